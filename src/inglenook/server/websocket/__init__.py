"""A client's WebSocket: what comes in over it, checked, done and answered."""
