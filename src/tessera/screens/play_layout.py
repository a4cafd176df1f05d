"""How a game lies on the screen: bar, players, board, dice, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.record import Player
from tessera.kit.game import Game
from tessera.kit.view import Due, Seen
from tessera.scene.node import Node, classes
from tessera.screens.hint_layout import hint_strip, pointed
from tessera.screens.keeping import keeping
from tessera.screens.parts import home_button, icon_button, link
from tessera.screens.play_sheets import more, spread
from tessera.screens.play_words import hand_over

if TYPE_CHECKING:
    from tessera.screens.play import Play


def layout(play: Play, seen: Seen[Any, Any]) -> Node:
    """The whole screen. The order here is the order of reading and of the Tab key; the style
    sheet decides what stands where."""
    look = classes(
        "table",
        _actor(play, seen).colour,
        turned=play.controls.turned,
        over=seen.due is Due.NOTHING,
    )
    return Node(
        "main",
        {
            "class": look,
            "data-pace": play.pacing.pace,
            "data-game": play.game.rules.name,
            "data-panel": play.controls.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, play.app.say(play.game.title)),
        _players(play, seen),
        _hand(play, seen),
        Node(
            "div",
            {"class": classes("board-place", zoomed=play.controls.zoomed)},
            pointed(play, seen, play.game.view.board(seen)),
        ),
        _bar(play, seen),
        hint_strip(play, seen),
        _log(play),
        spread(play, seen) if play.controls.panel == "spread" else None,
        more(play, seen) if play.controls.panel == "more" else None,
        play.who_plays.sheet() if play.controls.panel == "seats" else None,
    )


def _actor(play: Play, seen: Seen[Any, Any]) -> Player:
    """Whose turn it is; at the end the first of the winners."""
    turn = play.turn(seen)
    result = play.table.rules.result(play.table.state)
    if turn is None:
        turn = result.winners[0] if result and result.winners else 0
    return play.table.players[turn]


def _bar(play: Play, seen: Seen[Any, Any]) -> Node:
    say, table, controls = play.app.say, play.table, play.controls
    undo = icon_button("undo", say("Undo"), "undo", aria_disabled=_off(table.can_undo()))
    redo = icon_button("redo", say("Redo"), "redo", aria_disabled=_off(table.can_redo()))
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Game controls")},
        home_button(say),
        undo,
        redo,
        icon_button("turn", say("Turn the board"), "turn", aria_pressed=_flag(controls.turned)),
        icon_button("zoom", say("Zoom in"), "zoom", aria_pressed=_flag(controls.zoomed)),
        _opens(play, "cards", say(play.game.view.spread_title), "spread")
        if play.game.view.spread(seen)
        else None,
        _hint(play, seen) if play.game.has_choices else None,
        _opens(play, "log", say("Log"), "log"),
        _opens(play, "more", say("More"), "more"),
        key="bar",
    )


def _hint(play: Play, seen: Seen[Any, Any]) -> Node:
    can = _off(play.hint.can_help(seen))
    is_open = _flag(play.hint.is_open)
    return icon_button(
        "hint", play.app.say("Hint"), "hint", aria_disabled=can, aria_pressed=is_open
    )


def _opens(play: Play, icon: str, label: str, panel: str) -> Node:
    is_open = _flag(play.controls.panel == panel)
    return icon_button(icon, label, f"open {panel}", aria_expanded=is_open)


def _flag(on: object) -> str:
    return "true" if on else "false"


def _off(can: object) -> str | None:
    return None if can else "true"


def _players(play: Play, seen: Seen[Any, Any]) -> Node:
    winners = getattr(play.table.rules.result(play.table.state), "winners", ())
    return players(play.game, seen, play.turn(seen), winners)


def players(
    game: Game[Any, Any], seen: Seen[Any, Any], turn: int | None, winners: tuple[int, ...]
) -> Node:
    """Everybody at the table with how they stand, and whose turn it is."""
    view, rows = game.view, []
    for seat, player in enumerate(seen.players):
        look = classes("player", player.colour, active=seat == turn, winner=seat in winners)
        rows.append(
            Node(
                "li",
                {"class": look, "aria-current": "true" if seat == turn else None},
                view.badge(player.colour),
                Node("b", {}, player.name),
                Node("small", {}, view.standing(seen, seat)),
                view.beside(seen, seat),
                key=str(seat),
            )
        )
    label = seen.say("Players")
    return Node("ol", {"class": "players", "aria-label": label}, *rows, key="players")


def _hand(play: Play, seen: Seen[Any, Any]) -> Node:
    """Whose turn it is, what to do, the dice, and the one button for it."""
    say, who = play.app.say, _actor(play, seen)
    over = seen.due is Due.NOTHING
    prompt = Node(
        "p",
        {"class": "prompt"},
        None if over else Node("b", {"class": "who"}, who.name),
        Node("span", {}, _what_to_do(play, seen), key="what"),
    )
    hand = pointed(play, seen, play.game.view.hand(seen))
    dice = Node("div", {"class": "tray", "data-press": "throw"}, hand)
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
        Node("div", {"class": "do"}, _primary(play, seen), _afterwards(play) if over else None),
        keeping(play.app, play.id),
        key="hand",
    )


def _afterwards(play: Play) -> Node:
    return link(play.app.say("How it went"), f"#/end/{play.id}", "afterwards")


def _what_to_do(play: Play, seen: Seen[Any, Any]) -> str:
    return hand_over(play) if seen.due is Due.HANDOVER else play.game.view.prompt(seen)


def _primary(play: Play, seen: Seen[Any, Any]) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it."""
    say = play.app.say
    label, press = {
        Due.THROW: (say(play.game.view.throw), "throw"),
        Due.CHOICE: (say("Your move"), "throw"),
        Due.END: (say("End turn"), "end"),
        Due.HANDOVER: (say("Hand over"), "hand over"),
        Due.COMPUTER: (say("Please wait"), "throw"),
        Due.CHANCE: (say("Please wait"), "throw"),
        Due.NOTHING: (say("Play again"), "again"),
    }[seen.due]
    if play.game.view.must_pass(seen):
        label, press = say("Pass"), "pass"
    elif offered := play.game.view.offer(seen):
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
        {"class": classes("log", open=play.controls.panel == "log"), "aria-label": say("Log")},
        Node("header", {}, heading, close),
        body,
        key="log",
    )
