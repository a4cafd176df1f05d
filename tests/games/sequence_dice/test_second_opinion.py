"""The rules agree with a second, slow set of rules, in whole games and in positions of any kind."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from tessera.core.chance import generator
from tessera.core.position import write_setup
from tessera.core.setup import Setup
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import State
from tessera_kit.playing import offered, play, setups
from tests.games.sequence_dice.brute import ALL_ROLLS, Table, table
from tests.limit import within

SETUPS = [setup for players in RULES.players for setup in setups(RULES, players)]


def same(state: State, other: Table) -> None:
    """Both see the same board, turn and end, and allow the same."""
    assert RULES.write_position(state).splitlines()[1:7] == other.rows()
    events = [RULES.write(event) for event in offered(RULES, state)]
    assert len(events) == len(set(events))
    assert set(events) == other.events()
    result = RULES.result(state)
    if result is None:
        assert other.winner == ""
        assert state.seat == other.seat
    else:
        letters = {other.colours[seat] for seat in result.winners}
        assert letters == {other.winner}
        assert len(result.winners) == other.colours.count(other.winner)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
def test_random_games_in_lockstep(setup: Setup, seed: int) -> None:
    played = play(RULES, setup, f"{seed}")
    steps = [step for step in played.steps() if not step[0].opening]
    other = table(RULES.write_position(steps[0][0]))
    state = steps[0][0]
    with within(lambda: RULES.write_position(state)):
        for state, event, _ in steps:
            same(state, other)
            other.do(RULES.write(event))
        same(played.end, other)


FILLINGS = (".", "...GB", ".GB", ".GGB", ".GGGB", "GB", "GGB", ".....GB", "...GBR", ".GBR", "GBR")


@st.composite
def positions(draw: st.DrawFn) -> str:
    """A position after the opening: any chips, any seat, any throw, nobody with a line."""
    setup = draw(st.sampled_from(SETUPS))
    rng = generator(str(draw(st.integers(0, 2**32))), "position", 0)
    colours = "GBR" if setup.players == 3 else "GB"
    letters = [chip for chip in draw(st.sampled_from(FILLINGS)) if chip in "." + colours]
    rows = ["".join(rng.choice(letters) for _ in range(6)) for _ in range(6)]
    first, second = draw(st.sampled_from(ALL_ROLLS))
    seat = draw(st.integers(1, setup.players))
    turn = f"seat {seat}: roll {first} {second}"
    return make_possible("\n".join([write_setup(setup, RULES.options), *rows, turn]))


def make_possible(text: str) -> str:
    """The same position with chips of another colour wherever one has a line, or too many."""
    other = table(text)
    for square in [*other.board] * 2:
        chip = other.board[square]
        too_many = other.chips_each is not None and other.on_board(chip) > other.chips_each
        if chip != "." and (too_many or other.longest_line(chip) >= other.in_line):
            other.board[square] = "B" if chip == "G" else "G"
    for colour in "GBR":
        assume(other.longest_line(colour) < other.in_line)
        assume(other.chips_each is None or other.on_board(colour) <= other.chips_each)
    header, *_, turn = text.splitlines()
    return "\n".join([header, *other.rows(), turn])


@given(positions())
def test_any_position_and_all_that_may_follow(text: str) -> None:
    state, other = RULES.read_position(text), table(text)
    same(state, other)
    for event in RULES.legal_actions(state):
        after = other.copy()
        after.do(RULES.write(event))
        same(RULES.apply(state, event), after)
