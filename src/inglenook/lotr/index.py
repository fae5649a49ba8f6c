"""The index of a table: which cards are active and what they say, gathered once until something comes or goes.

It holds no numbers that can change by a wound or a token, only who speaks: so it is out of date when a card enters or
leaves play, changes its bearer, when the turn or the site changes, or a lasting effect begins or ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.events import Event
from inglenook.lotr.library import Printed
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Ability, Continuous
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.effects import Effect
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.values import Amount


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
        "doing",
        "player",
    )

    def __init__(self, you: Seat, this: Thing, ability: int = 0) -> None:
        self.you: Final = you
        self.speaker: Seat = you
        """Whose card it is: the same, also where another player does a part of it (5U48)."""
        self.this: Final = this
        self.ability: Final = ability
        self.memory: dict[str, tuple[Thing, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.cultures: dict[str, tuple[str, ...]] = {}
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

    def of(self, seat: Seat) -> Context:
        """The same for another player, who does a part of it."""
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
        return own


class Speaker:
    """A continuous text of an active card, with one of its modifiers."""

    __slots__ = ("context", "ability", "modifier")

    def __init__(self, context: Context, ability: Continuous, modifier: Modifier) -> None:
        self.context: Final = context
        self.ability: Final = ability
        self.modifier: Final = modifier


class Saying:
    """An ability of an active card that can be used or triggered."""

    __slots__ = ("card", "number", "ability")

    def __init__(self, card: Thing, number: int, ability: Ability) -> None:
        self.card: Final = card
        self.number: Final = number
        self.ability: Final = ability


class Text:
    """What a card of this game says while it is in play, made once: by kind of happening, by phase, by stat."""

    __slots__ = ("answers", "actions", "discarded_when", "speakers", "is_empty")

    def __init__(self, card: Thing, owner: Seat, printed: Printed) -> None:
        abilities = printed.abilities
        self.answers: Final = [
            (kind, Saying(card, number, abilities[number]))
            for kind, numbers in printed.answers.items()
            for number in numbers
        ]
        self.actions: Final = [
            (phase, Saying(card, number, abilities[number]))
            for phase, numbers in printed.actions.items()
            for number in numbers
        ]
        self.discarded_when: Final = [Saying(card, number, abilities[number]) for number in printed.discarded_when]
        self.speakers: Final = speakers_of(Context(owner, card), printed.continuous, abilities)
        """For its owner."""
        self.is_empty: Final = not (self.answers or self.actions or self.discarded_when or self.speakers)


def speakers_of(context: Context, numbers: Sequence[int], abilities: tuple[Ability, ...]) -> list[tuple[str, Speaker]]:
    """Continuous texts by what each of their modifiers changes."""
    found: list[tuple[str, Speaker]] = []
    for number in numbers:
        ability = abilities[number]
        assert isinstance(ability, Continuous)
        for modifier in ability.modifiers:
            found.append((stat_with_word(modifier.stat, modifier.word), Speaker(context, ability, modifier)))
    return found


def stat_with_word(stat: str, word: str) -> str:
    """Under what modifiers of a stat are kept."""
    return f"{stat}:{word}" if word else stat


KEYWORD_STATS: Final = (terms.KEYWORD, terms.NO_KEYWORD)


class Index:
    """Who is active, and what they say."""

    __slots__ = (
        "active",
        "characters",
        "is_active",
        "speakers",
        "lasting",
        "waiting",
        "answers",
        "actions",
        "discarded_when",
        "keywords_change",
        "lent",
        "weakens",
        "forbids",
    )

    def __init__(self, cards: int) -> None:
        self.active: list[Thing] = []
        """Active cards in play, in a fixed order: the Free Peoples player's first, then the others' (LR-25.1)."""
        self.characters: list[Thing] = []
        """The characters among them."""
        self.is_active: list[bool] = [False] * cards
        self.speakers: dict[str, list[Speaker]] = {}
        """Continuous modifiers by what they change: the stat, with its word behind a colon if it has one."""
        self.lasting: dict[str, list[int]] = {}
        """The same for lasting modifiers: places in the table's list."""
        self.waiting: dict[str, list[int]] = {}
        """What waits for each kind of happening: places in the table's list."""
        self.answers: dict[str, list[Saying]] = {}
        """Triggers and responses by the kind of happening."""
        self.actions: dict[str, list[Saying]] = {}
        """Special abilities by phase."""
        self.discarded_when: list[Saying] = []
        self.lent: list[Thing] = []
        """Sites whose triggers and actions somebody has (1U60)."""
        self.weakens = False
        """Whether anything may make somebody's vitality less than what is printed (5C32)."""
        self.forbids = False
        """Whether anything is forbidden."""
        self.keywords_change = False
        """Whether anything gives or takes keywords."""

    def add_speakers(self, speakers: list[tuple[str, Speaker]]) -> None:
        """Continuous texts begin to hold."""
        for stat, speaker in speakers:
            self.speakers.setdefault(stat, []).append(speaker)
            self.note(speaker.modifier.stat, speaker.modifier.amount)

    def add_lasting(self, stat: str, word: str, amount: int, place: int) -> None:
        """A lasting modifier, by its place in the table's list."""
        self.lasting.setdefault(stat_with_word(stat, word), []).append(place)
        self.note(stat, amount)

    def note(self, stat: str, amount: Amount) -> None:
        """Some stats are read so often that it is worth knowing whether anything changes them at all."""
        if stat in KEYWORD_STATS:
            self.keywords_change = True
        elif stat == terms.CANNOT:
            self.forbids = True
        elif stat == terms.VITALITY and not (isinstance(amount, int) and amount > 0):
            self.weakens = True
