"""Everything Sequence says, in English; the catalogues hold the other languages."""

from tessera.core.cards import UNKNOWN
from tessera.core.record import Player
from tessera.games.sequence.rules.board import SQUARE_NAMES
from tessera.games.sequence.view.words import CHIPS, card_words, plain_words, square_words
from tessera.i18n import N_, Translator
from tessera.kit import opening
from tessera.kit.colours import side_colours
from tessera.kit.game import Preference
from tessera.kit.phrases import YOUNGEST, RulesPage, Sentences, by_code, teller

TITLE = N_("Sequence")
TAGLINE = N_("Cards and chips, for 2 to 12")

STORY: Sentences = {
    "begins": opening.SENTENCES["begins"],
    "opening_card": (N_("{player} draws to see who begins: {card}."), N_("You draw to see who begins: {card}.")),
    "tie_cards": N_("A tie between {players}: they draw again."),
    "dealt": (N_("Everybody has {n} cards. {player} begins."), N_("Everybody has {n} cards. You begin.")),
    "dealt_more": N_("Everybody has {n} cards, and one more: {players}. {player} begins."),
    "puts": (N_("{player} plays the {card} on {at}."), N_("You play the {card} on {at}.")),
    "puts_draws": (N_("{player} plays the {card} on {at} and draws {drawn}."), N_("You play the {card} on {at} and draw {drawn}.")),
    "puts_jack": (N_("{player} plays the {jack} on {square}."), N_("You play the {jack} on {square}.")),
    "puts_jack_draws": (N_("{player} plays the {jack} on {square} and draws {drawn}."), N_("You play the {jack} on {square} and draw {drawn}.")),
    "removes": (N_("{player} plays the {jack} and takes the {owner} off {square}."), N_("You play the {jack} and take the {owner} off {square}.")),
    "removes_draws": (N_("{player} plays the {jack}, takes the {owner} off {square} and draws {drawn}."), N_("You play the {jack}, take the {owner} off {square} and draw {drawn}.")),
    "swap": (N_("{player} swaps a dead card: {card}."), N_("You swap a dead card: {card}.")),
    "swap_draws": (N_("{player} swaps a dead card ({card}) and draws {drawn}."), N_("You swap a dead card ({card}) and draw {drawn}.")),
    "discard": (N_("{player} can play nothing and discards the {card}."), N_("You can play nothing and discard the {card}.")),
    "discard_draws": (N_("{player} can play nothing, discards the {card} and draws {drawn}."), N_("You can play nothing, discard the {card} and draw {drawn}.")),
    "give": (N_("{player} gives up the {card} for talking."), N_("You give up the {card} for talking.")),
    "draws": (N_("{player} draws a card."), N_("You draw a card.")),
    "draws_card": (N_("{player} draws the {card}."), N_("You draw the {card}.")),
    "forgets": (N_("{player} forgot to draw and continues with one card fewer: {n}."), N_("You forgot to draw and continue with one card fewer: {n}.")),
    "reshuffled": N_("The discard piles are shuffled: {n} cards in the new pile."),
    "no_cards": (N_("{player} has no cards left and passes."), N_("You have no cards left and pass.")),
    "talked": N_("Table talk, says {player}: {players} each give up a card at the start of their next turn."),
    "sequence": (N_("A sequence for {players}!"), N_("A sequence for {players}!"), N_("A sequence for you!")),
    "two_sequences": (N_("Two sequences at once for {players}!"), N_("Two sequences at once for {players}!"), N_("Two sequences at once for you!")),
    "nobody": N_("Nobody can play any more: a draw."),
    "wins": (N_("{players} wins!"), N_("{players} win!"), N_("You win!")),
}  # fmt: skip
"""What happened."""

