"""Which game is played: so many players on so many sides."""

from __future__ import annotations

import argparse

from lab.train.sequence.cards import Terms
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import PLAYERS, TEAMS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that describe a game: sides and players."""
    parser.add_argument("--sides", type=int, choices=(2, 3), required=True)
    parser.add_argument("--players", type=int, choices=PLAYERS, required=True)


def setup_of(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Setup:
    """The set-up in which so many players are so many sides. Ends the program if there is none."""
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
    """The terms of a set-up as the compiled loops need them."""
    agreed = RULES.new(setup).terms
    return Terms(max(agreed.sides) + 1, setup.players, agreed.hand[0], agreed.needed[0])
