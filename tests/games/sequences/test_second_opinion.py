"""The rules agree with a second, slow set of rules in whole games, play-offs included."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tessera.core.chance import generator
from tessera.core.dice import Roll
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.state import State
from tests.games.sequences.brute import Party
from tests.games.sequences.scripts import WORTH, position, roll

FEW = {name: [roll(worths[w]) for w in (*["25"] * 5, "0", "x")] for name, worths in WORTH.items()}
"""Throws that lead to ties: so often the same that several reach 100 in one round."""


def same(state: State, party: Party) -> None:
    """Both see the same scores, the same turn or the same winner."""
    assert list(state.totals) == list(party.scores.values())
    result = RULES.result(state)
    if party.winner is not None:
        assert result is not None
        assert result.winners == (party.winner - 1,)
        return
    assert result is None
    assert state.seat + 1 == party.still_to_throw[0]
    assert state.play_off == bool(party.tied)
    assert [seat + 1 for seat in state.rivals] == (party.tied or list(party.scores))


def lockstep(
    players: int,
    first: int,
    variant: str,
    seed: str,
    throws: list[Roll],
    given: dict[int, int] | None = None,
) -> int:
    """Plays to the end with throws from the list; how many play-off throws there were. Some seats
    may be given points to begin with."""
    starts = {f"start{seat}": str(points) for seat, points in (given or {}).items()}
    empty = " | ".join([""] * players)
    state = position(empty, f"first {first}: seat {first} to throw", variant, **starts)
    party, in_play_off = Party(players, variant, first, given or {}), 0
    for n in range(20_000):
        same(state, party)
        if party.winner is not None:
            return in_play_off
        in_play_off += bool(party.tied)
        thrown = generator(seed, "chance", n).choice(throws)
        state = RULES.apply(state, thrown)
        party.throw("".join(map(str, thrown.dice)))
    raise AssertionError("the game doesn't end")


@given(
    st.integers(1, 24).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n))),
    st.sampled_from(["sequences", "hearts_due"]),
    st.integers(0, 2**32),
)
def test_random_games_in_lockstep(seats: tuple[int, int], variant: str, seed: int) -> None:
    start = position("", "first 1: seat 1 to throw", variant)
    everything = [thrown for thrown, _ in RULES.chance_outcomes(start)]
    lockstep(*seats, variant, str(seed), everything)


@given(
    st.integers(2, 6).flatmap(
        lambda n: st.tuples(
            st.just(n),
            st.integers(1, n),
            st.dictionaries(st.integers(1, n), st.sampled_from([10, 20, 30, 40])),
        )
    ),
    st.sampled_from(["sequences", "hearts_due"]),
    st.integers(0, 2**32),
)
def test_games_with_starts_in_lockstep(
    seats: tuple[int, int, dict[int, int]], variant: str, seed: int
) -> None:
    players, first, starts = seats
    lockstep(players, first, variant, str(seed), FEW[variant], starts)


@given(
    st.integers(2, 6).flatmap(lambda n: st.tuples(st.just(n), st.integers(1, n))),
    st.sampled_from(["sequences", "hearts_due"]),
    st.integers(0, 2**32),
)
def test_games_full_of_ties_in_lockstep(seats: tuple[int, int], variant: str, seed: int) -> None:
    lockstep(*seats, variant, str(seed), FEW[variant])


def test_those_games_do_have_play_offs() -> None:
    played = [lockstep(3, 2, "sequences", str(n), FEW["sequences"]) for n in range(40)]
    assert sum(throws > 0 for throws in played) > 3
    assert max(played) > 6, "some need several rounds"
