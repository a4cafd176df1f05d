"""What every game is made of: the protocol, records, chance, dice, grids. It knows no game."""
