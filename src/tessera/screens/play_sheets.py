"""Sheets over the board: what is seldom needed, and what else lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.kit.view import Due, Seen
from tessera.scene.node import Node
from tessera.screens.parts import button, icon_button, link, selection

if TYPE_CHECKING:
    from tessera.screens.play import Play


def spread(play: Play, seen: Seen[Any, Any]) -> Node:
    """What lies open on the table beside the board."""
    title = play.app.say(play.game.view.spread_title)
    return Node(
        "aside",
        {"class": "sheet", "aria-label": title},
        _header(play, title),
        play.game.view.spread(seen),
        key="spread",
    )


def _header(play: Play, title: str) -> Node:
    close = icon_button("close", play.app.say("Close"), "close")
    return Node("header", {}, Node("h2", {}, title), close)


def _calls(play: Play, seen: Seen[Any, Any]) -> list[Node]:
    """What may be called out, and the question before it counts."""
    say, found = play.app.say, []
    for call in play.game.view.calls(seen):
        if play.controls.asking != call.target:
            found.append(button(call.label, f"call {call.target}"))
            continue
        found.append(
            Node(
                "div",
                {"class": "question", "role": "group", "aria-label": call.label},
                Node("p", {}, call.question),
                button(say("Yes"), call.target, "primary"),
                button(say("No"), "call "),
                key=f"question {call.target}",
            )
        )
    return found


def _shaking(play: Play) -> Node:
    words = play.app.say("Throw by shaking the tablet")
    return button(words, "shake", aria_pressed="true" if play.shaking.on else "false")


def more(play: Play, seen: Seen[Any, Any]) -> Node:
    """What is seldom needed."""
    say, name = play.app.say, play.game.rules.name
    paces = [("slow", say("Slow")), ("normal", say("Normal")), ("fast", say("Fast"))]
    pace = Node(
        "label",
        {"class": "field"},
        Node("span", {}, say("Pace of the game")),
        selection("pace", say("Pace of the game"), paces, play.pacing.pace),
    )
    wishes = [
        Node(
            "label",
            {"class": "field"},
            Node("span", {}, say(wish.label)),
            selection(
                wish.name,
                say(wish.label),
                [(value, say(label)) for value, label in wish.values],
                play.preferences[wish.name],
            ),
            key=wish.name,
        )
        for wish in play.game.preferences
    ]
    keys = say(
        "Keys: arrows move over the board, Page Up and Page Down to where you can play, "
        "Enter plays."
    )
    if play.game.has_choices:
        keys += " " + say("H asks for a hint.")
    return Node(
        "aside",
        {"class": "sheet", "aria-label": say("More")},
        _header(play, say("More")),
        *_calls(play, seen),
        pace,
        *wishes,
        _shaking(play) if play.game.odds() and play.app.device.can_shake() else None,
        Node(
            "div",
            {"class": "actions"},
            button(say("Who plays?"), "open seats") if seen.due is not Due.NOTHING else None,
            button(say("Play again"), "again"),
            link(say("Another set-up"), f"#/new/{name}", "button"),
            link(say("Rules"), f"#/rules/{name}", "button"),
            link(say("Odds and throws"), f"#/odds/{name}/{play.id}", "button")
            if play.game.odds()
            else None,
            link(say("Replay"), f"#/watch/{play.id}", "button"),
            link(say("Share"), f"#/share/{play.id}", "button"),
            link(say("Saved games"), "#/saved", "button"),
        ),
        Node("p", {"class": "hint"}, keys) if play.ui.cursor else None,
        key="more",
    )
