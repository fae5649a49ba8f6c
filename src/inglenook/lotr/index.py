"""The index of a table: the active cards and their abilities, gathered once and reused until a card comes or goes.

The index holds no numbers that a wound or a token can change, only which cards have abilities.  It goes out of date
when a card enters or leaves play or changes its bearer, when the turn or the site changes, or when a card is silenced
for a time.

Abilities lie in plain lists, which are searched in full: few cards have abilities of one kind, and most queries match
none.  Keeping lists by kind took longer than all the queries that an index answers before the next one is built.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.kernel.compiler import mypyc_attr
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.events import Event
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Ability, Continuous
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.modifiers import Modifier, stat_with_word
from inglenook.lotr.dsl.values import Amount
from inglenook.lotr.library import Printed

NO_CARDS: Final[dict[str, tuple[Thing, ...]]] = {}
NO_NUMBERS: Final[dict[str, int]] = {}
NO_CULTURES: Final[dict[str, tuple[str, ...]]] = {}
"""Shared empty dictionary for contexts that remember no cultures; never written to."""


@mypyc_attr(free_list_len=1)
class Context:
    """Context in which a card's text is evaluated: its player, its card, and what the ability has remembered so far."""

    __slots__ = (
        "you",
        "speaker",
        "this",
        "ability",
        "memory",
        "numbers",
        "cultures",
        "about",
        "involved",
        "timing",
        "declined",
        "due",
        "kept",
        "playable",
        "paid",
        "from_deck",
        "least",
        "doing",
        "player",
    )

    def __init__(self, you: Seat, this: Thing, ability: int = 0) -> None:
        self.you: Final = you
        self.speaker: Seat = you
        """Player of the card whose text is evaluated, even while another player does a part of it (5U48)."""
        self.this: Final = this
        self.ability: Final = ability
        self.memory: dict[str, tuple[Thing, ...]] = NO_CARDS
        """Remembered cards by name, set by `remember`; a shared empty dictionary if there are none, as mostly."""
        self.numbers: dict[str, int] = NO_NUMBERS
        self.cultures: dict[str, tuple[str, ...]] = NO_CULTURES
        """Cultures that the player named, by the name under which they are remembered."""
        self.about: Event[Any] | None = None
        """The pending event that the ability responds to: the one that `Prevent` prevents."""
        self.involved: tuple[Thing, ...] = ()
        """Cards that the action has spotted and exerted so far."""
        self.timing = terms.RESPONSE_TIME
        """The timing word of a phase action (LR-10.19); `RESPONSE_TIME` for everything else."""
        self.player: Seat = -1
        """Player whom an effect has named so far: "that player"."""
        self.doing: Effect | None = None
        """Effect being carried out, for which questions about cards are asked."""
        self.declined: tuple[Condition, ...] = ()
        """Conditions that the player could have spotted and did not (LR-27.3)."""
        self.due: tuple[Effect, ...] = ()
        """Costs still to be paid: an alternative has to leave enough for them (LR-26.16)."""
        self.kept: tuple[Thing, ...] = ()
        """While costs are paid: the only card that can be played afterwards; it cannot pay (LR-26.23)."""
        self.playable: tuple[Thing, ...] = ()
        """While costs are paid: all cards that can be played afterwards; not all of them can pay."""
        self.paid: tuple[Thing, ...] = ()
        """Cards moved elsewhere to pay costs: the effects do not play or take them from there (LR-26.31, LG-70)."""
        self.from_deck: tuple[Thing, ...] = ()
        """Cards among `paid` that came from a draw deck: effects can take these (LG-119)."""
        self.least = 0
        """Number of cards to reveal as a cost, at least, so that a card can be played then (LR-26.23)."""

    def remember(self, name: str, cards: tuple[Thing, ...]) -> None:
        """Stores cards under a name."""
        if self.memory is NO_CARDS:
            self.memory = {}
        self.memory[name] = cards

    def remember_number(self, name: str, number: int) -> None:
        """Stores a number under a name."""
        if self.numbers is NO_NUMBERS:
            self.numbers = {}
        self.numbers[name] = number

    def remember_cultures(self, name: str, cultures: tuple[str, ...]) -> None:
        """Stores cultures under a name."""
        if self.cultures is NO_CULTURES:
            self.cultures = {}
        self.cultures[name] = cultures

    def of(self, seat: Seat) -> Context:
        """Returns the context for another player who does a part of the effect; both share what they remember."""
        if self.memory is NO_CARDS:
            self.memory = {}
        if self.numbers is NO_NUMBERS:
            self.numbers = {}
        if self.cultures is NO_CULTURES:
            self.cultures = {}
        own = Context(seat, self.this, self.ability)
        own.speaker = self.speaker
        own.memory = self.memory
        own.numbers = self.numbers
        own.cultures = self.cultures
        own.timing = self.timing
        own.declined = self.declined
        own.doing = self.doing
        own.player = self.player
        own.paid = self.paid
        own.from_deck = self.from_deck
        return own


