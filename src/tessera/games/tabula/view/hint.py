"""How the rest of a turn is pointed at: where pieces start and where they end, and all steps in
words."""

from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.rules.state import PASS, Event, State, Step
from tessera.games.tabula.view.choices import target_of
from tessera.games.tabula.view.texts import with_numerals
from tessera.kit.view import Seen, Sign


def point_at(seen: Seen[State, Event], actions: tuple[Event, ...]) -> Sign:
    """Steps of one piece after the other are one way on the board, from its start to its end."""
    steps = [action for action in actions if isinstance(action, Step) and action != PASS]
    if not steps:
        return Sign(seen.say("pass"))
    ways: list[tuple[int, int]] = []
    for origin, target in steps:
        earlier = next((way for way in ways if way[1] == origin), None)
        if earlier:
            ways.remove(earlier)
        ways.append((earlier[0] if earlier else origin, target))
    words = ", ".join(_words(seen, step) for step in steps)
    taken, placed = zip(*ways, strict=True)
    return Sign(
        words,
        tuple(target_of(place) for place in taken),
        tuple(target_of(place) for place in placed),
    )


def _words(seen: Seen[State, Event], step: Step) -> str:
    say = seen.say
    named = with_numerals({"place": step.origin, "to": step.target}, seen.preferences)
    if step.origin == START:
        return say("enter on {to}", to=named["to"])
    if step.target == OFF:
        return say("bear off from {place}", place=named["place"])
    return say("{place} to {to}", **named)
