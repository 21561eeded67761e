"""Running ``karfunkel`` in tests: in this process, which is fast, or in one of its own, which is real."""

import contextlib
import io
import subprocess
import sys
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from karfunkel.cli.main import main


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


def run(*arguments: str, stdin: bytes = b"") -> Done:
    """The command, called as a function."""
    out, err = io.StringIO(), io.StringIO()
    status: Any = 0
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin))),
    ):
        try:
            main(arguments)
        except SystemExit as leaving:
            status = leaving.code or 0
    return Done(status, out.getvalue(), err.getvalue())


def run_for_real(*arguments: str, stdin: bytes = b"") -> Done:
    """The command, as a process."""
    command = [sys.executable, "-m", "karfunkel", *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, check=False)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
