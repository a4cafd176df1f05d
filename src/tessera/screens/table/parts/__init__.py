"""The parts of a table's screen besides the game: each is told of presses, keys and events."""
