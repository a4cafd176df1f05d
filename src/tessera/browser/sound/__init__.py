"""What is heard: notes made by Web Audio."""
