"""The form for a new game: the players, their seats, and the rules agreed.

A game that begins with one press on the menu: with the last table of its kind again, or one
person against a computer."""

from collections.abc import Collection
from functools import partial

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.features.setup.begin import begin, who_begins
from tessera.features.setup.names import forget_unnamed
from tessera.features.setup.options import differences, fold, how_many, open_options, option
from tessera.features.setup.seating import Carrying, around
from tessera.features.setup.seats import default_players, remember_seats, seats
from tessera.features.setup.shelf import remember_people, seated, shelf
from tessera.features.setup.sitting import Sitting
from tessera.features.setup.starts import starts
from tessera.features.setup.tables import (
    ALONE,
    first_table,
    kept_as,
    last_table,
    remembered_options,
)
from tessera.kit.game import AnyGame
from tessera.post.game import can_go_by_post
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.device import MESSAGES, PHONES
from tessera.screens.lookup import of_edition
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft


class NewGame(Carrying):
    """The form, filled in as last time, or as it was left."""

    name = "new"
    left_out: Collection[str] = ()
    """The options that aren't offered here."""

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game = game
        self.edition = edition
        if edition.path not in services.memory.drafts:
            chosen = remembered_options(services, game)
            services.memory.drafts[edition.path] = Draft(default_players(services, game), chosen)
        self.sitting = Sitting(services, game, edition, services.memory.drafts[edition.path])
        self.presses = {
            "start": self._start,
            "start phones": partial(self._begin, "phones"),
            "more": self._one_more,
            "fewer": self._one_fewer,
        }
        self.families = {
            "later": self._move_on,
            "all": self._seat_all,
            "person": self._press_person,
        }
        options = {o.name for n in game.rules.players for o in game.rules.options(n)}
        self.fields = {
            "players": lambda count: self._seat_so_many(int(count)),
            **{option: partial(self._choose, option) for option in options},
        }
        self.field_families = {
            "name": lambda seat, name: self.sitting.rename(int(seat), name),
            "kind": lambda seat, kind: self.sitting.change_kind(int(seat), kind),
            "colour": lambda seat, colour: self.sitting.change_colour(int(seat), colour),
        }

    @property
    def players(self) -> list[Player]:
        return self.sitting.players

    def draw(self) -> Node:
        say, name = self.services.say, self.game.rules.name
        texts, settled = self.game.texts.OPTIONS, self.edition.options
        hides = self.services.device.host.hides
        return paper(
            say(self.edition.title),
            *[lead(say(texts[f"{name}={value}"][1])) for name, value in settled.items()],
            Node("div", {"class": "form"}, *self._form()),
            actions(button(say("Start the game"), "start", "primary large"), look="start"),
            actions(
                button(say("Start with phones"), "start phones")
                if PHONES not in hides and any(player.is_person for player in self.players)
                else None,
                link(say("By message"), f"#/post/{self.edition.path}", "button")
                if MESSAGES not in hides and can_go_by_post(self.game.rules)
                else None,
                link(say("Rules"), f"#/rules/{name}", "button"),
                link(say("Learn by playing"), f"#/learn/{name}", "button")
                if self.game.teaches
                else None,
                link(say("Puzzles"), f"#/puzzles/{name}", "button")
                if self.game.has_puzzles
                else None,
            ),
            look="set-up",
            game=name,
        )

    def _form(self) -> tuple[Node | None, ...]:
        """The players, and the rules under a fold."""
        services, game, players = self.services, self.game, self.players
        say, people, setup = services.say, services.saves.people, self.sitting.setup
        round_table = around(say, people, players, self.lifted, game.rules.players)
        begins = who_begins(services, game, setup, players)
        return (
            how_many(say, game, len(players)),
            seats(say, game, setup, players, begins, self._shelf(), round_table),
            self._agreed(),
        )

    def _shelf(self) -> Node | None:
        say, people = self.services.say, self.services.saves.people
        names = link(say("Names and pictures"), "#/people", "button")
        return shelf(say, people, seated(self.players), names)

    def _choose(self, option: str, value: str) -> None:
        self.sitting.chosen[kept_as(option, self.players)] = value
        self.sitting.fit_colours()

    def _agreed(self) -> Node | None:
        """The fold with the rules that differ from the usual ones."""
        say, game, setup, players = self.services.say, self.game, self.sitting.setup, self.players
        offered = open_options(game, self.edition, len(players))
        fields = [
            option(say, game, setup, o.values, o.name)
            for o in offered
            if o.name not in self.left_out
        ]
        if given := starts(say, game, setup, players):
            fields.append(given)
        differs = differences(say, game, self.edition, setup, players, self.left_out)
        return fold(say, differs, [*fields, *self._further_rules()])

    def _further_rules(self) -> list[Node]:
        """Fields for the other rules of this kind of table."""
        return []

    def _seat_so_many(self, count: int) -> None:
        self.lifted = None
        self.sitting.seat_so_many(count)

    def _one_more(self) -> None:
        self.lifted = None
        self.sitting.one_more()

    def _one_fewer(self) -> None:
        lifted, self.lifted = self.lifted, None
        self.sitting.one_fewer(lifted)

    def _seat_all(self, kind: str) -> None:
        self.sitting.seat_all(kind)

    def _press_person(self, name: str) -> None:
        """Seats somebody of the shelf, or frees their seat."""
        lifted, self.lifted = self.lifted, None
        self.sitting.press_person(name, lifted)

    def _move_on(self, number: str) -> None:
        """Has a player change places with the next one."""
        seat = int(number)
        after = (seat + 1) % len(self.players)
        self.exchange(seat, after)
        self.services.focus = f"app:later {after}"

    def exchange(self, one: int, other: int) -> None:
        self.sitting.exchange(one, other)

    def _start(self) -> None:
        self._begin("play")

    def _begin(self, place: str) -> None:
        services, name, setup = self.services, self.game.rules.name, self.sitting.setup
        remember_seats(services, self.game, self.players)
        forget_unnamed(services)
        remember_people(services, self.players, coloured=self.sitting.is_coloured)
        services.remember(f"colours/{name}", " ".join(p.colour for p in self.players))
        chosen = self.sitting.chosen
        undo = {option: chosen[option] for option in ("undo", ALONE) if option in chosen}
        options = undo | {kept_as(o, self.players): value for o, value in setup.options}
        services.remember(
            f"options/{name}", " ".join(f"{o}={value}" for o, value in options.items())
        )
        begin(services, self.game, setup, tuple(self.players), place=place)


new_page = of_edition(NewGame)


class AtOnce(Page):
    """Begins a game at once, and replaces its own address by the game's. So Back skips it, and a
    reload goes on with the game."""

    name = "at once"

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game = game
        self.edition = edition

    def arrive(self) -> None:
        """Opens the last game if it is untouched; otherwise begins one. That has the players and
        rules of the last game, if there is one."""
        super().arrive()
        services, game = self.services, self.game
        last = last_table(services, self.edition)
        if last and last.untouched:
            services.device.go(f"#/play/{last.id}", instead=True)
        elif last:
            begin(services, game, last.setup, last.players, instead=True)
        else:
            begin(services, game, *first_table(services, game, self.edition), instead=True)

    def draw(self) -> Node:
        """A page that is seen for a moment at most."""
        say = self.services.say
        return paper(
            say(self.edition.title),
            lead(say("One moment, please…")),
            actions(menu_link(say)),
            game=self.game.rules.name,
        )


begin_page = of_edition(AtOnce)
