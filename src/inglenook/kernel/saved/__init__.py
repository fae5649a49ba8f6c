"""What is kept of a game: records, which play it again, and snapshots, from which it goes on."""
