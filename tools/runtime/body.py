"""What the code of one function mentions: the functions it calls, and its constants.

https://webassembly.github.io/spec/core/appendix/index-instructions.html
"""

from tools.runtime.wasm import Reader

CALL, FUNCTION_ADDRESS, CONSTANT = 0x10, 0xD2, 0x41
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
SIGNED = {0x02, 0x03, 0x04, 0x06, CONSTANT, 0x42, 0xD0}  # blocks by their type, i32, i64, null
TWO_NUMBERS = {0x11, 0x13, *range(0x28, 0x3F)}  # call_indirect; loads and stores
BYTES = {0x43: 4, 0x44: 8}  # f32, f64
BRANCHES, TYPED_SELECT, LONG = 0x0E, 0x1C, 0xFC
LONG_NUMBERS = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
PLAIN = {
    *(0x00, 0x01, 0x05, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1),
    *range(0x45, 0xC5),
}


def mentions(reader: Reader, end: int) -> tuple[frozenset[int], frozenset[int]]:
    """The functions that a body calls or points to, and its i32 constants. Reads up to its end."""
    called: set[int] = set()
    constants: set[int] = set()
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
            case code if code in TWO_NUMBERS:
                reader.number()
                reader.number()
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
    return frozenset(called), frozenset(constants)
