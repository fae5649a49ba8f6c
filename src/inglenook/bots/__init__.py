"""Computer players.  A bot sees what its seat sees (`inglenook.kernel.players`), never the whole table."""
