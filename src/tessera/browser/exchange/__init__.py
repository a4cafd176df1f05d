"""The exchange with other programs and other people, also through files."""
