"""The texts that lie beside a package's modules."""

from pkgutil import get_data


def text_of(package: str, name: str) -> str:
    """The text of a file of a package. It isn't opened as a file: in a page all this lies in an
    archive."""
    data = get_data(package, name)
    assert data is not None, (package, name)
    return data.decode("utf-8")
