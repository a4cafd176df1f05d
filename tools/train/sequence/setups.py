"""Which game is played: so many players on so many sides."""

from __future__ import annotations

import argparse

from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import PLAYERS, TEAMS
from tools.train.sequence.cards import Terms


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What has to be said of a game."""
    parser.add_argument("--sides", type=int, choices=(2, 3), required=True)
    parser.add_argument("--players", type=int, choices=PLAYERS, required=True)


def setup_of(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Setup:
    """Where so many players may be as many sides."""
    sides, players = chosen.sides, chosen.players
    teams = next((way for way in TEAMS.get(players, ()) if way.startswith(f"{sides}x")), None)
    setup = RULES.standard_setup(players)
    if teams:
        others = [option for option in setup.options if option[0] != "teams"]
        setup = Setup(players, (("teams", teams), *others))
    if len(RULES.new(setup).chips) != sides:
        parser.error(f"{players} players are never {sides} sides")
    return setup


def terms_of(setup: Setup) -> Terms:
    """What the loops have to know of it."""
    agreed = RULES.new(setup).terms
    return Terms(max(agreed.sides) + 1, setup.players, agreed.hand, agreed.needed)
