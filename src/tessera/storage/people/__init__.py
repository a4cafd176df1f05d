"""The people of this device, and the evenings that they play."""
