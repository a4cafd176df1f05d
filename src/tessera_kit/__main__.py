"""Games on a command line, without a browser: replayed, analysed, played by computers, checked."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from tessera.core.clusters import escaped
from tessera.core.rules import Illegal
from tessera.games import find
from tessera.i18n import FALLBACK, Translator, preferred, translator
from tessera.kit.analysis import Analysis, GameStep, shared
from tessera.kit.game import AnyGame
from tessera.kit.phrases import per_cent
from tessera.screens.analysis.answer import answer, side_names
from tessera.screens.analysis.sums import adjusted, from_to, sums
from tessera.screens.analysis.turning import told_side, turning_points
from tessera.screens.analysis.verdict import verdict
from tessera.screens.analysis.words import GRADES
from tessera.screens.table.words.letters import people, proof
from tessera.screens.table.words.log import Log
from tessera.screens.trouble import damage
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable, Table
from tessera.storage.links import MAX_FILE, BadLink, tidy
from tessera.storage.links.short import at_once, code_in, read_short_link
from tessera.storage.saves import Damaged, open_good_part, open_table
from tessera_kit import command
from tessera_kit.authoring.compiling import compile_all
from tessera_kit.authoring.grow import grow
from tessera_kit.authoring.new import new
from tessera_kit.authoring.project import NOBODY, NoProject, project_in
from tessera_kit.authoring.trying import try_out
from tessera_kit.command import Wishes
from tessera_kit.limits import watched
from tessera_kit.look.command import look

USAGE = """\
python -m tessera replay FILE                 prints a saved game and checks it
python -m tessera verify FILE                 proves the dice of a game by message
python -m tessera analyse FILE [--csv]        tells luck from errors in it
python -m tessera play NAME [PLAYERS [SEED]]  lets computers play a game to its end
python -m tessera check NAME [FOLDER]         calls every promise on a game; with the folder of its
                                              tests, those about that too. --rules: those about the
                                              rules alone; --release: translations and the author's
                                              name too; --only TITLE; --traceback: with all
                                              lines of Tessera's own
python -m tessera check NAME --look           looks at the game in a Chromium, at three sizes: what
                                              can't be pressed or read; NAME may be a FOLDER
for who writes a game; FOLDER is that of its project, this one where none is named:
python -m tessera new [--small] FOLDER        a project that plays at once, in a new folder; a small
                                              one is a game in one file
