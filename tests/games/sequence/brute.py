"""The rules a second time: slow, plain, and written from the rule book alone.

The board is a dict of square names, a card its name, a sequence a set of five squares. What counts
as a sequence is found anew each time by looking at the whole board. Nothing here is shared with
the game but the texts of events and positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

BOARD = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""
NAMES = [letter + str(row) for row in range(1, 11) for letter in "abcdefghij"]
PRINTED = dict(zip(NAMES, BOARD.split(), strict=True))
ALL_CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
COLOURS = {2: "GB", 3: "GBR", 4: "GB", 6: "GB", 8: "GB", 9: "GBR", 10: "GB", 12: "GB"}
TEAMS = {"2x3": "GB", "3x2": "GBR", "2x6": "GB", "3x4": "GBR"}

Five = frozenset[str]


def all_fives() -> list[Five]:
    found = set()
    for start in NAMES:
        for right, down in [(1, 0), (0, 1), (1, 1), (-1, 1)]:
            column, row = ord(start[0]), int(start[1:])
            five = frozenset(f"{chr(column + right * n)}{row + down * n}" for n in range(5))
            if five <= set(NAMES):
                found.add(five)
    return sorted(found, key=sorted)


ALL_FIVES = all_fives()


def name_of(five: Five) -> str:
    ends = sorted(five, key=NAMES.index)
    return f"{ends[0]}-{ends[-1]}"


def in_order(hand: list[str]) -> list[str]:
    return sorted(hand, key=lambda card: -1 if card == "??" else ALL_CARDS.index(card))


class Brute:
    """A game in progress after the draw for who begins."""

    def __init__(self, position: str) -> None:
        """Sits down at the text of a position."""
        header, *lines = position.splitlines()
        options = dict(word.split("=") for word in header.split())
        self.players = int(options["players"])
        self.by_hand = options.get("drawing") == "by_hand"
        self.colours = TEAMS.get(options.get("teams", "")) or COLOURS[self.players]
        starts = [options.get(f"start{side}", "0") for side in range(1, len(self.colours) + 1)]
        usual = 2 if len(self.colours) == 2 else 1
        self.needs = {
            colour: usual - (start == "sequence")
            for colour, start in zip(self.colours, starts, strict=True)
        }
        cards = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}[self.players]
        self.full_hands = [
            cards + (starts[seat % len(self.colours)] == "card") for seat in range(self.players)
        ]
        self.board = dict(zip(NAMES, "".join(lines[:10]), strict=True))
        by_name = {name_of(five): five for five in ALL_FIVES}
        self.sequences = {
            line[0]: [by_name[name] for name in line.split()[1:]]
            for line in lines[10 : 10 + len(self.colours)]
        }
        self.hands: list[list[str]] = []
        self.discards: list[list[str]] = []
        self.owed: list[int] = []
        for line in lines[10 + len(self.colours) : -2]:
            held, _, thrown = line.split(": ")[1].partition(" | ")
            cards, _, debt = held.partition(" owes ")
            self.hands.append([] if cards == "-" else cards.split())
            self.discards.append(thrown.split())
            self.owed.append(int(debt or 0))
        seat, phase = lines[-1].split(": ")
        self.seat = int(seat.split()[1]) - 1
        self.swapped = phase.endswith(" swapped")
        self.phase = phase.removesuffix(" swapped")
        self.ways_to_win: list[set[Five]] = []

    @property
    def me(self) -> str:
        return self.colour_of(self.seat)

    def colour_of(self, seat: int) -> str:
        return self.colours[seat % len(self.colours)]

    @property
    def needed(self) -> int:
        """Sequences that win for the colour on turn."""
        return self.needs[self.me]

    def pile(self) -> list[str]:
        """The cards that lie nowhere else."""
        cards = ALL_CARDS * 2
        for card in [card for heap in self.hands + self.discards for card in heap]:
            cards.remove(card)
        return cards

    # --- what may happen ---

    def events(self) -> set[str]:
        """The texts of all that may happen now."""
        hand = self.hands[self.seat]
        if self.phase == "over":
            return set()
        if self.phase in ("deal", "card"):
            return {f"card {card}" for card in self.pile()}
        if self.phase == "pile":
            return {"draw"} if self.swapped else {"draw", "forget"}
        if self.phase == "give":
            return {f"give {card}" for card in hand}
        if self.phase.startswith("claim"):
            return {f"claim {name_of(five)}" for five in self.new_fives()}
        talk = {f"talk {team}" for team in self.who_can_be_caught()}
        if not hand:
            return {"pass"} | talk
        plays = {
            f"play {card} {square}" for card in hand for square in self.squares_for(card, self.me)
        }
        swaps = {f"swap {card}" for card in hand if self.is_dead(card)}
        discards = set() if plays else {f"discard {card}" for card in hand}
        return plays | discards | talk | (set() if self.swapped else swaps)

    def squares_for(self, card: str, colour: str) -> list[str]:
        """Where a side may play the card."""
        if card in ("JS", "JH"):
            protected = [name for fives in self.sequences.values() for f in fives for name in f]
            enemies = [other for other in self.colours if other != colour]
            return [n for n in NAMES if self.board[n] in enemies and n not in protected]
        if card in ("JC", "JD"):
            return [name for name in NAMES if self.board[name] == "."]
        return [name for name in NAMES if PRINTED[name] == card and self.board[name] == "."]

    def is_dead(self, card: str) -> bool:
        return card[0] != "J" and not self.squares_for(card, self.me)

    def who_can_be_caught(self) -> Iterator[int]:
        """Teams of several of whom somebody still has a card that isn't owed."""
        for team, colour in enumerate(self.colours, 1):
            members = [n for n in range(self.players) if self.colour_of(n) == colour]
            if len(members) > 1 and any(len(self.hands[n]) > self.owed[n] for n in members):
                yield team

    # --- sequences ---

    def new_fives(self) -> list[Five]:
        """All fives on the board that could be one more sequence of the side on turn."""
        return [
            five
            for five in ALL_FIVES
            if all(self.board[square] in (self.me, "*") for square in five)
            and all(len(five & old) <= 1 for old in self.sequences[self.me])
        ]

    def ways_to_count(self) -> list[set[Five]]:
        """The largest sets of new fives that can be sequences together: none may grow."""
        fives = self.new_fives()
        good = [
            set(some)
            for size in range(min(len(fives), 5), -1, -1)
            for some in combinations(fives, size)
            if all(len(one & two) <= 1 for one, two in combinations(some, 2))
        ]
        return [some for some in good if not any(some < other for other in good)]

    def count_sequences(self) -> None:
        ways, mine = self.ways_to_count(), self.sequences[self.me]
        self.ways_to_win = [way for way in ways if len(mine) + len(way) >= self.needed]
        if self.ways_to_win:
            self.phase = "over"
        elif len(ways) > 1:
            return
        else:
            mine.extend(ways[0])
            self.to_draw()

    # --- what it does ---

    def do(self, text: str) -> None:
        """Plays an event that may happen now."""
        assert text in self.events(), text
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(*words)

    def lay_down(self, card: str) -> None:
        self.hands[self.seat].remove(card)
        self.discards[self.seat].append(card)

    def do_card(self, card: str) -> None:
        self.hands[self.seat].append(card)
        if self.phase == "deal":
            held, full = len(self.hands[self.seat]), self.full_hands[self.seat]
            if full > min(self.full_hands) == held:
                return  # The card more comes right after the last one of the round.
            self.seat = (self.seat + 1) % self.players
            if [len(hand) for hand in self.hands] == self.full_hands:
                self.phase = "play"
            return
        if not self.pile():
            self.discards = [[] for _ in self.discards]
        if self.swapped:
            self.phase = "play"
        else:
            self.next_turn()

    def do_play(self, card: str, square: str) -> None:
        self.lay_down(card)
        self.swapped = False
        if card in ("JS", "JH"):
            self.board[square] = "."
            self.to_draw()
        else:
            self.board[square] = self.me
            self.phase = f"claim {square}"
            self.count_sequences()

    def do_claim(self, name: str) -> None:
        self.sequences[self.me] += [five for five in ALL_FIVES if name_of(five) == name]
        self.count_sequences()

    def do_swap(self, card: str) -> None:
        self.lay_down(card)
        self.swapped = True
        self.to_draw()

    def do_discard(self, card: str) -> None:
        self.lay_down(card)
        self.swapped = False
        self.to_draw()

    def do_give(self, card: str) -> None:
        self.lay_down(card)
        self.owed[self.seat] -= 1
        self.start_turn()

    def do_talk(self, team: str) -> None:
        for seat in range(self.players):
            if self.colour_of(seat) == self.colours[int(team) - 1]:
                self.owed[seat] += len(self.hands[seat]) > self.owed[seat]

    def do_draw(self) -> None:
        self.phase = "card"

    def do_forget(self) -> None:
        self.next_turn()

    def do_pass(self) -> None:
        self.next_turn()

    def to_draw(self) -> None:
        self.phase = "pile" if self.by_hand else "card"

    def next_turn(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.swapped = False
        if self.nobody_can_play():
            self.phase = "over"
        else:
            self.start_turn()

    def start_turn(self) -> None:
        if not self.hands[self.seat]:
            self.owed[self.seat] = 0
        self.phase = "give" if self.owed[self.seat] else "play"

    def nobody_can_play(self) -> bool:
        """Whether no card of all 52 would help anybody who has cards."""
        return not any(
            hand and any(self.squares_for(card, self.colour_of(seat)) for card in ALL_CARDS)
            for seat, hand in enumerate(self.hands)
        )

    # --- to compare ---

    def position(self) -> list[str]:
        """The lines of the position's text, from the ten rows on, sequences sorted."""
        cells = "".join(self.board.values())
        seats = []
        for n, (hand, thrown, debt) in enumerate(
            zip(self.hands, self.discards, self.owed, strict=True), 1
        ):
            words = [f"seat {n}:", *(in_order(hand) or ["-"])]
            words += ["owes", str(debt)] if debt else []
            words += ["|", *thrown] if thrown else []
            seats.append(" ".join(words))
        held = sum(len(heap) for heap in self.hands + self.discards)
        return [
            *(cells[n : n + 10] for n in range(0, 100, 10)),
            *(" ".join([f"{c}:", *sorted(map(name_of, self.sequences[c]))]) for c in self.colours),
            *seats,
            f"pile {2 * len(ALL_CARDS) - held}",
            f"seat {self.seat + 1}: {self.phase}" + " swapped" * self.swapped,
        ]
