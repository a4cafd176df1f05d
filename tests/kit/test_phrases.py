"""Sentences agree with the number of players, and chances are never said to be certain."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tessera.core.record import Player
from tessera.games import GAMES, find
from tessera.i18n import translator
from tessera.kit.colours import COLOUR_NAMES, side_colours
from tessera.kit.game import Game
from tessera.kit.phrases import per_cent, teller

SAY = translator("en")
OURS = "sequence", "sequence_dice", "sequences", "tabula"
"""A game that somebody writes may have one form alone."""
PLAYERS = tuple(
    Player(name, "person", colour)
    for name, colour in (("Ana", "red"), ("Rui", "blue"), ("Eva", "red"), ("Gil", "blue"))
)
SENTENCES = {"wins": ("{players} wins!", "{players} win!"), "puts": "{player} puts it on {square}."}


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [((1,), "Rui wins!"), ((1, 3), "Rui and Gil win!"), ((0, 1, 2), "Ana, Rui and Eva win!")],
)
def test_one_wins_and_several_win(seats: tuple[int, ...], sentence: str) -> None:
    assert teller(SENTENCES)(SAY, PLAYERS, "wins", {"seats": seats}) == sentence


ALONE = (Player("Player 1", "person", "red"), Player("Rui", "easy", "blue"))
CAPTURE = {"seat": 0, "owner": 1, "to": 7}
"""What a person without a name does against a computer, and in `REVERSED` what it does to them."""
REVERSED = {**CAPTURE, "seat": 1, "owner": 0}


@pytest.mark.parametrize(
    ("name", "code", "facts", "said"),
    [
        ("sequences", "wins", {"seat": 0, "total": 104}, "Du gewinnst mit 104 Punkten!"),
        ("sequences", "wins", {"seat": 1, "total": 104}, "Rui gewinnt mit 104 Punkten!"),
        ("tabula", "throws", {"seat": 0, "dice": (1, 2)}, "Du würfelst 1 + 2."),
        ("tabula", "captures", CAPTURE, "Du schlägst einen Stein von Rui auf 7!"),
        ("tabula", "captures", REVERSED, "Rui schlägt deinen Stein auf 7!"),
    ],
)
def test_who_is_alone_without_a_name_is_told_as_you(
    name: str, code: str, facts: dict[str, Any], said: str
) -> None:
    assert find(name).texts.tell(translator("de"), ALONE, code, facts) == said


def test_a_sentence_with_one_form_alone_goes_on_naming_the_player() -> None:
    tell = teller({"jumps": "{player} jumps."})
    assert tell(SAY, ALONE, "jumps", {"seat": 0}) == "Player 1 jumps."


@pytest.mark.parametrize(
    "game",
    [*map(find, OURS), *(import_module(name).GAME for name in ("tessera_ur", "tessera_rota"))],
    ids=lambda game: game.rules.name,
)
def test_whatever_a_player_does_can_be_told_as_you(game: Game[Any, Any]) -> None:
    assert not [
        sentence
        for sentence in game.texts.SENTENCES.values()
        if isinstance(sentence, str) and sentence.startswith("{player}")
    ]


def test_a_game_has_words_of_its_own_for_its_facts() -> None:
    tell = teller(SENTENCES, square=lambda say, players, square: f"e{square}")
    assert tell(SAY, PLAYERS, "puts", {"seat": 2, "square": 2}) == "Eva puts it on e2."


@pytest.mark.parametrize(
    ("probability", "words"),
    [(0, "0%"), (0.001, "<1%"), (0.256, "26%"), (0.999, ">99%"), (1, "100%")],
)
def test_only_what_is_certain_is_called_so(probability: float, words: str) -> None:
    assert per_cent(SAY, probability) == words


@pytest.mark.parametrize(
    ("space", "languages"), [("", "en it pt pt-BR"), ("\u00a0", "de es"), ("\u202f", "fr")]
)
def test_the_sign_for_per_cent_stands_as_each_language_has_it(space: str, languages: str) -> None:
    said = {language: per_cent(translator(language), 0.26) for language in languages.split()}
    assert said == dict.fromkeys(said, f"26{space}%")


def test_partners_share_the_colour_of_their_side() -> None:
    assert side_colours(PLAYERS) == ("red", "blue")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_every_colour_of_a_game_has_a_name(game: Game[Any, Any]) -> None:
    assert set(game.colours) <= COLOUR_NAMES.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_a_game_says_in_each_language_what_it_is_and_for_how_many(game: Game[Any, Any]) -> None:
    told_in = {translator(code)(game.texts.TAGLINE) for code in ("pt", "es", "en")}
    assert len(told_in) == 3
    assert all(str(game.rules.players[-1]) in line for line in told_in)
