"""A program looked over before anybody plays it: the text of a game in one file, and its first
fault with the line where it is to be mended.

What comes first in a text of causes comes first here: what Python can't read, imports, names, the
state, random games to their end, the sentences about them, the screen.
"""

import ast
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import count, product
from types import ModuleType
from typing import Any, NamedTuple, get_type_hints

from tessera.core.chance import Rng, draw, generator
from tessera.core.record import Player
from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera.i18n import translator
from tessera.kit.game import AnyGame
from tessera.kit.view import Due, Seen
from tessera.scene.node import Node
from tessera_plain.answers import Unfit, check_answers, check_values
from tessera_plain.boards import target_of
from tessera_plain.first_checks import INSTEAD, OUTSIDE, changeable, imports, is_in, misspelt
from tessera_plain.plain import Plain
from tessera_plain.positions import fits
from tessera_plain.rules import PlainRules
from tessera_plain.things import buttons_of, things_of
from tessera_plain.watch import Endless, guard, watched

FILE = "your game"
"""The name of the text in tracebacks."""
MODULE = "tessera_on_trial"
CALLED = re.compile(r"(\w+)\(\)")
"""A method, where Python says that it was called with other arguments than it takes."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
LONGEST = 3_000
"""Events after which a random game is taken for one that never ends."""
SOME = 12
"""So many positions of each random game are drawn."""
WORLDS = 6
"""So many combinations of players and options are played."""


class ProgramFault(Exception):
    """The first thing that is wrong: a code, the line, and facts for the sentence."""

    def __init__(self, code: str, line: int = 0, **facts: object) -> None:
        super().__init__(code, line, facts)
        self.code, self.line = code, line
        self.facts = {name: str(fact) for name, fact in facts.items()}


class ProgramName(NamedTuple):
    """A game as it is told of before it is imported."""

    name: str
    title: str
    tagline: str


def look_over(text: str) -> ProgramName:
    """The name, title and tagline of a text's game. Raises ProgramFault for its first fault."""
    lines = Lines(text)
    try:
        return _look_over(text, lines)
    except Endless as endless:
        raise ProgramFault("endless", endless.line) from None
    except Unfit as unfit:
        raise ProgramFault("unfit", lines.of(unfit.facts["name"]), **unfit.facts) from None
    except NotImplementedError as unwritten:
        words = str(unwritten).partition("(")[0] or "value"
        raise ProgramFault("unwritten", lines.of_class, method=words) from None
    except (Exception, SystemExit) as error:
        if isinstance(error, ProgramFault):
            raise
        words = str(error.code) if isinstance(error, Illegal) else _words(error)
        line = line_of(error) or lines.of(*CALLED.findall(words))
        raise ProgramFault("raised", line, kind=type(error).__name__, words=words) from None
    finally:
        sys.modules.pop(MODULE, None)


def told(text: str) -> dict[str, Any]:
    """The outcome, as a worker tells it to the page."""
    try:
        return {"about": [*look_over(text)]}
    except ProgramFault as fault:
        return {"fault": [fault.code, fault.line, fault.facts]}


def line_of(error: BaseException) -> int:
    """The author's line that is nearest to a fault; 0 where there is none."""
    own = [line for frame, line in traceback.walk_tb(error.__traceback__) if _is_own(frame)]
    return own[-1] if own else 0


def _words(error: BaseException) -> str:
    """Python's words about a fault, with what it guesses was meant."""
    words = "".join(traceback.TracebackException.from_exception(error).format_exception_only())
    return words.strip().partition(": ")[2] or str(error)


def _is_own(frame: Any) -> bool:
    return bool(frame.f_code.co_filename == FILE)


class Lines:
    """The lines where a text defines what."""

    def __init__(self, text: str) -> None:
        try:
            tree = ast.parse(text, FILE)
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", 0) or 0
            raise ProgramFault("syntax", line, words=getattr(error, "msg", error)) from None
        self._lines: dict[str, int] = {}
        self.of_class = 0
        """The line of the class of the game."""
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign):
                for one in getattr(node, "targets", [getattr(node, "target", node)]):
                    self._lines.setdefault(_name(one), node.lineno)
            if isinstance(node, ast.ClassDef) and "Plain" in [*map(_name, node.bases)]:
                self.of_class = node.lineno
        self._lines.pop("", None)

    def of(self, *names: str) -> int:
        """The line of the first of these names that is defined; that of the class otherwise."""
        return next((self._lines[one] for one in names if one in self._lines), self.of_class)


