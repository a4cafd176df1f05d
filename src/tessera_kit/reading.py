"""The files beside a game's module, as its package brings them."""

from importlib.resources import files

from tessera.games import module_of
from tessera.kit.game import AnyGame


def read(game: AnyGame, name: str) -> str:
    """A file beside the game's module. Raises AssertionError where there is none to read."""
    module = module_of(game.rules.name)
    path = files(module) / name
    if game.base and not path.is_file():
        path = files(game.base) / name
    assert path.is_file(), f"{name} isn't in {module}: is it in the wheel?"
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise AssertionError(f"{name} isn't UTF-8: {error}") from error
