"""The board: the score sheet, and below it a picture of the game so far."""

from functools import lru_cache

from tessera.core.dice import Roll
from tessera.core.record import Player
from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.games.sequences.rules.state import total as points
from tessera.games.sequences.rules.winning import winning
from tessera.games.sequences.view.drawing import badge, curve, running
from tessera.games.sequences.view.win_chances import CHANCES, bar, choice, history, shown
from tessera.kit.colours import spoken_colour
from tessera.kit.opening import thrown_words
from tessera.kit.phrases import per_cent
from tessera.kit.view import Seen
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Roll]


def draw_board(seen: Sight) -> Node:
    """The sheet, and the curve where the rows leave room for it, as the style sheet finds by their
    number."""
    look = {"class": "board sequences", ".style": f"--players: {len(seen.state.sheet)}"}
    return Node("div", look, _sheet(seen), _picture(seen))


def _picture(seen: Sight) -> Node:
    """The curve of points or chances, and the bar of the chances now."""
    say = seen.say
    if shown(seen) and seen.preferences.get(CHANCES.name) == "picture":
        drawn = history(seen, say("Chances to win, round by round"))
    else:
        colours = [player.colour for player in seen.players]
        label = say("The scores, round by round, with a line at 100")
        drawn = curve(seen.state, colours, label)
    now = Node("div", {"class": "chances"}, bar(seen), choice(seen), key="now")
    return Node("div", {"class": "picture"}, now if shown(seen) else None, drawn)


def _sheet(seen: Sight) -> Node:
    """A row for each player: name, total, and every turn, the latest first."""
    say, state = seen.say, seen.state
    rounds = max(len(turns) for turns in state.sheet)
    turns = [_column(number) for number in range(rounds, 0, -1)]
    head = Node(
        "tr",
        {},
        Node("th", {"scope": "col", "class": "name"}, say("Player")),
        Node("th", {"scope": "col", "class": "sum"}, say("Total")),
        Node("th", {"scope": "col"}, say("To win"), key="to win") if shown(seen) else None,
        *turns,
    )
    chances = winning(state) if shown(seen) else None
    rows = [_row(seen, seat, rounds, chances) for seat in range(len(state.sheet))]
    caption = Node("caption", {"class": "visually-hidden"}, say("Score sheet"))
    table = Node("table", {}, caption, Node("thead", {}, head), Node("tbody", {}, *rows))
    return Node(
        "div",
        {
            "class": "sheet-place wide",
            "tabindex": 0,
            "role": "region",
            "aria-label": say("Score sheet"),
        },
        table,
    )


def turn_target(seat: int, number: int) -> str:
    """The place on the sheet for a seat's turn of this number, counted from 1."""
    return f"turn {seat} {number}"


def _row(seen: Sight, seat: int, rounds: int, chances: tuple[float, ...] | None) -> Node:
    state, player = seen.state, seen.players[seat]
    now = seat == state.seat and not state.over
    out = seat not in state.rivals and not state.over
    look = classes(player.colour, now=now, out=out, winner=state.over and seat == state.seat)
    name = _name(player, spoken_colour(seen.say, player), now=now)
    begun = state.begun[seat]
    reached = points(state.sheet[seat], begun)
    words = thrown_words(state.opening, seat) if state.opening else str(reached)
    total = _sum(words, min(reached, TARGET))
    chance = _chance(per_cent(seen.say, chances[seat])) if chances else None
    return _laid(seat, look, (name, total, chance), state.sheet[seat], begun, rounds)


@lru_cache(maxsize=256)
def _laid(
    seat: int,
    look: str,
    heads: tuple[Node | None, ...],
    turns: tuple[int, ...],
    begun: int,
    rounds: int,
) -> Node:
    """The row of a player, with a cell for each of so many rounds, the latest first."""
    totals, cells = running(turns, begun), []
    for number in range(rounds, 0, -1):
        played = number <= len(turns)
        gained = turns[number - 1] if played else None
        cells.append(_turn(seat, number, gained, totals[number] if played else 0))
    return Node("tr", {"class": look}, *heads, *cells, key=str(seat))


@lru_cache(maxsize=256)
def _name(player: Player, colour: Node, *, now: bool) -> Node:
    """The head of a row. The row of the player on turn is scrolled into sight."""
    current = "true" if now else None
    look: Attributes = {
        "scope": "row",
        "class": "name",
        "aria-current": current,
        "data-reveal": now,
    }
    who = Node("span", {}, player.name)
    return Node("th", look, Node("div", {"class": "who-row"}, badge(player.colour), who, colour))


@lru_cache(maxsize=256)
def _sum(words: str, share: int) -> Node:
    """The total, with its share of the target as a bar behind it."""
    return Node("td", {"class": "sum", ".style": f"--share: {share}%"}, words)


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


@lru_cache(maxsize=256)
def _chance(words: str) -> Node:
    """The player's chance to win."""
    return Node("td", {"class": "chance"}, words, key="to win")
