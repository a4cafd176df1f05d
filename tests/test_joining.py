"""What those who join are told is so."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import tessera
from tessera.core.record import FORMAT
from tools.build.archive import news
from tools.paths import ROOT, SOURCE


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_changelog_knows_this_version_and_the_record_format_that_it_writes() -> None:
    heads = re.findall(r"^## (\S+) .*· record format (\d+)$", text("CHANGELOG.md"), flags=re.M)
    newest = next(head for head in heads if head[0] != "Unreleased")
    assert newest[0] == tessera.__version__
    assert heads[0][1] == str(FORMAT)
    formats = re.findall(r"^\| (\d+) \|", text("CHANGELOG.md"), flags=re.M)
    assert [int(number) for number in formats] == list(range(FORMAT, 0, -1))


def test_each_part_of_the_newest_news_is_read_in_a_minute() -> None:
    parts = re.split(r"^### ", news(text("CHANGELOG.md"), tessera.__version__), flags=re.M)
    assert {part.partition("\n")[0]: n for part in parts if (n := len(part.split())) > 200} == {}


def test_in_a_tree_that_was_never_built_pytest_says_so_in_one_line(tmp_path: Path) -> None:
    catalogue = tmp_path / "src/tessera/i18n/locale/pt/LC_MESSAGES/tessera.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.touch()
    shutil.copy(ROOT / "conftest.py", tmp_path)
    command = [sys.executable, "-m", "pytest", "-p", "no:playwright", "-p", "no:hypothesispytest"]
    inherited = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    environment = {**inherited, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == "Tessera isn't built yet: `make build` first, then the tests.\n"
    assert done.returncode != 0
