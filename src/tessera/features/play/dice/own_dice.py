"""Dice of one's own: people throw real ones, and tap what they show.

The switches for dice of one's own, under More.

Throwing by shaking the tablet or phone."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from tessera.core.dice import Roll
from tessera.core.record import DEVICE, EVERYBODY, PEOPLE
from tessera.kit.view import AnySeen, Due
from tessera.scene.dice import pips
from tessera.scene.node import Node
from tessera.scene.widgets import button, group, picture
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import IDLE, HandPlace, PrimaryAction
from tessera.screens.table.sheets import switch
from tessera.screens.table.turns import throw
from tessera.session.table import Change

FACES = range(1, 7)
KEYS = MappingProxyType(
    {**{str(face): f"face {face}" for face in range(7)}, "Backspace": "face back"}
)
"""The target that each key presses while a throw is awaited."""


class OwnDice(Part):
    """The faces of a die in the place of the hand, while people throw their own. With the last die
    the throw is made; Undo takes it back."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._typed: tuple[int, ...] = ()
        """The dice so far, in the order in which they were tapped."""
        self.families = {"face": self._face}

    @property
    def rests(self) -> bool:
        return self._context.table.dice == DEVICE and not self.keys

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        if self._context.table.dice == DEVICE:
            return ()
        return ("own-dice", "tapping") if self._awaited else ("own-dice",)

    def asked(self, seen: AnySeen, words: str) -> str:
        """The request to throw, which names a computer that can't."""
        table = self._context.table
        if not self._awaited or table.turn is None:
            return words
        player = table.players[table.turn]
        if player.is_person:
            return seen.say("Throw your own dice. Then tap what they show.")
        return seen.say("Throw for {player}. Then tap what the dice show.", player=player.name)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """A button for each face and one that deletes the last die; or a button for each total,
        where dice have other faces."""
        # What is drawn may be an earlier position.
        if not self._awaited or seen.due is not Due.THROW:
            return place
        if self._by_total:
            keys = [button(str(total), f"face {total}", "pad-key") for total in self._totals]
        else:
            disabled = None if self._typed else "true"
            words = seen.say("Delete the last die")
            back = button("", "face back", "pad-key last", aria_label=words, aria_disabled=disabled)
            delete = Node("button", back.attributes, picture("delete"), key=back.key)
            keys = [*map(_face_button, FACES), delete]
        pad = group("keypad", seen.say("What the dice show"), *keys)
        return HandPlace(pad, ready=False, press=None, key="keypad")

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The dice so far and their total."""
        if not self._awaited:
            return action
        return PrimaryAction(self._so_far or seen.say("Your dice"), IDLE, idle=True)

    def changed(self, change: Change) -> None:
        self._typed = ()

    def settled(self) -> None:
        """Takes the digits while a throw is awaited."""
        self.keys: Mapping[str, str] = KEYS if self._awaited else {}

    arrive = settled

    @property
    def _awaited(self) -> bool:
        context = self._context
        return context.table.awaits_own_dice and context.seen.due is Due.THROW

    @property
    def _throws(self) -> tuple[Roll, ...]:
        return self._context.table.own_throws

    @property
    def _by_total(self) -> bool:
        """Whether the dice have no faces from 1 to 6, so that only their total is asked for."""
        return self._throws[0].dice[0] not in FACES

    @property
    def _totals(self) -> tuple[int, ...]:
        return tuple(roll.total for roll in self._throws)

    def _face(self, words: str) -> None:
        """Adds a die, or deletes the last; with the last die the throw is made."""
        if not self._awaited:
            return
        if self._by_total:
            if words in map(str, self._totals):
                self._context.source.play((self._throws[self._totals.index(int(words))],))
        elif words == "back":
            self._typed = self._typed[:-1]
        elif words in map(str, FACES):
            self._typed += (int(words),)
            if len(self._typed) == len(self._throws[0].dice):
                self._context.source.play((Roll(tuple(sorted(self._typed))),))
            else:
                self._context.services.messages.announce(self._so_far)

    @property
    def _so_far(self) -> str:
        say, dice = self._context.services.say, ", ".join(map(str, self._typed))
        return say.pair(dice, str(sum(self._typed))) if len(self._typed) > 1 else dice


def _face_button(face: int) -> Node:
    key = button("", f"face {face}", "pad-key", aria_label=str(face))
    ground = Node("rect", {"x": 2, "y": 2, "width": 96, "height": 96, "rx": 18})
    die = Node("svg", {"viewBox": "0 0 100 100", "class": "flat-die"}, ground, *pips(face))
    return Node("button", key.attributes, die, key=key.key)


class WhoseDice(Part):
    """The choice between the device's dice and real ones, and of who throws for computers."""

    customary = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {
            "own dice": lambda: self._switch(PEOPLE, DEVICE),
            "own dice everybody": lambda: self._switch(EVERYBODY, PEOPLE),
        }

    def more(self, seen: AnySeen) -> Nodes:
        """The switches, until the game is over."""
        table, say = self._context.table, seen.say
        if table.result is not None:
            return ()
        own = table.dice != DEVICE
        computers = not all(player.is_person for player in table.players)
        everybody = say("We throw for the computers, too")
        return (
            switch("die", say("We throw our own dice"), "own dice", on=own),
            switch("dice", everybody, "own dice everybody", on=table.dice == EVERYBODY)
            if own and computers
            else None,
        )

    def _switch(self, on: str, off: str) -> None:
        table = self._context.table
        table.throw_with(off if table.dice in (on, EVERYBODY) else on)


class Shaking(Part):
    """A switch that is off until somebody turns it on; a device may refuse."""

    customary = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self._on = False
        self._stop: Callable[[], None] | None = None
        self.presses = {"shake": self._toggle}

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """The switch, on devices that can detect shaking."""
        if not self._context.services.device.can_shake():
            return ()
        words = seen.say("Throw by shaking")
        return (switch("shake", words, "shake", on=self._on),)

    def leave(self) -> None:
        """Turns it off."""
        self._on = False
        if self._stop:
            self._stop()
            self._stop = None

    def _toggle(self) -> None:
        if self._on:
            self.leave()
        else:
            self._on = True
            self._stop = self._context.services.device.on_shake(
                partial(throw, self._context), self._refused
            )

    def _refused(self) -> None:
        self.leave()
        self._context.services.messages.notify(
            self._context.services.say("This device can't tell when it is shaken. Tap “Throw”.")
        )
