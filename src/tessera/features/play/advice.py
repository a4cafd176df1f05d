"""Advice, given once on each device: the goal of a game, and where hints are. The one
lies over the news, the other over the players: what is to be done a beginner must see as well."""

from tessera.features.play.hint import Hint
from tessera.kit.view import AnySeen
from tessera.scene.widgets import button
from tessera.screens.components import notice
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.values import News
from tessera.screens.table.turns import lead
from tessera.session.table import Change

GOALS, HINTS = "goals", "first-hints"
"""The settings with the names of the games of which the goal was told, and the hint shown."""


class Advice(Part):
    """The advice about one game. A player who needs no hint declines it, or simply plays on."""

    def __init__(self, context: Context, hint: Hint) -> None:
        self._context = context
        self._hint = hint
        self.presses = {"no hint": self._decline}

    def arrive(self) -> None:
        """Shows the goal of the game when the first game of a kind begins. The message stays for as
        long as it takes to read it, and a press dismisses it."""
        context = self._context
        goal = context.game.view.goal(context.seen)
        if goal and not context.table.played and self._for_the_first_time(GOALS):
            context.services.messages.advise(goal)

    def tell(self, change: Change, news: News) -> News:
        return news._replace(advice=self._first_hint())

    def _first_hint(self) -> tuple[str, ...]:
        """The sentence about hints, when there is a choice against a computer for the first time;
        none later, nor after a game of this kind was finished on this device."""
        context, hint = self._context, self._hint
        services, name = context.services, context.game.rules.name
        alone = len(context.table.people) == len(context.table.players)
        hint.is_offered = False
        if (
            alone
            or not context.game.bots_think
            or not hint.can_help(context.seen)
            or not self._for_the_first_time(HINTS)
        ):
            return ()
        if any(entry.over and entry.game == name for entry in services.saves.entries()):
            return ()
        hint.is_offered = True
        return (services.say("Not sure what to do? Tap the lamp for a hint."),)

    def before_panel(self, seen: AnySeen) -> Nodes:
        """The message. Where it offers a hint, the button that takes both away."""
        context = self._context
        if not (context.shows_notice and context.services.messages.advises):
            return ()
        no = button(seen.say("Not now"), "no hint", "decline") if self._hint.is_offered else None
        return (notice(context.services, no),)

    def _for_the_first_time(self, setting: str) -> bool:
        """Whether there was no such advice about this kind of game yet; notes that there is now."""
        services, name = self._context.services, self._context.game.rules.name
        games_advised = services.settings.recall(setting, "").split()
        if name not in games_advised:
            services.remember(setting, " ".join([*games_advised, name]))
        return name not in games_advised

    def _decline(self) -> None:
        """Takes the offer of a hint away."""
        self._hint.is_offered = False
        self._context.services.focus = "primary"
        lead(self._context)
