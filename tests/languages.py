"""The languages, for tests that compare them."""

from tessera.i18n import LANGUAGES, without_region

APART = [code for code in LANGUAGES if without_region(code) == code]
"""Those in which every sentence sounds otherwise: a region's own may say much the same."""
