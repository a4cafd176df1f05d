"""Surprising facts about a game, worked out by programs of the lab."""

from collections.abc import Callable, Iterator
from functools import cache
from pkgutil import get_data
from typing import Any, NamedTuple

from tessera.core.rules import Rules
from tessera.i18n import Translator
from tessera.scene.node import Node

FACTS = "facts.txt"
"""The file in a game's folder with facts that one wouldn't guess: pairs of lines, `first n=53` and
then "Who throws first wins about {n} of 100 games". `make -C lab facts` works out the
figures."""
AnyRules = Rules[Any, Any]


class Fact(NamedTuple):
    """A sentence, and its figures as they are written in English."""

    name: str
    figures: dict[str, str]
    sentence: str


def read_facts(text: str) -> Iterator[Fact]:
    """Yields the facts of a file. Lines that begin with # are comments."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for head, sentence in zip(lines[::2], lines[1::2], strict=True):
        name, *figures = head.split()
        yield Fact(name, dict(figure.split("=") for figure in figures), sentence)


@cache
def facts_of(rules: AnyRules) -> tuple[Fact, ...]:
    """The facts of a game; none where its folder has no such file."""
    try:
        text = get_data(type(rules).__module__.partition(".rules")[0], FACTS)
    except OSError:
        return ()
    return tuple(read_facts((text or b"").decode("utf-8")))


Number = Callable[[float, str, int], str]
"""Writes a number in a language with so many decimals."""


def one_fact(rules: AnyRules, n: int, say: Translator, number: Number) -> Node | None:
    """Draws the n-th fact of the game under a heading. After the last comes the first."""
    facts = draw_facts(rules, say, number)
    heading = Node("h3", {}, say("Did you know?"))
    return Node("aside", {}, heading, facts[n % len(facts)], key="fact") if facts else None


def draw_facts(rules: AnyRules, say: Translator, number: Number) -> list[Node]:
    """Draws all facts of the game in the language of `say`, with their origin."""
    return [_draw_fact(rules, fact, say, number) for fact in facts_of(rules)]


def _draw_fact(rules: AnyRules, fact: Fact, say: Translator, number: Number) -> Node:
    figures = {
        name: number(float(figure), say.language, len(figure.partition(".")[2]))
        for name, figure in fact.figures.items()
    }
    return Node(
        "div",
        {"class": "did-you-know"},
        Node("p", {}, say(fact.sentence, **figures)),
        Node(
            "details",
            {},
            Node("summary", {}, say("How do you know?")),
            Node(
                "p",
                {},
                say(
                    "This isn't guessed. A small program looked at every case, or let the computers"
                    " play many games. With Tessera's source you can run it yourself:"
                ),
            ),
            Node("code", {}, f"make -C lab facts GAME={rules.name} FACT={fact.name}"),
        ),
        key=f"fact {fact.name}",
    )
