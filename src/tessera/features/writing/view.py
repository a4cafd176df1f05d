"""The page of a game that is being written, as Nodes."""

from tessera.features.writing.page import WritePage
from tessera.i18n import N_
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.trouble import Trouble, nowhere

STRANGE = N_(
    "Somebody else may have written this program. It can read and change what is saved here, send "
    "it elsewhere, and try to stay after you remove it. Run it only if you trust it."
)
LEAST = 16
"""Lines of the text at least."""


def write_view(page: WritePage) -> Node:
    """The whole page."""
    say = page.services.say
    title = say("Write a game")
    ways = actions(link(say("More games"), "#/more", "button"), menu_link(say))
    if page.state == "fetching":
        return paper(title, lead(say("One moment, please…")), ways, look="write")
    if page.state == "lacking":
        lacking = say("It can't be downloaded now. Check your internet connection and try again.")
        again = actions(button(say("Try again"), "fetch", "primary"))
        return paper(title, lead(lacking), again, ways, look="write")
    sentence = say(
        "This is a whole game in Python. Change what you like, run it, and keep it. It stays on "
        "this device."
    )
    return paper(
        title,
        lead(sentence),
        Node("p", {"class": "advice"}, say(STRANGE)) if page.foreign else None,
        _editor(page),
        _bar(page),
        ways,
        look="write",
    )


def _editor(page: WritePage) -> Node:
    """Draws the text with line numbers, and the mistake beside its line."""
    say, fault = page.services.say, page.fault
    lines = page.text.count("\n") + 1
    shown = max(lines, LEAST)
    numbers = "\n".join(map(str, range(1, shown + 1)))
    field: Attributes = {
        "class": "code",
        "data-change": "program",
        ".value": page.text,
        "rows": shown,
        "wrap": "off",
        "spellcheck": "false",
        "autocapitalize": "off",
        "autocomplete": "off",
        "autocorrect": "off",
        "translate": "no",
        "aria-label": say("The game in Python"),
        "aria-invalid": "true" if fault and fault.line else None,
        "aria-describedby": "fault" if fault else None,
    }
    at = fault.line if fault and page.text == page.looked_over else 0
    return Node(
        "div",
        {"class": "editor", "dir": "ltr", ".style": f"--fault-line: {at}"},
        Node("pre", {"class": "line-numbers", "aria-hidden": "true"}, numbers, key="numbers"),
        Node("i", {"class": "wrong", "data-reveal": True}, key=f"wrong {at}") if at else None,
        Node("textarea", field, key="code"),
        key="editor",
    )


def _bar(page: WritePage) -> Node:
    """The fault in words, and the buttons, always in sight."""
    say, fault = page.services.say, page.fault
    busy = "true" if page.doing else None
    note = None
    if fault:
        words = Node("span", {}, page.sentence(fault))
        way = button(say("Go to line {n}", n=fault.line), "to line") if fault.line else None
        note = Node("p", {"class": "fault", "id": "fault"}, words, way, key="fault")
    run = say("Trying it…") if page.doing else say("Run")
    buttons = actions(
        button(run, "run", "primary", aria_disabled=busy),
        button(say("Stop"), "stop") if page.doing else None,
        button(say("Keep"), "keep", aria_disabled=busy),
        button(say("Save as a file"), "save"),
        _file(say("Open a file")),
        button(
            say("Take back all changes"), "anew", aria_disabled=None if page.changed else "true"
        ),
    )
    return Node("div", {"class": "write-bar"}, note, buttons, key="bar")


def _file(label: str) -> Node:
    kinds = ".py,.txt,text/x-python,text/plain"
    field = Node("input", {"type": "file", "accept": kinds, "aria-label": label})
    return Node("label", {"class": "button file"}, field, label, key="file")


def new_program(services: Services) -> Page:
    """The page of a new game."""
    return WritePage(services, write_view)


def own_program(services: Services, name: str) -> Page:
    """The page of a game that was written on this device."""
    known = name in services.device.programs.names()
    return WritePage(services, write_view, name) if known else Trouble(services, nowhere)
