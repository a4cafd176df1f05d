"""A promise about computers: see `tessera_kit.promises`."""

from tessera.core.chance import Rng
from tessera.core.rules import CHANCE
from tessera.kit.bot import decide
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera.session.turn import throw
from tessera_kit.playing import seated
from tessera_kit.promises.computers import checked

GAMES = 24
WON = GAMES // 3
"""A computer that plays no worse than chance wins so many almost surely."""


def check_normal_is_better_than_chance(game: AnyGame) -> None:
    """The normal computer doesn't lose to random play: else the bot, or the code that names the
    winner, is mistaken."""
    if game.bots_think and 2 in game.rules.players:
        won = sum(_won(game, number) for number in range(GAMES))
        assert won >= WON, f"of {GAMES} games against plays by chance normal won {won:g}"


def _won(game: AnyGame, number: int) -> float:
    """The result of one game for the normal computer: 1, a half for a draw, or 0. It sits on either
    seat in turn."""
    table = Table(game.rules, seated(game, "normal", 2, str(number)))
    rng, own = Rng(number), number % 2
    normal = checked(game, "normal")
    while (result := game.rules.result(table.state)) is None:
        seat = game.rules.current_player(table.state)
        assert seat is not None
        if seat == CHANCE:
            throw(table)
            continue
        seen = game.rules.observation(table.state, seat)
        legal = game.rules.legal_actions(seen)
        clever = seat == own
        table.play(decide(normal, seen, legal, rng) if clever else rng.choice(legal))
    if len(result.winners) == 1:
        return float(result.winners == (own,))
    return 0.5
