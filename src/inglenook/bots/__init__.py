"""Players that are programs.  A bot sees what its seat sees (`inglenook.kernel.players`), never the table."""
