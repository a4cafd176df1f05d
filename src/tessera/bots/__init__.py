"""Computer opponents: the protocol, and players for any game."""
