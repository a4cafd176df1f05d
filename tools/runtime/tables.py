"""Large tables in memory: some that nothing reads any more, and the names of characters, which only
games by others may want.

Binaryen drops a function that nothing reaches, but not what it read: nothing says where that ends.
The code does: a table begins at an address that code mentions, and ends where other code's begins.
"""

import struct
from bisect import bisect_left
from collections import Counter
from itertools import pairwise

from tools.runtime import Unexpected, parts, wasm
from tools.runtime.left_out import Part
from tools.runtime.program import Program

UNREAD = (
    ("iconv_open", "iconv"),  # musl's own encodings; Python has others
    # Numbers as C++ writes them; Python has its own way.
    ("_ZNSt3__220__d2fixed_buffered_nEPcS0_dj", "_ZNSt3__25__d2dB8ne210108Eyj"),
)
"""The first and the last function with a name that read some tables."""
LEAST = 4096
"""The bytes of a large table."""
FEW = 4
"""Numbers of other code that may look like addresses in one table."""
BESIDE = 16
"""Code that reads two bytes in turn mentions two places of one table."""
CHARACTERS = 0x110000


def to_empty(program: Program, exports: list[wasm.Export]) -> tuple[list[tuple[int, int]], bytes]:
    """The start and the end of each of these tables; and the names of characters as they travel: of
    each of their tables the start and the length, as two words, and then its bytes."""
    alive = program.alive(exports, set()) & program.calls.keys()
    names = of_names(program)
    taken = b"".join(
        struct.pack("<II", start, end - start) + program.memory[start:end] for start, end in names
    )
    unread = [read_by(program, first, last, alive) for first, last in UNREAD]
    return [*unread, *names], taken


def read_by(program: Program, first: str, last: str, alive: set[int]) -> tuple[int, int]:
    """The start and the end of what functions that are gone read. Others that are gone may have
    something between."""
    start, end = parts.function_of(program, first), parts.function_of(program, last)
    functions = range(start, program.next_named(end))
    if not alive.isdisjoint(functions):
        raise Unexpected(f"{first} is needed")
    others = sorted(program.addresses_in(alive))
    own = sorted(program.addresses_in(functions) - {*others})
    # A number may look like an address, but not many of them like addresses side by side.
    gaps = Counter(bisect_left(others, address) for address in own)
    (gap, _), *_ = gaps.most_common(1)
    own = [address for address in own if bisect_left(others, address) == gap]
    behind = program.addresses_in(program.calls.keys() - {*functions})
    stretch = own[0], min(address for address in behind if address > own[-1])
    if stretch[1] - stretch[0] < LEAST:
        raise Unexpected(f"{first} has no large tables")
    return stretch


def of_names(program: Program) -> list[tuple[int, int]]:
    """The start and the end of each table from which unicodedata has the names of characters: the
    one that lists all that have a name, and whatever else is read by who reads that."""
    functions = parts.module(program, Part("PyInit_unicodedata"), [])
    addresses = sorted(program.addresses_in(functions))
    starts = [one for before, one in pairwise([0, *addresses]) if one > before + BESIDE]
    others = sorted(program.addresses_in(program.calls.keys() - {*functions}))
    tables = {
        start: end
        for start, end in pairwise(starts)
        if end - start >= LEAST and bisect_left(others, end) - bisect_left(others, start) <= FEW
    }
    wanted = {start for start, end in tables.items() if _lists_characters(program, start, end)}
    if len(wanted) != 1:
        raise Unexpected("no table, or more than one, lists characters")
    while True:
        readers = [f for f in functions if not wanted.isdisjoint(program.addresses_in([f]))]
        more = program.addresses_in(readers) & tables.keys()
        if more == wanted:
            return sorted((start, tables[start]) for start in wanted)
        wanted = more


def _lists_characters(program: Program, start: int, end: int) -> bool:
    """Whether words of memory are characters, nearly all of them others."""
    words = memoryview(bytes(program.memory[start : end - (end - start) % 4])).cast("I")
    return max(words) < CHARACTERS and len({*words}) > 0.9 * len(words)
