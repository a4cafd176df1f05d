"""What makes computers strong, and figures. Neither the app nor its build needs it."""
