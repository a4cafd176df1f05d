"""The page of a game: board and curve, its moves, and the sums."""

from collections import Counter

from tessera.features.story.analysis.balance import balance, opened
from tessera.features.story.analysis.verdict import adjusted, answer, from_to, sums
from tessera.features.story.analysis.words import (
    better_play,
    chances_in_words,
    done_in,
    hundredths,
    judged,
    play_made,
    why_better,
)
from tessera.features.story.curve import curve, slider
from tessera.features.story.moves import moves
from tessera.features.story.page import StoryPage
from tessera.i18n import Nn_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import capital, starts_given
from tessera.kit.stats import event_counts
from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, field, flag, icon_button, link
from tessera.screens.components import actions, game_sign, hint, row, selection, table, wide
from tessera.screens.device import MESSAGES
from tessera.screens.lookup import events_in, of_saved_game
from tessera.screens.services import Services
from tessera.screens.table.marks import marked, marks, signed
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.table.words.letters import proof
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable

HINTS = Nn_("{player} asked for {n} hint.", "{player} asked for {n} hints.")
MOST_COLUMNS = 3
"""So many numbers stand beside each other on a phone without a scroll."""
ABREAST = 4
"""So many players have a column each in the table of what they did; more have rows."""


def view(page: StoryPage) -> Node:
    """The whole page, in the order of reading and of the Tab key."""
    say, game, setup = page.services.say, page.game, page.table.setup
    names = ", ".join(player.name for player in page.table.players_at(page.at))
    title = say(game.title_of(setup))
    # What must be written at each drawing, such as the place of the slider, is in none of these.
    heading = game.view.prompt(_at_end(page)) if page.over else title
    known = page, say, page.services.preferences(game), page.run.whole, page.run.runs
    return Node(
        "main",
        {
            "class": "paper story",
            "data-game": game.rules.name,
            "data-shape": page.services.shape(game) or None,
            "data-pace": page.speed,
        },
        Node("h1", {}, game_sign(game.rules.name), heading),
        hint(f"{title} · {names}" if page.over else names, key="who"),
        _answer(page),
        _position(page, page.memo("curve", curve, *known, len(page.run.steps))),
        moves(page),
        page.memo("findings", _findings, *known),
        _ways_on(page),
    )


def _at_end(page: StoryPage) -> AnySeen:
    """The end, as everybody may see it then."""
    viewer, last = viewers(page.table)[0], page.table.played
    return spectate(page.services, page.game, page.table, last, viewer)


def _answer(page: StoryPage) -> Node | None:
    """The sentence that explains the result, once the analysis is complete."""
    say, run = page.services.say, page.run
    if not run.whole:
        return None if page.over else hint(say("The game is not over yet."), key="answer")
    verdict, words = run.verdict, say("There was nothing to decide.")
    if verdict:
        words = answer(say, verdict, page.names, page.log)
    return Node("p", {"class": "answer"}, words, key="answer")


# --- the board ---


def _position(page: StoryPage, drawn: Node | None) -> Node:
    """The board at the chosen place, with its play and the ways on."""
    say, step = page.services.say, page.step
    words = sentence = page.sentence
    if step:
        words = play_made(page, step) if step.best else done_in(page, step) or sentence
    before = page.run.analysis.initial if page.run.whole and not page.at else None
    chances = step.after if step else before
    at, last = page.log.moves.number(page.at), page.log.moves.number(page.table.played)
    return Node(
        "section",
        {"class": "position", "aria-label": say("The position")},
        _shown(page),
        _transport(page),
        Node(
            "div",
            {"class": "analysed"},
            drawn,
            slider(page, sentence, alone=drawn is None),
            key="curve",
        ),
        Node("h2", {"class": "moves"}, say("Move {at} of {last}", at=at, last=last)),
        Node("p", {"class": "told"}, words),
        _choice(page),
        Node("p", {}, judged(page, step), key="judged") if step else None,
        hint(chances_in_words(page, chances), key="chances") if chances else None,
        _ways(page),
        _looks(page),
        key="position",
    )


def _shown(page: StoryPage) -> Node:
    """Board and hand, with the better play marked or the latest event."""
    say, game, seen, step = page.services.say, page.game, page.seen, page.step
    board, hand = page.memo("board", game.view.board, seen), game.view.hand(seen)
    if step and page.better:
        sign = better_play(page, step)
        board, hand = signed(say, board, sign), signed(say, hand, sign)
    else:
        board = marked(say, board, marks(game, page.table, page.chair, None, page.at, page.at))
    return Node(
        "div",
        {"class": "shown"},
        Node("div", {"class": "shown-board", "inert": True}, board, key="board"),
        Node("div", {"class": "shown-hand", "inert": True}, hand, key="hand"),
        Node("p", {"class": "visually-hidden"}, " ".join(game.view.board_aloud(seen))),
        key="shown",
    )


