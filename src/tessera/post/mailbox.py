"""Sends and receives letters. A letter that comes may be the next one, already known, too early, or
not to be believed."""

from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from tessera.core.chance import draw
from tessera.core.houses import Here, Post
from tessera.core.record import Note, Record, copied, shortened, written_result
from tessera.core.rules import CHANCE, Illegal, Rules
from tessera.post import chain
from tessera.post.game import NotBelieved, PostGame, seeded
from tessera.post.letter import FORMER, HINT, Letter
from tessera.post.turns import first_round, following, goes_on


class Arrival(Enum):
    """The outcome for a letter that was believed."""

    NEW = "it goes on from what is here"
    KNOWN = "all of it is here already"


class Delivered(NamedTuple):
    """The outcome for a letter, and the game after it."""

    came: Arrival
    game: PostGame


def sent(game: PostGame, now: str) -> PostGame:
    """The game once the letter of this device is sent, with its link told and without undone
    events."""
    assert game.ready
    assert game.post.here is not None
    post = game.post.told(game.post.here.house, game.next_link())
    record = game.record
    events = record.events[: record.played]
    notes = tuple(note for note in record.notes if note.at <= record.played)
    return awaiting(game.rules, replace(record, events=events, notes=notes, post=post), now)


def joined(game: PostGame, seed: str, now: str) -> Record:
    """The record of a game that this device joins as its next house, with `seed` as its secret."""
    house = len(game.post.chains)
    post = replace(game.post, here=Here(house, house, now))
    return replace(game.record, seed=seed, saved=now, post=post)


def awaiting(rules: Rules[Any, Any], record: Record, now: str) -> PostGame:
    """The game of a record, which says in `here` whose letter is awaited, since `now`."""
    game = PostGame(rules, record)
    here, due = game.post.here, game.due
    if here is None:
        return game
    awaits = Here(here.house, due.house if due else None, now)
    return PostGame(rules, replace(record, post=replace(game.post, here=awaits)))


def delivered(game: PostGame, letter: Letter, now: str) -> Delivered:
    """The game with the events of a letter that came. Raises NotBelieved: "missing" if an earlier
    letter hasn't come, "yours" or "story" if it contradicts letters of this device or of another
    one, and the codes of `_with`."""
    if letter.before > game.sent:
        due = game.due
        raise NotBelieved("missing", due.house if due else None)
    has = game.former_sum_at if letter.format == FORMER else game.sum_at
    if letter.sum != has(letter.before):
        raise _differing(game, letter)
    return merged(game, PostGame(game.rules, _with(game, letter)), now)


def merged(game: PostGame, other: PostGame, now: str) -> Delivered:
    """The game with the letters that another copy of it has besides, all of them checked before.
    Raises NotBelieved if the copies differ: "joined" or "joined_here" if a house has promised
    twice, else "story" or "yours"."""
    both = min(game.sent, other.sent)
    if game.sum_at(both) != other.sum_at(both):
        raise _parted(game, other, both)
    if other.sent <= game.sent:
        return Delivered(Arrival.KNOWN, game)
    mine = game.record
    asked = tuple(note for note in mine.notes if note.at >= other.settled)
    record = replace(
        mine,
        events=other.record.events,
        played=other.record.played,
        result=other.record.result,
        notes=(*other.notes(other.sent), *asked),
        post=replace(other.post, here=game.post.here),
    )
    return Delivered(Arrival.NEW, awaiting(game.rules, record, now))


def _parted(game: PostGame, other: PostGame, both: int) -> NotBelieved:
    """The error for two copies that differ within their first `both` letters: it names the first
    promise or letter that differs."""
    own_house = game.post.here.house if game.post.here else None
    for house, (own, theirs) in enumerate(zip(game.post.chains, other.post.chains, strict=False)):
        if own.promised != theirs.promised:
            return NotBelieved("joined_here" if house == own_house else "joined", house)
    first = next(n for n in range(both + 1) if game.sum_at(n) != other.sum_at(n))
    house = game.turns[max(first - 1, 0)].house
    return NotBelieved("yours" if house == own_house else "story", house, first)


def _differing(game: PostGame, letter: Letter) -> NotBelieved:
    """The error for a letter whose sum differs: "yours" if only letters of this device can differ
    from those that the sender has, else "story"."""
    # Up to the sender's own last letter, both have the same.
    sender, houses = _writer(game, letter), [turn.house for turn in game.turns[: letter.before]]
    known = max((n + 1 for n, house in enumerate(houses) if house == sender), default=0)
    own_house = game.post.here.house if game.post.here else None
    return NotBelieved("yours" if {*houses[known:]} == {own_house} else "story", sender)


