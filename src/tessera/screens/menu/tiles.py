"""What Python puts into the menu of index.html. It is in all languages, as the rest is there, so
that it stays when another one is chosen."""

from tessera.games import find
from tessera.i18n import LANGUAGES, N_, translator
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Node
from tessera.screens.components import picture
from tessera.screens.packs import Pack
from tessera.screens.services.days import IN_A_ROW

OTHER, LEARN, GO_ON = N_("Other table…"), N_("Learn"), N_("Continue learning")


def tile(pack: Pack) -> Node:
    """An added game: its picture and name are one press to play, and below stand other ways."""
    title = {code: pack.told(code)[0] for code in LANGUAGES}
    tagline = {code: pack.told(code)[1] for code in LANGUAGES}
    size = {"width": 320, "height": 200}
    shown = Node("img", {"src": f"packs/{pack.game}.svg", "alt": "", **size}) if pack.size else None
    play = Node(
        "a",
        {"href": f"#/begin/{pack.game}", "class": "play"},
        shown,
        Node("h2", {}, *_spans(title)),
        Node("p", {}, *_spans(tagline)),
    )
    ways = [_way(f"#/new/{pack.game}", OTHER, title)]
    game = find(pack.game)
    if game and game.teaches:
        ways.append(_way(f"#/learn/{pack.game}", LEARN, title, picture("learn")))
    return Node("li", {"class": "game offered"}, play, Node("div", {"class": "other-ways"}, *ways))


def lesson_card(game: AnyGame, lesson: Lesson) -> Node:
    """A lesson to go on with."""
    title, about = _in_all(game.texts.TITLE), _in_all(lesson.title)
    told = {code: f"{title[code]}: {about[code]}" for code in LANGUAGES}
    words = Node("b", {}, *_spans(_in_all(GO_ON))), Node("span", {}, *_spans(told))
    way = {"href": f"#/learn/{game.rules.name}/{lesson.name}", "class": "quiet"}
    return Node("li", {"class": "offered"}, Node("a", way, picture("learn"), *words))


def in_a_row(n: int) -> Node:
    """How many days the puzzle of the day was found, behind what is said of it."""
    told = {code: f" {translator(code).count(IN_A_ROW, n)}." for code in LANGUAGES}
    return Node("span", {"class": "offered"}, *_spans(told))


def _way(address: str, words: str, title: dict[str, str], icon: Node | None = None) -> Node:
    # A plain space isn't read, for it stands in no line of its own.
    hidden = Node("span", {"class": "visually-hidden"}, "\u00a0", *_spans(title))
    word = Node("span", {"class": "word" if icon else None}, *_spans(_in_all(words)))
    return Node("a", {"href": address, "class": "beside"}, icon, word, hidden)


def _in_all(text: str) -> dict[str, str]:
    return {code: translator(code)(text) for code in LANGUAGES}


def _spans(told: dict[str, str]) -> list[Node | str]:
    """The text in every language, or once where all languages say the same."""
    if len(set(told.values())) == 1:
        return [next(iter(told.values()))]
    return [Node("span", {"lang": code}, words) for code, words in told.items()]
