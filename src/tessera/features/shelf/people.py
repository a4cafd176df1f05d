"""The page of people: their names and looks, and how often each has won."""

from collections.abc import Iterable
from dataclasses import replace

from tessera.core.record import clean_name
from tessera.features.setup.seating import name_field
from tessera.features.setup.shelf import PICTURES, face, keep_people
from tessera.features.setup.solver import solvers
from tessera.features.shelf.numbers import Statistics
from tessera.features.shelf.results import Results, count, games, puzzles
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.phrases import is_given
from tessera.scene.node import Node
from tessera.scene.widgets import button, group, icon_button
from tessera.screens.components import actions, hint, lead, menu_link, nothing_yet, paper, segments
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.timer import breathing
from tessera.storage.people.people import LETTER, People, Person, with_names
from tessera.storage.saves import Entry
from tessera.storage.settings.names import NAMED

PORTION = 50
"""The number of games read in one go. The page answers presses between them."""
OFFERED = 24
"""The most names from saved games that are offered."""
JOINED = N_("{name} and {other} are one person now, in all games.")


def tabs(say: Translator, here: str) -> Node:
    """The ways between saved games, people and evenings."""
    places = {"saved": say("Games"), "people": say("People"), "evening": say("Evenings")}
    now = {here: "page"}
    ways = [
        Node("a", {"href": f"#/{place}", "aria-current": now.get(place)}, words, key=place)
        for place, words in places.items()
    ]
    return Node("nav", {"class": "tabs"}, *ways, key="tabs")


