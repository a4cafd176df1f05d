"""The menu. The games are in index.html already; Python adds the games to go on with, and links for
this device.

The nodes that Python puts into the menu of index.html, in one language: they are made anew when
another is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING

from tessera import games
from tessera.core.record import Player
from tessera.features.learn.progress import Progress, begun
from tessera.features.packs.lacking import lacking, lacking_families, trouble_with
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import picture
from tessera.screens.coming import HOME, Coming
from tessera.screens.faults import FAULTS
from tessera.screens.packs import Pack
from tessera.screens.page import Families, Page
from tessera.screens.services import Services
from tessera.screens.services.days import IN_A_ROW, puzzle_game, solved_days, today
from tessera.screens.timer import Timer
from tessera.storage.solved_days import TRIES

if TYPE_CHECKING:
    from tessera.features.menu.going_on import GoingOn


WITH = N_("with {players}")
"""Follows "Who plays?" for those who can't see the faces."""
DAYS = 7
"""The days that the card of the day's puzzle shows as dots."""
MOST_FACES = 5


def tile(say: Translator, pack: Pack, faces: Node | None) -> Node:
    """Draws the tile of an added game, like those in index.html."""
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
        Node("img", look) if pack.size else None,
        Node("span", {"class": "go"}, picture("play")),
        Node("b", {"class": "visually-hidden"}, f"{say('Play')} {title}"),
    )
    who = {"href": f"#/new/{pack.game}", "class": "beside"}
    seats = Node("span", {"class": "at-it"}, faces or say("Who plays?"))
    return Node(
        "li",
        {"class": "game offered"},
        Node("h2", {}, title),
        Node("p", {}, tagline),
        Node("div", {"class": "tile-top"}, play, Node("a", who, seats, _read_out(title))),
    )


def whom(say: Translator, players: Sequence[Player]) -> str:
    """Names the people at a table, or else their computers. It is empty without players."""
    if not players:
        return ""
    people = [player.name for player in players if player.is_person]
    if len(people) > 1 or len(players) == 1:
        return ", ".join(people)
    return say(WITH, players=", ".join(p.name for p in players if not p.is_person))


def lesson_card(say: Translator, game: AnyGame, lesson: Lesson) -> Node:
    """A card with a lesson to go on with."""
    lesson_title = say.pair(say(game.texts.TITLE), say(lesson.title))
    words = Node("b", {}, say("Continue learning")), Node("span", {}, lesson_title)
    way = {"href": f"#/learn/{game.rules.name}/{lesson.name}", "class": "quiet"}
    sign = Node("span", {"class": "quiet-sign"}, picture("learn"))
    return Node("li", {"class": "offered"}, Node("a", way, sign, *words))


def dots(services: Services) -> Node:
    """Draws the last seven days, those with the day's puzzle solved filled."""
    days, now = solved_days(services), today(services)
    week = [now - timedelta(days=n) for n in reversed(range(DAYS))]
    drawn = [Node("i", {"class": "day-done" if days.of(day) in TRIES else None}) for day in week]
    n = days.streak(now)
    words = services.say.count(IN_A_ROW, n) if n > 1 else ""
    return Node("span", {"class": "offered last-days"}, *drawn, _read_out(words) if words else None)


def _read_out(*words: str) -> Node:
    # A plain space isn't read, for it stands in no line of its own.
    return Node("span", {"class": "visually-hidden"}, *(f"\u00a0{word}" for word in words))


