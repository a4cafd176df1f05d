"""Sequence on the screen: what is drawn and said, and what a press or a key means."""

from tessera.core.grid import squares
from tessera.core.record import Player
from tessera.games.sequence.rules.board import FIVE_NAMES, SIZE
from tessera.games.sequence.rules.engine import DISCARD, PLAY, SWAP, Move
from tessera.games.sequence.rules.merits import merits
from tessera.games.sequence.rules.notation import TEAMS
from tessera.games.sequence.rules.state import DRAW, FORGET, PASS, Claim, Event, Phase, State, Talk
from tessera.games.sequence.rules.story import SEQUENCES, members
from tessera.games.sequence.view.aloud import board_aloud, choices_aloud, count_aloud
from tessera.games.sequence.view.board import draw_board
from tessera.games.sequence.view.choices import (
    claims,
    decided_by,
    looks_ahead,
    playable_squares,
    plays,
    squares_for,
    to_give,
)
from tessera.games.sequence.view.hand import (
    discard_piles,
    draw_hand,
    new_card,
    top_discard,
    with_opening_cards,
)
from tessera.games.sequence.view.hint import REASONS, of_card
from tessera.games.sequence.view.motion import flights
from tessera.games.sequence.view.presses import offered, press_card, press_square
from tessera.games.sequence.view.prompts import prompt, standing, topic
from tessera.games.sequence.view.targets import (
    MIDDLE,
    Sight,
    card_of,
    card_target,
    chosen_card,
    cursor_square,
    square_target,
)
from tessera.games.sequence.view.texts import tell
from tessera.games.sequence.view.words import line_words, spoken
from tessera.i18n import N_, Nn_
from tessera.kit import lines
from tessera.kit.view import Declaration, Sign, Ui, View
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node

GOAL = Nn_(
    "The first with a sequence wins: five chips in a line.",
    "The first with {n} sequences wins: each is five chips in a line.",
)
BEGINNING, DEALING, LOOKING, COMPUTER = 1000, 60, 1500, 500
"""Milliseconds before the first card is dealt, so that the last one drawn for who begins is seen;
before any other; before a person's new card comes, so that a play can still be taken back; before
a computer's."""
FEW = 4
"""So many squares may be brought into sight together."""


