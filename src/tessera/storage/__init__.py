"""Games and settings saved on this device or brought from elsewhere, so that none is lost."""
