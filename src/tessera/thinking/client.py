"""The thinker of the page: bots and analysts of the app's games may run in the page too, those of
added games never do."""

from collections.abc import Callable

from tessera.thinking.connection import Spawn
from tessera.thinking.request import Found, OnReport, Request
from tessera.thinking.sandboxed_thinker import SandboxedThinker
from tessera.thinking.slices import Later, Slices
from tessera.thinking.worker_thinker import WorkerThinker


class Client:
    """Has each request done in the way that suits its game."""

    def __init__(
        self,
        spawn: Spawn,
        in_page: Slices,
        later: Later,
        trusts: Callable[[str], bool] = lambda game: True,
    ) -> None:
        """`in_page` thinks there, about the games that it `trusts`."""
        self._trusts = trusts
        self._worker = WorkerThinker(spawn, in_page, later)
        self._sandbox = SandboxedThinker(spawn, later, in_page.find)

    def start(self, game: str) -> None:
        """See `Thinker.start`."""
        self._of(game).start()

    def stop(self) -> None:
        """See `Thinker.stop`."""
        self._worker.stop()
        self._sandbox.stop()

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`."""
        return self._of(request.game).ask(request, on_report)

    def _of(self, game: str) -> WorkerThinker | SandboxedThinker:
        return self._worker if self._trusts(game) else self._sandbox
