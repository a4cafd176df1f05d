"""What the check of the catalogues finds."""

import shutil
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from tests.every_game import EXAMPLE
from tools import messages
from tools.messages import fault_of

CARDS = ("{n} card", "{n} cards")


@pytest.mark.parametrize(
    ("original", "translation", "fault"),
    [
        ("Roll {n}", "Tira {n}", None),
        ("Roll {n}", "", "not translated"),
        ("Roll {n}", "Tira", "lacks a {field} of the original"),
        ("Roll {n}", "Tira {n} {m}", "has a {field} that the original lacks"),
        (CARDS, ("Una carta", "{n} cartas"), None),
        (CARDS, ("{n} carta", ""), "not translated"),
        (CARDS, ("{n} carta", "{m} cartas"), "has a {field} that the original lacks"),
    ],
)
def test_fault_of(original: str, translation: str, fault: str | None) -> None:
    assert fault_of(Message(original, string=translation)) == fault


def test_a_guess_is_a_fault() -> None:
    assert fault_of(Message("Roll", string="Tira", flags=["fuzzy"])) == "marked fuzzy"


def test_a_game_apart_says_only_what_the_app_does_not() -> None:
    apart = {message.id for message in messages.template(EXAMPLE)}
    app = {message.id for message in messages.template()}
    assert "Do you stay with your card, or fold?" in apart
    assert "The game is over." in app
    assert apart & app <= {""}


def test_games_apart_must_translate_a_sentence_alike(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    shutil.copytree(EXAMPLE, other)
    apart = [*messages.games_apart(), other]
    monkeypatch.setattr(messages, "games_apart", lambda: apart)
    assert messages.problems("pt") == []
    path = messages.po_file("pt", other)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"Ficar"', '"Permanecer"'), encoding="utf-8")
    (problem,) = messages.problems("pt")
    assert "other/locale/pt.po: 'Stay' is 'Ficar' in src/" in problem


def test_a_sentence_of_a_lesson_without_a_translation_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taught = tmp_path / "taught"
    shutil.copytree(EXAMPLE, taught)
    lesson = "lesson one\ntitle Stay\nteaches goal\npar 1\n\nsays Read this!\nwrong *: Not so.\n"
    (taught / "lessons.txt").write_text(lesson, encoding="utf-8")
    monkeypatch.setattr(messages, "games_apart", lambda: [EXAMPLE, taught])
    found = [line for line in messages.problems("es") if "not translated" in line]
    assert [line.partition("not translated: ")[2] for line in found] == [
        "'Read this!'",
        "'Not so.'",
    ]
