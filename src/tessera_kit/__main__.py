"""Games on a command line, without a browser: replayed, analysed, played by computers, checked."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from tessera_kit.authoring.project import NoProject
from tessera_kit.cli import Command

OF_GAMES = dict.fromkeys(("replay", "verify", "play"), "replay") | {
    "analyse": "analyse",
    "check": "check",
}
OF_AUTHORS = dict.fromkeys(("new", "grow", "messages", "try"), "author")
MODULES = OF_GAMES | OF_AUTHORS
"""For each command its module in `cli`. Only that of the command that is typed is imported: the
screens, which some need, take half a second."""
HEAD = """\
for who writes a game; FOLDER is that of its project, this one where none is named:
"""
HELP = {"--help", "-h"}


def command_of(name: str) -> Command:
    """The command of that name."""
    command: Command = getattr(import_module(f"tessera_kit.cli.{MODULES[name]}"), name.upper())
    return command


def main(arguments: Sequence[str]) -> int:
    """Runs a command and returns the exit status: 0 for success, 1 for a game that isn't by the
    rules or breaks a promise, 2 for a wrong command or nothing to read."""
    name, *rest = arguments or [""]
    if HELP & {*arguments}:
        print(usage(name))
        return 0
    try:
        status = command_of(name).run(rest) if name in MODULES else None
    except NoProject as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if status is None:
        print(usage(name), file=sys.stderr)
        return 2
    return status


def usage(name: str) -> str:
    """The lines about a command; all lines for any other word."""
    if name in MODULES:
        return command_of(name).usage.rstrip()
    of_games, of_authors = (
        "".join(command_of(one).usage for one in some) for some in (OF_GAMES, OF_AUTHORS)
    )
    return f"{of_games}{HEAD}{of_authors}".rstrip()


def whole(arguments: Sequence[str]) -> int:
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
