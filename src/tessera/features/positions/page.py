"""The pages on which a position is laid out, or the hands for one are entered."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from tessera.core.edition import Edition
from tessera.core.record import Record
from tessera.core.record_reader import BadRecord, read_record
from tessera.core.rules import Illegal
from tessera.features.positions.hands import Hands
from tessera.features.positions.laying import DRAFT, HANDS, Laying
from tessera.features.setup.new_game import NewGame
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.screens.lookup import of_edition, of_saved_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import BarButton
from tessera.screens.table.words.aloud import Aloud, Loudspeaker
from tessera.screens.trouble import Trouble, nowhere
from tessera.session.table import AnyTable
from tessera.storage.analyses import sum_of


def _kept(services: Services, game: AnyGame, key: str) -> Record | None:
    """The kept draft, if the rules still offer what was agreed for it."""
    with suppress(BadRecord, Illegal):
        kept = read_record(services.settings.recall(DRAFT + key, ""))
        return replace(kept, setup=game.rules.checked_setup(kept.setup))
    return None


def _page(
    services: Services, game: AnyGame, key: str, agreed: Record, state: Any, kept: Record | None
) -> Page:
    """The page that begins with this state, or goes on with its kept draft."""
    presses = kept.events if kept and kept.seed == agreed.seed else ()
    draft = replace(agreed, events=presses, played=len(presses))
    laying = Laying(services, game, draft, state, key)
    if presses[-1:] == (HANDS,):
        hands = Hands(laying)
        parts = [hands, Loudspeaker(laying.context, lambda: hands.words)]
        return TablePage(laying.context, parts, name="lesson")
    empty = BarButton(10, "restart", N_("Clear"), N_("Clear the board"), "clear", laying.clear)
    give = partial(laying.play_on, "share")
    share = BarButton(20, "share", N_("Share"), N_("Share as a puzzle"), "share", give)
    parts = [laying, empty, share, Loudspeaker(laying.context), Aloud(laying.context)]
    return TablePage(laying.context, parts, name="lesson")


@of_edition
def new_position(services: Services, game: AnyGame, edition: Edition) -> Page:
    """The page for a position of this edition, with the players and rules of its set-up. After a
    reload those of what was being laid out count."""
    if not game.lays_out:
        return Trouble(services, nowhere)
    rules, key, now = game.rules, edition.path, services.device.now()
    kept = draft = _kept(services, game, key)
    if draft is None or key in services.memory.drafts:
        sitting = NewGame(services, game, edition).sitting
        setup, players = sitting.setup, tuple(sitting.players)
        draft = Record(rules.name, rules.version, setup, "", players, now)
    return _page(services, game, key, draft, rules.new(draft.setup), kept)


@of_saved_game
def from_game(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> Page:
    """The page that begins with the position of a saved game."""
    if not game.lays_out:
        return Trouble(services, nowhere)
    rules, now = game.rules, services.device.now()
    # Its seed says which position that was.
    begun = sum_of(table.record(now))
    draft = Record(rules.name, rules.version, table.setup, begun, table.players, now)
    return _page(services, game, id, draft, table.state, _kept(services, game, id))
