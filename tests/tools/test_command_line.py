"""`python -m tessera`: games told, played and checked without a browser."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from csv import DictReader
from io import StringIO
from pathlib import Path

import pytest

from tessera.games import find
from tessera_kit import command, recording
from tessera_kit.__main__ import main
from tessera_kit.app_promises import OF_APP
from tessera_kit.command import Wishes
from tests.storage.golden import FOLDER
from tools.paths import ROOT, SOURCE

DICE = FOLDER / "record-2" / "sequence_dice-1.txt"


def typed(*arguments: object, language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": language, "LC_ALL": language}
    command = [sys.executable, "-X", "utf8", "-m", "tessera", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, check=False
    )


def tessera(*arguments: object, language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """Here: a process takes half a second to begin."""
    out, errors = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as changed, redirect_stdout(out), redirect_stderr(errors):
        for name, value in {"LANG": language, "LC_ALL": language}.items():
            changed.setenv(name, value)
        code = main([*map(str, arguments)])
    return subprocess.CompletedProcess([], code, out.getvalue(), errors.getvalue())


def test_what_is_typed_is_told_and_what_is_wrong_is_an_error() -> None:
    for arguments in (("replay", DICE), ("replay", "/nowhere")):
        done, here = typed(*arguments), tessera(*arguments)
        assert (done.returncode, done.stdout) == (here.returncode, here.stdout)
        assert done.stderr == here.stderr


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.txt")), ids=lambda path: path.stem)
def test_a_game_is_told_to_its_end(path: Path) -> None:
    done = tessera("replay", path)
    assert (done.returncode, done.stderr) == (0, "")
    end = path.with_suffix(".end").read_text(encoding="utf-8")
    assert done.stdout.endswith(end)


def test_each_event_stands_with_what_it_did() -> None:
    lines = tessera("replay", DICE).stdout.split("\n")
    assert lines[:3] == ["Sequence Dice", "  1. Ana Luísa (normal)", "  2. Rui (normal)"]
    assert "    4  place e4       Ana Luísa puts a chip on e4." in lines


def test_it_speaks_the_language_of_the_machine() -> None:
    assert "Sequência com Dados" in tessera("replay", DICE, language="pt_PT.UTF-8").stdout
    assert "Sequence Dice" in tessera("replay", DICE, language="nl_NL.UTF-8").stdout


def test_the_first_bad_event_is_named_after_the_good_ones(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    text = DICE.read_text(encoding="utf-8").replace("place e4", "place a1", 1)
    bad.write_text(text, encoding="utf-8")
    done = tessera("replay", bad)
    assert done.returncode == 1
    assert (
        done.stderr == "Move 4 of this saved game is against the rules: “place a1”. "
        "Look for another copy of it.\n"
    )
    assert "\n    3  " in done.stdout
    assert "\n    4  " not in done.stdout


def test_what_cannot_be_seen_in_a_bad_event_is_spelt_out(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    text = DICE.read_text(encoding="utf-8").replace(
        "place e4", "\x1b[2Jplace\u202e \u200fe4\x9b", 1
    )
    bad.write_text(text, encoding="utf-8")
    done = tessera("replay", bad)
    assert done.returncode == 1
    assert r"“\x1b[2Jplace\u202e \u200fe4\x9b”" in done.stderr


CANNOT = [
    *((), ("replay",), ("replay", "/nowhere"), ("analyse", DICE, "--json")),
    *(("play", "ludo"), ("play", "sequence", "5"), ("play", "sequence", "many")),
    ("check",),
]


@pytest.mark.parametrize("arguments", CANNOT)
def test_what_it_cannot_do_it_says(arguments: tuple[object, ...]) -> None:
    done = tessera(*arguments)
    assert done.returncode == 2
    assert done.stderr


def test_what_is_no_game_is_not_checked() -> None:
    done = typed("check", "ludo")
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_whose_end_is_missing_is_told_as_far_as_it_is_there(tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    cut.write_text(DICE.read_text(encoding="utf-8").partition("place e4")[0], encoding="utf-8")
    done = tessera("replay", cut)
    assert done.returncode == 1
    assert (
        done.stderr == "The end of this saved game is missing: 3 of 96 moves are here. "
        "Look for another copy of it.\n"
    )
    assert "\n    3  " in done.stdout


def test_a_game_is_analysed_as_a_table_of_text() -> None:
    done = tessera("analyse", DICE)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Better dice decided. With average luck: about 6 wins in 10")
    turned = [line.partition(".")[0] for line in lines[1:4]]
    assert turned == ["Move 25", "Move 31", "Move 47"], "as on the page, three that mattered most"
    # The throw that made a line possible, which was then made.
    assert any("roll 1 2" in line and line.split()[-2:] == ["Luck", "+49.0"] for line in lines)
    assert any(line.startswith("1. Ana Luísa: Luck ") for line in lines)
    assert [line.split() for line in lines if line.startswith("Result")] == [["Result", *WON]]


WON = ("100.0", "0.0")


def test_it_is_analysed_in_the_language_of_the_machine() -> None:
    assert "Sorte" in tessera("analyse", DICE, language="pt_PT.UTF-8").stdout


def test_a_game_is_analysed_as_csv_with_the_same_numbers() -> None:
    done = tessera("analyse", DICE, "--csv")
    assert (done.returncode, done.stderr) == (0, "")
    rows = list(DictReader(done.stdout.splitlines()))
    assert [row["until"] for row in rows] == [str(n) for n in range(1, 97)]
    throw = rows[-2]
    assert (throw["kind"], throw["seat"], throw["played"]) == ("chance", "1", "roll 1 2")
    assert f"{100 * float(throw['luck']):+.1f}" == "+49.0"
    assert all(float(row["error"]) > 0 for row in rows if row["better"])


def test_a_game_against_the_rules_is_not_analysed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    text = DICE.read_text(encoding="utf-8").replace("place e4", "place a1", 1)
    bad.write_text(text, encoding="utf-8")
    done = tessera("analyse", bad)
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr == "Move 4 of this saved game is against the rules: “place a1”. "
        "Look for another copy of it.\n"
    )


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert tessera("replay", picture).returncode == 2


def test_computers_play_a_game_to_its_end_and_always_the_same_one() -> None:
    done = tessera("play", "sequences", 3, "any seed")
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins" in done.stdout
    # Another process has its sets in another order.
    assert typed("play", "sequences", 3, "any seed").stdout == done.stdout
    assert tessera("play", "sequences", 3, "another").stdout != done.stdout


SCREENS = [promise.__name__ for promise in OF_APP]


@pytest.mark.usefixtures("example_in_the_menu")
def test_a_sound_game_keeps_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.check(find("one_card"), ROOT / "tests/games/one_card") == 0
    told = capsys.readouterr().out
    assert "kept    recorded games" in told
    assert "kept    lessons" in told


@pytest.mark.usefixtures("example_in_the_menu")
def test_a_promise_that_does_not_exist_is_not_kept(capsys: pytest.CaptureFixture[str]) -> None:
    for only, broken in (("set ups", 0), ("sets up", 1)):
        assert command.check(find("one_card"), None, wishes=Wishes(only=only)) == broken
    assert "no promise has this title" in capsys.readouterr().out


def test_rules_alone_are_checked_without_the_screens() -> None:
    asked = "import sys; from tessera_kit.__main__ import main; main(sys.argv[1:]);"
    asked += "sys.exit('tessera.screens.app' in sys.modules)"
    command = [sys.executable, "-c", asked, "check", "--rules", "tabula", "--only", "set ups"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert b"all kept" in done.stdout
    assert done.returncode == 0


@pytest.mark.usefixtures("example_in_the_menu")
def test_a_broken_promise_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.check(find("one_card"), tmp_path, done=SCREENS) == 1
    told = capsys.readouterr().out
    assert "BROKEN  perft table" in told
    assert "perft.txt is missing" in told


@pytest.mark.parametrize("asked", [[], ["chess", "tests", "first", "2", "luck"]])
def test_who_asks_for_no_game_to_record_is_told_how(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert recording.main(asked) == 2
    assert "GAME FOLDER TITLE PLAYERS SEED" in capsys.readouterr().err
