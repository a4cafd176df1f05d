"""Names of settings that more than one file knows, and where they are stored."""

PREFIX = "tessera/"
SETTING = "tessera/setting/"
"""The prefix in the durable store. Never to be changed, or settings would be lost."""
DAILY = "daily"
HELPED = "helped"
"""The names of those who play with help, a line each."""
SOLVER = "solver"
"""The name of whoever solves puzzles now."""
EVENINGS, TERMS = "evenings", 4_000
"""What people have agreed on for an evening (`people/evening.py`), and its most characters."""
PEOPLE = "people"
UNASKED = "unasked"
"""Whether the app may work while nobody presses anything; and the hook that has this work."""
NAMED = (EVENINGS, HELPED, SOLVER, "seats", "solvers")
"""The settings with names of people, a line each."""
