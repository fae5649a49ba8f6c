"""The index of a table: which cards are active and what they say, gathered once until something comes or goes.

It holds no numbers that can change by a wound or a token, only who speaks: so it is out of date when a card enters or
leaves play, changes its bearer, when the turn or the site changes, or somebody is silenced for a time.

What they say lies in plain lists, which are gone through: few cards say anything of one kind, and most of what is asked
for nobody speaks of.  To keep it by kind took longer than all questions that an index has to answer before the next.
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
"""What a context remembers that remembers nothing: never written to."""


@mypyc_attr(free_list_len=1)
class Context:
    """For whom a word is read: the player and the card that say it, and what was remembered so far."""

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
        """Whose card it is: the same, also where another player does a part of it (5U48)."""
        self.this: Final = this
        self.ability: Final = ability
        self.memory: dict[str, tuple[Thing, ...]] = NO_CARDS
        """Written by `remember`, as the next two are by what stands beside it: most contexts remember nothing."""
        self.numbers: dict[str, int] = NO_NUMBERS
        self.cultures: dict[str, tuple[str, ...]] = NO_CULTURES
        """The cultures that were named, by the name under which they are remembered."""
        self.about: Event[Any] | None = None
        """What is about to happen and is answered by this: what `Prevent` prevents."""
        self.involved: tuple[Thing, ...] = ()
        """What the action has spotted and exerted so far."""
        self.timing = terms.RESPONSE_TIME
        """The timing word of a phase action (LR-10.19); whatever else is done has none."""
        self.player: Seat = -1
        """The player whom an effect has named so far: "that player"."""
        self.doing: Effect | None = None
        """The effect that is being carried out: what a question about cards is asked for."""
        self.declined: tuple[Condition, ...] = ()
        """What the player could spot, and did not (LR-27.3)."""
        self.due: tuple[Effect, ...] = ()
        """Costs that are still to be paid: an alternative has to leave enough for them (LR-26.16)."""
        self.kept: tuple[Thing, ...] = ()
        """While costs are paid: the one card that can be played then, which does not pay (LR-26.23)."""
        self.playable: tuple[Thing, ...] = ()
        """While costs are paid: all cards that can be played then, which do not all pay."""
        self.paid: tuple[Thing, ...] = ()
        """What went elsewhere as costs were paid: the effects do not play or take it from there (LR-26.31, LG-70)."""
        self.from_deck: tuple[Thing, ...] = ()
        """What of it came from a draw deck: that can be taken (LG-119)."""
        self.least = 0
        """How many cards must be revealed as a cost, so that a card can be played then (LR-26.23)."""

    def remember(self, name: str, cards: tuple[Thing, ...]) -> None:
        """Cards are remembered by a name."""
        if self.memory is NO_CARDS:
            self.memory = {}
        self.memory[name] = cards

    def remember_number(self, name: str, number: int) -> None:
        """A number is."""
        if self.numbers is NO_NUMBERS:
            self.numbers = {}
        self.numbers[name] = number

    def remember_cultures(self, name: str, cultures: tuple[str, ...]) -> None:
        """Cultures are."""
        if self.cultures is NO_CULTURES:
            self.cultures = {}
        self.cultures[name] = cultures

    def of(self, seat: Seat) -> Context:
        """The same for another player, who does a part of it; what one of them remembers, both do."""
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
    """A continuous text of an active card, with one of its modifiers."""

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
        """The kind of happening that it answers, or the phase in which it is used."""
        self.card: Final = card
        self.number: Final = number
        self.ability: Final = ability


class Text:
    """What a card of this game says while it is in play, made once."""

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
        """For its owner."""
        self.is_empty: Final = not (self.answers or self.actions or self.discarded_when or self.speakers)


def speakers_of(context: Context, numbers: Sequence[int], abilities: tuple[Ability, ...]) -> list[Speaker]:
    """Continuous texts, each of their modifiers by itself."""
    found: list[Speaker] = []
    for number in numbers:
        ability = abilities[number]
        assert isinstance(ability, Continuous)
        for modifier in ability.modifiers:
            found.append(Speaker(context, ability, modifier))
    return found


NOTHING_SAID: Final[list[Saying]] = []
NO_SITES: Final[list[Thing]] = []
"""What most indexes have of the rarer kinds: never written to."""


@mypyc_attr(free_list_len=1)
class Index:
    """Who is active, and what they say."""

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
        """The characters among them."""
        self.speakers: list[Speaker] = []
        """Continuous modifiers."""
        self.answers: list[Saying] = []
        """Triggers and responses; while the fellowship arrives at a site, not all are heard (`active.is_heard_now`)."""
        self.actions: list[Saying] = []
        """Special abilities, once for each phase in which they are used."""
        self.discarded_when: list[Saying] = NOTHING_SAID
        self.lent: list[Thing] = NO_SITES
        """Sites whose triggers and actions somebody has (1U60)."""
        self.borrows = False
        """Whether anybody has the text of a site, on the path or not yet."""
        self.weakens = False
        """Whether any of them may make somebody's vitality less than what is printed (5C32)."""
        self.forbids = False
        """Whether any of them forbids something."""
        self.keywords_change = False
        """Whether any of them gives or takes keywords."""

    def is_active(self, card: Thing) -> bool:
        """Whether a card is one of them."""
        for one in self.active:
            if one == card:
                return True
        return False

    def changes(self, stat: str) -> bool:
        """Whether a continuous text changes something: the stat, with its word behind a colon if it has one."""
        for speaker in self.speakers:
            if speaker.stat == stat:
                return True
        return False

    def add_speakers(self, speakers: list[Speaker]) -> None:
        """Continuous texts begin to hold.

        Some stats are read so often that it is worth knowing whether anything changes them at all.
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
    """Whether so much vitality may be less than none."""
    return not (isinstance(amount, int) and amount > 0)
