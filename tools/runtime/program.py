"""A compiled program: who calls whom, what its table points to, what lies in its memory.

The linker lays objects out in the order in which it was given them: the functions of one object
stand together, and so do the entries of the table that it was the first to mention.
"""

import struct
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tools.runtime import body, wasm

CONSTANT, END = 0x41, 0x0B


@dataclass
class Program:
    """Functions are known by their index; `table` and `memory` may be changed."""

    module: bytes
    names: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    """The names of each exported function; several if functions that do the same were merged."""
    calls: dict[int, frozenset[int]] = field(default_factory=dict)
    constants: dict[int, frozenset[int]] = field(default_factory=dict)
    addresses: dict[int, frozenset[int]] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)
    table: dict[int, int] = field(default_factory=dict)
    memory: bytearray = field(default_factory=bytearray)

    def __post_init__(self) -> None:
        self._sections = dict(wasm.sections(self.module))
        self.first = sum(kind == wasm.FUNCTION for *_, kind in wasm.imports(self.module))
        """The first function that is not imported."""
        for export in wasm.exports(self.module):
            if export.kind == wasm.FUNCTION:
                self.names[export.index].append(export.name)
        self.index = {name: i for i, names in self.names.items() for name in names}
        self.named = sorted(index for index in self.names if index >= self.first)
        self._read_code()
        self.behind = self.first + len(self.calls)
        """The number after the last function."""
        self._read_table()
        self._read_memory()
        self.entries: dict[int, list[int]] = defaultdict(list)
        for entry, function in self.table.items():
            self.entries[function].append(entry)
        self.callers: dict[int, set[int]] = defaultdict(set)
        for caller, called in self.calls.items():
            for function in called:
                self.callers[function].add(caller)

    def _read_code(self) -> None:
        reader = wasm.Reader(self._sections[wasm.CODE])
        for function in range(self.first, self.first + reader.number()):
            size = reader.number()
            self.sizes[function] = size
            mentions = body.mentions(reader, reader.at + size)
            self.calls[function], self.constants[function], self.addresses[function] = mentions

    def _read_table(self) -> None:
        reader = wasm.Reader(self._sections[wasm.ELEMENTS])
        if (reader.number(), reader.number()) != (1, 0):
            raise ValueError("more than one plain table of functions")
        self._table_start = offset(reader)
        for entry in range(self._table_start, self._table_start + reader.number()):
            self.table[entry] = reader.number()

    def _read_memory(self) -> None:
        reader = wasm.Reader(self._sections[wasm.DATA])
        self._segments = []
        for _ in range(reader.number()):
            if reader.number():
                raise ValueError("data that is not placed from the beginning")
            start = offset(reader)
            data = reader.take(reader.number())
            self._segments.append((start, start + len(data)))
            self.memory.extend(bytes(start + len(data) - len(self.memory)))
            self.memory[start : start + len(data)] = data

    # --- Looking around. ---

    def word(self, address: int) -> int:
        return int(struct.unpack_from("<I", self.memory, address)[0])

    def text(self, address: int) -> str:
        return self.memory[address : self.memory.index(0, address)].decode("latin-1")

    def sure(self, functions: Iterable[int]) -> list[int]:
        """The entries of functions that are in the table once and are reached in no other way."""
        return sorted(
            self.entries[function][0]
            for function in functions
            if len(self.entries[function]) == 1
            and not self.callers[function]
            and function not in self.names
        )

    def mentioned(self, functions: Iterable[int]) -> set[int]:
        """The constants in the code of these functions."""
        return set().union(*(self.constants[function] for function in functions))

    def addresses_in(self, functions: Iterable[int]) -> set[int]:
        """The numbers in the code of these functions that may be addresses of what lies in memory
        from the beginning."""
        start, end = self._segments[0][0], len(self.memory)
        numbers = set().union(*(self.constants[f] | self.addresses[f] for f in functions))
        return {number for number in numbers if start <= number < end}

    def places(self, word: int) -> Iterator[int]:
        """The addresses in memory, multiples of four, that hold a word."""
        wanted, place = struct.pack("<I", word), -1
        while (place := self.memory.find(wanted, place + 1)) >= 0:
            if place % 4 == 0:
                yield place

    @cached_property
    def _words(self) -> dict[int, list[int]]:
        """For each word in memory that could be an entry of the table, the places where it stood,
        counted in words."""
        found: dict[int, list[int]] = defaultdict(list)
        for place, word in enumerate(self._memory_words):
            if word in self.table:
                found[word].append(place)
        return found

    @cached_property
    def _memory_words(self) -> memoryview:
        return memoryview(bytes(self.memory[: len(self.memory) // 4 * 4])).cast("I")

    def beside(self, entry: int, distance: int) -> set[int]:
        """The words in memory within a distance (in words) of one that could be this entry."""
        return {
            word
            for place in self._words.get(entry, ())
            for word in self._memory_words[max(0, place - distance) : place + distance + 1]
        }

    def next_named(self, function: int) -> int:
        """The first exported function behind this one."""
        return self.named[bisect_right(self.named, function)]

    def named_before(self, function: int) -> int:
        """The last exported function before this one."""
        return self.named[bisect_left(self.named, function) - 1]

    def alive(self, exports: Iterable[wasm.Export], without: set[int]) -> set[int]:
        """The functions that exports and table lead to, if the entries in `without` are taken
        out."""
        waiting = [export.index for export in exports if export.kind == wasm.FUNCTION]
        waiting += [function for entry, function in self.table.items() if entry not in without]
        found = set(waiting)
        while waiting:
            fresh = self.calls.get(waiting.pop(), frozenset()) - found
            found |= fresh
            waiting += fresh
        return found

    # --- Writing it again. ---

    def put(self, address: int, data: bytes) -> None:
        """Puts bytes into memory, also where there were only zeros, which no segment has."""
        fresh = address, address + len(data)
        self.memory[fresh[0] : fresh[1]] = data
        self._segments = sorted([*without(self._segments, [fresh]), fresh])

    def written(self, empty: list[tuple[int, int]], trap: int | None = None) -> bytes:
        """The module with its table and memory as they are now.

        Stretches of memory that are `empty` are left out; the body of the function `trap` is
        replaced by a trap."""
        entries = b"".join(wasm.encoded(function) for function in self.table.values())
        table = wasm.encoded(1) + b"\0" + placed(self._table_start)
        module = wasm.with_section(
            self.module, wasm.ELEMENTS, table + wasm.encoded(len(self.table)) + entries
        )
        pieces = list(without(self._segments, empty))
        data = b"".join(
            b"\0" + placed(start) + wasm.encoded(end - start) + self.memory[start:end]
            for start, end in pieces
        )
        module = wasm.with_section(module, wasm.DATA_COUNT, wasm.encoded(len(pieces)))
        module = wasm.with_section(module, wasm.DATA, wasm.encoded(len(pieces)) + data)
        if trap is None:
            return module
        return wasm.with_section(module, wasm.CODE, self._code_with(trap))

    def _code_with(self, trap: int) -> bytes:
        code = self._sections[wasm.CODE]
        reader = wasm.Reader(code)
        reader.number()
        for _ in range(trap - self.first):
            reader.take(reader.number())
        start = reader.at
        reader.take(reader.number())
        return code[:start] + body.UNREACHABLE + code[reader.at :]


def offset(reader: wasm.Reader) -> int:
    """The constant that says at which place something starts."""
    if reader.byte() != CONSTANT:
        raise ValueError("a place that is not a number")
    place = reader.signed()
    if reader.byte() != END:
        raise ValueError("a place that is worked out")
    return place


def placed(start: int) -> bytes:
    return bytes([CONSTANT]) + wasm.encoded_signed(start) + bytes([END])


def without(
    stretches: list[tuple[int, int]], empty: list[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """The pieces of some stretches that are left when others are taken out."""
    for start, end in stretches:
        left = start
        for gap, after in sorted(empty):
            if left < after and gap < end:
                if left < gap:
                    yield left, gap
                left = after
        if left < end:
            yield left, end
