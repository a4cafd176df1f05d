"""A hint in words, in the panel: the choice shown and why, and a button for each with its worth."""

from collections.abc import Sequence

from tessera.i18n import N_, Translator
from tessera.kit.phrases import capital
from tessera.kit.view import AnySeen, Sign
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import button, flag, icon_button
from tessera.screens.table.words.turn import LEVEL_NAMES, NORMAL
from tessera.thinking.request import INSTEAD

LONG_HINT = 50
"""With more characters than these the words of a hint are written smaller."""
STAND_IN = N_("No hint right now. “{level}” would play this.")


def stand_in(say: Translator, by: str) -> tuple[str, ...]:
    """A sentence for a hint by another computer than the one that was asked; else nothing."""
    return (say(STAND_IN, level=say(LEVEL_NAMES[NORMAL])),) if by == INSTEAD else ()


def hint_strip(
    seen: AnySeen, signs: Sequence[Sign], worths: Sequence[str], chosen: int, why: str
) -> Node:
    """The choice shown in words, with its reason, and a button with the worth of each choice.
    Without signs, that the computer is still thinking."""
    say = seen.say
    words = capital(signs[chosen].words) if signs else say("Thinking…")
    buttons = [
        _button(number, sign, worth, chosen=number == chosen)
        for number, (sign, worth) in enumerate(zip(signs, worths, strict=False))
    ]
    known = bool(worths and worths[0])
    unit = say("Chance to win, as the computer sees it") if known else say("The best first")
    return Node(
        "section",
        {"class": "hint-strip", "aria-label": say("Hint")},
        Node(
            "div",
            {"class": classes("hint-says", full=len(words) + len(why) > LONG_HINT)},
            Node("p", {"class": "hint-words"}, words),
            Node("p", {"class": "hint-why"}, why) if why else None,
            Node("small", {}, unit) if signs else None,
        ),
        icon_button("close", say("Close"), "hint close"),
        _choices(unit, buttons, button(say("Play this"), "hint play", "primary"))
        if signs
        else None,
        key="hint strip",
    )


def _choices(unit: str, buttons: Sequence[Node], play: Node) -> Node:
    """The choices with their worths, and the button that plays the one shown."""
    group: Attributes = {"class": "row", "role": "group", "aria-label": unit, "data-keys": "hint"}
    return Node("div", {"class": "hint-choices"}, Node("div", group, *buttons), play)


def _button(number: int, sign: Sign, worth: str, *, chosen: bool) -> Node:
    # What is heard begins with what is seen, so that people who speak to the device are understood.
    label = f"{number + 1} {worth}".rstrip() + f": {sign.words}"
    return Node(
        "button",
        {
            "type": "button",
            "class": "button",
            "data-press": f"app:hint {number}",
            "aria-pressed": flag(chosen),
            "aria-label": label,
        },
        Node("b", {}, f"{number + 1} "),
        Node("span", {}, worth) if worth else None,
        key=str(number),
    )
