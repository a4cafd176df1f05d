"""Phones at the table: the messages between a tablet and the phones round it, and both ends."""
