"""The style sheets keep what is promised of them, and stylelint finds where one does not."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from tessera.scene.style import served
from tools.build import style_sheets
from tools.paths import NODE_MODULES, PACKAGE, ROOT

FRAME = "static/css/frame/players.css"
PAGE = "static/css/frame/first/menu.css"
GAME = "src/tessera/games/tabula/style.css"
ROOT_RULE = '[data-game="tabula"] { %s }'

BREACHES = {
    "a class outside of the game's root": (GAME, ".b { top: 0; }", "one-root"),
    "another game's root": (GAME, '[data-game="sequence"] { .b { top: 0; } }', "one-root"),
    "a media query round the root": (GAME, "@media print { .b { top: 0; } }", "one-root"),
    "a class of two shared files": (FRAME, ".notice { top: 0; }", "one-file"),
    "the same, after a context": (FRAME, ".player > .notice { top: 0; }", "one-file"),
    "the same, among several": (FRAME, ":is(.notice, p) { top: 0; }", "one-file"),
    "a shared class in a game": (GAME, ROOT_RULE % ".entry { top: 0; }", "one-file"),
    "a colour as a number": (FRAME, ".a { color: #123; }", "colours"),
    "a colour as a function": (FRAME, ".a { fill: rgb(0 0 0 / .5); }", "colours"),
    "a colour by name": (FRAME, ".a { color: white; }", "colours"),
    "a colour within a value": (FRAME, ".a { box-shadow: 0 0 2px #fff; }", "colours"),
    "a token of a screen's own": (FRAME, ".a { --x: #123; }", "colours"),
    "a game's colour below the head": (GAME, ROOT_RULE % ".b { --x: #123; }", "colours"),
    "a shape without its name": (FRAME, "@media (max-height: 500px) { .a { top: 0; } }", "shapes"),
    "a shape that has no name": (FRAME, "@media (--odd) { .a { top: 0; } }", "shapes"),
    "a shape of a game's own": (
        GAME,
        ROOT_RULE % "@media (max-aspect-ratio: 4/3) { .b { top: 0; } }",
        "shapes",
    ),
    "a margin at the left": (FRAME, ".a { margin-left: 1px; }", "reading"),
    "a place at the right": (GAME, ROOT_RULE % ".b { right: 0; }", "reading"),
    "a side by the order of values": (FRAME, ".a { padding: 0 1px 0 calc(2px + 1px); }", "reading"),
    "a line at one side": (FRAME, ".a { border-left-width: 1px; }", "reading"),
    "a round corner": (FRAME, ".a { border-top-left-radius: 1px; }", "reading"),
    "corners of one side": (FRAME, ".a { border-radius: 1px 0 0 1px; }", "reading"),
    "text that begins at the left": (FRAME, ".a { text-align: left; }", "reading"),
    "a picture at the right": (FRAME, ".a { float: right; }", "reading"),
    "a step of an animation": (FRAME, "@keyframes a { from { left: 0; } }", "reading"),
    "a change of place": (FRAME, ".a { transition: opacity 1s, left 1s; }", "reading"),
    "what a corner covers": (
        FRAME,
        ".a { inset-inline-end: env(safe-area-inset-right); }",
        "reading",
    ),
    "a size of letters of its own": (PAGE, ".p { font-size: min(1.3rem, 9vw); }", "sizes"),
    "a size beside a face": (PAGE, ".p { font: 600 1.3rem/1.2 serif; }", "sizes"),
    "a size by that of its place": (PAGE, ".p { font-size: .85em; }", "sizes"),
    "what has no name, by a `has`": (FRAME, ".a:has(b) > :not(.c) { top: 0; }", "has"),
    "the same, within its rule": (FRAME, ".a:has(b) { > :first-child { top: 0; } }", "has"),
    "what a board is full of": (FRAME, ".a:has(b) > :is(h1, div):not(.c) { top: 0; }", "has"),
}
ALLOWED = {
    "a game arranges the hand": (GAME, ROOT_RULE % ".turn-panel { top: 0; }"),
    "a class of another game's too": (GAME, ROOT_RULE % ".slot { top: 0; }"),
    "a class as context": (FRAME, ".notice .a { top: 0; }"),
    "words that are no colours of ours": (FRAME, ".a { color: currentColor; fill: CanvasText; }"),
    "a shape by its name": (FRAME, "@media (--wide), (--low) { .a { top: 0; } }"),
    "where one thing has no room": (FRAME, "@media (max-width: 560px) { .a { top: 0; } }"),
    "a game's own token": (GAME, ROOT_RULE % "--planted: #123;"),
    "a token that is worked out once": (
        GAME,
        '@property --planted { syntax: "<length>"; inherits: true; initial-value: 0px; }',
    ),
    "start and end": (FRAME, ".a { margin-inline-start: 1px; text-align: end; }"),
    "both sides alike": (FRAME, ".a { margin: 0 1px 2px 1px; border-radius: 1px 1px 0 0; }"),
    "a token that is called so": (FRAME, ".a { --left: 1px; width: var(--left); }"),
    "a legend without its frame": (FRAME, ".a legend { float: left; }"),
    "a size of letters": (
        PAGE,
        ".p { font: 600 clamp(var(--lead), 3vmin, var(--title))/1.2rem x; }",
    ),
    "a name by a `has`": (FRAME, ".a:has(b) > :is(.c, p):not(.d) { top: 0; }"),
    "what has something, without a name": (FRAME, ".a > :has(b) { top: 0; }"),
    "no name on paper": (FRAME, "@media print { .a:has(b) > :not(.c) { top: 0; } }"),
    "a size on paper": (PAGE, "@media print { .p { font: 9pt serif; } }"),
    "what is measured by a board": (GAME, ROOT_RULE % ".b { font-size: .7rem; }"),
    "the same by night": (
        GAME,
        ROOT_RULE % "@media (prefers-color-scheme: dark) { --planted: #123; }",
    ),
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sheets and their linter, where a breach can be planted."""
    for name in ("static/css", "tools/stylelint"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for path in (*PACKAGE.glob("games/*/style.css"), *PACKAGE.glob("features/*/style.css")):
        sheet = path.relative_to(ROOT)
        (tmp_path / sheet).parent.mkdir(parents=True)
        shutil.copyfile(path, tmp_path / sheet)
    (tmp_path / "src/tessera/scene").mkdir()
    style = "src/tessera/scene/style.py"
    shutil.copyfile(ROOT / style, tmp_path / style)
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    return tmp_path


def complaints(folder: Path) -> set[tuple[str, int, str]]:
    """File, line and rule of everything that the linter finds."""
    told = folder / "told.json"
    linter = ("node_modules/stylelint/bin/stylelint.mjs", "--config", "tools/stylelint/config.mjs")
    command = ["node", *linter, "--formatter", "json"]
    sheets = ["static/css/**/*.css", "src/tessera/*/*/style.css"]
    subprocess.run([*command, "--output-file", told, *sheets], cwd=folder, check=False)
    return {
        (Path(sheet["source"]).relative_to(folder).as_posix(), found["line"], found["rule"])
        for sheet in json.loads(told.read_text(encoding="utf-8"))
        for found in sheet["warnings"]
    }


def plant(folder: Path, path: str, code: str) -> int:
    """Adds a line at the end of a sheet, and says which it is."""
    sheet = folder / path
    text = sheet.read_text(encoding="utf-8") + code + "\n"
    sheet.write_text(text, encoding="utf-8")
    return len(text.splitlines())


def test_every_breach_is_refused_and_nothing_else(copy: Path) -> None:
    for path, code in ALLOWED.values():
        plant(copy, path, code)
    expected = {
        (path, plant(copy, path, code), f"tessera/{rule}") for path, code, rule in BREACHES.values()
    }
    assert {found for found in complaints(copy) if found[0] in (FRAME, PAGE, GAME)} == expected


def test_the_served_sheet_holds_every_source_in_its_layer() -> None:
    apart = style_sheets.SOURCES / "alone.css"  # For pages that have no other sheet.
    sources = [*style_sheets.SOURCES.rglob("*.css"), *PACKAGE.glob("*/*/style.css")]
    sources.remove(apart)
    assert sorted(sources) == sorted(
        sheet for layer in style_sheets.LAYERS for sheet in style_sheets.sheets(layer)
    )
    code = style_sheets.first(style_sheets.FONTS) + style_sheets.rest()
    assert code.startswith("@layer tokens, base, frame, scene, game;\n")
    layers = re.split(r"^@layer (\w+) \{$", code, flags=re.MULTILINE)
    found: dict[str, str] = defaultdict(str)
    for layer, rules in zip(layers[1::2], layers[2::2], strict=True):
        found[layer] += rules
    for layer in style_sheets.LAYERS:
        for sheet in style_sheets.sheets(layer):
            rules = style_sheets.bare(sheet.read_text(encoding="utf-8"))
            assert served(rules).strip() in found[layer]
    assert "prefers-color-scheme" not in code  # It is asked in static/looks.js.
    assert not re.findall(r"@media [^{]*--", code)  # No browser knows names of ours.


def test_shapes_are_served_as_queries_and_nothing_else_is_touched() -> None:
    source = "@media (--narrow), (--sideways) {\n  a { width: calc(var(--wide)); }\n}"
    assert served(source) == (
        "@media (max-width: 480px), (min-aspect-ratio: 11/10) and (max-height: 500px) {\n"
        "  a { width: calc(var(--wide)); }\n}"
    )
    assert served("@media (--odd) {}") == "@media (--odd) {}"


def test_what_the_served_sheet_names_is_there_after_the_build() -> None:
    named = re.findall(r"url\(\"([^#\"]+)\"\)", style_sheets.first("fonts/"))
    assert named == ["fonts/titles.woff2", "fonts/texts.woff2"]
