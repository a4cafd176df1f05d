"""Whose letter follows whose, and which events each holds: it follows from the game alone."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tessera.core.houses import Post
from tessera.core.rules import CHANCE, Rules


class Turn(NamedTuple):
    """What one letter holds: the events from `start` to before `end`. One that isn't `whole` is
    still to be written, or to be gone on with."""

    house: int
    start: int
    end: int
    whole: bool


def first_round(count: int) -> tuple[int, ...]:
    """The houses of the letters that only promise or tell a link, before one opens the game."""
    return (*range(count), *range(count - 2))


def turns(rules: Rules[Any, Any], states: Sequence[Any], post: Post) -> Iterator[Turn]:
    """The letters that hold the events between these positions, and the next one. After the last
    letter of a game none follows."""
    at = post.began
    for first in first_round(post.count):
        yield Turn(first, at, at, whole=True)
    house: int | None = post.count - 2
    while house is not None:
        start, chosen = at, False
        while at < len(states) and goes_on(rules, states[at], post, house, chosen=chosen):
            chosen = chosen or rules.current_player(states[at]) != CHANCE
            at += 1
        if at >= len(states):
            yield Turn(house, start, len(states) - 1, whole=False)
            return
        yield Turn(house, start, at, whole=True)
        house = following(rules, states[at], post, house)


def goes_on(rules: Rules[Any, Any], state: Any, post: Post, house: int, *, chosen: bool) -> bool:
    """Whether what comes in this position belongs to a letter of this house, in which something
    was chosen or nothing yet."""
    player = rules.current_player(state)
    if player is None:
        return False
    if player != CHANCE:
        return post.houses[player] == house
    seat = rules.on_turn(state)
    own = seat is not None and post.houses[seat] == house
    return not chosen and (own or rules.opens(state))


def following(rules: Rules[Any, Any], state: Any, post: Post, house: int) -> int | None:
    """Who writes after a letter of this house that led to this position; None at the end. A throw
    after a choice of one's own needs a link of another house first."""
    seat = rules.on_turn(state)
    if seat is None:
        return None
    due = post.houses[seat]
    return due if due != house else (house + 1) % post.count