def _name(node: ast.AST) -> str:
    """The name that a node gives or is; "" for none."""
    return getattr(node, "id", getattr(node, "name", ""))


def _look_over(text: str, lines: Lines) -> ProgramName:
    for module, line in imports(text):
        if any(is_in(module, one) for one in OUTSIDE):
            raise ProgramFault("outside", line, module=module.partition(".")[0])
    for line in without_end(text):
        raise ProgramFault("endless", line)
    game = imported(text, lines)
    plain = getattr(getattr(game, "rules", None), "plain", None)
    if game is None or not isinstance(plain, Plain):
        raise ProgramFault("no_game", len(text.splitlines()))
    for _, name, meant in misspelt(Plain, type(plain)):
        raise ProgramFault("misspelt", lines.of(name), name=name, meant=meant)
    check_class(type(plain), lines)
    if not (isinstance(plain.name, str) and NAME.fullmatch(plain.name)):
        raise ProgramFault("bad_name", lines.of("name"))
    check_answers(type(plain))
    guard(game, FILE)
    trial = ProgramTrial(game, plain, lines)
    for n, (players, options) in zip(range(WORLDS), worlds(plain), strict=False):
        trial.play(players, options, f"trial {n}")
    return ProgramName(plain.name, str(plain.title), str(plain.tagline))


def without_end(text: str) -> Iterator[int]:
    """The lines of loops that nothing ends: Python itself tells nobody of the turns of an empty
    one."""
    ends = ast.Break | ast.Return | ast.Raise | ast.Yield
    for node in ast.walk(ast.parse(text)):
        if not (isinstance(node, ast.While) and isinstance(node.test, ast.Constant)):
            continue
        if node.test.value and not any(isinstance(one, ends) for one in ast.walk(node)):
            yield node.lineno


def check_class(kind: type[Plain], lines: Lines) -> None:
    """Raises ProgramFault or Unfit for what a class lacks, or has in another form."""
    for lacking in ("name", "players", "state", "title", "tagline", "rules_page", "sentences"):
        if not hasattr(kind, lacking):
            raise ProgramFault("lacking", lines.of_class, name=lacking)
    check_values(kind)


def imported(text: str, lines: Lines) -> AnyGame | None:
    """The game of a text; None where it has none."""
    module = ModuleType(MODULE)
    sys.modules[MODULE] = module  # Where dataclasses look for the types of their fields.
    try:
        with watched(FILE):
            exec(compile(text, FILE, "exec"), vars(module))
    except Exception:
        # Often the class isn't whole, and what is made of it fails.
        for kind in [*vars(module).values()]:
            if isinstance(kind, type) and issubclass(kind, Plain) and kind is not Plain:
                check_class(kind, lines)
        raise
    game: AnyGame | None = getattr(module, "GAME", None)
    return game


