"""The list of moves with the findings, and the moments that mattered."""

from tessera.features.story.analysis.words import GRADES, better_play, changed, move_of, rare
from tessera.features.story.curve import signs
from tessera.features.story.page import BESIDE, StoryPage
from tessera.kit.analysis import GameStep
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, flag
from tessera.screens.components import actions, hint


def moves(page: StoryPage) -> Node:
    """The moments that mattered, and all moves below them, the latest first."""
    say, log, at = page.services.say, page.log, page.at
    preferences = page.services.preferences(page.game)
    to_be_seen = page.services.device.matches(BESIDE) and log.portions.toggled_at != at

    def step(event: int) -> Node | None:
        text, here = log.text(say, event), event == at - 1
        if not text:
            return None
        known = page.items.get(event)
        if here or known is None or known[0] != text:
            to: Attributes = {
                "type": "button",
                "data-press": f"app:go {event + 1}",
                "aria-current": "true" if here else None,
                "data-reveal": here and to_be_seen,
            }
            numbered = log.by_turns.numbered(log.first_of(event))
            known = text, Node("li", numbered, Node("button", to, text), key=str(event + 1))
            if not here:
                page.items[event] = known
        return known[1]

    items = log.portioned(say, preferences, step, at, lambda number: _notes(page, number))
    return Node(
        "section",
        {"class": "all-moves"},
        _progress(page),
        page.memo("moments", _moments, page, say, page.at if page.run.whole else None),
        Node("h2", {}, say("Moves")),
        Node("ol", {"class": "events", "reversed": True}, *items)
        if items
        else hint(say("Nothing has happened yet.")),
        key="moves",
    )


def _progress(page: StoryPage) -> Node | None:
    """The progress of the analysis, or a button to begin it."""
    say, run, last = page.services.say, page.run, page.table.played
    if run.whole or not (run.can_begin and run.was_read):
        return None
    if not run.runs:
        words = say("Continue the analysis") if run.steps else say("Analyse the game")
        return actions(button(words, "analyse", "primary"), key="analyse")
    done = run.steps[-1].until if run.steps else 0
    bar: Attributes = {"max": last, ".value": done, "aria-label": say("Analysis")}
    share = f"--done: {done / max(last, 1):.4f}"
    return Node(
        "div",
        {"class": "analysing"},
        Node("p", {}, say("The computer is analysing the game…")),
        # A width that grows would have the whole page laid out anew, frame by frame.
        Node("div", {"class": "growing", ".style": share}, Node("progress", bar)),
        button(say("Stop"), "stop"),
        key="progress",
    )


def _notes(page: StoryPage, number: int) -> list[Node]:
    """The item below a move, with the findings about it; none without any."""
    say, parts = page.services.say, list[Node | str]()
    if (side := page.leads.get(number)) is not None:
        parts.append(Node("span", {}, say("{player} ahead.", player=page.names[side])))
    for step in page.noted.get(number, ()):
        parts.append(Node("span", {}, _found(page, step)))
        if step.best and step.grade:
            words = say("Better: {words}.", words=better_play(page, step).words)
            parts.append(button(words, f"go {page.place(step)}", "quiet"))
    look: Attributes = {"class": "note goes-on", "value": number}
    return [Node("li", look, *parts, key=f"note {number}")] if parts else []


def _found(page: StoryPage, step: GameStep) -> str:
    """The change by a step, the rarity of its luck, and its grade."""
    say = page.services.say
    points = (point for point in page.run.turning_points if point.step is step)
    words = [changed(page, point) for point in points]
    words.append(rare(page, step) if step.kind == "chance" else "")
    words.append(f"{say(GRADES[step.grade])}." if step.grade else "")
    return " ".join(filter(None, words))


def _moments(page: StoryPage, *_: object) -> Node | None:
    """The steps with a sign on the curve, each with a button."""
    say, drawn = page.services.say, list[Node]()
    if not page.run.whole:
        return None
    for sign, look, step in signs(page):
        place = page.place(step)
        way = button(move_of(page, step), f"go {place}", aria_pressed=flag(page.at == place))
        mark = Node("b", {"class": look, "aria-hidden": "true"}, sign)
        words = _found(page, step)
        if step.best and step.grade:
            better = say("Better: {words}.", words=better_play(page, step).words)
            words = f"{words} {better}"
        drawn.append(Node("li", {}, mark, way, Node("p", {}, words), key=str(step.at)))
    none = hint(say("No single move changed much."))
    body = Node("ol", {"class": "moments"}, *drawn) if drawn else none
    return Node("div", {}, Node("h2", {}, say("Turning points")), body, key="moments")
