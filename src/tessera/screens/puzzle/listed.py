"""The list of all puzzles of a game beside the board, with the outcome of each."""

from tessera.kit.puzzles import Puzzle
from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.screens.components import picture
from tessera.screens.puzzle.progress import SKIPPED, SOLVED, TRIED, PuzzleProgress


def puzzles(progress: PuzzleProgress, here: Puzzle, seen: AnySeen) -> tuple[Node, ...]:
    """The number of solved puzzles, and a link to each puzzle."""
    last = len(progress.puzzles)
    solved = seen.say("{solved} of {last} solved", solved=progress.solved, last=last)
    links = [
        _link(progress, seen, number, puzzle, here=puzzle is here)
        for number, puzzle in enumerate(progress.puzzles, 1)
    ]
    return Node("p", {"class": "puzzles-done"}, solved), Node("ol", {"class": "puzzles"}, *links)


def _link(
    progress: PuzzleProgress, seen: AnySeen, number: int, puzzle: Puzzle, *, here: bool
) -> Node:
    say, state = seen.say, progress.state(puzzle)
    words = {SOLVED: say("solved"), TRIED: say("tried"), SKIPPED: say("skipped")}
    label = say("Puzzle {at} of {last}", at=number, last=len(progress.puzzles))
    way = Node(
        "a",
        {
            "href": f"#/puzzles/{progress.game}/{puzzle.name}",
            "class": classes(state or "new"),
            "aria-label": f"{label}, {words[state]}" if state in words else label,
            "aria-current": "step" if here else None,
        },
        picture("kept") if state == SOLVED else str(number),
    )
    return Node("li", {"class": classes(here=here)}, way, key=puzzle.name)
