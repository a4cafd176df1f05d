"""What builds, checks, serves and measures Tessera. Nothing in here is shipped."""
