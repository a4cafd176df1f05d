"""What is chosen for all games on this device."""
