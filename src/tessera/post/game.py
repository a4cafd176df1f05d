"""A game by post as it stands: its letters so far, the links behind each throw, and the check that
the throws follow from the links."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from tessera.core.chance import Draws, Seeded, draw
from tessera.core.houses import Chain
from tessera.core.limits import CodedError
from tessera.core.record import Note, Record
from tessera.core.replay import replay
from tessera.core.rules import CHANCE, Rules
from tessera.post import chain
from tessera.post.turns import Turn, turns

SUM, ID = 12, 12
"""The characters of a sum, and of a game's id, in letters."""


class NotBelieved(CodedError):
    """Raised for a letter or a record that is not as it must be: a code, the house that it is about
    (None if unknown), and the number of the letter, from 1 (0 for none)."""

    def __init__(self, code: str, house: int | None = None, letter: int = 0) -> None:
        super().__init__(code, house, letter)
        self.house = house
        self.letter = letter


def can_go_by_post(rules: Rules[Any, Any]) -> bool:
    """Whether a game can be played by post: nothing in it may be hidden."""
    # Nobody could check cards that are dealt into hidden hands.
    return not rules.hidden and any(number > 1 for number in rules.players)


def game_id(promised: str) -> str:
    """The id of a game, the same on every device: a sum of its first promise."""
    return sha256(promised.encode()).hexdigest()[:ID]


