"""A client of the API for programs (docs/api.md): play on an Inglenook server from Python.

    from inglenook.client import Server

    server = Server("http://localhost:8642", token)
    table = server.lay("talisman", ["you", "bot"], begin=True)
    with server.seat(table) as seat:
        for question in seat.questions():
            seat.answer(question, question.options[0].key)

`AsyncServer` has the methods of `Server` as coroutines.  A seat comes back by itself after a lost connection or a
restart of the server, at the question that is pending then; nothing is answered twice.
"""

from inglenook.client.asynchronous import AsyncSeat, AsyncServer
from inglenook.client.blocking import Seat, Server
from inglenook.client.following import Gone
from inglenook.client.questions import Choice, Question
from inglenook.client.requests import Refused

__all__ = ["AsyncSeat", "AsyncServer", "Choice", "Gone", "Question", "Refused", "Seat", "Server"]
