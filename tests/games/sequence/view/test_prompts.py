"""What Sequence tells whose turn it is, how everybody stands, and all of it in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.core.record import Player
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.view import VIEW
from tessera.games.sequence.view.texts import OPTIONS, RULES_PAGE, SENTENCES, tell
from tessera.i18n import Translator, translator
from tessera.kit.phrases import COMMON
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequence.view.deals import at
from tests.games.sequence.view.sights import COLOURS, NAMES, position, sight
from tests.languages import APART

ROW = "b5 c5 d5 e5 f5"
SITUATIONS = {
    "play": position(),
    "stuck": position("9C", chips=("a5", "c7")),
    "no cards": position(""),
    "give": position(seats=4, owes=1, awaits="give"),
    "claim": position(chips=("f4 f5 f6 f7 f8 f9", ""), awaits="claim f8"),
    "by hand": position(awaits="pile", drawing="by_hand"),
    "by hand, dead": position(awaits="pile swapped", drawing="by_hand"),
    "card": position(awaits="card"),
    "won": position(seats=3, chips=(ROW,), sequences=("b5-f5",), awaits="over"),
    "drawn": position("", awaits="over").replace("?? ??", "-").replace("pile 102", "pile 104"),
}


@pytest.mark.parametrize(
    ("situation", "prompt"),
    [
        ("play", "Play a card."),
        ("stuck", "Nothing in your hand can be played. Choose a card to discard."),
        ("no cards", "You have no cards left, so you pass."),
        ("give", "Your team was caught talking: choose a card to give up."),
        ("claim", "More than five in line: tap the ends of those that count."),
        ("by hand", "Your card is played."),
        ("by hand, dead", "Draw a card for the dead one."),
        ("card", "A card is drawn."),
        ("won", "Ana wins!"),
        ("drawn", "Nobody can play any more: a draw."),
    ],
)
def test_the_prompt_says_what_is_to_be_done(situation: str, prompt: str) -> None:
    assert VIEW.prompt(sight(SITUATIONS[situation])) == prompt


@pytest.mark.parametrize(
    ("chosen", "prompt"),
    [
        ("card QH 0", "Put a chip on a square of the queen of hearts."),
        ("card JC 0", "Put a chip on any free square."),
        ("card JH 0", "Take one opponent's chip away."),
        ("card 9C 0", "Both squares of the 9 of clubs are covered."),
        ("square h2", "Now choose the card to play there."),
    ],
)
def test_the_prompt_follows_what_was_chosen(chosen: str, prompt: str) -> None:
    seen = sight(position("9C JC JH QH", chips=("a5", "c7")), chosen=chosen)
    assert VIEW.prompt(seen) == prompt


def test_a_player_without_cards_can_only_pass() -> None:
    assert VIEW.must_pass(sight(SITUATIONS["no cards"]))
    assert not VIEW.must_pass(sight(SITUATIONS["play"]))


def test_somebody_else_who_plays_is_named() -> None:
    assert VIEW.prompt(sight(position(), computers=(0,))) == "Ana is playing…"


def test_who_wins_with_two_at_once_has_no_more_than_is_needed() -> None:
    game = (Path(__file__).parents[1] / "recorded/two.txt").read_text("utf-8")
    tablet = at(game.replace("green P 2", "blue P 2"))
    assert tablet.text("news").endswith("Two sequences at once for P\N{NO-BREAK SPACE}1!")
    (table,) = with_class(tablet.page, "players")
    standings = [words.text() for words in nodes(table) if words.tag == "small"]
    assert standings == ["2 of 2 sequences", "1 of 2 sequences"]


def test_two_stand_with_what_they_have_of_the_goal() -> None:
    seen = sight(position(chips=(ROW, ""), sequences=("b5-f5", "")))
    assert [VIEW.standing(seen, seat).partition("\xa0· ")[0] for seat in (0, 1)] == [
        "1 of 2 sequences",
        "0 of 2 sequences",
    ]


def test_everybody_stands_with_sequences_and_cards() -> None:
    teams = position(seats=4, chips=(ROW, ""), sequences=("b5-f5", ""))
    seen = sight(teams)
    assert [VIEW.standing(seen, seat) for seat in range(4)] == [
        "1/2\xa0· 4 cards",
        "0/2\xa0· 2 cards",
        "1/2\xa0· 2 cards",
        "0/2\xa0· 2 cards",
    ]
    assert VIEW.standing(sight(position("QH", seats=3)), 0) == "0/1\xa0· 1 card"


def test_before_the_deal_everybody_stands_with_the_card_drawn() -> None:
    text = RULES.write_position(RULES.new(sight(position(seats=3)).state.terms.setup))
    drawn = text.replace("seat 1: opening . . . ()", "seat 2: opening 13 . . (KS)")
    seen = sight(drawn)
    assert [VIEW.standing(seen, seat) for seat in range(3)] == ["king", "…", "…"]
    assert VIEW.prompt(seen) == "Draw a card: the highest begins."


def languages() -> Iterator[Translator]:
    for language in APART:
        yield translator(language)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_prompt_differs_from_language_to_language(situation: str) -> None:
    seen = [sight(SITUATIONS[situation], language=language) for language in APART]
    assert len({VIEW.prompt(one) for one in seen}) == len(APART)


FACTS = {
    "seat": 0, "card": 41, "square": 14, "n": 3, "seats": (0, 2), "rank": 12, "owner": 1,
    "printed": 7, "at": 23, "drawn": 41, "jack": 36,
}  # fmt: skip
"""Whatever a sentence may ask for."""
PLAYERS = tuple(Player(NAMES[n], "person", COLOURS[n % 2]) for n in range(4))


@pytest.mark.parametrize("code", [*COMMON, *SENTENCES])
def test_every_sentence_is_whole_in_every_language(code: str) -> None:
    told = [tell(say, PLAYERS, code, FACTS) for say in languages()]
    assert all(told)
    assert len(set(told)) == len(APART), told
    assert not [sentence for sentence in told if "{" in sentence or "??" in sentence]


def test_the_rules_page_and_the_options_are_in_every_language() -> None:
    texts = [heading for heading, _ in RULES_PAGE]
    texts += [paragraph for _, paragraphs in RULES_PAGE for paragraph in paragraphs]
    texts += [text for pair in OPTIONS.values() for text in pair]
    for say in languages():
        untouched = [text for text in texts if say(text) == text]
        words = [text for text in untouched if " " not in text]  # Teams are Teams in German.
        assert say.language == "en" or untouched == words
