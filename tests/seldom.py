"""What isn't run every day, and the files that it depends on. `docs/tests.md` lists when each has
last passed, how long it took and the sum of those files, to be committed.

    python -m tests.seldom                   which of them lie behind; `make check` ends with it
    python -m tests.seldom fuzz make …       runs a command, and notes in the list that it passed

Tests marked `seldom` run where their sum is another, and always in `make test-long` and before a
release. Where a sum is an old one they run until they pass in a whole part of `make test`: then it
is kept in build/passed.txt, which GitHub brings to the next run.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from time import monotonic

from tests.effort import LONG
from tools.paths import ROOT

LIST = ROOT / "docs" / "tests.md"
PASSED = ROOT / "build" / "passed.txt"
"""The sums with which groups have passed on this machine."""
ROW = re.compile(r"^\| (\S+) \| (.+) \| (\w+) \|$", re.MULTILINE)
"""Of the list: the name, when it passed and how, and the sum."""
# A release is a tag, which GitHub tells of its run.
ALWAYS = LONG or "SELDOM" in os.environ or os.environ.get("GITHUB_REF_TYPE") == "tag"

CUT = ("tools/runtime/*", "package-lock.json")
BUILD = "tools/build"
CHANGED = "games/sequence_dice/view"
"""What CONTRIBUTING.md has somebody change first."""
EXAMPLES = ("css", "md", "po", "py", "svg", "txt")
PACKED = (f"{BUILD}/bytecode.py", f"{BUILD}/compile_zip.py", "tools/pyodide/run.mjs")
THINKING = (
    *("src/tessera/thinking/*.py", "src/tessera/games/*/bots/**/*", "static/thinker.mjs"),
    *("src/tessera/browser/thinker.py", "src/tessera/browser/worker.py"),
    *("tests/browser/*.py", "tests/browser/play/test_thinking.py"),
)
GROUPS = {
    "thinking": THINKING,
    # Those that measure time, by themselves.
    "frames": THINKING,
    "added": (
        *(f"{BUILD}/**/*.py", "tools/messages.py", "index.html", "src/tessera/i18n/__init__.py"),
        *("src/tessera/games/__init__.py", "src/tessera/features/menu/*.py"),
        *(f"tests/stand_in/**/*.{kind}" for kind in EXAMPLES),
        *("tests/browser/copies.py", "tests/browser/launch/test_additions.py"),
    ),
    "authoring": (
        *("src/tessera_kit/**/*.py", "src/tessera_kit/authoring/**/*"),
        *("src/tessera/__main__.py", "src/tessera/__init__.py"),
        *("pyproject.toml", "packs/rota/pyproject.toml", "tests/authoring/*.py"),
        "src/tessera_plain/*",
    ),
    # What CONTRIBUTING.md has somebody touch, beside the cases; what they touch breaks is in it.
    "changes": (
        *("CONTRIBUTING.md", "tests/tools/source/test_three_changes.py", "tests/screens/games.py"),
        *("src/tessera/games/sequence_dice/rules/*.py", "tests/games/sequence_dice/cases/*.txt"),
        *("src/tessera/screens/table/*.py", "src/tessera/screens/table/parts/*.py"),
        *("src/tessera/screens/settings/*.py", "src/tessera/storage/settings/*.py"),
        *("tests/screens/test_settings.py", "src/tessera_kit/promises/cases.py"),
    ),
    "bots": (
        *("src/tessera/games/*/bots/**/*", "src/tessera/games/*/rules/**/*.py"),
        *("src/tessera/kit/*.py", "src/tessera/core/*.py", "src/tessera/thinking/*.py"),
        *("packs/*/src/**/*.py", "packs/*/src/**/facts.txt", "src/tessera/games/*/facts.txt"),
        *("lab/**/*.py", "tests/games/*/bots/*", "tests/games/mistakes.py"),
        *("tests/kit/test_analysis.py", "tests/kit/test_every_bot.py"),
        "tests/thinking/test_analysis.py",
        *("packs/*/tests/test_*.py", "lab/tests/**/*.py"),
    ),
    "dice": ("src/tessera/core/chance.py", "src/tessera/core/dice.py"),
    # Licences, and what the built site holds, are looked at every day.
    "build": (
        *(*CUT, *PACKED, "tools/build/**/*.py", "tools/art/*.py", "tools/stylelint/*"),
        *("tools/requirements*.txt", "index.html", "pyscript.toml", "packs/*/pyproject.toml"),
        *("tests/tools/build/*.py", "tests/tools/art/*.py", "tests/tools/conftest.py"),
    ),
    # Texts and marks in drawings, on the screen.
    "drawn": (
        *("src/tessera/games/*/view/**/*.py", "src/tessera/games/*/style.css"),
        *("src/tessera/scene/*.py", "packs/*/src/*/view/**/*.py", "packs/*/src/*/style.css"),
        *("static/css/**/*.css", "src/tessera/features/story/*.py"),
        "tests/browser/look/test_drawn.py",
    ),
    # What is kept, two tabs, and phones, in real browsers.
    "kept": (
        *("src/tessera/storage/**/*.py", "src/tessera/core/record*.py", "src/tessera/phones/*.py"),
        *("src/tessera/browser/**/*.py", "src/tessera/features/phones/*.py"),
        *("src/tessera/features/sending/*.py", "src/tessera/features/shelf/*.py"),
        *("tests/browser/*.py", "tests/browser/kept/*.py", "tests/browser/play/test_phones.py"),
    ),
    # What finds faults in games by others.
    "kit": (
        *("src/tessera_kit/**/*", "src/tessera_plain/*", "src/tessera/kit/*.py"),
        *("src/tessera/core/*.py", "tests/contracts/*", "tests/pig/**/*", "tests/plain/*.py"),
        *("tests/walk/*.py", "tests/authoring/*.py"),
    ),
    # What runs of it every day is named in EVERY_DAY.
    "launch": (
        *(*CUT, "index.html", "pyscript.toml", "static/*.*js", "static/camera/*"),
        *("tools/build/**/*.py", "src/tessera/main.py", "src/tessera/browser/**/*.py"),
        *("src/tessera/screens/*.py", "src/tessera/features/packs/*.py"),
        *("src/tessera/features/writing/*.py", "src/tessera/storage/added.py"),
        *("src/tessera/storage/programs.py", "packs/*/pyproject.toml"),
        *("tests/browser/*.py", "tests/browser/launch/*.py"),
    ),
    "runtime": (*CUT, "tests/tools/runtime/*.py"),
    "servers": (
        *(f"{BUILD}/archive.py", "tools/hosting/*", "static/service-worker.js", "index.html"),
        *("tests/engines/servers.py", "tests/engines/test_servers.py"),
    ),
    "archive": (*CUT, *PACKED, f"{BUILD}/archive.py", "tests/tools/build/test_archive.py"),
    "installer": (
        *(*CUT, *PACKED, f"{BUILD}/packing.py", f"{BUILD}/packs/*.py"),
        *(f"{BUILD}/wheels.py", "tools/requirements-wheels.txt", "packs/*/pyproject.toml"),
        *("tests/tools/conftest.py", "tests/tools/build/test_packs.py"),
        "src/tessera/browser/added/installing.py",
    ),
    # The example itself is played by tests that always run, under another name.
    "told": (
        *("CONTRIBUTING.md", "docs/new-game.md", "Makefile", "pyproject.toml", "tools/messages.py"),
        *(f"tests/stand_in/**/*.{kind}" for kind in EXAMPLES),
        "src/tessera_kit/authoring/**/*",
        *("tests/games/one_card/**/*.py", "tests/games/one_card/**/*.txt"),
        *(f"src/tessera/{CHANGED}/texts.py", f"tests/{CHANGED}/*.py", "src/tessera/__main__.py"),
        *("src/tessera_kit/*.py", "src/tessera_kit/cli/*.py"),
        "tests/tools/source/test_typed_as_told.py",
    ),
}
"""What the tests marked `seldom` with one of these names depend on."""

PLACES = {
    "tests/browser/launch/": "launch",
    "tests/browser/(kept/|play/test_phones)": "kept",
    "tests/browser/play/test_thinking.py::test_the_page_keeps": "frames",
    "tests/browser/play/test_thinking": "thinking",
    r"tests/games/\w+/bots/": "bots",
    r"tests/kit/test_(analysis|every_bot)": "bots",
    r"tests/thinking/test_analysis": "bots",
    r"tests/tools/build/test_(archive|building|compile_zip|packs|release|stdlib|style)": "build",
    r"tests/tools/build/test_build.py::test_two_builds": "build",
    r"tests/tools/art/": "build",
    r"lab/tests/": "bots",
    r"packs/\w+/tests/test_(easy_mistakes|strength|solution|puzzles)\.py": "bots",
    r"tests/contracts/(?!test_every_game|test_packages|test_shared)": "kit",
    r"tests/(authoring|plain)/": "kit",
    r"tests/walk/test_it_bites\.py": "kit",
}
"""The groups of whole folders and files, by how the names of their tests begin. All of a group are
in one part of `make test`, or what passed in one would be left out in the next."""
EVERY_DAY = frozenset(
    {
        "test_every_event_is_in_both_stores_when_the_screen_says_saved",
        "test_two_tabs_share_a_game_by_turns",
        "test_a_backup_is_restored_on_another_device",
        "test_a_game_against_the_best_is_thought_in_the_worker_to_the_end",
        "test_the_menu_is_there_before_python",
        "test_what_is_pressed_before_python_is_awake_is_done_later",
        "test_three_launches_from_one_snapshot_are_three_different_games",
        "test_the_last_board_is_there_at_once_and_a_press_on_it_is_done",
        "test_it_starts_and_plays_without_a_network",
        "test_a_new_release_waits_for_the_game_in_another_tab",
        "test_a_game_is_added_played_to_the_end_without_a_network_and_removed",
        "test_the_chosen_language_changes_everything_at_once_and_is_remembered",
    }
)
"""Those of such places that run every day."""

APP = "src/tessera"
TABLE = (
    *(f"{APP}/screens/**/*.py", f"{APP}/features/**/*.py"),
    *(f"{APP}/games/*/view/**/*.py", f"{APP}/browser/**/*.py"),
)
RULES = tuple(f"{APP}/{room}/**/*.py" for room in ("core", "kit", "games", "session", "thinking"))
READ = (f"{APP}/core/record*.py", f"{APP}/storage/**/*.py")
START = ("index.html", "pyscript.toml", "static/**/*", "tools/build/**/*.py")
SUITES = {
    "bench-phones": (f"{APP}/phones/**/*.py", f"{APP}/browser/phones/*.py", "tools/measure/*.py"),
    "gate": (*TABLE, "tools/measure/gate/*.py"),
    "bench-start": (*START, "tools/measure/bench_start.py"),
    "faults": (
        *("tests/faults/*", "tests/games/**/*", "tests/storage/**/*"),
        *("tests/screens/**/*", "tests/features/**/*"),
    ),
    "fuzz": (*READ, "tools/measure/fuzz.py"),
    "fuzz-pyodide": (*READ, "tools/measure/fuzz.py", "tools/pyodide/run.mjs"),
    "lab-bench": (*RULES, "lab/bench/*.py"),
    "lighthouse": (*START, "tools/measure/lighthouse/*.py"),
    "long-engines": (*START, "tests/engines/*.py"),
    "long-pyodide": (*RULES, *READ, "tests/effort.py", "tools/pyodide/*"),
    "long-python": (*RULES, *READ, "tests/effort.py"),
    "sounds": (f"{APP}/browser/sound/*.py", "tools/measure/sounds.py"),
    "test-crash": (
        *(*READ, f"{APP}/browser/stores/*.py", f"{APP}/features/sending/*.py"),
        *("static/*.js", "tests/crash/*.py"),
    ),
    "test-orca": (*TABLE, f"{APP}/scene/*.py", "tests/orca/*.py", "tests/orca/heard/*/*"),
    "walk": (
        *(*TABLE, "src/tessera_kit/walk/*.py", "tests/walk/*.py"),
        "tests/browser/play/test_walk.py",
    ),
}
"""What the suites outside `make test` cover."""


@cache
def sum_of(name: str) -> str:
    """One sum for all files of a group or a suite, with their names."""
    digest = hashlib.sha256()
    parts = (GROUPS | SUITES)[name]
    for path in sorted({path for part in parts for path in ROOT.glob(part)}):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def noted() -> dict[str, tuple[str, str]]:
    """When each passed and how, and the sum it had."""
    rows = ROW.findall(LIST.read_text(encoding="utf-8"))
    return {name: (told, digest) for name, told, digest in rows if name in GROUPS | SUITES}


def group_of(node: str, test: str) -> str | None:
    """The group of a test by its place; None where it runs every day."""
    groups = (group for place, group in PLACES.items() if re.match(place, node))
    return None if test in EVERY_DAY else next(groups, None)


def is_due(name: str) -> bool:
    """Whether the tests of a group have to run."""
    return ALWAYS or (lies_behind(name) and sum_of(name) not in passed())


def passed() -> set[str]:
    """The sums with which groups have passed on this machine."""
    return set(PASSED.read_text(encoding="utf-8").split()) if PASSED.exists() else set()


def keep(names: Iterable[str]) -> None:
    """Keeps on this machine that these groups have passed as things were when they began."""
    PASSED.parent.mkdir(exist_ok=True)
    sums = passed() | {sum_of(name) for name in names}
    PASSED.write_text("\n".join(sorted(sums)) + "\n", encoding="utf-8")


def lies_behind(name: str) -> bool:
    """Whether a file that it covers is another than when it passed."""
    return noted().get(name, ("", ""))[1] != sum_of(name)


def note(names: Iterable[str], how: str) -> None:
    """Writes that these have passed as things are."""
    text, known = LIST.read_text(encoding="utf-8"), noted()
    for name in names:
        told, digest = known[name]
        text = text.replace(
            f"| {name} | {told} | {digest} |", f"| {name} | {how} | {sum_of(name)} |"
        )
    LIST.write_text(text, encoding="utf-8")


def run(name: str, command: Sequence[str]) -> int:
    """Runs the command of a suite, or of all groups as "test-seldom"; notes it if it succeeds."""
    began, day = monotonic(), datetime.now(UTC).date()
    names = [*GROUPS] if name == "test-seldom" else [name]
    for each in names:
        sum_of(each)  # As it is now, whatever is changed meanwhile.
    if code := subprocess.call(command):
        return code
    _, _, chosen = os.environ.get("MAKEFLAGS", "").partition("-- ")
    how = f"{day} | {(monotonic() - began) / 60:.1f} | {chosen}"
    note(names, how)
    return 0


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(run(sys.argv[1], sys.argv[2:]))
    if behind := [*filter(lies_behind, SUITES)]:
        print("Not run since what they cover has changed (docs/tests.md):", *behind)
