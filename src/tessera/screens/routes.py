"""The screen for each address, and the view for each model. An address that leads nowhere says so
and harms nothing."""

from collections.abc import Callable
from functools import partial

from tessera.core.edition import Edition
from tessera.games import find
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.phones.codes import write_invitation
from tessera.post.game import NotBelieved, can_go_by_post
from tessera.screens.added.lacking import trouble_with
from tessera.screens.added.missing import AddedAndPlayed, Missing
from tessera.screens.added.more import More
from tessera.screens.added.own import earlier_program, earlier_way
from tessera.screens.analysis.model import AnalysisPage
from tessera.screens.analysis.view import view as analysis_view
from tessera.screens.device import INSTALL, MESSAGES, MORE_GAMES, PHONES
from tessera.screens.incoming.model import Incoming
from tessera.screens.incoming.view import view as incoming_view
from tessera.screens.lesson.learn import Learn
from tessera.screens.lesson.page import lesson_page
from tessera.screens.menu.home import Home
from tessera.screens.page import Page
from tessera.screens.pages.about import About
from tessera.screens.pages.data import Data
from tessera.screens.pages.evening_picture import evening_picture
from tessera.screens.pages.finished import Finished
from tessera.screens.pages.install import Install
from tessera.screens.pages.numbers import Numbers
from tessera.screens.pages.odds import OddsPage
from tessera.screens.pages.people import PeoplePage
from tessera.screens.pages.picture import game_picture
from tessera.screens.pages.saved import Saved
from tessera.screens.pages.share import Share, ShareWhich
from tessera.screens.pages.tonight import TonightPage
from tessera.screens.phones.invite import Invite
from tessera.screens.phones.invite_view import view as invite_view
from tessera.screens.phones.join import Join
from tessera.screens.phones.seat import phone_page
from tessera.screens.play.page import play_page
from tessera.screens.post.letter import LetterPage
from tessera.screens.post.new_post import NewPost
from tessera.screens.post.page import post_page
from tessera.screens.puzzle.days import game_of, puzzle_of
from tessera.screens.puzzle.fetching import Fetching
from tessera.screens.puzzle.page import puzzle_page
from tessera.screens.replay.page import replay_page
from tessera.screens.replay.second_screen import second_screen
from tessera.screens.rules.page import RuleBook
from tessera.screens.services import Services
from tessera.screens.services.days import today
from tessera.screens.setup.at_once import AtOnce
from tessera.screens.setup.new_game import NewGame
from tessera.screens.table.words.letters import why_not
from tessera.screens.trouble import Trouble, damage
from tessera.screens.writing.page import WritePage
from tessera.screens.writing.trial import trial_page
from tessera.screens.writing.view import write_view
from tessera.session.table import AnyTable
from tessera.storage.addresses import trimmed
from tessera.storage.opening import Damaged

PLAIN: dict[str, Callable[[Services], Page]] = {
    "": Home,
    "saved": Saved,
    "about": About,
    "data": Data,
    "evening": TonightPage,
    "install": Install,
    "more": More,
    "numbers": Numbers,
    "people": PeoplePage,
    "share": ShareWhich,
    "picture": evening_picture,
    "write": lambda services: WritePage(services, write_view),
}
BEGUN: dict[str, Callable[[Services, AnyGame, Edition], Page]] = {
    "new": NewGame,
    "begin": AtOnce,
    "post": NewPost,
}
HIDDEN = {
    "more": MORE_GAMES,
    "add": MORE_GAMES,
    "join": PHONES,
    "phones": PHONES,
    "post": MESSAGES,
    "letter": MESSAGES,
    "install": INSTALL,
    "write": MORE_GAMES,
    "try": MORE_GAMES,
}
"""The first words of addresses that lead to a part which a host may hide."""
LOOKED_UP: dict[str, Callable[[Services, AnyGame, str], Page]] = {
    "rules": RuleBook,
    "odds": OddsPage,
}


