"""What a page and the worker that thinks for it write to each other: one object of JSON each."""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tessera.kit.bot import Choice, Ranking
from tessera.thinking.request import Question

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
    message = json.loads(text)
    asked = message["question"]
    return message["number"], Question(**asked) if asked else None


def answer(number: int, ranking: Ranking[Any], write: Callable[[Any], str]) -> str:
    """The worker's answer; `write` makes a text of an action."""
    choices = [([write(action) for action in c.actions], c.win_probability) for c in ranking]
    return json.dumps({"number": number, "ranking": choices})


def read_answer(text: str) -> tuple[int, Ranking[str]]:
    """The number of the question, and a ranking of texts."""
    message = json.loads(text)
    choices = (Choice(tuple(actions), chance) for actions, chance in message["ranking"])
    return message["number"], tuple(choices)
