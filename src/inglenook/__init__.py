"""Inglenook: the Lord of the Rings TCG and Talisman (second edition), with every rule enforced and explained.

>>> import inglenook
>>> game = inglenook.new_game("talisman", seats=2, seed=1)
>>> game.play(bots="normal").winners
(0,)

Everything that programs may rely on is listed in `__all__`; each part is loaded when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from inglenook.kernel import errors
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message

if TYPE_CHECKING:
    from inglenook.api import cards, decks
    from inglenook.api.analysis import Analysis, analyse
    from inglenook.api.beginning import load, new_game
    from inglenook.api.bots import Seat
    from inglenook.api.cards import Card
    from inglenook.api.catalogue import GameInfo, games
    from inglenook.api.decks import Deck
    from inglenook.api.game import Game
    from inglenook.api.question import Option, Question, Reason
    from inglenook.api.setups import LotrSetup, TalismanSetup

    __version__: str

__all__ = [
    "Analysis",
    "Card",
    "Deck",
    "Game",
    "GameInfo",
    "InglenookError",
    "LotrSetup",
    "Option",
    "Question",
    "Reason",
    "Seat",
    "TalismanSetup",
    "__version__",
    "analyse",
    "cards",
    "decks",
    "games",
    "load",
    "new_game",
]

_MODULES: Final = {
    "Analysis": "analysis",
    "Card": "cards",
    "Deck": "decks",
    "Game": "game",
    "GameInfo": "catalogue",
    "LotrSetup": "setups",
    "Option": "question",
    "Question": "question",
    "Reason": "question",
    "Seat": "bots",
    "TalismanSetup": "setups",
    "analyse": "analysis",
    "cards": "",
    "decks": "",
    "games": "catalogue",
    "load": "beginning",
    "new_game": "beginning",
}
"""Module of `inglenook.api` that holds each public name; "" for a name that is such a module itself."""


if not TYPE_CHECKING:  # a type checker knows the names from above, and finds misspelt ones

    def __getattr__(name: str) -> Any:
        """Loads a public name when it is first used, so that importing the package stays fast."""
        if name == "__version__":
            from importlib.metadata import version

            found: Any = version("inglenook")
        elif name in _MODULES:
            from importlib import import_module

            module = import_module(f"inglenook.api.{_MODULES[name] or name}")
            found = getattr(module, name) if _MODULES[name] else module
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """Returns the public names."""
    return __all__


def _in_english(message: Message) -> str:
    """Renders a message in English, with the texts of a loaded game if it is none of the product's own."""
    from inglenook.registry import loaded  # both are loaded only when a message is rendered
    from inglenook.wording import in_english

    return in_english(message, [entry.locales for entry in loaded()])


errors.words_of_errors.speaker = _in_english
