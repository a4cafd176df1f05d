"""The layout of a table's screen, the same for every source of tables; the parts make the
differences. Nodes stand in the order of reading and of the Tab key, and the style sheet decides
where each is seen."""

from tessera.kit.view import AnySeen
from tessera.scene.memo import Postponed
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.returning import HIDDEN, RETURNS
from tessera.screens.components import home_button
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, marked
from tessera.screens.table.panel import turn_panel
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Shown
from tessera.screens.table.players import players
from tessera.screens.table.sheets import backdrop


def table_view(context: Context, seen: AnySeen) -> Node:
    """The whole screen, as drawn for this viewer."""
    slots, game, say = context.slots, context.game, seen.say
    shown = slots.fold(Part.shown, Shown(seen, context.turn(seen), context.winners))
    title = slots.fold(Part.title, say(game.title_of(context.table.setup)))
    colour = seen.players[context.acting(seen)].colour
    looks = [word for look in slots[Part.look] for word in look(seen)]
    return Node(
        "main",
        {
            "class": classes("table", colour, *looks),
            "data-pace": context.speed or context.pace,
            "data-game": game.rules.name,
            "data-shape": shown.seen.shape or None,
            "data-seats": numbered(seen),
            "data-panel": context.panels.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, title),
        context.memo("players", players, game, *shown),
        *[node for before in slots[Part.before_panel] for node in before(seen)],
        turn_panel(context, seen, shown.seen),
        *[node for before in slots[Part.before_board] for node in before(seen)],
        _board_place(context, seen, shown.seen),
        _bar(context, seen, say("Game controls")),
        backdrop() if context.panels.panel else None,
        *[sheet(seen) for sheet in slots[Part.sheet]],
        key="table",
    )


def prebuilt(context: Context, seen: AnySeen) -> Node:
    """The nodes of the screen that are the same for every viewer, so that they can be built before
    somebody takes the tablet."""
    # Only nodes that are put aside when they leave the page can be built in advance.
    bar, sheets = _bar(context, seen, ""), [sheet(seen) for sheet in context.slots[Part.sheet]]
    everybody = players(context.game, seen, None, ())
    return Node("main", {}, everybody, bar, *sheets, key="table")


def numbered(seen: AnySeen) -> str:
    """The seats as "1 2 3": a style sheet asks `[data-seats~="8"]` whether there is an eighth. With
    `:has(…)` the browser would look through all of the table whenever something comes or goes."""
    return " ".join(str(seat + 1) for seat in range(len(seen.players)))


def _bar(context: Context, seen: AnySeen, label: str) -> Node:
    """The controls: the way to the menu, and the buttons of all parts in their places."""
    buttons = [button for bar in context.slots[Part.bar] for button in bar(seen)]
    named: Attributes = {"class": "bar", "aria-label": label, RETURNS: HIDDEN}
    return Node("nav", named, home_button(seen.say), *buttons, key="bar")


def _board_place(context: Context, seen: AnySeen, shown: AnySeen) -> Node:
    """The board, large or fitted to its place, with its marks."""
    by_target: dict[str, Mark] = {}
    for marks in context.slots[Part.marks]:
        by_target |= marks(seen)

    def draw() -> Node:
        board = context.memo("board", context.game.view.board, shown)
        board = context.slots.fold(Part.board, board, shown)
        return context.memo("marks", marked, seen.say, board, by_target)

    look = {"class": classes("board-place", zoomed=context.zoomed)}
    key = context.source.board_key
    if context.beat and context.beat.dice:
        return Postponed("div", look, draw, key)  # The one before is seen until the dice lie.
    return Node("div", look, draw(), key=key)
