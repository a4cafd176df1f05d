"""What fingers, mouse, keys and sensors do, as presses."""
