"""The form for a new game: the players, their seats, and the rules agreed."""

from dataclasses import replace
from functools import partial
from typing import Any

from tessera.core.edition import Edition
from tessera.core.record import Player, clean_name
from tessera.core.setup import START, Setup
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.post.game import can_go_by_post
from tessera.scene.node import Node
from tessera.screens.components import (
    actions,
    button,
    choice,
    fieldset,
    hint,
    lead,
    link,
    paper,
    selection,
)
from tessera.screens.device import MESSAGES, PHONES
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft
from tessera.screens.setup.agreed import ALONE, agreed, kept_as, remembered_options
from tessera.screens.setup.begin import begin
from tessera.screens.setup.names import fresh_name, in_language, renamed, with_kind
from tessera.screens.setup.seats import default_players, fit_colours, remember_seats, seats
from tessera.screens.setup.shelf import (
    NO_SEAT,
    free_seat,
    got_up,
    remember_people,
    sat_down,
    seat_of,
    seated,
    shelf,
)
from tessera.screens.setup.starts import starts

NOT_BY_POST = N_(
    "It can't be played by message: cards are dealt into hidden hands, and nobody could check them."
)
MOST_BUTTONS = 8
"""More numbers of players than this are chosen from a list."""


class NewGame(Page):
    """The form, filled in as last time, or as it was when people left it to look something up."""

    name = "new"

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services)
        self.game = game
        self.edition = edition
        if edition.path not in services.memory.drafts:
            chosen = remembered_options(services, game)
            services.memory.drafts[edition.path] = Draft(default_players(services, game), chosen)
        self._draft = services.memory.drafts[edition.path]
        self.chosen = self._draft.chosen
        self.presses = {"start": self._start, "start phones": partial(self._begin, "phones")}
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
            "name": lambda seat, name: self._rename(int(seat), name),
            "kind": lambda seat, kind: self._change_kind(int(seat), kind),
            "colour": lambda seat, colour: self._change_colour(int(seat), colour),
        }

    @property
    def players(self) -> list[Player]:
        """The players seat by seat. Names given by the app are in the language of the page."""
        say = self.services.say
        return [replace(p, name=in_language(say, p.name)) for p in self._draft.players]

    @players.setter
    def players(self, players: list[Player]) -> None:
        self._draft.players = players

    @property
    def setup(self) -> Setup:
        """The set-up as chosen. Options that aren't offered to so many players have their
        defaults."""
        return agreed(self.game, self.edition, self.players, self.chosen)

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
            None
            if MESSAGES in hides or can_go_by_post(self.game.rules)
            else hint(say(NOT_BY_POST)),
            look="set-up",
            game=name,
        )

    def _form(self) -> tuple[Node, ...]:
        """The players and the rules, side by side where there is room."""
        say, game, setup, players = self.services.say, self.game, self.setup, self.players
        names = link(say("Names and pictures"), "#/people", "button")
        people = shelf(say, self.services.saves.people, seated(players), names)
        who = self._how_many(), seats(say, game, setup, players, people), self._starts()
        rules = [self._option(option.name) for option in self._open_options()]
        return (
            Node("div", {}, *who, key="who"),
            *([Node("div", {}, *rules, key="rules")] if rules else []),
        )

    def _starts(self) -> Node | None:
        return starts(self.services.say, self.game, self.setup, self.players)

    def _choose(self, option: str, value: str) -> None:
        self.chosen[kept_as(option, self.players)] = value
        self._fit_colours()

    def _how_many(self) -> Node | None:
        """The field for the number of players; None where there is only one number."""
        say = self.services.say
        legend = say("How many play?")
        numbers = self.game.rules.players
        if len(numbers) == 1:
            return None
        if len(numbers) > MOST_BUTTONS:
            listed = [(str(n), str(n)) for n in numbers]
            picks = [selection("players", legend, listed, str(len(self.players)))]
        else:
            picks = [
                choice("players", str(n), str(n), checked=n == len(self.players)) for n in numbers
            ]
        why = self.game.texts.OPTIONS.get("players")
        note = hint(say(why[1])) if why else None
        return fieldset(legend, Node("div", {"class": "row"}, *picks), note, key="players")

    def _option(self, name: str) -> Node:
        say, texts = self.services.say, self.game.texts.OPTIONS
        title, explanation = texts[name]
        values = next(o.values for o in self._open_options() if o.name == name)
        picks = []
        for value in values:
            label, about = texts[f"{name}={value}"]
            chosen = self.setup[name] == value
            picks.append(choice(name, value, say(label), checked=chosen, hint=about and say(about)))
        return fieldset(
            say(title),
            hint(say(explanation)),
            Node("div", {"class": "choices"}, *picks),
            key=f"option {name}",
        )

    def _open_options(self) -> list[Any]:
        """The options that leave a choice."""
        options, settled = self.game.rules.options(len(self.players)), self.edition.options
        return [
            o for o in options if len(o.values) > 1 and o.name not in settled and o.side is None
        ]

    def _seat_so_many(self, count: int) -> None:
        """Seats so many players. Those who come back have their old names, unless somebody has the
        name by now."""
        players = self.players[:count]
        as_last_time = default_players(self.services, self.game, count)
        for seat, player in list(enumerate(as_last_time))[len(players) :]:
            taken = {other.name for other in players}
            fresh = fresh_name(self.services.say, seat, player.kind, taken)
            players.append(replace(player, name=fresh) if player.name in taken else player)
        self.players = players
        self._fit_colours()

    def _fit_colours(self) -> None:
        self.players = fit_colours(self.game, self.setup, self.players)

    def _put(self, seat: int, player: Player) -> None:
        players = self.players
        players[seat] = player
        self.players = players

    def _rename(self, seat: int, typed: str) -> None:
        """Renames a player. A name that another player has gets a number, and the reason is
        announced."""
        name = self.services.saves.people.called(clean_name(typed))
        if not name:
            return
        self._put(seat, renamed(self.players, seat, name))
        if (other := self.players[seat].name) != name:
            say = self.services.say
            words = say("There is another {name}, so this one is {other}.", name=name, other=other)
            self.services.messages.notify(words)

    def _press_person(self, name: str) -> None:
        """Seats somebody of the shelf in their colour, or frees their seat. Where all are taken,
        there is one more, if so many can play."""
        say, players = self.services.say, self.players
        seat, more = seat_of(players, name), len(players) + 1
        if seat is not None:
            self.players = got_up(say, players, seat)
            return
        if free_seat(players) is None and more in self.game.rules.players:
            self._seat_so_many(more)
        seat = free_seat(self.players)
        if seat is None:
            self.services.messages.notify(say(NO_SEAT))
            return
        self.players = sat_down(self.players, seat, name)
        person = self.services.saves.people.find(name)
        if person and person.colour in self.game.colours and self._is_coloured:
            self._change_colour(seat, person.colour)

    @property
    def _is_coloured(self) -> bool:
        """Whether everybody has a colour of their own."""
        sides = self.game.rules.sides(self.setup)
        return len(set(sides)) == len(sides) <= len(self.game.colours)

    def _change_kind(self, seat: int, kind: str) -> None:
        """Makes a seat a computer with a name of its own, or a person with the old name again."""
        self._put(seat, with_kind(self.services.say, self.players, seat, kind, self._draft.called))

    def _move_on(self, number: str) -> None:
        """Has a player change places with the next one."""
        seat, players = int(number), self.players
        after = (seat + 1) % len(players)
        players[seat], players[after] = players[after], players[seat]
        self.players = players
        if max(self.game.rules.sides(self.setup)) == len(players) - 1:
            self._move_starts(seat, after)
        self._fit_colours()
        self.services.focus = f"app:later {after}"

    def _move_starts(self, one: int, other: int) -> None:
        """Has what two players were given go with them. Of a team, both have it, and it stays."""
        setup = self.setup
        for seat, start in ((one, setup.start(other)), (other, setup.start(one))):
            self.chosen[f"{START}{seat + 1}"] = start

    def _seat_all(self, kind: str) -> None:
        """Makes all seats people or computers. Computers keep their levels."""
        for seat, player in enumerate(self.players):
            if player.is_person != (kind == "person"):
                self._change_kind(seat, kind)

    def _change_colour(self, seat: int, colour: str) -> None:
        """Gives a side another colour; the side that had that takes the old one."""
        sides = self.game.rules.sides(self.setup)
        old = self.players[seat].colour
        for other, player in enumerate(self.players):
            if sides[other] == sides[seat]:
                self._put(other, replace(player, colour=colour))
            elif player.colour == colour:
                self._put(other, replace(player, colour=old))

    def _start(self) -> None:
        self._begin("play")

    def _begin(self, place: str) -> None:
        services, name, setup = self.services, self.game.rules.name, self.setup
        remember_seats(services, self.game, self.players)
        remember_people(services, self.players, coloured=self._is_coloured)
        services.remember(f"colours/{name}", " ".join(p.colour for p in self.players))
        undo = {option: self.chosen[option] for option in ("undo", ALONE) if option in self.chosen}
        options = undo | {kept_as(o, self.players): value for o, value in setup.options}
        services.remember(
            f"options/{name}", " ".join(f"{o}={value}" for o, value in options.items())
        )
        begin(services, self.game, setup, tuple(self.players), place=place)
