"""The server: people and bots at tables, over HTTP and one WebSocket each.

A game here is what it is everywhere: its set-up, its seed and the answers given.  Every answer is in the database
before anybody is told of it; what a process holds of a game is only a copy, which any other process can make as well.
"""
