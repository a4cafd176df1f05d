"""The players of a new game at first. They are those of last time, or one person against
computers."""

from collections.abc import Sequence
from dataclasses import replace

from tessera.core.record import Player, clean_name
from tessera.core.setup import Setup
from tessera.features.setup.names import apart, fresh_name
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.table.words.turn import LEVEL_NAMES, NORMAL, in_language


def default_players(services: Services, game: AnyGame) -> list[Player]:
    """The players of last time, or one person against computers."""
    if not (remembered := _remembered(services)):
        return against_computers(services, game, [])
    colours = services.settings.recall(f"colours/{game.rules.name}", "").split()
    most = max(len(remembered), game.rules.players[0])
    number = max(n for n in game.rules.players if n <= most)
    players: list[Player] = []
    for seat in range(number):
        kind, _, name = remembered[seat] if seat < len(remembered) else ("", "", "")
        # Computers where there is something to choose: where all only throw, people play.
        kind = kind or (NORMAL if seat and game.has_choices else "person")
        if kind not in ("person", *game.bots):  # A level of another game, or an old Tessera's word.
            kind = NORMAL
        others = [player.name for player in players]
        name = clean_name(name) or fresh_name(services.say, seat, kind, set(others))
        name = services.saves.people.called(name) if kind == "person" else name
        name = apart(in_language(services.say, name), others)
        players.append(Player(name, kind, colours[seat] if seat < len(colours) else ""))
    return fit_colours(game, game.rules.standard_setup(number), players)


def against_computers(services: Services, game: AnyGame, players: list[Player]) -> list[Player]:
    """The first of these people, with as few computers as can play. There are at least two
    players."""
    number = next((n for n in game.rules.players if n > 1), game.rules.players[-1])
    person = next((player for player in players if player.is_person), None)
    level = next((p.kind for p in players if not p.is_person and p.kind in game.bots), NORMAL)
    alone = [person or Player(fresh_name(services.say, 0, "person", set()), "person", "")]
    for seat in range(1, number):
        taken = {player.name for player in alone}
        alone.append(Player(fresh_name(services.say, seat, level, taken), level, ""))
    return fit_colours(game, game.rules.standard_setup(number), alone)


def remember_seats(services: Services, game: AnyGame, players: Sequence[Player]) -> None:
    """Stores kinds and names for the next game. A game with one computer alone offers no level: the
    level chosen in another game is kept then."""
    kinds = [player.kind for player in players]
    for seat, (kind, _, _) in enumerate(_remembered(services)[: len(kinds)]):
        if len(game.bots) == 1 and not players[seat].is_person and kind in LEVEL_NAMES:
            kinds[seat] = kind
    lines = [f"{kind} {player.name}" for kind, player in zip(kinds, players, strict=True)]
    services.remember("seats", "\n".join(lines))


def _remembered(services: Services) -> list[tuple[str, str, str]]:
    """The kind, a space and the name of each seat last time."""
    return [line.partition(" ") for line in services.settings.recall("seats", "").splitlines()]


def fit_colours(game: AnyGame, setup: Setup, players: list[Player]) -> list[Player]:
    """The players with one colour for each side, the old one if possible."""
    sides = game.rules.sides(setup)
    taken: dict[int, str] = {}
    for side, player in zip(sides, players, strict=True):
        unique = player.colour not in taken.values() or max(sides) >= len(game.colours)
        if side not in taken and unique and player.colour in game.colours:
            taken[side] = player.colour
    for side in dict.fromkeys(sides):
        # A game for many has fewer colours than sides: they come round again.
        if side not in taken:
            taken[side] = min(game.colours, key=[*taken.values()].count)
    return [replace(p, colour=taken[side]) for side, p in zip(sides, players, strict=True)]
