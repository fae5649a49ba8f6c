"""What has been said so far in a text: who is who, who acts, and what X is."""

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
"""The nouns of the lexicon that mean a character."""


@dataclass
class Draft:
    """The text of one card, as far as it has been put together."""

    card: Definition
    named: dict[str, Phrase] = field(default_factory=dict)
    """How a card remembered under a name is referred to from now on (`words.filters.That`)."""
    spotted: dict[str, tuple[Phrase, int | Cultures]] = field(default_factory=dict)
    """What the player spots as many of as wanted, by the name of that number, and how many at most (LR-27.3)."""
    lettered: list[str] = field(default_factory=list)
    """The names of the numbers of cards spotted that are called X, because more than one effect speaks of them."""
    discarded: list[str] = field(default_factory=list)
    """The names of the numbers that count what was discarded."""
    shuffled: list[str] = field(default_factory=list)
    """The names of the numbers that count what was shuffled into a draw deck."""
    decks: dict[str, str] = field(default_factory=dict)
    """Whose draw deck cards were seen in, or may go to, by the name of those cards."""
    looked_at: list[str] = field(default_factory=list)
    """The names of cards of a hand that only you have seen: they were not revealed."""
    taken: list[str] = field(default_factory=list)
    """The names of cards of which some have gone elsewhere: what is left is the rest."""
    actor: str = terms.YOU
    """Whom the effects are addressed to."""
    unnamed: str = ""
    """Who "that player" is, where the effects speak of a player for the first time: "an opponent"."""
    phases: Sequence[str] = ()
    """In which phases an action may be done."""
    happening: Happening | None = None
    """What a trigger or response answers."""
    paying: bool = False
    """Whether costs are told."""
    skirmish: str = ""
    """Which skirmish is meant: this one; in what holds all the time any, and from then on that one."""
    said: list[tuple[object, Slot]] = field(default_factory=list)
    """The effects and conditions told so far, and how each was said: questions about them say the same."""
    sentences: list[Say] = field(default_factory=list)
    """What is said after the effects, in sentences of their own: what X is, who can prevent it."""

    def remember(self, name: str, phrase: Phrase) -> None:
        """From now on this name means that card."""
        if name:
            self.named[name] = that(phrase)

    def which_skirmish(self) -> str:
        """The skirmish that is spoken of, which from now on is known."""
        which = self.skirmish
        self.skirmish = THAT_SKIRMISH if which else which
        return which


def that(phrase: Phrase) -> Phrase:
    """How a card is referred to that was named before: "that Dwarf"; a title or "this minion" stays as it is."""
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
    """One noun for several: characters are characters, whatever else there is are cards."""
    if len(set(heads)) == 1:
        return heads[0]
    return "character" if all(head in CHARACTER_HEADS for head in heads) else "card"


def is_common(title: str) -> bool:
    """Whether there may be several cards with a title in play: "a Goblin Spear", but "Gandalf"."""
    return any(card.title == title and not card.unique and card.type != terms.EVENT_TYPE for card in ALL)
