"""Players take their seats, leave them and change places."""

from bisect import bisect
from collections.abc import Collection
from dataclasses import replace

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import NO_START, START, Setup
from tessera.features.setup.names import TYPED, apart, fresh_name
from tessera.features.setup.options import open_options
from tessera.features.setup.seats import fit_colours
from tessera.features.setup.shelf import free_seat, typed_name
from tessera.features.setup.tables import agreed
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.phrases import is_given, starts_given
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft
from tessera.screens.table.words.turn import NORMAL, in_language
from tessera.storage.people.people import Person

ROUND = 8
"""The most chairs round a table. Where more sit, they sit in rows."""
NO_SEAT = N_("All seats are taken. Tap somebody who sits to free a seat.")


def _insert(players: list[Player], chairs: list[int], chair: int, player: Player) -> None:
    at = bisect(chairs, chair)
    players.insert(at, player)
    chairs.insert(at, chair)


class Seated:
    """The players of a draft, seat by seat."""

    def __init__(self, services: Services, draft: Draft) -> None:
        self._services, self._draft = services, draft

    @property
    def players(self) -> list[Player]:
        """The players seat by seat. Names given by the app are in the language of the page."""
        say = self._services.say
        return [replace(p, name=in_language(say, p.name)) for p in self._draft.players]

    @players.setter
    def players(self, players: list[Player]) -> None:
        self._draft.players = players

    def standing(self, seat: int = -1) -> list[Person]:
        """The people of this device who don't sit, or sit on this seat."""
        there = {p.name for n, p in enumerate(self.players) if p.is_person and n != seat}
        return [person for person in self._services.saves.people if person.name not in there]

    def rename(self, seat: int, typed: str) -> None:
        """Seats the person whose name was typed. A name that another player has gets a number, and
        the reason is announced."""
        name = typed_name(self._services, typed)
        if not name:
            return
        other = apart(name, [p.name for n, p in enumerate(self.players) if n != seat])
        self._draft.called[TYPED, other] = other
        self.sit(seat, other)
        if other != name:
            say = self._services.say
            words = say("There is another {name}, so this one is {other}.", name=name, other=other)
            self._services.messages.notify(words)

    def sit(self, seat: int, name: str) -> None:
        """Seats a person of this name."""
        self._draft.players[seat] = replace(self.players[seat], name=name, kind="person")

    def change_kind(self, seat: int, kind: str) -> None:
        """Makes a player another kind, with a name that fits. It is a new name, or the one that the
        seat had as that kind. A typed name stays."""
        players, called = self.players, self._draft.called
        player = players[seat]
        name = player.name
        if (TYPED, name) not in called and "person" in (kind, player.kind):
            called[seat, player.kind] = name
            others = {other.name for n, other in enumerate(players) if n != seat}
            name = "" if kind == player.kind else called.get((seat, kind), "")
            if not name or name in others:
                name = fresh_name(self._services.say, seat, kind, others)
        self._draft.players[seat] = replace(player, kind=kind, name=name)


