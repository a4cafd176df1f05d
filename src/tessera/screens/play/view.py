"""How a game lies on the screen: bar, players, board, turn panel, log."""

from tessera.core.record import Player
from tessera.kit.view import AnySeen, Due
from tessera.scene.late import BOARD, LATE, LOOK, PARTS, THROWN, WORDS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import home_button, icon_button, link, notice, picture
from tessera.screens.play.celebration import crowned
from tessera.screens.play.first_hint import decline_button
from tessera.screens.play.handover_view import handover_view
from tessera.screens.play.hint_view import hint_strip, pointed
from tessera.screens.play.model import Play
from tessera.screens.play.sheets import more, spread, who_plays
from tessera.screens.saved_status import saved_status
from tessera.screens.settings_view import settings_button
from tessera.screens.table.marks import marked
from tessera.screens.table.parts import flag, log_panel, opens, players
from tessera.screens.table.words.aloud import asked_aloud
from tessera.screens.table.words.news import hand_over, turn_title
from tessera.screens.table.words.why import PANEL, why_button, why_sheet

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
    """The whole screen. The order here is the order of reading and of the Tab key; the style
    sheet decides what stands where."""
    say, context, panel = play.services.say, play.context, play.controls.panel
    game, over = context.game, seen.due is Due.NOTHING
    winners = getattr(context.table.rules.result(context.table.state), "winners", ())
    turn, past = context.turn(seen), play.last_round
    acting = turn if turn is not None else winners[0] if winners else 0
    if seen.due is Due.HANDOVER:
        acting = seen.viewer  # Whose hand lies there, until the tablet goes on.
    shown = past.seen(seen)
    if past.shows:
        turn = context.table.on_turn(max(past.shown - 1, past.since))
    actor = context.table.players[acting]
    drawn = marked(say, pointed(play, shown, game.view.board(shown)), past.marks(seen))
    board = Node(
        "div",
        {"class": classes("board-place", zoomed=play.controls.zoomed), LATE: BOARD},
        crowned(drawn) if play.celebrates and not past.shows else drawn,
        key="board",
    )
    return Node(
        "main",
        {
            "class": classes("table", actor.colour, turned=play.controls.upside_down, over=over),
            LATE: None if play.pacing.hurrying else LOOK,
            "data-pace": play.pacing.pace,
            "data-game": game.rules.name,
            "data-shape": seen.shape or None,
            "data-panel": panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, say(game.texts.TITLE)),
        players(game, shown, turn, () if past.shows else winners),
        _advice(play),
        _turn_panel(play, seen, shown, actor),
        asked_aloud(context),
        board,
        _bar(play, seen),
        hint_strip(play, seen),
        log_panel(say, context.log.items(say), panel),
        spread(play, seen) if panel == "spread" else None,
        more(play, seen) if panel == "more" else None,
        who_plays(play) if panel == "seats" else None,
        why_sheet(context, play.why) if panel == PANEL and play.why else None,
        key="table",
    )


def _advice(play: Play) -> Node | None:
    """What is good to know lies over the players: who reads it for the first time must see what is
    to be done as well."""
    services = play.services
    if not (services.advises and play.shows_notice):
        return None
    return notice(services, decline_button(services.say) if play.offers_hint else None)


def _bar(play: Play, seen: AnySeen) -> Node:
    say, context, controls = play.services.say, play.context, play.controls
    table, game, panel = context.table, context.game, controls.panel
    return Node(
        "nav",
        {"class": "bar", "aria-label": say("Game controls")},
        home_button(say),
        icon_button("undo", say("Undo"), "undo", aria_disabled=_off(table.can_undo())),
        icon_button("redo", say("Redo"), "redo", aria_disabled=_off(table.can_redo())),
        icon_button("turn", say("Turn the board"), "turn", aria_pressed=flag(controls.upside_down)),
        icon_button("zoom", say("Zoom in"), "zoom", aria_pressed=flag(controls.zoomed)),
        opens("cards", say(game.view.spread_title(seen)), "spread", panel)
        if game.view.spread(seen)
        else None,
        _hint_button(play, seen) if game.bots_think else None,
        opens("log", say("Log"), "log", panel),
        settings_button(say),
        opens("more", say("More"), "more", panel),
        key="bar",
    )


