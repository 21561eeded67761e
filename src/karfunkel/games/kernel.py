"""How the rules are compiled: one decorator, one record type, one cache.

A kernel is a plain Python function on NumPy records.  Compiled by Numba it runs at the speed of C++;
with ``NUMBA_DISABLE_JIT=1`` the same source is interpreted, which is how tests get a second opinion.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import platformdirs

_PACKAGE = Path(__file__).parent.parent


def _fingerprint() -> str:
    """Changes whenever any source file of the package does.

    Numba looks only at the file of the function it loads from its cache, not at the kernels which that
    one calls; so every state of the sources gets a cache of its own.
    """
    digest = hashlib.sha256()
    for source in sorted(_PACKAGE.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _choose_cache() -> Path:
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    cache = Path(platformdirs.user_cache_dir("karfunkel")) / "kernels" / _fingerprint()
    os.environ["NUMBA_CACHE_DIR"] = str(cache)  # read by Numba when it is first imported
    return cache


CACHE = _choose_cache()

import numba  # noqa: E402  (only once the cache is chosen)
import numpy as np  # noqa: E402

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]

COMPILED: bool = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]


def kernel(function: Callable[..., Any]) -> Any:
    """Mark a function of the rules: compiled once per machine, free of Python's global lock."""
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)


def record(fields: Sequence[Field]) -> np.dtype[Any]:
    """The type of a position: attribute access in both modes, one assignment copies, bytes compare."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))
