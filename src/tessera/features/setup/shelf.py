"""The shelf of people who have played here, and their pictures. They are pressed into seats
instead of typed. A picture is a drawn animal for those who can't read yet, or the first letter
of the name."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from tessera.core.clusters import cut
from tessera.core.record import Player, clean_name
from tessera.features.setup.names import COMPUTER_NAMES
from tessera.i18n import N_, Translator
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import flag, pressable
from tessera.screens.services import Services
from tessera.screens.table.words.turn import is_given
from tessera.storage.people.people import LETTER, NAME, People, Person

ANIMALS = {
    "cat": "M5 12.5V4.5l4.2 2.8a9 9 0 0 1 5.6 0L19 4.5v8a7 6.8 0 0 1-14 0M9.3 "
    "11.5v.8M14.7 11.5v.8M11.2 14.5h1.6l-.8 1zM12 15.5c-.3 1.2-1.4 1.6-2.2 "
    "1.1M12 15.5c.3 1.2 1.4 1.6 2.2 1.1M1.8 13l2.4.6M22.2 13l-2.4.6",
    "dog": "M7.5 5.5c3-1.3 6-1.3 9 0V14a4.5 5.5 0 0 1-9 0zM7.5 5.5C5 5 3.5 7 3.3 "
    "10.5s.5 4.5 1.7 4.5 2.2-1.5 2.5-4M16.5 5.5c2.5-.5 4 1.5 4.2 5s-.5 "
    "4.5-1.7 4.5-2.2-1.5-2.5-4M10.2 9.7v.8M13.8 9.7v.8M10.6 13.2h2.8L12 "
    "15zM12 15v1.7",
    "bear": "M12 5.5a7 7.2 0 1 1 0 14.4a7 7.2 0 1 1 0-14.4M6 8.8a2.7 2.7 0 1 1 "
    "3-2.9M18 8.8a2.7 2.7 0 1 0-3-2.9M9.3 10.5v.8M14.7 10.5v.8M12 13a3 2.5 0 1 1 "
    "0 5a3 2.5 0 1 1 0-5M11.3 14.6h1.4M12 14.8v1.5",
    "rabbit": "M9.3 10.3C6.5 7 6.6 2 8.6 2s2.9 4 2.9 7.6M14.7 10.3C17.5 7 17.4 2 "
    "15.4 2s-2.9 4-2.9 7.6M12 9.6a6.2 6 0 1 1 0 12a6.2 6 0 1 1 0-12M9.6 14v.8M14.4 "
    "14v.8M11.3 16.5h1.4L12 17.3zM12 17.3v1.8",
    "fox": "M3.5 4l5.3 3.6h6.4L20.5 4v8L12 20.5 3.5 12zM3.7 12c3 .3 5.5 2 8.3 8 "
    "2.8-6 5.3-7.7 8.3-8M8.7 11.3l1.3.7M15.3 11.3l-1.3.7M11.3 18.5h1.4",
    "owl": "M5 4c2 1.8 4.5 2.5 7 2.5S17 5.8 19 4v10.5a7 6.5 0 0 1-14 0zM9 8a2.9 2.9 0 1 1 "
    "0 5.8a2.9 2.9 0 1 1 0-5.8M15 8a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8M9 "
    "10.5v.8M15 10.5v.8M11.2 13.5l.8 2 .8-2M9.5 18l1 .8 1-.8M12.5 18l1 .8 1-.8",
    "fish": "M2.5 12c3.5-6 10-7 14.5-1.7l4.5-3.3v10l-4.5-3.3C12.5 19 6 18 2.5 "
    "12M7 10.8v.8M10.5 8.3c1.3 2.2 1.3 5.2 0 7.4M14 10.5c.5 1 .5 2 0 3",
    "frog": "M4.3 10.6a2.9 2.9 0 1 1 5.3-2.3h4.8a2.9 2.9 0 1 1 5.3 2.3c.9 1 1.3 2.2 "
    "1.3 3.4 0 3.5-4 6-9 6s-9-2.5-9-6c0-1.2.4-2.4 1.3-3.4M6.9 7v.6M17.1 7v.6M6.5 "
    "14.5c3.2 2.7 7.8 2.7 11 0M10.8 11.5h.1M13.2 11.5h.1",
}
"""Each as lines in a square of 24, like the icons."""
HEAD = (
    "M8 7.5h8a2.3 2.3 0 0 1 2.3 2.3v6.9a2.3 2.3 0 0 1-2.3 2.3H8a2.3 2.3 0 0 1-2.3-2.3V9.8A2.3 "
    "2.3 0 0 1 8 7.5M12 7.5V4.6M12 3.1v.4M3.4 11.6v3M20.6 11.6v3"
)
COMPUTERS = {
    "youngest": "M8.3 12.2q1.1 1 2.2 0M13.5 12.2q1.1 1 2.2 0M11.2 16h1.6",
    "easy": "M8.5 12h1.8M13.7 12h1.8M10.2 15.6q1.8 1 3.6 0",
    "normal": "M9.4 11.3v1M14.6 11.3v1M9.5 15.2q2.5 1.9 5 0",
    "hard": "M7.9 10.4l2.6 1.1M16.1 10.4l-2.6 1.1M9.5 12.4v.4M14.5 12.4v.4M9.3 15.9q3.6 1 5.6-1.2",
}
"""The eyes and mouth of each level, from sleepy to sly."""
SOMEBODY = "M12 4.6a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4M4.6 20.4c.7-4 3.4-6 7.4-6s6.7 2 7.4 6"
DRAWN = {**ANIMALS, **{level: HEAD + face for level, face in COMPUTERS.items()}, "": SOMEBODY}
PICTURES = {
    LETTER: N_("First letter"),
    "cat": N_("Cat"),
    "dog": N_("Dog"),
    "bear": N_("Bear"),
    "rabbit": N_("Rabbit"),
    "fox": N_("Fox"),
    "owl": N_("Owl"),
    "fish": N_("Fish"),
    "frog": N_("Frog"),
}


def face(person: Person) -> Node:
    """The picture of a person in the person's colour, for those who see it."""
    return _face(person.picture, person.colour, cut(person.name, 1))


