"""The page that shares a game or an evening.

A picture for the family's chat comes first, as it will be sent, in one of three shapes; one press
shares it or saves it. Below it are the game's link, code and text."""

from collections.abc import Callable, Mapping
from math import ceil, sqrt

from tessera.features.sending.picture_drawing import Content, Named, Size, picture
from tessera.features.sending.share import GivenGame
from tessera.features.setup.tonight import heading, in_words, order, scored, won_by
from tessera.features.shelf.tonight import TonightPage
from tessera.games import find
from tessera.i18n import N_
from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import button, flag, link
from tessera.screens.components import actions, hint, lead, paper
from tessera.screens.lookup import events_in, not_kept, of_saved_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate
from tessera.screens.table.words.log import Log
from tessera.screens.trouble import Trouble
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable
from tessera.storage.people.evening import Evening
from tessera.storage.saves import Entry

SHAPES = {
    "square": (N_("Square"), Size(1080, 1080)),
    "upright": (N_("Upright"), Size(1080, 1350)),
    "wide": (N_("Wide"), Size(1920, 1080)),
}
NOT_MADE = N_("This browser can't make the picture. Take a screenshot of the board instead.")
NOT_GIVEN = N_(
    "This browser didn't take the picture. Hold a finger on it, or click it with the right "
    "button, and save it."
)


class PicturePage(Page):
    """A picture of any `content`, with a link back to its origin."""

    name = "picture"
    reference = True

    def __init__(
        self,
        services: Services,
        content: Callable[[], Content] | None,
        *,
        file: str = "",
        back: tuple[str, str],
        entry: Entry | None = None,
        note: str = "",
        for_link: bool = False,
    ) -> None:
        """`content` is None for a game that can't be drawn here.

        `file` is a file's name without its day, `back` a label and an address. `note` is a sentence
        below; label and note are marked by `N_`. `for_link` shows the page at the link."""
        super().__init__(services, entry.id if entry else None)
        self.shape = "square"
        self.address: str | None = None
        """The address of the finished picture; "" if it can't be made, None until then."""
        self._content = content
        self._file = file
        self._back = back
        self._note = note
        self._for_link = for_link
        self._asked_for: tuple[str, str] | None = None
        """The shape and the language in which it was asked for."""
        self._shown: Content | None = None
        self.given = GivenGame(self, entry) if entry else None
        self.presses = {"share picture": self._share, **(self.given.presses if self.given else {})}
        self.families = {"shape": self._choose}

    def arrive(self) -> None:
        """Begins at the top, or at the ways to give the link."""
        super().arrive()
        if self._for_link:
            self.services.reveal = ("app:copy link",)

    def draw(self) -> Node:
        """The picture with its shapes, then the link and the text."""
        self._make()
        say, content, (label, address) = self.services.say, self._shown, self._back
        return paper(
            say("Share"),
            *(self._picture(content) if content else ()),
            self.given.draw() if self.given else None,
            actions(link(say(label), address, "button"), key="back"),
            look="picture-page",
            # Added games' style sheets apply only while their name is here.
            game=content.game if content else None,
        )

    def _picture(self, content: Content) -> list[Node | None]:
        """The picture, the shapes to choose from, and the one button."""
        say, sharing = self.services.say, self.services.device.sharing
        share = say("Share the picture") if sharing.can_share_picture() else say("Save the picture")
        look: Attributes = {"class": classes("picture-place", f"shape-{self.shape}")}
        words = ". ".join((content.over, content.headline))
        image = Node("img", {"src": self.address, "alt": words}, key=self.address or "")
        shown = Node("div", look, image if self.address else None, key="picture")
        shapes = [
            button(say(name), f"shape {shape}", aria_pressed=flag(shape == self.shape))
            for shape, (name, _) in SHAPES.items()
        ]
        return [
            lead(say(NOT_MADE)) if self.address == "" else shown,
            actions(*shapes, look="shapes", key="shapes"),
            actions(button(share, "share picture", "primary"), key="ways")
            if self.address != ""
            else None,
            hint(say(self._note)) if self._note else None,
        ]

    def leave(self) -> None:
        """Lets go of the picture."""
        self.services.device.sharing.forget_pictures()

    def _choose(self, shape: str) -> None:
        self.shape = shape
        self.services.focus = f"app:shape {shape}"

    def _make(self) -> None:
        """Makes the picture in advance, because a browser shares only within a press."""
        wanted = self.shape, self.services.say.language
        if self._content is None or wanted == self._asked_for:
            return
        self._shown = content = self._content()
        self._asked_for, self.address = wanted, None
        size = SHAPES[self.shape][1]

        def made(address: str | None) -> None:
            if self._asked_for == wanted:
                self.address = address or ""

        self.services.device.sharing.paint(picture(content, size), made)

    def _share(self) -> None:
        services = self.services
        if not self.address:
            services.messages.notify(services.say("The picture is still being made."))
            return
        day = services.device.today()
        name = f"tessera-{self._file}-{day}.png"
        services.device.sharing.give_picture(
            self.address, name, lambda: services.messages.notify(services.say(NOT_GIVEN))
        )


