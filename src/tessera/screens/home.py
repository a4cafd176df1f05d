"""The menu. Its games stand in index.html already; here are the games to go on with."""

from itertools import islice

from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.page import Page
from tessera.screens.saved import summary

SHOWN = 3


class Home(Page):
    """The latest games that aren't over yet."""

    name = "home"

    def draw(self) -> Node:
        """A card for each, or nothing."""
        say = self.services.say
        # Only as many heads are read as are shown.
        going_on = (
            entry
            for entry in self.services.saves.entries()
            if not entry.over and entry.head and find(entry.head.game)
        )
        unfinished = list(islice(going_on, SHOWN))
        if not unfinished:
            return Node("div", {}, key="nothing")
        cards = [
            Node(
                "a",
                {"href": f"#/play/{entry.id}", "class": "entry resume"},
                *summary(self.services, entry),
                key=entry.id,
            )
            for entry in unfinished
        ]
        return Node(
            "section",
            {"class": "continue", "aria-labelledby": "continue"},
            Node("h2", {"id": "continue"}, say("Go on playing")),
            Node("div", {"class": "entries"}, *cards),
            key="games",
        )
