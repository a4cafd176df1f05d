"""The sheet on which people and computers change places in the middle of a game.

What is chosen counts only when it is confirmed, so that a slip changes nothing. The record then
says who left. In a game with hidden hands whoever plays next must say who they are, as always.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tessera.core.record import Player, clean_name
from tessera.scene.node import Node
from tessera.screens.parts import button, icon_button
from tessera.screens.play_words import whose_turn
from tessera.screens.seats import kind_selection, levels, name_field, with_kind

if TYPE_CHECKING:
    from tessera.screens.play import Play


class WhoPlays:
    """Who is to sit on each seat, until that is confirmed or the sheet is closed."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._wanted: list[Player] = []
        self._called: dict[tuple[int, str], str] = {}

    def open(self) -> None:
        """Begins with those who sit there."""
        self._wanted = [*self._play.table.players]

    def change(self, field: str, value: str) -> bool:
        """Whether a field of this sheet was changed."""
        verb, _, number = field.partition(" ")
        if verb not in ("name", "kind") or not self._wanted:
            return False
        seat = int(number)
        if verb == "name":
            name = clean_name(value) or self._wanted[seat].name
            self._wanted[seat] = replace(self._wanted[seat], name=name)
        elif value in ("person", *self._play.game.bots):
            say = self._play.app.say
            self._wanted[seat] = with_kind(say, self._wanted, seat, value, self._called)
        return True

    def confirm(self) -> None:
        """From here on they play. Nobody's cards are shown until somebody says who looks."""
        play, table = self._play, self._play.table
        before = table.players
        for seat, player in enumerate(self._wanted):
            table.seat(seat, player)
        if table.players != before:
            play.seats_changed()
        play.app.announce(*play.log.taken_over(play.app.say, table.played), whose_turn(play))

    def sheet(self) -> Node:
        """A row for each seat, and about the computers."""
        play, say = self._play, self._play.app.say
        rows = [
            Node(
                "li",
                {"class": "seat"},
                Node("span", {"class": "badge"}, play.game.view.badge(player.colour)),
                name_field(say, seat, player.name),
                kind_selection(say, play.game, seat, player.kind),
                key=str(seat),
            )
            for seat, player in enumerate(self._wanted)
        ]
        close = icon_button("close", say("Close"), "close")
        return Node(
            "aside",
            {"class": "sheet who-plays", "aria-label": say("Who plays?")},
            Node("header", {}, Node("h2", {}, say("Who plays?")), close),
            Node(
                "div",
                {"class": "scrolling", "tabindex": 0},
                Node("ol", {"class": "seats"}, *rows),
                levels(say, play.game),
                Node("p", {"class": "hint"}, self._warning()),
            ),
            Node("div", {"class": "actions"}, button(say("Play on like this"), "seats", "primary")),
            key="seats",
        )

    def _warning(self) -> str:
        say = self._play.app.say
        words = say("The game goes on from here, and its record says who left.")
        if self._play.holder.secret:
            words += " " + say(
                "Whoever takes a seat sees its hand, so nothing from before can be taken back."
            )
        return words
