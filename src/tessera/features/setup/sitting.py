"""The players of a table during set-up: they sit, get up, and swap."""

from dataclasses import replace

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import START, Setup
from tessera.features.setup.names import fresh_name, in_language, renamed, with_kind
from tessera.features.setup.seats import default_players, fit_colours
from tessera.features.setup.shelf import NO_SEAT, free_seat, got_up, sat_down, seat_of, typed_name
from tessera.features.setup.tables import agreed
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft


class Sitting:
    """The players of a draft, seat by seat, and their rules."""

    def __init__(self, services: Services, game: AnyGame, edition: Edition, draft: Draft) -> None:
        self._services = services
        self._game = game
        self._edition = edition
        self._draft = draft
        self.chosen = draft.chosen
        """The options chosen, by name."""

    @property
    def players(self) -> list[Player]:
        """The players seat by seat. Names given by the app are in the language of the page."""
        say = self._services.say
        return [replace(p, name=in_language(say, p.name)) for p in self._draft.players]

    @players.setter
    def players(self, players: list[Player]) -> None:
        self._draft.players = players

    @property
    def setup(self) -> Setup:
        """The set-up as chosen. Options that aren't offered to so many players have their
        defaults."""
        return agreed(self._game, self._edition, self.players, self.chosen)

    @property
    def is_coloured(self) -> bool:
        """Whether everybody has a colour of their own."""
        sides = self._game.rules.sides(self.setup)
        return len(set(sides)) == len(sides) <= len(self._game.colours)

    # --- how many ---

    def seat_so_many(self, count: int) -> None:
        """Seats so many players. Those who come back are who they were, unless somebody has the
        name by now."""
        players, left = self.players, self._draft.left
        left.update({seat: player for seat, player in enumerate(players) if seat >= count})
        players = players[:count]
        as_last_time = default_players(self._services, self._game, count)
        for seat, last in list(enumerate(as_last_time))[len(players) :]:
            player = left.pop(seat, last)
            taken = {other.name for other in players}
            fresh = fresh_name(self._services.say, seat, player.kind, taken)
            players.append(replace(player, name=fresh) if player.name in taken else player)
        self.players = players
        self.fit_colours()

    def one_more(self) -> None:
        """Adds a seat, or as many as the game needs."""
        count = len(self.players)
        self.seat_so_many(next((n for n in self._game.rules.players if n > count), count))

    def one_fewer(self, lifted: int | None) -> None:
        """Takes away the seat that is lifted, or the last one."""
        players = self.players
        fewer = [n for n in self._game.rules.players if 1 < n < len(players)]
        if not fewer:
            return
        if lifted is not None:
            players.append(players.pop(lifted))
            self.players = players
        self.seat_so_many(fewer[-1])

    # --- who ---

    def rename(self, seat: int, typed: str) -> None:
        """Renames a player. A name that another player has gets a number, and the reason is
        announced."""
        name = typed_name(self._services, typed)
        if not name:
            return
        self._put(seat, renamed(self.players, seat, name, self._draft.called))
        if (other := self.players[seat].name) != name:
            say = self._services.say
            words = say("There is another {name}, so this one is {other}.", name=name, other=other)
            self._services.messages.notify(words)

    def press_person(self, name: str, lifted: int | None) -> None:
        """Seats a person of the shelf in their colour, or frees their seat. The seat is the lifted
        one if there is one. Where all are taken, there is one more, if so many can play."""
        players = self.players
        seat, more = seat_of(players, name), len(players) + 1
        if lifted is not None and seat != lifted:
            if seat is None:
                self._seat(name, lifted)
            else:
                self.exchange(seat, lifted)
            return
        if seat is not None:
            self.players = got_up(self._services.say, players, seat)
            return
        if free_seat(players) is None and more in self._game.rules.players:
            self.seat_so_many(more)
        seat = free_seat(self.players)
        if seat is None:
            self._services.messages.notify(self._services.say(NO_SEAT))
            return
        self._seat(name, seat)

    def change_kind(self, seat: int, kind: str) -> None:
        """Makes a seat a named computer, or a person with the old name."""
        called = self._draft.called
        self._put(seat, with_kind(self._services.say, self.players, seat, kind, called))

    def seat_all(self, kind: str) -> None:
        """Makes all seats people or computers. Computers keep their levels."""
        for seat, player in enumerate(self.players):
            if player.is_person != (kind == "person"):
                self.change_kind(seat, kind)

    def _seat(self, name: str, seat: int) -> None:
        """Seats somebody of the shelf in their colour."""
        self.players = sat_down(self.players, seat, name)
        person = self._services.saves.people.find(name)
        if person and person.colour in self._game.colours and self.is_coloured:
            self.change_colour(seat, person.colour)

    def _put(self, seat: int, player: Player) -> None:
        players = self.players
        players[seat] = player
        self.players = players

    # --- where, and in which colour ---

    def exchange(self, one: int, other: int) -> None:
        """Has two players change places, and says so."""
        say, players = self._services.say, self.players
        players[one], players[other] = players[other], players[one]
        self.players = players
        if max(self._game.rules.sides(self.setup)) == len(players) - 1:
            self._move_starts(one, other)
        self.fit_colours()
        names = say.together([players[other].name, players[one].name])
        self._services.messages.announce(say("{players} have changed places.", players=names))

    def _move_starts(self, one: int, other: int) -> None:
        """Moves the starts of two players with them. Of a team, both have it, and it stays."""
        setup = self.setup
        for seat, start in ((one, setup.start(other)), (other, setup.start(one))):
            self.chosen[f"{START}{seat + 1}"] = start

    def change_colour(self, seat: int, colour: str) -> None:
        """Gives a side another colour; the side that had that takes the old one."""
        sides = self._game.rules.sides(self.setup)
        old = self.players[seat].colour
        for other, player in enumerate(self.players):
            if sides[other] == sides[seat]:
                self._put(other, replace(player, colour=colour))
            elif player.colour == colour:
                self._put(other, replace(player, colour=old))

    def fit_colours(self) -> None:
        """Gives each side one colour, its own where it can keep it."""
        self.players = fit_colours(self._game, self.setup, self.players)
