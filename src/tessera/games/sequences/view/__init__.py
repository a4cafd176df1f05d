"""Sequences on the screen: there is nothing to press but the dice."""

from tessera.core.dice import Roll
from tessera.games.sequences.rules.state import TARGET, State
from tessera.games.sequences.rules.state import total as points
from tessera.games.sequences.view.board import draw_board, turn_target
from tessera.games.sequences.view.drawing import badge
from tessera.games.sequences.view.hand import draw_hand
from tessera.games.sequences.view.texts import tell
from tessera.i18n import Nn_
from tessera.kit import opening
from tessera.kit.view import Seen, View

Sight = Seen[State, Roll]
POINTS = Nn_("{n} point", "{n} points")
OF_TARGET = Nn_("{made} of {n} point", "{made} of {n} points")


class SequencesView(View[State, Roll]):
    """The curve, the score sheet and six dice."""

    # In files of their own:
    board = staticmethod(draw_board)
    hand = staticmethod(draw_hand)
    badge = staticmethod(badge)

    def prompt(self, seen: Sight) -> str:
        """The prompt, with what is at stake: a play-off, the score to beat in the last round."""
        say, state = seen.say, seen.state
        if state.over:
            stake = int(state.setup["stake"]) * len(seen.players)
            facts = {"seat": state.seat, "total": state.totals[state.seat], "pot": stake}
            return " ".join([*_beaten(seen), tell(say, seen.players, "wins", facts)])
        if words := opening.prompt(seen):
            return words
        if state.play_off:
            level = {state.totals[seat] for seat in state.rivals}
            if len(level) > 1:
                return say("Throw to break the tie.")
            return tell(
                say, seen.players, "play_off", {"seats": state.rivals, "total": level.pop()}
            )
        if state.last_round:
            best = max(state.totals)
            last = tell(say, seen.players, "last_round", {})
            return " ".join([last, say("Throw: the score to beat is {total}.", total=best)])
        return say("Throw the six dice.")

    def topic(self, seen: Sight) -> str:
        """The stage of the game; for an ordinary throw the name of the variant."""
        state = seen.state
        stages = {
            "over": state.over,
            "opening": state.opening,
            "play_off": state.play_off,
            "last_round": state.last_round,
        }
        return next((name for name, now in stages.items() if now), state.variant)

    def goal(self, seen: Sight) -> str:
        return seen.say(
            "Collect points with runs that begin with a 1. Once somebody has {target}, the highest "
            "total wins.",
            target=TARGET,
        )

    def changed_targets(self, before: State, event: Roll) -> tuple[str, ...]:
        """The place for this turn on the score sheet."""
        if before.opening:
            return ()
        return (turn_target(before.seat, len(before.sheet[before.seat]) + 1),)

    def standing(self, seen: Sight, seat: int) -> str:
        """The player's total on the way to the target; at the end the total alone."""
        made = points(seen.state.sheet[seat], seen.state.begun[seat])
        if seen.state.over:
            return seen.say.count(POINTS, made)
        return seen.say.count(OF_TARGET, TARGET, made=made)


VIEW = SequencesView()


def _beaten(seen: Sight) -> list[str]:
    """A sentence about the first player who reached the target and was beaten; none if nobody
    was."""
    totals = seen.state.totals
    best = totals[seen.state.seat]
    for seat, total in enumerate(totals):
        if TARGET <= total < best:
            facts = {"seat": seen.state.seat, "owner": seat, "less": total, "total": best}
            return [tell(seen.say, seen.players, "beaten", facts)]
    return []
