"""How the rules are compiled: one decorator, one record type, one cache.

A kernel is a plain Python function on NumPy records.  Compiled by Numba it runs at the speed of C++;
with ``NUMBA_DISABLE_JIT=1`` the same source is interpreted, which is how tests get a second opinion.
"""

from collections.abc import Callable, Sequence
from typing import Any

from karfunkel.games import cache  # isort: skip  (Numba is told where to keep what it compiles)
import numba
import numpy as np

__all__ = ["COMPILED", "Position", "allocating_kernel", "cache", "kernel", "record"]

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]

COMPILED: bool = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]

_COUNTED: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": True}
_UNCOUNTED: dict[str, Any] = {**_COUNTED, "_nrt": False}


def kernel(function: Callable[..., Any]) -> Any:
    """Mark a function of the rules: compiled once per machine, free of Python's global lock.

    A kernel makes no arrays, so that Numba need not count who holds one.  Counting is an atomic addition
    wherever an array is handed on, and a third of the time of a random turn of Carat.
    """
    return numba.njit(**_UNCOUNTED)(function)


def allocating_kernel(function: Callable[..., Any]) -> Any:
    """The same for a function that does make arrays: they are counted in it, not in kernels it calls."""
    return numba.njit(**_COUNTED)(function)


class Position(np.void):  # type: ignore[misc]  # NumPy lets it be inherited from
    """A record like NumPy's own, which takes four times as long to read a field."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"a position has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def record(fields: Sequence[Field]) -> np.dtype[Any]:
    """The type of a position: attribute access in both modes, one assignment copies, bytes compare."""
    return np.dtype((Position, np.dtype(list(fields), align=True)))
