"""Storage of all the server's data, in SQLite or PostgreSQL."""
