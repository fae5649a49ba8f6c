"""Rendering of happenings: as clauses after "when" and "each time", or as a moment of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.conditions import AtSite, Is
from inglenook.lotr.dsl.filters import (
    ANYTHING,
    BEARER,
    EVENT,
    SITE,
    THIS,
    Both,
    Either,
    Except,
    Exhausted,
    Filter,
    OfType,
)
from inglenook.lotr.dsl.happenings import IT, OTHER_SIDE, Happening
from inglenook.lotr.rendering.conditions import at_site, phase_noun
from inglenook.lotr.rendering.draft import SKIRMISH_UNDER_WAY, THAT_SKIRMISH, Draft
from inglenook.lotr.rendering.filters import phrase
from inglenook.lotr.rendering.parts import A, Noun, Phrase, Say, Slot, say
from inglenook.lotr.rendering.verbs import any_player_noun

MOMENTS: Final = (
    terms.TURN_STARTS,
    terms.TURN_ENDS,
    terms.PHASE_STARTS,
    terms.PHASE_ENDS,
    terms.SKIRMISH_STARTS,
)
"""Happenings rendered as a moment of the turn: "at the start of …"."""


OF_ANY_CARD: Final = (
    terms.DISCARDED_FROM_HAND,
    terms.REVEALED_FROM_HAND,
    terms.TAKEN_INTO_HAND,
    terms.ABOUT_TO_DISCARD_EVENT,
)
"""Happenings whose card is named even if it may be any card."""


ABILITIES: Final = {terms.SKIRMISH: "skirmish_ability", terms.REGROUP: "regroup_ability"}
"""The nouns for special abilities by timing word; responses have none."""

ACTIONS: Final = {terms.REGROUP: "regroup_action"}
"""The names of actions, by their timing word."""

BY_A_PLAYER: Final = (
    terms.ABOUT_TO_BE_DISCARDED,
    terms.PLAYED,
    terms.ASSIGNED,
    terms.BURDEN_REMOVED,
    terms.TURN_STARTS,
    terms.TURN_ENDS,
    *OF_ANY_CARD,
)
"""Happenings that can be rendered as the deed of a certain player, or as belonging to that player."""


def is_moment(happening: Happening) -> bool:
    """Whether a happening is rendered as a moment rather than a clause."""
    return happening.kind in MOMENTS


def is_playing_this(happening: Happening) -> bool:
    """Whether the happening is the playing of this card, which happens only once."""
    return happening.kind == terms.PLAYED and happening.who == THIS


def happens_once(happening: Happening) -> bool:
    """Whether a happening cannot recur while the card stays in place: it is played, or its bearer is killed."""
    return is_playing_this(happening) or (happening.kind == terms.KILLED and happening.who == BEARER)


def tell_apart(draft: Draft, who: Phrase | None, against: Phrase) -> None:
    """Adds the cultures where both sides would have the same reference, such as "that Man" (4U27)."""
    it, other = draft.named[IT], draft.named[OTHER_SIDE]
    if it == other and isinstance(it, Noun) and isinstance(who, Noun) and isinstance(against, Noun):
        draft.named[IT] = replace(it, attributes=who.attributes)
        draft.named[OTHER_SIDE] = replace(it, attributes=against.attributes)


def told(happening: Happening, draft: Draft, once: bool = False) -> Slot:
    """Renders a happening; from then on the affected card and the other side can be referred to.

    `once` is for responses, which are used at the end of one phase, not of every phase.
    """
    draft.happening = happening
    if happening.kind == terms.SKIRMISH_ABOUT_TO_END:
        draft.skirmish = THAT_SKIRMISH
    if happening.kind == terms.KILLED and not happening.phase:
        draft.skirmish = SKIRMISH_UNDER_WAY  # if a skirmish is under way (4C198)
    any_card = happening.who == ANYTHING and happening.kind not in OF_ANY_CARD
    who = None if any_card else phrase(happening.who, draft)
    if happening.kind == terms.ACTION_USED and happening.who == Except(EVENT):
        who = Noun(ABILITIES.get(happening.phase, "special_ability"))
    elif variant(happening) == ".character":
        draft.remember(IT, Noun("special_ability"))
        return say(f"On.{happening.kind}.character", x=who)
    against = None if happening.against is None else phrase(happening.against, draft)
    draft.remember(IT, phrase(happening.who, draft) if who is None else who)
    if against is not None:
        draft.remember(OTHER_SIDE, against)
        tell_apart(draft, who, against)
    if happening.kind in (terms.PHASE_STARTS, terms.PHASE_ENDS):
        return phase_moment(happening, once)
    if happening.kind == terms.TURN_ENDS and once and not happening.whose:
        return say("On.turn-ends.once")
    if isinstance(happening.condition, AtSite) and names_place(happening):
        return at_place(happening, who, happening.condition)
    timed = isinstance(who, Noun) and who.head in ABILITIES.values()
    where = in_phase(happening) if happening.phase and not timed else None
    player = None if happening.whose in ("", terms.YOU) else any_player_noun(happening.whose, draft)
    return say(f"On.{happening.kind}{variant(happening)}", x=who, y=against, where=where, player=player)


def variant(happening: Happening) -> str:
    """Returns the variant of a happening's template: by player, by kind of action, or for any card."""
    if is_playing_this(happening):
        return ".this"
    if happening.kind == terms.ABOUT_TO_BE_WOUNDED and is_fatal(happening):
        return ".fatal"
    if happening.kind == terms.SKIRMISH_STARTS and happening.who != ANYTHING:
        return ".with"
    if happening.kind == terms.ACTION_USED and happening.who == Except(EVENT):
        return ".ability"
    if happening.kind == terms.KILLED and happening.phase and happening.against not in (None, THIS, BEARER):
        return ".skirmish"
    if happening.kind in BY_A_PLAYER and happening.whose:
        if happening.kind == terms.REVEALED_FROM_HAND and happening.who == THIS and happening.whose != terms.YOU:
            return ".theirs.this"  # from your hand: the card hears of it only there
        return ".yours" if happening.whose == terms.YOU else ".theirs"
    if happening.kind == terms.ACTION_USED and names_event(happening.who):
        return ".event"
    if happening.kind == terms.ACTION_USED and names_characters(happening.who):
        return ".character"
    return ".any" if happening.who == ANYTHING and happening.kind in (terms.MOVES_TO, terms.MOVES_FROM) else ""


