"""The parts of every game: the protocol, records, chance, dice, grids. No game is known here."""
