"""Why the rest of a turn of Tabula is good, in words that go on from it."""

from tessera.games.tabula.rules.merits import merits
from tessera.games.tabula.rules.state import Event, State, Step
from tessera.games.tabula.view.texts import with_numerals
from tessera.i18n import N_, Nn_
from tessera.kit.view import Seen

WORDS = {
    "wins": N_("wins the game"),
    "none_in_danger": N_("leaves none of your pieces in danger"),
    "all_home": N_("opens the way off the board"),
}
COUNTED = {
    "captures": Nn_("captures a piece", "captures {n} pieces"),
    "sends_back": Nn_("sends a piece back to the start", "sends {n} pieces back to the start"),
    "fewer_in_danger": Nn_("leaves only {n} piece in danger", "leaves only {n} pieces in danger"),
    "closes": Nn_("closes point {closed}", "closes points {closed}"),
    "wall": Nn_("builds a wall of {n} point", "builds a wall of {n} points"),
    "bears_off": Nn_("brings {n} piece off the board", "brings {n} pieces off the board"),
    "enters": Nn_("enters a piece", "enters {n} pieces"),
}


def reasons(seen: Seen[State, Event], actions: tuple[Event, ...]) -> tuple[str, ...]:
    """For all steps together."""
    steps = tuple(action for action in actions if isinstance(action, Step))
    found = []
    for merit in merits(seen.state, steps):
        if merit.code in WORDS:
            found.append(seen.say(WORDS[merit.code]))
            continue
        facts = dict(with_numerals(merit.facts, seen.preferences))
        closed = [str(place) for place in facts.pop("closed", ())]
        n = facts.pop("n", len(closed))
        words = {"closed": seen.say.together(closed)} if closed else {}
        found.append(seen.say.count(COUNTED[merit.code], n, **words))
    return tuple(found)
