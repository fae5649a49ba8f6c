"""Rendering of modifiers, as predicates of a statement: "gets strength +3 and damage +1 and is fierce"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.values import Amount
from inglenook.lotr.rendering.amounts import BONUS, COST, quantity
from inglenook.lotr.rendering.conditions import phase_noun
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import ADJECTIVE_KEYWORDS, key, phrase
from inglenook.lotr.rendering.language import NoWording
from inglenook.lotr.rendering.parts import (
    AND,
    BARE,
    EACH,
    THE,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    Twilight,
    determined,
    nouns,
    say,
    under_negation,
)
from inglenook.lotr.rendering.verbs import told

TABLE_STATS: Final = {
    terms.FELLOWSHIP_ARCHERY: "fellowship_archery_total",
    terms.MINION_ARCHERY: "minion_archery_total",
    terms.MOVE_LIMIT: "move_limit",
}
"""The numbers of the whole table that modifiers change, with their nouns."""


def statement(modifiers: Sequence[Modifier], who: Phrase | None, draft: Draft, until: Say | None = None) -> Slot:
    """Renders changes, the cards changed and the duration; changes of the whole table come first."""
    stated = [STATED[topic(one)](one, who, draft, until) for one in modifiers if topic(one) in STATED]
    rest = [one for one in modifiers if topic(one) not in STATED]
    for one in rest:
        who = opponents(draft) if one.word == terms.BE_USED_BY_OPPONENTS else SAID_OF_PLAYERS.get(one.word, who)
    if rest and rest[0].of is not None:
        who = determined(phrase(rest[0].of, draft), EACH)
    if rest and who is not None:
        if any(is_negative(one) for one in rest):
            who = under_negation(who)
        told = predicates(rest, draft)
        if until is not None and isinstance(told, Say) and told.id in NUMBERED:
            told, until = for_a_time(told, until), None
        if until is not None and isinstance(told, Say) and told.id in TIMED:
            told, until = replace(told, slots={**told.slots, "until": until}), None
        stated.append(say("Modify", x=who, p=told, until=until))
    if [one.stat for one in modifiers] == [terms.SKIP, terms.SKIP]:
        return say("Skip.both", a=phase_noun(modifiers[0].word), b=phase_noun(modifiers[1].word), until=until)
    return stated[0] if len(stated) == 1 else Listed(stated, AND)


NUMBERED: Final = ("Gets", "Gets.both")
"""The templates for a card that gets numbers and nothing else."""

TIMED: Final = ("NoText", "OverwhelmedAt")
"""The templates that contain the duration themselves."""


def for_a_time(gets: Say, until: Say) -> Say:
    """Adds a duration to the numbers a card gets, after the verb or the last number and before what is counted."""
    slots: dict[str, Slot] = {**gets.slots, "until": until}
    if isinstance(numbers := gets.slots.get("list"), Listed):
        slots["list"] = replace(numbers, parts=[*numbers.parts[:-1], last_for_a_time(numbers.parts[-1], until)])
    else:
        slots["b"] = last_for_a_time(gets.slots["b"], until)
    return replace(gets, slots=slots)


def last_for_a_time(number: Slot, until: Say) -> Slot:
    """Adds a duration to the last number that a card gets."""
    assert isinstance(number, Say)
    return replace(number, slots={**number.slots, "until": until})


SAID_OF_PLAYERS: Final = {
    terms.WIN_BEFORE_RECONCILING: Noun("free_peoples_player", determiner=THE),
    terms.BE_USED: Noun("player", determiner=BARE),
}
"""Prohibitions on cards that are rendered as prohibitions on players, with the noun for those players."""


def opponents(draft: Draft) -> Noun:
    """Returns the noun for a card's opponents; Shadow players are not opponents of each other (LG-28)."""
    if draft.card.side == terms.SHADOW:
        return Noun("free_peoples_player", determiner=THE)
    return Noun("shadow_player", determiner=BARE)


def topic(modifier: Modifier) -> str:
    """Returns the key of a change: its stat, or `BE_PLAYED_ON`, which is rendered as a statement on other cards."""
    return modifier.word if modifier.word == terms.BE_PLAYED_ON else modifier.stat