def _hint_button(play: Play, seen: AnySeen) -> Node:
    can, is_open = _off(play.hint.can_help(seen)), flag(play.hint.is_open)
    words = play.services.say("Hint")
    offered = "true" if play.offers_hint else None
    return icon_button(
        "hint", words, "hint", aria_disabled=can, aria_pressed=is_open, data_offered=offered
    )


def _off(can: object) -> str | None:
    return None if can else "true"


def _turn_panel(play: Play, seen: AnySeen, shown: AnySeen, actor: Player) -> Node:
    """Whose turn it is, what to do, the dice or cards, and the one button for it. `shown` is what
    lies on the table while the last round is shown again."""
    say, context = play.services.say, play.context
    over, ready, id = seen.due is Due.NOTHING, seen.due is Due.THROW, context.id
    what = context.game.view.prompt(seen)
    if seen.due is Due.HANDOVER:
        what = hand_over(context)
    why = why_button(context, seen, play.controls.panel)
    refuses = play.shows_notice and not play.services.advises
    message = notice(play.services, why) if refuses else None
    asked = [
        None if over else Node("b", {"class": "who"}, actor.name),
        Node("span", {}, what, key="what"),
        None if message else why,
    ]
    wordy = len(what) > WON if over else len(actor.name + what) > ASKED
    if play.last_round.shows:
        past = play.last_round
        wordy = len(past.sentence) > ASKED
        asked = [Node("span", {"class": "then"}, past.sentence, key=f"then {past.shown}")]
    hand = pointed(play, shown, context.game.view.hand(shown))
    lies: Attributes = {
        "class": classes("hand", ready=ready),
        THROWN: context.thrown,
        "data-press": "app:throw",
    }
    do = _primary(play, seen, actor)
    leads_back = do.attributes["data-press"] == LAST_ROUND
    told = _news(play, what if over else "", leads_back=leads_back)
    afterwards = link(say("How it went"), f"#/end/{id}", "afterwards") if over else None
    return Node(
        "section",
        {"class": "turn-panel", "aria-label": turn_title(context, seen, actor), LATE: PARTS},
        Node("p", {"class": classes("prompt", wordy=wordy), LATE: WORDS}, *asked, key="prompt"),
        message,
        # With keys, for messages come and go before them, and the focus rests on the button.
        Node("div", lies, hand, key="hand"),
        Node("div", {"class": "do", LATE: WORDS}, do, afterwards, key="do"),
        Node(
            "div",
            {"class": "foot", LATE: PARTS},
            told,
            saved_status(play.services, id),
            key="foot",
        ),
        key="turn panel",
    )


def _news(play: Play, asked: str, *, leads_back: bool) -> Node:
    """What was done last; a press shows again what the others did, where they did anything. What
    `asked` says already, as the prompt does of who has won, is left out. `leads_back` says whether
    there is a large button that leads back from there."""
    say, past = play.services.say, play.last_round
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
        Node("p", look, Node("span", {}, told, key=told), key=f"news {first}"),
        key="news",
    )


def _primary(play: Play, seen: AnySeen, actor: Player) -> Node:
    """The one button that changes its meaning and never goes away, so focus can rest on it."""
    say, view = play.services.say, play.context.game.view
    label, press = {
        Due.THROW: (say(view.throw), "app:throw"),
        Due.CHOICE: (say("Your move"), "app:throw"),
        Due.END: (say("End turn"), "app:end"),
        Due.HANDOVER: (say("Hand over"), "app:hand over"),
        Due.COMPUTER: (say("Please wait"), "app:throw"),
        Due.CHANCE: (say("Please wait"), "app:throw"),
        Due.NOTHING: (say("Play again"), "app:again"),
    }[seen.due]
    badge, hurries = None, play.pacing.can_hurry
    if view.must_pass(seen):
        label, press = say("Pass"), "game:pass"
    elif offered := view.offer(seen):
        label, press = say(offered), "game:offer"
    elif seen.due is Due.CHOICE:
        badge = view.badge(actor.colour)  # It says whose move it is, and asks for no press.
    elif hurries:
        label, press = say("Skip ahead"), "app:hurry"
    idle = press == "app:throw" and seen.due is not Due.THROW
    if idle and play.last_round.shows:
        label, press, badge, idle = say("Back to now"), LAST_ROUND, None, False
    return Node(
        "button",
        {
            "type": "button",
            "class": classes("button large", primary=not hurries, yours=badge),
            "data-press": press,
            "data-primary": True,
            "aria-disabled": "true" if idle else None,
        },
        badge,
        label,
        key="primary",
    )
