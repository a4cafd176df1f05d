"""A hint on the screen: marks on what it is about, and a strip with the choices in words."""

from tessera.kit.view import AnySeen, Sign
from tessera.scene.node import Node
from tessera.screens.components import button, icon_button
from tessera.screens.play.hint import capital, concerns
from tessera.screens.play.model import Play
from tessera.screens.table.signs import signed


def hint_strip(play: Play, seen: AnySeen) -> Node | None:
    """The chosen choice in words, and a button for each with its worth."""
    say, hint = play.services.say, play.hint
    if not hint.is_open:
        return None
    signs, worths = hint.signs(seen), hint.worths()
    words = capital(signs[hint.chosen].words) if signs else say("Thinking …")
    why = hint.reason(seen)
    buttons = [
        _button(number, sign, worth, chosen=number == hint.chosen)
        for number, (sign, worth) in enumerate(zip(signs, worths, strict=False))
    ]
    known = bool(worths and worths[0])
    unit = say("Chance to win, as the computer sees it") if known else say("The best first")
    return Node(
        "section",
        {"class": "hint-strip", "aria-label": say("Hint")},
        Node("p", {"class": "hint-words"}, words),
        Node("p", {"class": "hint-why"}, why) if why else None,
        Node(
            "div",
            {"class": "hint-choices"},
            Node("small", {}, unit if signs else ""),
            Node(
                "div",
                {"class": "row", "role": "group", "aria-label": unit, "data-keys": "hint"},
                *buttons,
            ),
        ),
        button(say("Play this"), "hint play", "primary") if signs else None,
        icon_button("close", say("Close"), "hint close"),
        key="hint strip",
    )


def _button(number: int, sign: Sign, worth: str, *, chosen: bool) -> Node:
    # What is heard begins with what is seen, so that people who speak to the device are understood.
    label = f"{number + 1} {worth}".rstrip() + f": {sign.words}"
    return Node(
        "button",
        {
            "type": "button",
            "class": "button",
            "data-press": f"app:hint {number}",
            "aria-pressed": "true" if chosen else "false",
            "aria-label": label,
        },
        Node("b", {}, f"{number + 1} "),
        Node("span", {}, worth) if worth else None,
        key=str(number),
    )


def pointed(play: Play, seen: AnySeen, part: Node) -> Node:
    """The same part of the screen, with marks on the targets of the hint; not while something else
    is chosen, which has marks of its own."""
    signs = play.hint.signs(seen)
    if not signs or not concerns(signs[play.hint.chosen], seen.ui.chosen):
        return part
    return signed(play.services.say, part, signs[play.hint.chosen])
