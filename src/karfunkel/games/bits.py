"""Sets of small numbers as the bits of one 64-bit word, for kernels."""

from typing import Any

from numba.core import types
from numba.extending import intrinsic

from karfunkel.games.kernel import COMPILED, kernel

Word = Any


def lowest(bits: Word) -> Word:
    """The smallest member of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


def size(bits: Word) -> Word:
    """How many members a set has."""
    return int(bits).bit_count()


@intrinsic
def _trailing_zeros(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = context.cast(builder, arguments[0], signature.args[0], types.int64)
        return builder.cttz(word, context.get_constant(types.boolean, True))

    return types.int64(bits), generate


@intrinsic
def _population(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

    return types.int64(bits), generate


if COMPILED:  # one instruction each

    @kernel
    def lowest(bits):
        return _trailing_zeros(bits)

    @kernel
    def size(bits):
        return _population(bits)
