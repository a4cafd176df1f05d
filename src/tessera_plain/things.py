"""The things of a game that can be pressed, as events name them."""

from collections.abc import Iterator
from typing import Any

from tessera.kit.view import AnySeen
from tessera_plain.boards import target_of
from tessera_plain.plain import Plain
from tessera_plain.rules import facts_of
from tessera_plain.words import shown


def lanes_of(plain: Plain, state: Any, seat: int | None) -> list[list[str]]:
    """The targets as they stand on the screen, row by row, for the arrow keys."""
    hand = [] if seat is None else plain.cards(state, seat)
    names = [
        *plain.places(state),
        [*plain.laid(state)],
        *([row.name] for row in plain.sheet(state) if row.name),
        [str(n + 1) for n in range(len(plain.dice(state)))],
        [*hand],
    ]
    pressed = [f"do {key}" for key in (*plain.buttons, *plain.gathers)]
    return [lane for lane in (*([*map(target_of, lane)] for lane in names), pressed) if lane]


def targets_of(plain: Plain, seen: AnySeen) -> list[str]:
    """All targets on the screen, in their order there."""
    return [target for lane in lanes_of(plain, seen.state, seen.viewer) for target in lane]


def things_of(plain: Plain, seen: AnySeen) -> dict[str, tuple[str, ...]]:
    """For each event that may be chosen, the names of the things on the screen that it is
    about."""
    there = {*targets_of(plain, seen)}
    things: dict[str, tuple[str, ...]] = {}
    for event in seen.legal:
        verb, *words = event.split()
        button = verb in plain.buttons or event in plain.buttons
        things[event] = tuple(w for w in words if not button and target_of(w) in there)
    return things


def buttons_of(plain: Plain, seen: AnySeen) -> Iterator[tuple[str, str, bool]]:
    """The event or verb of each button, its label, and whether it can be pressed now."""
    for key, label in plain.buttons.items():
        can = [one for one in seen.legal if key in (one, verb_of(one))]
        for event in can or ([] if "{" in label else [key]):
            yield event, seen.say(label, **shown_facts(event)), bool(can)
    for verb, label in plain.gathers.items():
        yield verb, seen.say(label), any(verb_of(one) == verb for one in seen.legal)


def able_in(plain: Plain, seen: AnySeen) -> frozenset[str]:
    """The names of the things with which a press does something now."""
    chosen = seen.ui.chosen.removeprefix("at ")
    every, gathers = things_of(plain, seen), plain.gathers
    second = {two[1] for two in every.values() if len(two) == 2 and two[0] == chosen}
    gathered = {n for one, names in every.items() if verb_of(one) in gathers for n in names}
    return frozenset(second or ({names[0] for names in every.values() if names} | gathered))


def verb_of(event: str) -> str:
    """The first word of an event."""
    return event.partition(" ")[0]


def shown_facts(event: str) -> dict[str, Any]:
    """The words of an event for the label of its button."""
    return {name: shown(fact) for name, fact in facts_of(event).items()}
