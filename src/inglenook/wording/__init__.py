"""Renders the rules' messages as text in English, Finnish and Dutch.

`Wording` renders a message (`inglenook.kernel.messages`) in one language.  Importing this package is cheap: Fluent is
imported when the first message is rendered.

The checks of the Fluent texts, which only tests need, stand in `inglenook.wording.faults` and `inglenook.wording.uses`.
"""

from inglenook.wording.messages import (
    LANGUAGES,
    OWN,
    RENDERED,
    UnknownLanguage,
    Wording,
    WordingError,
    closest,
    in_english,
    name_id,
    name_ids,
)

__all__ = [
    "LANGUAGES",
    "OWN",
    "RENDERED",
    "UnknownLanguage",
    "Wording",
    "WordingError",
    "closest",
    "in_english",
    "name_id",
    "name_ids",
]