def invited_again(game: PostGame, seed: str, now: str) -> Record:
    """The record of a copy that goes on from the last letter, with new promises of all houses; this
    device writes first. It is for games in which a house has lost its secret."""
    here = game.post.here
    assert here is not None
    count, at = game.post.count, game.settled
    order = tuple((house - here.house) % count for house in game.post.houses)
    post = Post(order, (), game.post.hints, at, Here(0, 0, now))
    return replace(copied(shortened(game.record, at), seed), saved=now, post=post)


def _writer(game: PostGame, letter: Letter) -> int | None:
    """The house that wrote the last part of a letter; None if the game has no such house."""
    house = letter.links[-1][0]
    return house if house < game.post.count else None


def _with(game: PostGame, letter: Letter) -> Record:
    """The record with the events of a letter after the letters that it builds on. Raises
    NotBelieved: "link" for a link that isn't of the house's chain, "illegal" for a choice against
    the rules, "unfinished" if choices are missing, and "more" if there are too many."""
    post = _cut(game, letter.before)
    left = {house: _letters(post, house, link) for house, link in letter.links}
    latest = dict(letter.links)
    rules, start = game.rules, game.end(letter.before)
    state, n = game.states[start], game.chances(start)
    events, notes, coming = [*game.record.events[:start]], [], [*letter.chosen]
    house = game.turns[letter.before - 1].house if letter.before else None
    for number in range(letter.before, letter.before + sum(left.values())):
        writer = _next(rules, state, post, number, house)
        if writer is None or not left.get(writer):
            raise NotBelieved("link", writer)
        house = writer
        left[house] -= 1
        post = post.told(house, chain.after(latest[house], left[house]))
        draws, chosen = seeded(own.latest for own in post.chains), False
        opened = number >= len(first_round(post.count))
        while opened and goes_on(rules, state, post, house, chosen=chosen):
            player = rules.current_player(state)
            if player == CHANCE:
                action = draw(rules.chance_outcomes(state), draws(n))
                n += 1
            else:
                if coming[:1] == [HINT] and post.hints:
                    notes.append(Note(len(events), player))
                    coming.pop(0)
                action, chosen = _choice(rules, coming, house), True
            try:
                state = rules.apply(state, action)
            except Illegal as refused:
                raise NotBelieved("illegal", house, number + 1) from refused
            events.append(rules.write(action))
    if coming:
        raise NotBelieved("more", house)
    earlier = tuple(note for note in game.record.notes if note.at <= start)
    return replace(
        game.record,
        events=tuple(events),
        played=len(events),
        result=written_result(rules.result(state)),
        notes=(*earlier, *(note for note in notes if note not in earlier)),
        post=post,
    )


def _choice(rules: Rules[Any, Any], coming: list[str], house: int) -> Any:
    if not coming:
        raise NotBelieved("unfinished", house)
    try:
        action = rules.read(coming.pop(0))
    except Illegal as refused:
        raise NotBelieved("illegal", house) from refused
    return action


def _cut(game: PostGame, letters: int) -> Post:
    """The `Post` of a game after the first so many letters."""
    there = [own for house, own in enumerate(game.post.chains) if game.written(house, letters)]
    chains = tuple(own._replace(latest=game.link(n, letters)) for n, own in enumerate(there))
    return replace(game.post, chains=chains)


def _letters(post: Post, house: int, link: str) -> int:
    """The number of letters of a house since the last known one, up to the one with this link.
    Raises NotBelieved("link")."""
    if len(post.chains) <= house < post.count:
        return 1  # Its promise.
    known = post.chains[house].latest if house < post.count else ""
    links = chain.between(link, known)
    if len(links) < 2:
        raise NotBelieved("link", house if house < post.count else None)
    return len(links) - 1


def _next(
    rules: Rules[Any, Any], state: Any, post: Post, number: int, before: int | None
) -> int | None:
    """The house that writes the letter of this number, counted from 0; None after the end. `before`
    is the house that wrote the letter before it."""
    first = first_round(post.count)
    if number < len(first):
        return first[number]
    if number == len(first) or before is None:
        return post.count - 2
    return following(rules, state, post, before)
