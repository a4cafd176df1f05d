"""The board: the score sheet, and below it a picture of the game so far."""

from functools import lru_cache

from tessera.core.dice import Roll
from tessera.core.record import Player
from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.games.sequences.rules.state import total as points
from tessera.games.sequences.view.drawing import badge, curve, running
from tessera.games.sequences.view.win_chances import bar, shown
from tessera.i18n import Translator
from tessera.kit.colours import spoken_colour
from tessera.kit.opening import thrown_words
from tessera.kit.view import Seen
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Roll]
RECENT = 2
"""Rounds that are always seen."""


def draw_board(seen: Sight) -> Node:
    """The sheet, and the curve where the rows leave room for it, as the style sheet finds by their
    number."""
    look = {"class": "board sequences", ".style": f"--players: {len(seen.state.sheet)}"}
    rounds = max(map(len, seen.state.sheet))
    folded = rounds - RECENT
    earlier = _earlier(seen.say, folded) if folded > 0 else None
    return Node("div", look, earlier, _sheet(seen, rounds), _picture(seen))


@lru_cache(maxsize=64)
def _earlier(say: Translator, last: int) -> Node:
    """The switch that unfolds the columns of earlier rounds, as the style sheet does."""
    numbers = f"1–{last}" if last > 1 else "1"
    label = say.pair(numbers, say("Earlier rounds"))
    summary = Node("summary", {"aria-label": label, "title": label}, numbers)
    return Node("details", {"class": "unfolds"}, summary, key="earlier")


def _picture(seen: Sight) -> Node:
    """The bar of the chances, and the curve of the points."""
    label = seen.say("The scores, round by round, with a line at 100")
    drawn = curve(seen.state, [player.colour for player in seen.players], label)
    return Node("div", {"class": "picture"}, bar(seen) if shown(seen) else None, drawn)


def _sheet(seen: Sight, rounds: int) -> Node:
    """A row for each player: name, total, and every turn, the latest first."""
    say, state = seen.say, seen.state
    head = Node(
        "tr",
        {},
        Node("th", {"scope": "col", "class": "name"}, say("Player")),
        Node("th", {"scope": "col", "class": "sum"}, say("Total")),
        *[_column(number) for number in range(rounds, 0, -1)],
    )
    begun, over, rows = state.begun, state.over, []
    for seat, player in enumerate(seen.named):
        thrown = thrown_words(state.opening, seat) if state.opening else ""
        acts = seat == state.seat
        flags = acts and not over, not over and seat not in state.rivals, acts and over
        colour = spoken_colour(say, player)
        turns = state.sheet[seat]
        rows.append(_row(seat, player, colour, thrown, turns, begun[seat], rounds, flags))
    title = say("Score sheet")
    caption = Node("caption", {"class": "visually-hidden"}, title)
    table = Node("table", {}, caption, Node("thead", {}, head), Node("tbody", {}, *rows))
    look: Attributes = {"class": "sheet-place wide", "tabindex": 0, "role": "region"}
    return Node("div", {**look, "aria-label": title}, table, key="sheet")


def turn_target(seat: int, number: int) -> str:
    """The place on the sheet for a seat's turn of this number, counted from 1."""
    return f"turn {seat} {number}"


@lru_cache(maxsize=256)
def _row(
    seat: int,
    player: Player,
    colour: Node,
    opening: str,
    turns: tuple[int, ...],
    begun: int,
    rounds: int,
    flags: tuple[bool, bool, bool],
) -> Node:
    """The row of a player, with a cell for each of so many rounds, the latest first."""
    now, out, winner = flags
    look = classes(player.colour, now=now, out=out, winner=winner)
    totals, reached = running(turns, begun), points(turns, begun)
    name = _name(player, colour, min(reached, TARGET), now=now)
    total = Node("td", {"class": "sum"}, opening or str(reached))
    cells = []
    for number in range(rounds, 0, -1):
        played = number <= len(turns)
        gained = turns[number - 1] if played else None
        cells.append(_turn(seat, number, gained, totals[number] if played else 0))
    return Node("tr", {"class": look}, name, total, *cells, key=str(seat))


@lru_cache(maxsize=256)
def _name(player: Player, colour: Node, share: int, *, now: bool) -> Node:
    """The head of a row, over a bar with the `share` of the target. The row of the player on turn
    is scrolled into sight."""
    current = "true" if now else None
    look: Attributes = {
        "scope": "row",
        "class": "name",
        "aria-current": current,
        "data-reveal": now,
        ".style": f"--share: {share}%",
    }
    who = Node("span", {}, player.name)
    return Node("th", look, Node("div", {"class": "who-row"}, badge(player.colour), who, colour))


@lru_cache(maxsize=4096)
def _turn(seat: int, number: int, gained: int | None, total: int) -> Node:
    """A cell of the sheet: the points a turn gained (None while it is still to come), and the total
    after it."""
    words = "" if gained is None else "×" if gained == WIPED else f"+{gained}" if gained else "–"
    look = classes("turn", wiped=gained == WIPED, idle=not gained)
    marks: Attributes = {"class": look, "data-mark": turn_target(seat, number)}
    small = None if gained is None else Node("small", {}, str(total))
    return Node("td", marks, words, small, key=f"r{number}")


@lru_cache(maxsize=256)
def _column(number: int) -> Node:
    """The head of the column of a round."""
    return Node("th", {"scope": "col"}, str(number), key=f"r{number}")
