"""Texts that are read out on request: the board, and how things stand."""

from tessera.core.dice import Roll
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.returning import HIDDEN, RETURNS
from tessera.scene.widgets import button
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.words.news import whose_turn

KEYS = {"b": "board aloud", "d": "count aloud", "w": "choices aloud"}


class Aloud(Part):
    """The requests to read one table out."""

    keys = KEYS

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {
            "board aloud": self._board,
            "count aloud": self._count,
            "choices aloud": self._choices,
        }

    def before_board(self, seen: AnySeen) -> tuple[Node, ...]:
        """Buttons for those who explore the screen by touch with a screen reader. They are no stops
        of the Tab key, because with a keyboard there are B, D and W."""
        buttons = Node(
            "div",
            {"class": "visually-hidden", RETURNS: HIDDEN},
            button(seen.say("Read the board aloud"), "board aloud", tabindex=-1),
            button(seen.say("Say the score"), "count aloud", tabindex=-1),
            button(seen.say("Say what I can do"), "choices aloud", tabindex=-1)
            if self._context.game.has_choices
            else None,
            key="aloud",
        )
        return (buttons,)

    def _board(self) -> None:
        """Reads out the position on the board, the latest event and whose turn it is."""
        context = self._context
        _, latest = context.log.latest(context.services.say)
        self._say(*context.game.view.board_aloud(context.seen), latest)

    def _count(self) -> None:
        """Reads out the dice or cards, the standings and what is to be done."""
        context, seen = self._context, self._context.seen
        rolls = [event for event in seen.events if isinstance(event, Roll)]
        dice = seen.say.together([*map(str, rolls[-1].dice)]) if rolls else ""
        thrown = seen.say("Last throw: {dice}.", dice=dice) if dice else ""
        self._say(thrown, *context.game.view.count_aloud(seen))

    def _choices(self) -> None:
        """Reads out what is to be done, and then each legal choice."""
        context, seen = self._context, self._context.seen
        context.services.messages.announce(
            whose_turn(context), *context.game.view.choices_aloud(seen)
        )

    def _say(self, *sentences: str) -> None:
        spoken = [sentence for sentence in sentences if sentence]
        words = whose_turn(self._context)
        self._context.services.messages.announce(
            *spoken, *([] if words in " ".join(spoken) else [words])
        )
