"""The form for a new game: the players, their seats, and the rules agreed."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

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
    hint,
    lead,
    link,
    paper,
)
from tessera.screens.device import MESSAGES, PHONES
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft
from tessera.screens.setup.agreed import ALONE, agreed, kept_as, remembered_options
from tessera.screens.setup.begin import begin
from tessera.screens.setup.carrying import Carrying
from tessera.screens.setup.first import who_begins
from tessera.screens.setup.helped import forget_unnamed
from tessera.screens.setup.names import fresh_name, in_language, renamed, with_kind
from tessera.screens.setup.options import differences, fold, how_many, open_options, option
from tessera.screens.setup.seating import around
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


class NewGame(Carrying):
    """The form, filled in as last time, or as it was when people left it to look something up."""

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
        self._draft = services.memory.drafts[edition.path]
        self.chosen = self._draft.chosen
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

    def _form(self) -> tuple[Node | None, ...]:
        """The players, and the rules under a fold."""
        services, game, players = self.services, self.game, self.players
        say, people, setup = services.say, services.saves.people, self.setup
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
        self.chosen[kept_as(option, self.players)] = value
        self._fit_colours()

    def _agreed(self) -> Node | None:
        """The fold of what may be agreed otherwise than usual."""
        say, game, setup, players = self.services.say, self.game, self.setup, self.players
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
        """Fields for what is agreed about this kind of table."""
        return []

    def _seat_so_many(self, count: int) -> None:
        """Seats so many players. Those who come back have their old names, unless somebody has the
        name by now."""
        self.lifted = None
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
        """Seats somebody of the shelf in their colour, on the seat that is lifted if there is one,
        or frees their seat. Where all are taken, there is one more, if so many can play."""
        say, players, lifted = self.services.say, self.players, self.lifted
        seat, more = seat_of(players, name), len(players) + 1
        self.lifted = None
        if lifted is not None and seat != lifted:
            if seat is None:
                self._seat(name, lifted)
            else:
                self.exchange(seat, lifted)
            return
        if seat is not None:
            self.players = got_up(say, players, seat)
            return
        if free_seat(players) is None and more in self.game.rules.players:
            self._seat_so_many(more)
        seat = free_seat(self.players)
        if seat is None:
            self.services.messages.notify(say(NO_SEAT))
            return
        self._seat(name, seat)

    def _seat(self, name: str, seat: int) -> None:
        """Seats somebody of the shelf in their colour."""
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
        seat = int(number)
        after = (seat + 1) % len(self.players)
        self.exchange(seat, after)
        self.services.focus = f"app:later {after}"

    def exchange(self, one: int, other: int) -> None:
        """Has two players change places, and says so."""
        say, players = self.services.say, self.players
        players[one], players[other] = players[other], players[one]
        self.players = players
        if max(self.game.rules.sides(self.setup)) == len(players) - 1:
            self._move_starts(one, other)
        self._fit_colours()
        names = say.together([players[other].name, players[one].name])
        self.services.messages.announce(say("{players} have changed places.", players=names))

    def _one_more(self) -> None:
        count = len(self.players)
        self._seat_so_many(next((n for n in self.game.rules.players if n > count), count))

    def _one_fewer(self) -> None:
        """Takes away the seat that is lifted, or the last one."""
        players, lifted = self.players, self.lifted
        fewer = [n for n in self.game.rules.players if 1 < n < len(players)]
        if not fewer:
            return
        if lifted is not None:
            players.append(players.pop(lifted))
            self.players = players
        self._seat_so_many(fewer[-1])

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
        forget_unnamed(services)
        remember_people(services, self.players, coloured=self._is_coloured)
        services.remember(f"colours/{name}", " ".join(p.colour for p in self.players))
        undo = {option: self.chosen[option] for option in ("undo", ALONE) if option in self.chosen}
        options = undo | {kept_as(o, self.players): value for o, value in setup.options}
        services.remember(
            f"options/{name}", " ".join(f"{o}={value}" for o, value in options.items())
        )
        begin(services, self.game, setup, tuple(self.players), place=place)
