"""The people of this device as one short text: a line for each, and below it what older games know
them by.

    cat green Ana Maria
    # 5c1e09ab77d2
    = Anna
    ~ - 2026-11-29T16:00:00Z Ana
    ~ 77aa02b91c3e - ana
    - hidden

That is a picture, a colour and a name; the identity that new records hold; another spelling; a name
that was given up at a moment, and is free since then; a person who was joined, by identity and
name; and that she is off the shelf. Whoever played last stands first. A line that can't be read
costs nobody else anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple
from unicodedata import normalize

from tessera.core.record import HERE, Note, Player, Record, clean_name

NAME = "people"
"""The name of the setting, and of the section of a record."""
MOST = 16_000
"""The most characters of the text: some 200 people. Those who played longest ago go first."""
LETTER = "letter"
"""The picture of somebody who has none: the first letter of the name."""
EARLIER, IDENTITY, FORMER, HIDDEN = "= ", "# ", "~ ", "- hidden"
IN_RECORD = f"{NAME} {HERE} "
"""The beginning of a line of the section: then come the identity, and the name in the record."""
HEADS = (EARLIER, "person ")
"""The beginnings of lines with names in other settings."""
WORD = re.compile(r"[0-9a-z]{4,24}", re.ASCII)
MOMENT = re.compile(r"-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)


class Former(NamedTuple):
    """A name that somebody had until a moment ("": another spelling), and the identity that was
    joined with it."""

    name: str
    until: str = ""
    identity: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays at this device. `picture` and `colour` are words; `earlier` are names of
    before, and other spellings. Who is `hidden` was removed from the shelf, and keeps the games."""

    name: str
    picture: str = LETTER
    colour: str = ""
    earlier: tuple[Former, ...] = ()
    identity: str = ""
    hidden: bool = False

    @property
    def identities(self) -> Iterator[str]:
        """The own identity, and those of people who were joined."""
        yield from filter(None, (self.identity, *(one.identity for one in self.earlier)))