def worlds(plain: Plain) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Numbers of players, each with some options."""
    every = [dict(zip(plain.options, values, strict=True)) for values in
             product(*(values for _, _, values in plain.options.values()))]  # fmt: skip
    for n, players in zip(count(), (*plain.players, *plain.players[:1]), strict=False):
        yield players, every[n % len(every)]


class ProgramTrial:
    """A game that is played at random and drawn."""

    def __init__(self, game: AnyGame, plain: Plain, lines: Lines) -> None:
        self._game, self._plain, self._lines = game, plain, lines
        self._rules: PlainRules = game.rules  # type: ignore[assignment]

    def play(self, players: int, options: Mapping[str, str], seed: str) -> None:
        """One game to its end. Raises ProgramFault, and whatever the author's lines raise."""
        rules, rng = self._rules, generator(seed, "trial", players)
        state = rules.new(Setup(players, tuple(options.items())))
        self._state(state, "begin")
        seats = tuple(Player(f"P{n + 1}", "person", self._game.colours[n]) for n in range(players))
        for n in range(LONGEST):
            on_turn = rules.on_turn(state)
            if n < SOME or on_turn is None:
                self._draw(state, seats)
            result = rules.result(state)
            method, seats_of = ("winners", result.winners) if result else ("turn", (on_turn,))
            for seat in seats_of:
                if seat not in range(players):
                    raise self._fault("no_seat", method, seat=seat, method=method)
            if result:
                return
            event = self._next(state, rng)
            after = rules.apply(state, event)
            self._state(after, "apply")
            if after == state:
                raise self._fault("no_change", "apply", event=event)
            self._sentences(state, event, after, seats)
            state = after
        raise self._fault("not_over", "winners", n=LONGEST)

    def _fault(self, code: str, *names: str, **facts: object) -> ProgramFault:
        """A fault in the line of the first of these names."""
        return ProgramFault(code, self._lines.of(*names), **facts)

    def _next(self, state: Any, rng: Rng) -> str:
        rules = self._rules
        if rules.current_player(state) == CHANCE:
            outcomes = rules.chance_outcomes(state)
            if not all(type(weight) is int and weight > 0 for _, weight in outcomes):
                raise self._fault("weights", "chance")
            return draw(outcomes, rng)
        choices = rules.legal_actions(state)
        if not choices:
            position = rules.write_position(state)
            raise self._fault("stuck", "choices", "chance", position=position)
        for one in (choices, *choices):
            if not isinstance(one, tuple | str):
                raise self._fault("no_event", "choices", "chance", event=one)
        if type(self._plain).value is not Plain.value:
            for choice in choices:
                worth = self._plain.value(rules.observation(state, self._plain.turn(state)), choice)
                if not isinstance(worth, int | float):
                    raise self._fault("no_number", "value", value=worth)
        return rng.choice(choices)

    def _state(self, state: Any, method: str) -> None:
        kind = self._plain.state
        name = getattr(kind, "__name__", str(kind))
        if not is_dataclass(kind) or not isinstance(state, kind):
            raise self._fault("no_state", method, method=method, state=name)
        if part := changeable(state):
            facts = {"kind": part.kind.__name__, "instead": INSTEAD[part.kind]}
            raise self._fault("changes", part.field, name, field=part.field, **facts)
        if not vars(kind)["__dataclass_params__"].frozen:
            raise self._fault("not_frozen", name, state=name)
        try:
            same = self._rules.read_position(self._rules.write_position(state)) == state
        except Illegal:
            same = False
        if not same:
            hints = get_type_hints(kind)
            names = [field.name for field in fields(kind)]
            unfit = next((n for n in names if not fits(getattr(state, n), hints[n])), "")
            raise self._fault("unlike", unfit, name, field=unfit)

    def _sentences(self, before: Any, event: str, after: Any, seats: tuple[Player, ...]) -> None:
        say = translator("en")
        for entry in self._rules.story(before, event, after):
            try:
                self._game.texts.tell(say, seats, entry.code, entry.facts)
            except (KeyError, IndexError, ValueError, LookupError) as error:
                if entry.code not in self._plain.sentences and entry.code not in ("won", "draw"):
                    raise self._fault("no_sentence", "sentences", event=event) from None
                facts = {"event": entry.code, "words": error}
                raise self._fault("bad_sentence", "sentences", **facts) from None

    def _draw(self, state: Any, seats: tuple[Player, ...]) -> None:
        rules, view, say = self._rules, self._game.view, translator("en")
        chooses = rules.current_player(state)
        for viewer in {None if chooses in (None, CHANCE) else chooses, None}:
            legal = rules.legal_actions(state) if viewer is not None else ()
            due = Due.CHOICE if legal else Due.NOTHING if chooses is None else Due.THROW
            known = rules.observation(state, viewer), legal, due, seats, (), view.start(), say
            seen: Seen[Any, str] = Seen(*known, viewer=viewer)
            board = view.board(seen)
            for drawn in (view.hand, view.prompt, view.goal, view.choices_aloud):
                drawn(seen)
            for seat in range(len(seats)):
                view.standing(seen, seat)
            self._pressed(seen, board)

    def _pressed(self, seen: Seen[Any, str], board: Node) -> None:
        """Finds a choice that nothing on the screen stands for, and a place that isn't drawn."""
        pressed = {key for key, _, able in buttons_of(self._plain, seen) if able}
        places = {name for row in self._plain.places(seen.state) for name in row}
        for event, things in things_of(self._plain, seen).items():
            if not things and event not in pressed and event.partition(" ")[0] not in pressed:
                raise self._fault("unpressed", "buttons", event=event)
            for name in places.intersection(things):
                if not board.find_all("data-press", f"game:{target_of(name)}"):
                    raise self._fault("unpressed", "board", "places", event=event)
