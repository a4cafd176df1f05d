"""The card back and the board's corners, in the manner of a Roman floor.

*Tessera* is Latin for a die, and for the small square stones that such floors are laid with.
"""

from collections import defaultdict

MORTAR = "#5e2015"
STONES = {
    "red": "#9c3b2a",
    "rose": "#bb5b43",
    "gold": "#e3a93b",
    "cream": "#f8ecd3",
    "green": "#1f5a50",
}

# The back's floor: an odd number of stones both ways, so that one lies in the middle.
ACROSS, DOWN, STONE = 27, 39, 8
LATTICE = 10


def back() -> str:
    laid = defaultdict(list)
    for row in range(DOWN):
        for column in range(ACROSS):
            laid[_stone(column - ACROSS // 2, row - DOWN // 2)].append((column, row))
    size = STONE - 1
    floor = "".join(
        f'<path fill="{STONES[name]}" d="'
        + "".join(f"M{12 + x * STONE} {12 + y * STONE}h{size}v{size}h-{size}z" for x, y in places)
        + '"/>'
        for name, places in laid.items()
    )
    return f'<rect x="9" y="9" width="221" height="317" rx="9" fill="{MORTAR}"/>{floor}{_die()}'


def _stone(x: int, y: int) -> str:
    """The colour of the stone x to the right of the middle and y below it."""
    from_edge = min(ACROSS // 2 - abs(x), DOWN // 2 - abs(y))
    if from_edge < 3:
        return ("green", "cream" if (x + y) % 2 else "green", "gold")[from_edge]
    # Rhombi: lines both ways, and a flower in the middle of each.
    one, other = (x + y) % LATTICE, (x - y) % LATTICE
    if 0 in (one, other):
        return "cream"
    flower = abs(one - LATTICE // 2) + abs(other - LATTICE // 2)
    return {0: "gold", 2: "rose"}.get(flower, "red")


def _die() -> str:
    """Tessera's die, as on its icon, in the middle of the back."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="7.6"/>'
        for x, y in ((-17, -17), (17, -17), (0, 0), (-17, 17), (17, 17))
    )
    return (
        '<g transform="translate(120 168) rotate(45)">'
        f'<rect x="-47" y="-47" width="94" height="94" rx="19" fill="{MORTAR}"/>'
        f'<rect x="-43" y="-43" width="86" height="86" rx="16" fill="{STONES["cream"]}"/>'
        f'<rect x="-38" y="-38" width="76" height="76" rx="12" fill="{STONES["red"]}"/>'
        f'<g fill="{STONES["cream"]}">{dots}</g></g>'
    )


def corner() -> str:
    """A star of two squares, as on many Roman floors."""
    square = '<rect x="-27" y="-27" width="54" height="54"/>'
    star = f'{square}<g transform="rotate(45)">{square}</g>'
    return (
        f'<rect x="1" y="1" width="98" height="98" rx="9" fill="{STONES["red"]}"'
        f' stroke="{MORTAR}" stroke-width="1.6"/>'
        f'<rect x="6" y="6" width="88" height="88" rx="5" fill="none" stroke="{STONES["gold"]}"'
        ' stroke-width="2"/>'
        f'<g transform="translate(50 50)"><g fill="{STONES["cream"]}">{star}</g>'
        f'<g fill="none" stroke="{STONES["red"]}" stroke-width="3" transform="scale(.78)">'
        f"{star}</g>"
        f'<circle r="12" fill="{STONES["gold"]}"/><circle r="5" fill="{STONES["red"]}"/></g>'
    )
