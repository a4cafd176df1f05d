"""What is said when somebody asks for it: the board, and how things stand."""

from tessera.core.dice import Roll
from tessera.scene.node import Node
from tessera.screens.components import button
from tessera.screens.table.context import Context
from tessera.screens.table.words.news import whose_turn


def board_aloud(context: Context) -> None:
    """What lies on the board, what happened last, and who is to act."""
    say = context.services.say
    _, latest = context.log.latest(say)
    _say(context, *context.game.view.board_aloud(context.seen), latest)


def count_aloud(context: Context) -> None:
    """Dice or cards, how everybody stands, and what is to be done."""
    seen, say = context.seen, context.services.say
    rolls = [event for event in seen.events if isinstance(event, Roll)]
    dice = say.together([*map(str, rolls[-1].dice)]) if rolls else ""
    thrown = say("Last throw: {dice}.", dice=dice) if dice else ""
    _say(context, thrown, *context.game.view.count_aloud(seen))


def _say(context: Context, *sentences: str) -> None:
    told = [sentence for sentence in sentences if sentence]
    words = whose_turn(context)
    context.services.announce(*told, *([] if words in " ".join(told) else [words]))


def asked_aloud(context: Context) -> Node:
    """The same without keys, for who explores the screen by touch and hears it. It is no stop of
    the Tab key: keyboards have B and D."""
    say = context.services.say
    return Node(
        "div",
        {"class": "visually-hidden"},
        button(say("Read the board aloud"), "board aloud", tabindex=-1),
        button(say("Say dice and count"), "count aloud", tabindex=-1),
        key="aloud",
    )
