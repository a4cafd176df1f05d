"""What the parts of a game's screen share: the game on the table, who looks, what is seen, and the
way to the rest of the app."""

from dataclasses import replace
from typing import Any, NamedTuple

from tessera.core.record import Player
from tessera.core.rules import CHANCE, Illegal
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due, Seen, Ui
from tessera.screens.services import Services
from tessera.screens.table.handover import Handover
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN, Observed, Viewer
from tessera.session.table import AnyTable
from tessera.session.turn import due


class _Known(NamedTuple):
    """What decides what is seen."""

    observed: Observed[Any, Any]
    due: Due
    ended: bool
    """Whether somebody has said that the turn is over, or need not."""
    viewer: int | None
    players: tuple[Player, ...]
    ui: Ui
    say: Translator
    preferences: dict[str, str]
    shape: str


class Context:
    """One game on the screen: what its parts need of it, and no more."""

    def __init__(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> None:
        self.services = services
        self.id = id
        self.game = game
        self.table = table
        self.ui = game.view.start()
        self.handover = Handover(table)
        self.log = Log(game, table, lambda: self.preferences)
        self.turn_ended_at = -1
        """After how many events somebody last said that a turn was over."""
        self.thrown_at = -1
        """After how many events something came by chance; -1 when another thing happened since."""
        self.refused: Illegal | None = None
        """Why the last press could not be done, until something else is pressed or happens."""
        self._seen: tuple[_Known, AnySeen] | None = None
        self._legal: tuple[Any, tuple[Any, ...]] | None = None

    @property
    def viewer(self) -> Viewer:
        """Who looks at the screen."""
        return self.handover.viewer

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats of the people before this screen."""
        phones = self.handover.phones()
        people = (seat for seat, player in enumerate(self.table.players) if player.is_person)
        return tuple(seat for seat in people if seat not in phones)

    @property
    def at(self) -> int:
        """After how many events the table is shown."""
        return self.table.played

    @property
    def seen(self) -> AnySeen:
        """What the view may know: the table as whoever looks at the screen knows it, worked out
        once for each change of that."""
        services, table = self.services, self.table
        known = _Known(
            table.observe(self.handover.viewer),
            self._awaited(),
            self.turn_ended_at == table.played or self._played_on_a_phone(),
            self.handover.viewer,
            table.players,
            self.ui,
            services.say,
            self.preferences,
            services.shape(self.game),
        )
        if self._seen is None or self._seen[0] != known:
            self._seen = known, self._look(known)
        return self._seen[1]

    def _look(self, known: _Known) -> AnySeen:
        table, state = self.table, known.observed.state
        seen = Seen(
            state,
            self._choices(state) if known.due is Due.CHOICE else (),
            known.due,
            known.players,
            known.observed.events,
            known.ui,
            known.say,
            known.preferences,
            known.viewer,
            shape=known.shape,
            start=table.observe(known.viewer, 0).state,
        )
        if known.due is Due.COMPUTER and not known.ended and self.game.view.confirm(seen):
            return replace(seen, due=Due.END)
        return seen

    def asked(self, seen: AnySeen) -> str:
        """What is to be done now, in a sentence or two."""
        return self.game.view.prompt(seen)

    @property
    def preferences(self) -> dict[str, str]:
        """What was chosen for this game on this device."""
        return self.services.preferences(self.game)

    @property
    def thrown(self) -> bool:
        """Whether the latest thing that happened is a throw, which then tumbles on the screen, or
        a card."""
        return self.thrown_at == self.table.played

    @property
    def pause(self) -> int | None:
        """After how many milliseconds the chance that is due comes by itself."""
        table = self.table
        seat = table.rules.on_turn(table.state)
        assert seat is not None
        return self.game.view.pause(table.state, table.players[seat])

    def turn(self, seen: AnySeen) -> int | None:
        """The seat whose turn it is, also while that turn is done but not yet ended."""
        table = self.table
        ended = seen.due is Due.END
        state = table.observe_step(OPEN, table.played - 1)[0] if ended else table.state
        return table.rules.on_turn(state)

    def keep(self) -> None:
        """Saves the game as it stands."""
        services = self.services
        services.saves.save(self.id, self.table.record(services.device.now()))

    def _choices(self, state: Any) -> tuple[Any, ...]:
        """What may be done in a position, also when something else of what is seen changes."""
        if self._legal is None or self._legal[0] is not state:
            self._legal = state, self.table.rules.legal_actions(state)
        return self._legal[1]

    def _awaited(self) -> Due:
        """What the table waits for, but some chance needs no hand, and some hands must not be
        seen."""
        table = self.table
        if table.rules.current_player(table.state) == CHANCE:
            if self.pause is not None:
                return Due.CHANCE
        elif self.handover.must_change or self.handover.lies_open:
            return Due.HANDOVER
        # A phone is waited for as a computer is.
        return Due.COMPUTER if self.handover.on_a_phone else due(table)

    def _played_on_a_phone(self) -> bool:
        """Whether the last turn, or the one that begins, isn't one of this screen: nobody here
        says that it is over."""
        table, phones = self.table, self.handover.phones()
        seats = {table.on_turn(n) for n in (table.played, max(table.played - 1, 0))}
        return not phones.isdisjoint(seats - {None})