class People:
    """The people of a text, those who played last first. Nobody has the name of another, nor an
    earlier name that is somebody's name now, unless it was given up before."""

    def __init__(self, people: Iterable[Person] = ()) -> None:
        by_name: dict[str, Person] = {}
        for person in people:
            by_name.setdefault(person.name, person)
        taken = {*by_name}
        self._all: list[Person] = []
        for person in by_name.values():
            own: list[Former] = []
            for one in dict.fromkeys(person.earlier):
                if one.until or one.identity or one.name not in taken:
                    own.append(one)
                    taken.update([] if one.until else [one.name])
            self._all.append(replace(person, earlier=tuple(own)))
        old = [(one, person.name) for person in self._all for one in person.earlier]
        self._now = {one.name: name for one, name in reversed(old) if not one.until}
        self._now |= {name: name for name in by_name}
        self._given_up = sorted((one.until, one.name, name) for one, name in old if one.until)
        self._known = {word: p.name for p in reversed(self._all) for word in p.identities}

    def __iter__(self) -> Iterator[Person]:
        """Those on the shelf."""
        return (person for person in self._all if not person.hidden)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @property
    def hidden(self) -> list[Person]:
        """Those who were removed from the shelf."""
        return [person for person in self._all if person.hidden]

    def find(self, name: str) -> Person | None:
        """The person with this name, or another spelling of it."""
        name = self.called(name)
        return next((person for person in self._all if person.name == name), None)

    def called(self, name: str, at: str = "") -> str:
        """The name of today for a name in a record, which may have been saved not composed. `at` is
        the moment when somebody was called so; without one it is now."""
        if not self._all:
            return name
        own = clean_name(name)
        if at:
            for until, old, today in self._given_up:
                if old == own and at <= until:
                    return today
        return self._now.get(own, own)

    def given_up(self, name: str) -> str:
        """The name of today of the last who was called so before; "" for nobody."""
        return next((today for _, old, today in reversed(self._given_up) if old == name), "")

    def with_person(self, person: Person, instead: str = "") -> People:
        """The same people with this one, in the place of the one called so `instead`; else in
        front."""
        if instead and any(other.name == instead for other in self._all):
            return People(person if p.name == instead else p for p in self._all)
        return People([person, *(p for p in self._all if p.name != person.name)])

    def added(self, person: Person) -> People:
        """The same people with this one at the end."""
        return People([*self._all, person])

    def without(self, name: str) -> People:
        """The same people with this one off the shelf."""
        return People(replace(p, hidden=True) if p.name == name else p for p in self._all)

    def identified(self, fresh: Callable[[], str]) -> People:
        """The same people, each with an identity: their own, or a `fresh` word."""
        return People(p if p.identity else replace(p, identity=fresh()) for p in self._all)

    def renamed(self, name: str, new: str, now: str) -> People:
        """The same people, one with another name since `now`. If that is somebody else's, the two
        are one person from now on."""
        person, other = self.find(name), self.find(new)
        if person is None or new == person.name:
            return self
        if other is None or other.name == person.name:
            earlier = (Former(person.name, now), *(e for e in person.earlier if e.name != new))
            return self.with_person(replace(person, name=new, earlier=earlier), person.name)
        both = _joined(other, person)
        return People(both if p.name == other.name else p for p in self._all if p != person)

    def apart(self, name: str, earlier: Former) -> People:
        """The same people, but whoever is called `earlier` in old games is somebody else."""
        person = self.find(name)
        if person is None or earlier not in person.earlier:
            return self
        kept = tuple(old for old in person.earlier if old != earlier)
        there = self.with_person(replace(person, earlier=kept), person.name)
        own, number = earlier.name, 1
        while any(own == other.name for other in there._all):
            own, number = f"{earlier.name} {number + 1}", number + 1
        return there.added(Person(own, colour=person.colour, identity=earlier.identity))

    def alike(self) -> list[tuple[str, str]]:
        """Pairs of names that may be one person's: they differ in capitals and accents alone."""
        first: dict[str, str] = {}
        pairs = []
        for person in self:
            short = bare(person.name)
            if short in first:
                pairs.append((first[short], person.name))
            first.setdefault(short, person.name)
        return pairs

    def joined(self, other: People) -> People:
        """The people of two devices. Of somebody whom both know, the looks are those of here."""
        people = self
        for person in other._all:
            if known := people._as_known(person):
                people = people.with_person(_joined(known, person), known.name)
            else:
                people = people.added(person)
        return people

    def brought(self, other: People) -> Callable[[str], str]:
        """Gives the name of today for a name in the texts of another device."""

        def called(name: str) -> str:
            person = other.find(name)
            known = self._as_known(person) if person else None
            return known.name if known else name

        return called

    def _as_known(self, person: Person) -> Person | None:
        """The person of another device as this one knows them: by identity, else by name."""
        names = (self._known.get(word, "") for word in person.identities)
        spelt = (person.name, *(old.name for old in person.earlier if not old.until))
        return next(filter(None, map(self.find, (*filter(None, names), *spelt))), None)

    def __str__(self) -> str:
        lines: list[str] = []
        room = MOST
        for person in self._all:
            own = [f"{person.picture} {person.colour or '-'} {person.name}"]
            own += [IDENTITY + person.identity] if person.identity else []
            own += map(_written, person.earlier)
            own += [HIDDEN] if person.hidden else []
            room -= sum(len(line) + 1 for line in own)
            if room < 0:
                break
            lines += own
        return "\n".join(lines)

    def in_record(self, record: Record, *, posted: bool = False) -> Record:
        """The record with the names of today. Games by message keep theirs, which other devices
        know them by, unless they too are to be counted; and so does whoever would be called like
        another at the same table."""
        if (record.post and not posted) or not any(person.earlier for person in self._all):
            return record
        known = identities(record)

        def today(player: Player) -> Player:
            if not player.is_person:
                return player
            word = known.get(player.name)
            name = self._known.get(word, player.name) if word else ""
            return replace(player, name=name or self.called(player.name, record.saved))

        all_today = [today(player) for player in record.players]
        names = [player.name for player in all_today]
        players = tuple(
            new if names.count(new.name) == 1 else player
            for player, new in zip(record.players, all_today, strict=True)
        )
        notes = tuple(
            replace(note, left=today(note.left)) if note.left else note for note in record.notes
        )
        before, after = _people(record.players, record.notes), _people(players, notes)
        words = {new: known[old] for old, new in zip(before, after, strict=True) if old in known}
        return replace(record, players=players, notes=notes, sections=_section(record, words))

    def marked(self, record: Record) -> Record:
        """The record with the identities of the people at its table who are known here."""
        here = record.post.here if record.post else None
        if not self._all or (record.post and here is None):
            return record
        names = dict.fromkeys(_people(record.players, record.notes))
        known = identities(record)
        if record.post and here:
            seated = zip(record.post.houses, record.players, strict=True)
            names = dict.fromkeys(p.name for house, p in seated if house == here.house)
        own = {person.name: person.identity for person in self._all if person.identity}
        words = {name: known.get(name) or own.get(self.called(name), "") for name in names}
        sections = _section(record, words)
        return record if sections == record.sections else replace(record, sections=sections)


