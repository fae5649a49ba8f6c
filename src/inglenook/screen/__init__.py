"""The full-screen terminal client: the board, the characters, the log and the question, with keys and mouse.

The client draws what a seat may see and takes answers.  The session (`inglenook.terminal`) handles seats, bots, records
and messages, as it does for play line by line.  Screen readers cannot follow a drawn screen, so `--plain` stays the way
to play by ear.

Textual, which draws the screen, need not be installed: only `display` may be imported without it.
"""