def is_negative(modifier: Modifier) -> bool:
    """Whether a change is rendered as something a card cannot do or be."""
    return modifier.stat in (terms.CANNOT, terms.NOT_ROAMING) or (
        modifier.stat == terms.NO_KEYWORD and modifier.word == terms.FIERCE
    )


# Changes rendered as statements of their own.


def total(modifier: Modifier, _who: Phrase | None, draft: Draft, until: Say | None) -> Say:
    """Renders a change of a number of the whole table."""
    found = quantity(modifier.amount, draft)
    subject = Noun(TABLE_STATS[modifier.stat], determiner=THE)
    more = "less" if found.negative else "more"
    floor = modifier.least or None
    changed = say(f"Total.{more}", n=found.size, tail=found.tail(more), floor=floor, until=until)
    return say("Modify", x=subject, p=changed, until=None)


def number_of(modifier: Modifier, who: Phrase | None, draft: Draft, until: Say | None) -> Say:
    """Renders a change of a number that a card does not "get": "the Shadow number of each site is 1 lower"."""
    found = quantity(modifier.amount, draft)
    more = "less" if found.negative else "more"
    size: Slot = Twilight(found.size) if modifier.stat == terms.ROAMING_PENALTY else found.size
    instead = abs(found.instead) if isinstance(found.instead, int) else found.instead
    tail = replace(found, instead=instead).tail(COST)
    if who is None:
        who = Noun("site", determiner=EACH)
    return say(f"NumberOf.{modifier.stat}.{more}", x=who, n=size, tail=tail, until=until)


def spotted(modifier: Modifier, _who: Phrase | None, draft: Draft, until: Say | None) -> Say:
    """Renders that more items of a class can be spotted than there are."""
    return number_of(modifier, Noun(modifier.word), draft, until)


def skip(modifier: Modifier, _who: Phrase | None, _draft: Draft, until: Say | None) -> Say:
    """Renders that a phase is skipped."""
    return say("Skip", phase=phase_noun(modifier.word), until=until)


def archery_hits(modifier: Modifier, _who: Phrase | None, _draft: Draft, until: Say | None) -> Say:
    """Renders that archery fire hits characters other than companions."""
    return say("ArcheryHits", x=Noun(modifier.word, determiner=BARE), y=Noun("companion", determiner=BARE), until=until)


def hidden_hand(modifier: Modifier, _who: Phrase | None, _draft: Draft, until: Say | None) -> Say:
    """Renders that opponents cannot look at a hand."""
    return say(f"HiddenHand.{modifier.word}", until=until)


def extra_cost(modifier: Modifier, who: Phrase | None, draft: Draft, until: Say | None) -> Say:
    """Renders the additional costs of events that spot or exert a card."""
    assert modifier.on is not None and who is not None
    clause = say("SpottingOrExerting", y=phrase(modifier.on, draft))
    narrowed = [replace(noun, after=[*noun.after, clause]) for noun in nouns(who)]
    subject = Alternatives(narrowed) if len(narrowed) > 1 else narrowed[0]
    return say("ExtraCost", x=subject, costs=told(modifier.costs, draft, AND), until=until)


def played_on(modifier: Modifier, who: Phrase | None, draft: Draft, until: Say | None) -> Say:
    """Renders that cards cannot be played on a bearer."""
    assert modifier.by is not None
    return say("PlayedOn.not", x=determined(phrase(modifier.by, draft), BARE), host=who, until=until)


STATED: Final = {
    **dict.fromkeys(TABLE_STATS, total),
    terms.SITE_NUMBER: number_of,
    terms.SHADOW_NUMBER: number_of,
    terms.ROAMING_PENALTY: number_of,
    terms.SPOTTED: spotted,
    terms.SKIP: skip,
    terms.ARCHERY_HITS: archery_hits,
    terms.HIDDEN_HAND: hidden_hand,
    terms.EXTRA_COST: extra_cost,
    terms.BE_PLAYED_ON: played_on,
}
"""The functions for changes that are statements of their own, by the key returned by `topic`."""


# Predicates of the card that changes.


