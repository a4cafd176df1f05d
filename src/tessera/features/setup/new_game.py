"""The table before a new game: the players, their seats, and the rules agreed.

A game that begins with one press on the menu: with the last table of its kind again, or one
person against a computer."""

from collections.abc import Collection
from functools import partial

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.features.setup.begin import begin, who_begins
from tessera.features.setup.names import forget_unnamed
from tessera.features.setup.options import open_options, option
from tessera.features.setup.seating import Seats
from tessera.features.setup.seats import default_players, remember_seats
from tessera.features.setup.shelf import remember_people, shelf
from tessera.features.setup.sitting import Sitting
from tessera.features.setup.starts import starts
from tessera.features.setup.tables import (
    ALONE,
    first_table,
    kept_as,
    last_table,
    remembered_options,
)
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import is_given
from tessera.post.game import can_go_by_post
from tessera.scene.node import Node, Value
from tessera.scene.widgets import button, link, pressable
from tessera.screens.components import actions, dialog, hint, lead, menu_link, paper, told
from tessera.screens.device import MESSAGES, PHONES
from tessera.screens.lookup import of_edition
from tessera.screens.page import FieldFamilies, Fields, Page, Presses
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft

CLOSE = "close dialog"
"""The target that closes whatever lies over the table."""


def start(say: Translator, **more: Value) -> Node:
    """The button that begins the game, which stays in sight."""
    return actions(button(say("Start the game"), "start", "primary large", **more), look="start")


