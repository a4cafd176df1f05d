"""Phones at the table, for the whole app: those at this tablet, or the table that this phone is at.
They stay connected when another screen opens."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import tessera
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.phones.codes import Invitation
from tessera.phones.host import Host
from tessera.phones.host_connection import HostConnection
from tessera.phones.phone_connection import PhoneConnection
from tessera.phones.requests import UNDO
from tessera.scene.cues import TURN
from tessera.screens.device import Device, Peer
from tessera.screens.services.messages import Messages
from tessera.screens.services.sounds import Sounds
from tessera.screens.services.undo import WHY

TOLD = {
    "here": N_("{player}'s phone is connected."),
    "silent": N_("{player}'s phone isn't connected. {player} can play here meanwhile."),
    "back": N_("{player}'s phone is back."),
    "gone": N_("{player}'s phone has left. {player} can play here."),
    "too_much": N_(
        "{player}'s phone was disconnected because it sent too much data. {player} can play here."
    ),
    "taken": N_("{player} plays on another phone now."),
}
"""The messages about a phone with a seat. One of another release gets its message from the page
that has invited it."""
OF_SPECTATORS = {
    "here": N_("Another phone is watching."),
    "no_seat": N_("{player} isn't in this game: that phone only watches."),
    "too_much": N_(
        "A phone was disconnected because it sent too much data. Add it again under “Phones”."
    ),
}
REFUSED = {
    "late": N_("The game has moved on. Look again and choose."),
    "not_yours": N_("It isn't your turn."),
    "too_fast": N_("That was too fast for the tablet. Wait a moment, then continue."),
    "paused": N_("The tablet is showing another page."),
    "nothing_to_redo": N_("There is nothing to redo."),
    **{UNDO + code: words for code, words in WHY.items()},
    "no_seat": N_("You aren't in this game: this phone only watches."),
}
"""The messages to a phone about why a play wasn't accepted, and others that it is sent."""
OTHERWISE = N_("That can't be played now.")


@dataclass(eq=False)
class Phones:
    """The connections. `say` gives the translator of the moment; `reload` builds the screen
    anew."""

    _device: Device
    _messages: Messages
    _sounds: Sounds
    _say: Callable[[], Translator]
    _reload: Callable[[], None]
    connection: HostConnection | None = None
    """This phone at somebody else's table."""
    peer: Peer | None = None
    """The wire to that table."""
    invited_to: Invitation | None = None
    asks_back: bool = False
    """Whether the page that invites phones begins with those that were here."""
    facing: str = ""
    """The camera with which this phone goes on looking on the next page; "" for none."""

    def __post_init__(self) -> None:
        self.host = Host(self._told)
        self._watching: list[Callable[[], None]] = []

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Calls `changed` whenever a phone comes or goes. The function returned ends that."""
        self._watching.append(changed)
        return partial(self._watching.remove, changed)

    def join(self, invitation: Invitation) -> HostConnection:
        """Leaves any table, and connects this phone to another."""
        self.leave()
        self.invited_to = invitation
        self.connection = HostConnection(tessera.__version__, find, self._reload, self._tell)
        return self.connection

    def leave(self) -> None:
        """Leaves the table that this phone was at."""
        if self.peer:
            self.peer.close()
        self.connection = self.peer = self.invited_to = None

    def _told(self, phone: PhoneConnection, what: str) -> None:
        """Called when a phone has come, or something else has happened to it."""
        for changed in list(self._watching):
            changed()
        say, words = self._say(), (OF_SPECTATORS if phone.seat is None else TOLD).get(what)
        if words:
            tell = partial(self._messages.notify, say(words, player=phone.name))
            # After the messages have been cleared that a change of the table clears.
            self._device.after(0, tell) if what == "no_seat" else tell()
        if what == "here":
            self._sounds.cue(TURN)

    def _tell(self, code: str) -> None:
        self._messages.notify(self._say()(REFUSED.get(code, OTHERWISE)))
