"""What a page and the worker that thinks for it write to each other: one object of JSON each.

Whatever is said about a question or a task bears the number that the page gave it.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tessera.kit.analysis_text import read_step, write_step
from tessera.kit.bot import Choice, Ranking
from tessera.thinking.analysis import Found, Task
from tessera.thinking.request import Question

READY = json.dumps({"ready": True})
"""The worker can be asked."""


def ask(number: int, question: Question) -> str:
    """The page asks a bot."""
    return json.dumps({"number": number, "question": asdict(question)})


def commission(number: int, task: Task) -> str:
    """The page wants a game to be analysed."""
    return json.dumps({"number": number, "task": asdict(task)})


def forget(number: int) -> str:
    """The page has no use for the answer any more."""
    return json.dumps({"number": number})


def read_request(text: str) -> tuple[int, Question | Task | None]:
    """What the page wants; None for something that it takes back."""
    message = json.loads(text)
    if "question" in message:
        return message["number"], Question(**message["question"])
    return message["number"], Task(**message["task"]) if "task" in message else None


def about(text: str) -> tuple[int, bool]:
    """The number that an answer bears, and whether it is the last one about it."""
    message = json.loads(text)
    return message["number"], message.get("done", True)


def answer(number: int, ranking: Ranking[Any], write: Callable[[Any], str]) -> str:
    """What a bot thinks; `write` makes a text of an action."""
    choices = [([write(action) for action in c.actions], c.win_probability) for c in ranking]
    return json.dumps({"number": number, "ranking": choices})


def read_answer(text: str) -> Ranking[str]:
    """A ranking of texts."""
    choices = json.loads(text)["ranking"]
    return tuple(Choice(tuple(actions), chance) for actions, chance in choices)


def report(number: int, found: Found) -> str:
    """What an analysis has found since the last report."""
    return json.dumps(
        {"number": number, "steps": [write_step(step) for step in found.steps], "done": found.done}
    )


def read_report(text: str) -> Found:
    """The same, as the page reads it."""
    message = json.loads(text)
    return Found(tuple(map(read_step, message["steps"])), message["done"])
