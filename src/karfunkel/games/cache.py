"""Where compiled kernels are kept.  To be imported before Numba, which reads this once.

Numba looks only at the file of the function it loads from its cache, not at the kernels which that one
calls; so every state of the sources gets a folder of its own, under the user's cache folder.
"""

import hashlib
import os
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).parent.parent
_WITH_KERNELS = ("games", "bots", "lab", "interop")


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for folder in _WITH_KERNELS:
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _choose() -> Path:
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given)
    folder = Path(platformdirs.user_cache_dir("karfunkel")) / "kernels" / _fingerprint()
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    return folder


CACHE = _choose()
