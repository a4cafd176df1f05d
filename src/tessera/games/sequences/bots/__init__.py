"""A computer throws like everybody else: there is nothing to choose."""

from tessera.kit.bot import uniform

BOTS = {"normal": uniform}
