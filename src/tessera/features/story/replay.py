"""A replay from any player's place, its controls, and its More sheet."""

from functools import partial

from tessera.core.record import Player
from tessera.features.setup.begin import begin_from
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import field, icon_button
from tessera.screens.components import hint, selection
from tessera.screens.lookup import events_in, of_saved_game
from tessera.screens.services import Services
from tessera.screens.services.heard import ToldEvent
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, marks
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import Turning
from tessera.screens.table.parts.more import MoreSheet
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.side_panel import SidePanel, events, opening
from tessera.screens.table.parts.values import HandPlace, PrimaryAction, Prompt
from tessera.screens.table.seeing import over_or_waiting, viewers
from tessera.screens.table.sheets import does, leads, rows, tiles
from tessera.screens.table.source import Source
from tessera.screens.timer import Timer
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable


class RecordedGame(Source):
    """A game that can't be played on here."""

    playable = False
    spectates = True

    def __init__(self, id: str, game: AnyGame, table: AnyTable, at: int) -> None:
        super().__init__(game, table)
        self.id = id
        self.chair = viewers(table)[0]
        self.go(at)

    @property
    def viewer(self) -> Viewer:
        return self.chair

    @property
    def at(self) -> int:
        return self._at

    @property
    def players(self) -> tuple[Player, ...]:
        return self.table.players_at(self._at)

    @property
    def ends_turns(self) -> bool:
        return False

    @property
    def due(self) -> Due:
        return over_or_waiting(self.table, self._at)

    def go(self, at: int) -> None:
        """Goes to the position after so many events, or the nearest one."""
        self._at = max(0, min(at, self.table.played))


SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""


class Transport(Part):
    """The controls of a replay, with the sentence and mark of the latest step."""

    def __init__(self, context: Context, source: RecordedGame) -> None:
        self._context = context
        self._source = source
        self._timer = Timer(context.services.device)
        self._goes_on = False
        """Whether it played when something was laid over it."""
        self._context.speed = context.services.settings.recall("replay", "normal")
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
        """The sentence for the latest event, or for the beginning of the game."""
        say = self._context.services.say
        story = self._context.log.so_far(say, self._source.at)
        return story or say("The beginning of the game.")

    # --- what it shows ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("replay",)

    def title(self, words: str) -> str:
        return self._context.services.say("Replay of {game}", game=words)

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
        """Jumps to a place and stops there, because people want to look."""
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
            self._context.speed = speed
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
        """Goes to the next place, and plays the sounds on the way."""
        context, table, was = self._context, self._source.table, self._source.at
        self._show(context.log.beside(was, 1))
        people = frozenset(range(len(table.players)))
        for n in range(was, self._source.at):
            step = ToldEvent(*table.observe_step(self._source.viewer, n), context.log.lines[n])
            context.services.sounds.tell(
                context.game, step, people, self._context.speed, felt=False
            )

    def _wait(self) -> None:
        wait = SPEEDS.get(self._context.speed, SPEEDS["normal"])
        self._timer.start(wait, self._step)

    def _step(self) -> None:
        self._forward()
        if self._source.at < self._source.table.played:
            self._wait()


class MoreOfReplay(MoreSheet):
    """The More sheet of one replay."""

    def __init__(self, context: Context, source: RecordedGame, transport: Transport) -> None:
        super().__init__(context, self._choices, self._ways)
        self._source = source
        self._transport = transport
        self.presses = {"branch": self._branch}
        self.fields = {"viewer": self._choose_chair}

    def _choose_chair(self, number: str) -> None:
        self._source.chair = viewers(self._source.table)[int(number)]

    def _branch(self) -> None:
        """Begins a game of one's own from the position that is shown."""
        begin_from(self._context.services, self._source.table, self._source.at)

    def _choices(self, seen: AnySeen) -> Nodes:
        say, table, source = seen.say, self._source.table, self._source
        speeds = [
            ("slow", say("Slow")),
            ("normal", say("Normal")),
            ("fast", say("Fast")),
            ("fastest", say("Very fast")),
        ]
        chairs = viewers(table)
        choices = [(str(n), _name(say, table, viewer)) for n, viewer in enumerate(chairs)]
        chosen, seen_by = str(chairs.index(source.chair)), say("Seen by")
        speed, hidden = say("Pace"), say("Hands stay hidden until the game is over.")
        return (
            field(speed, selection("speed", speed, speeds, self._context.speed)),
            field(seen_by, selection("viewer", seen_by, choices, chosen))
            if len(choices) > 1
            else None,
            hint(hidden) if chairs[0] is None else None,
        )

    def _ways(self, seen: AnySeen) -> Nodes:
        say, table, id = seen.say, self._source.table, self._source.id
        over = table.result is not None
        return (
            tiles(
                does("branch", say("Continue from here"), "branch"),
                leads("flag", say("How it went"), f"#/end/{id}") if over else None,
                leads("analysis", say("Analysis"), f"#/analysis/{id}")
                if over and self._source.game.analyst
                else None,
            ),
            rows(
                say("This game"),
                leads("picture", say("Send a picture"), f"#/picture/{id}/{self._source.at}"),
                leads("share", say("Share"), f"#/share/{id}"),
                leads("saved", say("Saved games"), "#/saved"),
            ),
        )


def _name(say: Translator, table: AnyTable, viewer: Viewer) -> str:
    """The label of a viewer."""
    if viewer == OPEN:
        return say("The open table")
    return say("As spectators saw it") if viewer is None else table.players[viewer].name


def replay_page(
    services: Services, id: str, game: AnyGame, table: AnyTable, at: int | None
) -> TablePage:
    """The replay of a game, opened after `at` events; at 0 for None."""
    source = RecordedGame(id, game, table, at or 0)
    context = Context(services, source)
    transport = Transport(context, source)
    more = MoreOfReplay(context, source, transport)
    return TablePage(context, [Turning(context), transport, Steps(context), more], name="replay")


class Steps(SidePanel):
    """The log of one replay."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, N_("Log"), self._steps)
        self.families = opening(context)
        self._context = context
        self._made: dict[int, tuple[str, Node]] = {}
        """Steps with their texts, as long as the replay isn't there."""

    def _steps(self, seen: AnySeen) -> tuple[Node, ...]:
        log, at = self._context.log, self._context.at

        def step(event: int) -> Node | None:
            text = log.text(seen.say, event)
            if not text or event == at - 1:
                return self._step(at, text, "true") if text else None
            known = self._made.get(event)
            if known is None or known[0] != text:
                known = self._made[event] = text, self._step(event + 1, text, None)
            return known[1]

        return events(seen, log.portioned(seen.say, seen.preferences, step, at))

    def _step(self, number: int, text: str, current: str | None) -> Node:
        log = self._context.log
        to: Attributes = {
            "type": "button",
            "data-press": f"app:go {number}",
            "aria-current": current,
            "data-reveal": current is not None and log.portions.toggled_at != number,
        }
        numbered = log.by_turns.numbered(log.first_of(number - 1))
        return Node("li", numbered, Node("button", to, text), key=str(number))


watch = of_saved_game(
    lambda services, id, game, table, at: replay_page(services, id, game, table, events_in(at))
)
