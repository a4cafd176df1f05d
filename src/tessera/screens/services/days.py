"""Days in the device's time zone, and those on which the puzzle of the day was solved."""

from datetime import date

from tessera.games import WITH_PUZZLES
from tessera.i18n import Nn_
from tessera.screens.services import Services
from tessera.storage.settings.names import DAILY
from tessera.storage.solved_days import SolvedDays

FIRST = date(2026, 11, 24)
"""The day of the first puzzle of the first game."""
IN_A_ROW = Nn_("{n} day in a row", "{n} days in a row")


def today(services: Services) -> date:
    """The date on the device."""
    return date.fromisoformat(services.device.today())


def puzzle_game(services: Services, day: date) -> str:
    """The game whose puzzle it is on a day: those with puzzles take turns. Where only some of them
    were played on this device, these do."""
    n, games = (day - FIRST).days, {entry.game for entry in services.entries()}
    name = WITH_PUZZLES[n % len(WITH_PUZZLES)]
    played = [game for game in WITH_PUZZLES if game in games]
    return played[n % len(played)] if played and name not in played else name


def solved_days(services: Services) -> SolvedDays:
    """The days stored on this device, read anew because another tab may have gone on."""
    return SolvedDays(services.settings.recall(DAILY, ""))