@cache
def _face(picture: str, colour: str, letter: str) -> Node:
    lines = DRAWN.get(picture)
    look = {"viewBox": "0 0 24 24", "class": "icon"}
    drawn = Node("svg", look, Node("path", {"d": lines})) if lines else letter
    return Node("span", {"class": classes("likeness", colour), "aria-hidden": "true"}, drawn)


def likeness(people: People, player: Player) -> Node:
    """A player's picture in the colour of the table. It is the person's own, the first letter of a
    name that isn't known, nobody in particular, or a computer of this level."""
    known = people.find(player.name)
    own = known.picture if known else "" if is_given(player.name) else LETTER
    drawn = own if player.is_person else player.kind if player.kind in COMPUTERS else "normal"
    return _face(drawn, player.colour, cut(player.name, 1))


IN_SIGHT = 24
"""The most people on the shelf. The page of people has all of them."""


def shelf(
    say: Translator, there: Iterable[Person], *more: Node | None, on: str = ""
) -> Node | None:
    """A button for each of these people, and then `more`. That of the one called `on` is
    pressed. None where there is nobody."""
    buttons = [person_button(p, f"person {p.name}", pressed=p.name == on) for p in there]
    group: Attributes = {"class": "shelf", "role": "group", "aria-label": say("People")}
    ways = [*buttons[:IN_SIGHT], *filter(None, more)]
    return Node("div", group, *ways, key="shelf") if ways else None


def person_button(person: Person, press: str, *, pressed: bool) -> Node:
    """The picture and name of somebody, to be pressed or let go."""
    shown = face(person), Node("span", {"dir": "auto"}, person.name)
    on = flag(pressed)
    return pressable(f"app:{press}", "person", *shown, key=person.name, aria_pressed=on)


def free_seat(players: Sequence[Player]) -> int | None:
    """The seat for the next person. It is the first whose player has no name of its own, else the
    first of a computer; None if there is neither."""
    unnamed = [seat for seat, p in enumerate(players) if p.is_person and is_given(p.name)]
    computers = [seat for seat, player in enumerate(players) if not player.is_person]
    computers.sort(key=lambda seat: players[seat].name not in COMPUTER_NAMES)  # Typed ones last.
    return next(iter(unnamed + computers), None)


def remember_people(services: Services, players: Sequence[Player], *, coloured: bool) -> None:
    """Puts the people of a table in front on the shelf, by seats. `coloured` says that everybody
    has a colour of their own there, which they keep."""
    people = services.saves.people
    for player in reversed(players):
        if player.is_person and not is_given(player.name):
            known = people.find(player.name)
            person = known or Person(player.name, _new_picture(people), player.colour)
            person = replace(person, colour=player.colour) if coloured else person
            people = people.with_person(replace(person, hidden=False))
    _keep(services, people)


def keep_people(services: Services, people: People) -> None:
    """Stores these people, each with an identity."""
    _keep(services, people.identified(lambda: services.device.entropy()[:12]))


def _keep(services: Services, people: People) -> None:
    if str(people) != str(services.saves.people):
        services.remember(NAME, str(people))


def typed_name(services: Services, typed: str) -> str:
    """Today's name for a typed one, with a message if that may surprise."""
    say, people, name = services.say, services.saves.people, clean_name(typed)
    today = people.called(name)
    if today != name:
        services.messages.notify(say("{name} is {other} here.", name=name, other=today))
    elif not people.find(name) and (other := people.given_up(name)):
        words = say("{other} was {name} before and keeps those games.", name=name, other=other)
        new = say("This {name} is new here.", name=name)
        services.messages.notify(f"{words} {new}")
    return today


def _new_picture(people: People) -> str:
    """The first animal that nobody has."""
    taken = {person.picture for person in people}
    return next((animal for animal in ANIMALS if animal not in taken), LETTER)