def _transport(page: StoryPage) -> Node:
    say = page.services.say
    playing = (say("Pause"), "pause") if page.plays else (say("Play on"), "play")
    back, on = ("true" if off else None for off in (not page.at, page.at == page.table.played))
    return Node(
        "div",
        {"class": "transport"},
        icon_button("first", say("First position"), "first", aria_disabled=back),
        icon_button("previous", say("One step back"), "previous", aria_disabled=back),
        icon_button(playing[1], playing[0], "play"),
        icon_button("next", say("One step on"), "next", aria_disabled=on),
        icon_button("last", say("Last position"), "last", aria_disabled=on),
        key="transport",
    )


def _choice(page: StoryPage) -> Node | None:
    """The buttons for the play and the better play; None without a better."""
    say, step = page.services.say, page.step
    if not (step and step.best):
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


def _ways(page: StoryPage) -> Node:
    """The buttons and links for this position."""
    say, step, at = page.services.say, page.step, page.at
    ends = page.over and at == page.table.played
    picture = f"#/picture/{page.id}" if ends else f"#/picture/{page.id}/{at}"
    return actions(
        button(say("Try it again"), f"branch {step.at}", "primary") if step and step.best else None,
        None if ends else button(say("Continue from here"), f"branch {at}"),
        link(say("Send a picture"), picture, "button"),
        key="ways",
    )


def _looks(page: StoryPage) -> Node:
    """The pace, and the player over whose shoulder one looks."""
    say, chairs = page.services.say, viewers(page.table)
    speeds = [
        ("slow", say("Slow")),
        ("normal", say("Normal")),
        ("fast", say("Fast")),
        ("fastest", say("Very fast")),
    ]
    choices = [(str(n), _name(say, page.table, viewer)) for n, viewer in enumerate(chairs)]
    chosen, seen_by, speed = str(chairs.index(page.chair)), say("Seen by"), say("Pace")
    return Node(
        "div",
        {"class": "looks"},
        field(speed, selection("speed", speed, speeds, page.speed)),
        field(seen_by, selection("viewer", seen_by, choices, chosen)) if len(choices) > 1 else None,
        hint(say("Hands stay hidden until the game is over.")) if chairs[0] is None else None,
        key="looks",
    )


def _name(say: Translator, table: AnyTable, viewer: Viewer) -> str:
    """The label of a viewer."""
    if viewer == OPEN:
        return say("The open table")
    return say("As spectators saw it") if viewer is None else table.players[viewer].name


# --- the sums ---


def _findings(page: StoryPage, *_: object) -> Node:
    """The numbers of a game that is over, and remarks about any."""
    known = page.run.steps and not page.run.runs
    return Node(
        "div",
        {"class": "findings"},
        _figures(page) if page.over else None,
        balance(page) if known else None,
        _event_counts(page) if page.over else None,
        *[hint(words, key=words) for words in _noted(page)],
        *((_sums(page), _trust(page)) if known else ()),
        key="findings",
    )


def _figures(page: StoryPage) -> Node | None:
    """The final standing of each player; None where all are alike."""
    seen = _at_end(page)
    stood = [page.game.view.standing(seen, seat) for seat in range(len(page.table.players))]
    if len({*stood}) < 2:
        return None
    items = [
        Node("div", {}, Node("dt", {}, player.name), Node("dd", {}, words), key=str(seat))
        for seat, (player, words) in enumerate(zip(page.table.players, stood, strict=True))
    ]
    return Node("dl", {"class": "figures"}, *items, key="figures")


def _event_counts(page: StoryPage) -> Node | None:
    """A table of each player's actions; None where all did the same."""
    say, stats, log = page.services.say, page.game.stats, page.log
    if stats is None:
        return None
    every = event_counts(stats, log.lines)
    counts = {title: count for title, count in every.items() if any(count.values())}
    rules, states, last = page.game.rules, page.table.states, log.moves.number(page.table.played)
    starts = (log.moves.events(number).start for number in range(1, last + 1))
    choices = Counter(rules.on_turn(states[start]) for start in starts)
    seats = range(len(page.table.players))
    cells = [[choices[seat], *(count[seat] for count in counts.values())] for seat in seats]
    if all(own == cells[0] for own in cells):
        return None
    names = [say.together([*dict.fromkeys(one.name for one in page.sat(seat))]) for seat in seats]
    lines = [(say("Player"), say("Moves"), *map(say, counts))]
    lines += [(name, *map(str, own)) for name, own in zip(names, cells, strict=True)]
    if len(names) <= ABREAST:  # On a phone there is room for few columns, and for short words.
        lines = [*zip(*lines, strict=True)]
    rows = [row(*line, key=str(number)) for number, line in enumerate(lines[1:])]
    drawn = wide(table(lines[0], rows, "event-counts"))
    return Node("section", {}, Node("h2", {}, say("Who did what")), drawn, key="event-counts")


