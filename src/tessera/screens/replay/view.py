"""How a game to look at lies on the screen: as while playing, with other controls."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.screens.components import icon_button, notice
from tessera.screens.replay.model import Replay
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.marks import marked, marks


def view(replay: Replay) -> Node:
    """The whole screen."""
    context, seen, game = replay.context, replay.context.seen, replay.game
    say, table, speed = seen.say, replay.context.table, replay.more.speed
    state = table.states[context.at]
    turn = table.rules.on_turn(state)
    winners = getattr(table.rules.result(state), "winners", ())
    acting = turn if turn is not None else winners[0] if winners else 0
    latest = marks(game, table, context.viewer, None, context.at, context.at)
    look = classes(
        "table", "replay", seen.players[acting].colour, turned=replay.turning.upside_down
    )
    return frame(
        replay,
        seen,
        Shown(seen, turn, winners),
        say("Replay of {game}", game=say(game.title_of(table.setup))),
        look,
        _controls(replay, seen),
        board_place(replay, marked(say, game.view.board(seen), latest)),
        controls=say("Game controls"),
        pace="fast" if speed == "fastest" else speed,
        late=None,
    )


def _controls(replay: Replay, seen: AnySeen) -> Node:
    """What happened, the dice, where we are, and the buttons to go on."""
    say, at, last = seen.say, replay.context.at, replay.context.table.played
    moves = replay.context.log.moves
    where = say("Move {at} of {last}", at=moves.number(at), last=moves.number(last))
    slider = Node(
        "input",
        {
            "type": "range",
            "class": "where",
            "min": 0,
            "max": last,
            ".value": str(at),
            "data-change": "at",
            "aria-label": say("Move"),
            "aria-valuetext": where,
        },
        key="at",
    )
    playing = (say("Pause"), "pause") if replay.plays else (say("Play on"), "play")
    back, on = ("true" if off else None for off in (at == 0, at == last))
    return Node(
        "section",
        {"class": "turn-panel", "aria-label": say("Controls")},
        Node("p", {"class": "prompt"}, replay.sentence or say("The beginning of the game.")),
        notice(replay.services) if replay.shows_notice else None,
        Node("div", {"class": "hand"}, replay.game.view.hand(seen), key="hand"),
        Node("p", {"class": "moves"}, where, key="where"),
        Node(
            "div",
            {"class": "do"},
            slider,
            Node(
                "div",
                {"class": "transport"},
                icon_button("first", say("First position"), "first", aria_disabled=back),
                icon_button("previous", say("One step back"), "previous", aria_disabled=back),
                icon_button(playing[1], playing[0], "play", data_primary=True),
                icon_button("next", say("One step on"), "next", aria_disabled=on),
                icon_button("last", say("Last position"), "last", aria_disabled=on),
            ),
            key="do",
        ),
        key="turn panel",
    )
