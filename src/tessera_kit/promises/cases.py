"""The cases of a game's rules hold; `tessera_kit.cases` says how they are written."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tessera.core.rules import CHANCE, Illegal, Rules
from tessera_kit.cases import Case, Names, cases_in, names_in


def check_the_cases_of_its_rules_hold(rules: Rules[Any, Any], folder: Path) -> None:
    """The cases of its rules hold."""
    assert folder.is_dir(), f"{folder} is missing"
    names = names_in(folder / "cases")
    faults = [fault for case in cases_in(folder / "cases") for fault in broken(rules, case, names)]
    if faults:
        raise AssertionError("\n".join(faults))


def broken(rules: Rules[Any, Any], case: Case, names: Names) -> Iterator[str]:
    """A sentence for each line of a case that isn't so."""
    place = f"{case.path}:{case.number}"
    try:
        state = rules.read_position("\n".join(case.position))
    except Illegal as refusal:
        yield f"{place}: “{case.title}” has no position: {refusal.code} {refusal.facts}"
        return
    if (written := _lines(rules, state)) != case.position:
        yield f"{place}: “{case.title}” has a position that is written “{' / '.join(written)}”"
    if all(line.text.startswith("do ") for line in case.lines):
        yield f"{place}: “{case.title}” says nothing that could be otherwise"
    now = state
    for line in case.lines:
        place = f"{case.path}:{line.number}"
        verb, _, words = line.text.partition(" ")
        expected, came = line.text, ""
        if verb == "do":
            try:
                state = rules.apply(state, rules.read(words))
            except Illegal as refusal:
                yield f"{place}: expected “{line.text}”, but it is refused: {refusal.code}"
                return
            continue
        if verb == "now":
            expected, came = _compared(line.below, *(_lines(rules, s) for s in (now, state)))
            now = state
        elif verb in {"may", "awaits"}:
            came = expected_of(rules, state, words)
        elif verb == "no":
            came = refused(rules, state, words, names)
        elif verb == "won":
            came = _won(rules, state, words, names)
        else:
            came = "a line that begins with may, awaits, do, no, now or won"
        if came != expected:
            yield f"{place}: expected “{expected}”, but came “{came}”"


def _lines(rules: Rules[Any, Any], state: Any) -> list[str]:
    return rules.write_position(state).split("\n")


def _compared(below: list[str], before: list[str], after: list[str]) -> tuple[str, str]:
    """The changes that a case has, and those that came, both written alike."""
    pairs = enumerate(zip_longest(before, after, fillvalue=""))
    changed = [(n, line) for n, (old, line) in pairs if line != old]
    said = [*below, *[""] * len(changed)]
    came = [line if line == said[i] else f"{n} {line}" for i, (n, line) in enumerate(changed)]
    return " / ".join(["now", *below]), " / ".join(["now", *came])


def expected_of(rules: Rules[Any, Any], state: Any, words: str = "") -> str:
    """The choices as a case has them, those counted that `words` counts; or what is awaited."""
    player = rules.current_player(state)
    if player is None or player == CHANCE:
        return "awaits nothing" if player is None else "awaits chance"
    alike: dict[str, list[str]] = {}
    for action in rules.legal_actions(state):
        first, _, last = rules.write(action).rpartition(" ")
        alike.setdefault(first, []).append(last)
    groups = []
    for first, lasts in alike.items():
        counted = f"{first} ({len(lasts)})".strip()
        counts = counted in words.split(" | ")
        groups.append(counted if counts else " ".join([first, *lasts]).strip())
    return "may " + " | ".join(groups)


def refused(rules: Rules[Any, Any], state: Any, words: str, names: Names) -> str:
    """The refusal of an event, with such of its facts as are named in `words`."""
    event, _, expected = words.partition(": ")
    try:
        rules.apply(state, rules.read(event))
    except Illegal as refusal:
        facts = [word.partition("=")[0] for word in expected.split(" ")[1:]]
        facts_told = [f"{fact}={_named(fact, refusal.facts.get(fact), names)}" for fact in facts]
        return f"no {event}: {' '.join([refusal.code, *facts_told])}"
    return f"do {event}"


def _won(rules: Rules[Any, Any], state: Any, words: str, names: Names) -> str:
    result = rules.result(state)
    if result is None:
        return expected_of(rules, state, words)
    winners = " ".join(str(seat + 1) for seat in result.winners) or "nobody"
    shown = [_named("shown", number, names) for number in result.shown]
    return f"won {winners} by {result.reason}" + (f": {' '.join(shown)}" if ":" in words else "")


def _named(fact: str, value: Any, names: Names) -> str:
    return names[fact][value] if fact in names and isinstance(value, int) else str(value)
