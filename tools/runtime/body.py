"""What the code of one function mentions: the functions it calls, its constants, and addresses.

https://webassembly.github.io/spec/core/appendix/index-instructions.html
"""

from tools.runtime.wasm import Reader

CALL, FUNCTION_ADDRESS, CONSTANT, LONG_CONSTANT = 0x10, 0xD2, 0x41, 0x42
HALF = 0xFFFFFFFF
UNREACHABLE = bytes([3, 0, 0x00, 0x0B])
"""A body: three bytes, no variables, a trap, the end."""

# What follows an instruction's own byte. Instructions that are not here have nothing.
NUMBER = {
    *(0x07, 0x08, 0x09, 0x18),  # catch, throw, rethrow, delegate
    *(0x0C, 0x0D, CALL, 0x12),  # br, br_if, call, return_call
    *range(0x20, 0x27),  # variables and tables
    *(0x3F, 0x40),  # memory.size, memory.grow
    FUNCTION_ADDRESS,
}
BLOCKS, NULL = {0x02, 0x03, 0x04, 0x06}, 0xD0
SIGNED = {*BLOCKS, CONSTANT, LONG_CONSTANT, NULL}  # a block has its type
INDIRECT = {0x11, 0x13}  # call_indirect, return_call_indirect
ACCESS = {*range(0x28, 0x3F)}  # loads and stores
BYTES = {0x43: 4, 0x44: 8}  # f32, f64
BRANCHES, TYPED_SELECT, LONG = 0x0E, 0x1C, 0xFC
LONG_NUMBERS = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
PLAIN = {
    *(0x00, 0x01, 0x05, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1),
    *range(0x45, 0xC5),
}


def mentions(reader: Reader, end: int) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The functions that a body calls or points to, its i32 constants, and what else may be an
    address: where it loads and stores, and the halves of i64 constants. Reads up to its end."""
    called: set[int] = set()
    constants: set[int] = set()
    addresses: set[int] = set()
    for _ in range(reader.number()):
        reader.number()
        reader.byte()
    while reader.at < end:
        match reader.byte():
            case code if code in PLAIN:
                pass
            case code if code in NUMBER:
                number = reader.number()
                if code in (CALL, FUNCTION_ADDRESS):
                    called.add(number)
            case code if code in SIGNED:
                number = reader.signed()
                if code == CONSTANT:
                    constants.add(number)
                elif code == LONG_CONSTANT:
                    addresses |= {number & HALF, number >> 32 & HALF}
            case code if code in INDIRECT:
                reader.number()
                reader.number()
            case code if code in ACCESS:
                reader.number()
                addresses.add(reader.number())
            case code if code in BYTES:
                reader.take(BYTES[code])
            case code if code == BRANCHES:
                for _ in range(reader.number() + 1):
                    reader.number()
            case code if code == TYPED_SELECT:
                reader.take(reader.number())
            case code if code == LONG:
                for _ in range(LONG_NUMBERS.get(reader.number(), 0)):
                    reader.number()
            case code:
                raise ValueError(f"an instruction that is not known here: {code:#x}")
    return frozenset(called), frozenset(constants), frozenset(addresses)
