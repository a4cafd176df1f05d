"""A game by post: whose letter is due, what dice its chains bring, and what letters hold."""
