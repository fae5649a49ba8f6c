"""The server: people and bots play at tables, over HTTP and one WebSocket per client.

A game is defined by its set-up, its seed and the answers given.  Every answer is in the database before any client sees
it; a process holds only a copy of a game, which any other process can rebuild.
"""
