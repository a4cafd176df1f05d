"""Brings records of older versions to those of today, one version at a time.

A step is a pure function from the text of a record to the text of the next version. Steps are
never changed once released; tests/storage/golden has a record of every version there ever was, and
the result for each. The stored text is left alone: it is written anew with the next event.

A version of a game's rules that brought only options needs no step: each such `Option` has the
version in `since`, and the rule of earlier versions in `before`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from tessera.core.record import FORMAT
from tessera.core.rules import Rules
from tessera.kit.game import Game

Find = Callable[[str], "Game[Any, Any] | None"]
"""Returns a game by its name, None for an unknown one."""
Step = Callable[[str], str]
Key = tuple[str, int]
"""The thing that has the version ("record", or the name of a game), and the version to leave."""


def _levels(text: str) -> str:
    """To record 2: bots are named by their level, not by their method."""
    head, _, events = text.partition("\n\n")
    head = head.replace("tessera record 1", "tessera record 2", 1)
    head = re.sub("^seat (?:greedy|planner|computer) ", "seat normal ", head, flags=re.M)
    return re.sub("^seat learned ", "seat hard ", head, flags=re.M) + "\n\n" + events


def _wider(text: str) -> str:
    """To records 3 to 6, each of which only allows more: games without a seed and notes about
    copies; games by post; notes about whose dice are thrown; sections."""
    number = int(text[len("tessera record ")])
    return text.replace(f"tessera record {number}", f"tessera record {number + 1}", 1)


STEPS: Mapping[Key, Step] = {
    ("record", 1): _levels,
    **{("record", number): _wider for number in range(2, 6)},
}
"""All steps."""
VERSIONS = re.compile(r"tessera record (\d{1,6})\ngame (\w{1,40}) (\d{1,6})\n", re.ASCII)


def migrate(text: str, find: Find, steps: Mapping[Key, Step] = STEPS) -> str:
    """The text in the versions of today; unchanged if its version can't be read, or is a newer
    one."""
    while version_line := VERSIONS.match(text):
        written, name, version = int(version_line[1]), version_line[2], int(version_line[3])
        game = find(name)
        if written < FORMAT:
            step = steps.get(("record", written))
        elif game and version < game.rules.version:
            step = steps.get((name, version)) or _new_options(game.rules, version)
        else:
            return text
        newer = step(text) if step else text
        if newer == text:
            return text
        text = newer
    return text


def _new_options(rules: Rules[Any, Any], version: int) -> Step | None:
    """The step to the next version of the rules if that brought options for any number of players:
    it adds each option with its value `before`, but no starts. None if it brought none."""
    brought = {
        players: [option for option in rules.options(players) if option.since == version + 1]
        for players in rules.players
    }

    def step(text: str) -> str:
        seats = text.partition("\n\n")[0].count("\nseat ")
        added = [option for option in brought.get(seats, ()) if option.side is None]
        lines = [f"option {o.name} {o.before or o.default}\n" for o in added]
        game = f"\ngame {rules.name} "
        return text.replace(f"{game}{version}\n", "".join([f"{game}{version + 1}\n", *lines]), 1)

    return step if any(brought.values()) else None
