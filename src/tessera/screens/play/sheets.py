"""Sheets over the board: what is seldom needed, and what else lies on the table."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.components import actions, button, field, hint, link, selection
from tessera.screens.play.model import Play
from tessera.screens.setup.seats import kind_selection, levels, name_field
from tessera.screens.table.controls import ALONE, BY_HAND, TURNING
from tessera.screens.table.parts import sheet


def spread(play: Play, seen: AnySeen) -> Node:
    """What lies open on the table beside the board."""
    say, view = play.services.say, play.context.game.view
    return sheet(say, "spread", say(view.spread_title(seen)), view.spread(seen))


def _calls(play: Play, seen: AnySeen) -> list[Node]:
    """What may be called out, and the question before it counts."""
    say, found = play.services.say, []
    for call in play.context.game.view.calls(seen):
        if call.noted:
            off = button(call.label, f"call {call.target}", aria_disabled="true")
            found += [off, hint(call.noted, f"noted {call.target}")]
            continue
        if play.controls.asking != call.target:
            found.append(button(call.label, f"call {call.target}"))
            continue
        found.append(
            Node(
                "div",
                {"class": "question", "role": "group", "aria-label": call.label},
                Node("p", {}, call.question),
                button(say("Yes"), call.target, "primary", space="game"),
                button(say("No"), "call "),
                key=f"question {call.target}",
            )
        )
    return found


def _shaking(play: Play) -> Node:
    words = play.services.say("Throw by shaking the tablet")
    return button(words, "shake", aria_pressed="true" if play.shaking.on else "false")


def _turning(play: Play) -> Node:
    """For two people who sit opposite each other."""
    say, label = play.services.say, play.services.say("The table turns")
    ways = [(BY_HAND, say("By hand")), (ALONE, say("To whoever plays"))]
    chosen = ALONE if play.controls.turns_alone else BY_HAND
    return field(label, selection(TURNING, label, ways, chosen), TURNING)


def more(play: Play, seen: AnySeen) -> Node:
    """What is seldom needed."""
    say, context, game = play.services.say, play.context, play.context.game
    name = game.rules.name
    keys = say(
        "Keys: arrows move over the board, Page Up and Page Down to where you can play, "
        "Enter plays. B reads the board aloud, D says dice and count."
    )
    if game.bots_think:
        keys += " " + say("H asks for a hint.")
    if game.has_choices:
        keys += " " + say(
            "Escape puts back what you have chosen, Ctrl+Z is Undo and Ctrl+Shift+Z is Redo."
        )
    return sheet(
        say,
        "more",
        say("More"),
        *_calls(play, seen),
        _turning(play) if play.controls.can_turn_alone else None,
        _shaking(play) if game.odds() and play.services.device.can_shake() else None,
        actions(
            button(say("Turn the board"), "turn", look="from-bar"),
            button(say("Settings"), "settings", look="from-bar", aria_haspopup="dialog"),
            button(say("Who plays?"), "open seats") if seen.due is not Due.NOTHING else None,
            button(say("Play again"), "again"),
            link(say("Another set-up"), f"#/new/{name}", "button"),
            link(say("Rules"), f"#/rules/{name}/{context.id}", "button"),
            link(say("Odds and throws"), f"#/odds/{name}/{context.id}", "button")
            if game.odds()
            else None,
            link(say("Replay"), f"#/watch/{context.id}", "button"),
            link(say("Share"), f"#/share/{context.id}", "button"),
            link(say("Saved games"), "#/saved", "button"),
        ),
        Node("p", {"class": "hint keys"}, keys) if context.ui.cursor else None,
    )


def who_plays(play: Play) -> Node:
    """A row for each seat, and about the computers."""
    say, context = play.services.say, play.context
    rows = [
        Node(
            "li",
            {"class": "seat"},
            Node("span", {"class": "badge"}, context.game.view.badge(player.colour)),
            name_field(say, seat, player.name),
            kind_selection(say, context.game, seat, player.kind),
            key=str(seat),
        )
        for seat, player in enumerate(play.who_plays.wanted)
    ]
    warning = say("The game goes on from here, and its record says who left.")
    if context.handover.secret:
        warning += " " + say(
            "Whoever takes a seat sees its hand, so nothing from before can be taken back."
        )
    return sheet(
        say,
        "seats",
        say("Who plays?"),
        Node(
            "div",
            {"class": "scrolling", "tabindex": 0},
            Node("ol", {"class": "seats"}, *rows),
            levels(say, context.game),
            hint(warning),
        ),
        actions(button(say("Play on like this"), "seats", "primary")),
        look="who-plays",
    )
