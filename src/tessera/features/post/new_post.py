"""The form for a game by post: the players, their devices, and the rules."""

from tessera.core.edition import Edition
from tessera.core.houses import Here, Post
from tessera.core.record import Record
from tessera.core.setup import UNDO
from tessera.features.setup.new_game import NewGame, start
from tessera.features.setup.shelf import keep_people, remember_people
from tessera.features.setup.starts import given_to
from tessera.kit.game import AnyGame
from tessera.post.chain import link as link_of
from tessera.post.game import can_go_by_post, game_id
from tessera.scene.node import Node
from tessera.scene.widgets import choice, link
from tessera.screens.components import actions, fieldset, hint, lead, selection
from tessera.screens.lookup import of_edition
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft
from tessera.screens.trouble import Trouble, nowhere

HINTS = "post hints"


class NewPost(NewGame):
    """The table. `houses` has the house of each seat: 0 is this device."""

    name = "new"
    left_out = (UNDO,)
    computers = False

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services, game, edition)
        for seat, player in enumerate(self.players):
            if not player.is_person:
                self.sitting.change_kind(seat, "person")
        if len(self.players) < 2:
            self.sitting.add()
        self.houses: dict[str, int] = {}
        self.hints = True
        self.presses = {**self.presses, "start": self._start}
        self.fields = {**self.fields, HINTS: self._allow_hints}
        self.field_families = {**self.field_families, "house": self._choose_house}

    def _draft(self) -> Draft:
        """A draft of its own, with as few players as possible."""
        draft = super()._draft()
        fewest = next(number for number in self.game.rules.players if number > 1)
        return Draft(draft.players[:fewest], dict(draft.chosen))

    @property
    def _houses(self) -> list[int]:
        """The house of each seat: one of its own, unless another was chosen."""
        return [self.houses.get(p.name, seat) for seat, p in enumerate(self.players)]

    def _choose_house(self, seat: str, house: str) -> None:
        self.houses[self.players[int(seat)].name] = int(house)

    def _rename(self, seat: str, typed: str) -> None:
        house = self._houses[int(seat)]
        super()._rename(seat, typed)
        self._choose_house(seat, str(house))

    def _allow_hints(self, answer: str) -> None:
        self.hints = answer == "yes"

    def draw(self) -> Node:
        say, title = self.services.say, self.services.say(self.edition.title)
        apart = len({*self._houses}) > 1
        words = say(
            "You take turns by message. After your turn, send the link Tessera gives you, in any "
            "chat or e-mail. Tessera checks that nobody cheats."
        )
        off = None if apart else "true"
        return self._page(
            say("{game} by message", game=title),
            lead(words),
            *self._form(),
            self._devices(),
            None if apart else hint(say("At least one player must be on another device.")),
            start(say, aria_disabled=off),
            actions(
                link(say("On this device"), f"#/new/{self.edition.path}", "button"),
                link(say("Rules"), f"#/rules/{self.game.rules.name}", "button"),
            ),
        )

    def _further_rules(self) -> list[Node]:
        return [self._about_hints()] if self.game.bots_think else []

    def _devices(self) -> Node:
        """A list for each seat, from which its house is chosen."""
        say, players = self.services.say, self.players
        this_device, elsewhere = ("0", say("This device")), say("Another device")
        others = [
            (str(n), elsewhere if len(players) == 2 else say("Device {number}", number=n + 1))
            for n in range(1, len(players))
        ]
        rows = []
        for seat, (player, house) in enumerate(zip(players, self._houses, strict=True)):
            label = say("Where does {player} play?", player=player.name)
            chosen = selection(f"house {seat}", label, [this_device, *others], str(house))
            rows.append(given_to(self.game, player.colour, player.name, chosen))
        return fieldset(
            say("Who plays where?"),
            hint(say("Several people can share a device.")),
            Node("ul", {"class": "starts"}, *rows),
            key="places",
        )

    def _about_hints(self) -> Node:
        say = self.services.say
        picks = [
            choice(HINTS, value, label, checked=self.hints == (value == "yes"))
            for value, label in (("yes", say("Allowed, and noted")), ("no", say("Not allowed")))
        ]
        return fieldset(say("Hints"), Node("div", {"class": "choices"}, *picks), key="hints")

    def _start(self) -> None:
        """Saves the game at once. The first letter is still to be sent."""
        services, order = self.services, sorted({*self._houses})
        if len(order) < 2 or 0 not in order:
            services.messages.notify(
                services.say("One player must be on this device, and one on another.")
            )
            return
        remember_people(services, self.players, coloured=self.sitting.is_coloured)
        houses = tuple(order.index(house) for house in self._houses)
        now, secret = services.device.now(), services.device.entropy()
        keep_people(services, services.saves.people)
        rules, setup = self.game.rules, self.sitting.setup
        post = Post(houses, (), hints=self.hints and self.game.bots_think, here=Here(0, 0, now))
        players = tuple(self.players)
        record = Record(rules.name, rules.version, setup, secret, players, now, post=post)
        id = services.saves.save(game_id(link_of(secret, 0)), record)
        services.device.go(f"#/play/{id}")


@of_edition
def new_post(services: Services, game: AnyGame, edition: Edition) -> Page:
    """The form, for a game that can go by message."""
    by_post = can_go_by_post(game.rules)
    return NewPost(services, game, edition) if by_post else Trouble(services, nowhere)
