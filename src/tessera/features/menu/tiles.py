"""The nodes that Python puts into the menu of index.html, in one language: they are made anew when
another is chosen."""

from collections.abc import Sequence

from tessera.core.record import Player
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Attributes, Node
from tessera.screens.components import picture
from tessera.screens.packs import Pack
from tessera.screens.services.days import IN_A_ROW

WITH = N_("with {players}")
"""Follows the word on a tile's button: "Play", with Marcus."""


def tile(say: Translator, pack: Pack, whom: str) -> Node:
    """The tile of an added game of which index.html knows nothing: drawn like those in it."""
    title, tagline = pack.told(say.language)
    look: Attributes = {
        "src": f"packs/{pack.game}.svg",
        "class": "tile-picture",
        "alt": "",
        "width": 320,
        "height": 200,
    }
    play = Node(
        "a",
        {"href": f"#/begin/{pack.game}", "class": "play"},
        picture("play"),
        Node("b", {}, say("Play"), _read_out(title)),
        " ",
        Node("small", {}, whom),
    )
    who = {"href": f"#/new/{pack.game}", "class": "beside"}
    book = {"href": f"#/learn/{pack.game}", "class": "beside book"}
    game = find(pack.game)
    return Node(
        "li",
        {"class": "game offered"},
        Node("img", look) if pack.size else None,
        Node("h2", {}, title),
        Node("p", {}, tagline),
        Node(
            "div",
            {"class": "tile-foot"},
            play,
            Node("a", who, say("Who plays?"), _read_out(title)),
            Node("a", book, picture("learn"), _read_out(say("Learn"), title))
            if game and game.teaches
            else None,
        ),
    )


def whom(say: Translator, players: Sequence[Player]) -> str:
    """The people at a table, or the computers that somebody plays alone with; nothing without
    players."""
    if not players:
        return ""
    people = [player.name for player in players if player.is_person]
    if len(people) > 1 or len(players) == 1:
        return ", ".join(people)
    return say(WITH, players=", ".join(p.name for p in players if not p.is_person))


def at_table(words: str) -> Node:
    """The players of the last table, in the place of those of the first."""
    return Node("span", {"class": "offered"}, words)


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


def _read_out(*words: str) -> Node:
    # A plain space isn't read, for it stands in no line of its own.
    return Node("span", {"class": "visually-hidden"}, *(f"\u00a0{word}" for word in words))
