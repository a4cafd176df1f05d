"""The table of a round in which everybody plays against everybody: who has won, and who plays
whom next."""

from collections import Counter
from collections.abc import Sequence

from tessera.scene.node import Node
from tessera.screens.components import actions, button, lead, row, table, wide
from tessera.screens.services import Services
from tessera.storage.people.evening import Played, all_finished, pairs, results


def round_of(services: Services, names: Sequence[str], since: str) -> list[Node | None]:
    """The table of these people, and a button for each game that is still to be played."""
    say = services.say
    games = results(names, all_finished(services.saves.entries(), since), since)
    points = Counter(name for game in games.values() for name in game.winners)
    rows = [
        row(name, *[_cell(games, name, other) for other in names], str(points[name]), key=name)
        for name in names
    ]
    drawn = wide(table(["", *names, say("Won")], rows, look="round"))
    left = [
        button(say("{one} against {other}", one=one, other=other), f"pair {number}")
        for number, (one, other) in enumerate(pairs(names))
        if frozenset((one, other)) not in games
    ]
    if left:
        return [drawn, Node("h3", {}, say("Still to be played")), actions(*left, look="to-play")]
    best = max(points.values(), default=0)
    first = say.together([name for name in names if points[name] == best])
    return [drawn, lead(say("{players}: most games won!", players=first))]


def _cell(games: dict[frozenset[str], Played], name: str, other: str) -> str:
    """The result of one against another: 1 for a win, 0 for a loss, = for a draw."""
    if name == other:
        return "×"
    game = games.get(frozenset((name, other)))
    if game is None:
        return ""
    return ("1" if name in game.winners else "0") if game.winners else "="