def _noted(page: StoryPage) -> list[str]:
    """Sentences about starts, hints, seats that changed hands, and a copy's beginning."""
    say, table, log = page.services.say, page.table, page.log
    asked = Counter(
        table.players_at(note.at)[note.seat].name
        for note in table.notes
        if note.seat is not None and not note.left
    )
    rules, texts = page.game.rules, page.game.texts.OPTIONS
    notes = [*starts_given(say, rules, texts, table.setup, table.players)]
    notes += [say.count(HINTS, count, player=player) for player, count in asked.items()]
    if table.post:
        notes += proof(say, table).sentences
    for at in sorted({note.at for note in table.notes}):
        move = say("Move {n}", n=log.moves.number(at))
        notes += [say.pair(move, words) for words in log.changes(say, at)]
    return notes


def _sums(page: StoryPage) -> Node | None:
    """Tables that add up each side's way from its first chance to its result."""
    say, game, analysis = page.services.say, page.game, page.run.analysis
    if not page.run.whole:
        return None
    numbers = [
        (one.title, [hundredths(page, n, signed=one.is_change) for n in one.numbers])
        for one in sums(say, game, analysis)
    ]
    if shares := adjusted(game, analysis):
        numbers.append((say("With average luck"), [from_to(say, share) for share in shares]))
    drawn = []
    for first in range(0, len(page.names), MOST_COLUMNS):
        own = slice(first, first + MOST_COLUMNS)
        rows = [row(title, *cells[own]) for title, cells in numbers]
        drawn.append(table(["", *page.names[own]], rows, "sums"))
    words = say(
        "“With average luck” leaves the luck out. Part of a game can't be explained as "
        "luck or as moves, so there are two numbers; the truth lies between them. Sums "
        "below 0 are shown as 0, and those above 100 as 100."
    )
    return opened(
        say("How it adds up"),
        hint(say("In wins out of 100 games: a game that is won counts 100.")),
        *drawn,
        hint(words) if shares else None,
    )


def _trust(page: StoryPage) -> Node:
    say, analyst = page.services.say, page.game.analyst
    assert analyst is not None
    if analyst.off_by == 0:
        words = [
            say("These chances are exact: every throw that could come was counted."),
            say("There is nothing to choose in this game, so all of it is luck."),
        ]
    else:
        points = f"{100 * analyst.off_by:.0f}"
        words = [
            say(
                "These are estimates by the strongest computer. It can be wrong: one or two "
                "wins in 100 mean little."
            ),
            say("In test games the estimate was off by about {points} in 100.", points=points),
            say(
                "A mistake is measured against the best move the computer knows, as if "
                "everybody played like the computer."
            ),
            say(
                "“Not explained”: the estimate changed although nobody did anything, because "
                "the computer could see further."
            ),
        ]
    if not analyst.claims_luck:
        words.append(
            say(
                "Luck isn't shown here, because nobody could see the other hands. Moves are "
                "judged by what the player could see."
            )
        )
    return opened(say("How reliable is this?"), *[Node("p", {}, text) for text in words])


def _ways_on(page: StoryPage) -> Node:
    """The ways to another game, to the board, and to other pages."""
    say, id, name = page.services.say, page.id, page.game.rules.name
    can_again = not page.table.post or MESSAGES not in page.services.device.host.hides
    has_mistakes = page.game.analyst and page.game.has_choices
    return actions(
        button(say("Play again"), "again", "primary") if page.over and can_again else None,
        link(say("Back to the board"), f"#/play/{id}", classes("button", primary=not page.over)),
        link(say("Share"), f"#/share/{id}", "button"),
        link(say("Odds and throws"), f"#/odds/{name}/{id}", "button") if page.game.odds() else None,
        link(say("From your own games"), "#/mistakes", "button") if has_mistakes else None,
        key="ways on",
    )


def story_page(
    services: Services, id: str, game: AnyGame, table: AnyTable, at: int, *, analyses: bool = False
) -> StoryPage:
    """The page of a game, opened after `at` events."""
    return StoryPage(services, id, game, table, view, at=at, analyses=analyses)


@of_saved_game
def end(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> StoryPage:
    """The page of a game, opened at its end."""
    return story_page(services, id, game, table, table.played)


@of_saved_game
def watch(services: Services, id: str, game: AnyGame, table: AnyTable, at: str) -> StoryPage:
    """The page of a game, opened where the address says."""
    return story_page(services, id, game, table, events_in(at) or 0)


@of_saved_game
def analysis(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> StoryPage:
    """The page of a game, which is analysed at once."""
    return story_page(services, id, game, table, table.played, analyses=True)
