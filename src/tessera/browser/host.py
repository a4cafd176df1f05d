"""The choices of whoever hosts the site, as static/host.js has read them."""

import js

from tessera.screens.device import HostChoices


def host_choices() -> HostChoices:
    """The latest that is known of them."""
    return HostChoices(frozenset(js.tesseraHost.hides), str(js.tesseraHost.mistake))
