"""The pages that tell about the project name no file that there is not."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tools.paths import ROOT

OURS = (
    *("src", "tests", "tools", "packs", "static", "docs", "lab"),
    *(".github", ".ci"),
)
PAGES = sorted(
    {
        *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")),
        *(path for folder in ("docs", "lab") for path in (ROOT / folder).rglob("*.md")),
        *(path for folder in OURS for path in (ROOT / folder).rglob("README.md")),
    }
)
LISTING = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
QUOTED = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([\w./-]*)#?([\w-]*)\)")
FILE = re.compile(
    rf"({'|'.join(map(re.escape, OURS))})/[\w./*-]+"
    r"|[\w./*-]+(\.(py|md|toml|html|m?js|css|svg|po|txt|weights|yml|json)|/)"
)
ABSENT = {
    *("build/", "build/pyodide/", "dist/", "dist/licenses/index.html"),  # Built, never committed.
    *("build/passed.txt", "build/reruns.txt", "dist/packs/", "games.json", "simple/"),
    *("404.html", "hooks.js", "LICENSE.txt", "pyodide.asm.mjs"),  # Built; PyScript's, Python's …
    *("src/tessera/games/yours", "tests/games/yours/perft.txt"),  # Of a game that is being added.
}
"""What is named although it isn't here."""


@cache
def paths() -> tuple[Path, ...]:
    """Every file and folder of ours."""
    below = (path for folder in OURS for path in (ROOT / folder).rglob("*"))
    return *ROOT.iterdir(), *(path for path in below if "__pycache__" not in path.parts)


def is_here(name: str) -> bool:
    """Whether a path ends so: pages name files from wherever they speak of."""
    return name in ABSENT or any(path.match(name) for path in paths())


def named(text: str) -> Iterator[str]:
    """What looks like one of our files, in backticks."""
    words = chain.from_iterable(quoted.split() for quoted in QUOTED.findall(LISTING.sub("", text)))
    return (word for word in words if FILE.fullmatch(word))


def anchors(page: Path) -> set[str]:
    """The parts of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-")) for heading in headings}


@pytest.mark.parametrize("name", [str(page.relative_to(ROOT)) for page in PAGES])
def test_every_file_and_link_of_a_page_is_there(name: str) -> None:
    page = ROOT / name
    text = page.read_text(encoding="utf-8")
    missing = [file for file in named(text) if not is_here(file)]
    for link, part in LINK.findall(LISTING.sub("", text)):
        there = page.parent / link if link else page
        if not there.exists() or (part and part not in anchors(there)):
            missing.append(f"{link}#{part}")
    assert missing == []


def test_no_page_has_a_game_installed_by_a_name_that_anybody_may_take() -> None:
    """What lies in the tree is installed from there; `tessera` on the package index is something
    else, and who takes the names of the others nobody knows."""
    install = re.compile(r"pip install (.*)")
    words = [
        (page, word)
        for page in PAGES
        for line in install.findall(page.read_text(encoding="utf-8"))
        for word in line.split()
    ]
    assert [found for found in words if found[1].startswith("tessera")] == []
    assert [word for _, word in words if word.startswith("./packs/")]


def test_a_name_of_before_is_found() -> None:
    text = "See `session/shelf.py`, `core/rules.py` and `pytest -q tests/cores`."
    assert [name for name in named(text) if not is_here(name)] == [
        "session/shelf.py",
        "tests/cores",
    ]
