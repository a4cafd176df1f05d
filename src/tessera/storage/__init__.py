"""What is kept on this device, what comes from elsewhere, and how neither is lost."""
