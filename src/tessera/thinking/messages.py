"""What a page and the worker that thinks for it write to each other: one object of JSON each.

Whatever is said about a request bears the number that the page gave it.
"""

import json
from dataclasses import asdict
from typing import Any

from tessera.kit.analysis import GameStep
from tessera.kit.analysis_text import read_step, write_step
from tessera.kit.bot import Choice
from tessera.kit.game import AnyGame
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.ranking import RankingRequest
from tessera.thinking.request import Report, Request

READY = json.dumps({"ready": True})
"""The worker can be asked."""
KINDS = {kind.__name__: kind for kind in (RankingRequest, AnalysisRequest)}


def write_request(number: int, request: Request[Any] | None) -> str:
    """What the page wants; None takes it back."""
    kind = {type(request).__name__: asdict(request)} if request else {}
    return json.dumps({"number": number} | kind)


def read_request(text: str) -> tuple[int, Request[Any] | None]:
    """The same, as the worker reads it."""
    message = json.loads(text)
    number = message.pop("number")
    return number, next((KINDS[name](**fields) for name, fields in message.items()), None)


def write_report(number: int, report: Report[Any], game: AnyGame) -> str:
    """What the worker has found: steps, each a line, or choices, each a list."""
    found = [
        write_step(one)
        if isinstance(one, GameStep)
        else ([*map(game.rules.write, one.actions)], one.win_probability)
        for one in report.found
    ]
    return json.dumps({"number": number, "found": found, "done": report.done})


def write_begun(number: int) -> str:
    """The worker has the game, and thinks from now on."""
    return json.dumps({"number": number, "begun": True})


def has_begun(text: str) -> bool:
    """Whether a message says no more than that."""
    return "begun" in json.loads(text)


def number_of(text: str) -> int:
    """The request that a report is about."""
    number: int = json.loads(text)["number"]
    return number


def read_report(text: str, game: AnyGame) -> Report[Any]:
    """The report, as the page reads it."""
    message, read = json.loads(text), game.rules.read
    found = (
        read_step(one) if isinstance(one, str) else Choice(tuple(map(read, one[0])), one[1])
        for one in message["found"]
    )
    return Report(tuple(found), message["done"])
