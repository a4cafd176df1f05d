"""CPython's list of the modules that are compiled in: a name and the function that starts it.

A module that isn't in it can't be found, like any other that isn't there: `import` raises
ModuleNotFoundError, and `sys.builtin_module_names` lacks it.
"""

from tools.runtime import Unexpected
from tools.runtime.program import Program

ROW = 8
"""Bytes: the address of the name, the function's entry of the table."""


def remove(program: Program, name: str) -> int:
    """Takes a module off the list. The answer is the entry of the function that started it."""
    starter = program.index.get(f"PyInit_{name}")
    if starter is None or len(program.entries[starter]) != 1:
        raise Unexpected(f"nothing starts the module {name}")
    (entry,) = program.entries[starter]
    rows = [place - 4 for place in program.places(entry) if is_row(program, place - 4, name)]
    if len(rows) != 1:
        raise Unexpected(f"{name} is not once in the list of modules")
    (start,) = rows
    end = start
    while program.word(end):
        end += ROW
    # What follows moves up; two rows of zeros are behind it then.
    program.memory[start:end] = program.memory[start + ROW : end] + bytes(ROW)
    return entry


def is_row(program: Program, start: int, name: str) -> bool:
    address = program.word(start)
    return 0 < address < len(program.memory) and program.text(address) == name