def with_names(text: str, called: Callable[[str], str]) -> str:
    """The text of a setting in `NAMED` with the names as they are `called`."""
    heads = (
        (next((h for h in HEADS if line.startswith(h)), ""), line) for line in text.split("\n")
    )
    return "\n".join(head + called(line.removeprefix(head)) for head, line in heads)


def identities(record: Record) -> Mapping[str, str]:
    """The identities in a record, by the names that people have in it."""
    lines = (line.removeprefix(IN_RECORD) for line in record.sections if line.startswith(IN_RECORD))
    return {name: word for word, _, name in (line.partition(" ") for line in lines)}


def _section(record: Record, words: Mapping[str, str]) -> tuple[str, ...]:
    """The sections of a record, with these identities by name."""
    others = (line for line in record.sections if not line.startswith(IN_RECORD))
    return (*(f"{IN_RECORD}{word} {name}" for name, word in words.items() if word), *others)


def _people(players: Iterable[Player], notes: Iterable[Note]) -> list[str]:
    """The names of those who are, and were, at a table."""
    everybody = (*players, *(note.left for note in notes if note.left))
    return [player.name for player in everybody if player.is_person]


def _joined(person: Person, other: Person) -> Person:
    """The first of two who are one, with all that the other was known by."""
    own: tuple[Former, ...] = (Former(other.name, identity=other.identity),)
    if other.identity in person.identities:
        own = () if other.name == person.name else (Former(other.name),)
    elif other.name == person.name and not (person.identity and other.identity):
        own = ()
    earlier = dict.fromkeys((*person.earlier, *own, *other.earlier))
    kept = (old for old in earlier if old != Former(person.name))
    identity = person.identity or (other.identity if other.name == person.name else "")
    return replace(person, identity=identity, earlier=tuple(kept))


def _written(old: Former) -> str:
    if not (old.until or old.identity):
        return EARLIER + old.name
    return f"{FORMER}{old.identity or '-'} {old.until or '-'} {old.name}"


def _former(line: str) -> Former | None:
    """The earlier name of a line; None for one that can't be read."""
    if line.startswith(EARLIER):
        name = clean_name(line.removeprefix(EARLIER))
        return Former(name) if name else None
    word, until, name = [*line.removeprefix(FORMER).split(" ", 2), "", ""][:3]
    if not (name := clean_name(name)) or not MOMENT.fullmatch(until):
        return None
    return Former(name, until.strip("-"), word if WORD.fullmatch(word) else "")


NOBODY = People()


def read_people(text: str) -> People:
    """The people of a text, without the lines that can't be read."""
    people: list[Person] = []
    whose = False
    for line in text[:MOST].split("\n"):
        if line.startswith((EARLIER, FORMER, IDENTITY, HIDDEN)):
            if whose:
                people[-1] = _told(people[-1], line)
            continue
        picture, _, rest = line.partition(" ")
        colour, _, name = rest.partition(" ")
        whose = bool(picture.isidentifier() and clean_name(name))
        if whose:
            colour = colour if colour.isidentifier() else ""
            people.append(Person(clean_name(name), picture, colour))
    return People(people)


def _told(person: Person, line: str) -> Person:
    """The person with what a line below says."""
    word = line.removeprefix(IDENTITY)
    if line == HIDDEN:
        return replace(person, hidden=True)
    if line.startswith(IDENTITY):
        return replace(person, identity=word) if WORD.fullmatch(word) else person
    old = _former(line) if line.startswith((EARLIER, FORMER)) else None
    return replace(person, earlier=(*person.earlier, old)) if old else person


def bare(name: str) -> str:
    """The name without capitals and accents."""
    return "".join(c for c in normalize("NFKD", name.casefold()) if not "\u0300" <= c <= "\u036f")
