"""The pictures beside the rules on a game's rules page. Positions are drawn by the game's own view,
as in play."""

from functools import cache

from tessera.core.position import read_setup
from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.i18n import Translator, translator
from tessera.kit.board import drawing_of
from tessera.kit.game import AnyGame
from tessera.kit.pictures import Box, Pictured, Position
from tessera.kit.view import AnySeen, Due, Seen, Ui
from tessera.scene.node import Attributes, Node

LOOK: Attributes = {"class": "rule-pictures", "aria-hidden": "true"}


def rule_pictures(
    say: Translator, game: AnyGame, paragraph: str, *, at_once: bool = True
) -> Node | None:
    """The pictures below a rule with their caption, or its table. If not at once, the room for its
    positions, which take some milliseconds to draw. Screen readers skip pictures, because the
    paragraph says what they show."""
    pictured = game.pictured().get(paragraph)
    if not isinstance(pictured, Pictured):
        return pictured(say) if pictured else None
    shown = drawn(game, paragraph) if at_once else map(_room, pictured.shown)
    return Node("figure", LOOK, *shown, Node("figcaption", {}, say(pictured.caption)))


def _room(picture: Node | Position) -> Node:
    if isinstance(picture, Position):
        return Node("div", _size(picture.part or (0, 0, 1, 1)))
    return _dice_or_cards(picture)


@cache
def drawn(game: AnyGame, paragraph: str) -> tuple[Node | None, ...]:
    """The pictures of a rule, which are the same in every language."""
    pictured = game.pictured().get(paragraph)
    return tuple(
        _drawn(game, picture) if isinstance(picture, Position) else _dice_or_cards(picture)
        for picture in (pictured.shown if isinstance(pictured, Pictured) else ())
    )


def _size(part: Box) -> Attributes:
    """The proportions of a picture; the style sheet sets its height."""
    return {"class": "rule-position", ".style": f"aspect-ratio: {part[2]:g} / {part[3]:g}"}


def _dice_or_cards(picture: Node) -> Node:
    """The picture in its size: cards have one of their own, and all dice are of one size."""
    if picture.tag != "svg":
        return picture
    *_, width, height = map(float, str(picture.attributes["viewBox"]).split())
    shape = f"aspect-ratio: {width:g} / {height:g}; --rows: {round(height / 112)}"
    return Node("div", {"class": "rule-dice", ".style": shape}, picture)


def _drawn(game: AnyGame, position: Position) -> Node | None:
    drawing = drawing_of(game.view.board(_seen(game, position)))
    if drawing is None:
        return None
    left, top, width, height = map(float, str(drawing.attributes["viewBox"]).split())
    part = position.part or (left, top, width, height)
    box = {**drawing.attributes, "viewBox": " ".join(f"{length:g}" for length in part)}
    return Node("div", _size(part), Node(drawing.tag, box, *drawing.children))


def _seen(game: AnyGame, position: Position) -> AnySeen:
    """The position as the player to act sees it, with the presses made."""
    rules, text = game.rules, position.text.strip()
    state = rules.read_position(text)
    setup = read_setup(text.partition("\n")[0], rules.players, rules.options)
    colours = [game.colours[side % len(game.colours)] for side in rules.sides(setup)]
    seat = rules.current_player(state)
    chooses = seat is not None and seat != CHANCE
    return Seen(
        state,
        rules.legal_actions(state) if chooses else (),
        Due.CHOICE if chooses else Due.NOTHING,
        tuple([Player("", "person", colour) for colour in colours]),
        (),
        Ui("", position.chosen),
        translator("en"),
        viewer=seat if chooses else None,
        spectates=not chooses,
    )
