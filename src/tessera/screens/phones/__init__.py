"""Phones at the table: the tablet invites, a phone joins, and is one seat's screen from then on."""
