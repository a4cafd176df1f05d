"""The rules of Rota: questions and one verb."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.rules import Illegal, Result, Rules
from tessera.core.setup import Option, Setup
from tessera.core.story import Line
from tessera_rota.rules import notation
from tessera_rota.rules.board import JOINED, POINTS
from tessera_rota.rules.state import FREE, PLAYERS, SIGNS, Event, Place, Slide, State, options
from tessera_rota.rules.story import story


class RotaRules(Rules[State, Event]):
    """See `tessera.core.rules` for what each method answers. Nobody is ever without a move: three
    pieces can only be shut in side by side on the rim, and whoever shuts them in holds the hub and
    both points at their ends, which is a line."""

    name = "rota"
    version = 1
    players = PLAYERS
    notation = notation

    def options(self, players: int) -> tuple[Option, ...]:
        return options(players)

    def new(self, setup: Setup) -> State:
        """An empty wheel."""
        return State(self.checked_setup(setup))

    def current_player(self, state: State) -> int | None:
        """The seat that must choose; there is no chance."""
        return None if state.over else state.seat

    def on_turn(self, state: State) -> int | None:
        """The seat that must choose; None when the game is over."""
        return self.current_player(state)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """The free points in the order of the board's text, or the slides by their start."""
        if state.over:
            return ()
        return tuple(map(Place, state.free())) if state.placing else tuple(state.slides())

    def apply(self, state: State, event: Event) -> State:
        """The state after a piece is placed or slides. Raises Illegal with the codes "over",
        "place_first", "all_placed", "taken", "not_yours", "not_joined" and "hub_later"."""
        if code := refusal(state, event):
            raise Illegal(code)
        end = event[-1]
        board = [*state.board]
        if isinstance(event, Slide):
            board[event.start] = FREE
        board[end] = SIGNS[state.seat]
        before = state.before if state.placing else (*state.before, state.board)
        return replace(state, board="".join(board), before=before)

    def story(self, before: State, event: Event, after: State) -> tuple[Line, ...]:
        return story(before, event, after)

    def result(self, state: State) -> Result | None:
        """A win by three in a line, or a draw by repetition."""
        if not state.over:
            return None
        if state.line:
            return Result((1 - state.seat,), "line", state.line)
        return Result((), "repetition")


def refusal(state: State, event: Event) -> str | None:
    """The code that says why an event isn't allowed; None when it is."""
    if state.over:
        return "over"
    if not {*event} <= {*POINTS}:
        return "not_joined"
    if isinstance(event, Slide) is state.placing:
        return "place_first" if state.placing else "all_placed"
    if isinstance(event, Slide) and state.board[event.start] != SIGNS[state.seat]:
        return "not_yours"
    if state.board[event[-1]] != FREE:
        return "taken"
    if isinstance(event, Slide):
        return None if event.end in JOINED[event.start] else "not_joined"
    return None if event.point in state.free() else "hub_later"


RULES = RotaRules()
