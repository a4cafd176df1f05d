"""Context shared by the parts of a table's screen: the table, the viewer, the position as the
viewer knows it, and the way to the rest of the app."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.motion import Beat
from tessera.kit.view import AnySeen, Due, Ui
from tessera.scene.memo import Memo
from tessera.screens.services import Services
from tessera.screens.settings.model import PACE, chosen
from tessera.screens.table.handover import Handover
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.slots import Slots
from tessera.screens.table.seeing import see
from tessera.screens.table.source import Source
from tessera.screens.table.words.log import Log
from tessera.session.observe import Observed, Viewer
from tessera.session.table import AnyTable


class _Known(NamedTuple):
    """Everything that `Context.seen` depends on."""

    observed: Observed[Any, Any]
    due: Due
    ended: bool
    """Whether somebody has said that the turn is over, or need not."""
    viewer: Viewer
    players: tuple[Player, ...]
    ui: Ui
    say: Translator
    preferences: dict[str, str]
    shape: str


class Context:
    """One table on the screen."""

    game: AnyGame
    table: AnyTable
    log: Log
    ui: Ui

    def __init__(self, services: Services, source: Source) -> None:
        self.services = services
        self.panels = Panels(services)
        self.slots = Slots(())
        self.zoomed = False
        """Whether the board is drawn large."""
        self.hurries = False
        """Whether what comes by itself comes at once, and nothing flies."""
        self.speed = ""
        """The pace of what moves, a key of `PACES` or of a replay's speeds; "" for the chosen
        one."""
        self.on_laid: Callable[[], None] = lambda: None
        """Called when another table has been put on the screen."""
        self.lay(source)

    def lay(self, source: Source) -> None:
        """Puts this table on the screen."""
        self.source = source
        self.id = source.id
        """The id under which the game is saved."""
        self.handover: Handover = source.handover
        """The rule by which the tablet passes from player to player."""
        self.game = source.game
        self.table = source.table
        self.ui = source.game.view.start()
        self.log = Log(source.game, source.table, lambda: self.preferences)
        self.turn_ended_at = -1
        """The number of events when somebody last said that a turn was over."""
        self.beat: Beat | None = None
        """The movement to the next drawing; None if nothing moves."""
        self.refused: Illegal | None = None
        """The refusal of the last press, until something else is pressed or happens."""
        self.memo = Memo()
        self._seen: tuple[_Known, AnySeen] | None = None
        self._legal: tuple[Any, tuple[Any, ...]] | None = None
        self.on_laid()

    @property
    def nobody(self) -> bool:
        """Whether everything must be hidden until somebody takes the tablet."""
        return self.source.playable and self.source.handover.nobody

    @property
    def viewer(self) -> Viewer:
        """The seat, or the spectator, from whose place the screen is drawn."""
        return self.source.viewer

    @property
    def at(self) -> int:
        """The number of events after which the table is shown."""
        return self.source.at

    @property
    def seen(self) -> AnySeen:
        """The table as the viewer knows it, which is all that the view may draw from. It is worked
        out anew only when something of it changes."""
        services, source = self.services, self.source
        viewer = source.viewer
        known = _Known(
            self.table.observe(viewer, source.at),
            source.due,
            self.turn_ended_at == self.table.played
            or not source.ends_turns
            or self._played_on_a_phone(),
            viewer,
            source.players,
            self.ui,
            services.say,
            self.preferences,
            services.shape(self.game),
        )
        if self._seen is None or self._seen[0] != known:
            self._seen = known, self._look(known)
        return self._seen[1]

    def _look(self, known: _Known) -> AnySeen:
        seen = see(
            self.services,
            self.game,
            self.table,
            self.at,
            known.viewer,
            due=known.due,
            players=known.players,
            ui=known.ui,
            legal=self._choices(known.observed.state) if known.due is Due.CHOICE else (),
            spectates=self.source.spectates,
            lesson=self.source.lesson,
        )
        if known.due is Due.COMPUTER and not known.ended and self.game.view.confirm(seen):
            return replace(seen, due=Due.END)
        return seen

    def asked(self, seen: AnySeen) -> str:
        """The instruction to the player, in a sentence or two."""
        return self.slots.fold(Part.asked, self.game.view.prompt(seen), seen)

    @property
    def preferences(self) -> dict[str, str]:
        """The values that this game's preferences have on this device."""
        return self.services.preferences(self.game)

    @property
    def pace(self) -> str:
        """A key of `PACES`, as it is chosen on this device."""
        return chosen(self.services, PACE)

    def turn(self, seen: AnySeen) -> int | None:
        """The seat whose turn it is, also while that turn is done but not yet ended."""
        return self.table.on_turn(self.at - 1 if seen.due is Due.END else self.at)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the end is shown."""
        if self.at != self.table.played:
            return ()
        return getattr(self.table.result, "winners", ())

    def acting(self, seen: AnySeen) -> int:
        """The seat in whose colour the screen lies: its own, or whoever is on turn or has won."""
        if self.source.own_seat is not None:
            return self.source.own_seat
        if seen.due is Due.HANDOVER and seen.viewer is not None:
            return seen.viewer  # Whose hand lies there, until the tablet goes on.
        turn = self.turn(seen)
        return turn if turn is not None else next(iter(self.winners), 0)

    @property
    def shows_notice(self) -> bool:
        """Whether there is a place for short messages beside what is to be done; a sheet may lie
        over it."""
        return self.panels.panel is None

    def look_closely(self) -> bool:
        """Scrolls a board that is larger than its place to the targets that can be pressed next;
        whether there were any."""
        targets = self.game.view.zoom_targets(self.seen) if self.zoomed else ()
        if targets:
            self.services.reveal = tuple([f"game:{target}" for target in targets])
        return bool(targets)

    def _choices(self, state: Any) -> tuple[Any, ...]:
        """The legal actions in a position, worked out once for each."""
        if self._legal is None or self._legal[0] is not state:
            self._legal = state, self.table.rules.legal_actions(state)
        return self._legal[1]

    def _played_on_a_phone(self) -> bool:
        """Whether a phone played the last turn, or plays the one that begins. Nobody at this screen
        ends such a turn by hand."""
        table, phones = self.table, self.handover.phones()
        if not phones:
            return False  # As nearly always: the table need not be asked then.
        seats = {table.on_turn(n) for n in (table.played, max(table.played - 1, 0))}
        return not phones.isdisjoint(seats - {None})
