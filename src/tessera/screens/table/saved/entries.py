"""Saved games as entries of a list: what game it is, who plays, how it stands, and when it was
last played."""

from tessera.core.houses import Here
from tessera.core.record import Player, Record
from tessera.core.setup import usual_value
from tessera.games import find
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import starts_given
from tessera.scene.node import Attributes, Node
from tessera.screens.components import game_sign
from tessera.screens.faults import FAULTS
from tessera.screens.packs import pack_of, unlisted
from tessera.screens.services import Services
from tessera.screens.table.saved.thumbnails import NOTHING, Thumbnail
from tessera.storage.saves import Entry, Own
from tessera.storage.settings.names import EVENINGS

OWN = {
    "program": N_("Written on this device"),
    "draft": N_("A program that was being written"),
    EVENINGS: N_("An evening together"),
}
"""The kinds of deleted things that are no games, by the first word of their setting."""
NAMED = 6
"""So many players are named; of more one name fewer, and how many they are."""


def item(services: Services, entry: Entry, *ways: Node, thumbnail: Thumbnail = NOTHING) -> Node:
    """An entry of a list of games, with what can be done with it."""
    look: Attributes = {"class": "entry-words", "id": f"entry-{entry.id}"}
    words = Node("div", look, *summary(services, entry, thumbnail.standings))
    return Node("li", {"class": "entry"}, thumbnail.picture, words, *ways, key=entry.id)


def of_entry(way: Node, entry: Entry) -> Node:
    """A link or button of an entry, named with the entry's game for those who come to it with the
    Tab key."""
    attributes = {**way.attributes, "aria-describedby": f"entry-{entry.id}"}
    return Node(way.tag, attributes, *way.children, key=way.key)


def is_known(entry: Entry) -> bool:
    """Whether it can be read, and is of a game that is here."""
    return entry.head is not None and find(entry.head.game) is not None


def first_way(entry: Entry) -> str:
    """The address that the first button of an entry leads to."""
    return f"#/end/{entry.id}" if entry.over and is_known(entry) else f"#/play/{entry.id}"


def summary(
    services: Services, entry: Entry, standings: tuple[str, ...] = ()
) -> tuple[Node | None, ...]:
    """The words of an entry. `standings` says how each player stands, where that is known.
    One whose game fails costs the others nothing."""
    try:
        return _summary(services, entry, standings)
    except FAULTS as fault:
        services.blame(entry.game, fault)
        title, _ = pack_of(services.device.packs, entry.game).told(services.say.language)
        return (Node("b", {}, title), Node("span", {}, services.say("This game has a problem.")))


def _summary(
    services: Services, entry: Entry, standings: tuple[str, ...]
) -> tuple[Node | None, ...]:
    if own := entry.own:
        return _of_own(services, own, entry.moment)
    record, say = entry.head, services.say
    game = find(record.game) if record else None
    if record is None or game is None:
        if record:
            title, _ = unlisted(record.game).told(say.language)
            return (
                Node("b", {"dir": "auto"}, title),
                Node("span", {}, say("This game isn't on this device.")),
            )
        return (
            Node("b", {}, say("A saved game that can't be read")),
            Node("span", {}, say("It is kept as it is.")),
        )
    agreed, edition = options(services, game, record), game.edition_of(record.setup)
    return (
        Node("b", {}, game_sign(edition.name), say(edition.title)),
        Node("span", {"class": "names"}, *named(say, record.players, standings), key="names"),
        Node("small", {}, agreed, key="options") if agreed else None,
        Node("small", {}, _outcome(services, record), key="when"),
    )


def _of_own(services: Services, own: Own, deleted: str) -> tuple[Node, ...]:
    say, (kind, _, name) = services.say, own.setting.partition("/")
    title = own.title or unlisted(name or kind).told(say.language)[0]
    words = " · ".join(filter(None, (say(OWN[kind]) if kind in OWN else "", own.words)))
    return (
        Node("b", {"dir": "auto"}, title),
        Node("span", {}, words),
        Node("small", {}, services.device.date(deleted, say.language)),
    )


def named(
    say: Translator, players: tuple[Player, ...], standings: tuple[str, ...] = ()
) -> list[Node | str]:
    """The players' names, each with the standing where all are known. Of more than NAMED players
    some are named, people before computers, and the rest counted."""
    if len(players) > NAMED:
        left = len(players) - NAMED + 1
        first = sorted(range(len(players)), key=lambda seat: not players[seat].is_person)[:-left]
        names = ", ".join(players[seat].name for seat in sorted(first))
        return [f"{names} ", Node("span", {"class": "others"}, say("and {n} more", n=left))]
    if len(standings) != len(players):
        return [", ".join(player.name for player in players)]
    parts: list[Node | str] = []
    for seat, player in enumerate(players):
        look: Attributes = {"class": "entry-standing"}
        standing = Node("i", look, f" {standings[seat]}")
        parts += [", "] if parts else []
        parts.append(Node("span", {"class": "entry-player"}, player.name, standing, key=str(seat)))
    return parts


def options(services: Services, game: AnyGame, record: Record) -> str:
    """The options that differ from the usual, in a few words; empty if none does. Those that an
    edition settles are left out, for its title says them."""
    say, texts, agreed = services.say, game.texts.OPTIONS, dict(record.setup.options)
    labels, settled = [], game.edition_of(record.setup).options
    for option in game.rules.options(len(record.players)):
        value = agreed.get(option.name, "")
        if option.name in settled or option.side is not None:
            continue
        if value != usual_value(option) and value in option.values:  # Nobody has checked it yet.
            title, label = say(texts[option.name][0]), say(texts[f"{option.name}={value}"][0])
            # "Which game?" has its whole answer in "Hearts Due"; "Stakes" has not in "5 points".
            labels.append(label if title.endswith("?") else say.pair(title, label))
    return "\N{NO-BREAK SPACE}· ".join(
        [*labels, *starts_given(say, game.rules, texts, record.setup, record.players)]
    )


def _awaited(services: Services, record: Record, houses: tuple[int, ...], here: Here) -> str:
    """A sentence that says whose letter the game waits for, and since when."""
    say, since = services.say, services.device.date(here.since, services.say.language)
    if here.awaited == here.house:
        return say("By message: your turn since {date}", date=since)
    names = [
        player.name
        for player, house in zip(record.players, houses, strict=True)
        if house == here.awaited
    ]
    players = say.together(names)
    return say("By message: waiting for {players} since {date}", players=players, date=since)


def _outcome(services: Services, record: Record) -> str:
    """The result, or that the game goes on, with the date of the last play; in a game by post that
    isn't over, whose letter it waits for."""
    say = services.say
    if record.needs:
        return say("Needs a part that isn't here: {parts}", parts=", ".join(record.needs))
    if record.post and record.post.here and record.post.here.awaited is not None:
        return _awaited(services, record, record.post.houses, record.post.here)
    date = services.device.date(record.saved, say.language)
    return f"{_result(say, record)}\N{NO-BREAK SPACE}· {date}"


def _result(say: Translator, record: Record) -> str:
    if not record.result:
        return say("In progress")
    if record.result == "draw":
        return say("A draw")
    return say("Won by {players}", players=" + ".join(record.winners))