def is_fatal(happening: Happening) -> bool:
    """Whether a wound kills: the affected character is exhausted."""
    match happening.condition:
        case Is(card=card, what=Exhausted()):
            return card == happening.who
    return False


def names_event(who: Filter) -> bool:
    """Whether an action is an event; events are played, special abilities are used."""
    if isinstance(who, Both):
        return names_event(who.first) or names_event(who.second)
    return who == EVENT


def names_characters(who: Filter) -> bool:
    """Whether an action belongs to characters, which have only special abilities."""
    if isinstance(who, Both):
        return names_characters(who.first) or names_characters(who.second)
    if isinstance(who, Either):
        return names_characters(who.first) and names_characters(who.second)
    return isinstance(who, OfType) and all(type in terms.CHARACTER_TYPES for type in who.types)


def names_place(happening: Happening) -> bool:
    """Whether a happening's condition is part of it: moving to or from a site of some number, or a wound that kills."""
    match happening:
        case Happening(kind=terms.ABOUT_TO_BE_WOUNDED):
            return is_fatal(happening)
        case Happening(kind=terms.MOVES_TO, who=who, condition=AtSite(keyword="")):
            return who == ANYTHING
        case Happening(kind=terms.MOVES_FROM, who=who, condition=AtSite(keyword="", least=least, most=most)):
            return who == ANYTHING and least == most
        case Happening(kind=terms.COMPANION_MOVES_FROM, against=against, condition=AtSite(least=least, most=most)):
            return against == SITE and least == most
    return False


def at_place(happening: Happening, who: Phrase | None, site: AtSite) -> Say:
    """Renders moving to or from a site with its number in one clause: "the fellowship reaches site 4 or 5"."""
    where = at_site(site, "")
    return replace(where, id=where.id.replace("AtSite", f"On.{happening.kind}"), slots={**where.slots, "x": who})


def phase_moment(happening: Happening, once: bool) -> Say:
    """Renders the start or end of a phase: every one, any one, yours, or the first of its kind."""
    which = ".yours" if happening.whose == terms.YOU else ".once" if once else ""
    if happening.first:
        which = ".first"
    if not happening.phase:
        return say(f"On.{happening.kind}.any")
    return say(f"On.{happening.kind}{which}", phase=phase_noun(happening.phase))


def in_phase(happening: Happening) -> Say:
    """Renders the phase of a happening; a skirmish phase is rendered as a skirmish."""
    if happening.phase == terms.SKIRMISH:
        return say("In.skirmish")
    if happening.kind == terms.DISCARDED_NOW and happening.phase in ACTIONS:
        # A card removed by the rules at the end of the phase is not discarded by a player.
        return say("In.action", x=Noun(ACTIONS[happening.phase]))
    return say("In.phase", phase=replace(phase_noun(happening.phase), determiner=A))
