"""What a throw of Sequences did, as codes with facts; `texts` has the words."""

from tessera.core import opening
from tessera.core.dice import Roll
from tessera.core.story import Line
from tessera.games.sequences.rules.score import score
from tessera.games.sequences.rules.state import TARGET, State


def story(before: State, roll: Roll, after: State) -> tuple[Line, ...]:
    """The lines for one throw, most important last."""
    if before.opening:
        return opening.story(before, roll, after)
    return (_scored(before, roll, after), *_round(before, after))


def _scored(before: State, roll: Roll, after: State) -> Line:
    seat = before.seat
    scored = score(roll, before.variant)
    facts = {"seat": seat, "points": scored.points, "total": after.totals[seat]}
    if scored.ruined:
        return Line("wiped", {"seat": seat, "lost": before.totals[seat]})
    if not scored.groups:
        return Line("nothing", facts)
    return Line("scores", {**facts, "runs": tuple(dice for dice, _ in scored.groups)})


def _round(before: State, after: State) -> tuple[Line, ...]:
    """The line for a turn of the game that the throw brings, if any: the last round, a play-off, a
    higher total, the end."""
    seat = before.seat
    if after.over:
        return (*_beaten(before, after), Line("wins", _prize(after)))
    if after.play_off and (not before.play_off or before.rivals != after.rivals):
        return (Line("play_off", {"seats": after.rivals, "total": after.totals[after.seat]}),)
    if after.last_round and not before.last_round:
        return (Line("last_round", {"seat": seat, "total": after.totals[seat]}),)
    if after.last_round and after.totals[seat] > max(before.totals):
        return (Line("overtakes", {"seat": seat, "total": after.totals[seat]}),)
    return ()


def _beaten(before: State, after: State) -> tuple[Line, ...]:
    """A line for each player who reached the target and was beaten by a higher total."""
    best = after.totals[after.seat]
    return tuple(
        Line("beaten", {"seat": after.seat, "owner": seat, "less": total, "total": best})
        for seat, total in enumerate(after.totals)
        if TARGET <= total < best and seat in before.rivals
    )


def _prize(after: State) -> dict[str, int]:
    stake = int(after.setup["stake"])
    pot = stake * after.setup.players
    return {"seat": after.seat, "total": after.totals[after.seat], "pot": pot}
