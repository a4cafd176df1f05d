"""A picture of an evening: a tessera for each game in the colour of whoever has won it, and the
score."""

from math import ceil, sqrt

from tessera.features.sending.picture import PicturePage
from tessera.features.sending.picture_drawing import Content
from tessera.features.sending.picture_words import Named
from tessera.features.setup.tonight import heading, in_words, order, won_by
from tessera.features.shelf.tonight import TonightPage
from tessera.i18n import N_
from tessera.scene.node import Attributes, Node
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.storage.people.evening import Evening

STONE = 100


def evening_picture(services: Services) -> Page:
    """The page for the evening that goes on; that of the evening itself where there is none."""
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
    best = max(games.score[player.name] for player in players)
    lines = [
        Named(_badge(player.colour), player.name, str(score), score == best)
        for player in players
        for score in [games.score[player.name]]
    ]
    ahead = [player.colour for player in players if games.score[player.name] == best]
    return Content(
        say.pair(heading(services), day),
        won_by(say, games) or in_words(say, games),
        lines,
        _mosaic(games),
        colour=ahead[0] if len(ahead) == 1 else "",
    )


def _mosaic(games: Evening) -> Node:
    """A stone for each game in the order in which they were played, row by row."""
    across = ceil(sqrt(len(games.games)))
    stones = []
    for number, game in enumerate(games.games):
        row, column = divmod(number, across)
        x, y = (column + 0.5) * STONE, (row + 0.5) * STONE
        won_in = [player.colour for player in game.players if player.name in game.winners]
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
