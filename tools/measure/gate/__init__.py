"""Whether anything costs more than in the build of commit 404d2976: `make gate`."""
