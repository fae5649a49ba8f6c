"""Programs that play, read and lay tables with a token: their authentication, streams and events."""
