"""The rules to agree on before a game."""

from collections.abc import Collection, Sequence
from typing import Any

from tessera.core.edition import Edition
from tessera.core.setup import Setup
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.scene.widgets import choice
from tessera.screens.components import fieldset, hint


def open_options(game: AnyGame, edition: Edition, count: int, hidden: Collection[str]) -> list[Any]:
    """The options that leave a choice."""
    settled, offered = (*edition.options, *hidden), game.rules.options(count)
    free = (one for one in offered if len(one.values) > 1 and one.side is None)
    return [one for one in free if one.name not in settled]


def option(say: Translator, game: AnyGame, setup: Setup, values: Sequence[str], name: str) -> Node:
    """The field for an option with these values."""
    texts, picks = game.texts.OPTIONS, list[Node]()
    title, explanation = texts[name]
    for value in values:
        label, about = texts[f"{name}={value}"]
        chosen = setup[name] == value
        picks.append(choice(name, value, say(label), checked=chosen, hint=about and say(about)))
    row = Node("div", {"class": "choices"}, *picks)
    return fieldset(say(title), hint(say(explanation)), row, key=f"option {name}")
