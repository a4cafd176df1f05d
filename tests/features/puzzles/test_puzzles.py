"""Puzzles on the screen: found by playing, told what a wrong play costs, shown, skipped, kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.features.learn.guidance import Guidance
from tessera.features.puzzles.guide import PuzzleGuide
from tessera.i18n import LANGUAGES
from tessera.kit.puzzles import Puzzle
from tessera.screens.table.page import TablePage
from tessera.storage.backups.backup import take
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class

DICE = "#/puzzles/sequence_dice"
KEPT = "tessera/puzzles/sequence_dice"


def opened(address: str = DICE, device: FakeDevice | None = None, language: str = "en") -> Tablet:
    """With puzzles that have come."""
    tablet = Tablet(address, device=device, language=language)
    tablet.fetch()
    return tablet


def guide_of(tablet: Tablet) -> PuzzleGuide:
    assert isinstance(tablet.app.screen, TablePage)
    guide = tablet.app.screen.part(Guidance).guide
    assert isinstance(guide, PuzzleGuide)
    return guide


def puzzle_of(tablet: Tablet) -> Puzzle:
    return guide_of(tablet).puzzle


def word(tablet: Tablet) -> str:
    """The word above the sentence."""
    return tablet.text("lesson-word")


def sentence(tablet: Tablet) -> str:
    (prompt,) = with_class(tablet.page, "prompt")
    return prompt.children[1].text()  # type: ignore[union-attr]


def square(play: str) -> str:
    """What is pressed for a play of Sequence Dice."""
    return f"square {play.split(' ')[1]}"


def wrong(tablet: Tablet) -> str:
    """The second-best play of the puzzle on the screen."""
    return square(puzzle_of(tablet).second.play)


def right(tablet: Tablet) -> str:
    return square(puzzle_of(tablet).best.play)


def kept(tablet: Tablet) -> str | None:
    return tablet.device.store.get(KEPT)


def test_they_are_fetched_when_they_are_wanted() -> None:
    tablet = Tablet(DICE)
    assert "One moment, please…" in tablet.page.text()
    tablet.fetch()
    assert word(tablet).startswith("Puzzle 1 of ")
    assert sentence(tablet) == "It is your turn: find the best move."
    tablet.visit("#/")
    tablet.visit(DICE)
    assert word(tablet).startswith("Puzzle 1 of "), "nothing is fetched twice"


def test_without_a_network_it_says_so_and_tries_again() -> None:
    tablet = Tablet(DICE)
    tablet.device.offline = True
    tablet.fetch()
    assert "The puzzles can't be downloaded now." in tablet.page.text()
    tablet.device.offline = False
    tablet.press("fetch")
    tablet.fetch()
    assert word(tablet).startswith("Puzzle 1 of ")


def test_puzzles_that_come_late_take_nobody_away() -> None:
    tablet = Tablet(DICE)
    tablet.visit("#/about")
    tablet.fetch()
    assert tablet.app.screen.name != "lesson"


def test_the_best_play_is_told_with_what_speaks_for_it_and_with_the_chances() -> None:
    tablet = opened()
    puzzle = puzzle_of(tablet)
    tablet.press(right(tablet))
    assert (word(tablet), tablet.primary) == ("✓ Right!", "Next puzzle")
    best, second = (f"{100 * one.won.share:.0f}%" for one in (puzzle.best, puzzle.second))
    assert sentence(tablet) == (
        f"Blocks a line of five. This move wins {best} of games; the next best {second}."
    )
    assert kept(tablet) == f"at={puzzle.name} {puzzle.name}=solved"
    tablet.press_primary()
    assert word(tablet).startswith("Puzzle 2 of ")


def test_another_play_is_punished_on_the_board_told_what_it_costs_and_taken_back() -> None:
    tablet = opened()
    puzzle = puzzle_of(tablet)
    tablet.press(wrong(tablet))
    assert tablet.said.endswith(f"Not quite: {sentence(tablet)}")
    points = 100 * (puzzle.best.won.share - puzzle.second.won.share)
    assert (word(tablet), tablet.primary) == ("Not quite", "Please wait")
    for played in (2, 3):  # After the own chip the throw of the other side, and what that does.
        tablet.wait()
        assert guide_of(tablet).run.table.played == played
        assert "Not quite" not in tablet.said, "it was said with the wrong play"
    assert (word(tablet), tablet.primary) == ("Not quite", "Try again")
    run = guide_of(tablet).run
    other = run.table.players[1 - run.learner].name
    assert sentence(tablet) == (
        f"Then {other} wins the game. That costs about {points:.0f} wins in 100. Try again!"
    )
    tablet.press_primary()
    assert guide_of(tablet).run.table.played == 0
    tablet.press(right(tablet))
    assert word(tablet) == "✓ Right!"
    assert (kept(tablet) or "").endswith("=solved"), "found by oneself in the end"


def named(game: str, wanted: Callable[[Puzzle], bool]) -> tuple[Tablet, Puzzle]:
    """The first puzzle of a game that is so, on the table."""
    tablet = opened(f"#/puzzles/{game}")
    puzzle = next(puzzle for puzzle in guide_of(tablet).progress.puzzles if wanted(puzzle))
    tablet.visit(f"#/puzzles/{game}/{puzzle.name}")
    return tablet, puzzle


def test_where_hints_say_nothing_of_the_best_play_it_is_told_what_it_prevents() -> None:
    tablet, _ = named("sequence_dice", lambda puzzle: puzzle.best.play == "remove a5")
    tablet.press(right(tablet))
    assert sentence(tablet).startswith(
        "Otherwise, with some luck, Marcus makes five in line, with one chip in the way. "
        "This move wins "
    )


def test_where_nothing_punishes_a_play_it_is_told_what_the_best_one_does_besides() -> None:
    jack = "play JD c8"
    tablet, puzzle = named("sequence", lambda puzzle: jack in puzzle.plays)
    assert (puzzle.best.play, puzzle.answer(jack)) == ("play TC c8", ())
    tablet.press("card JD 0")
    tablet.press("square c8")
    assert sentence(tablet) == (
        "There is a move that saves the jack. That costs about 40 wins in 100. Try again!"
    )


def test_every_puzzle_says_why_the_best_play_is_good() -> None:
    for game in ("sequence_dice", "tabula", "sequence"):
        tablet = opened(f"#/puzzles/{game}")
        for puzzle in guide_of(tablet).progress.puzzles:
            tablet.visit(f"#/puzzles/{game}/{puzzle.name}")
            tablet.tap("Show me")
            while not guide_of(tablet).is_right:
                tablet.wait()
            assert ". This move wins " in sentence(tablet), puzzle.name


def test_what_the_rules_refuse_is_told_as_in_play() -> None:
    tablet = opened()
    corners = {"square a1", "square f1", "square c3"} - {right(tablet)}
    tablet.press(sorted(corners)[0])
    assert tablet.notice
    assert word(tablet).startswith("Puzzle 1 of ")


def test_the_best_play_can_be_shown_on_the_board() -> None:
    tablet = opened()
    tablet.press(wrong(tablet))
    told = tablet.app.services.messages.spoken
    tablet.tap("Show me")
    assert guide_of(tablet).run.table.played == 0, "the wrong play is taken back first"
    assert tablet.primary == "Please wait"
    assert tablet.app.services.messages.spoken == told, "what is asked was heard before"
    tablet.wait()
    assert ". The best move: " in tablet.said
    assert (word(tablet), tablet.primary) == ("✓ The best move", "Next puzzle")
    assert "This move wins " in sentence(tablet)
    assert (kept(tablet) or "").endswith("=tried")
    assert not [b for b in tablet.buttons() if b.text() == "Show me"]


def test_a_puzzle_can_be_skipped_and_comes_again_after_the_others() -> None:
    tablet = opened()
    first = puzzle_of(tablet)
    tablet.tap("Skip")
    assert word(tablet).startswith("Puzzle 2 of ")
    assert f"{first.name}=skipped" in (kept(tablet) or "")
    others = [p.name for p in guide_of(tablet).progress.puzzles[1:]]
    solved = " ".join(f"{name}=solved" for name in others)
    device = FakeDevice({KEPT: f"{first.name}=skipped {solved} at={others[-1]}"})
    assert puzzle_of(opened(device=device)) == first


def test_when_all_are_solved_there_are_the_lessons() -> None:
    names = [p.name for p in guide_of(opened()).progress.puzzles]
    device = FakeDevice({KEPT: " ".join(f"{name}=solved" for name in names[1:])})
    tablet = opened(device=device)
    tablet.press(right(tablet))
    assert tablet.primary == "Lessons"
    tablet.press_primary()
    assert tablet.address == "#/learn/sequence_dice"


def test_it_goes_on_with_the_puzzle_that_was_left_also_from_a_backup() -> None:
    tablet = opened()
    tablet.press(right(tablet))
    tablet.press_primary()
    tablet.press(wrong(tablet))
    left = puzzle_of(tablet)
    services = tablet.app.services
    settings = take(services.saves, services.settings).settings
    device = FakeDevice({f"tessera/{name}": text for name, text in settings.items()})
    again = opened(device=device)
    assert puzzle_of(again) == left
    assert "1 of " in again.text("puzzles-done")


def test_the_list_says_what_is_solved_tried_and_skipped() -> None:
    tablet = opened()
    tablet.press(right(tablet))
    tablet.press_primary()
    tablet.press(wrong(tablet))
    tablet.tap("Skip")
    tablet.tap("Skip")
    last = len(guide_of(tablet).progress.puzzles)
    labels = [
        str(node.attributes["aria-label"])
        for name in ("solved", "tried", "skipped")
        for node in with_class(tablet.page, name)
    ]
    assert labels == [
        f"Puzzle 1 of {last}, solved",
        f"Puzzle 2 of {last}, tried",
        f"Puzzle 3 of {last}, skipped",
    ]


def test_a_puzzle_has_an_address() -> None:
    names = [p.name for p in guide_of(opened()).progress.puzzles]
    assert puzzle_of(opened(f"{DICE}/{names[4]}")).name == names[4]
    assert puzzle_of(opened(f"{DICE}/nosuch")).name == names[0]


def test_who_plays_by_keyboard_is_led_on() -> None:
    tablet = opened()
    tablet.press(right(tablet), by_keyboard=True)
    assert tablet.take_focus() == "primary"


def test_a_part_of_a_play_can_be_undone() -> None:
    tablet = opened("#/puzzles/tabula")
    first = puzzle_of(tablet).best.play.split(", ")[0].split("-")
    for place in first:
        tablet.press(f"point {place}")
    assert guide_of(tablet).run.table.played == 1
    tablet.tap("Undo")
    assert guide_of(tablet).run.table.played == 0


def test_the_only_play_is_not_offered() -> None:
    assert opened("#/puzzles/tabula").primary == "Your move"


def test_any_order_of_the_best_play_is_right() -> None:
    tablet = opened("#/puzzles/tabula")
    guide = guide_of(tablet)
    steps, rules = puzzle_of(tablet).best.play.split(", "), guide.game.rules
    guide.progress.lay(guide.puzzle)
    assert len(steps) > 1
    for step in reversed(steps):
        guide.run.table.play(rules.read(step))
        guide.run.judge()
    assert guide.is_right


@pytest.mark.parametrize("game", ["sequence", "sequence_dice", "tabula"])
def test_every_game_with_puzzles_leads_there(game: str) -> None:
    assert Tablet(f"#/learn/{game}").find("href", f"#/puzzles/{game}")
    tablet = Tablet(f"#/new/{game}")
    tablet.press("ways")
    assert tablet.find("href", f"#/puzzles/{game}")
    assert not Tablet("#/learn/sequences").find("href", "#/puzzles/sequences")


@pytest.mark.parametrize("game", ["sequence", "sequence_dice", "tabula"])
def test_every_best_play_is_right_when_it_is_shown(game: str) -> None:
    tablet = opened(f"#/puzzles/{game}")
    for puzzle in guide_of(tablet).progress.puzzles:
        tablet.visit(f"#/puzzles/{game}/{puzzle.name}")
        tablet.tap("Show me")
        while tablet.primary == "Please wait":
            tablet.wait()
        assert word(tablet) == "✓ The best move"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_in_english(language: str) -> None:
    tablet = opened(language=language)
    assert ("find the best move" in tablet.page.text()) == (language == "en")
    tablet.press(wrong(tablet))
    assert ("That costs about" in sentence(tablet)) == (language == "en")
