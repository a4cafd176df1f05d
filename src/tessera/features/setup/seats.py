"""The seats of a new game: colour, name, and person or computer."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, cycle

from tessera.core.record import MAX_NAME, Player, clean_name
from tessera.core.setup import Setup
from tessera.features.setup.names import apart, fresh_name, in_language
from tessera.features.setup.seating import Around, placed
from tessera.i18n import Translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.kit.game import AnyGame
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import button, icon_button
from tessera.screens.components import actions, fieldset, hint, selection
from tessera.screens.services import Services
from tessera.screens.table.words.turn import LEVEL_NAMES, NORMAL, kind_name


def default_players(services: Services, game: AnyGame, number: int | None = None) -> list[Player]:
    """The players of last time, or one person against computers. With `number`, there are so many
    of them; further ones are added at the end."""
    remembered = [
        line.partition(" ") for line in services.settings.recall("seats", "").splitlines()
    ]
    if not (remembered or number):
        return against_computers(services, game, [])
    colours = services.settings.recall(f"colours/{game.rules.name}", "").split()
    number = number or min(max(len(remembered), game.rules.players[0]), game.rules.players[-1])
    number = max(n for n in game.rules.players if n <= number)
    players: list[Player] = []
    for seat in range(number):
        kind, _, name = remembered[seat] if seat < len(remembered) else ("", "", "")
        # Computers where there is something to choose: where all only throw, people play.
        kind = kind or (NORMAL if seat and game.has_choices else "person")
        if kind not in ("person", *game.bots):  # A level of another game, or an old Tessera's word.
            kind = NORMAL
        others = [player.name for player in players]
        name = clean_name(name) or fresh_name(services.say, seat, kind, set(others))
        name = services.saves.people.called(name) if kind == "person" else name
        name = apart(in_language(services.say, name), others)
        players.append(Player(name, kind, colours[seat] if seat < len(colours) else ""))
    return fit_colours(game, game.rules.standard_setup(number), players)


def against_computers(services: Services, game: AnyGame, players: list[Player]) -> list[Player]:
    """The first of these people, with as few computers as can play. There are at least two
    players."""
    number = next((n for n in game.rules.players if n > 1), game.rules.players[-1])
    person = next((player for player in players if player.is_person), None)
    level = next((p.kind for p in players if not p.is_person and p.kind in game.bots), NORMAL)
    alone = [person or Player(fresh_name(services.say, 0, "person", set()), "person", "")]
    for seat in range(1, number):
        taken = {player.name for player in alone}
        alone.append(Player(fresh_name(services.say, seat, level, taken), level, ""))
    return fit_colours(game, game.rules.standard_setup(number), alone)


def remember_seats(services: Services, game: AnyGame, players: Sequence[Player]) -> None:
    """Stores kinds and names for the next game. A game with one computer alone offers no level: the
    level chosen in another game is kept then."""
    before = [line.partition(" ")[0] for line in services.settings.recall("seats", "").splitlines()]
    kinds = [player.kind for player in players]
    for seat, kind in enumerate(before[: len(kinds)]):
        if len(game.bots) == 1 and not players[seat].is_person and kind in LEVEL_NAMES:
            kinds[seat] = kind
    lines = [f"{kind} {player.name}" for kind, player in zip(kinds, players, strict=True)]
    services.remember("seats", "\n".join(lines))


def fit_colours(game: AnyGame, setup: Setup, players: list[Player]) -> list[Player]:
    """The players with one colour for each side, the old one if possible."""
    sides = game.rules.sides(setup)
    taken: dict[int, str] = {}
    for side, player in zip(sides, players, strict=True):
        known = player.colour in game.colours
        unique = player.colour not in taken.values() or max(sides) >= len(game.colours)
        if side not in taken and known and unique:
            taken[side] = player.colour
    # A game for many has fewer colours than sides: then they come round again.
    free = chain((c for c in game.colours if c not in taken.values()), cycle(game.colours))
    for side in dict.fromkeys(sides):
        if side not in taken:
            taken[side] = next(free)
    return [replace(p, colour=taken[side]) for side, p in zip(sides, players, strict=True)]


def kind_selection(say: Translator, game: AnyGame, seat: int, kind: str) -> Node:
    """The list from which the kind of player on a seat is chosen."""
    label = say("Who plays on seat {number}?", number=seat + 1)
    kinds = [("person", say("Person"))]
    bots = [(bot, kind_name(say, game, bot)) for bot in game.bots]
    if len(bots) == 1:
        return selection(f"kind {seat}", label, kinds + bots, kind)
    return selection(f"kind {seat}", label, kinds, kind, (say("Computer"), bots))


def levels(say: Translator, game: AnyGame) -> Node:
    """A description of the computers' strengths and oversights, under a title that opens."""
    words = [
        part
        for bot in game.bots
        for part in (
            Node("dt", {}, kind_name(say, game, bot), key=bot),
            Node("dd", {}, say(game.texts.LEVELS[bot]), key=f"about {bot}"),
        )
    ]
    title = Node("summary", {}, say("What the computers can do"))
    return Node("details", {"class": "levels"}, title, Node("dl", {}, *words), key="levels")


