"""What the programs of others are told of a game, and what becomes of their answers. Small programs
of our own stand in for theirs."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lab.strength.rivals import melbourne, ranker, showdown
from tessera.core.cards import CARDS
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES as SEQUENCE
from tessera.games.sequence.rules.board import SQUARES
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move
from tessera.games.sequence.rules.state import State
from tessera.games.tabula.rules import RULES as TABULA
from tessera.games.tabula.rules import step
from tessera.games.tabula.rules.engine import ALL_AT_START, CAPTURED, START, UNIT
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import State as TabulaState
from tessera.games.tabula.rules.state import terms
from tessera.kit.bot import decide
from tests.games.sequence.scripts import position

POSITION = """\
players=2
2 .GGGG.....
6 .........B
7 .........B
8 .........B
9 .........B
B: j6-j10
seat 1: 2H 5C QS KS AH JC JH | 5C
seat 1: play
"""
"""Green has four in the second row, where the ace of hearts is next; blue has a sequence."""

REST = (("ties", "draw"), ("position", "empty"))

MODEL = """
class Holder:
    pass

class SequenceState:
    def __init__(self, seats):
        self.deck, self.board = Holder(), Holder()
        self.deck.cards, self.deck.discards = ["as"], []
        self.board.chips = [["_"] * 10 for _ in range(10)]
        for row, column in (0, 0), (0, 9), (9, 0), (9, 9):
            self.board.chips[row][column] = "#"
        self.board.plr_coords = {"r": [], "b": []}
        self.agents = [Holder() for _ in range(seats)]
        for seat, agent in enumerate(self.agents):
            agent.id, agent.hand, agent.completed_seqs, agent.trade = seat, [], 0, False

class Rule:
    def checkSeq(self, *told):
        return {"num_seq": self.found, "orientation": self.ways, "coords": self.lines}, 2
"""

AGENT = """
class myAgent:
    asked = []
    answer = None

    def __init__(self, seat):
        self.seat = seat

    def SelectAction(self, actions, state):
        self.asked.append((actions, state))
        return self.answer or actions[-1]
"""


@pytest.fixture(autouse=True)
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The records of these matches are told to nobody."""
    monkeypatch.setattr("lab.strength.rivals.Finalize", lambda *told, **when: None)


@pytest.fixture
def seen() -> State:
    return SEQUENCE.observation(position(POSITION), 0)


@pytest.fixture
def rival(tmp_path: Path) -> Iterator[melbourne.Rival]:
    """A checkout of the course's framework with one agent."""
    known, path = set(sys.modules), list(sys.path)
    for name, text in {"Sequence/sequence_model.py": MODEL, "agents/ours.py": AGENT}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    yield melbourne.Rival(tmp_path, "agents.ours", 2, 1)
    sys.path[:] = path
    for name in set(sys.modules) - known:
        del sys.modules[name]


def test_the_course_sees_the_board_as_it_is(rival: melbourne.Rival, seen: State) -> None:
    decide(rival, seen, SEQUENCE.legal_actions(seen), random.Random(0))
    actions, state = rival.agents.myAgent.asked[-1]
    assert "".join(state.board.chips[1]) == "_rrrr_____"
    assert [row[9] for row in state.board.chips] == list("#____OOOO#")
    assert state.board.plr_coords == {"r": [(1, 1), (1, 2), (1, 3), (1, 4)], "b": []}
    assert sorted(state.agents[0].hand) == sorted(["2h", "5c", "ah", "jh", "jc", "qs", "ks"])
    assert [agent.completed_seqs for agent in state.agents] == [0, 1]
    assert not hasattr(state.agents[1], "hand")
    assert not hasattr(state.deck, "cards")
    told = {(action["play_card"], action["coords"], action["type"]) for action in actions}
    assert {("ah", (1, 5), "place"), ("ah", (4, 6), "place")} <= told
    assert not any(kind == "remove" for _, _, kind in told)  # a sequence can't be taken apart


def test_the_course_plays_what_it_chose(rival: melbourne.Rival, seen: State) -> None:
    rival.agents.myAgent.answer = {"play_card": "ah", "coords": (1, 5)}
    chosen = decide(rival, seen, SEQUENCE.legal_actions(seen), random.Random(0))
    assert chosen == Move(PLAY, CARDS["AH"], SQUARES["f2"])
    assert not rival.record.faults


def test_no_choice_of_the_course_is_a_fault(rival: melbourne.Rival, seen: State) -> None:
    rival.agents.myAgent.answer = {"play_card": "ah", "coords": (0, 0)}
    legal = SEQUENCE.legal_actions(seen)
    assert decide(rival, seen, legal, random.Random(0)) in legal
    assert len(rival.record.faults) == 1


