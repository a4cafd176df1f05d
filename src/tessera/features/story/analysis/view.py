"""The page of an analysis: curve, position, and the findings below them."""

from functools import partial

from tessera.features.story.analysis.balance import balance
from tessera.features.story.analysis.curve import chances_curve
from tessera.features.story.analysis.findings import deciding, findings, turning
from tessera.features.story.analysis.model import AnalysisPage
from tessera.features.story.analysis.verdict import answer, side_names
from tessera.features.story.analysis.words import (
    better_play,
    chances_in_words,
    done_in,
    judged,
    move_at,
    move_of,
    play_made,
    seen_before,
    why_better,
)
from tessera.kit.analysis import GameStep
from tessera.kit.phrases import capital
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import button, flag, icon_button, link
from tessera.screens.components import actions, hint, lead, paper
from tessera.screens.lookup import of_saved_game
from tessera.screens.table.marks import marked, marks, signed
from tessera.screens.table.seeing import spectate, viewers


def view(page: AnalysisPage) -> Node:
    """The whole page, in the order of reading and of the Tab key."""
    say = page.services.say
    back = link(say("How it went"), f"#/end/{page.id}", "button")
    own = link(say("From your own games"), "#/mistakes", "button")
    if not page.can_begin:
        return paper(say("Analysis"), lead(_why_not(page)), actions(back))
    seen = spectate(page.services, page.game, page.table, page.at, viewers(page.table)[0])
    title = say(page.game.title_of(page.table.setup))
    part = page.parts.part
    names = ", ".join(player.name for player in page.table.players)
    return Node(
        "main",
        {
            "class": classes("paper", "analysis"),
            "data-game": page.game.rules.name,
            "data-shape": seen.shape or None,
        },
        Node("h1", {}, say("Analysis")),
        hint(f"{title} · {names}", key="who"),
        part("answer", partial(_answer, page)),
        # The parts of these two follow one by one, and are asked for by them alone.
        deciding(page),
        balance(page),
        part("turning", partial(turning, page)),
        part("curve", partial(chances_curve, page)),
        part("position", partial(_position, page)),
        Node("div", {"class": "findings"}, *findings(page), actions(back, own), key="findings"),
    )


def _why_not(page: AnalysisPage) -> str:
    say = page.services.say
    if page.game.analyst is None:
        return say("This game can't be analysed yet. Watch the replay instead.")
    return say("The game is not over yet. Play it to the end first.")


def _answer(page: AnalysisPage) -> Node:
    """The sentence that explains the result. While the analysis isn't complete, its progress, with
    a button to stop it or to go on."""
    say, verdict = page.services.say, page.verdict
    if page.whole:
        sides = side_names(say, page.table, page.sides)
        words = answer(say, verdict, sides, page.log) if verdict else _nothing(page)
        return Node("p", {"class": "answer"}, words, key="answer")
    done = page.steps[-1].until if page.steps else 0
    share = done / max(page.table.played, 1)
    words = say("The computer is analysing the game…") if page.runs else say("Stopped.")
    bar: Attributes = {"max": page.table.played, ".value": done, "aria-label": say("Analysis")}
    links = (
        button(say("Stop"), "stop")
        if page.runs
        else button(say("Continue the analysis"), "resume", "primary")
    )
    return Node(
        "div",
        {"class": "analysing"},
        Node("p", {}, words),
        # A width that grows would have the whole page laid out anew, frame by frame.
        Node("div", {"class": "growing", ".style": f"--done: {share:.4f}"}, Node("progress", bar)),
        links,
        key="progress",
    )


def _nothing(page: AnalysisPage) -> str:
    return page.services.say("There was nothing to decide.")


