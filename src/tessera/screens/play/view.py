"""How a game lies on the screen: bar, players, board, turn panel, log."""

from tessera.core.record import Player
from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Node, classes
from tessera.screens.components import link
from tessera.screens.play.handover_view import handover_view
from tessera.screens.play.model import Play
from tessera.screens.play.news_place import LAST_ROUND, news_place
from tessera.screens.saved_status import saved_status
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.marks import marked
from tessera.screens.table.turn_panel import OneButton, hand_place, primary, turn_panel
from tessera.screens.table.words.news import hand_over, turn_title
from tessera.screens.table.words.turn import unbroken

ASKED, WON = 70, 44
"""With more characters than these the prompt with the name above it, and who has won are written
smaller: on a phone they have two lines or three."""


def view(play: Play) -> Node:
    """The table, or only who is to take the tablet."""
    if play.context.handover.nobody:
        return handover_view(play.services, play.context)
    return table_view(play, play.context.seen)


def table_view(play: Play, seen: AnySeen) -> Node:
    """The whole screen, as `seen`."""
    say, context, past = play.services.say, play.context, play.last_round
    winners = getattr(context.table.rules.result(context.table.state), "winners", ())
    turn = context.turn(seen)
    acting = turn if turn is not None else winners[0] if winners else 0
    if seen.due is Due.HANDOVER:
        acting = seen.viewer  # Whose hand lies there, until the tablet goes on.
    actor, shown = context.table.players[acting], past.seen(seen)
    lies = Shown(shown, turn, winners)
    board = marked(say, play.hint.pointed(shown, play.game.view.board(shown)), past.marks(seen))
    if past.shows:
        lies = Shown(shown, context.table.on_turn(max(past.shown - 1, past.since)), ())
    over = seen.due is Due.NOTHING
    look = classes("table", actor.colour, turned=play.turning.upside_down, over=over)
    return frame(
        play,
        seen,
        lies,
        say(play.game.title_of(play.context.table.setup)),
        look,
        play.advice.drawn(seen) if play.shows_notice else None,
        _turn_panel(play, seen, shown, actor),
        play.aloud.buttons(seen),
        board_place(play, board),
        None if past.shows else play.celebration.drawn(seen),
        controls=say("Game controls"),
        pace=play.pace,
        late=None if play.pacing.hurrying else LOOK,
    )


def _turn_panel(play: Play, seen: AnySeen, shown: AnySeen, actor: Player) -> Node:
    """Whose turn it is, what to do, the dice or cards, and the one button for it. `shown` is what
    lies on the table while the last round is shown again."""
    say, context, past = play.services.say, play.context, play.last_round
    over = seen.due is Due.NOTHING
    what = hand_over(context) if seen.due is Due.HANDOVER else context.asked(seen)
    words = what if over else unbroken(context.table.players, what.removeprefix(actor.name))
    asked = [
        None if over or seen.due is Due.LETTER else Node("b", {"class": "who"}, actor.name),
        # A sentence that begins with the name goes on below it.
        Node("span", {}, words, key="what"),
    ]
    wordy = len(what) > WON if over else len(actor.name + what) > ASKED
    if past.shows:
        wordy = len(past.sentence) > ASKED
        asked = [Node("span", {"class": "then"}, past.sentence, key=f"then {past.shown}")]
    hand = play.hint.pointed(shown, play.game.view.hand(shown))
    do = _primary(play, seen, actor)
    leads_back = do.attributes["data-press"] == LAST_ROUND
    told = news_place(context, past, what if over else "", leads_back=leads_back)
    afterwards = link(say("How it went"), f"#/end/{context.id}", "afterwards") if over else None
    saved = saved_status(play.services, context.id)
    return turn_panel(
        play,
        seen,
        turn_title(context, seen, actor),
        asked,
        hand_place(play, hand, ready=seen.due is Due.THROW),
        Node("div", {"class": "do", LATE: WORDS}, do, afterwards, key="do"),
        Node("div", {"class": "foot", LATE: PARTS}, told, saved, key="foot"),
        wordy=wordy,
    )


def _primary(play: Play, seen: AnySeen, actor: Player) -> Node:
    """The one button: what is due, unless others can be hurried or the past is on the table."""
    say, badge = play.services.say, None
    meant = play.one_button(seen)
    if play.context.handover.lies_open:
        meant = OneButton(say("Hide my cards"), meant.press)
    hurries = play.pacing.can_hurry and meant.press.startswith("app:")
    if seen.due is Due.CHOICE and meant.idle:
        badge = play.game.view.badge(actor.colour)
    elif hurries:
        meant = OneButton(say("Skip ahead"), "app:hurry")
    if meant.idle and play.last_round.shows:
        meant, badge = OneButton(say("Back to now"), LAST_ROUND), None
    return primary(meant, badge, quiet=hurries)
