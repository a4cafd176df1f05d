"""Every throw has its lines, every code its sentence, and all of it in all languages."""

from __future__ import annotations

from functools import cache

import pytest

from tessera.core.story import Line
from tessera.games.sequences import GAME
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.view.texts import SENTENCES
from tessera.i18n import LANGUAGES, translator
from tessera.kit.phrases import COMMON
from tessera_kit.playing import play
from tests.games.sequences.scripts import WORTH, agreed, position, roll
from tests.games.sequences.view.sights import party
from tests.languages import APART


def lines(
    sheet: str, footer: str, dice: str, variant: str = "sequences", stake: str = "0"
) -> list[Line]:
    """The story of a throw."""
    before = position(sheet, footer, variant, stake)
    after = RULES.apply(before, roll(dice))
    return list(GAME.rules.story(before, roll(dice), after))


def told(
    sheet: str, footer: str, dice: str, variant: str = "sequences", stake: str = "0"
) -> list[str]:
    """What is said about a throw."""
    players, say = party(sheet.count("|") + 1), translator("en")
    found = lines(sheet, footer, dice, variant, stake)
    return [GAME.texts.tell(say, players, line.code, line.facts) for line in found]


@pytest.mark.parametrize(
    ("variant", "sheet", "dice", "sentence"),
    [
        ("sequences", "5 | ", "122346", "Ana throws 1-2-3-4: 15 points, 20 in all."),
        ("sequences", "5 | ", "112236", "Ana throws 1-2-3, 1-2: 15 points, 20 in all."),
        ("sequences", "5 | ", "666666", "Ana throws 6-6-6-6-6-6: 60 points, 65 in all."),
        ("hearts_due", "5 | ", "166666", "Ana throws 6-6-6-6-6, 1: 40 points, 45 in all."),
        ("sequences", "5 | ", "144556", "Ana scores nothing and stays at 5."),
        ("hearts_due", "5 | ", "144556", "Ana throws 1: 5 points, 10 in all."),
        ("sequences", "5 20 | ", "111123",
         "Four 1s! Ana loses all 25 points and begins again from zero."),
    ],
)  # fmt: skip
def test_what_a_throw_brings_is_told(variant: str, sheet: str, dice: str, sentence: str) -> None:
    """Runs don't break at the end of a line."""
    (heard,) = told(sheet, "first 1: seat 1 to throw", dice, variant)
    assert heard == sentence.replace("-", "\u2011")


X, NOTHING, FIVE, TEN, FIFTEEN = (WORTH["sequences"][w] for w in ("x", "0", "5", "10", "15"))


@pytest.mark.parametrize(
    ("sheet", "footer", "dice", "codes"),
    [
        # Who begins.
        (" | | ", "seat 1: opening . . .", FIVE, "opening"),
        (" | | ", "seat 3: opening 10 36 .", FIVE, "opening, begins"),
        (" | | ", "seat 3: opening 10 19 .", FIVE, "opening, tie"),
        (" | | ", "seat 3: opening - 19 .", FIVE, "opening, tie"),
        (" | | ", "seat 2: opening - . .", FIVE, "opening"),
        # An ordinary turn.
        ("0 | 0", "first 1: seat 1 to throw", FIVE, "scores"),
        ("0 | 0", "first 1: seat 1 to throw", NOTHING, "nothing"),
        ("0 | 0", "first 1: seat 1 to throw", X, "wiped"),
        ("90 | 0", "first 1: seat 1 to throw", FIVE, "scores"),
        # The last round is announced once, by whoever brings it about.
        ("95 | 0 | 0", "first 1: seat 1 to throw", FIVE, "scores, last_round"),
        ("100 | 0 | 0", "first 1: seat 2 to throw", FIVE, "scores"),
        ("100 | 0 | 0", "first 1: seat 2 to throw", X, "wiped"),
        # Overtaking means more than anybody has, and the end isn't there yet.
        ("100 | 95 | 0", "first 1: seat 2 to throw", TEN, "scores, overtakes"),
        ("100 | 95 | 0", "first 1: seat 2 to throw", FIVE, "scores"),
        ("100 | 110 | 0", "first 1: seat 3 to throw", FIVE, "scores, beaten, wins"),
        # The last throw.
        ("0 | 95", "first 1: seat 2 to throw", FIVE, "scores, wins"),
        ("100 | 0", "first 1: seat 2 to throw", NOTHING, "nothing, wins"),
        ("95", "first 1: seat 1 to throw", FIVE, "scores, wins"),
        ("100 | 95", "first 1: seat 2 to throw", TEN, "scores, beaten, wins"),
        ("100 | 100 | 95", "first 1: seat 3 to throw", TEN, "scores, beaten, beaten, wins"),
        # Play-offs: told when they begin and when somebody drops out.
        ("100 | 95", "first 1: seat 2 to throw", FIVE, "scores, play_off"),
        ("100 | 100", "first 1: seat 1 plays off with 1 2", FIVE, "scores"),
        ("100 | 100", "first 1: seat 2 plays off with 1 2", NOTHING, "nothing"),
        ("105 | 105 | 100", "first 1: seat 3 plays off with 1 2 3", NOTHING, "nothing, play_off"),
        ("105 | 100", "first 1: seat 2 plays off with 1 2", NOTHING, "nothing, beaten, wins"),
        ("105 | 100", "first 1: seat 2 plays off with 1 2", X, "wiped, wins"),
    ],
)  # fmt: skip
def test_what_a_throw_means_for_the_game(sheet: str, footer: str, dice: str, codes: str) -> None:
    assert ", ".join(line.code for line in lines(sheet, footer, dice)) == codes


