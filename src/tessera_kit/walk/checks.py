"""What holds for every page that is ever shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain

from tessera import games
from tessera.features import FEATURES
from tessera.features.packs.missing import Missing
from tessera.i18n import LANGUAGES, Translator, translator
from tessera.scene.node import Node
from tessera.screens.app import App
from tessera.screens.router import Router
from tessera.screens.services import Services
from tessera.screens.trouble import Trouble
from tessera_kit import right_to_left
from tessera_kit.fakes.device import FakeDevice, as_device
from tessera_kit.fakes.surface import FakeElement, shows
from tessera_kit.fakes.tablet import name_of, nodes

MARKUP = {".innerHTML", ".outerHTML", "srcdoc", "onclick", "onload", "style"}
NAMED = {"button", "input", "select", "a"}
OF_A_SAVED_GAME = (
    *("play", "screen", "watch", "end", "analysis", "share", "phones", "picture", "position"),
)
UNFILLED = re.compile(r"\{\w*\}")
TOLD = {"aria-label", "title", "alt", "placeholder", "aria-description"}
WORD = re.compile(r"\w\w+")
LETTER = re.compile(r"[^\W\d_]{2}")
"""A word, and not the coordinates of a square."""

NAMES_TYPED = ("Zoë & Søren", "", "Ana", "<b>100 %s</b>", "W" * 40, "👩‍👩‍👧‍👦", "\u202eabc", "Rui")
WRITTEN = "Pig"
"""The title of the game that a page for writing one begins with: it is its author's own word."""

BRACKETS = "⟦{}⟧"


class Bracketed(Translator):
    """A language for walks: whatever was translated stands in brackets, so what was forgotten
    shows."""

    def __init__(self) -> None:
        super().__init__("en", translator("en")._catalogue)

    def __call__(self, text: str, **facts: object) -> str:
        return BRACKETS.replace("{}", super().__call__(text, **facts))

    def count(self, forms: tuple[str, str], n: int, **facts: object) -> str:
        return BRACKETS.replace("{}", super().count(forms, n, **facts))


MADE_UP = {"xx": Bracketed, right_to_left.CODE: right_to_left.from_right_to_left}


@cache
def spoken(language: str) -> Translator:
    """The translator of a language, which may be a made-up one; always the same one."""
    return MADE_UP[language]() if language in MADE_UP else translator(language)


def place_of(address: str) -> str:
    """The first word of an address."""
    return address.removeprefix("#").removeprefix("/").partition("/")[0] or "home"


def is_own(game: str) -> bool:
    """Whether this game was written in the page. Nobody has translated it."""
    return games.INSTALLED.get(game, "").startswith("own_")


def check(app: App, page: Node, element: FakeElement) -> None:
    """Checks everything about a page drawn anew, whose element was brought up to date before.
    Raises AssertionError."""
    assert shows(element, page), "drawn anew it looks otherwise"
    everything = nodes(page)
    _check_all(everything)
    at_home = app.screen.name == "home"
    can_go_on = any("data-press" in n.attributes or "href" in n.attributes for n in everything)
    assert at_home or can_go_on, "nothing to press and nothing to follow"
    for target in pressed(everything):
        assert app.meant(target), f"a press on {target!r} means nothing"
    for node in reachable(page):
        if field := node.attributes.get("data-change"):
            assert app.takes(str(field)), f"another {field!r} means nothing"
    for node in everything:
        if address := node.attributes.get("href"):
            assert leads(app, str(address)), f"{address} leads nowhere"
    said = [text for node in everything for text in _said(node) if "{" in text]
    missing = list(filter(UNFILLED.search, said))
    assert not missing, f"a fact is missing: {missing}"
    if isinstance(app.services.say, Bracketed) and not any(map(is_own, games.INSTALLED)):
        _check_translated(everything)


Sights = list[tuple[str, bool]]
MOVING, MARKED = {"data-thing", "data-spin"}, {"data-flying", "data-rolls", "data-moves"}


def sights(element: FakeElement, *, marked: bool = False, within: bool = False) -> Sights:
    """Everything that is seen of an element, and whether it can move or, with `marked`, does."""
    attributes = element.attributes
    if attributes.get("role") == "status":
        return []
    moves = not (MOVING.isdisjoint(attributes) or (marked and MARKED.isdisjoint(attributes)))
    within = within or moves
    inside = [sights(child, marked=marked, within=within) for child in element.seen]
    if inside and all(seen and all(can for _, can in seen) for seen in inside):
        within = True  # The wrapper of what moves.
    looks = " ".join(f"{name}={value}" for name, value in attributes.items() if name not in MARKED)
    return [(f"{element.tag} {element.text} {looks}", within), *chain.from_iterable(inside)]


def check_nothing_is_told(before: Sights, meanwhile: FakeElement) -> None:
    """Checks that a page on which something moves tells no more than the one `before` did: nothing
    has come, and nothing has gone, but what moves."""
    now = sights(meanwhile, marked=True)
    came, went = _more(now, before), _more(before, now)
    assert not came, f"seen before it has happened: {came}"
    assert not went, f"gone before it has happened: {went}"


def _more(here: Sights, there: Sights) -> list[str]:
    """All that is here alone and doesn't move."""
    moving = Counter(words for words, moves in here if moves)
    return [*(Counter(words for words, _ in here) - Counter(words for words, _ in there) - moving)]


def check_page(page: Node) -> None:
    """Checks that siblings can be told apart, whatever can be used has a name, text stays text, and
    nobody is asked a question with only one answer."""
    _check_all(nodes(page))


