"""Sequences on the screen: the curve and the score sheet."""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.games.sequences.rules.state import (
    TARGET,
    WIPED,
    State,
)
from tessera.games.sequences.rules.winning import winning
from tessera.games.sequences.view.drawing import (
    badge,
    curve,
    running,
)
from tessera.games.sequences.view.hand import hand
from tessera.games.sequences.view.texts import tell
from tessera.games.sequences.view.win_chances import (
    CHANCES,
    bar,
    choice,
    history,
    shown,
)
from tessera.i18n import Nn_
from tessera.kit.phrases import per_cent
from tessera.kit.view import (
    Due,
    Seen,
    Ui,
    View,
)
from tessera.scene.node import Node, classes

Sight = Seen[State, Roll]


def start() -> Ui:
    """There is no board to walk over."""
    return Ui("")


def board(seen: Sight) -> Node:
    """The curve above the sheet."""
    return Node("div", {"class": "board sequences"}, _picture(seen), _sheet(seen))


def _picture(seen: Sight) -> Node:
    """How points or chances came about, and how the chances are now."""
    say = seen.say
    if shown(seen) and seen.preferences.get(CHANCES.name) == "picture":
        drawn = history(seen, say("Everybody's chance to win from round to round"))
    else:
        colours = [player.colour for player in seen.players]
        label = say("The scores from round to round, with a line at 100")
        drawn = curve(seen.state, colours, label)
    now = Node("div", {"class": "chances"}, bar(seen), choice(seen), key="now")
    return Node("div", {"class": "picture"}, now if shown(seen) else None, drawn)


def _sheet(seen: Sight) -> Node:
    """A row for each player: name, total, and every turn, the latest first."""
    say, state = seen.say, seen.state
    rounds = max(len(turns) for turns in state.sheet)
    turns = [Node("th", {"scope": "col"}, str(n), key=f"r{n}") for n in range(rounds, 0, -1)]
    head = Node(
        "tr",
        {},
        Node("th", {"scope": "col", "class": "name"}, say("Player")),
        Node("th", {"scope": "col", "class": "sum"}, say("Total")),
        Node("th", {"scope": "col"}, say("To win"), key="to win") if shown(seen) else None,
        *turns,
    )
    rows = [_row(seen, seat, rounds) for seat in range(len(state.sheet))]
    caption = Node("caption", {"class": "visually-hidden"}, say("Score sheet"))
    table = Node("table", {}, caption, Node("thead", {}, head), Node("tbody", {}, *rows))
    return Node(
        "div",
        {"class": "sheet-place", "tabindex": 0, "role": "region", "aria-label": say("Score sheet")},
        table,
    )


def _row(seen: Sight, seat: int, rounds: int) -> Node:
    state, player = seen.state, seen.players[seat]
    turns, totals = state.sheet[seat], running(state.sheet[seat])
    cells: list[Node] = []
    for number in range(rounds, 0, -1):
        played = number <= len(turns)
        gained = turns[number - 1] if played else 0
        words = "×" if gained == WIPED else f"+{gained}" if gained else "–" if played else ""
        total = Node("small", {}, str(totals[number])) if played else None
        look = classes("turn", wiped=gained == WIPED, idle=not gained)
        cells.append(Node("td", {"class": look}, words, total, key=f"r{number}"))
    now = seat == state.seat and not state.over
    out = seat not in state.rivals and not state.over
    look = classes(player.colour, now=now, out=out, winner=state.over and seat == state.seat)
    share = min(totals[-1], TARGET)
    who = Node("span", {}, player.name)
    current = "true" if now else None
    name = {"scope": "row", "class": "name", "aria-current": current, "data-reveal": now}
    return Node(
        "tr",
        {"class": look},
        Node("th", name, Node("div", {"class": "who-row"}, badge(player.colour), who)),
        Node("td", {"class": "sum", ".style": f"--share: {share}%"}, _total(state, seat)),
        _win_probability(seen, seat) if shown(seen) else None,
        *cells,
        key=str(seat),
    )


def _win_probability(seen: Sight, seat: int) -> Node:
    """The player's chance to win."""
    words = per_cent(seen.say, winning(seen.state)[seat])
    return Node("td", {"class": "chance"}, words, key="to win")


def _total(state: State, seat: int) -> str:
    """The total, or before the first turn what was thrown for who begins."""
    if not state.opening:
        return str(state.totals[seat])
    thrown = state.opening[seat]
    return str(thrown) if thrown > 0 else "–" if thrown < 0 else "…"


def prompt(seen: Sight) -> str:
    """What is to be done now, with what matters about it."""
    say, state = seen.say, seen.state
    if state.over:
        stake = int(state.setup["stake"]) * len(seen.players)
        facts = {"seat": state.seat, "total": state.totals[state.seat], "pot": stake}
        return " ".join([*_beaten(seen), tell(say, seen.players, "wins", facts)])
    if seen.due is Due.COMPUTER:
        return say("{player} is playing …", player=seen.players[state.seat].name)
    if state.opening:
        return say("Throw for who begins: the highest total.")
    if state.play_off:
        return say("Throw to break the tie.")
    if state.last_round:
        best = max(state.totals)
        return say("The last round! Throw: {total} is to be beaten.", total=best)
    return say("Throw the six dice.")


def _beaten(seen: Sight) -> list[str]:
    """Who else reached the target, and was beaten all the same."""
    state, totals = seen.state, seen.state.totals
    return [
        tell(
            seen.say,
            seen.players,
            "beaten",
            {"other": s, "less": less, "total": totals[state.seat]},
        )
        for s, less in enumerate(totals)
        if TARGET <= less < totals[state.seat]
    ][:1]


def standing(seen: Sight, seat: int) -> str:
    """The player's total."""
    n = seen.state.totals[seat]
    return seen.say.count(Nn_("{n} point", "{n} points"), n)


def press(seen: Sight, target: str) -> None:
    """Nothing but the dice can be pressed, and those belong to the screen."""


def key(seen: Sight, key: str) -> None:
    """No cursor, so no keys of its own."""


def aim(seen: Sight) -> Ui:
    """Nothing to aim at."""
    return seen.ui


def must_pass(seen: Sight) -> bool:
    """Nobody passes."""
    return False


VIEW: View[State, Roll] = View(
    start=start,
    board=board,
    hand=hand,
    prompt=prompt,
    standing=standing,
    badge=badge,
    press=press,
    key=key,
    aim=aim,
    must_pass=must_pass,
)
