"""The settings for all games on this device."""
