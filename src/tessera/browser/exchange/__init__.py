"""What leaves the page for other programs and other people, and files that come from them."""
