"""The far end of a page's questions: what runs in the worker."""

from collections.abc import Callable
from typing import Any

from tessera.thinking.messages import READY, answer, read_question
from tessera.thinking.slices import Slices


class Worker:
    """Thinks about what the page asks. In slices too, or else a question could not be taken back,
    and the next one would have to wait."""

    def __init__(self, slices: Slices, post: Callable[[str], None]) -> None:
        self._slices = slices
        self._post = post
        self._open: dict[int, Callable[[], None]] = {}
        post(READY)

    def receive(self, text: str) -> None:
        """A message from the page."""
        number, question = read_question(text)
        if question is None:
            if stop := self._open.pop(number, None):
                stop()
            return
        game = self._slices.find(question.game)
        assert game is not None
        write = game.rules.write

        def told(ranking: Any) -> None:
            del self._open[number]
            self._post(answer(number, ranking, write))

        self._open[number] = self._slices.think(question, told)
