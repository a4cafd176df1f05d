"""The reference for who writes games, docs/reference.md: all of it between two lines is made from
the docstrings. `python -m tools.reference` writes it anew."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.paths import PACKAGE, PLAIN, ROOT

PAGE = ROOT / "docs" / "reference.md"
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
            done = member.lineno
        lines.append("")
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines))


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
