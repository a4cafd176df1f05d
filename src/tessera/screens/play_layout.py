"""How a game lies on the screen: bar, players, board, dice, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.record import Player
from tessera.games.box import Due, Seen
from tessera.scene.node import Node, classes
from tessera.screens.parts import button, icon_button, link, selection

if TYPE_CHECKING:
    from tessera.screens.play import Play


def layout(play: Play, seen: Seen[Any, Any]) -> Node:
    """The whole screen. The order here is the order of reading and of the Tab key; the style
    sheet decides what stands where."""
    look = classes(
        "table", _actor(play, seen).colour, turned=play.turned, over=seen.due is Due.NOTHING
    )
    return Node(
        "main",
        {
            "class": look,
            "data-pace": play.pace,
            "data-game": play.box.game.name,
            "data-panel": play.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, play.app.say(play.box.title)),
        _players(play, seen),
        _hand(play, seen),
        Node("div", {"class": "board-place"}, play.box.view.board(seen)),
        _bar(play),
        _log(play),
        _more(play) if play.panel == "more" else None,
    )


def _actor(play: Play, seen: Seen[Any, Any]) -> Player:
    """Whose turn it is; at the end the first of the winners."""
    turn = play.turn(seen)
    result = play.table.game.result(play.table.state)
    if turn is None:
        turn = result.winners[0] if result and result.winners else 0
    return play.table.players[turn]


def _bar(play: Play) -> Node:
    say, table = play.app.say, play.table
    home = icon_button("home", say("To the menu"), "")
    home = Node("a", {**home.attributes, "href": "#/", "data-press": None}, *home.children)
    undo = icon_button("undo", say("Undo"), "undo", aria_disabled=_off(table.can_undo()))
    redo = icon_button("redo", say("Redo"), "redo", aria_disabled=_off(table.can_redo()))
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Game controls")},
        home,
        undo,
        redo,
        icon_button("turn", say("Turn the board"), "turn", aria_pressed=_flag(play.turned)),
        icon_button("log", say("Log"), "open log", aria_expanded=_flag(play.panel == "log")),
        icon_button("more", say("More"), "open more", aria_expanded=_flag(play.panel == "more")),
        key="bar",
    )


def _flag(on: object) -> str:
    return "true" if on else "false"


def _off(can: object) -> str | None:
    return None if can else "true"


def _players(play: Play, seen: Seen[Any, Any]) -> Node:
    view = play.box.view
    turn = play.turn(seen)
    winners = getattr(play.table.game.result(play.table.state), "winners", ())
    rows = []
    for seat, player in enumerate(play.table.players):
        look = classes("player", player.colour, active=seat == turn, winner=seat in winners)
        rows.append(
            Node(
                "li",
                {"class": look, "aria-current": "true" if seat == turn else None},
                view.badge(player.colour),
                Node("b", {}, player.name),
                Node("small", {}, view.standing(seen, seat)),
                key=str(seat),
            )
        )
    label = play.app.say("Players")
    return Node("ol", {"class": "players", "aria-label": label}, *rows, key="players")


def _hand(play: Play, seen: Seen[Any, Any]) -> Node:
    """Whose turn it is, what to do, the dice, and the one button for it."""
    say, who = play.app.say, _actor(play, seen)
    over = seen.due is Due.NOTHING
    prompt = Node(
        "p",
        {"class": "prompt"},
        None if over else Node("b", {"class": "who"}, who.name),
        Node("span", {}, play.box.view.prompt(seen), key="what"),
    )
    warning = None
    if not play.saved:
        words = say("Not saved: this device refuses to store the game.")
        warning = Node("p", {"class": "warning", "role": "alert"}, words, key="warning")
    dice = Node("div", {"class": "tray", "data-press": "throw"}, play.box.view.tray(seen))
    return Node(
        "section",
        {"class": "hand", "aria-label": say("Your turn")},
        prompt,
        dice,
        # The live region has said it already. A new key lets the style sheet hold it back until
        # the dice lie still.
        Node(
            "p",
            {"class": "news", "aria-hidden": "true"},
            " ".join(play.log.sentences(say)),
            key=f"news {play.table.played}",
        ),
        Node("div", {"class": "do"}, _primary(play, seen)),
        warning,
        key="hand",
    )


def _primary(play: Play, seen: Seen[Any, Any]) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it."""
    say = play.app.say
    label, press = {
        Due.THROW: (say("Throw"), "throw"),
        Due.CHOICE: (say("Your move"), "throw"),
        Due.END: (say("End turn"), "end"),
        Due.COMPUTER: (say("Please wait"), "throw"),
        Due.NOTHING: (say("Play again"), "again"),
    }[seen.due]
    if play.box.view.must_pass(seen):
        label, press = say("Pass"), "pass"
    elif offered := play.box.view.offer(seen):
        label, press = say(offered), "offer"
    idle = press == "throw" and seen.due is not Due.THROW
    return Node(
        "button",
        {
            "type": "button",
            "class": "button primary large",
            "data-press": press,
            "data-primary": True,
            "aria-disabled": "true" if idle else None,
        },
        label,
        key="primary",
    )


def _log(play: Play) -> Node:
    """All that happened, the latest first."""
    say = play.app.say
    items = play.log.items(say)
    heading = Node("h2", {}, say("Log"))
    close = icon_button("close", say("Close"), "close")
    body: Node = Node("ol", {"class": "events", "reversed": True, "tabindex": 0}, *items)
    if not items:
        body = Node("p", {"class": "hint"}, say("Nothing has happened yet."))
    return Node(
        "aside",
        {"class": classes("log", open=play.panel == "log"), "aria-label": say("Log")},
        Node("header", {}, heading, close),
        body,
        key="log",
    )


def _shaking(play: Play) -> Node:
    words = play.app.say("Throw by shaking the tablet")
    return button(words, "shake", aria_pressed=_flag(play.shaking.on))


def _more(play: Play) -> Node:
    """What is seldom needed."""
    say, name = play.app.say, play.box.game.name
    paces = [("slow", say("Slow")), ("normal", say("Normal")), ("fast", say("Fast"))]
    pace = Node(
        "label",
        {"class": "field"},
        Node("span", {}, say("Pace of dice and computers")),
        selection("pace", say("Pace of dice and computers"), paces, play.pace),
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
        for wish in play.box.preferences
    ]
    keys = say(
        "Keys: arrows move over the board, Page Up and Page Down to where you can play, "
        "Enter plays."
    )
    return Node(
        "aside",
        {"class": "sheet", "aria-label": say("More")},
        Node(
            "header", {}, Node("h2", {}, say("More")), icon_button("close", say("Close"), "close")
        ),
        pace,
        *wishes,
        _shaking(play) if play.app.device.can_shake() else None,
        Node(
            "div",
            {"class": "actions"},
            button(say("Play again"), "again"),
            link(say("Another set-up"), f"#/new/{name}", "button"),
            link(say("Rules"), f"#/rules/{name}", "button"),
            link(say("Odds and throws"), f"#/odds/{name}/{play.id}", "button"),
            link(say("Saved games"), "#/saved", "button"),
        ),
        Node("p", {"class": "hint"}, keys) if play.ui.cursor else None,
        key="more",
    )
