"""Takes parts of a program out of it: C modules, and the libraries that only they use.

Nothing that is called directly is ever taken: binaryen drops what no export, no table entry and no
function leads to, and keeps all else. What keeps an unused C module alive is the table, through
which its methods are called. So this decides one thing only: which entries of the table are the
module's own. They then point to a trap.

- The linker numbers entries in the order in which objects first mention a function, and objects
  come in the order of their functions. So the entries of a part stand together. Where they stand
  is shown by functions that are in the table once and are never called: nobody else has a use for
  them.
- Of those between the first and the last of them a part loses the ones that point to its own
  functions. An exported function must bear its names, and no code behind it may mention its entry.
- What stands at either end must be mentioned by the part itself: by its code, or by data between
  other entries of its own. At the ends another object's could stand that was made one with a
  function of this part, because both do the same.

If entries of two parts are mixed, if other code calls a part, or if more than a little of a part
stays alive, the build fails: a part is taken out whole or not at all.
"""

from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise

from tools.runtime import Unexpected
from tools.runtime.left_out import Part
from tools.runtime.program import Program

STAYS, FEW = 0.05, 1000
"""The share of a part that may stay alive, or the bytes of a small one: functions that were merged
with functions of others, and those they call."""
BESIDE = 16
"""Words of memory around one: a few lines of a list of methods."""


class Stretch:
    """A part in a program: its functions, and its entries of the table."""

    def __init__(self, program: Program, part: Part, functions: range) -> None:
        self.program, self.part, self.functions = program, part, functions
        self.sure = program.sure(functions)
        """The entries of functions that only their own object can have mentioned."""

    @cached_property
    def block(self) -> range:
        """The range from the first to the last entry that is surely the part's own."""
        if not self.sure:
            raise Unexpected(f"{self.part} has no entry of its own")
        first, last = self.sure[0], self.sure[-1]
        while first < last and not self._mentions(first):
            first += 1
        while first < last and not self._mentions(last):
            last -= 1
        while self.program.table.get(first - 1) in self.functions and self._mentions(first - 1):
            first -= 1
        while self.program.table.get(last + 1) in self.functions and self._mentions(last + 1):
            last += 1
        return range(first, last + 1)

    def _mentions(self, entry: int) -> bool:
        """Whether code or data of the part mentions an entry."""
        beside = self.program.beside(entry, BESIDE)
        return entry in self._in_code or not beside.isdisjoint({*self.sure} - {entry})

    @cached_property
    def _in_code(self) -> set[int]:
        return self.program.mentioned(self.functions)

    def owns(self, function: int, entry: int) -> bool:
        """Whether nobody else can need a function that the part itself mentions first."""
        if function not in self.functions:
            return False
        names = self.program.names.get(function, [])
        return all(name.startswith(self.part.names) for name in names) and not (
            names and entry in self._in_code_behind
        )

    @cached_property
    def _in_code_behind(self) -> set[int]:
        """The constants in the code of later objects; an earlier object would have made the entry
        itself."""
        return self.program.mentioned(range(self.functions.stop, self.program.behind))


def located(program: Program, parts: Iterable[Part]) -> list[Stretch]:
    """The stretches of the parts, in the order of their functions."""
    libraries = [Stretch(program, p, library(program, p)) for p in parts if p.first and p.behind]
    known = {stretch.part for stretch in libraries}
    modules = [
        Stretch(program, part, module(program, part, libraries))
        for part in parts
        if part.first and part not in known
    ]
    found = [*libraries, *modules]
    gone = {function for stretch in found for function in stretch.functions}
    # Those who use a library may have mentioned a function of it first.
    theirs = {entry for stretch in found for entry in stretch.block}
    for part in parts:
        if not part.first:
            hidden = Stretch(program, part, hidden_library(program, part, gone))
            hidden.sure = [entry for entry in hidden.sure if entry not in theirs]
            found.append(hidden)
    return sorted(found, key=lambda stretch: stretch.functions.start)


def library(program: Program, part: Part) -> range:
    return range(function_of(program, part.first), function_of(program, part.behind))


def module(program: Program, part: Part, libraries: list[Stretch]) -> range:
    """The functions of a module, some of which may stand before the one that starts it.

    Those have no name. They call the ones after it, or are called by them, or call a library that
    the module calls."""
    first = function_of(program, part.first)
    behind = program.next_named(first)
    before = program.named_before(first)
    called = set().union(*(program.calls[function] for function in range(first, behind)))
    theirs = {
        function
        for stretch in libraries
        if not called.isdisjoint(stretch.functions)
        for function in stretch.functions
    }
    users = (f for f in range(before + 1, first) if not program.calls[f].isdisjoint(theirs))
    start = min(users, default=first)
    waiting = [*range(start, behind)]
    while waiting:
        function = waiting.pop()
        for other in program.calls[function] | program.callers[function]:
            if before < other < start:
                waiting += range(other, start)
                start = other
    return range(start, behind)


def hidden_library(program: Program, part: Part, gone: set[int]) -> range:
    """The functions of a library without a name: from `part.behind` back as far as only functions
    that are `gone` call them."""
    behind = function_of(program, part.behind)
    before = program.named_before(behind)
    start = behind
    for function in range(before + 1, behind):
        if program.callers[function] - gone - {*range(before + 1, behind)}:
            start = function + 1
    while True:
        outside = [
            function
            for function in range(start, behind)
            if any(before < caller < start for caller in program.callers[function])
        ]
        if not outside:
            return range(start, behind)
        start = outside[-1] + 1


def function_of(program: Program, name: str) -> int:
    if name not in program.index:
        raise Unexpected(f"there is no function {name}")
    return program.index[name]


def entries(program: Program, stretches: list[Stretch]) -> set[int]:
    """The entries of the table that are taken out."""
    for one, other in pairwise(stretch for stretch in stretches if stretch.part.modules):
        if one.block.stop > other.block.start:
            raise Unexpected(f"the entries of {one.part} and {other.part} are mixed")
    return {
        entry
        for stretch in stretches
        for entry in stretch.block
        if any(other.owns(program.table[entry], entry) for other in stretches)
    }


def check(program: Program, stretches: Iterable[Stretch], alive: set[int]) -> None:
    """Fails unless all but a little of each part is gone."""
    for stretch in stretches:
        whole = sum(program.sizes[function] for function in stretch.functions)
        left = {function for function in stretch.functions if function in alive}
        if sum(program.sizes[function] for function in left) > max(STAYS * whole, FEW):
            raise Unexpected(f"{stretch.part} can't be left out: {sorted(left)} are needed")
