"""Turns a zip of Python modules into one of bytecode. Run inside Pyodide, whose Python it is for:
`node tools/pyodide/run.mjs tools/build/compile_zip.py SOURCE TARGET HOW`.

A page then has nothing to compile when it starts. Docstrings are for who reads the source and
types for mypy, so both stay behind: Python 3.14 would make a function of its own of each function's
types. And so do imports of what only types name: the menu needs few of these modules. That a
dataclass is frozen is for mypy and for the tests in CPython as well. Members that are not Python
stay as they are. HOW is "loose": what is packed as a whole later (tools/build/packing.py) gets
smaller so. Or it is "packed", for an archive in which all stays as it is: what Python there is in
one is for a server's own.
"""

import ast
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from marshal import dumps

NO_DATE = (1980, 1, 1, 0, 0, 0)
# "This file is known by a hash of its source, which nobody need check" (PEP 552): without it the
# file would hold the time at which it was made. Nobody does, so it is none, which packs better.
UNCHECKED_HASH = (0b01).to_bytes(4, "little") + bytes(8)
# Pyodide gives its objects the docstrings of these modules, and won't start without: empty ones do.
READS_DOCSTRINGS = ("_pyodide/", "pyodide/")
OURS = "tessera/"
"""Nothing here asks for types while it runs."""
ASKED_FOR = {"ClassVar", "InitVar", "KW_ONLY"}
"""But a class for these: they say that something is no field, or how it is given."""
FOR_GAMES = tuple(f"{OURS}{room}/" for room in ("core", "i18n", "kit", "scene"))
"""What games by others import from: a name can be taken from there whoever defines it, as where
they are tried and checked, in CPython."""


def drop_docstrings(nodes: list[ast.AST], *, asked_for: bool) -> None:
    """Removes the docstrings, or where they are asked for empties them."""
    for node in nodes:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str()) as words), *_] if asked_for:
                    words.value = ""
                case [ast.Expr(ast.Constant(str())) as docstring, *rest]:
                    node.body = rest or [ast.copy_location(ast.Pass(), docstring)]


def thaw(nodes: list[ast.AST]) -> None:
    """Makes frozen dataclasses changeable, but still hashable."""
    # A frozen one takes nine times as long to make, because each of its fields is set by a call.
    for node in nodes:
        match node:
            case ast.ClassDef(decorator_list=[ast.Call(ast.Name("dataclass")) as decorator]):
                given = {option.arg: option.value for option in decorator.keywords}
                if given.pop("frozen", None) and "eq" not in given:
                    given["unsafe_hash"] = ast.Constant(value=True)  # As a frozen one has it.
                decorator.keywords = [ast.keyword(name, value) for name, value in given.items()]
                # Without a docstring one would be made of the signature.
                node.body.insert(0, ast.Expr(ast.Constant(node.name)))
                ast.fix_missing_locations(node)


def drop_types(nodes: list[ast.AST]) -> None:
    """Removes the types of functions, and those of fields where a class needs only the name."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign) and not _names(node.annotation) & ASKED_FOR:
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)


def drop_idle_imports(tree: ast.Module) -> None:
    """Removes the imports of names that nothing uses any more, unless others may take them from
    here: such names are in `__all__`, or imported as themselves."""
    named = _names(tree)
    tree.body = [kept for statement in tree.body if (kept := _needed(statement, named))]


def _names(tree: ast.AST) -> set[str]:
    """All names and texts of a tree: `__all__` is a list of texts."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Constant):
            found.add(str(node.value))
    return found


def _needed(statement: ast.stmt, named: set[str]) -> ast.stmt | None:
    if not isinstance(statement, ast.ImportFrom) or statement.module == "__future__":
        return statement
    statement.names = [
        alias
        for alias in statement.names
        if (alias.asname or alias.name) in named or alias.asname == alias.name
    ]
    return statement if statement.names else None


def shipped(source: bytes, name: str) -> ast.Module:
    """The module of this name as it is shipped, without docstrings, types and idle imports."""
    tree = ast.parse(source, name)
    # Once for all: to walk through a tree is most of the work.
    nodes = list(ast.walk(tree))
    drop_docstrings(nodes, asked_for=name.startswith(READS_DOCSTRINGS))
    if name.startswith(OURS):
        drop_types(nodes)
        thaw(nodes)
        if not name.startswith(FOR_GAMES):
            drop_idle_imports(tree)
    return tree


def bytecode(source: bytes, name: str) -> bytes:
    code = compile(shipped(source, name), name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED_HASH + dumps(code)


def main(source: str, target: str, how: str) -> None:
    method = zipfile.ZIP_STORED if how == "loose" else zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(source) as given, zipfile.ZipFile(target, "w") as made:
        for member in given.infolist():
            name, data = member.filename, given.read(member)
            if how == "loose" and name.endswith(".py"):
                name, data = f"{name}c", bytecode(data, name)
            entry = zipfile.ZipInfo(name, NO_DATE)
            entry.external_attr = 0o100644 << 16
            made.writestr(entry, data, method, compresslevel=9)


if __name__ == "__main__":
    main(*sys.argv[1:])
