"""What may import what: each kind of breach, planted in a copy, is refused by import-linter."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, permutations
from pathlib import Path

import pytest

from tessera.features import FEATURES
from tessera.games import NAMES
from tests.tools.source.test_circles import Graph, imports_of
from tools.paths import KIT, LAB, PACKAGE, ROOT, SOURCE, TOOLS

Breach = tuple[str, str]
"""A module, and what it must not import."""


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(folder: str) -> list[str]:
    """The modules of a folder of the package, the folder's own first."""
    return [name_of(path) for path in sorted((PACKAGE / folder).rglob("*.py"))]


def in_rules() -> Iterator[Breach]:
    """Every file of rules is shut off from all that isn't `core`."""
    for game in NAMES:
        kin = f"tessera.games.{game}"
        shut = ("random", "time", "tessera.kit.bot", "tessera.i18n", "tessera.scene.node")
        for module in modules(f"games/{game}/rules"):
            yield from ((module, other) for other in (*shut, f"{kin}.view", f"{kin}.bots"))


def in_views_and_bots() -> Iterator[Breach]:
    for game, other in zip(NAMES, (*NAMES[1:], NAMES[0]), strict=True):
        kin = f"tessera.games.{game}"
        for room in ("rules", "view", "bots"):
            yield f"{kin}.{room}", f"tessera.games.{other}.rules"
        for module in modules(f"games/{game}/view"):
            yield from ((module, shut) for shut in (f"{kin}.bots", "random", "time"))
        for module in modules(f"games/{game}/bots"):
            for shut in (f"{kin}.view", "tessera.i18n", "tessera.scene.node", "random", "time"):
                yield module, shut


LAYERS = (
    *("features", "browser", "screens", "post", "storage", "thinking", "phones"),
    *("session", "games", "kit", "scene", "i18n"),
    "core",
)
"""The packages, each above those it may use."""


def in_layers() -> Iterator[Breach]:
    for height, upper in enumerate(LAYERS):
        for lower in LAYERS[height + 1 :]:
            yield f"tessera.{lower}", f"tessera.{upper}"
    yield from ((f"tessera.{pure}", "js") for pure in LAYERS if pure != "browser")


def in_siblings() -> Iterator[Breach]:
    """Packages that don't know each other."""
    yield from permutations(("tessera.storage", "tessera.thinking", "tessera.phones"), 2)
    yield "tessera.scene", "tessera.i18n"


WINGS = ("one_tab", "table", "settings", "services")
"""The folders of the screens, each above those it may use."""


def in_wings() -> Iterator[Breach]:
    """No wing knows one above it, and each of them stands in a row."""
    assert {path.parent.name for path in (PACKAGE / "screens").glob("*/__init__.py")} == {*WINGS}
    for upper, lower in combinations(WINGS, 2):
        yield f"tessera.screens.{lower}", f"tessera.screens.{upper}"