class Home(Page):
    """The parts of the menu that Python adds. Games are opened for them once the menu stands."""

    name = "home"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        families = lacking_families(services, self.offer)
        self.families: Families = {**families, "remove": self._remove}
        self._drop = families["remove"]
        self._faulty = 0
        """The number of games that had shown a fault when the menu was last set up."""
        self._lesson: tuple[AnyGame, Lesson] | None = None
        """The lesson to go on with, once it was looked for; None if there is none."""
        self._looked_closer = False
        self._offered_for: tuple[str, bool] | None = None
        """The language, and whether there were games, when the menu was last set up."""
        self._seated: dict[str, tuple[Player, ...]] = {}
        """The players of the last tables by the editions' names, once they were looked for."""
        self._timer = Timer(services.device)

    def arrive(self) -> None:
        """Shows the menu before any game is opened for its picture."""
        super().arrive()
        self.offer()
        if self._has_games:
            self._going_on.look()
        if self.services.device.is_whole():
            self._timer.start(0, self._settle)

    def look_at_once(self) -> None:
        """Opens all games now, so that the next drawing has their pictures."""
        if self._has_games:
            self._going_on.look_at_once()
        self._look_closer()

    def leave(self) -> None:
        """Cancels looking at more games."""
        if "_going_on" in vars(self):
            self._going_on.stop()
        self._timer.stop()

    @cached_property
    def _going_on(self) -> GoingOn:
        # Imported where there is a game to go on with: few first visits have one.
        from tessera.features.menu.going_on import GoingOn  # noqa: PLC0415

        return GoingOn(self.services, self._looked)

    @property
    def _has_games(self) -> bool:
        return self.services.device.is_whole() and bool(self.services.repository.games())

    def _settle(self) -> None:
        if self._has_games:  # Not for the picture of the menu: somebody may be in such a game.
            self._going_on.drop_untouched()
        self._look_closer()

    def _look_closer(self) -> None:
        """Imports the games, for the names at their tables and the next lesson."""
        added = [pack.game for pack in self.services.device.packs.added()]
        for name in (
            *games.NAMES,
            *(name for name in added if not trouble_with(self.services, name)),
        ):
            try:
                self._look_who_played(name)
            except FAULTS as fault:
                self.services.blame(name, fault)
        for game in filter(None, map(games.find, begun(self.services))):
            if following := Progress(self.services, game).next:
                self._lesson = game, following
                break
        self._looked_closer = True
        self.offer()

    def _look_who_played(self, name: str) -> None:
        # Imported here because the menu of a first visit needs none of it.
        from tessera.features.setup.tables import last_players  # noqa: PLC0415

        if game := games.find(name):
            for edition in game.editions:
                self._seated[edition.name] = last_players(self.services, edition)

    def _faces(self, name: str) -> Node | None:
        """The pictures of those who played a game last; None where nobody has."""
        from tessera.features.setup.shelf import likeness  # noqa: PLC0415

        say, players = self.services.say, self._seated.get(name, ())
        people = [player for player in players if player.is_person]
        shown = [*people, *(player for player in players if not player.is_person)]
        drawn = [likeness(self.services.saves.people, player) for player in shown[:MOST_FACES]]
        words = f"{say('Who plays?')} {whom(say, players)}"
        return Node("span", {"class": "offered faces"}, *drawn, _read_out(words)) if drawn else None

    def offer(self) -> None:
        """Offers added games, and lessons until a game was finished here."""
        self._faulty = len(self.services.memory.faulty)
        self._offered_for = self._offers_for
        self.services.device.offer(self.ways(), self.more())

    def ways(self) -> list[str]:
        """The changing parts of the menu in index.html that are shown now."""
        services, packs = self.services, self.services.device.packs
        added = {pack.game for pack in packs.added()}
        ways = [f"today {puzzle_game(services, today(services))}"]
        if services.repository.games():
            ways.append("saved")
        if not begun(services) and not any(entry.over for entry in services.entries()):
            ways.append("learn")
        for name in packs.on_menu:
            if name not in added and packs.offers:
                ways += [f"tile {name}", f"add {name}"]
            elif name in added and not trouble_with(services, name):
                ways += [f"tile {name}", f"play {name}"]
        return ways

    @property
    def _offers_for(self) -> tuple[str, bool]:
        return self.services.say.language, bool(self.services.repository.games())

    def _looked(self) -> None:
        """Called after a game was looked at. Sets up the tiles anew if an added game has failed,
        for its tile goes then."""
        if len(self.services.memory.faulty) != self._faulty:
            self.offer()

    def more(self) -> dict[str, tuple[Node, ...]]:
        """Nodes for the places of the menu in index.html, by their names. A place that wasn't
        looked for yet stays as it was shown last."""
        say, packs = self.services.say, self.services.device.packs
        fine = [pack for pack in packs.added() if not trouble_with(self.services, pack.game)]
        others = (pack for pack in fine if pack.game not in packs.on_menu)
        return {
            "games": tuple(tile(say, pack, self._faces(pack.game)) for pack in others),
            **{f"with {name}": tuple(filter(None, [self._faces(name)])) for name in self._seated},
            "today": (dots(self.services),),
            **({"besides": self._lesson_cards()} if self._looked_closer else {}),
        }

    def _lesson_cards(self) -> tuple[Node, ...]:
        return (lesson_card(self.services.say, *self._lesson),) if self._lesson else ()

    def draw(self) -> Node:
        """Draws the games to go on with and the added games in trouble."""
        say, services = self.services.say, self.services
        if self._offered_for != self._offers_for:
            self.offer()
        cards = self._going_on.cards() if self._has_games else []
        wrong = [
            lacking(services, pack, trouble)
            for pack in services.device.packs.added()
            if (trouble := trouble_with(services, pack.game))
        ]
        parts = (
            _section("continue", say("Continue playing"), cards),
            _section("lacking-games", say("More games"), wrong),
        )
        return Node("div", {}, *parts, key="games" if cards or wrong else "nothing")

    def _remove(self, game: str) -> None:
        self._drop(game)
        self.offer()


def _section(name: str, title: str, cards: list[Node]) -> Node | None:
    """Cards under a title; None if there are none."""
    if not cards:
        return None
    return Node(
        "section",
        {"class": name, "aria-labelledby": name},
        Node("h2", {"id": name}, title),
        Node("div", {"class": "entries"}, *cards),
        key=name,
    )


def home_page(services: Services) -> Page:
    """The menu, or while its games need the whole app, a waiting page."""
    waits = not services.device.is_whole() and (
        services.repository.games() or begun(services) or services.device.packs.added()
    )
    return Coming(services, HOME) if waits else Home(services)


def last_menu(screen: Page) -> tuple[Node, list[str], dict[str, tuple[Node, ...]]]:
    """The parts of the menu as it is now, for the next launch."""
    home = screen if isinstance(screen, Home) else Home(screen.services)
    home.look_at_once()
    return home.draw(), home.ways(), home.more()