class Speaker:
    """One modifier of an active card's continuous text."""

    __slots__ = ("stat", "context", "ability", "modifier")

    def __init__(self, context: Context, ability: Continuous, modifier: Modifier) -> None:
        self.stat: Final = stat_with_word(modifier.stat, modifier.word)
        self.context: Final = context
        self.ability: Final = ability
        self.modifier: Final = modifier


class Saying:
    """An ability of an active card that can be used or triggered."""

    __slots__ = ("when", "card", "number", "ability")

    def __init__(self, when: str, card: Thing, number: int, ability: Ability) -> None:
        self.when: Final = when
        """The kind of happening that triggers the ability, or the phase in which it is used."""
        self.card: Final = card
        self.number: Final = number
        self.ability: Final = ability


class Text:
    """The abilities of one card in this game while it is in play, prepared once."""

    __slots__ = ("answers", "actions", "discarded_when", "speakers", "is_empty")

    def __init__(self, card: Thing, owner: Seat, printed: Printed) -> None:
        abilities = printed.abilities
        self.answers: Final = [
            Saying(kind, card, number, abilities[number])
            for kind, numbers in printed.answers.items()
            for number in numbers
        ]
        self.actions: Final = [
            Saying(phase, card, number, abilities[number])
            for phase, numbers in printed.actions.items()
            for number in numbers
        ]
        self.discarded_when: Final = [Saying("", card, number, abilities[number]) for number in printed.discarded_when]
        self.speakers: Final = (
            speakers_of(Context(owner, card), printed.continuous, abilities) if printed.continuous else []
        )
        """Continuous modifiers as they apply for the card's owner."""
        self.is_empty: Final = not (self.answers or self.actions or self.discarded_when or self.speakers)


def speakers_of(context: Context, numbers: Sequence[int], abilities: tuple[Ability, ...]) -> list[Speaker]:
    """Returns the modifiers of continuous texts, one `Speaker` each."""
    found: list[Speaker] = []
    for number in numbers:
        ability = abilities[number]
        assert isinstance(ability, Continuous)
        for modifier in ability.modifiers:
            found.append(Speaker(context, ability, modifier))
    return found


NOTHING_SAID: Final[list[Saying]] = []
NO_SITES: Final[list[Thing]] = []
"""Shared empty list of sites, for indexes that need none; never written to."""


@mypyc_attr(free_list_len=1)
class Index:
    """The active cards and their abilities."""

    __slots__ = (
        "active",
        "characters",
        "speakers",
        "answers",
        "actions",
        "discarded_when",
        "keywords_change",
        "lent",
        "borrows",
        "weakens",
        "forbids",
    )

    def __init__(self) -> None:
        self.active: list[Thing] = []
        """Active cards in play, in a fixed order: the Free Peoples player's first, then the others' (LR-25.1)."""
        self.characters: list[Thing] = []
        """The characters among the active cards."""
        self.speakers: list[Speaker] = []
        """The continuous modifiers of the active cards."""
        self.answers: list[Saying] = []
        """Triggers and responses; not all count while the fellowship arrives at a site (`active.is_heard_now`)."""
        self.actions: list[Saying] = []
        """Special abilities, one entry for each phase in which they are used."""
        self.discarded_when: list[Saying] = NOTHING_SAID
        self.lent: list[Thing] = NO_SITES
        """Sites whose triggers and actions a card copies (1U60)."""
        self.borrows = False
        """True if a card copies the text of a site, on the path or not yet."""
        self.weakens = False
        """True if an active card may lower a vitality below the printed one (5C32)."""
        self.forbids = False
        """True if an active card forbids something."""
        self.keywords_change = False
        """True if an active card gives or takes keywords."""

    def is_active(self, card: Thing) -> bool:
        """Whether a card is active."""
        for one in self.active:
            if one == card:
                return True
        return False

    def changes(self, stat: str) -> bool:
        """Whether a continuous text changes a stat; a stat with a word is named as "stat:word"."""
        for speaker in self.speakers:
            if speaker.stat == stat:
                return True
        return False

    def add_speakers(self, speakers: list[Speaker]) -> None:
        """Adds continuous modifiers.

        Also notes whether keywords, prohibitions or vitality are affected at all, as those are queried very often.
        """
        for speaker in speakers:
            self.speakers.append(speaker)
            stat = speaker.modifier.stat
            if stat == terms.KEYWORD or stat == terms.NO_KEYWORD:
                self.keywords_change = True
            elif stat == terms.CANNOT:
                self.forbids = True
            elif stat == terms.VITALITY and may_weaken(speaker.modifier.amount):
                self.weakens = True


def may_weaken(amount: Amount) -> bool:
    """Whether an amount of vitality may be negative."""
    return not (isinstance(amount, int) and amount > 0)