class SequenceView(View[State, Event]):
    """A play takes two presses, a card and a square in either order."""

    throw = N_("Draw a card")
    choose_first = N_("Choose a card and a square.")
    needs_reading = frozenset(SEQUENCES)
    unspoken = frozenset({"draws"})
    shown = frozenset({"talked"})
    open_cards_pile = "pile"

    # In files of their own:
    board_aloud = staticmethod(board_aloud)
    count_aloud = staticmethod(count_aloud)
    choices_aloud = staticmethod(choices_aloud)
    spoken = staticmethod(spoken)
    hand = staticmethod(draw_hand)
    beside_name = staticmethod(top_discard)
    open_cards = staticmethod(discard_piles)
    prompt = staticmethod(prompt)
    topic = staticmethod(topic)
    standing = staticmethod(standing)
    flights = staticmethod(flights)

    def start(self) -> Ui:
        """The cursor begins near the middle."""
        return Ui(square_target(MIDDLE))

    def board(self, seen: Sight) -> Node:
        return with_opening_cards(draw_board(seen), seen)

    def open_cards_title(self, seen: Sight) -> str:
        """The title of the sheet, which shows the hands as well where they are open."""
        opened = seen.state.terms.open_hands
        return N_("Hands and discard piles") if opened else N_("Discard piles")

    def goal(self, seen: Sight) -> str:
        agreed, viewer = seen.state.terms, seen.viewer
        usual = max(agreed.needed)
        needed = usual if viewer is None else agreed.needed[agreed.sides[viewer]]
        return seen.say.count(GOAL, needed)

    def press(self, seen: Sight, target: str) -> Event | Ui | None:
        """The action or choice that a press means. It may be illegal: the rules decide."""
        kind, _, rest = target.partition(" ")
        match kind:
            case "card":
                return press_card(seen, target)
            case "square":
                return press_square(seen, target)
            case "swap":
                card = card_of(f"card {rest}")
                return None if card is None else Move(SWAP, card)
            case "claim":
                return Claim(FIVE_NAMES[rest]) if rest in FIVE_NAMES else None
            case "talk":
                return Talk(TEAMS[rest]) if rest in TEAMS else None
        return {"pile": DRAW, "pass": PASS, "offer": offered(seen)}.get(target)

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over the squares that can be played."""
        square, able = cursor_square(seen.ui), playable_squares(seen)
        moved = move_cursor(square, key, range(SIZE * SIZE), SIZE, able)
        return None if moved is None else Ui(square_target(moved), seen.ui.chosen)

    def first_target(self, seen: Sight) -> str:
        """The first square for the chosen card, or the first card for the chosen square; before
        anything is chosen, the card that is new, or else the first that can be used."""
        if chosen_card(seen.ui) is not None or claims(seen):
            playable = sorted(decided_by(seen) or playable_squares(seen))
            return square_target(playable[0]) if playable else seen.ui.cursor
        cards = [play.card for play in plays(seen)] or list(to_give(seen))
        if not cards:
            return seen.ui.cursor
        drawn = new_card(seen)
        return card_target(drawn if drawn in cards else cards[0], 0)

    def zoom_targets(self, seen: Sight) -> tuple[str, ...]:
        """The squares of the chosen card, or of the lines to choose from. A jack has too many."""
        chooses = chosen_card(seen.ui) is not None or claims(seen)
        playable = sorted(decided_by(seen) or playable_squares(seen)) if chooses else []
        return tuple(map(square_target, playable)) if len(playable) <= FEW else ()

    def destinations(self, seen: Sight, target: str) -> tuple[str, ...]:
        """The squares of a card; every free square for a two-eyed jack."""
        card = card_of(target)
        return () if card is None else tuple(map(square_target, squares_for(seen, card)))

    def premove(self, seen: Sight, target: str) -> Ui | None:
        """Chooses a card of the viewer's hand; a second press puts it back."""
        if card_of(target) is None or not looks_ahead(seen):
            return None
        return Ui(seen.ui.cursor, "" if seen.ui.chosen == target else target)

    def must_pass(self, seen: Sight) -> bool:
        """Whether there is no card left to play."""
        return PASS in seen.legal

    def suggested_action(self, seen: Sight) -> str | None:
        """The chosen card can be given up or discarded; a turn drawn by hand can be ended."""
        match offered(seen):
            case Move(verb):
                return N_("Give this card up") if verb == "give" else N_("Discard this card")
            case event if event == FORGET:
                return N_("End turn")
            case event if event == DRAW:
                return N_("Draw a card")
        return None

    def hint(self, seen: Sight, actions: tuple[Event, ...]) -> Sign:
        """Points at the first action alone: the card that comes next is not known."""
        match actions[0]:
            case Move() as move:
                return of_card(seen, move)
            case Claim(five):
                placed = tuple(map(square_target, squares(five)))
                return Sign(line_words(seen.say, five), placed=placed)
            case event if event == DRAW:
                return Sign(seen.say("draw a card"), placed=("pile",))
        return Sign(seen.say("pass"))

    def reasons(self, seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
        """The reasons for the first action alone: the card that comes next is not known."""
        facts = merits(seen.state, actions[0])
        return lines.reasons(seen, seen.state.terms.sides, facts, REASONS)

    def draws_line(self, before: State, after: State) -> bool:
        return sum(map(len, after.sequences)) > sum(map(len, before.sequences))

    def changed_targets(self, before: State, event: Event) -> tuple[str, ...]:
        """The square of a chip that came or went."""
        square = event.square if isinstance(event, Move) else None
        return () if square is None else (square_target(square),)

    def declarations(self, seen: Sight) -> tuple[Declaration, ...]:
        """Each team that can be caught talking."""
        say, declarations = seen.say, []
        for event in seen.legal:
            if isinstance(event, Talk):
                seats = members(seen.state, event.side)
                names = say.together([seen.players[seat].name for seat in seats])
                label = say("Table talk: {players}", players=names)
                question = say(
                    "Did somebody in this team give advice? Then {players} each give up a card at "
                    "the start of their next turn.",
                    players=names,
                )
                noted = ""
                if event in _this_turn(seen):
                    noted = tell(
                        say, seen.players, "talked", {"seat": seen.state.seat, "seats": seats}
                    )
                declarations.append(Declaration(f"talk {event.side + 1}", label, question, noted))
        return tuple(declarations)

    def pause(self, state: State, player: Player) -> int | None:
        """Cards come by themselves; for who begins each player may draw by hand."""
        if state.phase is Phase.OPENING:
            return None
        if state.phase is Phase.DEAL:
            return DEALING if any(state.hands) else BEGINNING
        return LOOKING if player.is_person and not state.swapped else COMPUTER


VIEW = SequenceView()


def _this_turn(seen: Sight) -> list[Event]:
    """The events since the last turn ended with a play, a discard or a pass, latest first."""
    events: list[Event] = []
    for event in reversed(seen.events):
        if event == PASS or (isinstance(event, Move) and event.verb in (PLAY, DISCARD)):
            break
        events.append(event)
    return events
