"""Somebody who presses whatever there is, by a seed: where that goes wrong, the shortest list of
steps that goes wrong the same way."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

from tessera.i18n import LANGUAGES
from tessera.scene.node import Node
from tessera.screens.packs import FAILURES
from tessera_kit.fakes.tablet import nodes
from tessera_kit.walk.checks import MADE_UP, NAMES_TYPED, OF_A_SAVED_GAME, place_of, reachable
from tessera_kit.walk.walk import Gone, Ground, Walk, replayed
from tessera_kit.walk.window import Hasty

FILES = ("", "no record", "tessera record 9", "tessera backup 1", "large")
KEYS = ("Escape", "h", "b", "d", "w", "Control+z", "Control+y", "Control+Shift+z")
BOARD_KEYS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "x")
OF_A_GAME = ("new", "begin", "learn", "puzzles", "rules")
STAY = 6
"""Steps that a walk hardly leaves a page for; the longer it was there, the sooner it leaves."""
OF_ANY = (*OF_A_GAME, "odds", "positions", "post", "add")

HANDS = ("press", "press", "press", "enter", "enter", "twice", "hold")

EVENTS = (3, 40, 90, 140, 999)
SEATS = ("p", "pe", "ep", "ppe")
"""The kinds of players, repeated over the seats: p for a person, e for an easy computer."""

DICE = ("", "", " people", " everybody")
"""Whose dice they throw; usually the device's."""

Choice = Callable[[Walk, Random], str]


def begun(rng: Random, ground: Ground) -> Iterator[str]:
    """The first steps of a walk: games saved before, the language, and the first page."""
    kin = Random(str(rng.getstate()))  # So that a seed goes on leading where it led.
    games = rng.choices(list(ground.recorded), k=rng.randrange(4))
    for name in games:
        yield f"shelve {name} {rng.choice(EVENTS)} {rng.choice(SEATS)}{kin.choice(DICE)}"
    if kin.random() < 0.5:
        yield "family"
    saved = [f"play/{n:012x}" for n in range(len(games))] or [f"new/{rng.choice(ground.names)}"]
    plain = ("", rng.choice(ground.places)) if ground.places else ()
    # Half of them begin where few ways lead.
    place = rng.choice([*plain, *saved])
    if ground.places and kin.random() < 0.5:
        place = kin.choice(_addresses(ground, len(games), kin))
    language = rng.choice(["xx", "xx", *MADE_UP, *LANGUAGES])
    yield f"load {language} #/{place}"
    if place_of(place) in ("post", "phones") or kin.random() < 0.1:
        yield f"visit {language} #/join"
        yield "other"


def _addresses(ground: Ground, saved: int, rng: Random) -> list[str]:
    """An address of every kind."""
    game, id = rng.choice(ground.names), f"{rng.randrange(saved or 1):012x}"
    of_saved = [f"{place}/{id}" for place in OF_A_SAVED_GAME] if saved else []
    return [*of_saved, *(f"{place}/{game}" for place in OF_ANY), *ground.places]


def next_step(walk: Walk, rng: Random) -> str:
    """A step that can be taken now. Those that lead on in a game come more often."""
    leaves = 2 + 3 * max(0, walk.met[place_of(walk.window.history[-1])] - STAY)
    weighted: tuple[tuple[int, Choice], ...] = (
        (45, _press), (20, _go_on), (leaves, _link), (14, _wait),
        (8, _field), (8, _key), (6, _drag), (9, _rare), (12, _across),
    )  # fmt: skip
    while True:
        (way,) = rng.choices([way for _, way in weighted], [weight for weight, _ in weighted])
        if step := way(walk, rng):
            return step


def _targets(walk: Walk, name: str) -> list[tuple[str, Node]]:
    controls = reachable(walk.window.page)
    return [(str(value), node) for node in controls if (value := node.attributes.get(name))]


def _press(walk: Walk, rng: Random) -> str:
    targets = _targets(walk, "data-press")
    if not targets:
        return ""
    return f"{rng.choice(HANDS)} {rng.choice(targets)[0]}"


def _go_on(walk: Walk, rng: Random) -> str:
    """A press that brings a game nearer to its end: a play, or the one button."""
    targets = _targets(walk, "data-press")
    able = [(t, node) for t, node in targets if not node.attributes.get("aria-disabled")]
    free = [t for t, _ in able if t.startswith("game:")]
    main = [t for t, node in able if node.attributes.get("data-primary")]
    return f"press {rng.choice(free + main * 3)}" if free or main else ""


def _link(walk: Walk, rng: Random) -> str:
    if rng.random() < 0.15:
        return "back"
    links = [address for address, _ in _targets(walk, "href") if address.startswith("#/")]
    if rng.random() < 0.8:  # Somebody types an address.
        saved = sum(step.startswith("shelve ") for step in walk.steps)
        links = [f"#/{address}" for address in _addresses(walk.ground, saved, rng)]
    if not links:
        return ""
    # Rather where the walk has seldom been.
    weights = [1 / (1 + walk.met[place_of(address)]) ** 4 for address in links]
    return f"follow {rng.choices(links, weights)[0]}"


def _wait(walk: Walk, rng: Random) -> str:
    return "wait" if walk.window.device.timers else ""


