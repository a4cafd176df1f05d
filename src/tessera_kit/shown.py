"""Positions as a game draws and tells them, to everybody who may look."""

import re
from dataclasses import replace
from typing import Any

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due, Seen, Several, Ui, Unclear
from tessera.scene.node import Node
from tessera.session.table import AnyTable, Table
from tessera.session.turn import due
from tessera_kit.fakes.tablet import nodes
from tessera_kit.playing import Playout, coloured, some
from tessera_kit.walk.checks import check_page

FACT = re.compile(r"\{\w*\}")
OF_THE_FRAME = ("offer", "pass")
"""Targets that the one button has."""


class Showing:
    """A game as it is shown in one language."""

    def __init__(self, game: AnyGame, say: Translator) -> None:
        self.game, self.say = game, say

    def table(self, played: Playout, at: int = 0) -> AnyTable:
        """A table of persons with the first `at` events of a game that was played at random."""
        record = coloured(self.game, played.record(self.game.rules))
        return Table(self.game.rules, replace(record, events=record.events[:at], played=at))

    def seen(self, played: Playout, at: int, viewer: int | None, shape: str = "") -> AnySeen:
        """A position of such a game as somebody sees it."""
        table = self.table(played, at)
        awaited, observed = due(table), table.observe(viewer)
        chooses = awaited is Due.CHOICE and viewer == table.rules.on_turn(table.state)
        legal = table.rules.legal_actions(observed.state) if chooses else ()
        return Seen(
            *(observed.state, legal, awaited, table.players, observed.events),
            *(self.game.view.start(), self.say),
            preferences={one.name: one.values[0][0] for one in self.game.preferences},
            viewer=viewer,
            shape=shape,
            start=table.observe(viewer, 0).state,
        )

    def look(self, played: Playout, at: int) -> None:
        """Draws a position in every shape for the seat on turn and for the spectators, presses
        everything, and asks for hints. Raises AssertionError, or what the view raises."""
        on_turn = self.game.rules.on_turn(played.states[at])
        for shape in ("", *self.game.view.shapes):
            for viewer in dict.fromkeys((on_turn, None)):
                seen = self.seen(played, at, viewer, shape)
                targets = self.drawn(seen)
                if viewer is not None and viewer == on_turn:
                    self.pressed(seen, targets)
                    self.hinted(seen, targets)

    def drawn(self, seen: AnySeen) -> set[str]:
        """The targets that can be pressed, once everything is drawn and checked."""
        view, seats = self.game.view, range(len(seen.players))
        beside_names = [view.beside_name(seen, seat) for seat in seats]
        parts = [view.board(seen), view.hand(seen), view.open_cards(seen)]
        page = Node(
            "main", {}, *(Node("div", {}, part) for part in (*parts, *beside_names) if part)
        )
        check_page(page)
        self.is_said("the prompt", view.prompt(seen))
        for text in (view.goal(seen), *(view.standing(seen, seat) for seat in seats)):
            assert not FACT.search(text), f"a fact is missing: {text!r}"
        for aloud in (view.board_aloud, view.count_aloud, view.choices_aloud):
            for words in aloud(seen):
                self.is_said(aloud.__name__, words)
        topic = view.topic(seen)
        assert not topic or topic in self.game.why, f"the prompt is about {topic}, which why lacks"
        view.suggested_action(seen)
        presses = (str(node.attributes.get("data-press", "")) for node in nodes(page))
        return {press.removeprefix("game:") for press in presses if press.startswith("game:")}

    def pressed(self, seen: AnySeen, targets: set[str]) -> None:
        """Checks that pressing each target does something allowed or is refused with a sentence."""
        for target in sorted(targets)[:80]:
            try:
                meant = self.game.view.press(seen, target)
                if isinstance(meant, Unclear):
                    self.refused(seen, meant.says)
                elif meant is not None and not isinstance(meant, Ui):
                    state = seen.state
                    for action in meant.actions if isinstance(meant, Several) else (meant,):
                        state = self.game.rules.apply(state, action)
            except Illegal as refusal:
                self.refused(seen, refusal)

    def refused(self, seen: AnySeen, refusal: Illegal) -> None:
        """Checks that a refusal has a sentence."""
        self.say_code(seen.players, refusal.code, refusal.facts, "a refusal")

    def hinted(self, seen: AnySeen, targets: set[str]) -> None:
        """Checks that hints have words, and point at things on the screen."""
        if not self.game.bots_think:
            return
        there = targets | {*OF_THE_FRAME, self.game.view.pocket(seen)}
        for action in some(seen.legal, 6):
            sign = self.game.view.hint(seen, (action,))
            self.is_said("a hint", sign.words)
            lost = {*sign.taken, *sign.placed} - there
            assert not lost, f"the hint “{sign.words}” points at {lost}, which isn't on the screen"
            for reason in self.game.view.reasons(seen, (action,)):
                self.is_said("the reason of a hint", reason)

    def told(self, played: Playout) -> None:
        """Checks that everything that happened has a sentence for whoever saw it."""
        rules, players = self.game.rules, self.table(played).players
        for before, event, after in played.steps():
            for viewer in (None, rules.on_turn(before)):
                seen = rules.observed_action(before, event, viewer)
                first, last = (rules.observation(state, viewer) for state in (before, after))
                for line in rules.story(first, seen, last):
                    self.say_code(players, line.code, line.facts, "what happens")

    def say_code(self, players: tuple[Player, ...], code: str, facts: Any, what: str) -> None:
        """Checks the sentence of a code."""
        try:
            words = self.game.texts.tell(self.say, players, code, facts)
        except KeyError as error:
            if error.args == (code,):
                raise AssertionError(f"no sentence for {what}: {code} {dict(facts)}") from error
            there = f"the sentence for {code!r} may have {', '.join(['player', *facts])}"
            raise AssertionError(f"the fact {error} lacks: {there}") from error
        self.is_said(f"{what}, {code}", words)

    def is_said(self, what: str, words: str) -> None:
        """Checks that there are words, with all their facts."""
        assert words.strip(), f"{what}: no words"
        assert not FACT.search(words), f"{what}: a fact is missing in {words!r}"
