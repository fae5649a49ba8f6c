"""Parts of cards as messages, so that a question about a card part quotes the words of the card."""

from __future__ import annotations

from collections.abc import Iterable


class Questions:
    """Renders card parts on demand; the renderer is imported on first use."""

    def text(self, id: str, language: str) -> str | None:
        """Returns the text of a message id that names a part of a card; None if the id names none."""
        from inglenook.lotr.rendering.questions import text_of

        return text_of(id, language)

    def texts(self, language: str, cards: Iterable[str]) -> dict[str, str]:
        """Returns the texts of the parts of some cards, for a client that formats messages itself."""
        from inglenook.lotr.rendering.questions import texts_of

        return texts_of(cards, language)
