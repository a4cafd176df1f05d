"""What is said of a table: news, log, sounds, and the answers to questions."""