def seats(
    say: Translator,
    game: AnyGame,
    setup: Setup,
    players: list[Player],
    begins: str,
    shelved: Node | None,
    around: Around | None,
) -> Node:
    """The shelf, the seats, the teams, and the description of the computers. Seats stand clockwise,
    `around` a table where there is one. `begins` says who begins."""
    sides = game.rules.sides(setup)
    teams = len(set(sides)) < len(players)
    several = len(players) > 1  # One alone can't sit anywhere else.
    signs = around.signs if around else [None] * len(players)
    rows = [
        _row(say, game, players, seat, alone=not teams, sign=sign)
        for seat, sign in enumerate(signs)
    ]
    look = {"class": classes("seats", round=around), ".style": around and around.rows}
    return fieldset(
        say("Who sits where?") if several else say("Who plays?"),
        _about_all(say, begins) if several else None,
        shelved,
        Node("ol", look, *rows, around.middle if around else None),
        _teams(say, game, sides, players) if teams else None,
        levels(say, game) if not all(player.is_person for player in players) else None,
        key="seats",
    )


def _about_all(say: Translator, begins: str) -> Node:
    """A note about the seats, and the buttons that change all of them."""
    arrow = say("The arrow moves a player to the next seat.")
    people, computers = say("All people"), say("All computers")
    return Node(
        "div",
        {"class": "all"},
        hint(begins),
        Node("p", {"class": "hint in-list"}, arrow),
        actions(button(people, "all person"), button(computers, f"all {NORMAL}")),
        key="all",
    )


def seat_row(name: str, *controls: Node | None, key: str, look: Attributes | None = None) -> Node:
    """The group of controls for one seat, side by side. Screen readers say its name first. `look`
    is of the whole row."""
    group = {"class": "seat", "role": "group", "aria-label": name}
    return Node("li", look or {}, Node("div", group, *controls), key=key)


def name_field(say: Translator, seat: int, name: str) -> Node:
    """The field for the name of a player."""
    field: Attributes = {
        "type": "text",
        ".value": name,
        ".style": f"--letters: {len(name)}",
        "maxlength": MAX_NAME,
        "dir": "auto",
        "autocomplete": "off",
        "enterkeyhint": "done",
        "data-change": f"name {seat}",
        "aria-label": say("Name of player {number}", number=seat + 1),
    }
    return Node("input", field)


def _row(
    say: Translator,
    game: AnyGame,
    players: list[Player],
    seat: int,
    *,
    alone: bool,
    sign: Node | None,
) -> Node:
    """The row of a seat, with its `sign` where it stands round a table. It has the colour where the
    player is `alone` on a side."""
    player = players[seat]
    label = say("Colour of player {number}", number=seat + 1)
    on = say("Move {player} one seat on", player=player.name)
    return seat_row(
        player.name,
        sign,
        _swatch(say, game, player.colour, seat, label) if alone else _badge(game, player.colour),
        name_field(say, seat, player.name),
        kind_selection(say, game, seat, player.kind),
        icon_button("later", on, f"later {seat}") if len(players) > 1 else None,
        key=f"seat {seat}",
        look={**placed(len(players), seat), "class": player.colour} if sign else None,
    )


def _teams(say: Translator, game: AnyGame, sides: Sequence[int], players: list[Player]) -> Node:
    """A list of the teams, with each team's players and its colour."""
    rows = []
    for side in dict.fromkeys(sides):
        seats = [seat for seat, own in enumerate(sides) if own == side]
        names = say.together([players[seat].name for seat in seats])
        label = say("Colour of {team}", team=names)
        swatch = _swatch(say, game, players[seats[0]].colour, seats[0], label)
        words = Node("span", {"class": "team-names"}, names)
        rows.append(Node("li", {"class": "seat"}, swatch, words, key=str(side)))
    return Node("ul", {"class": "seats teams", "aria-label": say("Teams")}, *rows, key="teams")


def _badge(game: AnyGame, colour: str) -> Node:
    return Node("span", {"class": "badge"}, game.view.badge(colour), key=colour)


def _swatch(say: Translator, game: AnyGame, colour: str, seat: int, label: str) -> Node:
    """The badge, under an invisible list of colours that takes no room."""
    colours = [(name, say(COLOUR_NAMES[name])) for name in game.colours]
    pick = selection(f"colour {seat}", label, colours, colour)
    return Node("span", {"class": "swatch-choice"}, _badge(game, colour), pick, key="swatch")