def predicates(modifiers: Sequence[Modifier], draft: Draft) -> Slot:
    """Returns the predicates of a card: what it gets, then what it is, then what it can and cannot do."""
    found = [(kind(one), predicate(one, draft)) for one in modifiers]
    gets = [said for place, said in found if place == GETS]
    states = [said for place, said in found if place == IS]
    tails = [get.slots.get("tail") for get in gets]
    told: list[Slot] = []
    if len(gets) == 2 and tails[0] is not None and tails[0] == tails[1]:
        # The counted thing is rendered once, for both numbers: "both strength +1 and damage +1 for each …".
        told.append(say("Gets.both", a=replace(gets[0], slots={**gets[0].slots, "tail": None}), b=gets[1]))
    elif gets:
        told.append(say("Gets", list=Listed(gets, AND)))
    if states:
        told.append(say("Is.states", list=Listed(states, AND)))
    told += from_any_pile([said for place, said in found if place == DOES])
    return told[0] if len(told) == 1 else Listed(told, AND)


def from_any_pile(found: list[Say]) -> list[Say]:
    """Merges the two prohibitions on playing a card from a draw deck and from a discard pile."""
    piles = [said for said in found if said.id in FROM_PILES]
    if len(piles) < len(FROM_PILES):
        return found
    return [*(said for said in found if said not in piles), say("Cannot.be-played-from-piles")]


FROM_PILES: Final = (f"Cannot.{terms.BE_PLAYED_FROM_DECK}", f"Cannot.{terms.BE_PLAYED_FROM_DISCARD_PILE}")

GETS = "gets"
IS = "is"
DOES = "does"
"""The kind of predicate with a verb of its own; `GETS` is for what a card gets, `IS` for what a card is."""

NUMBERED_KEYWORDS: Final = (terms.DAMAGE, terms.AMBUSH)
"""The keywords that a card gets; any other keyword is rendered with "is"."""


def kind(modifier: Modifier) -> str:
    """Returns the kind of predicate for a change."""
    if modifier.stat == terms.KEYWORD:
        return GETS if modifier.word in NUMBERED_KEYWORDS else IS
    return GETS if PREDICATES.get(modifier.stat) is gets_number else DOES


def predicate(modifier: Modifier, draft: Draft) -> Say:
    """Returns the predicate for a change."""
    if modifier.stat not in PREDICATES:
        raise NoWording(f"the stat {modifier.stat} has no wording: add one in rendering/modifiers.py")
    said = PREDICATES[modifier.stat](modifier, draft)
    if not modifier.phase or modifier.word in USED:
        return said
    phase = phase_noun(modifier.phase)
    if modifier.stat == terms.WOUND_LIMIT:
        phase = replace(phase, determiner=EACH)  # wounds are counted anew in each phase
    return say("Predicate.phase", p=said, phase=phase)


def gets_number(modifier: Modifier, draft: Draft) -> Say:
    """Renders a bonus or penalty to a number of the card."""
    found = quantity(modifier.amount, draft)
    return say(f"Stat.{modifier.stat}", n=found.number, tail=found.tail(BONUS))


def gets_keyword(modifier: Modifier, draft: Draft) -> Say:
    """Renders a gained keyword, with its number if it has one."""
    found = quantity(modifier.amount, draft)
    if modifier.word == terms.DAMAGE:
        return say("Keyword.damage", n=found.number, tail=found.tail(BONUS))
    if modifier.word == terms.AMBUSH:
        return say("Keyword.ambush", n=Twilight(found.size))
    if modifier.word == terms.DEFENDER:
        return say("Keyword.defender", n=printed(modifier.amount))
    word = key(modifier.word)
    return say("Keyword.adjective", y=word) if word in ADJECTIVE_KEYWORDS else say("Keyword.noun", x=Noun(word))


def loses_keyword(modifier: Modifier, _draft: Draft) -> Say:
    """Renders a lost keyword."""
    word = key(modifier.word)
    return say(f"NoKeyword.{word}" if word in (terms.DAMAGE, terms.FIERCE) else "NoKeyword", y=word)


def gives_no_bonus(modifier: Modifier, draft: Draft) -> Say:
    """Renders that an item gives no bonus, or that a character gains no bonus from certain items."""
    if modifier.by is not None:
        return say(f"NoBonus.{modifier.word}.from", src=determined(phrase(modifier.by, draft), BARE))
    return say(f"NoBonus.{modifier.word}")


