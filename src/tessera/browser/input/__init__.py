"""Input from fingers, mouse, keys and sensors, which become presses."""
