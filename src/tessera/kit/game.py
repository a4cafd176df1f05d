"""One game, ready to play: its rules, and all that a screen needs to play them."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Generic, Protocol, TypedDict, TypeVar

from tessera.core.edition import Edition
from tessera.core.files import text_of
from tessera.core.rules import Rules
from tessera.core.setup import Setup
from tessera.i18n import Translator
from tessera.kit.analysis import Analyst
from tessera.kit.bot import Bot, uniform
from tessera.kit.lesson_text import Lines, kept_in, lines_apart
from tessera.kit.lessons import Lesson, no_lessons
from tessera.kit.odds import Odds
from tessera.kit.phrases import RulesPage, Tell
from tessera.kit.pictures import Pictures
from tessera.kit.printing import Printable
from tessera.kit.stats import Stats
from tessera.kit.view import Positions, View
from tessera.scene.chips import COLOURS
from tessera.scene.sound import Cue

State = TypeVar("State")
Action = TypeVar("Action")


def deferred(module: str, name: str) -> Callable[[], Any]:
    """A function that imports the module when it is called, and returns the named object in it."""
    # For parts of a game that few people ask for: most visitors never load them.

    def found() -> Any:
        return getattr(import_module(module), name)

    return found


def starts_of(package: str) -> Callable[[], str]:
    """A function that reads a package's `starts.txt`, for `Game.starts`."""

    @cache
    def table() -> str:
        return text_of(package, "starts.txt")

    return table


class GameFiles(TypedDict):
    """The arguments of a `Game` whose values lie in files of their own."""

    pictured: Callable[[], Pictures]
    printable: Callable[[], Printable]
    lessons: Callable[[], tuple[Lesson, ...]]


def files_of(package: str, lines: Lines = lines_apart) -> GameFiles:
    """The arguments of a `Game` that `Beside` lists, from the package's `view/pictures.py`,
    `view/printing.py` and `lessons.txt`. A game that lacks one of these files passes the others
    itself. `lines` is as in `kept_in`."""
    return {
        "pictured": deferred(f"{package}.view.pictures", "PICTURED"),
        "printable": deferred(f"{package}.view.printing", "PRINTABLE"),
        "lessons": kept_in(package, lines),
    }


@dataclass(frozen=True, slots=True)
class Preference:
    """A setting of a game's look or pace that is kept on the device, and no part of the rules.
    `values` are pairs of value and label, the first one the default."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


def no_facts(
    say: Translator, number: Callable[[float, int], str], title: str
) -> list[tuple[str, str]]:
    """No facts: the default of `Game.facts`."""
    return []


def no_positions() -> None:
    """Returns None: the default of `Game.positions`."""


class Texts(Protocol):
    """The texts of a game, in English until `say` translates them: a module fulfils it."""

    TITLE: str
    TAGLINE: str
    """The game in one line, with the number of players."""
    LEVELS: dict[str, str]
    """For each level of the bots, in a sentence or two, how the computer plays and what it
    overlooks."""
    OPTIONS: dict[str, tuple[str, str]]
    """For each option `name`, and for each `name=value`, its label and its explanation. "players"
    may explain why only some numbers can play."""
    RULES_PAGE: RulesPage

    @property
    def tell(self) -> Tell:
        """The function that gives the sentence for every code of the story and of the refusals."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Game(Generic[State, Action]):
    """One game, ready to play."""

    rules: Rules[State, Action]
    view: View[State, Action]
    bots: Mapping[str, Bot[State, Action]]
    """Computer opponents by the level that records name: "easy", "normal" and "hard", in this
    order. Every game has "normal"."""
    texts: Texts
    _: KW_ONLY
    colours: tuple[str, ...] = COLOURS
    """The colours the sides may choose from."""
    pictured: Callable[[], Pictures] = dict
    """Returns the pictures of the rules page, by paragraph."""
    printable: Callable[[], Printable] = Printable
    """Returns what can be printed besides the rules."""
    why: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The paragraphs of the rules page that answer "Why?", by the code of a refusal and by the key
    that `View.topic` returns. A key `refusal/topic` (`covered/two_eyed`) is for a refusal that has
    another reason in positions with that topic."""
    odds: Callable[[], tuple[Odds, ...]] = tuple
    """Returns the odds of the game's throws, one table for each title."""
    facts: Callable[[Translator, Callable[[float, int], str], str], list[tuple[str, str]]] = (
        no_facts
    )
    """Returns facts to be shown beside the odds of the given title, as pairs of a label and a
    text. The second argument writes a number with so many decimals."""
    cues: Mapping[str, Cue] = field(default_factory=dict)
    """The sounds, by the codes of the story; the other codes have those of `heard`."""
    preferences: tuple[Preference, ...] = ()
    """The settings of this game that people may change while they play."""
    stats: Stats[State] | None = None
    """The numbers shown after a game; None for none."""
    analyst: Analyst[State, Action] | None = None
    """The analyst that tells luck from errors after a game; None for none."""
    lessons: Callable[[], tuple[Lesson, ...]] = no_lessons
    """Returns the lessons, in the order in which they should be taken."""
    has_choices: bool = True
    """Whether players ever choose anything; if not, they only throw."""
    has_puzzles: bool = False
    """Whether there is a file of puzzles in its folder (see `kit.puzzles`)."""
    positions: Callable[[], Positions[State] | None] = no_positions
    """Returns how its positions are laid out; None if they can't be."""
    starts: Callable[[], str] = str
    """Returns the table of what starts are worth (`setup/starts.py`), for a game whose rules
    offer some."""
    base: str = ""
    """The package whose style sheet applies before the game's own, and whose picture stands for a
    game without one; "" for none."""
    others: tuple[Edition, ...] = ()
    """Further entries on the menu that are this game with other options."""

    def __post_init__(self) -> None:
        """Raises TypeError for a game whose bots think but whose view lacks `hint`."""
        if self.bots_think and type(self.view).hint is View.hint:
            raise TypeError(f"{type(self.view).__name__} lacks the method hint")

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The game's entries on the menu: first its own, with the options that the others settle
        at their defaults."""
        return _editions(self)

    def edition_of(self, setup: Setup) -> Edition:
        """The edition that a game with this set-up is of."""
        return next((one for one in self.editions if one.is_of(setup)), self.editions[0])

    def title_of(self, setup: Setup) -> str:
        """The title on the menu of the edition that a game with this set-up is of."""
        return self.edition_of(setup).title

    @property
    def teaches(self) -> bool:
        """Whether there are lessons, without loading them."""
        return self.lessons is not no_lessons

    @property
    def lays_out(self) -> bool:
        """Whether positions can be laid out, without loading how."""
        return self.positions is not no_positions

    @property
    def bots_think(self) -> bool:
        """Whether some bot is better than random, so that hints make sense."""
        return any(bot is not uniform for bot in self.bots.values())


AnyGame = Game[Any, Any]


@lru_cache(maxsize=64)
def _editions(game: AnyGame) -> tuple[Edition, ...]:
    # Cached: every drawing of a table asks for its title, and starts for 24 sides are 24 options.
    name = game.rules.name
    usual = dict(game.rules.standard_setup(game.rules.players[-1]).options)
    settled = {option: usual[option] for other in game.others for option in other.options}
    own = Edition(name, name, game.texts.TITLE, game.texts.TAGLINE, settled)
    return own, *game.others
