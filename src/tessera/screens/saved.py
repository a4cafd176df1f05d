"""The list of saved games, to go on with, copy out or delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.core.record import Record
from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.page import Page
from tessera.screens.parts import button, link
from tessera.session.saves import Entry

if TYPE_CHECKING:
    from tessera.screens.app import App


class Saved(Page):
    """Every saved game on this device, the latest first."""

    name = "saved"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.doomed: str | None = None
        """The game whose deletion waits for a second press."""

    def draw(self) -> Node:
        """A list, or a word about where saved games come from."""
        say = self.app.say
        entries = self.app.saves.entries()
        if entries:
            body = Node("ul", {"class": "saves"}, *[self._item(entry) for entry in entries])
        else:
            body = Node("p", {"class": "lead"}, say("Every game you play is kept here by itself."))
        return Node(
            "main",
            {"class": "paper"},
            Node("h1", {}, say("Saved games")),
            body,
            Node("p", {"class": "actions"}, link(say("To the menu"), "#/", "button")),
        )

    def press(self, target: str) -> None:
        """Copies a text, or deletes a game after asking once."""
        verb, _, id = target.partition(" ")
        say = self.app.say
        if verb == "copy":
            text = next((e.text for e in self.app.saves.entries() if e.id == id), "")
            self.app.device.post.copy(text)
            self.app.notify(say("Copied."))
        elif verb == "delete":
            self.doomed = id
            self.app.focus = f"really {id}"
        elif verb == "really":
            self.app.saves.delete(id)
            self.doomed = None
            self.app.notify(say("Deleted."))
        else:
            self.doomed = None

    def _item(self, entry: Entry) -> Node:
        say, id = self.app.say, entry.id
        if entry.record is None or find(entry.record.game) is None:
            words: tuple[Node, ...] = (
                Node("b", {}, say("A saved game that can't be read")),
                Node("span", {}, say("It is kept as it is.")),
            )
            ways = [link(say("What is wrong?"), f"#/play/{id}", "button")]
        else:
            words = summary(self.app, entry)
            going = say("Look at it") if entry.over else say("Go on")
            ways = [link(going, f"#/play/{id}", "button primary")]
        ways.append(button(say("Copy the text"), f"copy {id}"))
        if self.doomed == id:
            ways.append(button(say("Delete for good"), f"really {id}", "danger"))
            ways.append(button(say("Keep"), "keep"))
        else:
            ways.append(button(say("Delete"), f"delete {id}"))
        return Node(
            "li",
            {"class": "card"},
            Node("div", {"class": "card-words"}, *words),
            Node("div", {"class": "actions"}, *ways),
            key=id,
        )


def summary(app: App, entry: Entry) -> tuple[Node, ...]:
    """What game it is, who plays, and when it was last played."""
    record = entry.record
    assert record is not None
    box = find(record.game)
    assert box is not None
    names = ", ".join(player.name for player in record.players)
    state = _outcome(app, record)
    return (
        Node("b", {}, app.say(box.title)),
        Node("span", {"class": "names"}, names),
        Node("small", {}, f"{state} · {app.device.date(record.saved, app.say.language)}"),
    )


def _outcome(app: App, record: Record) -> str:
    """Who has won, or that the game goes on."""
    say = app.say
    if not record.result:
        return say("In progress")
    if record.result == "draw":
        return say("A draw")
    seats = [int(word) - 1 for word in record.result.split()]
    names = [record.players[seat].name for seat in seats if seat < len(record.players)]
    return say("Won by {players}", players=" + ".join(names))
