"""The page that makes a picture of a game, for the family's chat: it is shown as it will be sent,
in one of three shapes, and one press shares it or saves it."""

from tessera.i18n import N_
from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import actions, button, flag, hint, lead, link, paper
from tessera.screens.page import Page
from tessera.screens.pages.picture_drawing import Content, Named, Size, picture
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

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


def of_game(services: Services, game: AnyGame, table: AnyTable, at: int, saved: str) -> Content:
    """A game after so many events, as spectators saw it: no hidden hand is in it. `saved` is the
    moment when it was played."""
    say, log = services.say, Log(game, table, lambda: services.preferences(game))
    seen = spectate(services, game, table, at, None if table.rules.hidden else OPEN)
    over = at == table.played and table.result is not None
    winners = table.result.winners if over and table.result else ()
    move = "" if over else say("Move {n}", n=log.moves.number(at))
    device = services.device
    day = device.day(device.day_of(saved), say.language, year=True) if saved else ""
    title = say(game.title_of(table.setup))
    done = game.view.prompt(seen) if over else log.so_far(say, at)
    players = table.players_at(at)
    lines = [
        Named(game.view.badge(player.colour), player.name, game.view.standing(seen, seat), won)
        for seat, player in enumerate(players)
        for won in [seat in winners]
    ]
    return Content(
        " · ".join(filter(None, (title, day, move))),
        done or say("The beginning of the game."),
        lines,
        drawing_of(game.view.board(seen)),
        game.rules.name,
        players[winners[0]].colour if winners else "",
    )


class ChatPicture(Page):
    """A picture of one game after `at` events; at its latest where that is None."""

    name = "picture"

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, at: int | None
    ) -> None:
        super().__init__(services, id)
        self.id = id
        self.game = game
        self.table = table
        self.at = table.played if at is None else min(at, table.played)
        self.shape = "square"
        self.address: str | None = None
        """The address of the finished picture; "" while it can't be made, None until then."""
        self._drawn: tuple[str, str] | None = None
        """The shape and the language in which it was asked for."""
        self.presses = {"share picture": self._share}
        self.families = {"shape": self._choose}

    def draw(self) -> Node:
        """The picture, the shapes to choose from, and the one button."""
        say, sharing = self.services.say, self.services.device.sharing
        content = self._content()
        self._make(content)
        share = say("Share the picture") if sharing.can_share_picture() else say("Save the picture")
        return paper(
            say("A picture of the game"),
            lead(say(NOT_MADE)) if self.address == "" else self._shown(content),
            actions(
                *[
                    button(say(label), f"shape {name}", aria_pressed=flag(name == self.shape))
                    for name, (label, _) in SHAPES.items()
                ],
                look="shapes",
                key="shapes",
            ),
            actions(
                button(share, "share picture", "primary") if self.address != "" else None,
                link(say("Back to the game"), f"#/play/{self.id}", "button"),
                key="ways",
            ),
            hint(say("Hands that were hidden are not in it.")) if self.table.rules.hidden else None,
            look="picture-page",
        )

    def leave(self) -> None:
        """Lets go of the picture."""
        self.services.device.sharing.forget_pictures()

    def _content(self) -> Content:
        entry = self.services.saves.entry(self.id)
        saved = entry.head.saved if entry and entry.head else ""
        return of_game(self.services, self.game, self.table, self.at, saved)

    def _shown(self, content: Content) -> Node:
        """The picture, or its place until it is there."""
        words = ". ".join((content.over, content.headline))
        look: Attributes = {"class": classes("picture-place", f"shape-{self.shape}")}
        shown = Node("img", {"src": self.address, "alt": words}, key=self.address or "")
        return Node("div", look, shown if self.address else None, key="picture")

    def _choose(self, shape: str) -> None:
        self.shape = shape
        self.services.focus = f"app:shape {shape}"

    def _make(self, content: Content) -> None:
        """Has the picture made while nobody waits for it: a browser that is asked to share must be
        asked in the press itself."""
        wanted = self.shape, self.services.say.language
        if wanted == self._drawn:
            return
        self._drawn, self.address = wanted, None
        size = SHAPES[self.shape][1]

        def made(address: str | None) -> None:
            if self._drawn == wanted:
                self.address = address or ""

        self.services.device.sharing.paint(picture(content, size), made)

    def _share(self) -> None:
        services = self.services
        if not self.address:
            services.messages.notify(services.say("The picture is still being made."))
            return
        day = services.device.today()
        name = f"tessera-{self.game.rules.name.replace('_', '-')}-{day}.png"
        services.device.sharing.give_picture(
            self.address, name, lambda: services.messages.notify(services.say(NOT_GIVEN))
        )
