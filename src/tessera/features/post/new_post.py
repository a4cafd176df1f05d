"""The form for a game by post: the players, their devices, and the rules."""

from tessera.core.edition import Edition
from tessera.core.houses import Here, Post
from tessera.core.record import Record
from tessera.core.setup import UNDO
from tessera.features.setup.new_game import NewGame
from tessera.features.setup.options import how_many
from tessera.features.setup.seats import name_field, seat_row
from tessera.features.setup.shelf import keep_people, remember_people
from tessera.features.setup.sitting import Sitting
from tessera.kit.game import AnyGame
from tessera.post.chain import link as link_of
from tessera.post.game import can_go_by_post, game_id
from tessera.scene.node import Node
from tessera.scene.widgets import button, choice, link
from tessera.screens.components import actions, fieldset, hint, lead, paper, selection
from tessera.screens.lookup import of_edition
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.memory import Draft
from tessera.screens.trouble import Trouble, nowhere

HINTS = "post hints"


class NewPost(NewGame):
    """The form. `houses` has the house of each seat: 0 is this device."""

    name = "new"
    left_out = (UNDO,)

    def __init__(self, services: Services, game: AnyGame, edition: Edition) -> None:
        super().__init__(services, game, edition)
        draft = Draft(self.players[: self._fewest()], dict(self.sitting.chosen))
        self.sitting = Sitting(services, game, edition, draft)
        if len(self.players) < self._fewest():
            self._seat_so_many(self._fewest())
        self.houses: list[int] = []
        self.hints = True
        self.presses = {"start": self._start}
        self.fields = {**self.fields, HINTS: self._allow_hints}
        self.field_families = {**self.field_families, "house": self._choose_house}
        self._sit_apart()

    def _fewest(self) -> int:
        return next(number for number in self.game.rules.players if number > 1)

    def _sit_apart(self) -> None:
        """Puts people on all seats, each in a house of its own at first."""
        self._seat_all("person")
        count = len(self.players)
        self.houses = [*self.houses[:count], *range(len(self.houses), count)]

    def change(self, field: str, value: str) -> None:
        """Changes the form. All seats have people again, and new seats get a house of their own."""
        super().change(field, value)
        self._sit_apart()

    def _choose_house(self, seat: str, house: str) -> None:
        self.houses[int(seat)] = int(house)

    def _allow_hints(self, answer: str) -> None:
        self.hints = answer == "yes"

    def draw(self) -> Node:
        say, name = self.services.say, self.game.rules.name
        apart = len(set(self.houses)) > 1
        return paper(
            say("{game} by message", game=say(self.edition.title)),
            lead(
                say(
                    "You take turns by message. After your turn, send the link Tessera gives you, "
                    "in any chat or e-mail. Tessera checks that nobody cheats."
                )
            ),
            Node("div", {"class": "form"}, *self._form()),
            None if apart else hint(say("At least one player must be on another device.")),
            actions(
                button(
                    say("Start the game"),
                    "start",
                    "primary large",
                    aria_disabled=None if apart else "true",
                ),
                look="start",
            ),
            actions(
                link(say("On this device"), f"#/new/{self.edition.path}", "button"),
                link(say("Rules"), f"#/rules/{name}", "button"),
            ),
            look="set-up",
            game=name,
        )

    def _form(self) -> tuple[Node | None, ...]:
        who = how_many(self.services.say, self.game, len(self.players))
        return who, self._places(), self._agreed()

    def _further_rules(self) -> list[Node]:
        return [self._about_hints()] if self.game.bots_think else []

    def _press_person(self, name: str) -> None:
        """Seats somebody of the shelf. A seat more is for a person on another device."""
        super()._press_person(name)
        self._sit_apart()

    def _places(self) -> Node:
        """A row for each seat, with a name and a house."""
        say, players = self.services.say, self.players
        this_device, elsewhere = ("0", say("This device")), say("Another device")
        others = [
            (str(n), elsewhere if len(players) == 2 else say("Device {number}", number=n + 1))
            for n in range(1, len(players))
        ]
        rows = [
            seat_row(
                player.name,
                Node("span", {"class": "badge"}, self.game.view.badge(player.colour)),
                name_field(say, seat, player.name),
                selection(
                    f"house {seat}",
                    say("Where does {player} play?", player=player.name),
                    [this_device, *others],
                    str(self.houses[seat]),
                ),
                key=f"seat {seat}",
            )
            for seat, player in enumerate(players)
        ]
        return fieldset(
            say("Who plays where?"),
            hint(say("Several people can share a device.")),
            self._shelf(),
            Node("ol", {"class": "seats"}, *rows),
            key="seats",
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
        services, order = self.services, sorted(set(self.houses))
        if len(order) < 2 or 0 not in order:
            services.messages.notify(
                services.say("One player must be on this device, and one on another.")
            )
            return
        remember_people(services, self.players, coloured=self.sitting.is_coloured)
        houses = tuple(order.index(house) for house in self.houses)
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
