"""`replay`, `verify`, `play`: a saved game told, the dice of a game by message proved, and a game
of computers."""

import sys
from collections.abc import Sequence
from functools import partial

from tessera.core.rules import Illegal
from tessera.games import find
from tessera.i18n import Translator
from tessera.screens.table.words.letters import people, proof
from tessera.storage.opening import open_good_part
from tessera_kit import command
from tessera_kit.cli import Command
from tessera_kit.cli.saved import of_a_file, opened, speaker, tell


def replay(say: Translator, text: str) -> int:
    """Prints the game as far as it is by the rules, and then its first fault, if any."""
    table = opened(say, text)
    if good := table or open_good_part(text, find):
        tell(say, good)
    return 0 if table else 1


def verify(say: Translator, text: str) -> int:
    """Prints which letter proves which events of a game by post, and which events none proves."""
    table = opened(say, text)
    if table is None:
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


def _play(arguments: Sequence[str]) -> int | None:
    match arguments:
        case [name, *wishes] if len(wishes) <= 2:
            return play(speaker(), name, *wishes)
    return None


REPLAY = Command(
    "python -m tessera replay FILE                 prints a saved game and checks it\n",
    partial(of_a_file, handle=replay),
)
VERIFY = Command(
    "python -m tessera verify FILE                 proves the dice of a game by message\n",
    partial(of_a_file, handle=verify),
)
PLAY = Command(
    "python -m tessera play NAME [PLAYERS [SEED]]  lets computers play a game to its end\n", _play
)
