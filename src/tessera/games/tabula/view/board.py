"""The board with all that lies on it, and what its places are called."""

from tessera.core.dice import Roll
from tessera.games.tabula.rules.danger import danger
from tessera.games.tabula.rules.engine import CAPTURED, OFF, START, count
from tessera.games.tabula.rules.state import PASS
from tessera.games.tabula.view.choices import Choices, Sight, choices, target_of
from tessera.games.tabula.view.drawing import niche, numeral, outline, point, taken
from tessera.games.tabula.view.geometry import geometry
from tessera.games.tabula.view.marble import marble
from tessera.games.tabula.view.texts import PIECES
from tessera.i18n import N_
from tessera.kit.board import board, cell
from tessera.kit.phrases import per_cent
from tessera.scene.node import Node

FROM_HERE = N_("move from here")
TO_HERE = N_("move here")
CHOSEN = N_("chosen")


def draw_board(seen: Sight) -> Node:
    """The board in the shape that suits the screen."""
    shape, choice, risks = geometry(seen.shape), choices(seen), risk(seen)
    first, second = (count(side, CAPTURED) for side in seen.state.sides)
    colours = tuple(player.colour for player in seen.players)
    drawn = (*marble(shape), *_places(seen, choice, risks), *taken(shape, colours, (first, second)))
    cells = [
        cell(
            target_of(place),
            place_label(seen, place, choice, risks),
            able=place in choice.able,
            here=seen.ui.cursor == target_of(place),
            drag=place in choice.movable,
            outline=outline(shape, place),
        )
        for place in shape.walk
    ]
    look = f"tabula {shape.name}".rstrip()
    return board(seen.say, look, shape.size, drawn, cells, shape.columns)


def _places(seen: Sight, choice: Choices, risks: dict[int, float]) -> list[Node]:
    """The points and niches with the pieces on them."""
    shape, last = geometry(seen.shape), _last(seen)
    roman = seen.preferences.get("numbers") == "roman"
    colours = tuple(player.colour for player in seen.players)
    drawn = []
    for place in shape.walk:
        first, second = (count(side, place) for side in seen.state.sides)
        target = place in choice.targets and place != choice.chosen
        flags = {
            "source": place in choice.sources and choice.chosen is None,
            "target": target,
            "quiet": target and choice.chosen is choice.goal is None,
            "chosen": place == choice.chosen,
        }
        if place in (START, OFF):
            drawn.append(niche(shape, place, colours, (first, second), **flags))
            continue
        words = per_cent(seen.say, risks[place]) if place in risks else ""
        colour, engraved = colours[1 if second else 0], numeral(place, roman=roman)
        flags["last"] = place in last
        drawn.append(point(shape, place, colour, first or second, engraved, words, **flags))
    return drawn


def risk(seen: Sight) -> dict[int, float]:
    """The chance (0 to 1) that each single piece is captured by the next throw, by its point; empty
    unless it is to be shown. The pieces are those of the side on turn, or against a computer the
    person's."""
    state = seen.state
    if seen.preferences.get("danger") != "shown" or state.opening or state.over:
        return {}
    seat = state.seat if seen.players[state.seat].is_person else 1 - state.seat
    return danger(state.terms.rules, state.sides[seat], state.sides[1 - seat])


def place_label(seen: Sight, place: int, choice: Choices, risks: dict[int, float]) -> str:
    """The place's name, what lies there, and what may be done there."""
    say = seen.say
    numbers = [count(side, place) for side in seen.state.sides]
    pieces = [
        say.count(PIECES[player.colour], number)
        for player, number in zip(seen.players, numbers, strict=True)
        if number
    ]
    lying = say("{first} and {last}", first=pieces[0], last=pieces[1]) if pieces[1:] else ""
    words = lying or (pieces[0] if pieces else say("empty"))
    if place == START:
        label = say("start, {pieces}", pieces=words)
    elif place == OFF:
        label = say("home, {pieces}", pieces=words)
    else:
        label = say("point {place}, {pieces}", place=place, pieces=words)
    if place in risks:
        chance = per_cent(seen.say, risks[place])
        label = say("{label}, in danger: {chance}", label=label, chance=chance)
    if place == choice.chosen:
        return say.pair(label, say(CHOSEN))
    if place in choice.targets:
        return say.pair(label, say(TO_HERE))
    if place in choice.sources:
        return say.pair(label, say(FROM_HERE))
    return label


def _last(seen: Sight) -> set[int]:
    """The points where the latest steps ended: of this turn, or of the one before."""
    places: set[int] = set()
    for event in reversed(seen.events):
        if isinstance(event, Roll):
            if places:
                break
        elif event != PASS:
            places.add(event.target)
    return places
