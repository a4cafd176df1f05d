"""A part of a table's screen: one feature beside the game itself, such as undo, hints or the log.

A table page is a list of parts. In its slots a part draws something (`bar`, `sheet`), changes a
value that the page and the parts before it in the list have made (`prompt`, `primary`), or is told
of something that happens (`changed`, `leave`). A slot that a part doesn't override isn't called
(`slots.py`).
"""

from collections.abc import Mapping
from types import MappingProxyType

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.page import Answers
from tessera.screens.table.marks import Mark
from tessera.screens.table.parts.values import (
    HandPlace,
    News,
    PrimaryAction,
    Prompt,
    Shown,
)
from tessera.session.table import Change

Nodes = tuple[Node | None, ...]


class Part(Answers):
    """The base class of all parts, whose slots draw nothing, change nothing and do nothing.
    Override those that are needed. `seen` is the table as the viewer of this screen knows it; a
    target is what stands behind `app:` or `game:` in `data-press`."""

    place = 0
    """The place of its buttons in the bar, counted from the beginning: undo 10, the board 20 to 40,
    hint 50, log 60, settings 70, and links to other screens 80."""
    keys: Mapping[str, str] = MappingProxyType({})
    """The `app:` target that each key presses, wherever the focus is."""

    customary = False
    """Whether its rows of the More sheet say how people play."""

    @property
    def rests(self) -> bool:
        """Whether there is nothing for it to do, such as where no glass was chosen: then only its
        `more`, `arrive` and `leave` are called. A part that begins or ends that has the slots
        renewed; they are renewed, too, when something is taken back or a seat or the dice change
        hands."""
        return False

    @property
    def is_over(self) -> bool:
        """Whether the part has a layer open over the table (a sheet, a large board). Escape and the
        way back call `close` then."""
        return False

    def close(self) -> None:
        """Closes that layer and puts the focus back where it was before. Called only while
        `is_over`."""

    # --- what it shows: that of every part, in their order ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        """Class names for the `<main>` of the screen, to be used in the style sheet."""
        return ()

    def bar(self, seen: AnySeen) -> Nodes:
        """The part's buttons in the bar; `place` says where they stand among the others'."""
        return ()

    def before_panel(self, seen: AnySeen) -> Nodes:
        """Nodes in front of the turn panel, in the order of reading and of the Tab key."""
        return ()

    def before_board(self, seen: AnySeen) -> Nodes:
        """Nodes between the turn panel and the board, in the order of reading and of the Tab
        key."""
        return ()

    def ending(self, seen: AnySeen) -> Nodes:
        """Rows of the panel once the game is over, one below the other, in place of the dice or
        cards: how everybody stands, who begins the next game. Asked only then."""
        return ()

    def foot(self, seen: AnySeen, action: PrimaryAction) -> Nodes:
        """Nodes under the one button. `action` is what that button says and presses now."""
        return ()

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """The marks to be drawn on the board, by target (without `game:`). Where two parts mark the
        same target, the later part's mark is drawn."""
        return {}

    def more(self, seen: AnySeen) -> Nodes:
        """Rows of the More sheet, for controls that are seldom needed."""
        return ()

    def sheet(self, seen: AnySeen) -> Node | None:
        """The part's open sheet, beside the board or over it; None while it is closed."""
        return None

    def instead(self) -> Node | None:
        """A whole screen in place of the table, or None for the table. The first part in the list
        that gives one decides."""
        return None

    # --- what it makes of what is shown ---

    def title(self, words: str) -> str:
        """The heading of the screen, which only screen readers read out. `words` is the game's
        title."""
        return words

    def asked(self, seen: AnySeen, words: str) -> str:
        """The instruction to the player, in a sentence or two. `words` is the view's prompt."""
        return words

    def shown(self, shown: Shown) -> Shown:
        """The position that is drawn, with whose turn it is and who has won in it. It may be an
        earlier one than that which can be played on (`seen` in the other slots)."""
        return shown

    def shown_at(self, at: int) -> int:
        """The number of events in the position that `shown` gives, to which flights lead."""
        return at

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The title and the words of the turn panel, and what stands there with them."""
        return prompt

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The place of the dice or cards, and what a press on that place does. `seen` is the
        position that is drawn."""
        return place

    def board(self, seen: AnySeen, node: Node) -> Node:
        """The board's Node, without marks. `seen` is the position that is drawn."""
        return node

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The label of the one button and the target that it presses. `action` is what the game and
        the parts before this one have made of it."""
        return action

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """The one button with what stands beside it; without it where something else takes its
        place."""
        return nodes

    # --- what people do ---

    def pressing(self, target: str) -> None:
        """Called before a control of the screen does something. `target` is its target, without
        `app:`."""

    def takes(self, target: str) -> bool:
        """Whether the part has dealt with a press on the board or in the hand, at this target
        (without `game:`). The first part that has decides; otherwise the game deals with it."""
        return False

    def oriented(self, key: str) -> str:
        """The key that counts instead of `key` for the board's cursor, such as the opposite arrow
        on a board that is turned; the same key if nothing changes."""
        return key

    def chose(self, field: str) -> None:
        """Called when the form field of this name has another value, after the field's own function
        in `fields` or `field_families` of whichever part has it."""

    # --- what happens ---

    def arrive(self) -> None:
        """Called when the screen has opened, with the focus on the one button."""

    def changed(self, change: Change) -> None:
        """Called when an event was played or taken back (`change.event` is None then). The game is
        saved already, and nothing of it has been said yet."""

    def tell(self, change: Change, news: News) -> News:
        """The sentences to be said and the messages to be shown about a change. `news` has those of
        the game and of the parts before this one."""
        return news

    def settled(self) -> None:
        """Called when a change has been through `changed` and `tell` in all parts and was
        announced; also when the tablet was taken over, or a phone has come or gone."""

    def handed_on(self) -> None:
        """Called when the tablet is handed over and nobody has it: whatever shows a player's cards
        must close."""

    def keeps_up(self) -> bool:
        """Whether the part has loaded what another window has played and saved; otherwise the page
        is built anew. Called when the saved game was changed in another window."""
        return False

    def cover(self) -> None:
        """Called when a sheet of the app is opened over the screen: timers must wait until
        `uncover`."""

    def uncover(self) -> None:
        """Called when that sheet is closed: timers go on."""

    def come_back(self) -> None:
        """Called when the page is visible again, perhaps hours or days later."""

    def leave(self) -> None:
        """Called when the screen is left: timers and calculations must end."""
