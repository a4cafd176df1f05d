"""The invitation by which this phone came to a table. It works once: a phone that is loaded again
at its address needs another."""

from tessera.phones.codes import write_invitation
from tessera.screens.services import Services

NAME = "joined"
"""The setting with its code."""


def note(services: Services) -> None:
    """Stores the invitation by which this phone has come to the table."""
    invited = services.phones.invited_to
    code = write_invitation(invited) if invited else ""
    if code and not came_by(services, code):
        services.remember(NAME, code)


def came_by(services: Services, code: str) -> bool:
    """Whether this phone has been at a table by this code."""
    return services.settings.recall(NAME, "") == code
