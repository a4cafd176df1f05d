"""What is told of a throw, or of a piece on its way, is told when the dice lie still or the piece
has arrived. The app has gone on already; these tests look at what is seen of it meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.features.play.pacing import Pacing
from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen
from tessera.scene import late
from tessera.scene.diff import update
from tessera.scene.late import held, overtaken, tumbles
from tessera.scene.live import Live, mount
from tessera.scene.node import Node, keyed
from tessera_kit.fakes.device import TOLD, FakeDevice
from tessera_kit.fakes.surface import FakeDocument, FakeElement, shown
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import new_game, opened

RECORDED = Path(__file__).parents[2] / "games" / "tabula" / "recorded" / "seed_first_home.txt"
DICE = [game for game in GAMES if game.rules.name in ("sequence_dice", "sequences", "tabula")]
PARTS = ("prompt", "do", "news", "events", "players", "board-place")
OPENING = "roll 3 4, roll 1 2"
COMPUTERS_COME = "roll 3 4, roll 1 2, roll 1 1, roll 1 2, place b1"


def looks(page: Node) -> dict[str, str]:
    """What can be read of a game, part by part, and how the table and its dice look."""
    (table,) = with_class(page, "table")
    texts = {name: part.text() for name in PARTS for part in with_class(page, name)}
    lit = [str(square.attributes.get("aria-disabled")) for square in with_class(page, "square")]
    dice = [str(cube.attributes["data-face"]) for cube in with_class(page, "cube")]
    look = str(table.attributes["class"])
    return {**texts, "lit": " ".join(lit), "dice": "".join(dice), "table": look}


def meanwhile(before: Node, now: Node) -> dict[str, str]:
    return looks(held(before, now, dice=tumbles(before, now)))


def begun(game: AnyGame, seats: str, device: FakeDevice | None = None) -> Tablet:
    device = device or FakeDevice()
    device.store.texts["tessera/seats"] = "\n".join(seats.split(", "))
    tablet = Tablet(f"#/new/{game.rules.name}", device=device)
    tablet.tap("Start the game")
    return tablet


@pytest.mark.parametrize("seats", ["person Ana, person Rui", "person Ana, normal Rui"])
@pytest.mark.parametrize("game", DICE, ids=lambda game: game.rules.name)
def test_while_dice_tumble_nothing_else_changes(game: AnyGame, seats: str) -> None:
    """From who begins to the first turns, whoever throws."""
    tablet, throws = begun(game, seats), 0
    for _ in range(40):
        before = tablet.page
        tablet.wait() if tablet.waits else tablet.press_primary()
        if tumbles(before, tablet.page):
            throws += 1
            assert meanwhile(before, tablet.page) == looks(before) | {
                "dice": looks(tablet.page)["dice"]
            }
        if throws == 4 or (throws and tablet.primary == "Your move"):
            return
    raise AssertionError("nobody throws")


@pytest.mark.parametrize("game", DICE, ids=lambda game: game.rules.name)
def test_the_board_is_drawn_when_the_dice_lie_and_as_it_was_when_they_were_thrown(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody else has thrown by then."""
    tablet = begun(game, "person Ana, person Rui")
    draw, drawn = game.view.board, []

    def counted(seen: AnySeen) -> Node:
        drawn.append(seen)
        return draw(seen)

    monkeypatch.setattr(game.view, "board", counted, raising=False)
    pages, then = [], []
    for _ in range(4):
        before = tablet.page
        tablet.wait() if tablet.waits else tablet.press_primary()
        drawn.clear()
        page = tablet.page
        if tumbles(before, page):
            held(before, page, dice=True)
            assert not drawn
            pages.append(page)
            then.append(looks(tablet.page)["board-place"])
    assert len(pages) > 1
    assert [looks(page)["board-place"] for page in pages] == then


def test_what_a_throw_says_is_heard_at_once() -> None:
    tablet = opened(new_game(), OPENING)
    before = tablet.page
    tablet.press("throw")
    (told,) = held(before, tablet.page, dice=True).find_all("role", "status")
    assert told.text().endswith(tablet.said)
    assert tablet.text("prompt").removeprefix("Ana") in tablet.said


def test_while_the_others_are_hurried_everything_is_told_at_once() -> None:
    tablet = opened(new_game("person Ana, normal Livia, normal Cato"), COMPUTERS_COME)
    tablet.press("hurry")
    hurried = 0
    while tablet.waits:
        before = tablet.page
        tablet.wait()
        if tablet.play.part(Pacing).hurrying:
            assert meanwhile(before, tablet.page) == looks(tablet.page)
            hurried += 1
    assert hurried


