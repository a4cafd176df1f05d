"""Games on a command line, without a browser: replayed, analysed, played by computers, checked."""

import os
import sys
from collections.abc import Sequence

from tessera_kit.authoring.project import NoProject
from tessera_kit.cli.analyse import ANALYSE
from tessera_kit.cli.author import GROW, MESSAGES, NEW, TRY
from tessera_kit.cli.check import CHECK
from tessera_kit.cli.replay import PLAY, REPLAY, VERIFY

OF_GAMES = {
    "replay": REPLAY,
    "verify": VERIFY,
    "analyse": ANALYSE,
    "play": PLAY,
    "check": CHECK,
}
OF_AUTHORS = {"new": NEW, "grow": GROW, "check": CHECK, "messages": MESSAGES, "try": TRY}
COMMANDS = OF_GAMES | OF_AUTHORS
HEAD = """\
for who writes a game; FOLDER is that of its project, this one where none is named:
"""
HELP = {"--help", "-h"}


def main(arguments: Sequence[str]) -> int:
    """Runs a command and returns the exit status: 0 for success, 1 for a game that isn't by the
    rules or breaks a promise, 2 for a wrong command or nothing to read."""
    name, *rest = arguments or [""]
    if HELP & {*arguments}:
        print(usage(name))
        return 0
    try:
        status = COMMANDS[name].run(rest) if name in COMMANDS else None
    except NoProject as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if status is None:
        print(usage(name), file=sys.stderr)
        return 2
    return status


def usage(name: str) -> str:
    """The lines about a command; all lines for any other word."""
    if name in COMMANDS:
        return COMMANDS[name].usage.rstrip()
    lines = [command.usage for command in OF_GAMES.values()]
    of_authors = [command.usage for command in OF_AUTHORS.values() if command is not CHECK]
    return "".join([*lines, HEAD, *of_authors]).rstrip()


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
