"""What `check --look` finds of a game that can't be pressed or read."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tessera import games
from tessera_kit.authoring.new import new
from tessera_kit.authoring.project import Project, project_in
from tessera_kit.authoring.serve import HOST, server
from tessera_kit.authoring.trying import Trial, copy_site
from tessera_kit.look.table import breaches, sentences
from tools.paths import DIST, SOURCE

BOARD = """
    def board(self, seen):
        def button(name):
            look = {"type": "button", "class": name, "data-press": f"game:do {name}"}
            return Node("button", look, f"The button {name}", key=name)
        names = ("glow", "glow off", "tiny", "narrow", "astray")
        return Node("div", {"class": "board plain"}, *map(button, names))


GAME = """
STYLE = """\
[data-game="greed"] {
  .plain { display: block; }
  .plain button { display: block; width: 200px; height: 48px; padding: 0; }
  .plain .off { pointer-events: none; }
  .plain .tiny { height: 20px; font-size: 12px; }
  .plain .narrow { width: 60px; overflow: hidden; white-space: nowrap; }
  .plain .astray { translate: -90px; }
  .plain-hand { position: relative; }
  .plain-hand::before { content: ""; position: absolute; z-index: 9; inset: -60px 0 100%; }
}
"""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Project]:
    """A game in one file with a board on which much is wrong."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))  # Python is begun anew for the trial.
    new(tmp_path / "greed", small=True)
    package = tmp_path / "greed" / "tessera_greed"
    code = (package / "__init__.py").read_text(encoding="utf-8")
    code = code.replace("\n\n\nGAME = ", f"\n{BOARD}")
    code = code.replace("\n\n\n@data", "\nfrom tessera.scene.node import Node\n\n\n@data", 1)
    (package / "__init__.py").write_text(code, encoding="utf-8")
    (package / "style.css").write_text(STYLE, encoding="utf-8")
    yield project_in(tmp_path / "greed")
    games.INSTALLED.pop("greed", None)
    for name in [name for name in sys.modules if name.startswith("tessera_greed")]:
        del sys.modules[name]


def test_each_planted_breach_is_told_with_its_line(
    browser: Browser, planted: Project, tmp_path: Path
) -> None:
    root = tmp_path / "site"
    copy_site(DIST, root)
    trial = Trial(planted, root)
    trial.write()
    assert trial.fault == ""
    planted.use()
    game = games.find("greed")
    assert game
    with server(root, 0) as httpd, browser.new_context(reduced_motion="reduce") as context:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        address = f"http://{HOST}:{httpd.server_port}/"
        told = [*sentences(breaches(context.new_page(), address, game), planted.package)]
        httpd.shutdown()
    lines = "\n".join(told)
    assert len(told) == 5, lines
    for rule, name, words in (
        (4, "glow off", "isn't what lies in its middle"),
        (5, "tiny", "is 20 pixels wide or high: a finger wants 40"),
        (6, "narrow", "has a text that isn't seen whole"),
        (7, "astray", " pixels out of its panel"),
    ):
        line = STYLE.splitlines()[rule - 1].strip()
        (one,) = [one for one in told if f"The button {name}" in one]
        assert one.startswith(f"tessera_greed/style.css:{rule}: {line}\n390x844, at the beginning")
        assert words in one
    (one,) = [one for one in told if "lies over the prompt" in one]
    assert one.startswith("tessera_greed/style.css:8: .plain-hand {")
