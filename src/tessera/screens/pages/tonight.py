"""The page of an evening: its score and its games, what is agreed, and everybody against
everybody."""

from collections.abc import Iterator
from dataclasses import replace

from tessera import games
from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.games import find
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.added.own import put_away, undo_way
from tessera.screens.components import (
    actions,
    button,
    choice,
    fieldset,
    hint,
    lead,
    link,
    menu_link,
    nothing_yet,
    paper,
    selection,
)
from tessera.screens.page import Page
from tessera.screens.pages.round import round_of
from tessera.screens.services import Services
from tessera.screens.setup.agreed import agreed, usual_options
from tessera.screens.setup.begin import begin
from tessera.screens.setup.seats import fit_colours
from tessera.screens.setup.shelf import shelf
from tessera.screens.setup.tonight import (
    agree,
    all_terms,
    heading,
    recent,
    tally,
    terms_of,
    won_by,
)
from tessera.storage.people.evening import (
    OPEN,
    ROUND,
    Agreement,
    Evening,
    Played,
    evening,
    pairs,
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
FEWEST, MOST = 3, 8
"""The numbers of people who can play everybody against everybody."""


class TonightPage(Page):
    """The evening of those who have finished a game last."""

    name = "evening"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.chosen: list[str] = []
        """The names of those who are to play everybody against everybody."""
        self.path = next((edition.path for _, edition in _for_two()), "")
        self.presses = {
            "end evening": self._end,
            "begin round": self._begin_round,
            "print": services.device.print_page,
        }
        self.families = {"person": self._choose_person, "pair": self._begin_pair}
        self.fields = {
            "length": self._agree_length,
            "begins": self._agree_begins,
            "game": self._choose_game,
        }

    @property
    def evening(self) -> Evening | None:
        """The evening; None if nobody has finished a game of late, or it was ended."""
        late = recent(self.services)
        return evening(late, terms_of(self.services, late[0].people)) if late else None

    @property
    def round(self) -> Agreement | None:
        """The agreement on everybody against everybody, if that goes on."""
        return next((one for one in all_terms(self.services) if one.kind == ROUND), None)

    def draw(self) -> Node:
        """The whole page."""
        say, games, terms = self.services.say, self.evening, self.round
        body = [*self._series(games)] if games else []
        if terms:
            body += [self._round(terms)]
        elif len(self.services.saves.people) >= FEWEST:
            body += [self._new_round()]
        return paper(
            heading(self.services),
            *(body or [nothing_yet(say, "die", say("No game has been finished here today."))]),
            actions(
                button(say("End the evening"), "end evening") if games or terms else None,
                button(say("Print"), "print") if terms else None,
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
        if games.terms.kind != ROUND:
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

    def _round(self, terms: Agreement) -> Node:
        say = self.services.say
        title = Node("h2", {}, say("Everybody against everybody"))
        names = sorted(terms.people)
        return Node("section", {}, title, *round_of(self.services, names, terms.since), key="round")

    def _new_round(self) -> Node:
        """The people and the game for everybody against everybody, to be chosen."""
        say, n = self.services.say, len(self.chosen)
        words = say("Choose {few} to {many} people and a game for two.", few=FEWEST, many=MOST)
        titles = [(edition.path, say(edition.title)) for _, edition in _for_two()]
        start = say("Draw up the table")
        return Node(
            "section",
            {},
            Node("h2", {}, say("Everybody against everybody")),
            hint(words),
            shelf(say, self.services.saves.people, self.chosen),
            selection("game", say("Game"), titles, self.path),
            actions(button(start, "begin round")) if FEWEST <= n <= MOST else None,
            key="new round",
        )

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
        agree(self.services, terms)

    def _agree_begins(self, value: str) -> None:
        self._agree(loser_begins=value == "loser")

    def _end(self) -> None:
        """Ends the evening: the score begins anew."""
        services, games, ended = self.services, self.evening, list[Agreement]()
        with services.repository.together():
            if games:
                ended.append(games.terms)
                agree(services, Agreement(games.terms.people, games.games[-1].saved))
            if terms := self.round:
                ended.append(terms)
                agree(services, Agreement(terms.people, services.device.now()))
            people = services.say.together(sorted({name for one in ended for name in one.people}))
            own = Own(EVENINGS, people, "", "", write_terms(ended))
            id = put_away(services, own)
        services.focus = "heading"
        words = services.say("The evening is over. The games stay.")
        services.messages.notify(words, undo_way(services, id))

    def _choose_person(self, name: str) -> None:
        self.chosen = (
            [other for other in self.chosen if other != name]
            if name in self.chosen
            else [*self.chosen, name]
        )

    def _choose_game(self, path: str) -> None:
        if any(edition.path == path for _, edition in _for_two()):
            self.path = path

    def _begin_round(self) -> None:
        services = self.services
        people = frozenset(self.chosen)
        if FEWEST <= len(people) <= MOST:
            agree(services, Agreement(people, services.device.now(), ROUND, self.path))
            services.focus = "heading"

    def _begin_pair(self, number: str) -> None:
        """Begins the game of a pair of the table."""
        terms, services = self.round, self.services
        if terms is None:
            return
        chosen = next((two for two in _for_two() if two[1].path == terms.until), None)
        game, edition = chosen or next(_for_two())
        names = pairs(sorted(terms.people))[int(number)]
        people = services.saves.people
        colours = [known.colour if (known := people.find(name)) else "" for name in names]
        seated = [
            Player(name, "person", colour) for name, colour in zip(names, colours, strict=True)
        ]
        setup = agreed(game, edition, seated, usual_options(services, game))
        begin(services, game, setup, tuple(fit_colours(game, setup, seated)))


def _for_two() -> Iterator[tuple[AnyGame, Edition]]:
    """The games that two can play, edition by edition."""
    for game in games.GAMES:
        if 2 in game.rules.players:
            yield from ((game, edition) for edition in game.editions)
