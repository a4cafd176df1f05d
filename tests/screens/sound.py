"""What holds for every page, whatever is on it, by the name that tests say."""

from tessera.testing.walk.checks import check_page

__all__ = ["check_page"]
