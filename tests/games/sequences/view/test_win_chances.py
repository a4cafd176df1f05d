"""Everybody's chance to win on the screen: in the sheet, as a bar, and as a picture."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import accumulate

import pytest

from tessera.games.sequences.rules.winning import winning
from tessera.games.sequences.view import VIEW, Sight
from tessera.i18n import translator
from tessera.kit.phrases import per_cent
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequences.view.parties import act, new_party, play_to_the_end
from tests.games.sequences.view.sights import sight
from tests.languages import APART

LAST = sight("105 | 95 | 0", "first 1: seat 2 to throw")
"""Eva can't reach 105 any more, whatever Rui throws."""


def wanting(seen: Sight, value: str) -> Sight:
    """The same for somebody who wants the chances like this."""
    return replace(seen, preferences={"chances": value})


def numbers(seen: Sight) -> list[str]:
    """What the sheet says."""
    return [cell.text() for cell in with_class(VIEW.board(seen), "chance")]


def widths(seen: Sight) -> list[float]:
    """The parts of the bar, per cent."""
    found = with_class(VIEW.board(seen), "portion")
    return [float(str(part.attributes[".style"])[len("--chance: ") : -1]) for part in found]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0, "0%"),
        (1e-9, "<1%"),
        (0.004, "<1%"),
        (0.006, "1%"),
        (0.345, "34%"),
        (0.994, "99%"),
        (0.996, ">99%"),
        (1, "100%"),
    ],
)
def test_only_what_is_certain_is_called_0_or_100(chance: float, words: str) -> None:
    assert per_cent(translator("en"), chance) == words


def test_per_cent_is_written_as_in_each_language() -> None:
    written = [per_cent(translator(code), 0.25) for code in ("pt", "es", "en")]
    assert written == ["25%", "25\N{NO-BREAK SPACE}%", "25%"]


def test_sheet_and_bar_say_the_same() -> None:
    # As in test_winning: (6,501 + 6,045 / 2) of 46,656 throws for Rui.
    assert numbers(LAST) == ["80%", "20%", "0%"]
    assert widths(LAST) == [79.59, 20.41, 0]
    names = [part.text() for part in with_class(VIEW.board(LAST), "portion")]
    assert names == ["Ana80%", "Rui20%", "Eva0%"]


def test_the_bar_is_for_eyes_only_because_the_sheet_says_it_already() -> None:
    (bar,) = with_class(VIEW.board(LAST), "shares")
    assert bar.attributes["aria-hidden"] == "true"


@pytest.mark.parametrize(
    ("sheet", "footer", "chances"),
    [
        (" | | | ", "seat 2: opening 21 . . .", ["25%"] * 4),
        ("100 | 105 | 0", "first 1: seat 2 won", ["0%", "100%", "0%"]),
        ("100 | 5 | 100", "first 1: seat 1 plays off with 1 3", ["50%", "0%", "50%"]),
    ],
)
def test_before_the_first_turn_in_a_play_off_and_at_the_end(
    sheet: str, footer: str, chances: list[str]
) -> None:
    assert numbers(sight(sheet, footer)) == chances


def test_who_plays_alone_or_does_not_want_to_know_sees_none_of_it() -> None:
    for seen in (sight("40", "first 1: seat 1 to throw"), wanting(LAST, "hidden")):
        board = VIEW.board(seen)
        assert numbers(seen) == widths(seen) == with_class(board, "which") == []
        assert "To win" not in board.text()
        assert len(with_class(board, "curve")) == 1


def borders(seen: Sight) -> list[list[tuple[float, float]]]:
    """The upper border of each layer of the picture: when, and how much is above, from 0 to 1."""
    board = VIEW.board(wanting(seen, "picture"))
    (picture,) = with_class(board, "stacked")
    (box,) = [str(n.attributes["viewBox"]) for n in nodes(picture) if n.tag == "svg"]
    wide, high = map(int, box.split()[2:])
    found = []
    for layer in with_class(picture, "layer"):
        edge = str(layer.attributes["d"]).partition("V")[0]  # Each point from the one before it.
        steps = re.findall(r"(-?\d+) (-?\d+)", edge)
        across, down = (accumulate(map(int, of)) for of in zip(*steps, strict=True))
        found.append([(x / wide * 10, y / high) for x, y in zip(across, down, strict=True)])
    return found


def test_the_picture_has_the_chances_after_every_round_and_now() -> None:
    first, second, third = borders(sight("0 60 | 20 0 | 25", "first 1: seat 3 to throw"))
    # Nobody has thrown; a round; two of three have thrown in the second.
    assert [round(when, 1) for when, _ in second] == [0, 1, 1.7]
    assert [share for _, share in first] == [0, 0, 0]
    assert second[0][1] == pytest.approx(1 / 3, abs=0.01)
    assert third[0][1] == pytest.approx(2 / 3, abs=0.01)
    one_round = sight("0 | 20 | 25", "first 1: seat 1 to throw").state
    now = sight("0 60 | 20 0 | 25", "first 1: seat 3 to throw").state
    for at, state in ((1, one_round), (2, now)):
        shares = (second[at][1], third[at][1] - second[at][1], 1 - third[at][1])
        assert shares == pytest.approx(winning(state), abs=0.001)


def test_the_picture_shows_a_play_off_as_the_even_thing_it_is() -> None:
    # All at 95; two reach 100; these lose everything and are level again; one of them is ahead.
    sheet = "95 5 x 5 | 95 0 | 95 5 x 0"
    _, second, third = borders(sight(sheet, "first 1: seat 1 won"))
    even = pytest.approx
    assert [s for _, s in second] == even([1 / 3, 1 / 3, 1 / 2, 1 / 2, 1], abs=0.001)
    assert [s for _, s in third] == even([2 / 3, 2 / 3, 1 / 2, 1 / 2, 1], abs=0.001)


def test_the_picture_follows_a_whole_game_to_the_end() -> None:
    for players in (2, 24):
        party = new_party(*["person"] * players, variant="hearts_due")
        party.choose("chances", "picture")
        play_to_the_end(party)
        seen = party.play.context.seen
        rounds = max(len(turns) for turns in seen.state.sheet)
        last = [border[-1] for border in borders(seen)]
        assert len(borders(seen)[0]) == rounds + 1
        assert {round(share, 3) for _, share in last} <= {0, 1}


def test_one_chooses_the_picture_above_the_sheet_and_it_is_remembered() -> None:
    party = new_party("person", "person")
    act(party)
    assert len(with_class(party.page, "curve")) == 1
    party.choose("chances", "picture")
    assert with_class(party.page, "curve") == []
    assert len(with_class(party.page, "stacked")) == 1
    party.visit(party.address)
    assert len(with_class(party.page, "stacked")) == 1
    party.choose("chances", "beside")
    assert len(with_class(party.page, "curve")) == 1


def test_everything_has_a_name_in_every_language() -> None:
    seen = [wanting(sight("5 | 0", "first 1: seat 1 to throw", language=c), "picture")
            for c in APART]  # fmt: skip
    pictures = {
        str(with_class(VIEW.board(one), "stacked")[0].attributes["aria-label"]) for one in seen
    }
    choices = {with_class(VIEW.board(one), "which")[0].text() for one in seen}
    assert len(pictures) == len(APART)
    assert len(choices) == len(APART) - 1  # Points and chances are French words, too.
