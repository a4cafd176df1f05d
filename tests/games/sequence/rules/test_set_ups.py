"""How many play, in which teams, with how many cards, for how many sequences."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from tessera.core.rules import Illegal
from tessera.core.setup import Option, Setup, starts
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import State, terms
from tests.games.sequence.scripts import agreed, awaited, play

TABLES = [
    # players, teams, side of each seat, cards in hand, sequences that win
    (2, "", "GB", 7, 2),
    (3, "", "GBR", 6, 1),
    (4, "", "GBGB", 6, 2),
    (6, "2x3", "GBGBGB", 5, 2),
    (6, "3x2", "GBRGBR", 5, 1),
    (8, "", "GBGBGBGB", 4, 2),
    (9, "", "GBRGBRGBR", 4, 1),
    (10, "", "GBGBGBGBGB", 3, 2),
    (12, "2x6", "GBGBGBGBGBGB", 3, 2),
    (12, "3x4", "GBRGBRGBRGBR", 3, 1),
]


def setup_of(players: int, teams: str) -> Setup:
    return agreed(players, teams=teams) if teams else agreed(players)


def refusal(setup: Setup) -> str:
    with pytest.raises(Illegal) as refused:
        RULES.new(setup)
    return refused.value.code


def dealt(setup: Setup) -> State:
    """The state when all have their hands; the first side won the draw."""
    state, others = RULES.new(setup), cycle(["2C", "2D", "2H"])
    others_draw = islice(others, max(terms(setup).sides))
    state = play(state, "card AS", *(f"card {card}" for card in others_draw))
    while awaited(state).endswith("deal"):
        state = RULES.apply(state, RULES.chance_outcomes(state)[0][0])
    return state


@pytest.mark.parametrize(("players", "teams", "sides", "cards", "needed"), TABLES)
def test_tables(players: int, teams: str, sides: str, cards: int, needed: int) -> None:
    setup = setup_of(players, teams)
    assert "".join("GBR"[side] for side in RULES.sides(setup)) == sides
    state = dealt(setup)
    assert [len(hand) for hand in state.hands] == [cards] * players
    assert state.pile == 104 - cards * players
    assert state.terms.needed == (needed,) * len(set(sides))


@pytest.mark.parametrize(("players", "teams", "sides", "cards", "needed"), TABLES)
def test_members_of_a_team_alternate_with_their_opponents(
    players: int, teams: str, sides: str, cards: int, needed: int
) -> None:
    seats = RULES.sides(setup_of(players, teams))
    number = len(set(seats))
    assert all(len(set((seats * 2)[n : n + number])) == number for n in range(players))
    assert {seats.count(side) for side in seats} == {players // number}


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 7, 11, 13, 24])
def test_other_numbers_are_refused(players: int) -> None:
    assert refusal(Setup(players, agreed(2).options)) == "players"


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 9, 10, 12])
def test_what_can_be_agreed(players: int) -> None:
    teams = {
        6: [Option("teams", ("2x3", "3x2"), "2x3")],
        12: [Option("teams", ("2x6", "3x4"), "2x6")],
    }
    assert list(RULES.options(players)) == [
        *teams.get(players, []),
        Option("drawing", ("automatic", "by_hand"), "automatic"),
        Option("hands", ("hidden", "open"), "hidden"),
        Option("undo", ("strict", "friendly"), "strict"),
        *(
            starts(3, "card", since=2)
            if players % 3 == 0
            else starts(2, "card", "sequence", since=2)
        ),
    ]


@pytest.mark.parametrize("players", [4, 8, 9, 10])
def test_there_is_no_choice_of_teams_where_there_is_only_one_way(players: int) -> None:
    good = RULES.standard_setup(players)
    assert refusal(Setup(players, (("teams", "2x2"), *good.options))) == "option"


@pytest.mark.parametrize(("players", "teams"), [(6, "2x6"), (6, "6x1"), (12, "4x3"), (12, "3x2")])
def test_other_teams_are_refused(players: int, teams: str) -> None:
    assert refusal(setup_of(players, teams)) == "option"
