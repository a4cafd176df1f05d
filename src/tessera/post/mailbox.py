"""What becomes of a game by letters: one is sent, another comes and is the next one, or is known,
or too early, or not to be believed."""

from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from tessera.core.chance import draw
from tessera.core.houses import Here, Post
from tessera.core.record import Note, Record, copied, shortened
from tessera.core.rules import CHANCE, Illegal, Rules
from tessera.post import chain
from tessera.post.game import NotBelieved, PostGame, seeded
from tessera.post.letter import HINT, Letter
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
    return awaiting(game.rules, replace(record, events=events, post=told), now)


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
    come, "story" where it tells what differs from what is here, and what `_with` raises."""
    if letter.before > game.sent:
        due = game.due
        raise NotBelieved("missing", due.house if due else None)
    if letter.sum != game.sum_at(letter.before):
        raise NotBelieved("story", _writer(game, letter))
    return merged(game, PostGame(game.rules, _with(game, letter)), now)


def merged(game: PostGame, other: PostGame, now: str) -> Delivered:
    """The game with what another copy of it has besides. Raises NotBelieved("story")."""
    both = min(game.sent, other.sent)
    if game.sum_at(both) != other.sum_at(both):
        first = next(n for n in range(1, both + 1) if game.sum_at(n) != other.sum_at(n))
        raise NotBelieved("story", game.turns[first - 1].house, first)
    if other.sent <= game.sent:
        return Delivered(Arrival.KNOWN, game)
    mine = game.record
    post = replace(other.post, here=game.post.here)
    notes = dict.fromkeys((*mine.notes, *other.record.notes))
    record = replace(
        mine,
        events=other.record.events,
        played=other.record.played,
        result=other.record.result,
        notes=tuple(sorted(notes, key=lambda note: note.at)),
        post=post,
    )
    return Delivered(Arrival.NEW, awaiting(game.rules, record, now))


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
    rules, start = game.rules, game.turns[letter.before - 1].end if letter.before else post.began
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
    over = rules.result(state)
    winners = " ".join(str(seat + 1) for seat in over.winners) if over else ""
    kept = tuple(note for note in game.record.notes if note.at <= start)
    return replace(
        game.record,
        events=tuple(events),
        played=len(events),
        result=winners or ("draw" if over else ""),
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
