"""The name of the player to act, over the instruction."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Prompt
from tessera.screens.table.words.turn import unbroken

ASKED, WON = 70, 44
"""With more characters than these the prompt with the name above it, and who has won are written
smaller: on a phone they have two lines or three."""


class WhoseName(Part):
    """The name in the turn panel, where several people share the screen."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The name above the words; without it at the end, when the words say who has won, and for
        a letter, when they say who gets it."""
        if seen.due is Due.NOTHING:
            return prompt._replace(wordy=len(prompt.words) > WON)
        players = self._context.table.players
        name = players[self._context.acting(seen)].name
        # A sentence that begins with the name goes on below it.
        words = unbroken(players, prompt.words.removeprefix(name))
        who = None if seen.due is Due.LETTER else Node("b", {"class": "who"}, name)
        return prompt._replace(
            lines=(who, Node("span", {}, words, key="what")),
            wordy=len(name + prompt.words) > ASKED,
        )
