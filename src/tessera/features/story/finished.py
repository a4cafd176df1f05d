"""The page about a finished game: the winner, the leads, and everybody's deeds."""

from collections import Counter
from typing import Any

from tessera.features.setup.begin import begin
from tessera.features.story.charts import by_moves, curve, round_ends, win_history
from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.kit.phrases import starts_given
from tessera.kit.stats import Course, Stats, course, event_counts
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, lead, paper, row, table, wide
from tessera.screens.device import MESSAGES
from tessera.screens.lookup import of_saved_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.table.words.letters import proof
from tessera.screens.table.words.log import Log
from tessera.session.table import AnyTable

MOST_CURVES = 8
"""With more sides than this the curves would be a tangle, and only the table is shown."""


HINTS = Nn_("{player} asked for {n} hint.", "{player} asked for {n} hints.")


class Finished(Page):
    """A page that is worked out from the record alone."""

    name = "finished"

    def __init__(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> None:
        super().__init__(services, id)
        self.id = id
        self.game = game
        self.table = table
        self.log = Log(game, table, lambda: services.preferences(game))
        self.sides = game.rules.sides(table.setup)
        self.presses = {"again": self._again}

    def _again(self) -> None:
        if self.table.post:
            self.services.device.go(f"#/post/{self.game.rules.name}")
        else:
            begin(self.services, self.game, self.table.setup, self.table.players)

    def draw(self) -> Node:
        """The whole page."""
        say, table = self.services.say, self.table
        over = table.result is not None
        seen = spectate(self.services, self.game, table, table.played, viewers(table)[0])
        why = (
            self.game.view.prompt(seen)
            if over
            else say("The game is not over yet. Play it to the end first.")
        )
        stats = self.game.stats
        return paper(
            say("How it went"),
            lead(why),
            self._figures() if over else None,
            self._ways_on(over=over),
            *(self._course(stats) if stats and over else ()),
            self._event_counts(stats) if stats and over else None,
            *[hint(words, key=words) for words in self._noted()],
            actions(
                link(say("Analysis"), f"#/analysis/{self.id}", "button")
                if over and self.game.analyst
                else None,
                link(say("Replay"), f"#/watch/{self.id}", "button"),
                link(say("Send a picture"), f"#/picture/{self.id}", "button") if over else None,
                link(say("Share"), f"#/share/{self.id}", "button"),
                link(say("Odds and throws"), f"#/odds/{self.game.rules.name}/{self.id}", "button")
                if self.game.odds()
                else None,
            ),
            look="finished",
            game=self.game.rules.name,
        )

    def _ways_on(self, *, over: bool) -> Node:
        """Links to another game and back to the board."""
        say = self.services.say
        can_again = not self.table.post or MESSAGES not in self.services.device.host.hides
        return actions(
            button(say("Play again"), "again", "primary") if over and can_again else None,
            link(
                say("Back to the board"), f"#/play/{self.id}", classes("button", primary=not over)
            ),
            key="ways on",
        )

    def _figures(self) -> Node:
        """The number of moves, and each player's final standing."""
        say, table, game = self.services.say, self.table, self.game
        seen = spectate(self.services, game, table, table.played, viewers(table)[0])
        stood = [
            (player.name, game.view.standing(seen, seat))
            for seat, player in enumerate(table.players)
        ]
        figures = [*stood, (say("Moves"), str(self.log.moves.number(table.played)))]
        items = [
            Node("div", {}, Node("dt", {}, name), Node("dd", {}, words), key=str(number))
            for number, (name, words) in enumerate(figures)
            if words
        ]
        return Node("dl", {"class": "figures"}, *items, key="figures")

    def _noted(self) -> list[str]:
        """Sentences about starts, hints, seats that changed hands, and a copy's beginning."""
        say, table = self.services.say, self.table
        asked = Counter(
            table.players_at(note.at)[note.seat].name
            for note in table.notes
            if note.seat is not None and not note.left
        )
        rules, texts = self.game.rules, self.game.texts.OPTIONS
        notes = [*starts_given(say, rules, texts, table.setup, table.players)]
        notes += [say.count(HINTS, count, player=player) for player, count in asked.items()]
        if table.post:
            notes += proof(say, table).sentences
        for at in sorted({note.at for note in table.notes}):
            notes += [say.pair(self._move(at), words) for words in self.log.changes(say, at)]
        return notes

    def _move(self, at: int) -> str:
        """The number of the move before this point, in words."""
        return self.services.say("Move {n}", n=self.log.moves.number(at))

    def _names(self, side: int) -> str:
        seats = [seat for seat, own in enumerate(self.sides) if own == side]
        return self.services.say.together([name for seat in seats for name in self._sat(seat)])

    def _sat(self, seat: int) -> list[str]:
        """The names of all who played on a seat, in order."""
        left = [note.left.name for note in self.table.notes if note.left and note.seat == seat]
        return [*dict.fromkeys([*left, self.table.players[seat].name])]

    def _course(self, stats: Stats[Any]) -> tuple[Node, ...]:
        """A curve for each measure. The first, which decides, says who was ahead."""
        say, table = self.services.say, self.table
        sides = max(self.sides) + 1
        if sides == 1:
            return ()
        colour_of = {s: p.colour for p, s in zip(table.players, self.sides, strict=True)}
        names = [self._names(side) for side in range(sides)]
        colours = [colour_of[side] for side in range(sides)]
        measures = stats.measures(table.state)
        courses = [course(measure, table.states) for measure in measures]
        moves = self.log.moves.number(table.played)
        whole = stats.win_history(table.state) if stats.win_history else None
        history = by_moves(whole, moves, len(table.players)) if whole else None
        rounds = round_ends(history) if history else ()
        drawn = [
            curve(say, say(measure.unit), self._by_moves(went), names, colours, rounds)
            for measure, went in zip(measures, courses, strict=True)
            if sides <= MOST_CURVES
        ]
        if history:
            drawn.append(win_history(say, history, names, colours))
        return *drawn, self._moments(courses[0])

    def _by_moves(self, went: Course) -> list[tuple[int, ...]]:
        """The measure of each side before the first move and after each move."""
        moves, last = self.log.moves, self.log.moves.number(self.table.played)
        ends = (moves.events(number).stop for number in range(1, last + 1))
        return [went.heights[0], *(went.heights[end] for end in ends)]

    def _moments(self, went: Course) -> Node:
        """The moments at which another side went ahead, each with a link to it."""
        say = self.services.say
        items = [
            Node(
                "li",
                {},
                link(
                    self._move(number) if number else say("From the beginning"),
                    f"#/watch/{self.id}/{number}",
                ),
                ": ",
                say("{player} ahead.", player=self._names(side)),
                " ",
                Node("small", {}, self.log.told(say, number - 1) if number else ""),
                key=str(number),
            )
            for number, side in went.changes
        ]
        body = Node("ol", {"class": "moments"}, *items)
        if not items:
            body = hint(say("Nobody was ever ahead alone."))
        return Node("section", {}, Node("h2", {}, say("Who was ahead")), body, key="moments")

    def _event_counts(self, stats: Stats[Any]) -> Node:
        """A table of each player's actions, a row for each."""
        say = self.services.say
        every = event_counts(stats, self.log.lines)
        counts = {title: count for title, count in every.items() if any(count.values())}
        head = [say("Player"), say("Moves"), *map(say, counts)]
        moves, rules, states = self.log.moves, self.game.rules, self.table.states
        choices = Counter(
            rules.on_turn(states[moves.events(number).start])
            for number in range(1, moves.number(self.table.played) + 1)
        )
        rows = []
        for seat in range(len(self.table.players)):
            cells = [str(choices[seat]), *(str(count[seat]) for count in counts.values())]
            rows.append(row(say.together(self._sat(seat)), *cells, key=str(seat)))
        return Node(
            "section",
            {},
            Node("h2", {}, say("Who did what")),
            wide(table(head, rows, "event-counts")),
            key="event-counts",
        )


finished = of_saved_game(lambda services, id, game, table, _: Finished(services, id, game, table))
