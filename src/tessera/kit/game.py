"""One game, ready to play: its rules, and all that is needed to play them on a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tessera.core.record import Player
from tessera.core.rules import Rules
from tessera.core.story import Line
from tessera.i18n import Translator
from tessera.kit.bot import Bot, uniform
from tessera.kit.odds import Odds
from tessera.kit.stats import Stats
from tessera.kit.view import View
from tessera.scene.node import Node

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Preference:
    """How a game looks or goes on, as chosen on the device; nothing of the rules.
    `values` are pairs of value and label, the first one the default."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


def no_odds() -> tuple[Odds, ...]:
    """For games without dice."""
    return ()


def no_facts(
    say: Translator, number: Callable[[float, int], str], title: str
) -> list[tuple[str, str]]:
    """For games whose odds speak for themselves."""
    return []


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Game(Generic[State, Action]):
    """One game, ready to play. The `title` and all texts are English until `say` translates."""

    rules: Rules[State, Action]
    title: str
    tagline: str
    """What it is and for how many, in one line."""
    view: View[State, Action]
    story: Callable[[State, Action, State], tuple[Line, ...]]
    """What happened from the state before, by the event, to the state after."""
    tell: Callable[[Translator, tuple[Player, ...], str, Mapping[str, Any]], str]
    """The sentence for a code of the story or of a refusal, with its facts."""
    bots: Mapping[str, Bot[State, Action]]
    """Computer opponents by the level that records name: "easy", "normal" and "hard", in this
    order. Every game has "normal"."""
    levels: Mapping[str, str]
    """For each of these levels what the computer does and what it overlooks, in a sentence or
    two."""
    colours: tuple[str, ...]
    """The colours the sides may choose from."""
    options: Mapping[str, tuple[str, str]]
    """For each option `name`, and each `name=value`, its name and its explanation; for "players"
    why not every number can play, if that isn't plain."""
    rules_page: tuple[tuple[str, tuple[str, ...]], ...]
    """The rules page: headings with their paragraphs."""
    pictured: Mapping[str, Node] = field(default_factory=dict)
    """Pictures for the rules page, by the heading they stand under."""
    odds: Callable[[], tuple[Odds, ...]] = no_odds
    """What the dice bring in the long run."""
    facts: Callable[[Translator, Callable[[float, int], str], str], list[tuple[str, str]]] = (
        no_facts
    )
    """What is told beside the odds of one title: claims with what is true. The second argument
    writes a number with so many digits behind the point."""
    preferences: tuple[Preference, ...] = ()
    """What people may choose while they play, under "More"."""
    stats: Stats[State] | None = None
    """What of a game is worth a number afterwards; None where nothing is."""

    @property
    def has_choices(self) -> bool:
        """Whether there is anything to choose: some bot does more than take any legal action."""
        return any(bot is not uniform for bot in self.bots.values())
