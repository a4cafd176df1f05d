"""Every event of a replay as a button that leads to it, the latest first; and by the slider."""

from collections.abc import Callable

from tessera.i18n import N_
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.replay.context import ReplayContext
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.side_panel import SidePanel, events


class Steps(SidePanel):
    """The log of one replay; `go` goes to after so many events."""

    def __init__(self, context: ReplayContext, panels: Panels, go: Callable[[int], None]) -> None:
        super().__init__(panels, N_("Log"), self._steps)
        self._context = context
        self.families = {"go": lambda number: go(int(number))}
        self.fields = {"at": lambda number: go(int(number))}

    def _steps(self, seen: AnySeen) -> tuple[Node, ...]:
        say, context, log = seen.say, self._context, self._context.log
        steps = [
            Node(
                "li",
                log.by_turns.numbered(log.first_of(number - 1)),
                Node(
                    "button",
                    {
                        "type": "button",
                        "data-press": f"app:go {number}",
                        "aria-current": "true" if number == context.at else None,
                        "data-reveal": number == context.at,
                    },
                    told,
                ),
                key=str(number),
            )
            if (told := log.entry(say, number - 1))
            else None
            for number in range(1, context.table.played + 1)
        ]
        return events(seen, log.by_turns.items(say, seen.preferences, steps, context.at))
