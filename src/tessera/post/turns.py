"""The order of letters, and the events that each one has. Both follow from the game alone."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tessera.core.houses import Post
from tessera.core.rules import CHANCE, Rules


class Turn(NamedTuple):
    """One letter, with the events from `start` to before `end`. If it isn't `whole`, more events
    belong into it."""

    house: int
    start: int
    end: int
    whole: bool


def first_round(count: int) -> tuple[int, ...]:
    """The houses, in order, of the first letters, which only promise or tell a link."""
    return (*range(count), *range(count - 2))


def turns(rules: Rules[Any, Any], states: Sequence[Any], post: Post) -> Iterator[Turn]:
    """Yields the letters with the events between these positions, and then the next letter, unless
    the game is over."""
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
    """Whether the next event in this position belongs into the letter that this house is writing.
    `chosen` says whether that has a choice already."""
    player = rules.current_player(state)
    if player is None:
        return False
    if player != CHANCE:
        return post.houses[player] == house
    seat = rules.on_turn(state)
    own = seat is not None and post.houses[seat] == house
    return not chosen and (own or rules.opens(state))


def following(rules: Rules[Any, Any], state: Any, post: Post, house: int) -> int | None:
    """The house that writes after a letter of this one that led to this position; None at the
    end."""
    # If the same house is on turn again, the next one writes first: a throw after a choice of one's
    # own needs a new link of another house.
    seat = rules.on_turn(state)
    if seat is None:
        return None
    due = post.houses[seat]
    return due if due != house else (house + 1) % post.count