def _check_all(everything: list[Node]) -> None:
    # A pattern of a board that lies there twice is one Node, the same wherever it is taken from.
    named = {id(node): node.attributes["id"] for node in everything if "id" in node.attributes}
    assert len(named) == len(set(named.values())), f"an id stands twice: {named.values()}"
    for node in everything:
        keys = [child.key for child in node.children if isinstance(child, Node) and child.key]
        assert len(keys) < 2 or len(keys) == len({*keys}), f"children of {node} have the same key"
        markup = MARKUP & node.attributes.keys()
        assert not markup, f"{node} has {markup}: a style sheet says what it looks like"
        if node.tag in NAMED:
            assert name_of(node).strip() or node.attributes.get("type") == "radio", node
            if node.tag in ("a", "button"):
                _check_label(node)
            inner = [n for n in nodes(node)[1:] if n.tag in NAMED]
            assert not inner, f"{node} has {inner} in it"
        if node.tag == "button":
            assert node.attributes.get("data-press"), f"nothing happens on {node}"
    for name, answers in _asked(everything):
        assert answers > 1, f"one answer alone to {name!r}"


def _check_label(node: Node) -> None:
    """Checks that who speaks to the tablet can say what stands there (WCAG 2.5.3)."""
    if label := str(node.attributes.get("aria-label", "")).casefold():
        words = WORD.findall(_visible(node).casefold())
        missing = [word for word in words if word not in label]
        assert not missing, f"{label!r} is without the words {missing} that stand on it"


def _visible(node: Node) -> str:
    own = node.attributes
    if own.get("aria-hidden") == "true" or "visually-hidden" in str(own.get("class", "")).split():
        return ""
    return " ".join(child if isinstance(child, str) else _visible(child) for child in node.children)


def _asked(everything: list[Node]) -> Iterator[tuple[str, int]]:
    """The number of answers to each question, with the name of its field."""
    radios = Counter(n.attributes.get("name") for n in everything if _is_radio(n))
    yield from ((str(name), count) for name, count in radios.items())
    for node in everything:
        if node.tag == "select":
            answers = [one for one in nodes(node) if one.tag == "option"]
            yield str(node.attributes.get("data-change")), len(answers)


def _is_radio(node: Node) -> bool:
    return node.tag == "input" and node.attributes.get("type") == "radio"


def leads(app: App, address: str) -> bool:
    """Whether a link leads where it says; taken for granted of those that leave the app."""
    if not address.startswith("#/"):
        return True
    place, _, rest = address.removeprefix("#/").partition("/")
    if place in OF_A_SAVED_GAME and rest:  # `#/picture` alone is that of the evening.
        saves, id = app.services.saves, rest.partition("/")[0]
        # One that was left untouched is in no list, but its page can still be gone back to.
        return saves.entry(id) is not None or saves.open(id) is not None
    if place in ("write", "try") and rest:
        return is_own(rest) or rest in app.services.device.programs.names()
    if place in ("rules", "odds"):  # Perhaps for a saved game.
        address = f"#/{place}/{rest.partition('/')[0]}"
    return _leads(address, *games.INSTALLED)


@cache
def _leads(address: str, *installed: str) -> bool:
    page = Router(FEATURES).page(Services(as_device(FakeDevice()), "en"), address)
    # Another window may have removed the game meanwhile: the page adds it again.
    return isinstance(page, Missing) or not isinstance(page, Trouble)


def reachable(page: Node) -> list[Node]:
    """The nodes that can be pressed or reached by Tab: all, or where a dialog lies over the page
    only its own."""
    everything, controls = nodes(page), list[Node]()
    dialogs = [node for node in everything if node.tag == "dialog"]
    if not dialogs and not any(node.attributes.get("inert") for node in everything):
        return everything
    todo = dialogs or [page]
    while todo:
        node = todo.pop()
        if not node.attributes.get("inert"):
            controls.append(node)
            todo += [child for child in reversed(node.children) if isinstance(child, Node)]
    return controls


def pressed(everything: list[Node]) -> set[str]:
    """The targets that presses on these nodes send to the frame."""
    presses = {str(node.attributes.get("data-press")) for node in everything}
    return {press.removeprefix("app:") for press in presses if press.startswith("app:")}


def _said(node: Node) -> list[str]:
    texts = [child for child in node.children if isinstance(child, str)]
    names = TOLD.intersection(node.attributes)
    return texts + [str(node.attributes[name]) for name in names] if names else texts


def _check_translated(everything: list[Node]) -> None:
    """Checks that whatever can be used has a name, and that it was translated unless it is a proper
    name."""
    for node in everything:
        if node.tag in ("button", "a", "select", "textarea", "h1", "h2"):
            name = name_of(_heard(node))
            typed = any(one.startswith(name) for one in NAMES_TYPED)
            proper = name in (WRITTEN, *LANGUAGES.values())
            own = not LETTER.search(name) or typed or proper
            assert own or "⟦" in name, f"not translated: {name!r}"


def _heard(node: Node) -> Node:
    """The element without what no screen reader says, such as the letter in a person's picture."""
    heard = [
        _heard(child) if isinstance(child, Node) else child
        for child in node.children
        if isinstance(child, str) or child.attributes.get("aria-hidden") != "true"
    ]
    return Node(node.tag, node.attributes, *heard)


def lies_in(element: FakeElement, root: FakeElement) -> bool:
    """Whether an element still is part of the page."""
    above: FakeElement | None = element
    while above is not None and above is not root:
        above = above.parent
    return above is root
