"""The reference for who writes games, docs/reference.md: all of it between two lines is made from
the docstrings. `python -m tools.reference` writes it anew."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.paths import PACKAGE, PLAIN, ROOT

PAGE = ROOT / "docs" / "reference.md"
PICTURES = PAGE.parent / "pictures"
BEGIN, END = "<!-- begin: made by python -m tools.reference -->\n", "<!-- end -->\n"
CLASSES = {
    "Plain": PLAIN / "plain.py",
    "Row": PLAIN / "boards.py",
    "Rules": PACKAGE / "core" / "rules.py",
    "View": PACKAGE / "kit" / "view.py",
    "Ui": PACKAGE / "kit" / "view.py",
    "Seen": PACKAGE / "kit" / "view.py",
    "Sign": PACKAGE / "kit" / "view.py",
    "Game": PACKAGE / "kit" / "game.py",
    "Texts": PACKAGE / "kit" / "game.py",
}
"""The classes that an author fills in or is given, and where they are."""
SHOWN = {
    "Plain": {
        "goal": "slot-message",
        "sentences": "slot-log",
        "buttons": "plain-buttons",
        "throw": "slot-main",
        "prompt": "slot-prompt",
        "standing": "plain-standing",
        "dice": "plain-dice",
        "cards": "plain-cards",
        "laid": "plain-laid",
        "grid": "plain-grid",
        "sheet": "plain-sheet",
        "board": "slot-board",
        "places": "slot-cursor",
    },
    "View": {
        "throw": "slot-main",
        "choose_first": "slot-message",
        "shown": "slot-message",
        "board": "slot-board",
        "hand": "slot-hand",
        "prompt": "slot-prompt",
        "topic": "slot-topic",
        "goal": "slot-message",
        "standing": "slot-standing",
        "badge": "slot-badge",
        "pocket": "slot-pocket",
        "destinations": "slot-destinations",
        "premove": "slot-premove",
        "notation": "slot-log",
        "first_target": "slot-cursor",
        "zoom_targets": "slot-zoom",
        "must_pass": "slot-main",
        "suggested_action": "slot-main",
        "beside_name": "slot-in-front",
        "open_cards": "slot-open-cards",
        "flights": "slot-flights",
        "changed_targets": "slot-marks",
        "hint": "slot-hint",
    },
}
"""The pictures of what these methods and values show, in docs/pictures/; `make pictures` takes
them."""
WORDS = {
    "plain-buttons": "Two buttons: Stop, and Throw these again",
    "plain-standing": "Two players one below the other, with 12 + 5 and 20 beside their names",
    "plain-dice": "Five dice, of which two are picked up",
    "plain-cards": "The queen of hearts with a golden edge, the ten of clubs, and a card's back",
    "plain-laid": "The five of diamonds and the jack of spades",
    "plain-grid": "Nine squares: four have round and three-cornered chips, one an X, two glow",
    "plain-sheet": "A score sheet of two players; 3 is offered for the ones",
    "slot-badge": "A table: the chip beside each player's name is golden",
    "slot-board": "A table: the board is golden",
    "slot-cursor": "A table: one square has a golden ring",
    "slot-destinations": "A table: rings about the three squares where a chip could go",
    "slot-flights": "A table: a chip flies from a player's name to a square",
    "slot-hand": "A table: the dice below the prompt are golden",
    "slot-hint": "A table: a ring about a square, and the lines of the prompt, are golden",
    "slot-in-front": "A table: small cards beside the players' standings are golden",
    "slot-log": "A table: the log at the lower right is golden",
    "slot-main": "A table: the big button below the dice is golden",
    "slot-marks": "A table: rings about three squares, one of them dotted",
    "slot-message": "A table: a golden message above the prompt",
    "slot-open-cards": "A table: a sheet over the board, with three golden cards",
    "slot-pocket": "A table: a player's own chip is golden, and two squares have rings",
    "slot-premove": "A table: dashed rings about two squares where a chip could go later",
    "slot-prompt": "A table: the two lines of the prompt are golden",
    "slot-standing": "A table: the lines below the players' names are golden",
    "slot-topic": "A table: the question mark behind the prompt is golden",
    "slot-zoom": "A table: a golden frame about a part of the board",
}
"""The pictures in words."""
VECTOR = "slot-"
"""The first letters of the names of drawings; the others are photographs of a page."""
OWNER = {"Plain": "A game in one file", "Rules": "A game in a package or in the tree"}
"""What begins with a class."""
GROUP = re.compile(r"    # --- (.+) ---")


def reference() -> str:
    """All that is made from the docstrings."""
    lines: list[str] = []
    for name, path in CLASSES.items():
        if name in OWNER:
            lines += [f"## {OWNER[name]}", ""]
        kind = class_in(path, name)
        module = path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
        lines += [f"### `{name}`", "", f"`{module}`. {first_paragraph(kind)}", ""]
        source = path.read_text(encoding="utf-8").splitlines()
        done = kind.lineno
        for member in members(kind):
            between = source[done : member.lineno]
            heads = [found[1] for line in between if (found := GROUP.fullmatch(line))]
            lines += [line for head in heads for line in ("", f"**{head.capitalize()}**", "")]
            lines.append(f"- `{signature(member)}`: {text(kind, member)}".removesuffix(": "))
            if picture := SHOWN.get(name, {}).get(name_of(member)):
                lines += ["", f"  {image(picture)}", ""]
            done = member.lineno
        lines.append("")
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines))


def image(name: str) -> str:
    """A picture in the page."""
    width, kind = (200, "svg") if name.startswith(VECTOR) else (width_of(name) // 2, "png")
    return f'<img src="pictures/{name}.{kind}" width="{width}" alt="{WORDS[name]}">'


def width_of(name: str) -> int:
    """The width of a photograph in pixels, of which a page has two for each of its own."""
    head = (PICTURES / f"{name}.png").read_bytes()[16:20]
    return int.from_bytes(head, "big")


def class_in(path: Path, name: str) -> ast.ClassDef:
    """A class of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    (kind,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return kind


Member = ast.FunctionDef | ast.AnnAssign | ast.Assign


def members(kind: ast.ClassDef) -> Iterator[Member]:
    """The public methods and values of a class."""
    for node in kind.body:
        if isinstance(node, Member) and not name_of(node).startswith("_"):
            yield node


def name_of(node: Member) -> str:
    """The name of a method or a value."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    return ast.unparse(target)


def signature(node: Member) -> str:
    """A method with the names of its arguments; the name of a value, with its type or default."""
    if isinstance(node, ast.FunctionDef):
        if any(ast.unparse(one) == "property" for one in node.decorator_list):
            return node.name
        names = [one.arg for one in (*node.args.posonlyargs, *node.args.args)][1:]
        names += [f"*{node.args.vararg.arg}"] if node.args.vararg else []
        names += [f"**{node.args.kwarg.arg}"] if node.args.kwarg else []
        return f"{node.name}({', '.join(names)})"
    if isinstance(node, ast.Assign):
        return ast.unparse(node)
    return f"{name_of(node)}: {ast.unparse(node.annotation)}".replace("\n", " ")


def texts_of(kind: ast.ClassDef) -> Mapping[int, str]:
    """The texts that stand behind values, by the lines of these."""
    return {
        before.lineno: str(node.value.value)
        for before, node in zip(kind.body, kind.body[1:], strict=False)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def text(kind: ast.ClassDef, member: Member) -> str:
    """The text of a method or a value in one line; "" if there is none."""
    if isinstance(member, ast.FunctionDef):
        return first_paragraph(member)
    return " ".join(texts_of(kind).get(member.lineno, "").split())


def first_paragraph(node: ast.ClassDef | ast.FunctionDef) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join((ast.get_docstring(node) or "").partition("\n\n")[0].split())


def page(kept: str) -> str:
    """The page with all that is made put in its place."""
    before, _, rest = kept.partition(BEGIN)
    return f"{before}{BEGIN}\n{reference().strip()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
