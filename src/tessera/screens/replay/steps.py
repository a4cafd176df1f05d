"""The log of a replay: every event is a button that leads to it, the latest first."""

from tessera.i18n import N_
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.side_panel import SidePanel, events


class Steps(SidePanel):
    """The log of one replay."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, N_("Log"), self._steps)
        self._context = context
        self._made: list[tuple[str, Node | None]] = []
        """For each event its text and its step, as long as that isn't where the replay is."""

    def _steps(self, seen: AnySeen) -> tuple[Node, ...]:
        log, at = self._context.log, self._context.at
        texts = log.texts(seen.say)
        if [text for text, _ in self._made] != texts:
            self._made = [
                (text, self._step(number, text, None) if text else None)
                for number, text in enumerate(texts, 1)
            ]
        steps = [step for _, step in self._made]
        if at and texts[at - 1]:
            steps[at - 1] = self._step(at, texts[at - 1], "true")
        return events(seen, log.by_turns.items(seen.say, seen.preferences, steps, at))

    def _step(self, number: int, text: str, current: str | None) -> Node:
        to: Attributes = {
            "type": "button",
            "data-press": f"app:go {number}",
            "aria-current": current,
            "data-reveal": current is not None,
        }
        log = self._context.log
        numbered = log.by_turns.numbered(log.first_of(number - 1))
        return Node("li", numbered, Node("button", to, text), key=str(number))
