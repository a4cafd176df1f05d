"""Where games are kept, and what other tabs know."""
