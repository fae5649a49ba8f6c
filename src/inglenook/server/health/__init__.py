"""How the server does: its figures and its logs."""