REFUSALS: Sentences = {
    "draw_first": N_("A card must be drawn first."),
    "claim_first": N_("Say first which five are your sequence."),
    "give_first": N_("First give up a card: your team was caught talking."),
    "play_a_card": N_("Play a card."),
    "no_card_now": N_("No card is drawn now."),
    "no_such_card": N_("That card can't come: all of them are in hands or on discard piles."),
    "nothing_owed": N_("There is no card to give up."),
    "not_in_hand": N_("You don't hold the {card}."),
    "corner": N_("The corners are wild: they count for everybody and take no chip."),
    "no_such_square": N_("That can't be done there."),
    "other_card": N_("That square shows the {printed}, not the {card}."),
    "covered": N_("That square is covered. Choose a free one."),
    "nothing_there": N_("There is no chip to take away."),
    "own_chip": N_("That is your own chip."),
    "protected": N_("That chip is part of a sequence: it is protected."),
    "can_play": N_("You can still play a card."),
    "jack_never_dead": N_("A jack is never dead."),
    "not_dead": N_("The {card} isn't dead: one of its squares is free."),
    "swapped_already": N_("You have already swapped a dead card in this turn."),
    "nothing_to_claim": N_("There is no sequence to choose now."),
    "no_such_five": N_("These five are no sequence of yours."),
    "no_team": N_("Nobody plays in teams."),
    "nothing_left_to_give": N_("This team has no more cards to give up."),
    # Why a position can't be laid out so.
    "few_cards": N_("There are too many chips: too few cards are left for all hands."),
}
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

OPTIONS = {
    "players": (N_("How many play?"), N_("More than three play in equal teams.")),
    "teams": (N_("Teams"), N_("Team members sit between their opponents.")),
    "teams=2x3": (N_("Two teams of three"), N_("Two sequences win.")),
    "teams=3x2": (N_("Three teams of two"), N_("One sequence wins.")),
    "teams=2x6": (N_("Two teams of six"), N_("Two sequences win.")),
    "teams=3x4": (N_("Three teams of four"), N_("One sequence wins.")),
    "drawing": (N_("Drawing"), N_("How a new card comes after a turn.")),
    "drawing=automatic": (N_("Automatically"), ""),
    "drawing=by_hand": (N_("By hand, as printed"), N_("Tap the pile to draw. If you end your turn without drawing, you continue with "
"one card fewer.")),
    "hands": (N_("Hands"), N_("Who may see which cards.")),
    "hands=hidden": (N_("Hidden"), N_("Everybody sees only their own cards.")),
    "hands=open": (N_("Open"), N_("Everybody sees all cards, under the button with the cards. Good for learning.")),
    "start": (N_("Head start"), N_("In a team everybody gets the card. Where two sequences win, one may be enough instead.")),
    "start=card": (N_("One more card in hand"), ""),
    "start=sequence": (N_("One sequence wins"), ""),
    "undo": (N_("Undo"), N_("How far something can be taken back. The same cards come again.")),
    "undo=strict": (N_("Until a card is drawn"), ""),
    "undo=friendly": (N_("Friendly"), N_("Further, even after cards have been seen.")),
}  # fmt: skip

SORTING = (("suit", N_("By suit")), ("rank", N_("By rank")))
PREFERENCES = (Preference("sorting", N_("Sort the hand"), SORTING),)

# Headings of the rules page.
GOAL, TURN, JACKS = N_("The goal"), N_("A turn"), N_("The jacks")
STAY, DEAD = N_("Sequences stay"), N_("Dead cards")
FORGOTTEN, SILENCE = N_("Forgetting and talking"), N_("What the rule book leaves open")

LEVELS = {
    "youngest": YOUNGEST,
    "easy": N_("It builds its own lines along rows and columns. It overlooks diagonals, pays no attention to your lines, and doesn't save its jacks."),
    "normal": N_("It looks at every line of five that is still open, yours and its own, counts the cards that are out, and saves its jacks. It doesn't think of its next turn."),
    "hard": N_("Like the normal one, but its judgement was tuned in thousands of games against itself."),
}  # fmt: skip

