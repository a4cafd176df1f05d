"""What becomes of a game by letters: one is sent, another comes and is the next one, or is known,
or too early, or not to be believed."""

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
    """What a letter that was believed is."""

    NEW = "it goes on from what is here"
    KNOWN = "all of it is here already"


class Delivered(NamedTuple):
    """A game after a letter has come, and what the letter was."""

    came: Arrival
    game: PostGame


def sent(game: PostGame, now: str) -> PostGame:
    """The game once the letter of this device is sent: its link is told, and nothing in it can be
    taken back."""
    assert game.ready
    assert game.post.here is not None
    told = game.post.told(game.post.here.house, game.next_link())
    record = game.record
    events = record.events[: record.played]
    notes = tuple(note for note in record.notes if note.at <= record.played)
    return awaiting(game.rules, replace(record, events=events, notes=notes, post=told), now)


def joined(game: PostGame, seed: str, now: str) -> Record:
    """The game with the next house of it on this device."""
    house = len(game.post.chains)
    post = replace(game.post, here=Here(house, house, now))
    return replace(game.record, seed=seed, saved=now, post=post)


def awaiting(rules: Rules[Any, Any], record: Record, now: str) -> PostGame:
    """The game with a note of whose letter is awaited from now on."""
    game = PostGame(rules, record)
    here, due = game.post.here, game.due
    if here is None:
        return game
    awaits = Here(here.house, due.house if due else None, now)
    return PostGame(rules, replace(record, post=replace(game.post, here=awaits)))


def delivered(game: PostGame, letter: Letter, now: str) -> Delivered:
    """The game with what a letter brings. Raises NotBelieved: "missing" where one before it didn't
    come, "yours" or "story" where it tells what differs from what this device or another has
    written, and what `_with` raises."""
    if letter.before > game.sent:
        due = game.due
        raise NotBelieved("missing", due.house if due else None)
    has = game.former_sum_at if letter.format == FORMER else game.sum_at
    if letter.sum != has(letter.before):
        raise _differing(game, letter)
    return merged(game, PostGame(game.rules, _with(game, letter)), now)


def merged(game: PostGame, other: PostGame, now: str) -> Delivered:
    """The game with what another copy of it has besides, each of whose events was worked out here.
    Raises NotBelieved: "joined" or "joined_here" where a house has promised twice, else "story" or
    "yours"."""
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
    """Where two copies of a game went apart."""
    here = game.post.here.house if game.post.here else None
    for house, (own, theirs) in enumerate(zip(game.post.chains, other.post.chains, strict=False)):
        if own.promised != theirs.promised:
            return NotBelieved("joined_here" if house == here else "joined", house)
    first = next(n for n in range(both + 1) if game.sum_at(n) != other.sum_at(n))
    house = game.turns[max(first - 1, 0)].house
    return NotBelieved("yours" if house == here else "story", house, first)


def _differing(game: PostGame, letter: Letter) -> NotBelieved:
    """Whose letter it may be that a letter speaks of otherwise. All up to the last one of its
    sender was the same."""
    sender, houses = _writer(game, letter), [turn.house for turn in game.turns[: letter.before]]
    known = max((n + 1 for n, house in enumerate(houses) if house == sender), default=0)
    here = game.post.here.house if game.post.here else None
    return NotBelieved("yours" if {*houses[known:]} == {here} else "story", sender)


def invited_again(game: PostGame, seed: str, now: str) -> Record:
    """Another game that goes on from here, for houses one of which has lost its secret: all promise
    anew, and whoever invites writes first. The record notes that it is a copy."""
    here = game.post.here
    assert here is not None
    count, at = game.post.count, game.settled
    order = tuple((house - here.house) % count for house in game.post.houses)
    post = Post(order, (), game.post.hints, at, Here(0, 0, now))
    return replace(copied(shortened(game.record, at), seed), saved=now, post=post)


def _writer(game: PostGame, letter: Letter) -> int | None:
    """Who wrote the last of what a letter has, as far as that can be known."""
    house = letter.links[-1][0]
    return house if house < game.post.count else None


def _with(game: PostGame, letter: Letter) -> Record:
    """The record up to where a letter begins, and then what is in it. Raises NotBelieved: "link"
    for one that a house didn't promise, "illegal" for a choice against the rules, "unfinished",
    and "more" for choices that aren't the writer's."""
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
    kept = tuple(note for note in game.record.notes if note.at <= start)
    return replace(
        game.record,
        events=tuple(events),
        played=len(events),
        result=written_result(rules.result(state)),
        notes=(*kept, *(note for note in notes if note not in kept)),
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
    """What was promised and told in the first letters."""
    there = [own for house, own in enumerate(game.post.chains) if game.written(house, letters)]
    chains = tuple(
        replace(own, latest=game.link(house, letters)) for house, own in enumerate(there)
    )
    return replace(game.post, chains=chains)


def _letters(post: Post, house: int, link: str) -> int:
    """How many letters of a house a link stands for. Raises NotBelieved("link")."""
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
    """Who writes the letter of this number, counted from 0."""
    first = first_round(post.count)
    if number < len(first):
        return first[number]
    if number == len(first) or before is None:
        return post.count - 2
    return following(rules, state, post, before)
