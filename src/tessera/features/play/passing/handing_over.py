"""Passing the tablet round where each person sees other cards: nobody has it until somebody says
so.

The screen between two people's turns: the table as spectators know it, and in the place of the
hand the name of the next person. The page contains nothing of a hand.

Whatever is there before and after lies in the same place and size: nothing jumps at a turn, and to
build the board's squares anew was most of the time it took to take the tablet. What is new on it
since that person's last turn is marked. It can't be pressed here.

The phones that were connected before the page was loaded again."""

from tessera.features.play.taking_back import undo_button
from tessera.features.setup.shelf import likeness
from tessera.i18n import Nn_
from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.scene.returning import RETURNS
from tessera.scene.widgets import button, pressable
from tessera.screens.components import bar_button, home_button, icon_link, notice
from tessera.screens.settings.view import settings_button
from tessera.screens.table.context import Context
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import News, PrimaryAction
from tessera.screens.table.phone_seats import missing
from tessera.screens.table.players import players
from tessera.screens.table.seeing import spectate
from tessera.screens.table.turns import lead
from tessera.screens.table.view import numbered
from tessera.screens.table.words.aloud import OwnColour
from tessera.screens.table.words.news import next_person, take_the_tablet, whose_turn
from tessera.session.table import Change

MISSING = Nn_("{players}'s phone isn't connected.", "Not connected: the phones of {players}.")


def missing_phones(context: Context) -> Node | None:
    """The names of the players whose phones aren't connected any more, with a button to reconnect;
    None if there are none."""
    services, say = context.services, context.services.say
    seats = missing(services, context.id, context.table)
    if not seats:
        return None
    players = say.together([context.table.players[seat].name for seat in seats])
    return Node(
        "p",
        {"class": "phones-missing"},
        Node("span", {}, say.count(MISSING, len(seats), players=players)),
        button(say("Reconnect"), "ask back"),
        key="phones missing",
    )


def handover_view(context: Context) -> Node:
    """That screen."""
    services, game, table = context.services, context.game, context.table
    say = services.say
    seat = table.turn
    assert seat is not None
    spectators = spectate(services, game, table, table.played, None)
    since = table.round_began(seat, table.played)
    new = marks(game, table, None, seat, since, table.played)
    return Node(
        "main",
        {
            "class": classes("table handover", table.players[seat].colour),
            "data-game": game.rules.name,
            "data-shape": spectators.shape or None,
            "data-seats": numbered(spectators),
        },
        Node("h1", {"class": "visually-hidden"}, say(game.title_of(table.setup))),
        players(game, spectators, seat, ()),
        missing_phones(context),
        _next(context, seat),
        _place_of_hand(context, spectators),
        notice(services),
        Node(
            "div",
            {"class": classes("board-place", zoomed=context.zoomed)},
            _at_rest(marked(say, game.view.board(spectators), new)),
            key="board",
        ),
        _ways(context),
        key="table",
    )


def _next(context: Context, seat: int) -> Node:
    """The name of the person who takes the tablet, with the button that says so."""
    say, name = context.services.say, next_person(context)
    return Node(
        "div",
        {"class": "next"},
        likeness(context.services.saves.people, context.table.players[seat]),
        Node("p", {"class": "who", ".style": f"--letters: {len(name)}"}, name),
        Node("p", {}, take_the_tablet(context)),
        pressable(
            "app:take over",
            "button primary large",
            say("I am {player}", player=name),
            key="take",
            data_primary=True,
        ),
        key="next",
    )


def _place_of_hand(context: Context, spectators: AnySeen) -> Node:
    """An invisible panel, as high as the one with a hand."""
    # So the board stays where it is.
    button = Node("span", {"class": "button large"}, "\N{NO-BREAK SPACE}")
    return Node(
        "section",
        {"class": "turn-panel", "inert": True, RETURNS: True},
        Node("p", {"class": "prompt"}),
        Node("div", {"class": "hand"}, context.game.view.hand(spectators)),
        Node("div", {"class": "do"}, button),
        Node("div", {"class": "foot"}, Node("div", {"class": "news-place"})),
        key="place of hand",
    )


def _ways(context: Context) -> Node:
    """The controls that whoever takes the tablet may need before: a slip is often seen here."""
    say, rules = context.services.say, context.game.rules
    return Node(
        "nav",
        {"class": "bar passing", "aria-label": say("Game controls"), RETURNS: True},
        home_button(say),
        undo_button(say, context.table),
        bar_button("redo", say("Redo"), "redo") if context.table.can_redo() else None,
        icon_link("rules", say("Rules"), f"#/rules/{rules.name}/{context.id}"),
        settings_button(say),
        key="ways",
    )


def _at_rest(part: Node) -> Node:
    """A board on which nothing can be pressed or found by a screen reader. In drawings nothing can
    anyway, and to mark them too would have the browser style all of them anew."""
    if not any(isinstance(child, Node) and child.tag == "svg" for child in part.children):
        return part.with_({"inert": True})
    inside = [
        _at_rest(child) if isinstance(child, Node) and child.tag != "svg" else child
        for child in part.children
    ]
    return part.with_({}, children=inside)


class HandingOver(Part):
    """The part that gives the tablet to the next person and takes it back."""

    def __init__(self, context: Context, own_colour: OwnColour) -> None:
        self._context = context
        self._own_colour = own_colour
        self._unwatch = context.services.device.on_hidden(self.put_down)
        self.presses = {"hand over": self.hand_over, "take over": self._take_over}

    def instead(self) -> Node | None:
        """The screen between two people's turns, while nobody has the tablet."""
        return handover_view(self._context) if self._context.nobody else None

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """The button "Hide my cards", where cards are open here while another plays on a phone."""
        if self._context.handover.lies_open:
            return action._replace(label=seen.say("Hide my cards"))
        return action

    def changed(self, change: Change) -> None:
        """Ends every sheet where nobody may look at the screen from now on."""
        if self._context.nobody:
            self._context.panels.panel = None

    def tell(self, change: Change, news: News) -> News:
        if self._context.handover.saw_it_all(change):
            self._hide()
        return news

    def hand_over(self) -> None:
        """Hides everything and asks the next person to take the tablet. Somebody who is helped goes
        on at once."""
        self._hide()
        if self._context.viewer is not None:
            self._begin()

    def _hide(self) -> None:
        context = self._context
        context.handover.hand_on()
        context.slots.call(Part.handed_on)
        context.services.messages.dismiss()
        context.panels.panel = None
        context.ui = context.game.view.start()
        context.services.focus = "primary"
        context.services.messages.forget()  # Cards of one's own were told.
        context.services.messages.announce(whose_turn(context))

    def put_down(self) -> None:
        """Takes the tablet from whoever had it, because another may pick it up now."""
        if self._context.handover.passes_round:
            self.hand_over()

    def phones_changed(self) -> None:
        """Called when a phone has come or gone, which may change whose cards may be open here and
        what comes next."""
        self._context.handover.phones_changed()
        if self._context.nobody or self._context.handover.lies_open:
            self.hand_over()
        self._settle()

    def leave(self) -> None:
        self._unwatch()

    def _take_over(self) -> None:
        self._context.panels.panel = None
        self._context.handover.take_over()
        self._own_colour.say([whose_turn(self._context)])
        self._begin()

    def _begin(self) -> None:
        lead(self._context)
        self._settle()

    def _settle(self) -> None:
        self._context.slots.call(Part.settled)