class PostGame:
    """A game by post, replayed from its record. `sent` is the number of its letters so far; on the
    device whose turn it is, events that aren't sent yet may follow them."""

    def __init__(self, rules: Rules[Any, Any], record: Record) -> None:
        """Replays the record. Raises BadEvent or Illegal for one that isn't by the rules, and
        NotBelieved("chain") for links that don't fit."""
        assert record.post is not None
        self.rules = rules
        self.record = record
        self.post = record.post
        events = record.events[: record.played]
        steps = list(replay(rules, record.setup, events))
        self.states = [state for _, state in steps]
        self.actions = [action for action, _ in steps[1:]]
        if self.post.began >= len(self.states):
            raise NotBelieved("chain")
        self.turns: Sequence[Turn] = list(turns(rules, self.states, self.post))
        self._links = [_told(house, own) for house, own in enumerate(self.post.chains)]
        self.sent = sum(map(len, self._links))
        self._counts = [[0] * self.post.count]
        """For each number of letters, the number that each house wrote of them."""
        for turn in self.turns:
            count = self._counts[-1].copy()
            count[turn.house] += 1
            self._counts.append(count)
        self._check_order()

    def _check_order(self) -> None:
        """Raises NotBelieved unless each house has told as many links as it has written
        letters."""
        if self.sent > len(self.turns):
            raise NotBelieved("chain")
        for house in range(self.post.count):
            link_count = len(self._links[house]) if house < len(self._links) else 0
            if self.written(house, self.sent) != link_count:
                raise NotBelieved("chain", house)
        if any(not turn.whole for turn in self.turns[: self.sent]):
            raise NotBelieved("chain")

    # --- whose letter ---

    @property
    def due(self) -> Turn | None:
        """The next letter, which is awaited; None after the last one of the game."""
        return self.turns[self.sent] if self.sent < len(self.turns) else None

    @property
    def settled(self) -> int:
        """The number of events up to the end of the last letter."""
        return self.end(self.sent)

    def end(self, letters: int) -> int:
        """The number of events up to the end of so many letters."""
        return self.turns[letters - 1].end if letters else self.post.began

    @property
    def goes_astray(self) -> bool:
        """Whether there are more events since the last letter than belong into the next one."""
        return any(turn.end > turn.start for turn in self.turns[self.sent + 1 :])

    @property
    def mine(self) -> bool:
        """Whether this device must write the next letter."""
        here = self.post.here
        return here is not None and self.due is not None and self.due.house == here.house

    @property
    def ready(self) -> bool:
        """Whether this device has all events of the next letter, and only has to send it."""
        return self.mine and self.due is not None and self.due.whole

    def receiver(self, after: int) -> int:
        """The house that must write after so many letters; at the end of the game, the one that
        comes next in order."""
        if after < len(self.turns):
            return self.turns[after].house
        return (self.turns[-1].house + 1) % self.post.count

    # --- links ---

    def written(self, house: int, letters: int) -> int:
        """The number of letters by a house among the first so many."""
        return self._counts[letters][house]

    def link(self, house: int, letter: int) -> str:
        """The latest link that a house had told after the first `letter` letters."""
        return self._links[house][self.written(house, letter) - 1]

    def next_link(self) -> str:
        """The link that the house on this device tells next. Raises NotBelieved("used_up") at the
        end of its chain."""
        here = self.post.here
        assert here is not None
        number = len(self._links[here.house]) if here.house < len(self._links) else 0
        if number > chain.LENGTH:
            raise NotBelieved("used_up", here.house)
        return chain.link(self.record.seed, number)

    def draws(self) -> Draws:
        """The source of the throws in the letter that this device is writing."""
        due, own = self.due, self.next_link()
        assert due is not None
        return seeded(
            own if house == due.house else self.post.chains[house].latest
            for house in range(self.post.count)
        )

    def drawn(self, letter: int) -> Draws:
        """The source of the throws in a letter that was sent, counted from 0."""
        return seeded(self.link(house, letter + 1) for house in range(self.post.count))

    # --- what others can check ---

    def check(self, since: int = 0) -> None:
        """Computes the throws of all letters from `since` on (counted from 0) again from the links.
        Raises NotBelieved("throw") for the first one that differs."""
        n = self.chances(self.turns[since].start) if since < self.sent else 0
        for number in range(since, self.sent):
            turn = self.turns[number]
            if turn.start == turn.end:
                continue  # Such a letter may come before all houses have promised.
            draws = self.drawn(number)
            for at in range(turn.start, turn.end):
                outcomes = self.rules.chance_outcomes(self.states[at])
                if not outcomes:
                    continue
                if self.actions[at] != draw(outcomes, draws(n)):
                    raise NotBelieved("throw", turn.house, number + 1)
                n += 1

    def chances(self, at: int) -> int:
        """The number of events of chance among the first `at` events."""
        return sum(self.rules.current_player(state) == CHANCE for state in self.states[:at])

    def notes(self, letters: int) -> tuple[Note, ...]:
        """The notes from before the letters began, and those in the first so many letters: hints
        for a seat before its choice, if hints were agreed on."""
        end = self.end(letters)
        counts = {note for note in self.record.notes if self._is_sent(note, end)}
        return tuple(
            sorted(counts, key=lambda note: (note.at, -1 if note.seat is None else note.seat))
        )

    def _is_sent(self, note: Note, end: int) -> bool:
        began = self.post.began
        if note.left:
            return False  # Nobody takes another's seat in a game by letters.
        if note.seat is None or note.at < began:
            return note.at <= began
        chooses = note.at < end and self.rules.current_player(self.states[note.at]) == note.seat
        return chooses and self.post.hints

    def sum_at(self, letters: int) -> str:
        """The sum of options, promises, links, events and notes up to the end of so many
        letters."""
        notes = [(note.at, note.seat) for note in self.notes(letters)]
        return self.former_sum_at(letters, *([notes] if notes else []))

    def former_sum_at(self, letters: int, *noted: object) -> str:
        """The sum without notes, as letters of the first format have it."""
        record, post = self.record, self.post
        links = [
            (own.promised, self.link(house, letters))
            for house, own in enumerate(post.chains)
            if self.written(house, letters)
        ]
        agreed = (record.game, record.version, record.setup, post.houses, post.hints, post.began)
        text = repr((*agreed, links, record.events[: self.end(letters)], *noted))
        return sha256(text.encode()).hexdigest()[:SUM]


def _told(house: int, own: Chain) -> tuple[str, ...]:
    """All links that a house has told, the promise first. Raises NotBelieved("chain")."""
    links = chain.between(own.latest, own.promised)
    if not links:
        raise NotBelieved("chain", house)
    return links


def seeded(links: Iterable[str]) -> Seeded:
    """The source of throws that these links, in the order of the houses, determine together."""
    return Seeded(sha256(" ".join(links).encode()).hexdigest())