def game_picture(
    services: Services,
    id: str,
    game: AnyGame,
    table: AnyTable,
    at: int | None,
    *,
    for_link: bool = False,
) -> PicturePage:
    """The page that shares a game, with a picture after `at` events."""
    events = table.played if at is None else min(at, table.played)
    entry = services.saves.entry(id)
    saved = entry.head.saved if entry and entry.head else ""
    return PicturePage(
        services,
        lambda: of_game(services, game, table, events, saved),
        file=game.rules.name.replace("_", "-"),
        back=(N_("Back to the game"), f"#/play/{id}" if at is None else f"#/watch/{id}/{at}"),
        entry=entry,
        note=N_("Hands that were hidden are not in it.") if table.rules.hidden else "",
        for_link=for_link,
    )


def share_page(services: Services, id: str) -> Page:
    """The same page at the link, even for an absent added game."""
    entry = services.saves.entry(id)
    if entry is None:
        return Trouble(services, not_kept)
    table = services.saves.opened(id)
    game = find(table.rules.name) if table else None
    if table and game:
        return game_picture(services, id, game, table, None, for_link=True)
    return PicturePage(services, None, back=(N_("Back to the game"), f"#/play/{id}"), entry=entry)


def of_game(services: Services, game: AnyGame, table: AnyTable, at: int, saved: str) -> Content:
    """A game after so many events, as spectators saw it. No hidden hand is in it. `saved` is the
    moment when it was played."""
    say, log = services.say, Log(game, table, lambda: services.preferences(game))
    seen = spectate(services, game, table, at, None if table.rules.hidden else OPEN)
    over = at == table.played and table.result is not None
    winners = table.result.winners if over and table.result else ()
    move = "" if over or not at else say("Move {n}", n=log.moves.number(at))
    device = services.device
    day = device.day(device.day_of(saved), say.language, year=True) if saved else ""
    title = say(game.title_of(table.setup))
    done = game.view.prompt(seen) if over else log.so_far(say, at)
    laid, begins = say("A position to play on from."), say("The beginning of the game.")
    players = table.players_at(at)
    lines = [
        Named(game.view.badge(player.colour), player.name, game.view.standing(seen, seat), won)
        for seat, player in enumerate(players)
        for won in [seat in winners]
    ]
    return Content(
        " · ".join(filter(None, (title, day, move))),
        done or (laid if table.position else begins),
        lines,
        drawing_of(game.view.board(seen)),
        game.rules.name,
        players[winners[0]].colour if winners else "",
    )


picture_of_game = of_saved_game(
    lambda services, id, game, table, at: game_picture(services, id, game, table, events_in(at))
)


STONE = 100


def evening_picture(services: Services) -> Page:
    """The picture page for tonight, or the evening page if no game was finished."""
    page = TonightPage(services)
    games = page.evening
    if games is None:
        return page
    return PicturePage(
        services,
        lambda: of_evening(services, games),
        file="evening",
        back=(N_("Back"), "#/evening"),
    )


def of_evening(services: Services, games: Evening) -> Content:
    """The score and the mosaic of an evening."""
    say, device = services.say, services.device
    day = device.day(device.day_of(games.games[-1].saved), say.language, year=True)
    players = order(games)
    colours = {player.name: player.colour for player in (*players, *scored(services, games))}
    best = max(games.score[player.name] for player in players)
    lines = [
        Named(_badge(colours[player.name]), player.name, str(score), score == best)
        for player, score in [(player, games.score[player.name]) for player in players]
    ]
    ahead = [colours[player.name] for player in players if games.score[player.name] == best]
    return Content(
        say.pair(heading(services), day),
        won_by(say, games) or in_words(say, games),
        lines,
        _mosaic(games, colours),
        colour=ahead[0] if len(ahead) == 1 else "",
    )


def _mosaic(games: Evening, colours: Mapping[str, str]) -> Node:
    """Draws a stone for each game in its winner's colour, row by row."""
    across = ceil(sqrt(len(games.games)))
    stones = []
    for number, game in enumerate(games.games):
        row, column = divmod(number, across)
        x, y = (column + 0.5) * STONE, (row + 0.5) * STONE
        won_in = [colours.get(p.name, p.colour) for p in game.players if p.name in game.winners]
        place = f"translate({x:g} {y:g}) rotate({(37 * number + 53) % 9 - 4})"
        stones.append(Node("g", {"transform": place}, _stone(won_in[0] if won_in else None)))
    rows = ceil(len(games.games) / across)
    return Node("svg", {"viewBox": f"0 0 {across * STONE} {rows * STONE}"}, *stones)


def _badge(colour: str) -> Node:
    """The stone that stands for a player."""
    half = STONE // 2
    return Node("svg", {"viewBox": f"{-half} {-half} {STONE} {STONE}"}, _stone(colour))


def _stone(colour: str | None) -> Node:
    """A stone round the zero point; a pale one where nobody has won."""
    look: Attributes = {
        "x": 4 - STONE // 2,
        "y": 4 - STONE // 2,
        "width": STONE - 8,
        "height": STONE - 8,
        "rx": 14,
        "class": f"laid-stone laid-{'side' if colour else 'pale'}",
    }
    return Node("g", {"class": colour}, Node("rect", look))
