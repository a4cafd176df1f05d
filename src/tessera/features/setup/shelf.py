"""The shelf of people: those who have played here, to be pressed into seats instead of typed."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tessera.core.record import Player, clean_name
from tessera.features.setup.faces import ANIMALS, face
from tessera.features.setup.names import COMPUTER_NAMES, fresh_name, is_given
from tessera.i18n import N_, Translator
from tessera.scene.node import Attributes, Node
from tessera.screens.components import flag
from tessera.screens.services import Services
from tessera.storage.people.people import LETTER, NAME, People, Person

IN_SIGHT = 24
"""The most people on the shelf. The page of people has all of them."""
NO_SEAT = N_("All seats are taken. Tap somebody who sits to free a seat.")


def shelf(
    say: Translator, people: People, seated: Collection[str], more: Node | None = None
) -> Node | None:
    """A button for each person, pressed for those who are `seated`, and behind them `more`; None
    where nobody is known."""
    buttons = [
        person_button(person, f"person {person.name}", pressed=person.name in seated)
        for _, person in zip(range(IN_SIGHT), people, strict=False)
    ]
    group: Attributes = {"class": "shelf", "role": "group", "aria-label": say("People")}
    return Node("div", group, *buttons, more, key="shelf") if buttons else None


def person_button(person: Person, press: str, *, pressed: bool) -> Node:
    """The picture and name of somebody, to be pressed or let go."""
    look: Attributes = {
        "type": "button",
        "class": "person",
        "data-press": f"app:{press}",
        "aria-pressed": flag(pressed),
    }
    name = Node("span", {"dir": "auto"}, person.name)
    return Node("button", look, face(person), name, key=person.name)


def seated(players: Sequence[Player]) -> set[str]:
    """The names of the people at a table."""
    return {player.name for player in players if player.is_person}


def seat_of(players: Sequence[Player], name: str) -> int | None:
    """The seat of the person with this name; None for somebody who doesn't sit."""
    names = [player.name if player.is_person else "" for player in players]
    return names.index(name) if name in names else None


def free_seat(players: Sequence[Player]) -> int | None:
    """The seat for the next person: the first whose player has no name of its own, else the first
    of a computer; None if there is neither."""
    unnamed = [seat for seat, p in enumerate(players) if p.is_person and is_given(p.name)]
    computers = [seat for seat, player in enumerate(players) if not player.is_person]
    computers.sort(key=lambda seat: players[seat].name not in COMPUTER_NAMES)  # Typed ones last.
    return next(iter(unnamed + computers), None)


def sat_down(players: Sequence[Player], seat: int, name: str) -> list[Player]:
    """The players with this person on the seat."""
    there = [*players]
    there[seat] = replace(there[seat], name=name, kind="person")
    return there


def got_up(say: Translator, players: Sequence[Player], seat: int) -> list[Player]:
    """The players with somebody without a name on the seat."""
    there = [*players]
    taken = {player.name for player in players}
    there[seat] = replace(there[seat], name=fresh_name(say, seat, "person", taken))
    return there


def remember_people(services: Services, players: Sequence[Player], *, coloured: bool) -> None:
    """Puts the people of a table on the shelf, in front, in the order of their seats; `coloured`
    says that everybody has a colour of their own there, which they keep."""
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
    """The name of today for a name that somebody typed, and says what it means if that may
    surprise."""
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
