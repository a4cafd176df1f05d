"""The evening of the present players: its score in words and in tesserae."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tessera.core.record import Player
from tessera.i18n import Translator
from tessera.scene.node import Node, classes
from tessera.screens.services import Services
from tessera.storage.people.evening import (
    Agreement,
    Evening,
    Played,
    evening,
    finished,
    read_terms,
    starter,
    write_terms,
)
from tessera.storage.settings.names import EVENINGS

MOST_STONES = 9
"""Somebody who has won more games than this has one stone, and the number beside it."""
MOST_NAMES = 8
EVENING, MORNING = 17, 5
"""The hours from which on, and until which, it is tonight."""


def all_terms(services: Services) -> list[Agreement]:
    """All agreements on this device, with the names that people have today."""
    called = services.saves.people.called
    terms = read_terms(services.settings.recall(EVENINGS, ""))
    return [replace(one, people=frozenset(map(called, one.people))) for one in terms]


def terms_of(services: Services, people: frozenset[str]) -> Agreement:
    """The agreement of these people. Where somebody has joined tonight or left, it is that of the
    others, with a score of its own."""
    every = all_terms(services)
    if own := next((one for one in every if one.people == people), None):
        return own
    played = {game.people for game in recent(services)} if every else set()
    alike = (one for one in every if one.people in played)
    near = next((one for one in alike if one.people < people or one.people > people), None)
    return replace(near, people=people, since="") if near else Agreement(people)


def agree(services: Services, terms: Agreement) -> None:
    """Stores a new agreement of these people in place of the old."""
    others = [one for one in all_terms(services) if one.people != terms.people]
    services.remember(EVENINGS, write_terms([terms, *others]))


def recent(services: Services) -> list[Played]:
    """The games that were finished here of late, the latest first."""
    return list(finished(services.saves.entries(), services.device.now()))


def tonight(services: Services, players: Sequence[Player]) -> Evening | None:
    """The evening of these people; None before they have finished a game."""
    people = frozenset(player.name for player in players if player.is_person)
    return evening(recent(services), terms_of(services, people)) if len(people) > 1 else None


def running(services: Services) -> Evening | None:
    """The evening of the last table. None if no game was finished lately, or it was ended."""
    late = recent(services)
    return evening(late, terms_of(services, late[0].people)) if late else None


def heading(services: Services) -> str:
    """The word for the present evening: tonight, or by day today."""
    by_day = MORNING <= services.device.hour() < EVENING
    return services.say("Today") if by_day else services.say("Tonight")


def order(games: Evening) -> list[Player]:
    """All who count, by the seats of the last game. They are people, and the computers that have
    won."""
    return [p for p in games.games[-1].players if p.is_person or games.score[p.name]]


def in_words(say: Translator, games: Evening) -> str:
    """The score in words: "Ana and Rui, 3 : 2", "Ana 3, Rui 2"."""
    names = [player.name for player in order(games)]
    won = [games.score[name] for name in names]
    if len(names) == 2:
        score = f"{won[0]} : {won[1]}"
        return say("{players}, {score}", players=say.together(names), score=score)
    return ", ".join(f"{name} {n}" for name, n in zip(names, won, strict=True))


def said(services: Services, games: Evening) -> str:
    """The score in a sentence, to be heard."""
    say = services.say
    score = ", ".join(f"{player.name} {games.score[player.name]}" for player in order(games))
    return f"{say.pair(heading(services), score)}. {won_by(say, games)}".strip()


def won_by(say: Translator, games: Evening) -> str:
    """The sentence that says who has won the series; "" while it goes on."""
    if not games.champions:
        return ""
    return say("{players}: the series is won!", players=say.together(list(games.champions)))


def outlook(say: Translator, games: Evening, players: Sequence[Player]) -> str:
    """The sentence that ends a series or names the next starter; "" for neither."""
    seat = starter(games, players)
    if games.champions or seat is None:
        return won_by(say, games)
    return say("{player} begins the next game.", player=players[seat].name)


def scored(services: Services, games: Evening) -> list[Player]:
    """The players who count, each in a colour of their own. Of many only those who have won."""
    players = order(games)
    if len(players) > MOST_NAMES:
        players = [player for player in players if games.score[player.name]]
    known = map(services.saves.people.find, [player.name for player in players])
    own = [person.colour for person in known if person]
    # Where two have the same colour, or somebody none, those of the last game tell them apart.
    if len({*own}) < len(players):
        return players
    return [replace(p, colour=colour) for p, colour in zip(players, own, strict=True)]


def tally(services: Services, games: Evening) -> Iterator[Node]:
    """Yields each player's name with a tessera for each game won."""
    for player in scored(services, games):
        name, look = player.name, {"class": classes("tesserae", player.colour)}
        stones = _stones(games.score[name], latest=name in games.games[-1].winners)
        yield Node("span", look, Node("b", {"dir": "auto"}, name), *stones, key=name)


def _stones(won: int, *, latest: bool) -> Iterator[Node]:
    shown = won if won <= MOST_STONES else 1
    for number in range(shown):
        new = "newest" if latest and number == shown - 1 else None
        tilt = f"--tilt: {(37 * number + 53) % 9 - 4}deg"
        yield Node("i", {".style": tilt, "class": new}, key=str(number))
    if shown < won:
        yield Node("span", {}, f"× {won}", key="many")
    else:
        yield Node("span", {"class": "visually-hidden"}, f"\u00a0{won}. ", key="won")
