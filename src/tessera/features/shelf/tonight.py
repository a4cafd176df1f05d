"""The page of an evening: its score, its games, and the agreement."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest

from tessera.core.record import Player
from tessera.features.setup.begin import begin
from tessera.features.setup.shelf import likeness
from tessera.features.setup.tonight import agree, heading, outlook, running, scored
from tessera.features.shelf.own import put_away, undo_way
from tessera.features.shelf.people import tabs
from tessera.games import find
from tessera.i18n import N_
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link, picture, pressable
from tessera.screens.components import actions, game_sign, menu_link, nothing_yet, paper, segments
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.sheets import switch
from tessera.screens.way_back import back_to_table
from tessera.storage.people.evening import OPEN, Agreement, Evening, Played, evening, write_terms
from tessera.storage.saves import Own
from tessera.storage.settings.names import EVENINGS

LENGTHS = {
    "open 0": N_("As long as we like"),
    "first 3": N_("First to three"),
    "best 5": N_("Best of five"),
}
"""How long a series goes on, by kind and number."""
BORDER = 24
"""Stones of the border round the score."""


class TonightPage(Page):
    """The evening of those who have finished a game last."""

    name = "evening"
    reference = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.presses = {"end evening": self._end, "next": self._next, "loser": self._turn_loser}
        self.fields = {"length": self._agree_length}

    @property
    def evening(self) -> Evening | None:
        """The evening; None if no game was finished lately, or it was ended."""
        return running(self.services)

    def draw(self) -> Node:
        """The score, the stones, the next game, and the agreement."""
        say, games = self.services.say, self.evening
        if games is None:
            nothing = nothing_yet(say, "die", say("No game has been finished here today."))
            return paper(
                heading(self.services),
                tabs(say, "evening"),
                nothing,
                actions(menu_link(say)),
                look="evening",
            )
        last, terms = games.games[-1], games.terms
        onward = game_sign(last.game), say("Play the next game")
        words = Node("p", {"class": "outlook"}, outlook(say, games, last.players))
        lengths = [(value, say(label)) for value, label in LENGTHS.items()]
        length = f"{terms.kind} {terms.until}"
        return paper(
            heading(self.services),
            tabs(say, "evening"),
            Node(
                "div",
                {"class": "mosaic"},
                Node("div", {"class": "score"}, *self._score(games), words),
                Node("ol", {"class": "floor"}, *self._floor(games), key="games"),
            ),
            Node(
                "div",
                {"class": "agreed"},
                pressable("app:next", "button primary large", *onward) if find(last.game) else None,
                segments("length", say("How long do we play?"), lengths, length),
                switch("turn", say("The loser begins"), "loser", on=terms.loser_begins),
                actions(
                    back_to_table(self.services),
                    link(say("Send a picture"), "#/picture", "button"),
                    button(say("End the evening"), "end evening"),
                ),
            ),
            look="evening",
        )

    def _score(self, games: Evening) -> Iterator[Node]:
        """Yields for each player the picture, the number of games won, and the name."""
        for player in scored(self.services, games):
            drawn = likeness(self.services.saves.people, player)
            won = Node("strong", {}, str(games.score[player.name]))
            name = Node("b", {"dir": "auto"}, player.name)
            yield Node("p", {"class": player.colour}, drawn, won, name, key=player.name)

    def _floor(self, games: Evening) -> Iterator[Node]:
        """Yields the stones of a border, which closes at the last one. After that a new one
        begins."""
        shown = {player.name: player for player in scored(self.services, games)}
        since = (len(games.games) - 1) // BORDER * BORDER
        for number, played in zip_longest(range(BORDER), games.games[since:]):
            stone = self._stone(shown, played) if played else None
            look: Attributes = {
                ".style": f"--at: {number}",
                "aria-hidden": None if stone else "true",
            }
            yield Node("li", look, stone, key=str(number))

    def _stone(self, shown: Mapping[str, Player], played: Played) -> Node:
        """A stone in the winners' colour, with the first one's picture. It leads to the game."""
        say, game = self.services.say, find(played.game)
        won = say("Won by {players}", players=" + ".join(played.winners))
        words = won if played.winners else say("A draw")
        title = say.pair(say(game.texts.TITLE), words) if game else words
        first = next((p for p in played.players if p.name in played.winners), None)
        first = shown.get(first.name) if first else None
        drawn = likeness(self.services.saves.people, first) if first else picture("die")
        look = {"href": f"#/end/{played.id}", "aria-label": title, "title": title}
        return Node("a", {**look, "class": first.colour if first else None}, drawn)

    def _next(self) -> None:
        """Begins the last game again, with the same people."""
        games = self.evening
        table = self.services.saves.open(games.games[-1].id) if games else None
        game = find(table.rules.name) if table else None
        if table and game:
            begin(self.services, game, table.setup, table.players, dice=table.dice)

    # --- what is agreed ---

    def _agree_length(self, value: str) -> None:
        """Agrees on how long the series goes on. If somebody has won so many already, it begins
        anew."""
        games = self.evening
        if games is None or value not in LENGTHS:
            return
        kind, _, until = value.partition(" ")
        terms = replace(games.terms, kind=kind, until=until)
        counted = evening(reversed(games.games), terms)
        if kind != OPEN and counted and (counted.champions or counted.score != games.score):
            terms = replace(terms, since=games.games[-1].saved)
            self._instead(games.terms, terms, N_("The score begins anew."))
        else:
            agree(self.services, terms)

    def _turn_loser(self) -> None:
        if games := self.evening:
            agree(self.services, replace(games.terms, loser_begins=not games.terms.loser_begins))

    def _end(self) -> None:
        """Ends the evening: the score begins anew."""
        if games := self.evening:
            terms = Agreement(games.terms.people, games.games[-1].saved)
            self._instead(games.terms, terms, N_("The evening is over. The games stay."))
            self.services.focus = "heading"

    def _instead(self, before: Agreement, terms: Agreement, said: str) -> None:
        """Agrees on terms that begin the score anew, with a way back."""
        services = self.services
        people = services.say.together(sorted(terms.people))
        with services.repository.together():
            agree(services, terms)
            id = put_away(services, Own(EVENINGS, people, "", "", write_terms([before])))
        services.messages.notify(services.say(said), undo_way(services, id))
