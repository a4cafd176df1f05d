"""The cards in hand, the new one among them, the pile, the discard piles, and the cards that were
drawn for who begins."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from tessera.core.cards import SUITS, UNKNOWN, name_of, rank_of
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import PRINTED, five_name
from tessera.games.sequence.rules.engine import SWAP, Move, dead
from tessera.games.sequence.rules.state import DRAW, FORGET, PASS, Card, Claim, Event, Phase, Talk
from tessera.games.sequence.view.choices import (
    claims,
    looks_ahead,
    playable_cards,
    swappable,
    to_give,
)
from tessera.games.sequence.view.motion import top_place
from tessera.games.sequence.view.targets import Sight, card_target, chosen_square
from tessera.games.sequence.view.words import card_words, line_words
from tessera.i18n import Nn_, Translator
from tessera.kit import opening
from tessera.kit.colours import side_colours
from tessera.kit.opening import laid_out
from tessera.kit.view import Due
from tessera.scene.cards import card_picture
from tessera.scene.chips import chip_picture
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import flag, pressable


def draw_hand(seen: Sight) -> Node:
    """The pile, the hand of the viewer, and the fives to choose from; at the end the sequences that
    won."""
    if seen.state.winner is not None:
        return Node("div", {"class": "cards-in-hand"}, _won(seen, seen.state.winner))
    return Node("div", {"class": "cards-in-hand"}, pile(seen), fan(seen), _fives(seen))


def _won(seen: Sight, side: int) -> Node:
    """The cards of the sequences that won; a chip stands for a wild corner."""
    colour = side_colours(seen.players)[side]
    fives = [
        Node(
            "div",
            {"class": "won-five", "role": "img", "aria-label": line_words(seen.say, five)},
            *[_of_five(PRINTED[square], colour) for square in squares(five)],
            key=five_name(five),
        )
        for five in seen.state.sequences[side]
    ]
    return Node("div", {"class": "won-fives"}, *fives, key="won")


def _of_five(card: int | None, colour: str) -> Node:
    return Node("span", {}, chip_picture(colour) if card is None else card_picture(card))


def pile(seen: Sight) -> Node:
    """The pile with the number of its cards. It can always be pressed: with drawing by hand that
    is how a card is drawn."""
    say, count = seen.say, seen.state.pile
    can = DRAW in seen.legal
    words = say.count(Nn_("The pile: {n} card", "The pile: {n} cards"), count)
    shown = card_picture(UNKNOWN), Node("span", {"aria-hidden": "true"}, str(count))
    named = {"aria-label": words, "title": words, "aria-disabled": None if can else "true"}
    return pressable("game:pile", classes("pile", can=can), *shown, key="pile", **named)


def fan(seen: Sight) -> Node:
    """The hand, each card a button. Equal cards are told apart by counting."""
    hand = () if seen.viewer is None else seen.state.hands[seen.viewer]
    if UNKNOWN in hand:
        hand = ()
    copies: Counter[int] = Counter()
    latest = new_card(seen)
    playable, free = {*playable_cards(seen), *to_give(seen)}, seen.state.free
    cards = []
    for place, card in enumerate(sorted(hand, key=order(seen))):
        lean = place - (len(hand) - 1) / 2
        new = card == latest and not copies[card]
        can, covered = card in playable, dead(card, free)
        looks = _looks(seen, card, copies[card], can=can, covered=covered, new=new)
        cards.append(_card(seen.say, card, copies[card], lean, looks))
        copies[card] += 1
    return Node("div", {"class": "fan"}, *cards, key="fan")


def order(seen: Sight) -> Callable[[int], tuple[int, int]]:
    """The key to sort the hand by: suit and rank, or rank and suit, as the person likes it."""
    if seen.preferences.get("sorting") == "rank":
        return lambda card: (rank_of(card), card)
    return lambda card: (card % len(SUITS), card)


class _Looks(NamedTuple):
    """Everything about a card of the hand that a press may change."""

    can: bool
    choosing: bool
    ahead: bool
    chosen: bool
    covered: bool
    lit: bool
    new: bool
    swaps: bool


def _looks(seen: Sight, card: int, copy: int, *, can: bool, covered: bool, new: bool) -> _Looks:
    return _Looks(
        can,
        choosing=seen.due is Due.CHOICE and seen.state.phase in (Phase.PLAY, Phase.GIVE),
        ahead=looks_ahead(seen),
        chosen=seen.ui.chosen == card_target(card, copy),
        covered=covered,
        lit=can and chosen_square(seen.ui) is not None,
        new=new,
        swaps=covered and not copy and card in swappable(seen),
    )


@lru_cache(maxsize=512)
def _card(say: Translator, card: int, copy: int, lean: float, looks: _Looks) -> Node:
    """A card of the hand as a button, `lean` places right of the middle."""
    target = card_target(card, copy)
    can, choosing, ahead, chosen, covered, lit, new, swaps = looks
    words = [card_words(say, card)]
    words += [say("dead card")] if covered else []
    words += [say("new")] if new else []
    button = pressable(
        f"game:{target}",
        classes(
            "card",
            can=choosing and can,
            cannot=choosing and not can,
            chosen=chosen,
            dead=covered,
            lit=lit,
            new=new,
        ),
        card_picture(card),
        aria_label=", ".join(words),
        aria_pressed=flag(chosen),
        aria_disabled=None if (choosing and can) or ahead else "true",
        data_drag=f"game:{target}" if choosing else None,
        data_ahead=f"game:{target}" if ahead else None,
    )
    style = f"--lean: {lean:.1f}; --dip: {lean * lean:.2f}"
    look: Attributes = {"class": "held", "data-thing": target, ".style": style}
    return Node("span", look, button, _swap(say, card) if swaps else None, key=target)


def _swap(say: Translator, card: int) -> Node:
    words = say("Swap the dead {card}", card=card_words(say, card))
    press = f"swap {name_of(card)}"
    return pressable(f"game:{press}", "swap", say("Swap"), key=press, aria_label=words)


def _fives(seen: Sight) -> Node | None:
    """A button for each five that can be the sequence."""
    fives = [(five_name(five), line_words(seen.say, five)) for five in claims(seen)]
    buttons = [pressable(f"game:claim {name}", "button", words, key=name) for name, words in fives]
    if not buttons:
        return None
    return Node("div", {"class": "fives"}, *buttons, key="fives")


def top_discard(seen: Sight, seat: int) -> Node | None:
    """The top of a discard pile, which lies open; before there is one, the card that was drawn for
    who begins."""
    if seen.state.phase in (Phase.OPENING, Phase.DEAL):
        return _drawn_first(seen, seat)
    discards = seen.state.discards[seat]
    if not discards:
        return None
    return _top(seen.say, seat, discards[-1], len(discards))


@lru_cache(maxsize=256)
def _top(say: Translator, seat: int, card: int, number: int) -> Node:
    """The card that a seat discarded last, on top of a pile of so many."""
    words = say("discarded last: {card}", card=card_words(say, card))
    look = {"class": "top", "data-thing": top_place(seat)}
    return Node("span", look, card_picture(card, words), key=f"top {number}")


def _drawn_first(seen: Sight, seat: int) -> Node | None:
    """The card that was drawn last for who begins, once it no longer lies over the board."""
    cards, gone_on = opening.throws(seen, opening_rank)
    return drawn_first(seen.say, seat, cards[seat], "top") if gone_on and seat in cards else None


def discard_piles(seen: Sight) -> Node:
    """All discard piles, the latest card first; before them the hands, if they are open."""
    state, opened = seen.state, seen.state.terms.open_hands
    everybody = zip(seen.players, state.hands, state.discards, strict=True)
    piles = [
        _discards(seen.say, seat, player.name, hand if opened else (), cards)
        for seat, (player, hand, cards) in enumerate(everybody)
    ]
    return Node("div", {"class": "piles"}, *piles)


# Remembered, because a play changes only one of up to twelve piles.
@lru_cache(maxsize=64)
def _discards(
    say: Translator, seat: int, name: str, opened: tuple[int, ...], cards: tuple[int, ...]
) -> Node:
    """The discard pile of a player, and the hand where it is open."""
    in_hand = [Node("p", {"class": "hint"}, say("In hand:")), _row(say, opened)]
    empty = Node("p", {"class": "hint"}, say("No cards yet."))
    row = _row(say, cards[::-1]) if cards else empty
    hints = [*in_hand, Node("p", {"class": "hint"}, say("Discarded:"))] if opened else []
    return Node("section", {}, Node("h3", {}, name), *hints, row, key=str(seat))


def _row(say: Translator, cards: tuple[int, ...]) -> Node:
    """Cards laid out in a row, each with its name."""
    faces = [
        Node("li", {}, card_picture(card, card_words(say, card)), key=str(number))
        for number, card in enumerate(cards)
    ]
    return Node("ol", {"class": "laid"}, *faces)


def with_opening_cards(board: Node, seen: Sight) -> Node:
    """The board, and over it the cards drawn for who begins, until the first is dealt."""
    return laid_out(board, seen, partial(drawn_first, seen.say, look="opening-card"), opening_rank)


@lru_cache(maxsize=256)
def drawn_first(say: Translator, seat: int, event: Card, look: str) -> Node:
    """The card that a seat drew."""
    words = say("drawn to see who begins: {card}", card=card_words(say, event.card))
    place = {"class": look, "data-thing": top_place(seat)}
    return Node("span", place, card_picture(event.card, words), key=f"first {event.card}")


def opening_rank(event: Card) -> int:
    """The rank of a card drawn for who begins."""
    return rank_of(event.card)


def new_card(seen: Sight) -> int | None:
    """The card that the viewer drew last; None once they have laid another one down. Turns of
    others in between don't change it, and dealt cards don't count."""
    # Events don't say whose they are, so they are followed back from the seat whose turn it is.
    events, seat = seen.events, seen.state.seat
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, Card):
            laid_down = _before_a_draw(events[:place])
            if laid_down is None:
                return None
            if laid_down.verb != SWAP:
                seat = (seat - 1) % len(seen.players)
            if seat == seen.viewer:
                return event.card
            continue
        if event in (FORGET, PASS):
            seat = (seat - 1) % len(seen.players)
        elif not isinstance(event, Move):
            continue
        if seat == seen.viewer:
            return None
    return None


def _before_a_draw(events: tuple[Event, ...]) -> Move | None:
    """The move that was made before a card was drawn; None where the card was dealt."""
    for event in reversed(events):
        if isinstance(event, Move):
            return event
        if event != DRAW and not isinstance(event, Claim | Talk):
            return None
    return None
