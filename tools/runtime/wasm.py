"""As much of the WebAssembly format as the cut needs: numbers, sections, imports, exports.

https://webassembly.github.io/spec/core/binary/modules.html
"""

from collections.abc import Iterator
from dataclasses import dataclass

HEADER = b"\0asm\1\0\0\0"
IMPORTS, EXPORTS, ELEMENTS, CODE, DATA, DATA_COUNT = 2, 7, 9, 10, 11, 12

FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
"""The kinds of what is imported or exported."""


@dataclass
class Reader:
    """A position in some bytes, which moves on as they are read."""

    data: bytes
    at: int = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned number: seven bits a byte, the lowest first (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """A signed number (LEB128): the highest of the last byte's seven bits is the sign."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def limits(self) -> None:
        for _ in range(2 if self.number() & 1 else 1):
            self.number()


def encoded(value: int) -> bytes:
    """An unsigned number in LEB128."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def encoded_signed(value: int) -> bytes:
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value & 0x7F])


def encoded_name(name: str) -> bytes:
    return encoded(len(name.encode())) + name.encode()


def sections(module: bytes) -> list[tuple[int, bytes]]:
    """The number and the bytes of each section, in the module's order."""
    reader = Reader(module)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("this is no WebAssembly module")
    found = []
    while reader.at < len(module):
        number = reader.byte()
        found.append((number, reader.take(reader.number())))
    return found


def joined(parts: list[tuple[int, bytes]]) -> bytes:
    """A module of these sections."""
    return HEADER + b"".join(bytes([number]) + encoded(len(data)) + data for number, data in parts)


@dataclass(frozen=True)
class Export:
    name: str
    kind: int
    index: int


def exports(module: bytes) -> list[Export]:
    reader = Reader(dict(sections(module))[EXPORTS])
    return [Export(reader.name(), reader.byte(), reader.number()) for _ in range(reader.number())]


def with_section(module: bytes, number: int, data: bytes) -> bytes:
    return joined([(n, data if n == number else old) for n, old in sections(module)])


def with_exports(module: bytes, kept: list[Export]) -> bytes:
    """The module with only these exports."""
    data = encoded(len(kept)) + b"".join(
        encoded_name(export.name) + bytes([export.kind]) + encoded(export.index) for export in kept
    )
    return with_section(module, EXPORTS, data)


def imports(module: bytes) -> Iterator[tuple[str, str, int]]:
    """The imports, each as its module, its name and its kind."""
    reader = Reader(dict(sections(module)).get(IMPORTS, b"\0"))
    for _ in range(reader.number()):
        source, name, kind = reader.name(), reader.name(), reader.byte()
        yield source, name, kind
        match kind:
            case _ if kind == FUNCTION:
                reader.number()
            case _ if kind == TABLE:
                reader.byte()
                reader.limits()
            case _ if kind == MEMORY:
                reader.limits()
            case _ if kind == GLOBAL:
                reader.take(2)
            case _:
                reader.byte()
                reader.number()
