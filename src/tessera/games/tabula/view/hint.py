"""How the rest of a turn is pointed at: where pieces start and where they end, and all steps in
words; and why it is good."""

from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.rules.merits import merits
from tessera.games.tabula.rules.state import PASS, Event, PieceStep
from tessera.games.tabula.view.choices import Sight, target_of
from tessera.games.tabula.view.texts import with_numerals
from tessera.i18n import N_, Nn_
from tessera.kit.view import Sign


def point_at(seen: Sight, actions: tuple[Event, ...]) -> Sign:
    """The sign for these steps. Successive steps of one piece are shown as one way, from its start
    to its end."""
    steps = [action for action in actions if isinstance(action, PieceStep) and action != PASS]
    if not steps:
        return Sign(seen.say("pass"))
    journeys: list[tuple[int, int]] = []
    for origin, target in steps:
        earlier = next((way for way in journeys if way[1] == origin), None)
        if earlier:
            journeys.remove(earlier)
        journeys.append((earlier[0] if earlier else origin, target))
    words = ", ".join(_words(seen, step) for step in steps)
    taken, placed = zip(*journeys, strict=True)
    return Sign(words, tuple(map(target_of, taken)), tuple(map(target_of, placed)))


def _words(seen: Sight, step: PieceStep) -> str:
    say = seen.say
    named = with_numerals({"place": step.origin, "to": step.target}, seen.preferences)
    if step.origin == START:
        return say("enter on {to}", to=named["to"])
    if step.target == OFF:
        return say("take off from {place}", place=named["place"])
    return say("{place} to {to}", **named)


WORDS = {
    "wins": N_("wins the game"),
    "none_in_danger": N_("leaves no piece in danger"),
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


def reasons(seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
    """The reasons for all steps together, the strongest first."""
    steps = tuple(action for action in actions if isinstance(action, PieceStep))
    sentences = []
    for merit in merits(seen.state, steps):
        if merit.code in WORDS:
            sentences.append(seen.say(WORDS[merit.code]))
            continue
        facts = dict(with_numerals(merit.facts, seen.preferences))
        closed = [str(place) for place in facts.pop("closed", ())]
        n = facts.pop("n", len(closed))
        words = {"closed": seen.say.together(closed)} if closed else {}
        sentences.append(seen.say.count(COUNTED[merit.code], n, **words))
    return tuple(sentences)
