"""The storage of games, and the exchange with other tabs."""
