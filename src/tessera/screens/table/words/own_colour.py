"""The players' colours, announced when people come to a table, for those who don't see them."""

from collections.abc import Sequence

from tessera.core.record import Player
from tessera.i18n import Translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part


class OwnColour(Part):
    """Announces the colours at one screen, to each player once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._told: set[int] = set()
        """The seats that have heard it."""

    def arrive(self) -> None:
        self.say(())

    def say(self, then: Sequence[str]) -> None:
        """Announces the colours of those who have just come, and then these sentences. Silent about
        colours where all only throw, because nothing on the table is anybody's."""
        context = self._context
        table, services = context.table, context.services
        new = [seat for seat in self._looking if seat not in self._told]
        if new and context.game.has_choices and table.result is None:
            self._told.update(new)
            players = [table.players[seat] for seat in new]
            # Of two announcements a busy screen reader may say the second first.
            services.messages.announce_in_any(
                lambda: " ".join([own_colours(services.say, players), *then])
            )
        elif then:
            services.messages.announce(*then)

    @property
    def _looking(self) -> tuple[int, ...]:
        """The seats of everybody at this screen, or where the tablet goes round, of the player who
        has it."""
        handover = self._context.handover
        if not handover.passes_round:
            return self._context.source.seats_here
        return () if handover.viewer is None else (handover.viewer,)


def own_colours(say: Translator, players: Sequence[Player]) -> str:
    """The colour of one player, or that of each team with the names of those who play it."""
    teams: dict[str, list[str]] = {}
    for player in players:
        teams.setdefault(say(COLOUR_NAMES[player.colour]).lower(), []).append(player.name)
    if len(players) == 1:
        return say("Your colour is {colour}.", colour=next(iter(teams)))
    return " ".join(f"{say.pair(say.together(names), colour)}." for colour, names in teams.items())
