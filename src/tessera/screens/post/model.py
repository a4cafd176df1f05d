"""A game by post being played: one's own turn as at any table, and then a letter."""

from typing import cast

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.screens.play.model import Play
from tessera.screens.post.context import PostContext
from tessera.screens.post.sending import Sending
from tessera.screens.services import Services
from tessera.screens.services.memory import CAME, SENT
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.turn_panel import OneButton
from tessera.session.table import AnyTable
from tessera.session.turn import throw


class PostPlay(Play):
    """Who begins was thrown by whoever opened the game, and isn't a choice: it comes at once."""

    def _context(self, services: Services, id: str, game: AnyGame, table: AnyTable) -> Context:
        return PostContext(services, id, game, table)

    @property
    def _post(self) -> PostContext:
        return cast("PostContext", self.context)

    @property
    def _hints(self) -> bool:
        return super()._hints and self._post.post.hints

    def _of_people(self) -> tuple[Part, ...]:
        """Nobody takes another's seat."""
        self.sending = Sending(self._post, self.panels)
        return (self.sending,)

    def one_button(self, seen: AnySeen) -> OneButton:
        if seen.due is not Due.LETTER:
            return super().one_button(seen)
        say = seen.say
        return OneButton(say("Send") if self._post.ready else say("Send again"), "app:send")

    def arrive(self) -> None:
        """What came is seen moving, and what was written is to be sent."""
        super().arrive()
        context, table = self._post, self.context.table
        while context.writes and table.rules.opens(table.state):
            throw(table)
        what, self.services.memory.letter = self.services.memory.letter, ""
        if what == SENT:
            self.sending.open()
            self.services.focus = "heading"
        elif what == CAME and context.seen.due is not Due.NOTHING:
            self.last_round.show()
