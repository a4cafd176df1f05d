"""What the view of Tabula is told, from a position that can be read."""

from __future__ import annotations

from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.view import VIEW
from tessera.games.tabula.view.choices import Sight
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui, Unclear
from tessera_kit.fakes.tablet import with_class

PLAYERS = (Player("Ana", "person", "red"), Player("Rui", "person", "blue"))
ZENO = """
first: 6:7 9:1 10:2 19:2 20:2 23:1
second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
seat 1: dice 2 5 6
"""


def sight(
    position: str,
    *,
    rules: str = "seed",
    chosen: int | None = None,
    players: tuple[Player, ...] = PLAYERS,
    events: str = "",
    preferences: dict[str, str] | None = None,
    language: str = "en",
    shape: str = "",
    cursor: int = 0,
) -> Sight:
    """What is seen at these three lines of a position; `events` came before it."""
    state = RULES.read_position(f"players=2 rules={rules}\n{position.strip()}")
    seat, player = RULES.on_turn(state), RULES.current_player(state)
    if seat is None:
        due = Due.NOTHING
    elif not players[seat].is_person:
        due = Due.COMPUTER
    else:
        due = Due.THROW if player == CHANCE else Due.CHOICE
    return Seen(
        state,
        RULES.legal_actions(state) if due is Due.CHOICE else (),
        due,
        players,
        tuple(RULES.read(text) for text in events.split(", ") if text),
        Ui(f"point {cursor}", "" if chosen is None else f"point {chosen}"),
        translator(language),
        preferences or {},
        shape=shape,
    )


def labels(seen: Sight) -> dict[int, str]:
    """What a screen reader calls each place."""
    buttons = with_class(VIEW.board(seen), "square")
    names = [str(button.attributes["data-press"]) for button in buttons]
    return {
        int(name.removeprefix("game:point ")): str(button.attributes["aria-label"])
        for name, button in zip(names, buttons, strict=True)
    }


def meaning(seen: Sight, target: str) -> str | None:
    """What a press means: the texts of steps, `choose 10`, `which_comes 15`, `nothing chosen`, or
    None."""
    meant = VIEW.press(seen, target)
    if meant is None:
        return None
    if isinstance(meant, Unclear):
        return f"{meant.says.code} {meant.ui.chosen.removeprefix('point ')}"
    if isinstance(meant, Ui):
        return f"choose {meant.chosen.removeprefix('point ')}" if meant.chosen else "nothing chosen"
    steps = getattr(meant, "actions", (meant,))
    return " ".join(map(RULES.write, steps))
