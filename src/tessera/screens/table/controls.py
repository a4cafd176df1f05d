"""What is only about how a game lies on the screen: panels, the turned board, the zoom."""

from tessera.screens.table.context import Context
from tessera.screens.table.marks import looks_on

SHORT_CUTS = {
    "h": "hint",
    "H": "hint",
    "Control+z": "undo",
    "Control+Shift+z": "redo",
    "Control+y": "redo",
    "hint+ArrowRight": "hint next",
    "hint+ArrowDown": "hint next",
    "hint+ArrowLeft": "hint previous",
    "hint+ArrowUp": "hint previous",
    "b": "board aloud",
    "B": "board aloud",
    "d": "count aloud",
    "D": "count aloud",
}
"""What keys press, wherever the focus is; with "hint+" while it is on the choices of a hint."""


TURNING, BY_HAND, ALONE = "turning", "by_hand", "alone"
"""The setting that says how the table turns, and its values."""


class Controls:
    """How this screen is set, until it is left."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.panel: str | None = None
        """What lies open beside the board: "log", "spread", "more", "seats", "why", or
        nothing."""
        self.asking = ""
        """The target of a call that was made and is not yet confirmed."""
        self.turned = False
        """Whether somebody turned it by hand."""
        self.turns_alone = context.services.settings.recall(TURNING, BY_HAND) == ALONE
        """Whether it turns by itself to whoever is to act."""
        self.zoomed = False

    def press(self, target: str) -> None:
        """One of these controls."""
        verb, _, rest = target.partition(" ")
        services = self._context.services
        if target == "turn":
            self.turned = not self.turned
            if self.panel == "more":  # The sheet would lie over what is turned, and turn too.
                self.press("close")
        elif target == "zoom":
            self.zoomed = not self.zoomed
            if not self.look_closely():
                services.reveal = (f"game:{self._context.ui.cursor}",)
        elif verb == "open":
            self.panel, self.asking = (None if self.panel == rest else rest), ""
        elif target == "close" and self.panel:
            opener = "more" if self.panel == "seats" else self.panel
            services.focus = f"app:open {opener}"
            self.panel = None
        elif verb == "call":
            self.asking = rest
            services.focus = f"game:{rest}" if rest else "app:close"

    @property
    def can_turn_alone(self) -> bool:
        """Whether two people may sit opposite each other, with the tablet between them. One with
        hands that not everybody may see is passed round."""
        table = self._context.table
        people = sum(player.is_person for player in table.players)
        return people == 2 and not table.rules.hidden

    @property
    def upside_down(self) -> bool:
        """Whether the table lies as the second of two people sees it."""
        table = self._context.table
        if not (self.turns_alone and self.can_turn_alone):
            return self.turned
        seat = looks_on(table, self._context.handover.viewer, table.played)
        first = next(seat for seat, player in enumerate(table.players) if player.is_person)
        return self.turned != (seat != first)

    def choose_turning(self, value: str) -> None:
        """How the table turns, kept on this device; what was turned by hand before is undone."""
        self.turns_alone, self.turned = value == ALONE, False
        self._context.services.remember(TURNING, ALONE if self.turns_alone else BY_HAND)

    def look_closely(self) -> bool:
        """Brings what is to be pressed next into sight, where the board is larger than its place.
        Whether there was anything to bring."""
        context = self._context
        targets = context.game.view.in_sight(context.seen) if self.zoomed else ()
        if targets:
            context.services.reveal = tuple([f"game:{target}" for target in targets])
        return bool(targets)

    def key(self, key: str) -> str:
        """What a key means: when the board is turned to the other side of the table, the arrows
        are too."""
        return _TURNED.get(key, key) if self.upside_down else key


_TURNED = {
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
    "Home": "End",
    "End": "Home",
}
