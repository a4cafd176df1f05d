"""The messages between a page and the worker that thinks for it, each one object of JSON.

A message about a request has the number that the page gave to the request.
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
"""The message of a worker that has started."""
KINDS = {kind.__name__: kind for kind in (RankingRequest, AnalysisRequest)}


def write_request(number: int, request: Request[Any] | None) -> str:
    """The message that sends a request, or with None cancels the one of that number."""
    kind = {type(request).__name__: asdict(request)} if request else {}
    return json.dumps({"number": number} | kind)


def read_request(text: str) -> tuple[int, Request[Any] | None]:
    """The number and the request of such a message; None for a cancellation."""
    message = json.loads(text)
    number = message.pop("number")
    return number, next((KINDS[name](**fields) for name, fields in message.items()), None)


def write_report(number: int, report: Report[Any], game: AnyGame) -> str:
    """The message for a report. A step in it is a line of text, a choice a pair of its actions as
    text and its chance to win."""
    results = [
        write_step(one)
        if isinstance(one, GameStep)
        else ([*map(game.rules.write, one.actions)], one.win_probability)
        for one in report.found
    ]
    return json.dumps({"number": number, "found": results, "done": report.done})


def write_begun(number: int) -> str:
    """The message that the worker has loaded the game and begins to think."""
    return json.dumps({"number": number, "begun": True})


def has_begun(text: str) -> bool:
    """Whether a message is one by `write_begun`."""
    return "begun" in json.loads(text)


def number_of(text: str) -> int:
    """The number of the request that a message is about."""
    number: int = json.loads(text)["number"]
    return number


def read_report(text: str, game: AnyGame) -> Report[Any]:
    """The report of a message by `write_report`."""
    message, read = json.loads(text), game.rules.read
    results = (
        read_step(one) if isinstance(one, str) else Choice(tuple(map(read, one[0])), one[1])
        for one in message["found"]
    )
    return Report(tuple(results), message["done"])
