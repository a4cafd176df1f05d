"""Programs for Tabula that can say which of some plays they like best.

    make -C lab arena GAME=tabula A=hard B=lab.strength.rivals.ranker:COMMAND PAIRS=100

with OPTIONS=rules=classical for the classical game. COMMAND is started once in each process of the
arena. For every choice it reads a line of JSON and answers with a line: the number of the play,
from 0. What it reads has

- `own` and `other`: how many pieces each side has on the 27 places (0 not yet entered, 1 to 24 the
  points, 25 borne off, 26 captured);
- `returns`: whether captured pieces come back;
- `plays`: every allowed end of the throw, once, as steps from a place to a place; a captured piece
  enters from 26.

So the program's judgement plays, by our rules: it can't choose what they forbid. It is asked once a
turn.
"""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterator
from functools import cache
from shutil import which
from subprocess import PIPE, Popen
from time import perf_counter

from lab.strength.arena import AnyBot
from lab.strength.rivals import Record
from tessera.core.chance import Rng
from tessera.games.tabula.rules import step
from tessera.games.tabula.rules.engine import CAPTURED, START, count
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.kit.bot import Choice, Ranking

Play = tuple[PieceStep, ...]


@cache
def __getattr__(name: str) -> AnyBot:
    """The bot of this command."""
    if name.startswith("__"):
        raise AttributeError(name)
    command = shlex.split(name)
    if which(command[0]) is None:
        raise AttributeError(f"no program {command[0]}")
    programs: dict[int, Popen[str]] = {}
    planned: dict[State, Play] = {}
    record = Record(name)

    def ranker(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        if seen in planned:
            yield (Choice(planned[seen]),)
            return
        plays = list(whole_plays(seen))
        if len(plays) == 1:
            yield (Choice(plays[0]),)
            return
        if os.getpid() not in programs:
            programs[os.getpid()] = Popen(command, stdin=PIPE, stdout=PIPE, text=True, bufsize=1)
        program = programs[os.getpid()]
        assert program.stdin
        assert program.stdout
        began = perf_counter()
        program.stdin.write(question(seen, plays) + "\n")
        answer = program.stdout.readline()
        record.took(perf_counter() - began)
        chosen = plays[int(answer)]
        planned.clear()
        for done, taken in enumerate(chosen):
            planned[seen] = chosen[done:]
            seen = step(seen, taken)
        yield (Choice(chosen),)

    return ranker


def question(seen: State, plays: list[Play]) -> str:
    """The line of JSON that the program is asked."""
    own, other = ([count(side, place) for place in range(27)] for side in (seen.own, seen.other))
    returns = seen.terms.variant.returns
    return json.dumps({"own": own, "other": other, "returns": returns, "plays": shown(seen, plays)})


def shown(seen: State, plays: list[Play]) -> list[list[PieceStep]]:
    """The steps of the plays without passes. Where captured pieces return, those enter first, from
    their own place instead of the start."""
    waiting = count(seen.own, CAPTURED) if seen.terms.variant.returns else 0
    found = []
    for play in plays:
        steps = [taken for taken in play if taken != PASS]
        entering = [i for i, taken in enumerate(steps) if taken.origin == START][:waiting]
        for i in entering:
            steps[i] = PieceStep(CAPTURED, steps[i].target)
        found.append(steps)
    return found


def whole_plays(seen: State) -> Iterator[Play]:
    """One play to each end that the rules allow, with a pass if dice are left without use."""
    known: set[State] = set()
    afterstates: set[State] = set()
    waiting: list[tuple[State, Play]] = [(seen, ())]
    while waiting:
        state, done = waiting.pop()
        if state.over or state.seat != seen.seat or not state.dice:
            if state not in afterstates:
                afterstates.add(state)
                yield done
            continue
        if state in known:
            continue
        known.add(state)
        for taken in [PieceStep(*way) for way in state.ways()] or [PASS]:
            waiting.append((step(state, taken), (*done, taken)))
