"""States as text: a line for each field of the dataclass, its value as Python writes it, such as
`points (0, 12)`."""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tessera.core.rules import Illegal


def write_state(state: Any) -> str:
    """The lines of a state."""
    return "\n".join(f"{one.name} {getattr(state, one.name)!r}" for one in fields(state))


def read_state(kind: Any, text: str) -> Any:
    """The state of some lines, of the dataclass `kind`. Raises Illegal("unreadable")."""
    try:
        return _read(kind, text)
    except (ValueError, SyntaxError, TypeError, ArithmeticError, LookupError) as error:
        raise Illegal("unreadable", text=text) from error


def _read(kind: Any, text: str) -> Any:
    fields_by_name: dict[str, Any] = {}
    for line in text.strip().splitlines():
        name, _, value = line.strip().partition(" ")
        if name in fields_by_name:
            raise ValueError(name)
        fields_by_name[name] = ast.literal_eval(value)
    hints, every = get_type_hints(kind), {one.name: one for one in fields(kind)}
    lacking = {
        name for name, one in every.items() if one.default is one.default_factory is MISSING
    } - fields_by_name.keys()
    unfit = [
        name
        for name in fields_by_name
        if not (name in every and fits(fields_by_name[name], hints[name]))
    ]
    if lacking or unfit:
        raise ValueError(lacking or unfit)
    return kind(**fields_by_name)


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a type, as far down as the type says. True and False are no numbers,
    and a text is no sequence."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if origin in (tuple, Sequence, Mapping):
        if not isinstance(value, origin) or isinstance(value, str):
            return False
        if origin is tuple and inner[1:] != (Ellipsis,):
            return len(value) == len(inner) and all(map(fits, value, inner))
        values = value.values() if origin is Mapping else ()
        return all(fits(one, inner[0]) for one in value) and all(fits(v, inner[1]) for v in values)
    kind = NoneType if hint is None else hint
    good = isinstance(kind, type) and isinstance(value, kind)
    return good and (kind is bool or not isinstance(value, bool))
