"""One side of a connection between a table and a phone: what both do alike."""

from tessera.phones.messages import FromPhone, FromTable, Heartbeat, write
from tessera.phones.wire import BEAT, SILENCE, Wire


class Side:
    """The wire of one side, with the times at which something was heard and sent last."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self._heard = self._told = 0.0

    def tell(self, message: FromPhone | FromTable) -> None:
        """Sends a message to the other side, if it is connected."""
        if self.wire:
            self.wire.send(write(message))

    def _beats(self, now: float, *, here: bool) -> bool:
        """Sends a sign of life when one is due; whether the other side, `here` so far, has fallen
        silent."""
        if now - self._told >= BEAT:
            self._told = now
            self.tell(Heartbeat())
        return here and now - self._heard > SILENCE
