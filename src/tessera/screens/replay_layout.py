"""How a game to look at lies on the screen: as while playing, with other controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.kit.view import Seen
from tessera.scene.node import Node, classes
from tessera.screens.parts import button, home_button, icon_button, link, selection
from tessera.screens.play_layout import players
from tessera.screens.watching import OPEN, SPECTATORS, eyes

if TYPE_CHECKING:
    from tessera.screens.replay import Replay


def layout(replay: Replay, seen: Seen[Any, Any]) -> Node:
    """The whole screen, in the order of reading and of the Tab key."""
    rules, state = replay.table.rules, replay.table.states[replay.at]
    turn = rules.on_turn(state)
    winners = getattr(rules.result(state), "winners", ())
    acting = turn if turn is not None else winners[0] if winners else 0
    look = classes("table", "replay", seen.players[acting].colour, turned=replay.turned)
    return Node(
        "main",
        {
            "class": look,
            "data-game": rules.name,
            "data-pace": "fast" if replay.speed == "fastest" else replay.speed,
            "data-panel": replay.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, _title(replay)),
        players(replay.game, seen, turn, winners),
        _controls(replay, seen),
        Node("div", {"class": "board-place"}, replay.game.view.board(seen)),
        _bar(replay),
        _log(replay),
        _more(replay) if replay.panel == "more" else None,
    )


def _title(replay: Replay) -> str:
    say = replay.app.say
    return say("{game}, to look at", game=say(replay.game.title))


def _bar(replay: Replay) -> Node:
    say = replay.app.say
    turned = "true" if replay.turned else "false"
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Game controls")},
        home_button(say),
        icon_button("turn", say("Turn the board"), "turn", aria_pressed=turned),
        _opens(replay, "log", say("Log")),
        _opens(replay, "more", say("More")),
        key="bar",
    )


def _opens(replay: Replay, panel: str, label: str) -> Node:
    is_open = "true" if replay.panel == panel else "false"
    return icon_button(panel, label, f"open {panel}", aria_expanded=is_open)


def _controls(replay: Replay, seen: Seen[Any, Any]) -> Node:
    """What happened, the dice, where we are, and the buttons to go on."""
    say, at, last = replay.app.say, replay.at, replay.table.played
    where = say("Move {at} of {last}", at=at, last=last)
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
        {"class": "hand", "aria-label": say("Controls")},
        Node("p", {"class": "prompt"}, replay.sentence or say("The beginning of the game.")),
        Node("div", {"class": "tray"}, replay.game.view.hand(seen), key="tray"),
        Node("p", {"class": "moves"}, where, key="where"),
        Node(
            "div",
            {"class": "do"},
            slider,
            Node(
                "div",
                {"class": "transport"},
                icon_button("first", say("To the beginning"), "first", aria_disabled=back),
                icon_button("previous", say("One move back"), "previous", aria_disabled=back),
                icon_button(playing[1], playing[0], "play", data_primary=True),
                icon_button("next", say("One move on"), "next", aria_disabled=on),
                icon_button("last", say("To the end"), "last", aria_disabled=on),
            ),
        ),
        key="hand",
    )


def _log(replay: Replay) -> Node:
    """Every event as a button that leads to it, the latest first."""
    say = replay.app.say
    items = [
        Node(
            "li",
            {},
            Node(
                "button",
                {
                    "type": "button",
                    "data-press": f"go {number}",
                    "aria-current": "true" if number == replay.at else None,
                    "data-reveal": number == replay.at,
                },
                replay.log.told(say, number - 1),
            ),
            key=str(number),
        )
        for number in range(replay.table.played, 0, -1)
        if replay.log.told(say, number - 1)
    ]
    close = icon_button("close", say("Close"), "close")
    return Node(
        "aside",
        {"class": classes("log", open=replay.panel == "log"), "aria-label": say("Log")},
        Node("header", {}, Node("h2", {}, say("Log")), close),
        Node("ol", {"class": "events", "reversed": True, "tabindex": 0}, *items),
        key="log",
    )


def _more(replay: Replay) -> Node:
    """Speed, eyes, and where to go from here."""
    say, players_of = replay.app.say, replay.table.players
    speeds = [
        ("slow", say("Slow")),
        ("normal", say("Normal")),
        ("fast", say("Fast")),
        ("fastest", say("Very fast")),
    ]
    names = {OPEN: say("The open table"), SPECTATORS: say("As spectators saw it")}
    chairs = [(eye, names.get(eye) or players_of[int(eye)].name) for eye in eyes(replay.table)]
    hidden = say("Hands stay hidden until the game is over.")
    over = replay.table.rules.result(replay.table.state) is not None
    close = icon_button("close", say("Close"), "close")
    return Node(
        "aside",
        {"class": "sheet", "aria-label": say("More")},
        Node("header", {}, Node("h2", {}, say("More")), close),
        _field(say("Speed"), selection("speed", say("Speed"), speeds, replay.speed)),
        _field(say("Seen by"), selection("eye", say("Seen by"), chairs, replay.eye))
        if len(chairs) > 1
        else None,
        Node("p", {"class": "hint"}, hidden) if chairs[0][0] == SPECTATORS else None,
        Node(
            "div",
            {"class": "actions"},
            button(say("Continue from here"), "branch", "primary"),
            link(say("How it went"), f"#/end/{replay.id}", "button") if over else None,
            link(say("Share"), f"#/share/{replay.id}", "button"),
            link(say("Saved games"), "#/saved", "button"),
        ),
        key="more",
    )


def _field(label: str, field: Node) -> Node:
    return Node("label", {"class": "field"}, Node("span", {}, label), field)
