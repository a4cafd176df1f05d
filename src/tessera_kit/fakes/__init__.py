"""Stand-ins for what a browser has, so that whole screens are tried without one."""
