"""The operator's commands for a server."""