def screen_of(services: Services, address: str) -> Page:
    """The screen for an address. `#/` is the menu, and the places of `PLAIN` are pages;
    `#/write` is the text of a new game, with `/GAME` behind it that of one written here, and
    `#/try/GAME` a table of it that isn't saved;
    `#/new/GAME` is the form for a game, `#/post/GAME` that for a game by post and `#/begin/GAME`
    plays at once, with `/NAME` behind them for an edition of the game, `#/add/GAME` too when it has
    added the game; `#/learn/GAME` the lessons,
    with `/LESSON` behind it one of them; `#/puzzles` the puzzle of the day, `#/puzzles/GAME` the
    next one, with `/NAME` behind it a certain one; `#/rules/GAME` and `#/odds/GAME`, with `/ID`
    behind them looked up from a saved game; of a saved game `#/play/ID`, `#/screen/ID` for a second
    display, `#/watch/ID`, `#/end/ID`, `#/analysis/ID`, `#/phones/ID`, `#/picture/ID` and
    `#/share/ID`, with `/EVENTS` behind `#/watch/ID` and `#/picture/ID`; `#/open/RECORD` a game that
    came with a link, and `#/letter/LETTER` a letter of a game by post; `#/join/CODE` a table that a
    phone is invited to, and `#/join` the page that scans such a code."""
    place, _, name = trimmed(address).removeprefix("#").removeprefix("/").partition("/")
    if HIDDEN.get(place) in services.device.host.hides:
        return Trouble(services, not_offered)
    if place in PLAIN and not name:
        return PLAIN[place](services)
    if place == "puzzles" and not name:
        return _todays_puzzle(services)
    if place == "write":
        return _write(services, name)
    if place == "try":
        tried = find(name) if name == services.memory.on_trial else None
        return trial_page(services, tried) if tried else WritePage(services, write_view)
    if place == "letter":
        return LetterPage(services, name.partition("/")[0])
    if place == "open":
        return Incoming(services, incoming_view, name.partition("/")[0])
    if place == "join":
        return _join(services, name.partition("/")[0])
    if place in (*BEGUN, "add", "learn", "puzzles", *LOOKED_UP):
        name, _, id = name.partition("/")
        game = find(name)
        if game is None:
            return _missing(services, name[:40], AddedAndPlayed if place == "add" else Missing)
        place = "begin" if place == "add" else place
        if place == "post" and not can_go_by_post(game.rules):
            return Trouble(services, _nowhere)
        if place == "odds" and not game.odds():
            return Trouble(services, _nowhere)
        if place in BEGUN:
            named = (one for one in game.editions if one.name == (id or game.rules.name))
            edition = next(named, None)
            return BEGUN[place](services, game, edition) if edition else Trouble(services, _nowhere)
        if place == "learn":
            return _learn(services, game, id)
        if place == "puzzles":
            return _puzzles(services, game, id)
        return LOOKED_UP[place](services, game, _of_game(services, game, id))
    if place == "share":
        entry = services.saves.entry(name)
        return Share(services, entry) if entry else Trouble(services, _not_kept)
    if place in ("play", "watch", "screen", "end", "analysis", "phones", "picture"):
        return _saved_game(services, place, name)
    return Trouble(services, _nowhere)


def _missing(
    services: Services, game: str, wanted: type[Missing], text: str | None = None, id: str = ""
) -> Page:
    """The page that adds a game, or tries it again; where the site offers no other games and it was
    not added before, one that says so. `text` is that of the saved game with this id."""
    if MORE_GAMES in services.device.host.hides and not trouble_with(services, game):
        return Trouble(services, not_offered, text, id or None)
    return wanted(services, game, text, id or None)


def _write(services: Services, name: str) -> Page:
    known = name in services.device.programs.names()
    return WritePage(services, write_view, name) if known else Trouble(services, _nowhere)


def _join(services: Services, code: str) -> Page:
    """The table, if this phone has come to it by this code; otherwise the page that joins."""
    host, invited = services.phones.connection, services.phones.invited_to
    if host and host.table and invited and code and code.startswith(write_invitation(invited)):
        return phone_page(services, host)
    return Join(services, code)


