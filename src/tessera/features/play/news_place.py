"""The news: the latest entry of the log, with the button that shows the last round again."""

from tessera.features.play.last_round import LAST_ROUND, LastRound
from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, PARTS, WORDS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import picture
from tessera.screens.saved_status import saved_status
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import PrimaryAction
from tessera.screens.table.words.turn import unbroken

NEWS, LONG_NEWS = 50, 110
"""With more characters than these the news are written smaller, and take all the width there is."""


class NewsPlace(Part):
    """The line under the one button; and for a game that is saved here, whether it is safe."""

    def __init__(self, context: Context, past: LastRound) -> None:
        self._context = context
        self._past = past

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        id, over = self._context.id, seen.due is Due.NOTHING
        # The prompt says already who has won.
        latest = self._news(
            self._context.asked(seen) if over else "", leads_back=action.press == LAST_ROUND
        )
        saved = saved_status(self._context.services, id) if id else None
        return (Node("div", {"class": "foot", LATE: PARTS}, latest, saved, key="foot"),)

    def _news(self, asked: str, *, leads_back: bool) -> Node:
        """The latest entry of the log, with a button for the last round where there is one. Words
        that `asked` has already are left out. `leads_back` says whether there is a large button
        that leads back to the present."""
        context, past = self._context, self._past
        say, players = context.services.say, context.table.players
        # The live region has said it already. A new key has it come anew, and what goes on with
        # what was said before takes its place quietly: hence the words stand beside the button. The
        # words themselves are new each time, for where they stay for a while only.
        first, words_shown = context.log.latest(say)
        does = say("Back to now") if past.shows else say("Show what happened since your last turn")
        if past.shows:
            words_shown = say("Since your last turn") if leads_back else does
        else:
            words_shown = words_shown.removesuffix(asked).strip() or words_shown
        looks = classes(
            "news", wordy=len(words_shown) > NEWS, all_wide=len(words_shown) > LONG_NEWS
        )
        look = {"class": looks, "aria-hidden": "true"}
        button: Attributes = {
            "type": "button",
            "class": "news-button",
            "data-press": LAST_ROUND,
            "aria-label": does if words_shown == does else say.pair(does, words_shown),
            "title": does,
        }
        words = Node("span", {}, unbroken(players, words_shown), key=words_shown)
        return Node(
            "div",
            {"class": "news-place", LATE: WORDS},
            Node("button", button, picture("again"), key="news button") if past.is_there else None,
            Node("p", look, words, key=f"news {first}"),
            key="news",
        )
