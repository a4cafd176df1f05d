"""What stays behind when the app becomes bytecode."""

from __future__ import annotations

import ast

from tools.build.compile_zip import without_docstrings, without_types

SOURCE = '''
"""A module."""
class Seat:
    """A seat."""
    name: str = ""
    def sit(self, who: str, *others: str) -> bool:
        """Whether anybody sits there."""
        return bool(who or others)
'''
BARE = """
class Seat:
    name: str = ''
    def sit(self, who, *others):
        return bool(who or others)
"""


def test_neither_docstrings_nor_the_types_of_functions_are_shipped() -> None:
    tree = without_types(without_docstrings(ast.parse(SOURCE)))
    assert ast.dump(tree) == ast.dump(ast.parse(BARE))
