"""How a server is set up: by flag, environment or file, in this order, else by these defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta

from karfunkel.games.faults import Fault

PREFIX = "KARFUNKEL_"


def about(text: str, least: float | None = None, most: float | None = None) -> Meta:
    return Meta(description=text, ge=least, le=most)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each is the flag, the environment variable and the entry of the file of the same name."""

    host: Annotated[str, about("the address to listen on")] = "127.0.0.1"
    port: Annotated[int, about("the port to listen on; 0 takes a free one", 0, 65535)] = 8000
    data: Annotated[str, about("the folder for the database (default: the user's data folder)")] = ""
    database: Annotated[
        str, about("postgresql://… or sqlite:///FILE (default: a file in the data folder)")
    ] = ""
    bus: Annotated[str, about("local for one process, postgresql for several")] = "local"
    public_url: Annotated[
        str, about("the address people use, where a proxy stands in front: https://games.example")
    ] = ""
    proxies: Annotated[
        str, about("addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed")
    ] = ""
    metrics: Annotated[int, about("a port on 127.0.0.1 for Prometheus; 0: none", 0, 65535)] = 0
    log: Annotated[str, about("debug, info, warning or error")] = "info"
    bot_threads: Annotated[
        int, about("threads in which bots think (default: one less than there are processors)", 0, 256)
    ] = 0
    rooms: Annotated[int, about("tables kept at hand in memory", 1)] = 1000
    sockets: Annotated[int, about("most WebSocket connections", 1)] = 6000
    sockets_per_guest: Annotated[int, about("most WebSocket connections of one guest", 1)] = 20
    tables_per_guest: Annotated[int, about("most tables of one guest that are open or being played", 1)] = 20
    guests_per_hour: Annotated[int, about("most new guests from one address", 1)] = 60
    rate: Annotated[
        float,
        about(
            "messages a second from one guest; from one address five times as many requests", 0.01, 1_000_000
        ),
    ] = 20.0
    burst: Annotated[
        int, about("messages from one guest at once; from one address five times as many requests", 1)
    ] = 60
    bans_every: Annotated[float, about("after so many seconds bans are read again", 0.01, 86400)] = 10.0
    think: Annotated[float, about("the longest a bot may think about a move, in seconds", 0.01, 3600)] = 5.0

    @property
    def data_folder(self) -> Path:
        if self.data:
            return Path(self.data)
        import platformdirs

        return Path(platformdirs.user_data_dir("karfunkel", False))

    @property
    def where(self) -> str | Path:
        """The database."""
        from karfunkel.store.opening import FILE  # only now: it brings SQLAlchemy with it

        return self.database or self.data_folder / FILE

    @property
    def threads(self) -> int:
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)


def described() -> dict[str, str]:
    """What each setting is, with its default."""
    hints = get_type_hints(Settings, include_extras=True)
    texts = {name: hint.__metadata__[0].description for name, hint in hints.items()}
    defaults = {name: getattr(Settings(), name) for name in texts}
    return {
        name: f"{text} (default: {defaults[name]})" if defaults[name] and "default" not in text else text
        for name, text in texts.items()
    }


def read_settings(
    flags: Mapping[str, str], environment: Mapping[str, str], file: str | None = None
) -> Settings:
    """The settings that are given; a Fault names the one that is wrong."""
    values: dict[str, Any] = {}
    for source, given in (
        (file or "", _of_file(file) if file else {}),
        ("the environment", _of_environment(environment)),
        ("the command line", flags),
    ):
        for name, value in given.items():
            values[name.replace("-", "_")] = _read(name, value, source)
    return Settings(**values)


def _of_file(file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Fault(f"cannot read the settings in {file}: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Names of ours that are no settings are left alone: others may use the prefix."""
    known = {PREFIX + field.name.upper(): field.name for field in msgspec.structs.fields(Settings)}
    return {known[name]: value for name, value in environment.items() if name in known}


def _read(name: str, value: Any, source: str) -> Any:
    kind = get_type_hints(Settings, include_extras=True).get(name.replace("-", "_"))
    if kind is None:
        raise Fault(f"{source}: there is no setting {name!r}; karfunkel serve --help lists them")
    try:
        found = msgspec.convert(value, kind.__origin__, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        wanted = {int: "a whole number", float: "a number", str: "a text"}[kind.__origin__]
        raise Fault(f"{source}: {name} is {wanted}, not {value!r}") from None
    least, most = kind.__metadata__[0].ge, kind.__metadata__[0].le
    if (least is not None and not found >= least) or (most is not None and found > most):
        allowed = f"at least {least}" if most is None else f"{least} to {most}"
        raise Fault(f"{source}: {name} is {allowed}, not {value!r}")
    return found