def has_no_text(modifier: Modifier, _draft: Draft) -> Say:
    """Renders that a card's game text, or one of its sentences, does not apply."""
    return say("NoText.sentence", nth=say(f"Ordinal.{printed(modifier.amount)}")) if modifier.amount else say("NoText")


def has_text_of_site(modifier: Modifier, _draft: Draft) -> Say:
    """Renders that a card has the text of a site."""
    return say("SiteText", n=printed(modifier.amount), block=say(f"Block.{modifier.word}"))


def is_corrupted(_modifier: Modifier, _draft: Draft) -> Say:
    """Renders that the Ring-bearer is corrupted."""
    return say("Corrupted")


def costs(modifier: Modifier, draft: Draft) -> Say:
    """Renders that cards cost less or more."""
    found = quantity(modifier.amount, draft)
    host = None if modifier.on is None else phrase(modifier.on, draft)
    more = "less" if found.negative else "more"
    return say(f"Cost.{more}", n=Twilight(found.size), tail=found.tail(COST), host=host)


def takes_at_most(modifier: Modifier, _draft: Draft) -> Say:
    """Renders the wound limit of a card."""
    return say("WoundLimit", x=Noun("wound", count=printed(modifier.amount), digit=True))


def comes_exhausted(_modifier: Modifier, _draft: Draft) -> Say:
    """Renders that a character enters play with one vitality left."""
    return say("ComesExhausted")


def is_not_roaming(_modifier: Modifier, _draft: Draft) -> Say:
    """Renders that a minion is not roaming."""
    return say("NotRoaming")


def is_overwhelmed_at(modifier: Modifier, _draft: Draft) -> Say:
    """Renders that a card is overwhelmed only by a multiple of its strength."""
    return say("OverwhelmedAt", times=say(f"Fold.{printed(modifier.amount)}"))


def cannot(modifier: Modifier, draft: Draft) -> Say:
    """Renders a prohibition, possibly limited to certain cards; special abilities are named by their timing word."""
    if modifier.word in USED:
        ability = f"{modifier.phase}_ability" if modifier.phase else "special_ability"
        return say(f"Cannot.{modifier.word}", x=Noun(ability, determiner=BARE))
    # With several kinds of characters none may be faced: "a companion or ally", not "companions and allies" (6R76).
    determiner = A if modifier.word == terms.FACE else BARE
    by = None if modifier.by is None else determined(phrase(modifier.by, draft), determiner)
    archery = FELLOWSHIP_ARCHERY if draft.card.side == terms.FREE_PEOPLES else MINION_ARCHERY
    return say(f"Cannot.{modifier.word}", src=by, y=archery)


FELLOWSHIP_ARCHERY: Final = Noun("fellowship_archery_total", determiner=THE)
MINION_ARCHERY: Final = Noun("minion_archery_total", determiner=THE)
"""The total to which minions that do not count are not added; `FELLOWSHIP_ARCHERY` is that of the Free Peoples."""

USED: Final = (terms.BE_USED, terms.BE_USED_BY_OPPONENTS)
"""The prohibitions on using special abilities of cards."""


def can(modifier: Modifier, _draft: Draft) -> Say:
    """Renders that something is allowed against the rules."""
    return say(f"Can.{modifier.word}")


def printed(amount: Amount) -> int:
    """Returns a number that is printed, not computed."""
    assert isinstance(amount, int)
    return amount


PREDICATES: Final = {
    terms.STRENGTH: gets_number,
    terms.VITALITY: gets_number,
    terms.RESISTANCE: gets_number,
    terms.KEYWORD: gets_keyword,
    terms.NO_KEYWORD: loses_keyword,
    terms.NO_BONUS: gives_no_bonus,
    terms.TEXT: has_no_text,
    terms.SITE_TEXT: has_text_of_site,
    terms.CORRUPTED: is_corrupted,
    terms.COST: costs,
    terms.WOUND_LIMIT: takes_at_most,
    terms.OVERWHELMED_AT: is_overwhelmed_at,
    terms.COMES_EXHAUSTED: comes_exhausted,
    terms.NOT_ROAMING: is_not_roaming,
    terms.CANNOT: cannot,
    terms.CAN: can,
}
"""The functions that render predicates of a card, by stat."""
