"""High Card: three cards each, one is played at a time; the higher one takes the trick."""

from dataclasses import dataclass, replace

from tessera.core.cards import CARDS, FACE_DOWN, rank_of
from tessera_plain import N_, Plain, game

PACK = [rank + suit for rank in "9TJQKA" for suit in "CH"]


@dataclass(frozen=True)
class State:
    hands: tuple[tuple[str, ...], ...] = ((), ())
    seat: int = 0
    led: str = ""
    tricks: tuple[int, ...] = (0, 0)
    played: tuple[str, ...] = ()


class HighCard(Plain):
    name = "high_card"
    hidden = True
    state = State
    title = N_("High Card")
    tagline = N_("Three cards and three tricks, for 2")
    goal = N_("Take more tricks than your opponent.")
    rules_page = {
        N_("How it is played"): (
            N_("Everybody has three cards. You play one, then your opponent plays one."),
            N_("The higher card takes the trick; of two alike the first does."),
        ),
    }
    sentences = {
        "deal": N_("{player} gets a card."),
        "play": N_("{player} plays {first}."),
    }
    throw = N_("Deal")

    def begin(self, players):
        return State()

    def turn(self, s):
        return s.seat

    def chance(self, s):
        if s.played or all(len(hand) == 3 for hand in s.hands):
            return {}
        return {f"deal {card}": 1 for card in PACK if card not in s.hands[0] + s.hands[1]}

    def choices(self, s):
        return [f"play {card}" for card in s.hands[s.seat]]

    def apply(self, s, event):
        verb, card = event.split()
        hands = [[*hand] for hand in s.hands]
        if verb == "deal":
            hands[s.seat] = sorted([*hands[s.seat], card])
            return replace(s, hands=tuple(map(tuple, hands)), seat=1 - s.seat)
        hands[s.seat].remove(card)
        after = replace(s, hands=tuple(map(tuple, hands)), played=(*s.played, card))
        if not s.led:
            return replace(after, led=card, seat=1 - s.seat)
        higher = rank_of(CARDS[card]) > rank_of(CARDS[s.led])
        taker = s.seat if higher else 1 - s.seat
        tricks = tuple(n + (seat == taker) for seat, n in enumerate(s.tricks))
        return replace(after, led="", tricks=tricks, seat=taker)

    def winners(self, s):
        return (int(s.tricks[1] > s.tricks[0]),) if sum(s.tricks) == 3 else None

    def seen(self, s, seat):
        hands = tuple(
            hand if owner == seat else (FACE_DOWN,) * len(hand)
            for owner, hand in enumerate(s.hands)
        )
        return replace(s, hands=hands)

    def seen_event(self, s, event, seat):
        return f"deal {FACE_DOWN}" if event.startswith("deal") and seat != s.seat else event

    def guess(self, s, seat, rng):
        hands = self.seen(s, seat).hands
        known = {*s.played, *(card for hand in hands for card in hand)}
        left = [card for card in PACK if card not in known]
        rng.shuffle(left)
        drawn = [
            tuple(sorted(left.pop() if card == FACE_DOWN else card for card in hand))
            for hand in hands
        ]
        return replace(s, hands=tuple(drawn))

    def at_once(self, s):
        return True

    def standing(self, s, seat):
        return str(s.tricks[seat])

    def cards(self, s, seat):
        return s.hands[seat]

    def laid(self, s):
        return s.played


GAME = game(HighCard())
