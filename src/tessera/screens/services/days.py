"""Days in the device's time zone, and those on which the puzzle of the day was solved."""

from datetime import date

from tessera.i18n import Nn_
from tessera.screens.services import Services
from tessera.storage.settings import DAILY
from tessera.storage.solved_days import SolvedDays

IN_A_ROW = Nn_("{n} day in a row", "{n} days in a row")


def today(services: Services) -> date:
    """The date on the device."""
    return date.fromisoformat(services.device.today())


def solved_days(services: Services) -> SolvedDays:
    """The days stored on this device, read anew because another tab may have gone on."""
    return SolvedDays(services.settings.recall(DAILY, ""))
