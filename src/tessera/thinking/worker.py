"""The far end of a page's questions: what runs in the worker."""

from collections.abc import Callable
from typing import Any

from tessera.thinking.analysis import Found, Task
from tessera.thinking.messages import READY, answer, read_request, report
from tessera.thinking.request import Question
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
        match read_request(text):
            case number, Question() as question:
                self._open[number] = self._think(number, question)
            case number, Task() as task:
                self._open[number] = self._analyse(number, task)
            case number, None:
                if stop := self._open.pop(number, None):
                    stop()

    def _think(self, number: int, question: Question) -> Callable[[], None]:
        game = self._slices.find(question.game)
        assert game is not None
        write = game.rules.write

        def told(ranking: Any) -> None:
            del self._open[number]
            self._post(answer(number, ranking, write))

        return self._slices.think(question, told)

    def _analyse(self, number: int, task: Task) -> Callable[[], None]:
        def heard(found: Found) -> None:
            if found.done:
                del self._open[number]
            self._post(report(number, found))

        return self._slices.analyse(task, heard)
