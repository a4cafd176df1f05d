"""What stays behind when the app becomes bytecode."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

from tools.build.compile_zip import shipped
from tools.paths import PACKAGE, ROOT, SOURCE

WRITTEN = '''
"""A module."""
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar
from tessera.kit.game import AnyGame as AnyGame, Game
from tessera.i18n import N_, say
__all__ = ["say"]
@dataclass
class Seat:
    """A seat."""
    name: str = ""
    game: Game
    most: ClassVar[int] = 12
    def sit(self, who: str, *others: Callable[[], str]) -> bool:
        """Whether anybody sits there."""
        return bool(who or others)
'''
SHIPPED = """
from dataclasses import dataclass
from typing import ClassVar
from tessera.kit.game import AnyGame as AnyGame
from tessera.i18n import say
__all__ = ["say"]
@dataclass
class Seat:
    name: None = ""
    game: None
    most: ClassVar[int] = 12
    def sit(self, who, *others):
        return bool(who or others)
"""


def test_neither_docstrings_nor_types_nor_what_they_name_are_shipped() -> None:
    left = shipped(WRITTEN.encode(), "tessera/screens/seat.py")
    assert ast.dump(left) == ast.dump(ast.parse(SHIPPED))


FROZEN = """
from dataclasses import dataclass, field, replace
@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    squares: tuple[int, ...] = ()
@dataclass(frozen=True, slots=True, eq=False)
class Game:
    moves: tuple[Move, ...] = field(default=(), kw_only=True)
"""


def test_a_frozen_dataclass_is_shipped_as_one_that_only_nobody_keeps_from_being_changed() -> None:
    room: dict[str, Any] = {"__name__": __name__}
    exec(compile(shipped(FROZEN.encode(), "tessera/core/moves.py"), "moves", "exec"), room)
    move, game, replace = room["Move"], room["Game"], room["replace"]
    assert move(1, (2,)) == move(1, (2,)) != move(2, (2,))
    assert len({move(1), move(1), move(2)}) == 2
    assert len({game(), game()}) == 2
    assert repr(replace(move(1), squares=(3, 4))) == "Move(seat=1, squares=(3, 4))"
    changed = move(1)
    changed.seat = 2  # Which is what makes it so quick to be made.
    assert changed == move(2)


def test_what_games_by_others_import_from_is_shipped_with_all_its_names() -> None:
    """They are checked in CPython, and a name that lacks in the page alone would be found by nobody
    before."""
    for room in ("core", "i18n", "kit", "scene"):
        names = names_in(shipped(WRITTEN.encode(), f"tessera/{room}/seat.py"))
        assert {"Callable", "Game", "N_"} <= names


def names_in(tree: ast.Module) -> set[str]:
    """What others can take from a module."""
    found = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
    return found


def test_whatever_one_module_takes_from_another_is_shipped() -> None:
    """In the tests too: they run inside Pyodide."""
    there = {}
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        place = path.relative_to(SOURCE).as_posix()
        there[name] = names_in(shipped(path.read_bytes(), place))
    lacking = []
    for folder in (PACKAGE, ROOT / "tests", ROOT / "packs"):
        for path in folder.rglob("*.py"):
            for module, names in taken_in(path.read_text(encoding="utf-8")):
                taken = {name for name in names if f"{module}.{name}" not in there}
                lacking += [(path.name, module, n) for n in taken - there.get(module, taken)]
    assert not lacking


TAKEN = re.compile(r"^[ \t]*from ([\w.]+) import (?:\(([^)]*)\)|(.+))$", re.MULTILINE)
"""Two thirds of a thousand files are read, and to parse them takes 20 times as long."""


def taken_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """Modules, and what a source takes from each."""
    for module, several, one in TAKEN.findall(source):
        names = re.sub(r"#.*", "", several or one).split(",")
        yield module, [name.split()[0] for name in names if name.strip()]


def test_whatever_is_taken_is_seen() -> None:
    source = (
        "def f():\n    from a.b import c as d, e  # why\nfrom f import (\n  g,  # why\n  h,\n)\n"
    )
    assert [*taken_in(source)] == [("a.b", ["c", "e"]), ("f", ["g", "h"])]
