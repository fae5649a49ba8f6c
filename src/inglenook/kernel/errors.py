"""Everything that can be refused, each as a message that names the fault and what was allowed."""

from __future__ import annotations

from collections.abc import Callable

from inglenook.kernel.messages import Argument, Message, plain


class Words:
    """Who words an error for a traceback.  Set once by the package; without it an error shows its bare message."""

    def __init__(self) -> None:
        self.speaker: Callable[[Message], str] | None = None


words_of_errors = Words()


class InglenookError(Exception):
    """Something was refused.  `message` says what and why; a client words it in the reader's language."""

    def __init__(self, id: str, arguments: dict[str, Argument] | None = None) -> None:
        self.message = Message(id, arguments)
        super().__init__(self.message)

    def __str__(self) -> str:
        speaker = words_of_errors.speaker
        if speaker is not None:
            return speaker(self.message)
        return f"{self.message.id} {plain(self.message)}"


class IllegalAnswer(InglenookError):
    """An answer that was not offered.  The game is as it was before."""


class IllegalAside(InglenookError):
    """Something that may be done at any moment, but not at this one or not by this seat.  The game is as it was."""


class CannotUndo(InglenookError):
    """An answer that cannot be taken back: somebody has seen or done something since (KR-12)."""


class NoCheckpoints(InglenookError):
    """A fork, snapshot or undo of a game that is played without checkpoints."""


class Diverged(InglenookError):
    """A recorded game no longer meets the questions it was recorded with (KR-8)."""


class NotReplayable(InglenookError):
    """A record of a game that began in the middle: laid out, dealt anew, or resumed without its earlier answers."""


class Unreadable(InglenookError):
    """A record or snapshot that cannot be trusted: truncated, altered, too new, of an unknown game (KR-9)."""


class BadSetup(InglenookError):
    """A game that cannot be set up as asked: too many players, an unknown character, an illegal deck."""


class DiceScript(InglenookError):
    """A scenario that rolls a die its file does not script, or scripts what the die cannot show."""


class TooDeep(InglenookError):
    """Responses to responses without an end: a card or rule is wrong, and the game says so instead of hanging."""


class Endless(InglenookError):
    """Rules that came neither to a question nor to an end: a card or rule is wrong, and the game says so (KR-30)."""


class BrokenRules(InglenookError):
    """The rules themselves failed.  The game stands as it stood before the answer; the cause is attached."""