def in_features() -> Iterator[Breach]:
    """No feature knows one beside it or above it, or speaks to JavaScript by way of the kernel."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = (one["layers"] for one in contracts["contracts"] if one["id"] == "features")
    rows = [row.split(" | ") for row in layers]
    for height, row in enumerate(rows):
        others = {feature for upper in rows[: height + 1] for feature in upper}
        for feature in row:
            yield f"tessera.features.{feature}", "tessera.browser.device"
            for other in sorted(others - {feature}):
                yield f"tessera.features.{feature}", f"tessera.features.{other}"


def undeclared(graph: Graph) -> list[Breach]:
    """Lists the imports between features that no value names, and the names without an import."""
    breaches = []
    for package in FEATURES:
        own = {module for module in graph if module.startswith(f"{package}.")}
        known = {
            other.split(".")[2]
            for module in own
            for other in graph[module] - own
            if other.startswith("tessera.features.")
        }
        needs = {*import_module(package).FEATURE.needs}
        breaches += [(package, other) for other in sorted(known ^ needs)]
    return breaches


def test_features_name_what_they_import() -> None:
    graph = imports_of(PACKAGE)
    assert undeclared(graph) == []
    graph["tessera.features.rules.page"].add("tessera.features.shelf.people")
    graph["tessera.features.learn.guide"].remove("tessera.features.setup.names")
    assert undeclared(graph) == [
        ("tessera.features.learn", "setup"),
        ("tessera.features.rules", "shelf"),
    ]


TRADES = tuple(sorted(path.parent.name for path in TOOLS.glob("*/__init__.py")))
"""The folders of the tools."""
ARROWS = {("build", "art"), ("build", "runtime"), ("measure", "build")}
"""Which of them may use which."""
FOR_ALL = ("browser", "hashes", "messages", "page", "paths", "serve")
"""What they stand on."""


def in_tools() -> Iterator[Breach]:
    """A trade is shut off from all but what an arrow leads to, and nothing below knows any."""
    yield from (
        (f"tools.{trade}", f"tools.{other}")
        for trade, other in permutations(TRADES, 2)
        if (trade, other) not in ARROWS
    )
    yield from ((f"tools.{module}", f"tools.{trade}") for module in FOR_ALL for trade in TRADES)
    yield "tools.art.film", "tools.measure.lighthouse"
    yield "tools.page", "tools.messages"
    yield "tools.paths", "tools.page"


def parts(package: Path) -> list[str]:
    """The modules and folders of a package at its own level."""
    paths = sorted(package.iterdir())
    return [name_of(p) for p in paths if p.suffix == ".py" or (p / "__init__.py").exists()]


def in_the_app() -> Iterator[Breach]:
    """No part of the app uses a tool, the laboratory, or what lies beside it for authors and
    tests."""
    for part in parts(PACKAGE):
        shut = ("tools.paths", "lab.train.tactics", "tessera_kit.fakes.device")
        yield from ((part, other) for other in shut)
    for game in NAMES:
        yield f"tessera.games.{game}.bots", "lab.strength"
        yield f"tessera.games.{game}.bots", "tessera_kit.playing"


def in_the_kit() -> Iterator[Breach]:
    """The kit knows no tool and no browser, and its rooms point down."""
    for part in parts(KIT):
        shut = ("tools.paths", "lab.train.tactics", "tessera.browser.page", "js")
        yield from ((part, other) for other in shut)
    yield "tessera_kit.fakes", "tessera_kit.walk.checks"
    yield "tessera_kit.promises", "tessera_kit.command"
    yield "tessera_kit.command", "tessera_kit.authoring.new"


def in_the_lab() -> Iterator[Breach]:
    """No tool uses the laboratory, and what plays games there knows nothing of what teaches."""
    yield from ((f"tools.{name}", "lab.strength.arena") for name in (*TRADES, *FOR_ALL))
    yield "lab.strength.arena", "lab.train.tactics"
    yield "lab.strength.puzzles", "tools.build.packing"


def report(copy: Path, breaches: list[Breach]) -> str:
    """What import-linter says of a copy of the sources with all these breaches in it."""
    for folder in (SOURCE, TOOLS, LAB):
        there = copy / folder.relative_to(ROOT)
        shutil.copytree(folder, there, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    for module, other in breaches:
        above = copy if module.startswith(("tools.", "lab.")) else copy / "src"
        path = above / Path(*module.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\nimport {other}\n")
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=copy,
        # The report is a table of the terminal's width.
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "COLUMNS": "1000"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (1 if breaches else 0), done.stdout + done.stderr
    return done.stdout


KINDS = (
    *(in_rules, in_views_and_bots, in_layers, in_siblings, in_wings, in_features),
    *(in_the_app, in_the_kit, in_tools, in_the_lab),
)


@pytest.mark.parametrize("kind", KINDS)
def test_every_breach_is_refused(kind, tmp_path: Path) -> None:
    breaches = list(kind())
    said = report(tmp_path, breaches)
    unseen = [breach for breach in breaches if f"{breach[0]} -> {breach[1]} (" not in said]
    assert unseen == []


def test_without_a_breach_all_is_well(tmp_path: Path) -> None:
    assert "0 broken" in report(tmp_path, [])


def test_what_is_new_has_to_be_placed(tmp_path: Path) -> None:
    new = ("tessera.new", "tessera_kit.new", "tools.new")
    said = report(tmp_path, [(module, "tessera.core") for module in new])
    assert [module for module in new if f"\n- {module}\n" not in said] == []
