"""The table seen from above with its tokens, and the choices for one seat.

The style sheet is `static/css/frame/people/seating.css`."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import cos, pi, sin

from tessera.core.record import MAX_NAME, Player
from tessera.features.setup.shelf import likeness, shelf
from tessera.features.setup.sitting import ROUND, Sitting
from tessera.i18n import Translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.game import AnyGame
from tessera.kit.phrases import called, is_given
from tessera.scene.node import Attributes, Node, Value, classes
from tessera.scene.widgets import flag, group, pressable
from tessera.screens.services import Services
from tessera.screens.table.words.turn import kind_name
from tessera.storage.people.people import Person


def place(chair: int, chairs: int) -> tuple[int, int]:
    """The place of a chair, in hundredths of width and height. They stand clockwise from the one
    below the middle, where the tablet is held."""
    turn = 2 * pi * chair / chairs
    return 50 - round(50 * sin(turn)), 50 + round(50 * cos(turn))


class Seats:
    """The players of a table as they are drawn."""

    def __init__(
        self, services: Services, game: AnyGame, players: Sequence[Player], sides: Sequence[int]
    ) -> None:
        self.say, self._people, self._game = services.say, services.saves.people, game
        self._players, self._sides = players, sides

    def _called(self, seat: int) -> str:
        return called(self.say, self._players, self._players[seat])

    def title(self, seat: int) -> str:
        """A seat and who sits there."""
        return self.say("Seat {number}: {player}", number=seat + 1, player=self._called(seat))

    def in_words(self, seat: int) -> str:
        """A seat, its player, kind and colour, and the partners."""
        say, player, side = self.say, self._players[seat], self._sides[seat]
        colour, kind = say(COLOUR_NAMES[player.colour]), kind_name(say, self._game, player.kind)
        own = [n for n, other in enumerate(self._sides) if other == side and n != seat]
        team = [self._players[partner].name for partner in own]
        words = [say("with {players}", players=say.together(team))] if team else []
        return ", ".join([self.title(seat), kind, colour, *words])

    def token(self, seat: int, press: str, **more: Value) -> Node:
        """A player as a circle with a picture, and the name below."""
        player, name = self._players[seat], self._called(seat)
        look = {".style": f"--letters: {max(map(len, name.split()))}", "dir": "auto"}
        shown = likeness(self._people, player), Node("span", look, name)
        more.setdefault("aria_label", self.in_words(seat))
        return pressable(press, classes("token", player.colour), *shown, key=player.name, **more)

    def table(self, sitting: Sitting, middle: Node | None) -> Node:
        """All chairs, round the table or in rows. Lines join the partners."""
        say, chairs, rows = self.say, sitting.drawn, []
        taken = {chair: seat for seat, chair in enumerate(sitting.chairs)}
        for chair in range(chairs):
            x, y = place(chair, chairs)
            if chair in taken:
                target = f"game:seat {taken[chair]}"
                drag = {"data_drag": target, "aria_haspopup": "dialog"}
                shown = self.token(taken[chair], target, **drag, data_board=True)
            else:
                shown = self._empty(chair, sitting.coming)
            rows.append(Node("li", {".style": f"--x: {x}%; --y: {y}%"}, shown, key=shown.key))
        arcs = self._arcs(sitting) if chairs <= ROUND else None
        inside = Node("li", {"class": "middle"}, arcs, middle, key="middle")
        look = {"class": classes("chairs", round=chairs <= ROUND), "aria-label": say("Players")}
        all_of_it = [*rows, inside] if chairs <= ROUND else [inside, *rows]
        return Node("ol", look, *all_of_it, key="chairs")

    def _empty(self, chair: int, coming: int) -> Node:
        """An empty chair. Where one more can't play, it takes several players at once."""
        why, several = self._game.texts.OPTIONS.get("players"), coming > 1
        return pressable(
            f"game:chair {chair}",
            classes("token", "chair", several=several),
            Node("span", {"aria-hidden": "true"}, f"+{coming}" if several else "+"),
            key=f"chair {chair}",
            data_board=True,
            aria_label=self.say("Empty chair {number}", number=chair + 1),
            aria_description=self.say(why[1]) if several and why else None,
        )

    def _arcs(self, sitting: Sitting) -> Node | None:
        """A line through the middle from partner to partner."""
        before, drawn = dict[int, str](), list[Node]()
        for seat, chair in enumerate(sitting.chairs):
            (x, y), side = place(chair, sitting.drawn), self._sides[seat]
            if side in before:
                look = {"d": f"{before[side]}Q50 50 {x} {y}", "class": self._players[seat].colour}
                drawn.append(Node("path", look, key=str(seat)))
            before[side] = f"M{x} {y}"
        look = {"class": "arcs", "viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
        return Node("svg", {**look, "aria-hidden": "true"}, *drawn, key="arcs") if drawn else None

    # --- the choices for one seat ---

    def choices(self, seat: int, there: Iterable[Person], *, computers: bool = True) -> Node:
        """The choices for a seat: the people `there`, somebody new, and computers."""
        say, player = self.say, self._players[seat]
        plus = Node("span", {"class": "likeness", "aria-hidden": "true"}, "+")
        new = pressable("app:kind person", "person new", plus, say("New name"), key="new")
        own = player.name if player.is_person and not is_given(player.name) else ""
        levels = [self._level(seat, bot) for bot in self._game.bots if computers]
        robots = group("robots", say("Computers"), *levels, key="levels") if levels else None
        field = name_field(say, seat, own, "named").with_({"autofocus": True})
        shown = shelf(say("People"), there, new, on=own), field, robots
        return Node("div", {"class": "choices-of-seat"}, *shown, key=f"seat {seat}")

    def _level(self, seat: int, bot: str) -> Node:
        say, player = self.say, self._players[seat]
        about = Node("small", {}, say(self._game.texts.LEVELS[bot]))
        words = Node("span", {}, Node("b", {}, kind_name(say, self._game, bot)), about)
        face, on = likeness(self._people, replace(player, kind=bot)), flag(player.kind == bot)
        return pressable(f"app:kind {bot}", "robot", face, words, key=bot, aria_pressed=on)

    def colours(self, seat: int) -> Node:
        """The colours that this side may have."""
        circles, own = [], self._players[seat].colour
        for colour in self._game.colours:
            name, look = self.say(COLOUR_NAMES[colour]), classes("circle", colour)
            more = {"aria_label": name, "title": name, "aria_pressed": flag(colour == own)}
            circles.append(pressable(f"app:colour {colour}", look, key=colour, **more))
        return group("circles", self.say("Colour of {name}", name=self._called(seat)), *circles)

    def places(self, seat: int) -> Node | None:
        """The players with whom this one may change places."""
        tokens = []
        for other in (n for n in range(len(self._players)) if n != seat):
            words = self.say("Change places: {player}", player=self._called(other))
            tokens.append(self.token(other, f"app:places {other}", aria_label=words))
        title = self.say("Change places with")
        head = Node("h3", {"aria-hidden": "true"}, title)
        return group("neighbours", title, head, *tokens, key="places") if tokens else None


def name_field(say: Translator, seat: int, name: str, onward: str | None = None) -> Node:
    """The field for the name of a player. Enter does what a press `onward` does."""
    field: Attributes = {
        "type": "text",
        ".value": name,
        "placeholder": say("New name"),
        "maxlength": MAX_NAME,
        "dir": "auto",
        "autocomplete": "off",
        "enterkeyhint": "next" if onward else "done",
        "data-change": f"name {seat}",
        "data-enter": onward,
        "aria-label": say("Name of player {number}", number=seat + 1),
    }
    return Node("input", field, key="name")
