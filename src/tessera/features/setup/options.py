"""The rules to agree on before a game, and a line of the differences."""

from collections.abc import Collection, Sequence
from typing import Any

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.features.setup.tables import agreed
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import starts_given
from tessera.scene.node import Node
from tessera.scene.widgets import choice
from tessera.screens.components import fieldset, hint


def open_options(game: AnyGame, edition: Edition, count: int) -> list[Any]:
    """The options that leave a choice."""
    return [
        option
        for option in game.rules.options(count)
        if len(option.values) > 1 and option.name not in edition.options and option.side is None
    ]


def option(say: Translator, game: AnyGame, setup: Setup, values: Sequence[str], name: str) -> Node:
    """The field for an option with these values."""
    texts = game.texts.OPTIONS
    title, explanation = texts[name]
    picks = []
    for value in values:
        label, about = texts[f"{name}={value}"]
        chosen = setup[name] == value
        picks.append(choice(name, value, say(label), checked=chosen, hint=about and say(about)))
    return fieldset(
        say(title),
        hint(say(explanation)),
        Node("div", {"class": "choices"}, *picks),
        key=f"option {name}",
    )


def differences(
    say: Translator,
    game: AnyGame,
    edition: Edition,
    setup: Setup,
    players: Sequence[Player],
    left_out: Collection[str],
) -> list[str]:
    """The options agreed otherwise than usual: `Hands: Open`, `Start for Ana: 20 points`."""
    usual, texts = agreed(game, edition, players, {}), game.texts.OPTIONS
    others = [
        say.pair(say(texts[o.name][0]), say(texts[f"{o.name}={setup[o.name]}"][0]))
        for o in open_options(game, edition, len(players))
        if o.name not in left_out and setup[o.name] != usual[o.name]
    ]
    return [*others, *starts_given(say, game.rules, texts, setup, players)]
