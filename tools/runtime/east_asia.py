"""The tables of East Asia's encodings: a third of a megabyte when compressed.

A table is 256 rows: the address of a page, the first and the last character on it, and two bytes
that are zero. Where 2,048 bytes that an encoding's code mentions are such rows, they are a table;
nothing else looks like it. A page is two bytes for each character. So both ends of all that is
emptied are known, and it belongs to those who read the tables.
"""

import struct

from tools.runtime import Unexpected
from tools.runtime.program import Program

ROWS, ROW = 256, struct.Struct("<IBBH")
FEWEST = 4
"""Rows in use: an empty table could be anything."""


def stretches(program: Program, functions: range, alive: set[int]) -> list[tuple[int, int]]:
    """The start and end of each table and each page that only these functions mention."""
    found = []
    for address in sorted(program.mentioned(functions)):
        if pages := table(program, address):
            found += [(address, address + ROWS * ROW.size), *pages]
    if not found:
        raise Unexpected("no encoding has a table")
    others = program.mentioned(alive & program.calls.keys())
    if shared := others & {start for start, _ in found}:
        raise Unexpected(f"others use the tables too, at {sorted(shared)}")
    return found


def table(program: Program, address: int) -> list[tuple[int, int]]:
    """The pages of a table as starts and ends; none if it isn't a table."""
    memory = program.memory
    if address % 4 or not 0 < address <= len(memory) - ROWS * ROW.size:
        return []
    pages = []
    for page, first, last, nothing in ROW.iter_unpack(memory[address : address + ROWS * ROW.size]):
        end = page + 2 * (last - first + 1)
        if page == first == last == nothing == 0:
            continue
        if nothing or page % 2 or first > last or page == 0 or end > len(memory):
            return []
        pages.append((page, end))
    return pages if len(pages) >= FEWEST else []