class PeoplePage(Page):
    """The people of this device. What is changed holds at once, and for all saved games."""

    name = "people"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.families = {
            "join": self._join,
            "apart": self._part,
            "remove": self._remove,
            "add": self._add,
        }
        self.field_families = {"name": self._rename, "picture": self._draw_as, "colour": self._dye}
        self._count_anew()

    @property
    def people(self) -> People:
        """Those of now."""
        return self.services.saves.people

    def draw(self) -> Node:
        """The whole page."""
        say = self.services.say
        rows = [self._row(number, person) for number, person in enumerate(self.people)]
        none = say("Nobody has played here yet.")
        known = self._known()
        nobody = lead(none) if known else nothing_yet(say, "people", none)
        return paper(
            say("People"),
            tabs(say, "people"),
            *self._alike(),
            Node("ul", {"class": "people"}, *rows, key="people") if rows else nobody,
            hint(say("Names and pictures stay on this device.")) if rows else None,
            known,
            *self._statistics.draw(),
            actions(menu_link(say)),
        )

    def _alike(self) -> list[Node]:
        say = self.services.say
        return [
            Node(
                "p",
                {"class": "alike"},
                say("{name} and {other}: is that the same person?", name=name, other=other),
                " ",
                button(say("Yes, join them"), f"join {number}"),
                key=f"alike {name}",
            )
            for number, (name, other) in enumerate(self.people.alike())
        ]

    def _row(self, number: int, person: Person) -> Node:
        say = self.services.say
        of = {"name": person.name}
        earlier = [
            Node(
                "small",
                {"class": "earlier"},
                say("Earlier: {name}", name=old.name),
                " ",
                None if old.until else button(say("Somebody else"), f"apart {number} {at}"),
                key=f"earlier {old.name}",
            )
            for at, old in enumerate(person.earlier)
            if old.name not in [one.name for one in person.earlier[:at]]
        ]
        field = name_field(say, number, person.name)
        return Node(
            "li",
            {},
            group("seat", person.name, self._pictures(number, person), field),
            Node("small", {}, games(say, self._results.get(person.name)), key="results"),
            icon_button("close", say("Remove {name}", **of), f"remove {number}"),
            puzzles(say, self._solvers, person.name),
            *earlier,
            key=person.name,
        )

    def _pictures(self, number: int, person: Person) -> Node:
        """The drawings and colours to choose from, below the present ones."""
        say, of = self.services.say, {"name": person.name}

        def seen(shown: Node, word: str) -> Node:
            return Node("span", {}, shown, Node("span", {"class": "visually-hidden"}, say(word)))

        drawn = [
            (name, seen(face(replace(person, picture=name)), word))
            for name, word in PICTURES.items()
        ]
        dyed = [
            (name, seen(Node("span", {"class": f"circle {name}"}), word))
            for name, word in COLOUR_NAMES.items()
        ]
        label = say("Picture of {name}", **of)
        closed = Node("summary", {"aria-label": label, "title": label}, face(person))
        grid = segments(f"picture {number}", label, drawn, person.picture)
        row = segments(f"colour {number}", say("Colour of {name}", **of), dyed, person.colour)
        return Node("details", {"class": "animals"}, closed, grid, row, key="picture")

    def _known(self) -> Node | None:
        """Names that can be added: of people who were removed, and of saved games."""
        say, people = self.services.say, self.people
        played = [n for n in self._results if not is_given(n) and people.find(n) is None]
        names = [*(person.name for person in people.hidden), *played]
        if not names:
            return None
        ways = [button(say("Add {name}", name=name), f"add {name}") for name in names[:OFFERED]]
        title = Node("h2", {}, say("Also played here"))
        return Node("section", {"class": "known"}, title, actions(*ways), key="known")

    # --- what is changed ---

    def _keep(self, people: People) -> None:
        keep_people(self.services, people)
        self._count_anew()

    def _at(self, number: str) -> Person | None:
        people = [*self.people]
        return people[int(number)] if int(number) < len(people) else None

    def _rename(self, number: str, typed: str) -> None:
        person, name = self._at(number), clean_name(typed)
        if person is None or not name:
            return
        other = self.people.find(name)
        if other and other.name != person.name:
            self._tell_joined(person.name, other.name)
        else:
            self._rename_in_settings(person.name, name)
        self._keep(self.people.renamed(person.name, name, self.services.device.now()))

    def _rename_in_settings(self, old: str, new: str) -> None:
        """Replaces the old name, which is free from now on, in settings."""
        for setting in NAMED:
            text = self.services.settings.recall(setting, "")
            anew = with_names(text, lambda name: new if name == old else name)
            if anew != text:
                self.services.remember(setting, anew)

    def _join(self, number: str) -> None:
        name, other = self.people.alike()[int(number)]
        self._tell_joined(other, name)
        self._keep(self.people.renamed(other, name, self.services.device.now()))
        self.services.focus = "heading"

    def _tell_joined(self, name: str, other: str) -> None:
        self.services.messages.notify(self.services.say(JOINED, name=name, other=other))

    def _part(self, where: str) -> None:
        number, _, at = where.partition(" ")
        if person := self._at(number):
            self._keep(self.people.apart(person.name, person.earlier[int(at)]))
            self.services.focus = "heading"

    def _remove(self, number: str) -> None:
        if person := self._at(number):
            say = self.services.say
            words = say("{name} is removed from here. The games stay.", name=person.name)
            undo = button(say("Undo"), f"add {person.name}")
            self.services.messages.notify(words, undo)
            self._keep(self.people.without(person.name))
            self.services.focus = "heading"

    def _add(self, name: str) -> None:
        people, known = self.people, self.people.find(name)
        back = people.with_person(replace(known, hidden=False), known.name) if known else None
        self._keep(back or people.added(Person(name, LETTER)))
        self.services.focus = "heading"

    def _draw_as(self, number: str, picture: str) -> None:
        if (person := self._at(number)) and picture in PICTURES:
            self._keep(self.people.with_person(replace(person, picture=picture), person.name))

    def _dye(self, number: str, colour: str) -> None:
        if (person := self._at(number)) and colour in COLOUR_NAMES:
            self._keep(self.people.with_person(replace(person, colour=colour), person.name))

    # --- what is counted ---

    def _count_anew(self) -> None:
        self.end_tasks()
        self._results: dict[str, Results] = {}
        self._solvers = solvers(self.services)
        self._statistics = Statistics(self.services)
        self.presses = {"csv": self._statistics.save_table}
        self.task(self._count(self.services.saves.entries()))

    async def _count(self, entries: Iterable[Entry]) -> None:
        async for entry in breathing(entries, PORTION):
            if (head := entry.read_head()) and (game := find(head.game)):
                self._statistics.add(head, game.edition_of(head.setup).name)
                if entry.over:
                    count(self._results, head)
        await self._statistics.read_analyses()
