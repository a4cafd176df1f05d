"""One game, one tab: who else has it open, and what is shown to who has lost it."""
