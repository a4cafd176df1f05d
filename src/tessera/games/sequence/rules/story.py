"""What an event of Sequence did, as codes with facts; `texts` has the words."""

from tessera.core.cards import UNKNOWN, rank_of
from tessera.core.opening import tied
from tessera.core.story import Line
from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import PLAY, Move
from tessera.games.sequence.rules.state import FORGET, PASS, Card, Event, Phase, State, Talk


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The lines for one event, most important last. Both states and the event may be as a seat
    or a spectator knows them."""
    if isinstance(event, Card):
        return _card(before, event.card, after)
    done = _done(before, event)
    return (*((done,) if done else ()), *_sequences(before, after), *_end(after))


def _card(before: State, card: int, after: State) -> tuple[Line, ...]:
    seat = before.seat
    if before.phase is Phase.OPENING:
        return _opening(before, card, after)
    if before.phase is Phase.DEAL:
        return () if after.phase is Phase.DEAL else (_dealt(after),)
    drawn = Line("draws" if card == UNKNOWN else "draws_card", {"seat": seat, "card": card})
    reshuffled = (Line("reshuffled", {"n": after.pile}),) if after.pile > before.pile else ()
    return (drawn, *reshuffled, *_end(after))


def _dealt(after: State) -> Line:
    few, most = min(after.terms.hand), max(after.terms.hand)
    facts = {"seat": after.seat, "n": few}
    if few == most:
        return Line("dealt", facts)
    more = tuple(seat for seat, cards in enumerate(after.terms.hand) if cards == most)
    return Line("dealt_more", {**facts, "seats": more})


def _opening(before: State, card: int, after: State) -> tuple[Line, ...]:
    lines = [Line("opening_card", {"seat": before.seat, "card": card})]
    if after.phase is not Phase.OPENING:
        lines.append(Line("begins", {"seat": after.seat}))
    elif again := tied(after.opening):
        lines.append(Line("tie_cards", {"seats": again, "rank": rank_of(card)}))
    return tuple(lines)


DRAWS = ("draws", "draws_card")
BEFORE_A_DRAW = ("puts", "puts_jack", "removes", "swap", "discard")
"""What the seat does with a card before it draws another."""
SEQUENCES = ("sequence", "two_sequences")


def joined(lines: tuple[Line, ...], more: tuple[Line, ...]) -> tuple[Line, ...] | None:
    """One story for a card laid down and the card drawn for it, or for a chip and the sequence that
    is chosen for it; None for other pairs."""
    place, first = len(lines) - 1, more[0]
    if first.code in SEQUENCES:
        return (*lines, *more) if lines[-1].code in ("puts", "puts_jack") else None
    if first.code not in DRAWS:
        return None
    while place and lines[place].code in SEQUENCES:
        place -= 1
    done = lines[place]
    if done.code not in BEFORE_A_DRAW:
        return None
    both = Line(f"{done.code}_draws", {**done.facts, "drawn": first.facts["card"]})
    return (*lines[:place], both, *lines[place + 1 :], *more[1:])


def _done(before: State, event: Event) -> Line | None:
    seat = before.seat
    if isinstance(event, Move):
        facts = {"seat": seat, "card": event.card}
        if event.verb != PLAY or event.square is None:
            return Line(event.verb, facts)
        if event.card in TWO_EYED:
            return Line("puts_jack", {"seat": seat, "jack": event.card, "square": event.square})
        if event.card in ONE_EYED:
            taken = {"square": event.square, "owner": before.owner(event.square)}
            return Line("removes", {"seat": seat, "jack": event.card, **taken})
        return Line("puts", {**facts, "at": event.square})
    if isinstance(event, Talk):
        return Line("talked", {"seat": seat, "seats": members(before, event.side)})
    if event == FORGET:
        return Line("forgets", {"seat": seat, "n": len(before.hand)})
    return Line("no_cards", {"seat": seat}) if event == PASS else None


def _sequences(before: State, after: State) -> tuple[Line, ...]:
    """The line about sequences that the chip or the claim completed, if any."""
    side = before.side
    count = len(after.sequences[side]) - len(before.sequences[side])
    code = {0: "", 1: "sequence"}.get(count, "two_sequences")
    return (Line(code, {"seats": members(before, side)}),) if code else ()


def _end(after: State) -> tuple[Line, ...]:
    if after.phase is not Phase.OVER:
        return ()
    side = after.winner
    return (Line("nobody") if side is None else Line("wins", {"seats": members(after, side)}),)


def members(state: State, side: int) -> tuple[int, ...]:
    """The seats of a side."""
    return tuple(seat for seat, own in enumerate(state.terms.sides) if own == side)