python -m tessera grow [FOLDER]               gives a game in one file the folders of a whole one
python -m tessera check FOLDER                the same as above, with its tests
python -m tessera messages [FOLDER]           brings its catalogues up to date, and compiles them
python -m tessera try [FOLDER] [--site SITE] [--port PORT] [--no-browser]
                                              Tessera with this game in it, opened in the browser;
                                              SITE is a release of Tessera, an archive or a folder,
                                              and is looked for in this folder and above it"""

Written = Callable[[AnyTable, Analysis], Iterator[str]]
"""An analysis as lines."""


def main(arguments: list[str]) -> int:
    """Runs a command and returns the exit status: 0 for success, 1 for a game that isn't by the
    rules or breaks a promise, 2 for a wrong command or nothing to read."""
    if {"--help", "-h"} & {*arguments}:
        print(usage(arguments[0]))
        return 0
    match arguments:
        case ["replay", file]:
            return read(Path(file), replay)
        case ["verify", file]:
            return read(Path(file), verify)
        case ["analyse", file]:
            return read(Path(file), partial(analyse, written=partial(report, _speaker())))
        case ["analyse", file, "--csv"]:
            return read(Path(file), partial(analyse, written=csv))
        case ["play", name, *wishes] if len(wishes) <= 2:
            return play(_speaker(), name, *wishes)
        case ["check", name, "--look"] | ["check", "--look", name]:
            return looked(name)
        case ["check", *asked] if wish := wished(asked):
            return check(*wish)
        case ["new" | "grow" | "messages" | "try", *_]:
            return author(arguments)
    print(USAGE, file=sys.stderr)
    return 2


def usage(command: str) -> str:
    """The lines about a command; all lines for any other word."""
    blocks = re.split(r"^(?=python |for )", USAGE, flags=re.MULTILINE)
    about = [block for block in blocks if block.startswith(f"python -m tessera {command} ")]
    return "".join(about).rstrip() or USAGE


def read(path: Path, handle: Callable[[Translator, str], int]) -> int:
    """Reads a file, passes its text to `handle`, and returns the exit status."""
    say = _speaker()
    try:
        if path.stat().st_size > MAX_FILE:
            print(
                say("This text is far too long for a saved game. Choose another file or text."),
                file=sys.stderr,
            )
            return 2
        text = path.read_text(encoding="utf-8")
        code = code_in(text)
        text = at_once(read_short_link(code, find)) if code else tidy(text)
    except (OSError, UnicodeError, BadLink) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    return handle(say, text)


def analyse(say: Translator, text: str, written: Written) -> int:
    """Prints the analysis of a game."""
    try:
        table = open_table(text, find)
    except Damaged as damaged:
        print(damage(damaged, say), file=sys.stderr)
        return 1
    game = find(table.rules.name)
    if game is None or game.analyst is None:
        print(say("This game can't be analysed yet. Watch the replay instead."), file=sys.stderr)
        return 1
    reports = game.analyst.analyse(table.states, table.observe(OPEN).events)
    result = shared(game.rules, table.setup, table.state)
    steps = tuple(step for step in reports if step)
    for line in written(table, Analysis(game.rules.sides(table.setup), steps, result)):
        print(line)
    return 0


def play(say: Translator, name: str, players: str = "", seed: str = "play") -> int:
    """Prints a game between computers."""
    game = find(name)
    if game is None or not (players.isdecimal() or not players):
        print(f"{name} {players}: no such game", file=sys.stderr)
        return 2
    try:
        table = command.bots_play(game, players=int(players or 0) or None, seed=seed)
    except Illegal as refusal:
        print(f"{name}: {refusal.code} {refusal.facts}", file=sys.stderr)
        return 2
    tell(say, table)
    return 0


def wished(asked: Sequence[str]) -> tuple[str, Path | None, Wishes] | None:
    """The name, folder and wishes of a check; None for arguments that aren't understood."""
    wishes: dict[str, Any] = {}
    names: list[str] = []
    rest = iter(asked)
    for word in rest:
        if word == "--only":
            wishes["only"] = next(rest, "")
        elif word in ("--rules", "--release", "--traceback"):
            wishes[word[2:]] = True
        else:
            names.append(word)
    if any(name.startswith("-") for name in names) or len(names) not in (1, 2):
        return None
    return names[0], Path(names[1]) if names[1:] else None, Wishes(**wishes)


