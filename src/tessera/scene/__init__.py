"""The screen as plain values, and the smallest change from one screen to the next."""
