"""The nodes that Python puts into the menu of index.html, in one language: they are made anew when
another is chosen."""

from tessera.games import find
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Node
from tessera.screens.components import picture
from tessera.screens.packs import Pack
from tessera.screens.services.days import IN_A_ROW


def tile(say: Translator, pack: Pack) -> Node:
    """An added game: its picture and name are one link to play, and other links stand below."""
    title, tagline = pack.told(say.language)
    size = {"width": 320, "height": 200}
    shown = Node("img", {"src": f"packs/{pack.game}.svg", "alt": "", **size}) if pack.size else None
    play = Node(
        "a",
        {"href": f"#/begin/{pack.game}", "class": "play"},
        shown,
        Node("h2", {}, title),
        Node("p", {}, tagline),
    )
    links = [_way(f"#/new/{pack.game}", say("Who plays?"), title)]
    game = find(pack.game)
    if game and game.teaches:
        links.append(_way(f"#/learn/{pack.game}", say("Learn"), title, picture("learn")))
    return Node("li", {"class": "game offered"}, play, Node("div", {"class": "other-ways"}, *links))


def lesson_card(say: Translator, game: AnyGame, lesson: Lesson) -> Node:
    """A card with a lesson to go on with."""
    lesson_title = say.pair(say(game.texts.TITLE), say(lesson.title))
    words = Node("b", {}, say("Continue learning")), Node("span", {}, lesson_title)
    way = {"href": f"#/learn/{game.rules.name}/{lesson.name}", "class": "quiet"}
    return Node("li", {"class": "offered"}, Node("a", way, picture("learn"), *words))


def in_a_row(say: Translator, n: int) -> Node:
    """The number of days in a row on which the puzzle of the day was solved, to follow its
    description."""
    return Node("span", {"class": "offered"}, f" {say.count(IN_A_ROW, n)}.")


def _way(address: str, words: str, title: str, icon: Node | None = None) -> Node:
    # A plain space isn't read, for it stands in no line of its own.
    hidden = Node("span", {"class": "visually-hidden"}, f"\u00a0{title}")
    word = Node("span", {"class": "word" if icon else None}, words)
    return Node("a", {"href": address, "class": "beside"}, icon, word, hidden)
