"""The server's health: metrics and logs."""
