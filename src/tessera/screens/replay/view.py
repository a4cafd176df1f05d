"""How a game to look at lies on the screen: as while playing, with other controls."""

from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.screens.components import (
    actions,
    button,
    field,
    hint,
    home_button,
    icon_button,
    link,
    notice,
    selection,
)
from tessera.screens.replay.model import Replay
from tessera.screens.settings_view import settings_button
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.parts import flag, log_panel, opens, players, sheet
from tessera.screens.table.spectate import viewers
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable


def view(replay: Replay) -> Node:
    """The whole screen, in the order of reading and of the Tab key."""
    say, seen = replay.services.say, replay.seen
    title = say("Replay of {game}", game=say(replay.game.texts.TITLE))
    rules, state = replay.table.rules, replay.table.states[replay.at]
    turn = rules.on_turn(state)
    winners = getattr(rules.result(state), "winners", ())
    acting = turn if turn is not None else winners[0] if winners else 0
    latest = marks(replay.game, replay.table, replay.viewer, None, replay.at, replay.at)
    look = classes("table", "replay", seen.players[acting].colour, turned=replay.turned)
    return Node(
        "main",
        {
            "class": look,
            "data-game": rules.name,
            "data-shape": seen.shape or None,
            "data-pace": "fast" if replay.speed == "fastest" else replay.speed,
            "data-panel": replay.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, title),
        players(replay.game, seen, turn, winners),
        _controls(replay, seen),
        Node("div", {"class": "board-place"}, marked(say, replay.game.view.board(seen), latest)),
        _bar(replay),
        log_panel(say, _events(replay), replay.panel),
        _more(replay) if replay.panel == "more" else None,
    )


def _bar(replay: Replay) -> Node:
    say = replay.services.say
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Game controls")},
        home_button(say),
        icon_button("turn", say("Turn the board"), "turn", aria_pressed=flag(replay.turned)),
        opens("log", say("Log"), "log", replay.panel),
        settings_button(say),
        opens("more", say("More"), "more", replay.panel),
        key="bar",
    )


def _controls(replay: Replay, seen: AnySeen) -> Node:
    """What happened, the dice, where we are, and the buttons to go on."""
    say, at, last = replay.services.say, replay.at, replay.table.played
    moves = replay.log.moves
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
                icon_button("first", say("To the beginning"), "first", aria_disabled=back),
                icon_button("previous", say("One step back"), "previous", aria_disabled=back),
                icon_button(playing[1], playing[0], "play", data_primary=True),
                icon_button("next", say("One step on"), "next", aria_disabled=on),
                icon_button("last", say("To the end"), "last", aria_disabled=on),
            ),
            key="do",
        ),
        key="turn panel",
    )


def _events(replay: Replay) -> list[Node]:
    """Every event as a button that leads to it, the latest first."""
    say, log = replay.services.say, replay.log
    steps = [
        Node(
            "li",
            log.by_turns.numbered(log.first_of(number - 1)),
            Node(
                "button",
                {
                    "type": "button",
                    "data-press": f"app:go {number}",
                    "aria-current": "true" if number == replay.at else None,
                    "data-reveal": number == replay.at,
                },
                told,
            ),
            key=str(number),
        )
        if (told := log.entry(say, number - 1))
        else None
        for number in range(1, replay.table.played + 1)
    ]
    return log.by_turns.items(say, replay.seen.preferences, steps, replay.at)


def _more(replay: Replay) -> Node:
    """Speed, viewers, and where to go from here."""
    say = replay.services.say
    speeds = [
        ("slow", say("Slow")),
        ("normal", say("Normal")),
        ("fast", say("Fast")),
        ("fastest", say("Very fast")),
    ]
    table, over = replay.table, replay.table.rules.result(replay.table.state) is not None
    choices = [(str(n), _name(say, table, viewer)) for n, viewer in enumerate(viewers(table))]
    chosen = str(viewers(table).index(replay.viewer))
    hidden = say("Hands stay hidden until the game is over.")
    return sheet(
        say,
        "more",
        say("More"),
        field(say("Speed"), selection("speed", say("Speed"), speeds, replay.speed)),
        field(say("Seen by"), selection("viewer", say("Seen by"), choices, chosen))
        if len(choices) > 1
        else None,
        hint(hidden) if viewers(table)[0] is None else None,
        actions(
            button(say("Continue from here"), "branch", "primary"),
            link(say("How it went"), f"#/end/{replay.id}", "button") if over else None,
            link(say("Analysis"), f"#/analysis/{replay.id}", "button")
            if over and replay.game.analyst
            else None,
            link(say("Share"), f"#/share/{replay.id}", "button"),
            link(say("Saved games"), "#/saved", "button"),
        ),
    )


def _name(say: Translator, table: AnyTable, viewer: Viewer) -> str:
    """A viewer in words."""
    if viewer == OPEN:
        return say("The open table")
    return say("As spectators saw it") if viewer is None else table.players[viewer].name
