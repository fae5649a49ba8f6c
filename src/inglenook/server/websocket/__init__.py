"""The WebSocket of a client: its requests are read, checked, carried out and answered here."""
