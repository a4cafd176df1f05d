"""The people of this device who play with help."""

from tessera.features.setup.names import is_given
from tessera.screens.services import Services
from tessera.storage.settings.names import HELPED


def helped(services: Services) -> frozenset[str]:
    """Their names of today."""
    called = services.saves.people.called
    return frozenset(map(called, services.settings.recall(HELPED, "").splitlines()))


def switch_help(services: Services, name: str) -> None:
    """Helps this person from now on, or no longer."""
    _keep(services, helped(services) ^ {services.saves.people.called(name)})


def forget_unnamed(services: Services) -> None:
    """Helps nobody any more who has no name of their own: another may sit there next."""
    names = helped(services)
    named = frozenset(name for name in names if not is_given(name))
    if named != names:
        _keep(services, named)


def _keep(services: Services, names: frozenset[str]) -> None:
    services.remember(HELPED, "\n".join(sorted(names)))
