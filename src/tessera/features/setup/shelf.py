"""The shelf of people who have played here, and their pictures. They are pressed into seats
instead of typed. A picture is a drawn animal for those who can't read yet, or the first letter
of the name."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from tessera.core.clusters import cut
from tessera.core.files import text_of
from tessera.core.record import Player, clean_name
from tessera.features.setup.names import COMPUTER_NAMES
from tessera.i18n import N_
from tessera.kit.phrases import is_given
from tessera.scene.node import Node, classes
from tessera.scene.widgets import flag, group, pressable
from tessera.screens.services import Services
from tessera.screens.table.words.turn import NORMAL
from tessera.storage.people.people import LETTER, NAME, People, Person

SOMEBODY = "somebody"
_FILE = text_of("tessera.features.setup", "pictures.txt")
DRAWN = {name: lines for name, _, lines in (line.partition(" ") for line in _FILE.splitlines())}
"""Animals, computers by their level from sleepy to sly, and somebody who isn't known: each as lines
in a square of 24, like the icons."""
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
    own = known.picture if known else SOMEBODY if is_given(player.name) else LETTER
    drawn = own if player.is_person else player.kind if player.kind in DRAWN else NORMAL
    return _face(drawn, player.colour, cut(player.name, 1))


IN_SIGHT = 24
"""The most people on the shelf. The page of people has all of them."""


def shelf(
    label: str, there: Iterable[Person], *more: Node, on: str = "", press: str = "person"
) -> Node | None:
    """A button for each of these people, and then `more`. That of the one called `on` is
    pressed. None where there is nobody."""
    shown = [_person_button(person, press, on) for person in there][:IN_SIGHT]
    return group("shelf", label, *shown, *more, key="shelf") if shown or more else None


def _person_button(person: Person, press: str, on: str) -> Node:
    name, pressed = person.name, flag(person.name == on)
    shown = face(person), Node("span", {"dir": "auto"}, name)
    return pressable(f"app:{press} {name}", "person", *shown, key=name, aria_pressed=pressed)


def free_seat(players: Sequence[Player]) -> int | None:
    """The seat for the next person. It is the first whose player has no name of its own, else the
    first of a computer to which nobody has given one; None if there is neither."""
    unnamed = [n for n, p in enumerate(players) if p.is_person and is_given(p.name)]
    computers = [n for n, p in enumerate(players) if not p.is_person and p.name in COMPUTER_NAMES]
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
    return next((picture for picture in PICTURES if picture not in {*taken, LETTER}), LETTER)
