"""Games of Sequence with known hands, for tests that play on from there."""

from __future__ import annotations

from tessera.core.cards import CARDS
from tessera.core.record import Player, Record, write_record
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.view.words import card_words
from tessera.i18n import translator
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class

NOW = "2026-11-21T09:15:00Z"
COLOURS = ("green", "blue", "red")
ANA = "2C 3D 9C JC JH QH AS"
RUI = "2S 4D 5H 6C 7H TC KS"
EVA = "3C 4C 5D 6H 8S JD"
GIL = "3S 4H 5C 7D 8C KH"


def deal(
    seats: str = "person Ana, person Rui",
    dealt: tuple[str, ...] = (ANA, RUI),
    events: str = "",
    **options: str,
) -> str:
    """The record of a game in which the first seat begins and these hands were dealt; then came
    the events."""
    people = [seat.split(" ", 1) for seat in seats.split(", ")]
    standard = RULES.standard_setup(len(people))
    setup = Setup(len(people), tuple((k, options.get(k, v)) for k, v in standard.options))
    sides = RULES.sides(setup)
    players = tuple(
        Player(name, kind, COLOURS[side]) for (kind, name), side in zip(people, sides, strict=True)
    )
    opening = ["card AS", "card KD", "card QC"][: max(sides) + 1]
    rounds = zip(*(hand.split() for hand in dealt), strict=True)
    came = [f"card {card}" for cards in rounds for card in cards]
    texts = (*opening, *came, *(event for event in events.split(", ") if event))
    seed = "0123456789abcdef"
    return write_record(Record("sequence", 1, setup, seed, players, NOW, texts, len(texts)))


def before_the_deal(text: str) -> str:
    """The same game when nothing but who begins is known."""
    head, _, events = text.partition("\n\n")
    before = head.partition("\nplayed ")[0]
    opening = [event for event in events.split("\n") if event][:2]
    return "\n".join([f"{before}\nplayed 2", "", *opening, ""])


def at(text: str, *, language: str = "en", held: bool = True) -> Tablet:
    """The game on a tablet; `held` by whoever must choose, if people pass it round."""
    device = FakeDevice({"tessera/game/6f1c": text})
    tablet = Tablet("#/play/6f1c", language=language, device=device)
    if held and tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    assert tablet.play, "events against the rules lead to another page"
    return tablet


def entering(*kinds: str) -> Tablet:
    """The page on which Ana's and Rui's hands are entered, with a green chip on c3."""
    tablet = Tablet("#/new/sequence")
    for seat, (kind, name) in enumerate(zip(kinds, ("Ana", "Rui"), strict=True)):
        tablet.seat(seat, f"kind {kind}")
        if kind == "person":
            tablet.seat(seat, f"name {name}")
    tablet.visit("#/positions/sequence")
    tablet.press("square c3")
    tablet.tap("Enter the hands")
    return tablet


def enter(tablet: Tablet, hand: str) -> None:
    """Takes the tablet, if that is asked, and taps these cards."""
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    for name in hand.split():
        tablet.press(card(tablet, name))
    tablet.tap("That is my hand")


def card(tablet: Tablet, name: str) -> str:
    """The target of a card among all."""
    words = card_words(translator("en"), CARDS[name])
    (tray,) = with_class(tablet.page, "all-cards")
    (found,) = [node for node in nodes(tray) if node.attributes.get("aria-label") == words]
    return str(found.attributes["data-press"]).removeprefix("app:")
