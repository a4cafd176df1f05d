"""Names in Hebrew and Arabic don't turn round what stands beside them."""

import pytest

from tessera.i18n import LANGUAGES, LEFT_TO_RIGHT_MARK, direction, translator
from tessera.i18n.isolates import (
    FIRST_STRONG_ISOLATE,
    POP,
    RIGHT_TO_LEFT_ISOLATE,
    isolate,
    isolated,
)
from tessera_kit.right_to_left import from_right_to_left, written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Ana throws 3 + 4.", "Ana throws 3 + 4."),
        ("José, Zoë: 2–3", "José, Zoë: 2–3"),
        ("דוד 0 of 5 in line", "[דוד] 0 of 5 in line"),
        ("דוד, שרה and Rui", "[דוד], [שרה] and Rui"),
        ("בן דוד: 7", "[בן דוד]: 7"),
        ("عمر 2 wins.", "[عمر] 2 wins."),
    ],
)
def test_each_name_is_isolated_and_nothing_else(text: str, written: str) -> None:
    shown = isolated(text).replace(FIRST_STRONG_ISOLATE, "[").replace(POP, "]")
    assert shown == written


def test_in_a_language_from_right_to_left_each_fact_runs_by_itself() -> None:
    say = from_right_to_left()
    assert say("{player} throws {dice}.", player="Ana 2", dice="3 + 4") == (
        f"{isolate('Ana 2')} {written('throws')} {isolate('3 + 4')}."
    )
    assert say.count(("{n} chip for {player}", "{n} chips for {player}"), 2, player="Ana") == (
        f"2 {written('chips for')} {isolate('Ana')}"
    )


def test_a_list_of_names_runs_from_right_to_left_there() -> None:
    say = from_right_to_left()
    assert say.together(["Ana", "Rui", "Eva"]) == (
        f"{RIGHT_TO_LEFT_ISOLATE}{isolate('Ana')}, {isolate('Rui')}{POP} "
        f"{written('and')} {isolate('Eva')}"
    )


def test_a_number_stays_with_its_sign_there() -> None:
    say = from_right_to_left()
    assert say("{number}%", number="1,234.5") == "1,234.5%"
    assert say.signed("+", "3") == f"{LEFT_TO_RIGHT_MARK}+3"
    assert translator("en").signed("+", "3") == "+3"


def test_a_score_isnt_turned_round_there() -> None:
    assert from_right_to_left()("1-2").replace(LEFT_TO_RIGHT_MARK, "<") == "1<\u2011<2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_put_into_sentences_of_other_languages(language: str) -> None:
    assert translator(language).direction == "ltr"
    assert isolate("")[0] not in translator(language)("{player} begins.", player="Ana")


@pytest.mark.parametrize(
    ("language", "runs"), [("he", "rtl"), ("ar-EG", "rtl"), ("pt-BR", "ltr"), ("en", "ltr")]
)
def test_a_language_runs_in_its_own_direction(language: str, runs: str) -> None:
    assert direction(language) == runs