class Sitting(Seated):
    """The players of a new game, their chairs and their rules."""

    def __init__(
        self,
        services: Services,
        game: AnyGame,
        edition: Edition,
        draft: Draft,
        *,
        computers: bool = True,
    ) -> None:
        """`computers` says whether they may sit here."""
        super().__init__(services, draft)
        self._game, self._edition, self._computers = game, edition, computers
        self.chosen = draft.chosen
        """The options chosen, by name."""

    @property
    def setup(self) -> Setup:
        """The set-up as chosen. Options that aren't offered to so many players have their
        defaults."""
        return agreed(self._game, self._edition, self.players, self.chosen)

    def differences(self, left_out: Collection[str]) -> list[str]:
        """The options agreed otherwise than usual: `Hands: Open`, `Start for Ana: 20 points`."""
        say, game, setup, players = self._services.say, self._game, self.setup, self.players
        usual, texts = agreed(game, self._edition, players, {}), game.texts.OPTIONS
        others = [
            say.pair(say(texts[o.name][0]), say(texts[f"{o.name}={setup[o.name]}"][0]))
            for o in open_options(game, self._edition, len(players), left_out)
            if setup[o.name] != usual[o.name]
        ]
        return [*others, *starts_given(say, game.rules, texts, setup, players)]

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self._game.rules.sides(self.setup)

    @property
    def is_coloured(self) -> bool:
        """Whether everybody has a colour of their own."""
        return len(set(self.sides)) == len(self.sides) <= len(self._game.colours)

    # --- which chairs ---

    @property
    def drawn(self) -> int:
        """The number of chairs that are shown."""
        most = self._game.rules.players[-1]
        return most if len(self._draft.players) >= ROUND else min(most, ROUND)

    @property
    def chairs(self) -> list[int]:
        """The chair of each player. At first those of an even number sit opposite each other."""
        count, chairs = len(self._draft.players), self._draft.chairs
        if len(chairs) == count and chairs[-1] < self.drawn:
            return chairs
        among = self.drawn if self.drawn <= ROUND else count
        return [seat * among // count for seat in range(count)]

    @property
    def coming(self) -> int:
        """The number of players that the next chair brings. Teams that must be equal
        need several."""
        count = len(self._draft.players)
        return next((n for n in self._game.rules.players if n > count), count) - count

    @property
    def can_leave(self) -> bool:
        """Whether fewer can play: by message at least two."""
        return max(self._game.rules.players[0], 2 - self._computers) < len(self._draft.players)

    def fill(self, chair: int) -> None:
        """Seats the next player on an empty chair, and more where teams need them."""
        players, chairs = self.players, [*self.chairs]
        for _ in range(self.coming):
            _insert(players, chairs, chair, self._newcomer(players))
            opposite = (chair + self.drawn // 2) % self.drawn
            free = (*range(opposite, self.drawn), *range(self._game.rules.players[-1]))
            chair = next((other for other in free if other not in chairs), 0)
        self._settle(players, chairs)

    def add(self, name: str = "") -> None:
        """Seats the person of this name, or the next player, after all others."""
        players = self.players
        for _ in range(self.coming):
            players.append(self._newcomer(players, name))
            name = ""
        self._settle(players, [])

    def _newcomer(self, players: list[Player], name: str = "") -> Player:
        """The next player at the table. That is somebody who left, a person of this device,
        a person without a name among people, or a computer."""
        there, left = {player.name for player in players}, self._draft.left
        while left and not name:
            player = left.pop()
            if player.name not in there:
                return player
        known = next((p.name for p in self._services.saves.people if p.name not in there), "")
        people = sum(player.is_person for player in players)
        party = not self._computers or people > 1 or not self._game.has_choices
        kind = "person" if name or known or party or not people else NORMAL
        fresh = fresh_name(self._services.say, len(players), kind, there)
        return Player(name or known or fresh, kind, self._own_colour(name or known))

    def leave(self, seat: int) -> None:
        """Leaves a chair empty, and others, the last ones, if the game needs that."""
        players, chairs = self.players, [*self.chairs]
        while players == self.players or len(players) not in self._game.rules.players:
            left = players.pop(seat)
            chairs.pop(seat)
            typed = (TYPED, left.name) in self._draft.called
            if typed or (left.is_person and not is_given(left.name)):
                self._draft.left.append(left)
            seat = len(players) - 1
        self._settle(players, chairs)

    def move(self, seat: int, chair: int) -> None:
        """Moves a player to an empty chair."""
        players, chairs = self.players, [*self.chairs]
        chairs.pop(seat)
        _insert(players, chairs, chair, players.pop(seat))
        self._settle(players, chairs)

    def exchange(self, one: int, other: int) -> None:
        """Has two players change places, and says so."""
        say, players = self._services.say, self.players
        players[one], players[other] = players[other], players[one]
        self._settle(players, self.chairs)
        names = say.together([players[other].name, players[one].name])
        self._services.messages.announce(say("{players} have changed places.", players=names))

    def _settle(self, players: list[Player], chairs: list[int]) -> None:
        """Seats these players on these chairs. Each takes along the start that was theirs alone."""
        setup, alone = self.setup, len({*self.sides}) == len(self.sides)
        starts = {p.name: setup.start(seat) for seat, p in enumerate(self.players)}
        self.players, self._draft.chairs = players, chairs
        if alone and len({*self.sides}) == len(players):
            for seat, player in enumerate(players):
                self.chosen[f"{START}{seat + 1}"] = starts.get(player.name, NO_START)
        self.fit_colours()

    # --- who, and in which colour ---

    def seat_person(self, name: str) -> int | None:
        """Seats somebody on the first free seat or on one more. The answer is the seat, or None."""
        seat = free_seat(self.players)
        if seat is None and self.coming:
            self.add(name)
        elif seat is None:
            self._services.messages.notify(self._services.say(NO_SEAT))
        else:
            self.sit(seat, name)
        return next((n for n, player in enumerate(self.players) if player.name == name), None)

    def sit(self, seat: int, name: str) -> None:
        """Seats a person of this name in their colour, or lets them change places."""
        names = [player.name for player in self.players]
        if name in names and names.index(name) != seat:
            self.exchange(seat, names.index(name))
            return
        super().sit(seat, name)
        if (colour := self._own_colour(name)) and self.is_coloured:
            self.change_colour(seat, colour)

    def _own_colour(self, name: str) -> str:
        person = self._services.saves.people.find(name)
        return person.colour if person and person.colour in self._game.colours else ""

    def change_colour(self, seat: int, colour: str) -> None:
        """Gives a side another colour; the side that had that takes the old one."""
        sides, old = self.sides, self.players[seat].colour
        for other, player in enumerate(self.players):
            if sides[other] == sides[seat]:
                self._draft.players[other] = replace(player, colour=colour)
            elif player.colour == colour:
                self._draft.players[other] = replace(player, colour=old)

    def fit_colours(self) -> None:
        """Gives each side one colour, its own where it can keep it."""
        self.players = fit_colours(self._game, self.setup, self.players)
