"""Cards and other printed components of both games: found by id, or searched for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from inglenook.api import decks as all_decks
from inglenook.api.language import worded, wording_of, wrong_type
from inglenook.arguments import BadArgument
from inglenook.kernel.messages import Message, Name
from inglenook.registry import BUILT_IN, find

__all__ = ["Card", "get", "ids", "search"]


@dataclass(frozen=True)
class Card:
    """A printed component: a card, and in Talisman also a Spell, a character or a space.

    >>> card = get("1R13")
    >>> card
    <Card 1R13: Gimli, Son of Glóin>
    >>> card.facts["strength"], card.facts["keywords"]
    (6, [['damage', 1]])
    """

    id: str
    """Id of what is printed: a collector code such as "1R13", or "adventure:hobgoblin"."""
    game: str
    """Game of the card."""
    language: str = "en"
    """Language of the texts: "en", "fi" or "nl"."""

    @cached_property
    def name(self) -> str:
        """Name of the card, with its subtitle."""
        return wording_of(self.language, self.game).say(Name(self.id))

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Everything printed below the name, line by line: kind, numbers and text."""
        text_of, wording = find(self.game).components.text_of, wording_of(self.language, self.game)
        return () if text_of is None else tuple([wording.say(line) for line in text_of(self.id, wording)])

    @property
    def text(self) -> str:
        """Everything printed below the name, as one text."""
        return "\n".join(self.lines)

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        """Printed facts by name, such as "cost", "strength" or "culture"; to be read, not to be changed."""
        catalogue = find(self.game).components.catalogue
        return {} if catalogue is None else catalogue().facts(self.id, wording_of(self.language, self.game))

    def _repr_html_(self) -> str:
        """Returns the face of the card as HTML, as notebooks show it."""
        from inglenook.api.html import card_html

        return card_html(self)

    def __repr__(self) -> str:
        return f"<Card {self.id}: {self.name}>"

    def __str__(self) -> str:
        return "\n".join([self.name, *self.lines])


def ids(game: str = "lotr") -> tuple[str, ...]:
    """Returns the ids of everything printed in a game.

    >>> len(ids()), ids("talisman")[0]
    (1229, 'adventure:angel')
    """
    with worded("en"):
        return tuple(find(game).components.ids)


def get(id: str, language: str = "en") -> Card:
    """Returns a card of either game by its id; an unknown id is refused with the nearest known one."""
    with worded("en"):
        if not isinstance(id, str):
            raise wrong_type("id", id, Message("python-a-name"), '"1R13"')
        wording_of(language)
        if id not in _games():
            raise BadArgument("error-python-no-card", {"given": id}).near(id, _games())
    return Card(id, _games()[id], language)


def search(
    query: str,
    language: str = "en",
    decks: Mapping[str, str | all_decks.Deck] | None = None,
    owned: Mapping[str, int] | None = None,
) -> list[Card]:
    """Returns the cards of The Lord of the Rings TCG that fit a query, the best match first.

    The query is the one of the deck builder: words, fields such as `type:minion`, comparisons such as `cost<=2`, `|`
    for or, `-` for not, and brackets.  `decks` are decks that `in:NAME` may name besides those that come with the
    game, and `owned` are copies by card id for `own>=1`.

    >>> [card.name for card in search("culture:moria type:minion cost<=1")][:2]
    ['Goblin Backstabber', 'Goblin Runner']
    """
    from inglenook.lotr.entry.search.query import read_query
    from inglenook.lotr.entry.search.search import found

    with worded("en", "lotr"):
        if not isinstance(query, str):
            raise wrong_type("query", query, Message("python-a-query"), '"type:minion cost<=2"')
        wording_of(language)
        asked = read_query(query)
        for field, near in asked.unknown:
            refusal = BadArgument("error-python-no-field", {"given": field})
            refusal.hint = Message("did-you-mean", {"suggestion": near}) if near else None
            raise refusal
        named: dict[str, Iterable[str]] = {name: _ids_in(name) for name in all_decks.names()} if "in" in query else {}
        named |= {name: _ids_in(deck) for name, deck in (decks or {}).items()}
        fitting = found(asked, language, {name: tuple(ids) for name, ids in named.items()}, owned or {})
        return [Card(id, "lotr", language) for id in fitting]


def _ids_in(deck: str | all_decks.Deck) -> list[str]:
    """Returns every card of a deck once."""
    cards = all_decks.read(deck)
    return [id for id in (cards.ring_bearer, cards.ring, *cards.adventure_deck, *cards.draw_deck) if id]


@cache
def _games() -> Mapping[str, str]:
    """Returns the game of every printed component by its id."""
    return {id: game for game in BUILT_IN for id in find(game).components.ids}
