"""The parts of all cards as messages: what a question is about is said in the words of the card."""

from __future__ import annotations

from collections.abc import Iterable


class Questions:
    """Each part is rendered when it is first said, and what renders it is loaded with the first."""

    def text(self, id: str, language: str) -> str | None:
        """What a message says that names a part of a card; None if it names none."""
        from inglenook.lotr.rendering.questions import text_of

        return text_of(id, language)

    def texts(self, language: str, cards: Iterable[str]) -> dict[str, str]:
        """Those of some cards, for a client that words messages itself."""
        from inglenook.lotr.rendering.questions import texts_of

        return texts_of(cards, language)
