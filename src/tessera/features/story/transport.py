"""Moving forward and back in a game, step by step or by itself at a chosen speed."""

from functools import partial

from tessera.features.story.source import RecordedGame
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.services.heard import ToldEvent
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, marks
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import HandPlace, Motion, PrimaryAction, Prompt
from tessera.screens.timer import Timer

SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""


class Transport(Part):
    """The controls of one replay, with the sentence and the mark for its latest step."""

    def __init__(self, context: Context, source: RecordedGame) -> None:
        self._context = context
        self._source = source
        self._timer = Timer(context.services.device)
        self._goes_on = False
        """Whether it played when something was laid over it."""
        self.speed = context.services.settings.recall("replay", "normal")
        self.presses = {
            "first": partial(self.go, 0),
            "previous": self._back,
            "play": self._toggle,
            "next": self._next,
            "last": partial(self.go, source.table.played),
        }
        self.families = {"go": lambda number: self.go(int(number))}
        self.fields = {"at": lambda number: self.go(int(number)), "speed": self._choose_speed}

    @property
    def plays(self) -> bool:
        """Whether it plays by itself."""
        return self._timer.is_running

    @property
    def sentence(self) -> str:
        """The sentence for the latest entry of the log, or that the game is at its beginning."""
        say = self._context.services.say
        story = self._context.log.so_far(say, self._source.at)
        return story or say("The beginning of the game.")

    # --- what it shows ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("replay",)

    def title(self, words: str) -> str:
        return self._context.services.say("Replay of {game}", game=words)

    def motion(self, motion: Motion) -> Motion:
        """The speed chosen here. Nothing waits for flights, because spectators have nothing to
        press too early."""
        return Motion("fast" if self.speed == "fastest" else self.speed, late=None)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        return Prompt(seen.say("Controls"), self.sentence)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        return HandPlace(place.hand, ready=False, press=None)

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """The mark for the latest event alone."""
        at, table = self._source.at, self._source.table
        return marks(self._source.game, table, self._source.viewer, None, at, at)

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """A slider, with the buttons beside it."""
        say, at, last = seen.say, self._source.at, self._source.table.played
        slider = Node(
            "input",
            {
                "type": "range",
                "class": "where",
                "min": 0,
                "max": last,
                ".value": str(at),
                "data-change": "at",
                "aria-label": say("Move"),
                "aria-valuetext": self._where(seen),
            },
            key="at",
        )
        playing = (say("Pause"), "pause") if self.plays else (say("Play on"), "play")
        back, on = ("true" if off else None for off in (at == 0, at == last))
        buttons = Node(
            "div",
            {"class": "transport"},
            icon_button("first", say("First position"), "first", aria_disabled=back),
            icon_button("previous", say("One step back"), "previous", aria_disabled=back),
            icon_button(playing[1], playing[0], "play", data_primary=True),
            icon_button("next", say("One step on"), "next", aria_disabled=on),
            icon_button("last", say("Last position"), "last", aria_disabled=on),
        )
        return slider, buttons

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        return (Node("p", {"class": "moves"}, self._where(seen), key="where"),)

    def _where(self, seen: AnySeen) -> str:
        moves, at, last = self._context.log.moves, self._source.at, self._source.table.played
        return seen.say("Move {at} of {last}", at=moves.number(at), last=moves.number(last))

    # --- what it does ---

    def go(self, at: int) -> None:
        """Jumps to a place and stops there, for whoever jumps wants to look."""
        self._timer.stop()
        self._show(at)

    def cover(self) -> None:
        """Pauses."""
        self._goes_on = self.plays
        self._timer.stop()

    def uncover(self) -> None:
        """Plays on, if it did before."""
        if self._goes_on:
            self._wait()

    def leave(self) -> None:
        self._timer.stop()

    def _choose_speed(self, speed: str) -> None:
        if speed in SPEEDS:
            self.speed = speed
            self._context.services.remember("replay", speed)

    def _back(self) -> None:
        context = self._context
        self.go(context.log.beside(context.at, -1))

    def _next(self) -> None:
        self._timer.stop()
        self._forward()

    def _toggle(self) -> None:
        if self.plays:
            self._timer.stop()
        else:
            if self._source.at == self._source.table.played:
                self._show(0)
            self._wait()

    def _show(self, at: int) -> None:
        self._source.go(at)
        self._context.services.messages.announce(self.sentence)

    def _forward(self) -> None:
        """Goes to the next place, and plays the sounds of what happens on the way."""
        context, table, was = self._context, self._source.table, self._source.at
        self._show(context.log.beside(was, 1))
        people = frozenset(range(len(table.players)))
        for n in range(was, self._source.at):
            step = ToldEvent(*table.observe_step(self._source.viewer, n), context.log.lines[n])
            context.services.sounds.tell(context.game, step, people, self.speed, felt=False)

    def _wait(self) -> None:
        wait = SPEEDS.get(self.speed, SPEEDS["normal"])
        self._timer.start(wait, self._step)

    def _step(self) -> None:
        self._forward()
        if self._source.at < self._source.table.played:
            self._wait()
