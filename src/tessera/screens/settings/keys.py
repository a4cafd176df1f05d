"""The list of the keys that work at a table."""

from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import hint

LISTS_KEYS = "?"
"""The key that opens the list."""


def keys_list(say: Translator, game: AnyGame) -> Node:
    """Each key with its effect in this game."""
    keys = [
        (say("Arrows"), say("Move over the board")),
        ("Page Up, Page Down", say("Go to where you can play")),
        ("Enter", say("Play there")),
        ("B", say("Read the board aloud")),
        ("D", say("Say the score")),
    ]
    if game.bots_think:
        keys.append(("H", say("Hint")))
    if game.has_choices:
        keys += [
            ("W", say("Say what I can do")),
            ("Esc", say("Put back what is chosen")),
            ("Ctrl+Z", say("Undo")),
            ("Ctrl+Shift+Z", say("Redo")),
        ]
    keys.append((LISTS_KEYS, say("Show the keys")))
    rows = [
        Node("div", {}, Node("dt", {}, Node("kbd", {}, key)), Node("dd", {}, does), key=key)
        for key, does in keys
    ]
    where = hint(say("Letters work while the focus is on the board or in the hand."))
    return Node("div", {"class": "keys-list"}, Node("dl", {}, *rows), where, key="keys")
