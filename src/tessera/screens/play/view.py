"""How a game lies on the screen: bar, players, board, turn panel, log."""

from tessera.core.record import Player
from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import link, picture
from tessera.screens.play.handover_view import handover_view
from tessera.screens.play.model import Play
from tessera.screens.saved_status import saved_status
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.marks import marked
from tessera.screens.table.turn_panel import OneButton, hand_place, primary, turn_panel
from tessera.screens.table.words.news import hand_over, turn_title
from tessera.screens.table.words.turn import unbroken

NEWS, ASKED, WON = 50, 70, 44
"""With more characters than these the news, the prompt with the name above it, and who has won are
written smaller: on a phone they have two lines or three."""
LONG_NEWS = 110
"""With more than these the news take all the width there is."""
LAST_ROUND = "app:last round"
"""Shows again what the others did, and leads back to now."""


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
    told = _news(play, what if over else "", leads_back=leads_back)
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


def _news(play: Play, asked: str, *, leads_back: bool) -> Node:
    """What was done last; a press shows again what the others did, where they did anything. What
    `asked` says already, as the prompt does of who has won, is left out. `leads_back` says whether
    there is a large button that leads back from there."""
    say, past, players = play.services.say, play.last_round, play.context.table.players
    # The live region has said it already. A new key has it come anew, and what goes on with what
    # was said before takes its place quietly: hence the words stand beside the button. The words
    # themselves are new each time, for where they stay for a while only.
    first, told = play.context.log.latest(say)
    does = say("Back to now") if past.shows else say("Show what happened since your last turn")
    if past.shows:
        told = say("Since your last turn") if leads_back else does
    else:
        told = told.removesuffix(asked).strip() or told
    looks = classes("news", wordy=len(told) > NEWS, all_wide=len(told) > LONG_NEWS)
    look = {"class": looks, "aria-hidden": "true"}
    button: Attributes = {
        "type": "button",
        "class": "news-button",
        "data-press": LAST_ROUND,
        "aria-label": does if told == does else f"{does}: {told}",
        "title": does,
    }
    return Node(
        "div",
        {"class": "news-place", LATE: WORDS},
        Node("button", button, picture("again"), key="news button") if past.is_there else None,
        Node("p", look, Node("span", {}, unbroken(players, told), key=told), key=f"news {first}"),
        key="news",
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
