"""The parts that games share on a screen: the game, its view, its bots, its numbers, its words."""
