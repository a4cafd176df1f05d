"""The page of an evening: its score, its games, and the agreement."""

from collections.abc import Iterator
from dataclasses import replace

from tessera.features.setup.tonight import (
    agree,
    heading,
    running,
    tally,
    won_by,
)
from tessera.features.shelf.own import put_away, undo_way
from tessera.games import find
from tessera.i18n import N_
from tessera.scene.node import Node
from tessera.scene.widgets import button, choice, link
from tessera.screens.components import actions, fieldset, lead, menu_link, nothing_yet, paper
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
        self.presses = {"end evening": self._end}
        self.fields = {"length": self._agree_length, "begins": self._agree_begins}

    @property
    def evening(self) -> Evening | None:
        """The evening; None if no game was finished lately, or it was ended."""
        return running(self.services)

    def draw(self) -> Node:
        """The whole page."""
        say, games = self.services.say, self.evening
        body = [*self._series(games)] if games else []
        return paper(
            heading(self.services),
            *(body or [nothing_yet(say, "die", say("No game has been finished here today."))]),
            actions(
                back_to_table(self.services),
                button(say("End the evening"), "end evening") if games else None,
                link(say("Send a picture"), "#/picture", "button") if games else None,
                link(say("People"), "#/people", "button"),
                menu_link(say),
            ),
            look="evening",
        )

    def _series(self, games: Evening) -> Iterator[Node | None]:
        say = self.services.say
        yield Node("p", {"class": "tallies"}, *tally(self.services, games), key="tally")
        yield lead(won) if (won := won_by(say, games)) else None
        terms = f"{games.terms.kind} {games.terms.until}"
        lengths = [
            choice("length", value, say(label), checked=value == terms)
            for value, label in LENGTHS.items()
        ]
        length = Node("div", {"class": "choices"}, *lengths)
        yield fieldset(say("How long do we play?"), length, key="length")
        loser = games.terms.loser_begins
        begins = [
            choice("begins", "rules", say("As the rules say"), checked=not loser),
            choice("begins", "loser", say("The loser of the last game"), checked=loser),
        ]
        yield fieldset(say("Who begins?"), Node("div", {"class": "choices"}, *begins), key="begins")
        rows = [self._game(game) for game in games.games]
        yield Node("section", {}, Node("h2", {}, say("Games")), Node("ol", {}, *rows), key="games")

    def _game(self, played: Played) -> Node:
        say, game = self.services.say, find(played.game)
        title = say(game.texts.TITLE) if game else ""
        won = say("Won by {players}", players=" + ".join(played.winners))
        words = won if played.winners else say("A draw")
        way = link(say.pair(title, words) if title else words, f"#/end/{played.id}")
        return Node("li", {}, way, key=played.id)

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
