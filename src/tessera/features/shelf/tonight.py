"""The page of an evening: its score, its games, and the agreement."""

from dataclasses import replace

from tessera.features.setup.begin import begin
from tessera.features.setup.shelf import likeness
from tessera.features.setup.tonight import (
    agree,
    heading,
    running,
    tally,
    won_by,
)
from tessera.features.shelf.own import put_away, undo_way
from tessera.features.shelf.people import tabs
from tessera.games import find
from tessera.i18n import N_
from tessera.scene.node import Node
from tessera.scene.widgets import button, link, picture
from tessera.screens.components import actions, lead, menu_link, nothing_yet, paper, segments
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.way_back import back_to_table
from tessera.storage.people.evening import (
    OPEN,
    Agreement,
    Evening,
    Played,
    evening,
    write_terms,
)
from tessera.storage.saves import Own
from tessera.storage.settings.names import EVENINGS

LENGTHS = {
    "open 0": N_("As long as we like"),
    "first 3": N_("First to three"),
    "best 5": N_("Best of five"),
}
"""How long a series goes on, by kind and number."""


class TonightPage(Page):
    """The evening of those who have finished a game last."""

    name = "evening"
    reference = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.presses = {"end evening": self._end, "next": self._next}
        self.fields = {"length": self._agree_length, "begins": self._agree_begins}

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
        next_one = find(games.games[-1].game)
        return paper(
            heading(self.services),
            tabs(say, "evening"),
            Node("p", {"class": "tallies"}, *tally(self.services, games), key="tally"),
            lead(won) if (won := won_by(say, games)) else None,
            Node("ol", {"class": "floor"}, *map(self._stone, games.games), key="games"),
            actions(
                button(say("Play the next game"), "next", "primary large") if next_one else None,
                link(say("Send a picture"), "#/picture", "button"),
                key="next",
            ),
            *self._agreement(games.terms),
            actions(
                back_to_table(self.services),
                button(say("End the evening"), "end evening"),
            ),
            look="evening",
        )

    def _stone(self, played: Played) -> Node:
        """A stone in the winners' colour, with the first one's picture. It leads to the game."""
        say, game = self.services.say, find(played.game)
        won = say("Won by {players}", players=" + ".join(played.winners))
        words = won if played.winners else say("A draw")
        title = say.pair(say(game.texts.TITLE), words) if game else words
        first = next((p for p in played.players if p.name in played.winners), None)
        drawn = likeness(self.services.saves.people, first) if first else picture("die")
        look = {"href": f"#/end/{played.id}", "aria-label": title, "title": title}
        stone = Node("a", {**look, "class": first.colour if first else None}, drawn)
        return Node("li", {}, stone, key=played.id)

    def _agreement(self, terms: Agreement) -> tuple[Node, Node]:
        say = self.services.say
        lengths = [(value, say(label)) for value, label in LENGTHS.items()]
        begins = [("rules", say("As the rules say")), ("loser", say("The loser of the last game"))]
        chosen = "loser" if terms.loser_begins else "rules"
        return (
            segments("length", say("How long do we play?"), lengths, f"{terms.kind} {terms.until}"),
            segments("begins", say("Who begins?"), begins, chosen),
        )

    def _next(self) -> None:
        """Begins the last game again, with the same people."""
        games = self.evening
        table = self.services.saves.open(games.games[-1].id) if games else None
        game = find(table.rules.name) if table else None
        if table and game:
            begin(self.services, game, table.setup, table.players, dice=table.dice)

    # --- what is agreed ---

    def _agree(self, **changes: object) -> None:
        if games := self.evening:
            agree(self.services, replace(games.terms, **changes))  # type: ignore[arg-type]

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

    def _agree_begins(self, value: str) -> None:
        self._agree(loser_begins=value == "loser")

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