class NewGame(Page):
    """The table as it was left, or as last time."""

    name = "new"
    left_out: Collection[str] = ()
    """The options that aren't offered here."""
    computers = True
    """Whether computers may play."""

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game, self.edition = game, edition
        self._lifted = ""
        """The name of the player who is dragged."""
        self.opened = ""
        """The dialog over the page: "seat 2", "rules" or "ways"."""
        self.sitting = Sitting(services, game, edition, self._draft(), computers=self.computers)
        self.presses: Presses = {
            "start": partial(self._begin, "play"),
            "start phones": partial(self._begin, "phones"),
            "rules": partial(self._open, "rules"),
            "ways": partial(self._open, "ways"),
            "named": self._lead_on,
            "leave": self._leave,
            CLOSE: self.close_layer,
        }
        self.families = {
            "person": self._press_person,
            "kind": self._change_kind,
            "colour": self._change_colour,
            "places": self._exchange,
        }
        options = {o.name for n in game.rules.players for o in game.rules.options(n)}
        self.fields: Fields = {option: partial(self._choose, option) for option in options}
        self.field_families: FieldFamilies = {"name": self._rename}

    def _draft(self) -> Draft:
        services, game = self.services, self.game
        new = Draft(default_players(services, game), remembered_options(services, game))
        return services.memory.drafts.setdefault(self.edition.path, new)

    @property
    def players(self) -> list[Player]:
        return self.sitting.players

    @property
    def seats(self) -> Seats:
        """The players as they are drawn."""
        return Seats(self.services, self.game, self.players, self.sitting.sides)

    def draw(self) -> Node:
        say = self.services.say
        texts, settled = self.game.texts.OPTIONS, self.edition.options
        return self._page(
            say(self.edition.title),
            *[lead(say(texts[f"{name}={value}"][1])) for name, value in settled.items()],
            *self._form(),
            start(say),
            pressable("app:ways", "ways", self._ways_called(), aria_haspopup="dialog"),
        )

    def _page(self, title: str, *content: Node | None) -> Node:
        return paper(title, *content, self._dialog(), look="set-up", game=self.game.rules.name)

    def _form(self) -> tuple[Node | None, ...]:
        """The table, who begins, and the people who stand beside it."""
        line = self._rules_line() if self._rules() else None
        begins = who_begins(self.services, self.game, self.sitting.setup, self.players)
        first = hint(begins, "begins") if len(self.players) > 1 else None
        people = shelf(self.services.say("People"), self.sitting.standing())
        return self.seats.table(self.sitting, line), first, people

    def _rules_line(self) -> Node:
        say, differs = self.services.say, self.sitting.differences(self.left_out)
        words = Node("span", {"class": "differs"}, " · ".join(differs) or say("standard"))
        line = Node("b", {}, say("House rules")), " ", words
        return pressable("app:rules", "house-rules", *line, key="rules", aria_haspopup="dialog")

    def _rules(self) -> list[Node]:
        """The fields of the rules that can be chosen."""
        say, game, setup, players = self.services.say, self.game, self.sitting.setup, self.players
        offered = open_options(game, self.edition, len(players), self.left_out)
        fields = [option(say, game, setup, o.values, o.name) for o in offered]
        given = starts(say, game, setup, players)
        return [*fields, *([given] if given else []), *self._further_rules()]

    def _further_rules(self) -> list[Node]:
        """Fields for the other rules of this kind of table."""
        return []

    def _ways_called(self) -> str:
        say, (phones, message, *_) = self.services.say, self._ways()
        if phones and message:
            return say("With phones, by message…")
        return say("With phones…") if phones else say("More")

    def _ways(self) -> list[Node | None]:
        """The other ways to play, and where something can be looked up."""
        say, game, hides = self.services.say, self.game, self.services.device.host.hides
        name, people = game.rules.name, any(player.is_person for player in self.players)
        post = can_go_by_post(game.rules) and MESSAGES not in hides
        phones = button(say("Start with phones"), "start phones")
        ways = (
            (say("By message"), f"post/{self.edition.path}", post),
            (say("Set up a position"), f"positions/{self.edition.path}", game.lays_out),
            (say("Rules"), f"rules/{name}", True),
            (say("Learn by playing"), f"learn/{name}", game.teaches),
            (say("Puzzles"), f"puzzles/{name}", game.has_puzzles),
            (say("Names and pictures"), "people", True),
        )
        links = [link(words, f"#/{way}", "button") if there else None for words, way, there in ways]
        return [phones if people and PHONES not in hides else None, *links]

    # --- the dialog ---

    def _dialog(self) -> Node | None:
        say, seats = self.services.say, self.seats
        if self.opened == "rules":
            return dialog(say, "rules", say("House rules"), CLOSE, *self._rules())
        if self.opened == "ways":
            return dialog(say, "ways", self._ways_called(), CLOSE, actions(*self._ways()))
        if not self.opened:
            return None
        seat, people = self._seat, self.services.saves.people
        who = seats.choices(seat, people, computers=self.computers)
        chosen = who, seats.colours(seat), seats.places(seat)
        leave = button(say("Leave the chair empty"), "leave")
        ways = actions(leave) if self.sitting.can_leave else None
        return dialog(say, "seat", seats.title(seat), CLOSE, *chosen, ways, told(self.services))

    @property
    def _seat(self) -> int:
        """The seat for which somebody is chosen; -1 for none."""
        return int(self.opened.partition(" ")[2] or -1)

    def _open(self, word: str, focus: str = f"app:{CLOSE}") -> None:
        self.opened, self.services.focus = word, focus

    @property
    def layers(self) -> int:
        return int(bool(self.opened))

    def close_layer(self) -> None:
        """Closes the dialog; the focus is where it was opened."""
        self.services.device.finish_typing()
        space = "app" if self._seat < 0 else "game"
        self._open("", f"{space}:{self.opened}")

    def _change_colour(self, colour: str) -> None:
        self.sitting.change_colour(self._seat, colour)
        self.close_layer()

    def _rename(self, seat: str, typed: str) -> None:
        self.sitting.rename(int(seat), typed)

    def _change_kind(self, kind: str) -> None:
        """Makes a player a computer; or a person whose name is typed next."""
        self.sitting.change_kind(self._seat, kind)
        if kind == "person":
            self.services.focus = f"field:name {self._seat}"
        else:
            self.close_layer()

    def _press_person(self, name: str) -> None:
        """Seats somebody on the seat of the dialog, or on a free one."""
        if self.opened:
            self.sitting.sit(self._seat, name)
            self.close_layer()
        elif (seat := self.sitting.seat_person(name)) is not None:
            self.services.focus = f"game:seat {seat}"

    def _lead_on(self) -> None:
        """Leads from a name to the next person without one."""
        people = [n for n, player in enumerate(self.players) if is_given(player.name)]
        after = next((seat for seat in people if seat > self._seat), None)
        if after is None:
            self.close_layer()
        else:
            self._open(f"seat {after}", f"field:name {after}")

    def _exchange(self, other: str) -> None:
        self.sitting.exchange(self._seat, int(other))
        self._open("", f"game:seat {other}")

    def _leave(self) -> None:
        chair = self.sitting.chairs[self._seat]
        self.sitting.leave(self._seat)
        self._open("", f"game:chair {chair}")

    def _choose(self, option: str, value: str) -> None:
        self.sitting.chosen[kept_as(option, self.players)] = value
        self.sitting.fit_colours()

    # --- places, by presses and by dragging ---

    def press_game(self, target: str) -> None:
        """Opens the choices for a seat, or seats somebody on a chair."""
        word, number = self._place_of(target)
        if word == "chair":
            self.sitting.fill(number)
            self.services.focus = f"game:seat {self.sitting.chairs.index(number)}"
        elif word:
            self._open(target)
            if self.services.by_keyboard and is_given(self.players[number].name):
                self.services.focus = f"field:name {number}"

    def _places(self) -> list[str]:
        """The targets of all seats and empty chairs."""
        empty = [n for n in range(self.sitting.drawn) if n not in self.sitting.chairs]
        return [*(f"seat {n}" for n in range(len(self.players))), *(f"chair {n}" for n in empty)]

    def _place_of(self, target: str) -> tuple[str, int]:
        """The word and number of a place; "" for anything else."""
        word, _, number = target.partition(" ")
        return (word, int(number)) if target in self._places() else ("", 0)

    @property
    def carried(self) -> str:
        # By keyboard the player may have left meanwhile.
        return next((f"seat {n}" for n, p in enumerate(self.players) if p.name == self._lifted), "")

    def destinations(self, target: str) -> tuple[str, ...]:
        return tuple(place for place in self._places() if place != target)

    def pick_up(self, target: str) -> bool:
        word, number = self._place_of(target)
        self._lifted = self.players[number].name if word == "seat" else ""
        return word == "seat"

    def drop(self, target: str) -> bool:
        """Moves the dragged player here, or has two change places; whether that was done."""
        lifted, (word, number) = self.carried, self._place_of(target)
        self._lifted = ""
        if not lifted or not word or target == lifted:
            return False
        change = self.sitting.move if word == "chair" else self.sitting.exchange
        change(self._place_of(lifted)[1], number)
        return True

    def _begin(self, place: str) -> None:
        services, name, setup = self.services, self.game.rules.name, self.sitting.setup
        remember_seats(services, self.game, self.players)
        forget_unnamed(services)
        remember_people(services, self.players, coloured=self.sitting.is_coloured)
        services.remember(f"colours/{name}", " ".join(p.colour for p in self.players))
        chosen = self.sitting.chosen
        undo = {option: chosen[option] for option in ("undo", ALONE) if option in chosen}
        options = undo | {kept_as(o, self.players): value for o, value in setup.options}
        services.remember(f"options/{name}", " ".join(map("=".join, options.items())))
        begin(services, self.game, setup, tuple(self.players), place=place)


new_page = of_edition(NewGame)


class AtOnce(Page):
    """Begins a game at once, and replaces its own address by the game's. So Back skips it, and a
    reload goes on with the game."""

    name = "at once"

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game, self.edition = game, edition

    def arrive(self) -> None:
        """Opens the last game if it is untouched; otherwise begins one. That has the players and
        rules of the last game, if there is one."""
        super().arrive()
        services, game = self.services, self.game
        id, last, players = last_table(services, self.edition) or ("", None, ())
        if last and last.untouched:
            services.device.go(f"#/play/{id}", instead=True)
            return
        table = (last.setup, players) if last else first_table(services, game, self.edition)
        begin(services, game, *table, instead=True)

    def draw(self) -> Node:
        """A page that is seen for a moment at most."""
        say = self.services.say
        words, way = lead(say("One moment, please…")), actions(menu_link(say))
        return paper(say(self.edition.title), words, way, game=self.game.rules.name)


begin_page = of_edition(AtOnce)
