"""The checks that come first wherever a game is checked, on a command line and in a page: imports,
names of methods, values of states."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

OUTSIDE = ("random", "secrets", "time", "datetime", "js", "pyodide", "pyodide_js", "pyscript")
"""No game has a clock, dice or a page of its own."""
INSTEAD: dict[type, str] = {
    list: "tuple",
    set: "frozenset",
    dict: "tuple of pairs",
    bytearray: "bytes",
}
"""What a state holds in place of what can be changed."""
ALIKE = 0.84
"""As like as `choises` and `choices`."""


class Import(NamedTuple):
    """A module that is imported, or a name imported from one with its module in front."""

    module: str
    line: int


def imports(code: str) -> Iterator[Import]:
    """All imports of a module's code."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (Import(f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def is_in(module: str, package: str) -> bool:
    """Whether a module is the package or lies in it."""
    return f"{module}.".startswith(f"{package}.")


def misspelt(base: type, kind: type) -> Iterator[tuple[str, str, str]]:
    """The methods of a class, or of those between it and its base, with names that are nearly one
    of the base: the class, the name, and the other."""
    own = {name: one for one in kind.__mro__ for name in vars(one) if base in one.__mro__[1:]}
    known = {name for name in dir(base) if not name.startswith("_")}
    left = known - own.keys()
    for name, owner in own.items():
        if name not in known and callable(vars(owner)[name]) and not name.startswith("_"):
            meant = max(left, key=lambda other: likeness(name, other), default="")
            if likeness(name, meant) >= ALIKE:
                yield owner.__name__, name, meant


def likeness(one: str, other: str) -> float:
    """The share (0 to 1) of two words that stands in both in the same order."""
    # The page's library has no difflib.
    common = [0] * (len(other) + 1)
    for letter in one:
        before = [*common]
        for n, its in enumerate(other, 1):
            common[n] = before[n - 1] + 1 if letter == its else max(before[n], common[n - 1])
    return 2 * common[-1] / max(1, len(one) + len(other))


class Changeable(NamedTuple):
    """A field of a state that can be changed, and the kind of value in it."""

    field: str
    kind: type
    within: bool
    """Whether the value lies within a tuple there."""


def changeable(state: Any) -> Changeable | None:
    """The first field of a dataclass with a value that can be changed."""
    for field in fields(state) if is_dataclass(state) else ():
        value = getattr(state, field.name)
        if kind := _changes(value):
            return Changeable(field.name, kind, within=isinstance(value, tuple))
    return None


def _changes(value: Any) -> type | None:
    if isinstance(value, tuple):
        return next((kind for one in value if (kind := _changes(one))), None)
    return next((kind for kind in INSTEAD if isinstance(value, kind)), None)