def check(name: str, folder: Path | None, wishes: Wishes) -> int:
    """Prints which promises a game keeps (see `tessera_kit.promises`); `name` may be the folder of
    its project."""
    if not Path(name).is_dir():
        return watched(name, folder, wishes=wishes)
    try:
        project = project_in(Path(name))
    except NoProject as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if wishes.release and project.author in NOBODY:
        print("BROKEN  author\npyproject.toml: `authors` doesn't say yet who wrote it\n")
        return 1
    tests = folder or project.folder / "tests"
    paths = [str(project.source), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    module = f"{project.name}={project.module}"
    return watched(module, tests if tests.is_dir() else None, wishes=wishes)


def looked(name: str) -> int:
    """Prints what can't be pressed or read of a game in a browser (see `tessera_kit.look`)."""
    try:
        return look(name)
    except NoProject as refusal:
        print(refusal, file=sys.stderr)
        return 2


def author(arguments: list[str]) -> int:
    """Runs a command for authors of games: new, grow, messages or try. Returns the exit status."""
    try:
        match arguments:
            case ["new", name] if not name.startswith("-"):
                print(new(Path(name)))
            case ["new", "--small", name] | ["new", name, "--small"]:
                print(new(Path(name), small=True))
            case ["grow", *folder] if len(folder) <= 1:
                print(grow(Path(*folder)))
            case ["messages", *folder] if len(folder) <= 1:
                from tessera_kit.authoring.catalogues import update  # noqa: PLC0415 - Babel is a guest

                update(project_in(Path(*folder)))
            case ["try", *asked] if (tried := try_arguments(asked)) is not None:
                try_out(*tried, opens="--no-browser" not in asked)
            case _:
                print(USAGE, file=sys.stderr)
                return 2
    except NoProject as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if error.name != "babel":
            raise
        written = compile_all(project_in(Path(*arguments[1:])).package / "locale")
        print(
            f"{len(written)} catalogues compiled. New texts are found with Babel: "
            "`pip install babel`",
            file=sys.stderr,
        )
        return 0 if written else 2
    return 0


def try_arguments(asked: Sequence[str]) -> tuple[Path, Path | None, int | None] | None:
    """The folder, the site and the port of `try`; None for arguments that aren't understood."""
    names: list[str] = []
    options: dict[str, str] = {}
    rest = iter(asked)
    for word in rest:
        if word in ("--site", "--port"):
            options[word] = next(rest, "")
        elif word != "--no-browser":
            names.append(word)
    site, port = options.get("--site"), options.get("--port", "0")
    if len(names) > 1 or any(name.startswith("-") for name in names) or not port.isdecimal():
        return None
    return Path(*names), Path(site) if site else None, int(port) or None


def replay(say: Translator, text: str) -> int:
    """Prints the game as far as it is by the rules, and then its first fault, if any."""
    try:
        tell(say, open_table(text, find))
    except Damaged as damaged:
        good = open_good_part(text, find)
        if good:
            tell(say, good)
        print(damage(damaged, say), file=sys.stderr)
        return 1
    return 0


def verify(say: Translator, text: str) -> int:
    """Prints which letter proves which events of a game by post, and which events none proves."""
    try:
        table = open_table(text, find)
    except Damaged as damaged:
        print(damage(damaged, say), file=sys.stderr)
        return 1
    if table.post is None:
        print(say("This game wasn't played by message."), file=sys.stderr)
        return 2
    status, sentences, evidence = proof(say, table)
    for proven in evidence.proven if evidence else ():
        players = people(say, table.players, table.post, proven.house)
        print(
            say(
                "Throws and moves {first} to {last}: message {number}, of {players}.",
                first=proven.start + 1,
                last=proven.end,
                number=proven.letter,
                players=players,
            )
        )
    for sentence in sentences:
        print(sentence, file=sys.stderr if status else sys.stdout)
    return status


def tell(say: Translator, table: Table[object, object]) -> None:
    """Prints the players, the events and the last position."""
    game = find(table.rules.name)
    assert game is not None
    print(say(game.texts.TITLE))
    for number, player in enumerate(table.players, 1):
        print(f"  {number}. {player.name} ({player.kind})")
    log, texts = Log(game, table), table.record("").events[: table.played]
    for number, event in zip(count(1), texts, strict=False):
        print(f"{number:5}  {escaped(event):14} {log.told(say, number - 1)}".rstrip())
    print(game.rules.write_position(table.state))


def report(say: Translator, table: AnyTable, analysis: Analysis) -> Iterator[str]:
    """The lines of an analysis: the sentence that explains the result, the turning points, each
    step with the chances of all sides after it, then the sums of each seat and of each side. All
    numbers are percentages or percentage points, as on the page."""
    game = find(table.rules.name)
    assert game is not None
    assert game.analyst is not None
    luck, choices, off_by = game.analyst.claims_luck, game.has_choices, game.analyst.off_by
    judgement = verdict(analysis, claims_luck=luck, has_choices=choices, off_by=off_by)
    sides, log = side_names(say, table, analysis.sides), Log(game, table)
    if judgement:
        yield answer(say, judgement, sides, log, table)
    yield from _turning(say, table, analysis, sides, log)
    events = table.record("").events
    for step in analysis.steps:
        if step.kind != "forced":
            played = escaped(", ".join(events[step.at : step.until]))
            chances = " ".join(f"{100 * chance:5.1f}" for chance in step.after)
            yield f"{step.until:5}  {played:22} {chances}  {_said(say, step)}".rstrip()
    for seat, player in enumerate(table.players):
        own = analysis.account(seat)
        numbers = [
            *([(say("Luck"), _signed(own.luck))] if luck else []),
            *([(say("Mistakes"), f"{100 * own.error:.1f}")] if choices else []),
            *([(say("Choices"), f"{own.choices}")] if choices else []),
            *(
                [(say("Mistakes per choice"), f"{100 * own.error_per_choice:.1f}")]
                if choices
                else []
            ),
        ]
        yield f"{seat + 1}. {player.name}: " + ", ".join(map(" ".join, numbers))
    yield from _sums(say, game, analysis)


def _turning(
    say: Translator, table: AnyTable, analysis: Analysis, sides: Sequence[str], log: Log
) -> Iterator[str]:
    """The turning points for the side from which the game is told, one line each."""
    side = told_side(table, analysis)
    for point in turning_points(analysis, side, hidden=table.rules.hidden):
        move = say("Move {n}", n=log.moves.number(point.step.until))
        chances = {"before": per_cent(say, point.before), "after": per_cent(say, point.after)}
        words = say(
            "{player}: chance to win from {before} to {after}.", player=sides[side], **chances
        )
        done = (log.told(say, at) for at in range(point.step.at, point.step.until))
        yield " ".join(filter(None, (f"{move}.", words, *done, _grade(say, point.step))))


def _said(say: Translator, step: GameStep) -> str:
    if step.kind == "chance":
        return " ".join((say("Luck"), _signed(step.luck)))
    if not step.best:
        return ""
    better = say("Better: {words}.", words=", ".join(step.best))
    said = say("Mistakes"), f"{100 * step.error:.1f}", _grade(say, step), better
    return " ".join(filter(None, said))


def _grade(say: Translator, step: GameStep) -> str:
    return f"{say(GRADES[step.grade])}." if step.grade else ""


def _signed(share: float) -> str:
    """A share (0 to 1) in percentage points, with its sign and one decimal."""
    # Adding 0.0 turns -0.0 into 0.0.
    return f"{round(100 * share, 1) + 0.0:+.1f}"


def _sums(say: Translator, game: AnyGame, analysis: Analysis) -> Iterator[str]:
    """One line for each number, with a column for each side."""
    rows, side, average = sums(say, game, analysis), say("Side"), say("With average luck")
    numbers = range(1, len(analysis.initial) + 1)
    width = max(len(title) for title in (average, *(row.title for row in rows)))
    yield f"{side:{width}} " + " ".join(f"{number:9}" for number in numbers)
    for row in rows:
        cells = (_signed(one) if row.is_change else f"{100 * one:.1f}" for one in row.numbers)
        yield f"{row.title:{width}} " + " ".join(f"{cell:>9}" for cell in cells)
    if shares := adjusted(game, analysis):
        yield f"{average:{width}} " + " ".join(f"{from_to(say, one):>9}" for one in shares)


def csv(table: AnyTable, analysis: Analysis) -> Iterator[str]:
    """A line of names, and a line for each step. Seats and sides count from 1, chances from 0 to 1;
    several actions are parted by semicolons, so that no field needs quotes."""
    sides = range(1, max(analysis.sides) + 2)
    before, after = ([f"{when}_{side}" for side in sides] for when in ("before", "after"))
    head = ["at", "until", "kind", "seat", "side", "played", *before, *after]
    yield ",".join([*head, "luck", "error", "grade", "rarity", "better"])
    events = table.record("").events
    for step in analysis.steps:
        numbers = (*step.before, *step.after, step.luck, step.error)
        yield ",".join(
            [
                *map(str, (step.at, step.until, step.kind, step.seat + 1, step.side + 1)),
                "; ".join(events[step.at : step.until]),
                *(f"{number:.6f}" for number in numbers),
                step.grade or "",
                f"{step.rarity:.6f}",
                "; ".join(step.best),
            ]
        )


def _speaker() -> Translator:
    """The translator for the language of this machine; English if the app doesn't have it, or its
    catalogues aren't compiled."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        return translator(preferred(wanted))
    except FileNotFoundError:
        return translator(FALLBACK)


def whole(arguments: list[str]) -> int:
    """As `main`, and silent where nobody reads on, as `head` doesn't."""
    try:
        status = main(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(whole(sys.argv[1:]))
