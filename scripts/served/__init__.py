"""Load measurements of the server, for `scripts/load`."""
