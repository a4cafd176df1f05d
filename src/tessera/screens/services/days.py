"""Days by the clock on the wall, and those on which the puzzle of the day was found."""

from datetime import date

from tessera.i18n import Nn_
from tessera.screens.services import Services
from tessera.storage.settings import DAILY
from tessera.storage.solved_days import SolvedDays

IN_A_ROW = Nn_("{n} day in a row", "{n} days in a row")


def today(services: Services) -> date:
    """Where the device is."""
    return date.fromisoformat(services.device.today())


def solved_days(services: Services) -> SolvedDays:
    """What is kept on this device; another tab may have gone on."""
    return SolvedDays(services.settings.recall(DAILY, ""))