def _learn(services: Services, game: AnyGame, name: str) -> Page:
    """The list of lessons, or the lesson of that name."""
    lessons = game.lessons()
    lesson = next((lesson for lesson in lessons if lesson.name == name), None)
    if lesson:
        return lesson_page(services, game, lesson)
    return Trouble(services, _nowhere) if name or not lessons else Learn(services, game)


def _puzzles(services: Services, game: AnyGame, name: str) -> Page:
    """The puzzle of that name, or the next one; until they are loaded, the page that fetches
    them."""
    if not game.has_puzzles:
        return Trouble(services, _nowhere)
    if game.rules.name not in services.memory.puzzles:
        return Fetching(services, game)
    return puzzle_page(services, game, name)


def _todays_puzzle(services: Services) -> Page:
    """The puzzle of the day; until it is loaded, the page that fetches it."""
    day = today(services)
    game = game_of(services, day)
    if game.rules.name not in services.memory.puzzles:
        return Fetching(services, game)
    name = game.rules.name
    puzzle = puzzle_of(day, name, services.memory.puzzles[name])
    return puzzle_page(services, game, puzzle.name)


def _of_game(services: Services, game: AnyGame, id: str) -> str:
    """The id, if a game of this kind is saved under it; else ""."""
    entry = services.saves.entry(id) if id else None
    known = entry and entry.head and entry.head.game == game.rules.name
    return id if known else ""


def _nowhere(say: Translator) -> str:
    return say("There is nothing at this address. Check it, or go to the menu.")


def not_offered(say: Translator) -> str:
    """The sentence for an address of a part that the site's host hides."""
    return say("This site doesn't offer this. Ask the person in charge of it if you need it.")


def _not_kept(say: Translator) -> str:
    return say("This game isn't on this device. Open it where it was played, or restore a backup.")


def _changed(say: Translator) -> str:
    return say("The program of this game was changed after the game was saved.")


def _unfit(say: Translator) -> str:
    return say("This game doesn't fit its program, which was changed after the game was saved.")


def _saved_game(services: Services, place: str, name: str) -> Page:
    id, _, at = name.partition("/")
    entry = services.saves.entry(id)
    own = entry is not None and bool(services.device.programs.text(entry.game))
    earlier = earlier_program(services, entry) if entry and own else None
    try:
        table = services.saves.open(id)
    except Damaged as damaged:
        if damaged.code == "unknown_game" and entry:
            return _missing(services, entry.game, Missing, damaged.text, id)
        if earlier:
            way = partial(earlier_way, services, earlier)
            return Trouble(services, _unfit, damaged.text, id, way)
        return Trouble(services, partial(damage, damaged), damaged.text, id)
    if table is None:
        return Trouble(services, _not_kept)
    if earlier:
        services.messages.notify(_changed(services.say), earlier_way(services, earlier))
    game = find(table.rules.name)
    assert game is not None
    if place in ("play", "phones") and table.post:
        return _by_post(services, id, game, table)
    if place == "play":
        if not table.has_seed:  # Somebody has put it into a backup by hand.
            table.go_on_as_copy(services.device.entropy())
        return play_page(services, id, game, table)
    if place == "phones":
        return Invite(services, id, game, table, invite_view)
    if place == "screen":
        return second_screen(services, id, game, table)
    if place == "end":
        return Finished(services, id, game, table)
    if place == "analysis":
        return AnalysisPage(services, id, game, table, analysis_view)
    events = int(at[:6]) if at[:6].isdecimal() else None
    if place == "picture":
        return game_picture(services, id, game, table, events)
    return replay_page(services, id, game, table, events)


def _by_post(services: Services, id: str, game: AnyGame, table: AnyTable) -> Page:
    """The game to be played, if a house of it is here, otherwise its replay."""
    post, players = table.post, table.players
    if MESSAGES in services.device.host.hides:
        return Trouble(services, not_offered)
    try:
        if post and post.here:
            return post_page(services, id, game, table)
    except NotBelieved as refused:
        fault = refused
        return Trouble(services, lambda say: why_not(say, fault, players, post))
    return replay_page(services, id, game, table, None)
