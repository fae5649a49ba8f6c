"""What a client draws and says things with: the catalogue, the rulebooks and the wordings."""
