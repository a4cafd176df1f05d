"""The invitation that this phone came to a table by. It leads there once: a phone that is loaded
again at its address needs another."""

from tessera.phones.codes import write_invitation
from tessera.screens.services import Services

NAME = "joined"
"""The setting with its code."""


def note(services: Services) -> None:
    """This phone is at the table that it was invited to."""
    invited = services.phones.invited_to
    code = write_invitation(invited) if invited else ""
    if code and not came_by(services, code):
        services.remember(NAME, code)


def came_by(services: Services, code: str) -> bool:
    """Whether this phone was at a table by this code already."""
    return services.settings.recall(NAME, "") == code
