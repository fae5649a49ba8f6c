"""Playing on the whole screen of a terminal: the board, the characters, the log and the question, with keys and mouse.

It draws what a seat may see and takes answers; who sits where, what bots answer, what is kept and what is said about it
is the session's (`inglenook.terminal`), the same as line by line.  Screen readers cannot follow a screen that is drawn,
so `--plain` stays the way to play by ear.

Textual, which draws it, need not be installed: only `display` may be imported without it.
"""