# Paragraphs of the rules page, by what they are about.
# fmt: off
LINES = N_("A sequence is five of your chips in an unbroken line: along a row, a column or a diagonal. Two players or two teams need two sequences to win, three need only one.")
CORNERS = N_("The four corners are wild. They count as everybody's chip at once, so that four chips and a corner are a sequence too.")
SIDES = N_("Up to three play for themselves. Four, six, eight, nine, ten or twelve play in two or three teams, whose members sit between their opponents and share a colour.")
BEGINNING = N_("Each side draws a card, and the highest begins. Aces are high, and sides that tie draw again. Then the hands are dealt: seven cards each for two players, six for three and four, five for six, four for eight and nine, three for ten and twelve.")
CARD_AND_SQUARE = N_("Play a card onto your own discard pile, put a chip on one of the two squares that show this card, and draw a new card. All squares but the corners show a card, and every card except the jacks is there twice.")
PILES = N_("Everybody may look through the discard piles. When the pile runs out, they are shuffled into a new one.")
TWO_EYED = N_("Two-eyed jacks, diamonds and clubs, look at you with both eyes: they put a chip on any free square.")
ONE_EYED = N_("One-eyed jacks, hearts and spades, are seen from the side: they take one opponent's chip off the board, and that is the whole turn. A chip in a completed sequence can't be taken.")
PROTECTED = N_("A completed sequence is protected until the end of the game. A second one may share one chip with it: where the two cross, or in the middle of a line of nine.")
LONG_LINES = N_("One chip may complete two sequences at once. When a line is longer than five, you say which five are the sequence.")
DEAD_CARDS = N_("A card whose two squares are both covered is dead. Once a turn, before you play, you may show it, put it on your discard pile and draw another; then you play as usual. Jacks never die.")
NOTHING_PLAYABLE = N_("If nothing in your hand can be played, discard any card and draw; your turn is over.")
FORGETTING = N_("If you draw by hand, you must remember the new card yourself. If the next player begins before you have drawn, you have lost it for the rest of the game.")
TALKING = N_("Team members may not advise each other. If one does, every member gives up a card at the start of their next turn, and the hands stay smaller. The button is under “More”.")
DRAWN = N_("If nobody can ever play again, not even with new cards, the game is a draw. There are always enough chips.")
SILENT = N_("A sequence that wins the game counts at once. The card for a swapped dead card comes at once, also with drawing by hand. If your hand is empty, you pass.")
HIDDEN = N_("The player who drew the highest card begins, in a team too. Hands are hidden, unless you agree to play with open hands.")
# fmt: on

RULES_PAGE: RulesPage = (
    (GOAL, (LINES, CORNERS, SIDES)),
    (TURN, (BEGINNING, CARD_AND_SQUARE, PILES)),
    (JACKS, (TWO_EYED, ONE_EYED)),
    (STAY, (PROTECTED, LONG_LINES)),
    (DEAD, (DEAD_CARDS, NOTHING_PLAYABLE)),
    (FORGOTTEN, (FORGETTING, TALKING)),
    (SILENCE, (DRAWN, SILENT, HIDDEN)),
)

WHY = by_code(
    (CARD_AND_SQUARE, "card play draw_first play_a_card no_card_now no_such_card not_in_hand no_such_square other_card covered covered/play"),
    (PILES, "card"),
    (TALKING, "give give_first nothing_owed no_team nothing_left_to_give"),
    (SIDES, "no_team"),
    (LONG_LINES, "claim claim_first nothing_to_claim no_such_five"),
    (LINES, "goal over play no_such_five"),
    (DEAD_CARDS, "pile_dead dead covered/play covered/dead draw_first/pile_dead jack_never_dead not_dead swapped_already"),
    (PROTECTED, "sharing protected"),
    (ONE_EYED, "one_eyed nothing_there own_chip protected"),
    (TWO_EYED, "two_eyed covered/two_eyed"),
    (CORNERS, "corner"),
    (BEGINNING, "opening deal few_cards draw_first/opening draw_first/deal"),
    (NOTHING_PLAYABLE, "discard can_play"),
    (FORGETTING, "pile draw_first/pile"),
    (DRAWN, "nobody over/nobody"),
    (SILENT, "no_cards"),
)  # fmt: skip
"""By the code of a refusal, also together with what `topic` says of a position, and by that alone.
In lessons it is asked besides about the "goal" and about "sharing"."""


def _drawn(say: Translator, players: tuple[Player, ...], card: int) -> str:
    """A card that was drawn; only who may see it is told which."""
    return say("a card") if card == UNKNOWN else say("a card: {card}", card=card_words(say, card))


def _card(say: Translator, players: tuple[Player, ...], card: int) -> str:
    return "" if card == UNKNOWN else card_words(say, card)


tell = teller(
    SENTENCES,
    card=_card,
    printed=_card,
    jack=lambda say, players, card: plain_words(say, card),
    drawn=_drawn,
    at=lambda say, players, square: SQUARE_NAMES[square],
    square=lambda say, players, square: square_words(square),
    owner=lambda say, players, side: say(CHIPS[side_colours(players)[side]]),
)
