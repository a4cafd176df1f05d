"""One game, ready to play: its rules, and all that is needed to play them on a screen."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from importlib import import_module
from typing import Any, Generic, Protocol, TypedDict, TypeVar

from tessera.core.edition import Edition
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
from tessera.kit.view import View
from tessera.scene.chips import COLOURS
from tessera.scene.sound import Cue

State = TypeVar("State")
Action = TypeVar("Action")


def deferred(module: str, name: str) -> Callable[[], Any]:
    """What few people ask for, by its name in a module: imported when it is first asked for."""

    def found() -> Any:
        return getattr(import_module(module), name)

    return found


class Beside(TypedDict):
    """What of a `Game` lies in files of its own."""

    pictured: Callable[[], Pictures]
    printable: Callable[[], Printable]
    lessons: Callable[[], tuple[Lesson, ...]]


def beside(package: str, lines: Lines = lines_apart) -> Beside:
    """What a game has beside its rules, view and bots, by the names that its files have in every
    game; one that lacks some of it names the others itself. `lines` is as in `kept_in`."""
    return {
        "pictured": deferred(f"{package}.view.pictures", "PICTURED"),
        "printable": deferred(f"{package}.view.printing", "PRINTABLE"),
        "lessons": kept_in(package, lines),
    }


@dataclass(frozen=True, slots=True)
class Preference:
    """How a game looks or goes on, as chosen on the device; nothing of the rules.
    `values` are pairs of value and label, the first one the default."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


def no_facts(
    say: Translator, number: Callable[[float, int], str], title: str
) -> list[tuple[str, str]]:
    """For games whose odds speak for themselves."""
    return []


class Texts(Protocol):
    """All that a game says, in English until `say` translates it: a module fulfils it."""

    TITLE: str
    TAGLINE: str
    """What it is and for how many, in one line."""
    LEVELS: dict[str, str]
    """For each level of the bots what the computer does and what it overlooks, in a sentence or
    two."""
    OPTIONS: dict[str, tuple[str, str]]
    """For each option `name`, and each `name=value`, its name and its explanation; for "players"
    why not every number can play, if that isn't plain."""
    RULES_PAGE: RulesPage

    @property
    def tell(self) -> Tell:
        """What has the sentence for every code of the story and of the refusals."""


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
    """The pictures of the rules page."""
    printable: Callable[[], Printable] = Printable
    """What of it can be printed besides the rules."""
    why: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The paragraphs of the rules page that apply, by the code of a refusal and by what
    `View.topic` says of a position. Where a refusal has another reason at some moments, a key has
    both: `covered/two_eyed`."""
    odds: Callable[[], tuple[Odds, ...]] = tuple
    """What the dice bring in the long run."""
    facts: Callable[[Translator, Callable[[float, int], str], str], list[tuple[str, str]]] = (
        no_facts
    )
    """What is told beside the odds of one title: claims with what is true. The second argument
    writes a number with so many digits behind the point."""
    cues: Mapping[str, Cue] = field(default_factory=dict)
    """What is heard, by the codes of the story; for the others `heard` knows something."""
    preferences: tuple[Preference, ...] = ()
    """What people may choose while they play, among the settings."""
    stats: Stats[State] | None = None
    """What of a game is worth a number afterwards; None where nothing is."""
    analyst: Analyst[State, Action] | None = None
    """Who tells luck from skill afterwards; None where nobody does."""
    lessons: Callable[[], tuple[Lesson, ...]] = no_lessons
    """The lessons in the order in which they are best gone through."""
    has_choices: bool = True
    """Whether there is anything to choose; else computers and people alike only throw."""
    has_puzzles: bool = False
    """Whether there is a file of puzzles in its folder (see `kit.puzzles`)."""
    others: tuple[Edition, ...] = ()
    """What stands on the menu beside it and is this game with other options."""

    def __post_init__(self) -> None:
        """Refuses a game that could be asked for a hint and has no words for it."""
        if self.bots_think and type(self.view).hint is View.hint:
            raise TypeError(f"{type(self.view).__name__} lacks the method hint")

    @property
    def editions(self) -> tuple[Edition, ...]:
        """What of it stands on the menu: itself first, with what the others settle at its
        default."""
        name = self.rules.name
        usual = dict(self.rules.standard_setup(self.rules.players[-1]).options)
        settled = {option: usual[option] for other in self.others for option in other.options}
        own = Edition(name, name, self.texts.TITLE, self.texts.TAGLINE, settled)
        return own, *self.others

    def edition_of(self, setup: Setup) -> Edition:
        """Which of them is played by this set-up."""
        return next((one for one in self.editions if one.is_of(setup)), self.editions[0])

    def title_of(self, setup: Setup) -> str:
        """What is played by this set-up, as the menu calls it."""
        return self.edition_of(setup).title

    @property
    def teaches(self) -> bool:
        """Whether there are lessons; asking for them loads them."""
        return self.lessons is not no_lessons

    @property
    def bots_think(self) -> bool:
        """Whether some bot does more than take any legal action, so that its hint is worth one."""
        return any(bot is not uniform for bot in self.bots.values())


AnyGame = Game[Any, Any]