def _position(page: AnalysisPage) -> Node:
    """The board at the chosen point, its play, and the ways from there."""
    say, step = page.services.say, page.step
    move = move_at(page, page.at) if page.stands else move_of(page, step)
    chances = chances_in_words(page, step.after if step else page.analysis.initial)
    back, on = ("true" if off else None for off in (not page.point, page.point == len(page.steps)))
    return Node(
        "section",
        {"class": "position", "aria-label": say("The position")},
        _shown(page),
        Node(
            "div",
            {"class": "step-by-step"},
            icon_button("previous", say("One step back"), "previous", aria_disabled=back),
            Node("h2", {}, move),
            icon_button("next", say("One step on"), "next", aria_disabled=on),
        ),
        *([] if page.follows else _step(page, step)),
        None if page.stands else hint(chances, key="chances"),
        None if page.follows else _ways(page),
        key="position",
    )


def _step(page: AnalysisPage, step: GameStep | None) -> list[Node | None]:
    """The play of a step, the better play, and its effect. Nothing while the page follows the
    analysis."""
    # With every report it would come and go.
    if step is None:
        return []
    words = play_made(page, step) if step.best else done_in(page, step)
    return [
        Node("p", {"class": "told"}, words) if words else None,
        _choice(page, step),
        Node("p", {}, judged(page, step), key="judged"),
    ]


def _shown(page: AnalysisPage) -> Node:
    """Board and hand, each a part, because dice take a whole frame."""
    part = page.parts.part
    return Node(
        "div",
        {"class": "shown"},
        part("position board", partial(_board, page)),
        part("position hand", partial(_hand, page)),
        part("position hand aloud", partial(_aloud, page)),
        key="shown",
    )


def _board(page: AnalysisPage) -> Node:
    say, game, table, step = page.services.say, page.game, page.table, page.step
    at = page.board_at
    drawn = game.view.board(_seen(page, at))
    if step and page.better:
        board = signed(say, drawn, better_play(page, step))
    else:
        board = marked(say, drawn, marks(game, table, viewers(table)[0], None, at, at))
    return Node("div", {"class": "shown-board", "inert": True}, board, key="board")


def _hand(page: AnalysisPage) -> Node:
    step, hand = page.step, page.game.view.hand(_seen(page, page.at))
    if step and page.better:
        hand = signed(page.services.say, hand, better_play(page, step))
    return Node("div", {"class": "shown-hand", "inert": True}, hand, key="hand")


def _aloud(page: AnalysisPage) -> Node:
    words = " ".join(page.game.view.board_aloud(_seen(page, page.at)))
    return Node("p", {"class": "visually-hidden"}, words)


def _seen(page: AnalysisPage, at: int) -> AnySeen:
    """The position to be drawn: after these events, or before a better play."""
    if page.step and page.better:
        return seen_before(page, page.step)
    return spectate(page.services, page.game, page.table, at, viewers(page.table)[0])


def _choice(page: AnalysisPage, step: GameStep) -> Node | None:
    """The buttons for the play and the better play; None without a better."""
    say = page.services.say
    if not step.best:
        return None
    words = capital(better_play(page, step).words)
    return Node(
        "div",
        {"class": "which-play"},
        button(say("What was played"), "played", aria_pressed=flag(not page.better)),
        button(say("The better move"), "better", aria_pressed=flag(page.better)),
        Node("p", {}, f"{say('Better: {words}.', words=words)} {why_better(page, step)}".strip()),
        key="which",
    )


def _ways(page: AnalysisPage) -> Node:
    """The buttons and links to try something from this position."""
    say, step, table = page.services.say, page.step, page.table
    over = table.rules.result(table.states[page.at]) is not None
    again = step is not None and bool(step.best)
    return actions(
        button(say("Try it again"), f"branch {step.at}", "primary") if step and again else None,
        None if over else button(say("Continue from here"), f"branch {page.until(page.point)}"),
        link(say("Replay"), f"#/watch/{page.id}/{page.at}", "button"),
        key="ways",
    )


analysis_page = of_saved_game(
    lambda services, id, game, table, _: AnalysisPage(services, id, game, table, view)
)
