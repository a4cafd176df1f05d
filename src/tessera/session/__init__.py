"""A game in progress: the table, whose turn it is, and what each seat may see of it."""
