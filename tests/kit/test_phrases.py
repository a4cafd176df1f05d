"""Sentences agree with the number of players, and chances are never said to be certain."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.record import Player
from tessera.games import GAMES, find
from tessera.i18n import translator
from tessera.kit.colours import COLOUR_NAMES, side_colours
from tessera.kit.game import Game
from tessera.kit.phrases import per_cent, teller

SAY = translator("en")
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


def test_a_winner_alone_without_a_name_is_you_in_every_language() -> None:
    players = (Player("Player 1", "person", "red"), Player("Rui", "easy", "blue"))
    facts = {"seat": 0, "total": 104}
    tell = find("sequences").texts.tell
    said = {code: tell(translator(code), players, "wins", facts) for code in ("en", "de", "es")}
    assert said == {
        "en": "You win with 104 points!",
        "de": "Du gewinnst mit 104 Punkten!",
        "es": "¡Ganas con 104 puntos!",
    }
    assert tell(SAY, players, "wins", {**facts, "seat": 1}) == "Rui wins with 104 points!"


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
