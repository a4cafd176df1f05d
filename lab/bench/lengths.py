"""How long a game of so many events takes: to be opened and drawn, the same as a replay, and a step
of that, which should take the same at every length."""

from statistics import median
from time import process_time

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tools.measure.long_games import long_game

EVENTS = (100, 234, 780, 2_733)
STEPS, TIMES = 20, 3


def spent(begun: float) -> float:
    """The milliseconds of the processor since then."""
    return 1000 * (process_time() - begun)


def opened(address: str, text: str) -> tuple[Tablet, float]:
    """The page at an address, opened and drawn, and the milliseconds that it took."""
    begun = process_time()
    tablet = Tablet(address, device=FakeDevice({"tessera/game/one": text}))
    tablet.app.draw()
    return tablet, spent(begun)


def step(tablet: Tablet) -> float:
    """The milliseconds of one step on, drawn."""
    begun = process_time()
    tablet.app.press("app:next", by_keyboard=True)
    tablet.app.draw()
    return spent(begun)


def measure(events: int) -> dict[str, float]:
    """The median of a few times for each."""
    text, place = long_game(events), events // 2
    replay, _ = opened(f"#/watch/one/{place}", text)
    return {
        "game": median(opened("#/play/one", text)[1] for _ in range(TIMES)),
        "replay": median(opened(f"#/watch/one/{place}", text)[1] for _ in range(TIMES)),
        "step": median(step(replay) for _ in range(STEPS)),
    }


def main() -> None:
    measure(EVENTS[0])  # What is made once for all games.
    found = {events: measure(events) for events in EVENTS}
    print(f"{'milliseconds':14}" + "".join(f"{events:>7} events" for events in found))
    for name in found[EVENTS[0]]:
        print(f"{name:14}" + "".join(f"{times[name]:>14.2f}" for times in found.values()))


if __name__ == "__main__":
    main()
