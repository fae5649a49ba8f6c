"""The state of rendering a card text: cards already named, the acting player, and the meaning of X."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.amounts import Cultures
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.rendering.parts import BARE, EACH, THAT, THE, THIS, Noun, Phrase, Say, Slot, nouns

RACES: Final = (
    "balrog", "creature", "dwarf", "elf", "ent", "hobbit", "man", "nazgul", "orc", "troll", "uruk_hai", "wizard",
    "wraith",
)  # fmt: skip
ANY_SKIRMISH: Final = ".any"
THAT_SKIRMISH: Final = ".that"
SKIRMISH_UNDER_WAY: Final = ".under-way"
CHARACTER_HEADS: Final = ("companion", "ally", "minion", "character", *RACES)
"""The lexicon nouns that denote a character."""


@dataclass
class Draft:
    """The text of one card during rendering."""

    card: Definition
    named: dict[str, Phrase] = field(default_factory=dict)
    """References to the cards remembered under a name (`dsl.filters.That`)."""
    spotted: dict[str, tuple[Phrase, int | Cultures]] = field(default_factory=dict)
    """The cards that a player spots any number of, and the maximum number, by the name of that number (LR-27.3)."""
    lettered: list[str] = field(default_factory=list)
    """The names of the numbers of cards spotted that are called X, because more than one effect speaks of them."""
    discarded: list[str] = field(default_factory=list)
    """The names of numbers that count discarded cards."""
    shuffled: list[str] = field(default_factory=list)
    """The names of numbers that count cards shuffled into a draw deck."""
    decks: dict[str, str] = field(default_factory=dict)
    """The owner of the draw deck in which cards were seen or may go, by the name of those cards."""
    looked_at: list[str] = field(default_factory=list)
    """The names of cards in a hand that only you have looked at, without revealing them."""
    taken: list[str] = field(default_factory=list)
    """The names of cards of which some have been moved, so that the others are called the rest."""
    actor: str = terms.YOU
    """The player to whom the effects are addressed."""
    unnamed: str = ""
    """The first mention of "that player", where the effects have not named the player yet: "an opponent"."""
    phases: Sequence[str] = ()
    """The phases in which an action may be taken."""
    happening: Happening | None = None
    """The happening of a trigger or response."""
    paying: bool = False
    """Whether costs are being rendered."""
    skirmish: str = ""
    """The skirmish referred to: this one; in continuous texts any, and after its first mention that one."""
    said: list[tuple[object, Slot]] = field(default_factory=list)
    """The effects and conditions rendered so far, with their phrases; questions about them reuse the phrases."""
    sentences: list[Say] = field(default_factory=list)
    """Sentences to add after the effects, such as the definition of X or ways to prevent them."""

    def remember(self, name: str, phrase: Phrase) -> None:
        """Makes a name refer to a card from now on."""
        if name:
            self.named[name] = that(phrase)

    def which_skirmish(self) -> str:
        """Returns the skirmish referred to, and marks it as known."""
        which = self.skirmish
        self.skirmish = THAT_SKIRMISH if which else which
        return which


def that(phrase: Phrase) -> Phrase:
    """Returns the reference to a card named before: "that Dwarf"; a title or "this minion" stays unchanged."""
    options = nouns(phrase)
    if len(options) > 1:
        heads = [noun.head for noun in options]
        head = common_head(heads)
        return Noun(head, determiner=THAT, count=options[0].count)
    noun = options[0]
    if noun.title or noun.determiner in (THIS, THE):
        return replace(noun, after=())
    count = 2 if noun.determiner in (EACH, BARE) else noun.count
    kinds = {"event": "event", "ability": "special_ability"}
    head = kinds.get(noun.head.rpartition("_")[2], noun.head)
    return Noun(head, determiner=THAT, count=count)


def common_head(heads: Sequence[str]) -> str:
    """Returns one noun for several: "character" if all are characters, otherwise "card"."""
    if len(set(heads)) == 1:
        return heads[0]
    return "character" if all(head in CHARACTER_HEADS for head in heads) else "card"


def is_common(title: str) -> bool:
    """Whether several cards with a title may be in play: "a Goblin Spear", but "Gandalf"."""
    return any(card.title == title and not card.unique and card.type != terms.EVENT_TYPE for card in ALL)
