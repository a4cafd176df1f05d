"""Games on the stand-in, begun and played by pressing."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.chance import generator
from tessera.core.rules import CHANCE
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import WAITING, Tablet
from tests.features.setup.forms import agree
from tests.session.tables import NOW


def new_game(
    seats: str = "person Ana, person Rui", *, line: int = 5, device: FakeDevice | None = None
) -> Tablet:
    """A game of Sequence Dice begun from the form, as remembered from last time."""
    device = device or FakeDevice()
    device.store.texts["tessera/seats"] = "\n".join(seats.split(", "))
    tablet = Tablet("#/new/sequence_dice", device=device)
    if seats.count(",") != 2:
        agree(tablet, "line", str(line))
    tablet.tap("Start the game")
    return tablet


def opened(tablet: Tablet, events: str) -> Tablet:
    """The game with these events instead of its own, opened again."""
    texts = tuple(events.split(", "))
    context = tablet.play.context
    record = context.table.record(NOW)
    tablet.app.services.saves.save(
        tablet.play.context.id, replace(record, events=texts, played=len(texts))
    )
    tablet.visit(tablet.address)
    assert tablet.play, "events against the rules lead to another page"
    return tablet


def touched(tablet: Tablet) -> Tablet:
    """The game, in which somebody has done something by now."""
    table = tablet.play.context.table
    while table.untouched:
        due = table.current_player
        table.play(table.draw() if due == CHANCE else table.rules.legal_actions(table.state)[0])
    return tablet


def act(tablet: Tablet, words: str = "", *, by_keyboard: bool = False, chooser: str = "a") -> None:
    """One press of whoever is to act: throws, passes, or plays some square. Who knows the words of
    the button spares a look."""
    if (words or tablet.primary) == "Your move":
        rng = generator(chooser, "choice", tablet.play.context.table.played)
        tablet.press(f"square {rng.choice(tablet.playable())}", by_keyboard=by_keyboard)
    else:
        tablet.press_primary(by_keyboard=by_keyboard)


def under_more(tablet: Tablet, label: str) -> None:
    """Presses what stands under More, or in the bar between two people."""
    if tablet.find("data-press", "app:open more"):
        tablet.press("open more")
    tablet.tap(label)
    if label in [switch.text() for switch in tablet.find("role", "switch")]:
        tablet.press("close")


def play_to_the_end(tablet: Tablet, *, by_keyboard: bool = False) -> None:
    """People press, computers take their time, until somebody has won."""
    for _ in range(3_000):
        words = tablet.primary
        if words == "Play again":
            return
        if words in WAITING:
            tablet.wait()
        else:
            act(tablet, words, by_keyboard=by_keyboard)
    raise AssertionError("the game doesn't end")


def play_by_focus(tablet: Tablet) -> None:
    """Who plays by keyboard presses Enter, always on what has the focus."""
    for _ in range(3_000):
        words = tablet.primary
        if words == "Play again":
            return
        if words in WAITING:
            tablet.wait()
            continue
        focus = tablet.take_focus() or "primary"
        if focus.startswith("game:"):
            tablet.press(focus.removeprefix("game:"), by_keyboard=True)
        else:
            tablet.press_primary(by_keyboard=True)
    raise AssertionError("the game doesn't end")
