"""A game being played: its model, its view, and the parts that they are made of."""
