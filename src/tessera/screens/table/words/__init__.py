"""The words of a table: news, log, and the answers to questions; and its sounds."""
