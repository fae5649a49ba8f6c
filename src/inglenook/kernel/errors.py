"""All errors that refuse a request, each with a message that names the fault and what was allowed."""

from __future__ import annotations

from collections.abc import Callable

from inglenook.kernel.messages import Argument, Message, plain


class Words:
    """Holder of the function that renders error messages for tracebacks.

    The package sets it once; without it an error shows its bare message.
    """

    def __init__(self) -> None:
        self.speaker: Callable[[Message], str] | None = None


words_of_errors = Words()


class InglenookError(Exception):
    """Base class of all refusals.  `message` says what was refused and why; a client renders it in the reader's
    language.
    """

    def __init__(self, id: str, arguments: dict[str, Argument] | None = None) -> None:
        self.message = Message(id, arguments)
        self.words = ""
        """Text of the error, rendered by a caller that knows the error's game; "" if nobody has rendered it."""
        super().__init__(self.message)

    def __str__(self) -> str:
        if self.words:
            return self.words
        speaker = words_of_errors.speaker
        if speaker is not None:
            return speaker(self.message)
        return f"{self.message.id} {plain(self.message)}"


class IllegalAnswer(InglenookError):
    """Raised for an answer that was not offered.  The game is as it was before."""


class IllegalAside(InglenookError):
    """Raised for an aside that is not possible now or not for this seat.  The game is as it was before."""


class CannotUndo(InglenookError):
    """Raised when an answer cannot be taken back because another player has seen or done something since (KR-12)."""


class NoCheckpoints(InglenookError):
    """Raised for a fork, snapshot or undo of a game that keeps no checkpoints."""


class Diverged(InglenookError):
    """Raised when a replayed game meets other questions than it was recorded with (KR-8)."""


class NotReplayable(InglenookError):
    """Raised for recording a game that began in the middle: laid out, dealt anew, or resumed without its earlier
    answers.
    """


class Unreadable(InglenookError):
    """Raised for a record or snapshot that is not reliable: truncated, altered, too new, of an unknown game (KR-9)."""


class BadSetup(InglenookError):
    """Raised for a set-up that is not possible: too many players, an unknown character, an illegal deck."""


class DiceScript(InglenookError):
    """Raised when a scenario rolls a die that its file does not script, or scripts a value the die does not have."""


class TooDeep(InglenookError):
    """Raised when responses nest without end: a card or rule is wrong, and the game reports it instead of hanging."""


class Endless(InglenookError):
    """Raised when the rules reach neither a question nor an end: a card or rule is wrong, and the game reports it
    (KR-30).
    """


class BrokenRules(InglenookError):
    """Raised when the rules themselves failed.  The game is as it was before the answer; the cause is attached."""
