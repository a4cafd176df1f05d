"""The languages, for tests that compare them."""

from tessera.i18n import LANGUAGES, without_region

APART = [code for code in LANGUAGES if without_region(code) == code]
"""Those in which every sentence sounds otherwise: a region's own may say much the same."""

FEW = ("en", "pt-BR", "de")
"""Enough where a whole game is looked at: what is written in the code, and what comes out of two
catalogues, one behind the other. Sentences are looked at in all of them elsewhere."""