def test_who_presses_while_dice_tumble_sees_what_there_is_to_do_before_doing_it() -> None:
    tablet = opened(new_game(), OPENING)
    throw = tablet.page
    tablet.press("throw")
    choose = tablet.page
    assert overtaken(throw, choose, "app:throw", dice=False), "it says whose move it is"
    assert overtaken(throw, throw, "app:throw", dice=True), "a second tap"
    assert not overtaken(throw, throw, "app:throw", dice=False), "the next one's throw"
    assert not overtaken(throw, choose, "app:undo", dice=True)
    assert not overtaken(throw, choose, "game:square a1", dice=True)


@pytest.mark.parametrize(
    ("address", "most"), [("#/", 10), ("#/rules/sequence", 10), ("#/new/sequence", 10)]
)
def test_where_no_dice_are_hardly_anything_is_looked_at(
    address: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = Tablet(address)
    assert looked_at(tablet.app.draw(), tablet.app.draw(), monkeypatch) <= most


def test_a_press_looks_at_fewer_parts_than_a_board_has_squares(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = at(deal("person Ana, person Rui"))
    tablet.press("card QH 0")
    before = tablet.page
    tablet.press("square h2")
    assert looked_at(before, tablet.page, monkeypatch, flies=True) < 150


def looked_at(
    before: Node, now: Node, monkeypatch: pytest.MonkeyPatch, *, flies: bool = False
) -> int:
    """How many parts of a page are compared, before a drawing is seen."""
    seen = 0

    def counted(node: Node) -> list[tuple[str, Node | str]]:
        nonlocal seen
        children = keyed(node)
        seen += len(children)
        return children

    with monkeypatch.context() as patch:
        patch.setattr(late, "keyed", counted)
        if tumbles(before, now) or flies:
            held(before, now, dice=False)
    return seen


def test_nothing_tumbles_when_a_page_comes_or_something_is_taken_back() -> None:
    tablet = opened(new_game(), OPENING)
    before = tablet.page
    assert not tumbles(before, tablet.page)
    tablet.press("throw")
    before = tablet.page
    tablet.press(f"square {tablet.playable()[0]}")
    assert not tumbles(before, tablet.page)
    before = tablet.page
    tablet.tap("Undo")
    assert not tumbles(before, tablet.page), "dice that were taken up again don't tumble"


def before_the_last_step() -> Tablet:
    """A recorded game of Tabula, up to the last piece, which is chosen."""
    text = RECORDED.read_text(encoding="utf-8")
    head, _, played = text.partition("\nplayed ")
    n = int(played.split()[0]) - 1
    head = head.replace("green P 1", "red Ana").replace("green P 2", "blue Rui")
    text = f"{head}\nplayed {n}{played.removeprefix(str(n + 1))}"
    tablet = Tablet("#/play/6f1c", device=FakeDevice({"tessera/game/6f1c": text}))
    tablet.press("point 23")
    return tablet


def test_the_bar_counts_a_piece_and_a_win_is_told_when_the_piece_has_arrived() -> None:
    tablet = before_the_last_step()
    before = tablet.page
    tablet.press("point 25")
    after = looks(tablet.page)
    assert "wins" in after["prompt"]
    assert looks(before)["players"] != after["players"]
    goes_ahead = {part: after[part] for part in ("board-place", "lit", "dice")}
    assert meanwhile(before, tablet.page) == looks(before) | goes_ahead
    assert not with_class(held(before, tablet.page, dice=False), "feast")
    assert with_class(tablet.page, "feast")


@pytest.mark.parametrize("game", DICE, ids=lambda game: game.rules.name)
def test_the_dice_stay_the_same_things_when_a_message_goes(game: AnyGame) -> None:
    """What is made anew doesn't tumble."""
    tablet = begun(game, "person Ana, person Rui", FakeDevice({TOLD: ""}))
    assert tablet.notice
    document = FakeDocument()
    live = mount(document, tablet.page)
    before, dice = tablet.page, cubes(live)
    tablet.press_primary()
    assert not tablet.notice
    update(document, live, held(before, tablet.page, dice=True))
    assert cubes(live) == dice
    update(document, live, tablet.page)
    assert cubes(live) == dice
    assert shown(live.element) == shown(mount(FakeDocument(), tablet.page).element)


def test_what_comes_late_keeps_its_place_for_those_behind_it() -> None:
    """What has no key is known by its place: another would be written over it, or stand twice."""

    def words(name: str, look: str | None = None) -> Node:
        return Node("p", {late.LATE: look}, name)

    before = Node("div", {}, words("ready"), "and")
    now = Node("div", {}, words("new", late.WORDS), words("newer", late.WORDS), "and", words("new"))
    document = FakeDocument()
    live = mount(document, held(Node("div", {}), now, dice=True))
    last = live.children["#3"].element
    update(document, live, now)
    assert live.children["#3"].element is last
    assert [text for _, text in keyed(held(before, now, dice=True))][1:3] == ["", "and"]


def cubes(live: Live[FakeElement]) -> list[FakeElement]:
    """The elements of the dice."""
    found, here = [], [live.element]
    while here:
        element = here.pop()
        here += element.children
        found += [element] if element.attributes.get("class") == "cube" else []
    return found
