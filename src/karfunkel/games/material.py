"""What a box holds, as text: shipped with the game, or a file in which somebody wrote down a real box.

An option names it (D3, M1): a shipped one by its name, a user's own by the path of its file.  Reading
options touches no file: only who draws a deal or needs a fresh position reads the material.  A record's
deal holds everything, so there the file's base name suffices, and the record is read without the file.
"""

from collections.abc import Iterator
from pathlib import Path

from karfunkel.games.faults import Fault, quoted


def recorded(name: str) -> str:
    """How a record calls it: a shipped one by its name, a file by its base name (RECORDS)."""
    return Path(name).name


def check(option: str, name: str, shipped: tuple[str, ...]) -> None:
    """Whether an option's value can name material at all; no file is read."""
    base = recorded(name)
    if not base or not base.isprintable():
        raise Fault(f"option {option}: expected {' or '.join(shipped)} or a file, not {quoted(name)}")
    if name not in shipped and base in shipped:
        raise Fault(
            f"option {option}: a file of one's own may not be called {quoted(base)}; please rename it"
        )


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that say something, with their numbers: no comments (``# …``), no blank lines."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Fault(f"cannot read {path}: {error.strerror or error}") from None
    except ValueError:
        raise Fault(f"cannot read {path}: it is no text in UTF-8") from None
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said
