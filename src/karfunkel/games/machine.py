"""Single instructions of the processor that Python has no word for; plain Python when interpreted."""

from karfunkel.games import cache  # isort: skip
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

__all__ = ["cache", "lowest", "size", "unsigned", "write_four"]

unsigned = np.uint64
"""``items[unsigned(i)]`` is ``items[i]`` without the step that makes -1 the last item."""


def lowest(bits):
    """The smallest member of a set that is not empty, its members being the bits of a word."""
    return (int(bits) & -int(bits)).bit_length() - 1


def size(bits):
    """How many members such a set has."""
    return int(bits).bit_count()


def write_four(items, at, first):
    """Write ``first`` and the three numbers after it to ``items[at:at + 4]``, which must be there."""
    for i in range(4):
        items[at + i] = first + i


@overload(lowest)
def _lowest(bits):
    return lambda bits: _trailing_zeros(bits)


@overload(size)
def _size(bits):
    return lambda bits: _population(bits)


@overload(write_four)
def _write_four(items, at, first):
    return lambda items, at, first: _store_four(items, at, first)


@intrinsic
def _trailing_zeros(typing, bits):
    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@intrinsic
def _population(typing, bits):
    def generate(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _store_four(typing, items, at, first):
    word, four = ir.IntType(64), ir.VectorType(ir.IntType(64), 4)

    def generate(context, builder, signature, arguments):
        items = context.make_array(signature.args[0])(context, builder, arguments[0])
        place = builder.bitcast(builder.gep(items.data, [arguments[1]]), four.as_pointer())
        numbers = ir.Constant(four, ir.Undefined)
        for i in range(4):
            number = builder.add(arguments[2], ir.Constant(word, i))
            numbers = builder.insert_element(numbers, number, ir.Constant(ir.IntType(32), i))
        builder.store(numbers, place, align=8)
        return context.get_dummy_value()

    if not (isinstance(items, types.Array) and items.dtype == types.int64 and items.layout == "C"):
        raise TypeError(f"write_four writes to a row of int64, not to {items}")
    return types.void(items, types.int64, types.int64), generate
