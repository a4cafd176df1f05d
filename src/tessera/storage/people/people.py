"""The people of this device as one short text: a line for each, and below it the names under which
older games know them.

    cat green Ana
    = Anna
    owl blue Rui

That is a picture, a colour and a name. Whoever played last stands first. A line that can't be read
costs nobody else anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from unicodedata import normalize

from tessera.core.record import Note, Player, Record, clean_name

NAME = "people"
"""The name of the setting."""
MOST = 8_000
"""The most characters of the text: some 200 people. Those who played longest ago go first."""
LETTER = "letter"
"""The picture of somebody who has none: the first letter of the name."""
EARLIER = "= "


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays at this device. `picture` and `colour` are words; `earlier` are names of
    before, and other spellings."""

    name: str
    picture: str = LETTER
    colour: str = ""
    earlier: tuple[str, ...] = ()


class People:
    """The people of a text, those who played last first. Nobody has the name of another, nor an
    earlier name that is somebody's name now."""

    def __init__(self, people: Iterable[Person] = ()) -> None:
        by_name: dict[str, Person] = {}
        for person in people:
            by_name.setdefault(person.name, person)
        taken = {*by_name}
        self._all: list[Person] = []
        for person in by_name.values():
            own = [n for n in dict.fromkeys(person.earlier) if n not in taken]
            taken.update(own)
            self._all.append(replace(person, earlier=tuple(own)))
        self._now = {old: person.name for person in self._all for old in person.earlier}

    def __iter__(self) -> Iterator[Person]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def find(self, name: str) -> Person | None:
        """The person with this name, or with this name before."""
        name = self.called(name)
        return next((person for person in self._all if person.name == name), None)

    def called(self, name: str) -> str:
        """The name of today for a name in a record, which may have been saved not composed."""
        if not self._all:
            return name
        own = clean_name(name)
        return self._now.get(own, own)

    def with_person(self, person: Person, instead: str = "") -> People:
        """The same people with this one, in the place of the one called so `instead`; else in
        front."""
        if instead and any(other.name == instead for other in self._all):
            return People(person if p.name == instead else p for p in self._all)
        return People([person, *(p for p in self._all if p.name != person.name)])

    def without(self, name: str) -> People:
        """The same people but for this one."""
        return People(person for person in self._all if person.name != name)

    def renamed(self, name: str, new: str) -> People:
        """The same people, one with another name. If that is somebody else's, the two are one
        person from now on."""
        person, other = self.find(name), self.find(new)
        if person is None or new == person.name:
            return self
        earlier = (person.name, *person.earlier)
        if other is None or other.name == person.name:
            own = tuple(old for old in earlier if old != new)
            return self.with_person(replace(person, name=new, earlier=own), person.name)
        rest = self.without(person.name)
        both = replace(other, earlier=(*other.earlier, *earlier))
        return rest.with_person(both, other.name)

    def apart(self, name: str, earlier: str) -> People:
        """The same people, but whoever is called `earlier` in old games is somebody else."""
        person = self.find(name)
        if person is None or earlier not in person.earlier:
            return self
        kept = tuple(old for old in person.earlier if old != earlier)
        there = self.with_person(replace(person, earlier=kept), person.name)
        return People([*there, Person(earlier, colour=person.colour)])

    def alike(self) -> list[tuple[str, str]]:
        """Pairs of names that may be one person's: they differ in capitals and accents alone."""
        first: dict[str, str] = {}
        pairs = []
        for person in self._all:
            bare = _bare(person.name)
            if bare in first:
                pairs.append((first[bare], person.name))
            first.setdefault(bare, person.name)
        return pairs

    def joined(self, other: People) -> People:
        """The people of two devices. Of somebody whom both know, the looks are those of here."""
        people = self
        for person in other:
            names = (person.name, *person.earlier)
            known = next(filter(None, map(people.find, names)), None)
            if known is None:
                people = People([*people, person])
            else:
                own = tuple(old for old in (*known.earlier, *names) if old != known.name)
                people = people.with_person(replace(known, earlier=own), known.name)
        return people

    def __str__(self) -> str:
        lines: list[str] = []
        room = MOST
        for person in self._all:
            own = [f"{person.picture} {person.colour or '-'} {person.name}"]
            own += [EARLIER + name for name in person.earlier]
            room -= sum(len(line) + 1 for line in own)
            if room < 0:
                break
            lines += own
        return "\n".join(lines)

    def in_record(self, record: Record) -> Record:
        """The record with the names of today. Games by message keep theirs, which other devices
        know them by, and so does whoever would be called like another at the same table."""
        if record.post or not self._now:
            return record
        names = [self.called(p.name) if p.is_person else p.name for p in record.players]
        players = tuple(
            replace(player, name=name) if names.count(name) == 1 else player
            for player, name in zip(record.players, names, strict=True)
        )
        notes = tuple(self._in_note(note) if note.left else note for note in record.notes)
        return replace(record, players=players, notes=notes)

    def _in_note(self, note: Note) -> Note:
        left = note.left
        assert left is not None
        return replace(note, left=self.as_called(left))

    def as_called(self, player: Player) -> Player:
        """The player with the name of today, if it is a person."""
        return replace(player, name=self.called(player.name)) if player.is_person else player


NOBODY = People()


def read_people(text: str) -> People:
    """The people of a text, without the lines that can't be read."""
    people: list[Person] = []
    whose = False
    for line in text[:MOST].split("\n"):
        if line.startswith(EARLIER):
            earlier = clean_name(line.removeprefix(EARLIER))
            if whose and earlier:
                last = people[-1]
                people[-1] = replace(last, earlier=(*last.earlier, earlier))
            continue
        picture, _, rest = line.partition(" ")
        colour, _, name = rest.partition(" ")
        whose = bool(picture.isidentifier() and clean_name(name))
        if whose:
            colour = colour if colour.isidentifier() else ""
            people.append(Person(clean_name(name), picture, colour))
    return People(people)


def _bare(name: str) -> str:
    """The name without capitals and accents."""
    return "".join(c for c in normalize("NFKD", name.casefold()) if not "\u0300" <= c <= "\u036f")