def _field(walk: Walk, rng: Random) -> str:
    fields = _targets(walk, "data-change")
    if not fields:
        return ""
    name, node = rng.choice(fields)
    if node.tag == "select":
        value = rng.choice([str(n.attributes["value"]) for n in nodes(node) if n.tag == "option"])
    elif node.attributes.get("type") == "radio":
        value = str(node.attributes["value"])
    elif node.attributes.get("type") == "range":
        value = str(
            rng.randint(int(node.attributes.get("min") or 0), int(node.attributes["max"] or 0))
        )
    else:
        return f"{rng.choice(('choose', 'type'))} {name}={rng.choice(NAMES_TYPED)}"
    return f"choose {name}={value}"


def _key(walk: Walk, rng: Random) -> str:
    board = bool(_targets(walk, "data-board"))
    rows = [
        f"{keys}+Arrow{way}" for keys, _ in _targets(walk, "data-keys") for way in ("Left", "Right")
    ]
    return f"key {rng.choice([*KEYS, *rows, *(BOARD_KEYS * 2 if board else ())])}"


def _drag(walk: Walk, rng: Random) -> str:
    if walk.window.app.screen.carried:
        goals = [
            t.removeprefix("game:")
            for t, _ in _targets(walk, "data-board") and _targets(walk, "data-press")
        ]
        near = walk.window.app.screen.destinations(walk.window.app.screen.carried)
        return f"drop {rng.choice([*near, *near, '', *goals])}"
    things = _targets(walk, "data-drag")
    return f"lift {rng.choice(things)[0].removeprefix('game:')}" if things else ""


def _across(walk: Walk, rng: Random) -> str:
    """A step between two devices."""
    if len(walk.windows) < 2:
        return ""
    if walk.window.device.camera.facing and rng.random() < 0.7:
        return "see"
    came = walk.link in walk.window.history or not walk.link
    return rng.choice(("other", "other" if came else "deliver"))


def _rare(walk: Walk, rng: Random) -> str:
    """A step that comes from outside the page."""
    steps = (
        *("settings", "hide", "sleep", "reload", "shake", "other", "close", "translate"),
        f"load es {walk.window.history[-1]}",
        *(f"speak {language}" for language in LANGUAGES),
        *("analyse 1", "analyse 30", "shape other", "shape usual"),
        *("network off", "network on", "network on", "storage full", "storage free"),
    )
    if walk.window.device.fetched:
        return "fetch"
    if walk.window.device.programs.waiting:
        return "check"
    if walk.window.device.packs.waiting:
        return f"arrive {rng.choice(['', '', *FAILURES])}"
    thinker = walk.window.device.thinker
    if isinstance(thinker, Hasty) and thinker.looked_at and rng.random() < 0.5:
        return f"analyse {rng.choice((1, 3, 30))}"
    if _targets(walk, "accept"):
        return f"receive {rng.choice([*walk.ground.recorded, *FILES])}"
    return rng.choice(steps)


def wander(seed: str, length: int, ground: Ground) -> Walk:
    """Takes so many steps, and returns the walk. Raises AssertionError with the shortest list of
    steps to what went wrong."""
    rng, walk = Random(seed), Walk(ground)
    try:
        for step in begun(rng, ground):
            walk.take(step)
        while len(walk.steps) < length:
            with suppress(Gone):
                walk.take(next_step(walk, rng))
    except Exception as error:
        steps = shortest(walk.steps, kind_of(error), ground)
        lines = "\n".join(f"    {step!r}," for step in steps)
        raise AssertionError(f"{error}\nwith the seed {seed!r}, after\n{lines}") from error
    return walk


def kind_of(error: BaseException) -> str:
    """The kind of a fault: the place where it arose. Faults of one kind count as the same."""
    # A fault that the app caught has its traceback in the text.
    if frames := re.findall(r"^  File .*", str(error), re.MULTILINE):
        return str(frames[-1])
    *_, last = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} {last.filename}:{last.lineno}"


def shortest(steps: list[str], kind: str, ground: Ground, most: int = 150) -> list[str]:
    """The steps without those that aren't needed for the fault; at most so many walks are tried."""
    for fewer in _opened_later(steps):
        if _ends_like(fewer, kind, ground):
            steps = fewer
            break
    size = len(steps) // 2
    while size and most:
        at, before = 0, len(steps)
        while at < len(steps) and most:
            fewer, most = steps[:at] + steps[at + size :], most - 1
            if _ends_like(fewer, kind, ground):
                steps = fewer
            else:
                at += size
        if len(steps) == before or size > 1:  # One may be in vain only as long as another is there.
            size //= 2
    return steps


def _opened_later(steps: list[str]) -> Iterator[list[str]]:
    """Walks that begin at the address of a link that was followed; the last link first."""
    shelved = [step for step in steps if step.startswith(("shelve ", "family"))]
    language = next((step.split()[1] for step in steps if step.startswith("load ")), "en")
    for at in reversed(range(len(steps))):
        verb, _, address = steps[at].partition(" ")
        if verb == "follow":
            yield [*shelved, f"load {language} {address}", *steps[at + 1 :]]


def _ends_like(steps: list[str], kind: str, ground: Ground) -> bool:
    try:
        replayed(steps, ground)
    except Exception as error:
        return kind_of(error) == kind
    return False