def test_the_course_may_keep_a_dead_card(rival: melbourne.Rival, seen: State) -> None:
    green, blue = seen.chips
    state = replace(seen, chips=(green | 1 << SQUARES["d4"], blue))  # the other five of clubs
    legal = SEQUENCE.legal_actions(state)
    assert Move(SWAP, CARDS["5C"]) in legal
    chosen = decide(rival, state, legal, random.Random(0))
    assert isinstance(chosen, Move)
    assert chosen.verb == PLAY
    assert [told.agents[0].trade for _, told in rival.agents.myAgent.asked[-2:]] == [False, True]


def test_the_middle_is_forgotten(rival: melbourne.Rival) -> None:
    rule = rival.model.Rule()
    rule.found, rule.ways, rule.lines = 2, ["hb"], ["middle"]
    assert rule.checkSeq() == (None, None)
    rule.found, rule.ways, rule.lines = 3, ["hz", "hb"], ["middle", "row"]
    assert rule.checkSeq() == ({"num_seq": 1, "orientation": ["hz"], "coords": ["row"]}, 1)


ENGINE = """
class Card(str):
    def __new__(cls, rank, suit):
        return str.__new__(cls, rank + suit)

class Move:
    def __init__(self, card, row, col):
        self.card, self.row, self.col = card, row, col

class State:
    def __init__(self):
        self.board = [["."] * 10 for _ in range(10)]
        self.player_hands, self.chips_on_board, self.sequences = {}, {}, {}

class SequenceGame:
    def __init__(self, players):
        self.board_layout = None

    def initialize_game(self):
        self.state = State()
        return self.state

    def get_chip_color(self, seat):
        return "GB"[seat]
"""

BOT = """
from sequence_game import Card, Move

class SequenceBot:
    seen = None

    def __init__(self, seat, strategy):
        pass

    def get_move(self, game):
        SequenceBot.seen = game
        return Move(Card("A", "H"), 1, 5)
"""


def test_the_showdown_sees_the_board_and_plays(
    tmp_path: Path, seen: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "sequence_game.py").write_text(ENGINE, encoding="utf-8")
    (tmp_path / "sequence_bot.py").write_text(BOT, encoding="utf-8")
    bot = getattr(showdown, str(tmp_path))
    chosen = decide(bot, seen, SEQUENCE.legal_actions(seen), random.Random(0))
    assert chosen == Move(PLAY, CARDS["AH"], SQUARES["f2"])
    game = sys.modules["sequence_bot"].SequenceBot.seen
    assert "".join(game.state.board[1]) == ".GGGG....."
    assert game.board_layout[1][5:] == ["AH", "KH", "QH", "10H", "10S"]
    assert game.state.player_hands == {0: ["2H", "5C", "JC", "JH", "QS", "KS", "AH"], 1: []}
    assert game.state.sequences[1] == [[(row, 9) for row in range(5, 10)]]


# --- Tabula ---

LAST = "import json,sys\nfor line in sys.stdin: print(len(json.loads(line)['plays'])-1, flush=True)"


def test_every_end_of_a_throw_is_offered_once() -> None:
    state = thrown(returns=True)
    reached = []
    for play in ranker.whole_plays(state):
        after_it = state
        for taken in play:
            after_it = step(after_it, taken)
        reached.append((after_it.sides[0], after_it.sides[1]))
    found = afterstates(state.terms.variant, state.own, state.other, state.dice)
    assert sorted(reached) == sorted(after(afterstate, state.other) for afterstate in found)


def test_captured_pieces_are_told_to_enter_first() -> None:
    state = thrown(returns=True)
    for play in ranker.shown(state, list(ranker.whole_plays(state))):
        assert play[0].origin == CAPTURED
        assert all(taken.origin != CAPTURED for taken in play[1:])


def test_the_program_is_asked_once_a_turn(tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(LAST, encoding="utf-8")
    bot = getattr(ranker, f"{sys.executable} {program}")
    state = thrown(returns=False)
    expected = list(ranker.whole_plays(state))[-1]
    for taken in expected:
        assert decide(bot, state, TABULA.legal_actions(state), random.Random(0)) == taken
        state = step(state, taken)


def thrown(*, returns: bool) -> TabulaState:
    """A throw of 1, 2 and 4 with a captured piece, others on 3 and not yet entered."""
    rules = "classical" if returns else "seed"
    setup = TABULA.checked_setup(Setup(2, (("rules", rules), *REST)))
    own = ALL_AT_START - 3 * UNIT[START] + UNIT[CAPTURED] + 2 * UNIT[3]
    other = ALL_AT_START - 2 * UNIT[START] + UNIT[5] + UNIT[7]
    return TabulaState(terms(setup), (own, other), 0, (1, 2, 4))
