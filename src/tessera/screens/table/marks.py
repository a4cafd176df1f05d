"""Marks on the board for what happened since one's own last turn, the latest event marked the
strongest.

A game's view names the targets that an event touches. The marks are put on the finished Nodes,
wherever those targets stand, so no drawing knows of them; so are the signs of choices, such as a
hint's.
"""

from functools import lru_cache
from typing import NamedTuple

from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.view import Sign
from tessera.scene.node import Node, classes
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable


class Mark(NamedTuple):
    """The look of a marked target, and the player's colour that it is marked in."""

    look: str
    """`latest`, `round` for what came before it, or `left` for where something came from."""
    colour: str


def looks_on(table: AnyTable, viewer: Viewer, at: int) -> int | None:
    """The seat whose last turn the marks begin after: that of the person who looks on; where nobody
    sees more than others, of the next person to act; among computers, of the player to act."""
    players = table.players
    if isinstance(viewer, int) and players[viewer].is_person:
        return viewer
    now = table.on_turn(at) if table.on_turn(at) is not None or not at else table.on_turn(at - 1)
    if now is None:
        return None
    seats = [(now + step) % len(players) for step in range(len(players))]
    return next((seat for seat in seats if players[seat].is_person), now)


def marks(
    game: AnyGame, table: AnyTable, viewer: Viewer, own: int | None, since: int, at: int
) -> dict[str, Mark]:
    """The marks on the table after `at` events, of which those from `since` on are new for the
    person on the seat `own`. What this person did needs no mark but the last one."""
    by_target: dict[str, Mark] = {}
    for number in range(since, at):
        if table.on_turn(number) != own:
            *left, where = _touched(game, table, viewer, number) or ("",)
            colour = _colour(table, number)
            by_target = dict.fromkeys(left, Mark("left", colour)) | by_target
            by_target[where] = Mark("round", colour)
    for number in reversed(range(at)):
        if touched := _touched(game, table, viewer, number):
            by_target[touched[-1]] = Mark("latest", _colour(table, number))
            break
    return by_target


def _colour(table: AnyTable, number: int) -> str:
    seat = table.on_turn(number)
    return "" if seat is None else table.players_at(number)[seat].colour


def _touched(game: AnyGame, table: AnyTable, viewer: Viewer, number: int) -> tuple[str, ...]:
    before, event, _ = table.observe_step(viewer, number)
    return game.view.changed_targets(before, event)


def marked(say: Translator, part: Node, by_target: dict[str, Mark]) -> Node:
    """A part of the screen with the marks on their targets. Nodes without a mark stay the same
    objects, so that the diff skips them; drawings have no targets."""
    if not by_target:
        return part
    wanted = {f"game:{target}": mark for target, mark in by_target.items()} | by_target
    return _marked(part, wanted, say("recent"))


def _marked(part: Node, wanted: dict[str, Mark], words: str) -> Node:
    # No loop in Python: between many, most parts of a sheet have marks.
    places = _places_in(part) if part.children else (_place(part),)
    there = tuple(filter(wanted.__contains__, places))
    here = tuple(zip(there, map(wanted.__getitem__, there), strict=True))
    return _with_marks(part, here, words) if here else part


@lru_cache(maxsize=512)
def _with_marks(part: Node, here: tuple[tuple[str, Mark], ...], words: str) -> Node:
    # A row of a sheet has the same marks until its player throws again.
    wanted = dict(here)
    place = _place(part)  # What touches nothing has the mark of no place.
    if place and (mark := wanted.get(place)):
        return _with(part, mark, words)
    children = [
        child if isinstance(child, str) else _marked(child, wanted, words)
        for child in part.children
    ]
    return part.with_({}, children=children)


@lru_cache(maxsize=1024)
def _place(node: Node) -> str:
    """The target that can be pressed or marked there; "" for none."""
    return str(node.attributes.get("data-press") or node.attributes.get("data-mark") or "")


@lru_cache(maxsize=1024)
def _places_in(node: Node) -> tuple[str, ...]:
    """The places in a part of the screen that has others."""
    # Most of a board was there before the press: what is in it is known.
    if node.tag == "svg":
        return ()
    places = [_place(node)]
    for child in node.children:
        if isinstance(child, Node):
            places += _places_in(child) if child.children else (_place(child),)
    return tuple(filter(None, places))


@lru_cache(maxsize=512)
def _with(node: Node, mark: Mark, words: str) -> Node:
    """The node with a mark, which is added to its name where it has one of its own."""
    label = node.attributes.get("aria-label")
    look = {
        "class": classes(str(node.attributes.get("class") or ""), mark.colour),
        "data-recent": mark.look,
        "aria-label": f"{label}, {words}" if label and mark.look != "left" else label,
    }
    return node.with_(look)


STAR = "★"


def signed(say: Translator, part: Node, sign: Sign) -> Node:
    """A part of the screen with marks on the targets of a sign: a star, or numbers where several
    things are taken up. Nodes without a mark stay the same objects, so that the diff skips them."""
    several = len(sign.taken) > 1
    marks: dict[str, str] = {}
    for targets in (sign.taken, sign.placed):
        for number, target in enumerate(targets, 1):
            label = str(number) if several else STAR
            press = f"game:{target}"
            other = marks.get(press, label)
            marks[press] = f"{other} {label}" if other != label else label
    return _pointed(say, part, marks, frozenset(f"game:{target}" for target in sign.placed))


def _pointed(say: Translator, node: Node, marks: dict[str, str], placed: frozenset[str]) -> Node:
    label = marks.get(str(node.attributes.get("data-press", "")))
    if label is not None:
        words = say("hint") if label == STAR else say("hint {number}", number=label)
        look = {
            "data-hint": "placed" if node.attributes["data-press"] in placed else "taken",
            "aria-label": f"{node.attributes.get('aria-label') or node.text()}, {words}",
        }
        badge = Node("span", {"class": "hint-mark", "aria-hidden": "true"}, label, key="hint")
        return node.with_(look, badge)
    children = [
        _pointed(say, c, marks, placed) if isinstance(c, Node) else c for c in node.children
    ]
    if all(new is old for new, old in zip(children, node.children, strict=True)):
        return node
    return node.with_({}, children=children)
