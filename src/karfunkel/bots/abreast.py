"""Several threads that think about the same thing at once; compiled searches let go of Python's lock."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from karfunkel.games import chance

Found = TypeVar("Found")


def abreast(threads: int, generator: Any, think: Callable[[Any], Found]) -> list[Found]:
    """What so many threads find, each with a chance of its own: the same whatever cores there are."""
    if threads == 1:
        return [think(generator)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(think, [_another(generator) for _ in range(threads)]))


def _another(generator: Any) -> Any:
    return chance.generator(int(chance.next_word(generator)) << 32 | int(chance.next_word(generator)))
