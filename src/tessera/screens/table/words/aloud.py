"""Texts that are read out: board and standings on request, the prompt where texts are read
aloud, and the players' colours when people come to a table."""

from collections.abc import Callable, Sequence

from tessera.core.dice import Roll
from tessera.core.record import Player
from tessera.i18n import Translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.returning import HIDDEN, RETURNS
from tessera.scene.widgets import button, picture
from tessera.screens.services.reading import ReadAloud
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Prompt
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


class Loudspeaker(Part):
    """The loudspeaker of one table. `asked` gives what a lesson or puzzle asks instead of the
    table's own prompt."""

    def __init__(self, context: Context, asked: Callable[[], str] | None = None) -> None:
        self._context = context
        self._asked = asked or (lambda: whose_turn(context))
        self.presses = {"read prompt": self._read}

    def arrive(self) -> None:
        """Reads what is asked, where nothing else has been said of it."""
        if self._reading.is_on and not self._context.services.messages.announcements:
            self._read()

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        if not self._reading.is_on:
            return prompt
        label = seen.say("Read aloud")
        named = {"type": "button", "class": "why-button", "aria-label": label, "title": label}
        button = Node(
            "button", {**named, "data-press": "app:read prompt"}, picture("read"), key="read button"
        )
        behind = Node("span", {"class": "behind-prompt"}, prompt.why, button, key="behind")
        return prompt._replace(why=behind)

    @property
    def _reading(self) -> ReadAloud:
        return self._context.services.reading

    def _read(self) -> None:
        self._reading.read(self._asked())


class OwnColour(Part):
    """Announces the colours at one screen, to each player once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._told: set[int] = set()
        """The seats that have heard it."""

    def arrive(self) -> None:
        self.say(())

    def say(self, then: Sequence[str]) -> None:
        """Announces the colours of those who have just come, and then these sentences. Silent about
        colours where all only throw, because nothing on the table is anybody's."""
        context = self._context
        table, services = context.table, context.services
        new = [seat for seat in self._looking if seat not in self._told]
        if new and context.game.has_choices and table.result is None:
            self._told.update(new)
            players = [table.players[seat] for seat in new]
            # Of two announcements a busy screen reader may say the second first.
            services.messages.announce_in_any(
                lambda: " ".join([own_colours(services.say, players), *then])
            )
        elif then:
            services.messages.announce(*then)

    @property
    def _looking(self) -> tuple[int, ...]:
        """The seats of everybody at this screen, or where the tablet goes round, of the player who
        has it."""
        handover = self._context.handover
        if not handover.passes_round:
            return self._context.source.seats_here
        return () if handover.viewer is None else (handover.viewer,)


def own_colours(say: Translator, players: Sequence[Player]) -> str:
    """The colour of one player, or that of each team with the names of those who play it."""
    teams: dict[str, list[str]] = {}
    for player in players:
        teams.setdefault(say(COLOUR_NAMES[player.colour]).lower(), []).append(player.name)
    if len(players) == 1:
        return say("Your colour is {colour}.", colour=next(iter(teams)))
    return " ".join(f"{say.pair(say.together(names), colour)}." for colour, names in teams.items())
