"""Where computers think: questions, answers, and a worker beside the page."""
