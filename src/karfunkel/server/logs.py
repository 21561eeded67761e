"""The server's logs, for programs."""

import json
import logging
import sys
import time
from typing import Any

from karfunkel.games.faults import Fault

_LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class JsonLines(logging.Formatter):
    """A line of JSON for each entry.  What is logged holds no names, cookies, tokens nor whole table ids."""

    _OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in self._OWN}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def write_logs(level: str) -> None:
    """To standard error."""
    if level not in _LEVELS:
        raise Fault(f"--log is one of {', '.join(_LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("karfunkel", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(_LEVELS[level] if name == "karfunkel" else max(_LEVELS[level], logging.WARNING))