@pytest.mark.parametrize(
    ("sheet", "footer", "dice", "sentences"),
    [
        (" | ", "seat 1: opening . .", FIFTEEN,
         ["Ana throws 1 + 2 + 2 + 3 + 4 + 6 to see who begins: 18."]),
        (" | | ", "seat 3: opening 18 12 .", FIFTEEN,
         ["A tie between Ana and Eva: they throw again."]),
        (" | ", "seat 2: opening 12 .", FIFTEEN, ["Rui begins."]),
        ("95 | 0", "first 1: seat 1 to throw", TEN, ["The last round!"]),
        ("105 | 95 | 0", "first 1: seat 2 to throw", FIFTEEN,
         ["Rui overtakes everybody with 110!"]),
        ("105 | 97", "first 1: seat 2 to throw", TEN,
         ["Ana's 105 is beaten by 107.", "Rui wins with 107 points!"]),
        ("105 | 95", "first 1: seat 2 to throw", TEN,
         ["Ana and Rui are tied at 105 and continue until one of them leads."]),
    ],
)  # fmt: skip
def test_how_the_great_moments_are_told(
    sheet: str, footer: str, dice: str, sentences: list[str]
) -> None:
    assert told(sheet, footer, dice)[-len(sentences) :] == sentences


@pytest.mark.parametrize(("stake", "pot"), [("1", 3), ("5", 15), ("10", 30)])
def test_the_winner_takes_the_pot(stake: str, pot: int) -> None:
    said = told("0 | 0 | 95", "first 1: seat 3 to throw", FIVE, stake=stake)
    assert said[-1] == f"Eva wins with 100 points! The pot of {pot} points goes to Eva."


def test_without_stakes_there_is_no_pot() -> None:
    assert told("0 | 95", "first 1: seat 2 to throw", FIVE)[-1] == "Rui wins with 100 points!"


@cache
def lines_met() -> dict[str, list[tuple[int, Line]]]:
    """The lines of random games, by code, and of one with everything that is rare."""
    met: dict[str, list[tuple[int, Line]]] = {}
    for players in (1, 2, 3, 24):
        for variant in ("sequences", "hearts_due"):
            for seed in "abc":
                stake = "5" if players > 1 else "0"
                for step in play(RULES, agreed(players, variant, stake), seed).steps():
                    for line in GAME.rules.story(*step):
                        met.setdefault(line.code, []).append((players, line))
    rare = [
        *lines(" | ", "seat 2: opening 19 .", FIVE),
        *lines("100 | 95", "first 1: seat 2 to throw", FIVE),
        *lines("100 | 95", "first 1: seat 2 to throw", TEN, stake="5"),
        *lines("100 | 95", "first 1: seat 2 to throw", X),
    ]
    for line in [*rare, Line("over", {})]:
        met.setdefault(line.code, []).append((2, line))
    for line in lines("100 | 95 | 0", "first 1: seat 2 to throw", TEN):
        met.setdefault(line.code, []).append((3, line))
    return met


def test_every_code_has_a_sentence_and_every_sentence_is_used() -> None:
    assert lines_met().keys() == {*COMMON, *SENTENCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str) -> None:
    for met in lines_met().values():
        for players, line in met[:40]:
            sentence = GAME.texts.tell(translator(language), party(players), line.code, line.facts)
            assert sentence[-1] in ".!"
            assert not {"{", "}"} & set(sentence)
            assert "None" not in sentence


@pytest.mark.parametrize("code", [*COMMON, *SENTENCES])
def test_every_sentence_sounds_otherwise_in_each_language(code: str) -> None:
    players, line = lines_met()[code][-1]
    said = {GAME.texts.tell(translator(lang), party(players), code, line.facts) for lang in APART}
    assert len(said) == len(APART)
