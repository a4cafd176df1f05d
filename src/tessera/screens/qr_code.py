"""A QR code as a picture."""

from tessera.scene.node import Node


def qr_code(rows: tuple[str, ...], label: str) -> Node:
    """Dark squares on white, whatever the colours of the page are; in `rows` "1" is a dark
    square."""
    size = len(rows)
    squares = "".join(
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark == "1"
    )
    return Node(
        "svg",
        {
            "class": "qr",
            "viewBox": f"0 0 {size} {size}",
            "role": "img",
            "aria-label": label,
            "shape-rendering": "crispEdges",
        },
        Node("path", {"class": "light", "d": f"M0 0h{size}v{size}h-{size}z"}),
        Node("path", {"class": "dark", "d": squares}),
        key="code",
    )
