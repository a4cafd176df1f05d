"""What every game is made of, once: the game, its view, its bots, its numbers, its words."""
