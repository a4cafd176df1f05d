"""What a page and the worker that thinks for it write to each other: one object of JSON each."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tessera.bots.bot import Choice, Ranking
from tessera.session.thinking import Question

READY = json.dumps({"ready": True})
"""The worker can be asked."""


def ask(number: int, question: Question) -> str:
    """The page asks; whatever is said about this question later bears its number."""
    return json.dumps({"number": number, "question": asdict(question)})


def forget(number: int) -> str:
    """The page has no use for the answer any more."""
    return json.dumps({"number": number, "question": None})


def read_question(text: str) -> tuple[int, Question | None]:
    """A question of the page; None for one that it takes back."""
    letter = json.loads(text)
    asked = letter["question"]
    return letter["number"], Question(**asked) if asked else None


def answer(number: int, ranking: Ranking[Any], write: Callable[[Any], str]) -> str:
    """The worker's answer; `write` makes a text of an action."""
    choices = [([write(action) for action in c.actions], c.chance) for c in ranking]
    return json.dumps({"number": number, "ranking": choices})


def read_answer(text: str) -> tuple[int, Ranking[str]]:
    """The number of the question, and a ranking of texts."""
    letter = json.loads(text)
    choices = (Choice(tuple(actions), chance) for actions, chance in letter["ranking"])
    return letter["number"], tuple(choices)
