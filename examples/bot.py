"""A bot of thirty lines, which plays games on an Inglenook server: python examples/bot.py http://localhost:8642 TOKEN

The token comes from the page /programs of the server, with the scopes `bot` and `lay`.
"""

import random
import sys

from inglenook.client import Question, Server


def choose(question: Question, dice: random.Random) -> list[str]:
    """Returns the keys of the options to pick: here any; a better bot looks at the verbs and at `question.view`."""
    count = max(question.least, min(1, question.most))
    return dice.sample(question.keys, count)


def play(server: Server, game: str, dice: random.Random) -> bool:
    """Plays a game against a bot of the server; returns whether it was won."""
    table = server.lay(game, ["you", "easy"], begin=True)
    with server.seat(table, 0) as seat:
        for question in seat.questions():
            seat.answer(question, *choose(question, dice))
        return 0 in seat.following.winners


if __name__ == "__main__":
    address, token, *games = sys.argv[1:]
    for game in games or ["talisman", "lotr"]:
        won = play(Server(address, token), game, random.Random())
        print(f"{game}: {'won' if won else 'lost'}")
