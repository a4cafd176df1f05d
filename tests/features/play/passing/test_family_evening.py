"""A family's evening at one tablet: two adults and two children play three games, from the shelf of
people to the score of the night, and all that they press for it is counted."""

from __future__ import annotations

from collections import Counter
from random import Random

from tessera.core.record import Record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.kit.bot import decide
from tessera.storage.backups.backup import take
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.play.test_tonight import end_says, tesserae
from tests.features.setup.forms import agree

FAMILY = ("Ana", "Rui", "Eva", "Gil")
"""Eva and Gil are children. In teams Ana plays with Eva, and Rui with Gil."""
PEOPLE = "cat green Ana\nbear blue Rui\nrabbit red Eva\nowl yellow Gil"
LUCKY, SIXES, UNLUCKY = (1, 2, 3, 4, 5, 6), (6, 6, 6, 6, 6, 6), (2, 2, 2, 2, 2, 2)
SITTING, SEQUENCE, SHEET, SERIES = "sitting", "Sequence", "Sequences", "series"


class Evening(Tablet):
    """The tablet, which counts what is pressed in each part of the evening."""

    def __init__(self, address: str, device: FakeDevice) -> None:
        self.part = SITTING
        self.presses = Counter[str]()
        self.handed = list[str]()
        """Those who were asked to take the tablet."""
        super().__init__(address, device=device)

    def touch(self, *targets: str) -> None:
        """Presses one after the other."""
        for target in targets:
            self.presses[self.part] += 1
            self.press(target)

    def follow(self, *addresses: str) -> None:
        """Follows one link after the other."""
        for address in addresses:
            self.presses[self.part] += 1
            self.visit(address)

    def play_on(self) -> None:
        """Plays until somebody has won. People choose what the easy computer would."""
        table = self.play.context.table
        while table.result is None:
            if self.play.context.nobody:
                self.handed.append(self.text("who"))
                self.touch("take over")
            elif self.waits:
                self.wait()
            elif table.current_player == CHANCE or self.play.context.handover.must_change:
                self.presses[self.part] += 1
                self.press_primary()
            else:
                self.touch(*self._chosen())

    def _chosen(self) -> list[str]:
        """The targets of what the easy computer would play in this seat."""
        table, seat = self.play.context.table, self.play.context.table.turn
        rules = table.rules
        game = find(rules.name)
        assert game
        seen = rules.observation(table.state, seat)
        action = decide(game.bots["easy"], seen, rules.legal_actions(seen), Random(table.played))
        match rules.write(action).split():
            case ["play", card, square]:
                return [f"card {card} 0", f"square {square}"]
            case ["place" | "replace" | "remove", square]:
                return [f"square {square}"]
            case words:
                return [" ".join(words)]

    @property
    def record(self) -> Record:
        """The game on the screen."""
        return self.play.context.table.record(self.device.now())

    def won(self) -> list[str]:
        """The winners of that game."""
        record = self.record
        return [record.players[int(seat) - 1].name for seat in record.result.split()]


def test_a_family_s_evening() -> None:
    tablet = Evening("#/", FakeDevice({"tessera/people": PEOPLE, "tessera/pace": "fast"}))
    score = Counter[str]()

    # Sequence in teams. One team needs a single sequence, and Eva has help.
    tablet.follow("#/new/sequence")
    tablet.touch(*(f"person {name}" for name in FAMILY))
    tablet.presses[SITTING] += 3  # The fold of the rules, and a list in it.
    agree(tablet, "start1", "sequence")
    tablet.touch("start")
    table = tablet.play.context.table
    assert tuple(player.name for player in table.players) == FAMILY
    assert table.setup.start(0) == "sequence"
    tablet.part = SEQUENCE
    while not with_class(tablet.page, "handover"):
        tablet.wait()
    tablet.touch("take over", "open more", "help 2")
    tablet.play_on()
    assert {*tablet.handed} == {"Ana", "Rui", "Gil"}, "Eva's cards lie open for whoever helps"
    score.update(tablet.won())
    assert len(tablet.won()) == 2
    turns = sum(event.startswith("play") for event in tablet.record.events)
    assert tablet.presses[SEQUENCE] <= 4 * turns, "to take the tablet, card, square, to hand it on"
    assert tesserae(tablet) == {name: score[name] for name in FAMILY}

    # Sequences with dice of their own: the tablet is the score sheet.
    tablet.part = SHEET
    tablet.follow("#/", "#/new/sequences")
    tablet.touch("start", "open more", "own dice", "close")
    opening, each = [UNLUCKY, UNLUCKY, UNLUCKY, SIXES], [LUCKY, UNLUCKY, UNLUCKY, UNLUCKY]
    for faces in opening + each * 4:
        tablet.touch(*(f"face {face}" for face in faces))
    assert tablet.won() == ["Gil"]
    score.update(tablet.won())
    assert tesserae(tablet) == {name: score[name] for name in FAMILY}

    # They agree on first to three, and play Sequence Dice until somebody has won the series.
    tablet.part = SERIES
    tablet.follow("#/evening")
    tablet.presses[SERIES] += 1
    tablet.choose("length", "first 3")
    tablet.follow("#/", "#/new/sequence_dice")
    tablet.touch("start")
    games = events = 0
    while "series is won" not in end_says(tablet):
        if tablet.play.context.table.result is not None:
            tablet.touch("again")
        tablet.play_on()
        games += 1
        events += tablet.record.played
        score.update(tablet.won())
        assert tesserae(tablet) == {name: score[name] for name in FAMILY}
    assert max(score.values()) == 3
    assert tablet.presses[SERIES] <= events + 4 + games, "a throw and a square, and a game more"

    # All of it is in a backup.
    services = tablet.app.services
    backup = take(services.saves, services.settings)
    assert len(services.saves.entries()) == 2 + games > 3
    assert backup.settings["helped"] == "Eva"
    assert backup.settings["evenings"].endswith("\n= Ana\n= Eva\n= Gil\n= Rui")
    assert (tablet.presses[SITTING], tablet.presses[SHEET]) == (9, 2 + 4 + 6 * 20), tablet.presses
