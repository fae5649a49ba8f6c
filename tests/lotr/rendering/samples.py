"""Sample cards for every word, so that each word is worded in every language even if no real card uses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from inglenook.lotr.dsl import amounts, conditions, effects, filters, terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Response
from inglenook.lotr.dsl.cards import Definition, On
from inglenook.lotr.dsl.effects import Effect, Select
from inglenook.lotr.dsl.facade import (
    a,
    add_burdens,
    add_twilight,
    any_number,
    cannot,
    damage,
    each,
    exert,
    keyword,
    strength,
    that,
)
from inglenook.lotr.dsl.facade import up_to as at_most
from inglenook.lotr.dsl.filters import (
    COMPANION,
    DWARF,
    ELF,
    FREE_PEOPLES_CARD,
    HOBBIT,
    MINION,
    RING_BEARER,
    THIS,
    YOURS,
)
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.rendering.descriptions import AMOUNTS, CONDITIONS, FILTERS, HAPPENINGS, MODIFIERS
from tests.lotr.rendering.frames import OPPONENT, sentence
from tests.lotr.rendering.sentences import ABILITIES

PLAYERS = (terms.YOU, terms.FREE_PEOPLES_PLAYER, terms.AN_OPPONENT, terms.EACH_SHADOW_PLAYER, terms.ANY_SHADOW_PLAYER)

EFFECTS: tuple[Effect, ...] = (
    effects.Spot(filters.ORC, 5),
    effects.Spot(filters.ORC, x="x", limit=3),
    effects.Spot(amounts.Burdens(), 4),
    effects.Spot(amounts.Burdens(), x="x", limit=5),
    effects.Spot(amounts.Twilight(), 3),
    effects.Spot(amounts.TokensOn(filters.ANYTHING, "rohan")),
    effects.Spot(amounts.TokensOn(THIS, "isengard"), 3),
    effects.Spot(amounts.WoundsOn(RING_BEARER), 3),
    effects.Spot(amounts.Cultures(FREE_PEOPLES_CARD), 4),
    *(kind(a(MINION), 2, by) for kind in (effects.Exert, effects.Wound, effects.Heal) for by in PLAYERS[:2]),
    effects.Exhaust(a(COMPANION)),
    effects.Exert(a(COMPANION), x="x"),
    effects.TwilightTokens(4, x="x"),
    effects.WearRing(off=True),
    effects.Modify((Modifier(terms.SHADOW_NUMBER, -2),), until=terms.THIS_TURN),
    effects.Modify((Modifier(terms.COST, 2, of=filters.EVENT & filters.ForPhase(terms.MANEUVER)),)),
    exert(COMPANION, amounts.Count(filters.ORC)),
    exert(COMPANION, amounts.Times(2, amounts.Burdens())),
    exert(COMPANION, 3),
    effects.Heal(at_most(2, HOBBIT)),
    effects.Heal(a(HOBBIT), 2, up_to=True),
    effects.Exert(any_number(HOBBIT, "x")),
    effects.Heal(any_number(HOBBIT)),
    effects.Wound(Select(MINION, amounts.If(conditions.CanSpot(COMPANION, 6), 2, 1))),
    effects.Wound(Select(MINION, amounts.Count(HOBBIT))),
    effects.Wound(a(YOURS & MINION, count=2)),
    add_burdens(2),
    effects.Burden(amounts.Count(COMPANION, over=4)),
    effects.Burden(amounts.Count(MINION & filters.Skirmishing(ELF))),
    effects.Burden(-1),
    effects.Burden(-2, up_to=True),
    add_twilight(2),
    effects.TwilightTokens(-3),
    effects.TwilightTokens(amounts.Times(-1, amounts.Count(ELF)), total=4),
    effects.TwilightTokens(amounts.AtMost(amounts.Burdens(), 4)),
    effects.Token("isengard", 1, a(THIS)),
    effects.Token("isengard", -3, a(THIS)),
    effects.Modify((strength(2), damage(1), keyword(terms.FIERCE)), a(MINION), terms.UNTIL_REGROUP),
    effects.Modify((Modifier(terms.MOVE_LIMIT, 1),), until=terms.THIS_TURN),
    effects.Modify((strength(1),), a(THIS), total=3),
    effects.Discard(each(filters.CONDITION)),
    effects.Discard(a(filters.MOUNT & filters.BorneBy(COMPANION)), bearer="rider"),
    effects.Wound(a(MINION & filters.OfThatPlayer()), by=OPPONENT),
    *(effects.DiscardFromHand(2, whose=whose) for whose in (terms.YOU, OPPONENT)),
    *(effects.DiscardFromHand(effects.ALL, whose=whose) for whose in (terms.YOU, OPPONENT)),
    effects.DiscardFromHand(effects.ALL, filters.FREE_PEOPLES_CARD),
    *(effects.DiscardFromHand(1, whose=whose, at_random=True) for whose in (terms.YOU, OPPONENT)),
    *(effects.DiscardFromDeck(count, whose) for count in (1, 2) for whose in (terms.YOU, OPPONENT)),
    *(effects.Draw(count, who) for count in (1, 3) for who in PLAYERS[:4]),
    effects.Draw(amounts.Count(COMPANION, over=4)),
    *(effects.Draw(amounts.InPile(pile)) for pile in (terms.HAND, terms.DEAD_PILE)),
    effects.PlayCard(filters.ORC, (terms.DISCARD_PILE, terms.DEAD_PILE), discount=-2, on=None),
    effects.PlayCard(filters.WEAPON, (terms.DECK, terms.HAND, terms.ADVENTURE_DECK), on=DWARF),
    effects.PlayCard(filters.ANYTHING & filters.StackedOn(THIS), (terms.STACKED,)),
    effects.PlayCard(ELF, free=True),
    effects.PlayCard(filters.ORC, discount=4, exhausted=True),
    effects.PlayCard(HOBBIT, (terms.STACKED,), discount=amounts.Times(-1, amounts.Count(ELF))),
    *(
        effects.MoveCards(filters.ANYTHING, terms.DISCARD_PILE, to, 2)
        for to in (terms.HAND, terms.BENEATH_DECK, terms.ON_TOP_OF_DECK, terms.SHUFFLED_INTO_DECK)
    ),
    effects.SeeHand(),
    effects.SeeHand(terms.FREE_PEOPLES_PLAYER),
    effects.SeeHand(terms.AN_OPPONENT, to_all=True),
    effects.SeeHand(terms.YOU, to_all=True),
    *(effects.SeeHand(whose, to_all=True, at_random=1) for whose in (terms.YOU, OPPONENT)),
    effects.SeeHand(at_random=2),
    effects.RevealFromHand(any_number(filters.ORC, "x")),
    effects.RevealFromHand(a(filters.ORC, count=2)),
    effects.ChooseCard(a(filters.ORC)),
    effects.SeeHand(at_random=2, least=7),
    *(
        effects.SeeDeck(count, whose, to_all=to_all)
        for count in (1, 3)
        for whose in (terms.YOU, OPPONENT, terms.ANY_PLAYER, terms.FREE_PEOPLES_PLAYER)
        for to_all in (True, False)
    ),
    *(effects.SeeDeck(count, bottom=True) for count in (1, 2)),
    effects.SeeDeck(amounts.Count(ELF)),
    effects.SeeDeck(until=~(filters.MORIA & MINION)),
    *(effects.DiscardFromDeck(count, bottom=True) for count in (1, 2)),
    effects.Repeat(5, (effects.DiscardFromDeck(remember="last"), add_twilight(1)), until_stopped=True),
    effects.Repeat(effects.ALL, (effects.PlayCard(ELF, (terms.DISCARD_PILE,)),), until_stopped=True),
    effects.DiscardFromHand(1, MINION, OPPONENT, among="revealed"),
    *(
        effects.MoveCards(MINION, terms.DECK, to, 2, up_to=True, among="revealed")
        for to in (terms.HAND, terms.DISCARD_PILE, terms.BENEATH_DECK, terms.SHUFFLED_INTO_DECK)
    ),
    effects.May(
        (effects.Draw(amounts.Number("gone")),), costs=(effects.DiscardFromHand(3, remember="gone", up_to=True),)
    ),
    effects.May((effects.Draw(), effects.SeeHand(terms.YOU, to_all=True, at_random=1)), OPPONENT, costs=(exert(ELF),)),
    effects.EndShadowPhase(),
    effects.Choose(
        ((effects.SkipPhase(terms.SHADOW_PHASE, terms.THAT_PLAYER),), (effects.Draw(1, terms.THAT_PLAYER),)),
        terms.THAT_PLAYER,
    ),
    effects.Burden(amounts.Races(("elf", "man"))),
    effects.Stack(a(filters.FREE_PEOPLES_CARD), a(THIS), terms.HAND),
    effects.Stack(a(THIS), a(filters.SiteYouControl())),
    *(effects.Stack(a(filters.ANYTHING, count=count), a(filters.CONDITION), terms.DECK) for count in (1, 2)),
    effects.MoveCards(filters.CONDITION, terms.PLAY, terms.SHUFFLED_INTO_DECK, effects.ALL, up_to=True),
    *(
        effects.MoveCards(filters.ANYTHING, terms.HAND, terms.SHUFFLED_INTO_DECK, effects.ALL, whose=whose)
        for whose in PLAYERS[:3]
    ),
    effects.Transfer(a(filters.CONDITION & filters.BorneBy(MINION))),
    effects.Transfer(a(THIS), a(MINION & filters.Skirmishing(ELF))),
    effects.Transfer(a(THIS), a(MINION), (terms.SUPPORT_AREA, terms.DISCARD_PILE), 1),
    effects.Choose(((exert(THIS),), (add_burdens(1),))),
    effects.Choose(((exert(THIS),), (add_burdens(1),), (effects.Draw(),))),
    effects.Repeat(2, (effects.Discard(a(ELF)),), until_stopped=True),
    effects.Choose(((exert(THIS),), (add_burdens(1),)), terms.FREE_PEOPLES_PLAYER),
    effects.May((exert(COMPANION, remember="one"), effects.Modify((strength(2),), that("one"))), OPPONENT),
    effects.May((effects.Draw(),)),
    effects.May((effects.Modify((strength(2),), a(COMPANION)),), costs=(exert(ELF),)),
    effects.May((effects.Modify((strength(2),), a(COMPANION)),), OPPONENT, (exert(ELF),)),
    effects.May((effects.Draw(),), terms.FREE_PEOPLES_PLAYER),
    effects.May((effects.Draw(),), terms.FREE_PEOPLES_PLAYER, (exert(ELF),)),
    effects.May((effects.DiscardFromHand(2), effects.DiscardFromHand(1, at_random=True)), OPPONENT),
    effects.May((effects.DiscardFromHand(effects.ALL), effects.DiscardFromDeck(2)), OPPONENT),
    effects.May((effects.DiscardFromDeck(), effects.SeeHand(terms.YOU, to_all=True)), OPPONENT),
    effects.May((effects.Choose(((exert(THIS),), (add_burdens(1),))),), OPPONENT),
    effects.Unless(terms.ANY_SHADOW_PLAYER, (effects.TwilightTokens(-2),), (effects.Discard(a(THIS)),)),
    effects.Unless(terms.FREE_PEOPLES_PLAYER, (effects.Discard(a(ELF), by=terms.PLAYER_OF_THIS),), (effects.Draw(),)),
    effects.Unless(
        terms.AN_OPPONENT, (effects.TwilightTokens(-3),), (effects.Discard(a(MINION), by=terms.THAT_PLAYER),)
    ),
    effects.Unless(
        terms.ITS_OWNER, (effects.TwilightTokens(-2),), (effects.Discard(a(filters.That("one"))),), a(MINION, "one")
    ),
    *(effects.NameCultures(count, "cultures", by) for count in (1, 3) for by in PLAYERS[:2]),
    effects.When(conditions.AtThisSite(), (add_burdens(1),), (effects.Draw(),)),
    effects.When(conditions.AtThisSite(), (add_burdens(1),)),
    effects.Repeat(3, (exert(COMPANION),)),
    effects.Repeat(3, (effects.May((exert(COMPANION),)),)),
    effects.Repeat(amounts.Count(ELF), (exert(COMPANION),)),
    effects.Repeat(amounts.AtMost(amounts.Count(ELF), 3), (exert(COMPANION),)),
    *(
        effects.Later(Happening(terms.LOSES, MINION, ELF), (effects.Draw(),), until)
        for until in (terms.THIS_PHASE, terms.UNTIL_ASSIGNMENT, terms.UNTIL_REGROUP, terms.THIS_TURN)
    ),
    effects.Later(Happening(terms.MOVES), (effects.Draw(),), terms.THIS_TURN, once=True),
    effects.MoveCards(THIS, terms.NO_ZONE, terms.ON_TOP_OF_DECK),
    effects.SkipPhase(terms.ARCHERY),
    *(effects.SkipPhase(terms.SHADOW_PHASE, whose) for whose in (terms.YOU, OPPONENT)),
    effects.Prevent(),
    effects.Prevent((add_burdens(2),)),
    effects.Prevent(one=True),
    effects.Prevent(each=filters.WithKeyword("machine")),
    effects.CancelAction(),
    effects.CancelSkirmish(HOBBIT, fierce=True),
    effects.CancelSkirmish(HOBBIT & filters.Skirmishing(filters.NAZGUL)),
    effects.CancelSkirmish(HOBBIT),
    effects.RemoveFromSkirmish(a(filters.SAURON & filters.ORC), filters.UNBOUND & COMPANION),
    effects.RemoveFromSkirmish(a(MINION & filters.Bearing(filters.WEAPON), count=2), HOBBIT),
    effects.Assign(a(MINION), a(COMPANION & ~RING_BEARER)),
    effects.Assign(a(MINION), a(COMPANION), OPPONENT),
    effects.PlayNextSite(),
    effects.PlayNextSite(number=2, block=terms.FELLOWSHIP_BLOCK),
    effects.PlayNextSite(filters.WithKeyword("forest"), "site"),
    effects.CancelAssignments(),
    effects.Modify((Modifier(terms.TEXT, 0),), a(THIS), terms.THAT_SKIRMISH),
    effects.ReplaceSite(),
    effects.ReplaceSite(here=True),
    effects.ReplaceSite(1, terms.FELLOWSHIP_BLOCK),
    effects.ReplaceSite(new=filters.SITE & (filters.WithKeyword("marsh") | filters.WithKeyword("underground"))),
    effects.NoMoreMoves(),
    effects.MoveAgain(),
    effects.ActAgain(),
    effects.Token("", -2, a(filters.POSSESSION)),
    effects.MoveCards(COMPANION, terms.PLAY, terms.HAND),
    effects.MoveCards(COMPANION, terms.PLAY, terms.HAND, with_all=True),
    effects.May((effects.Wound(a(YOURS & MINION)),), by=terms.FREE_PEOPLES_PLAYER),
    effects.MoveCards(filters.ANYTHING, terms.HAND, terms.BENEATH_DECK, effects.ALL),
    effects.Wound(Select(MINION, remember="minion"), amounts.If(conditions.CanSpot(ELF), 2, 1)),
    effects.Wound(a(MINION), amounts.If(conditions.CanSpot(ELF), 3, 1)),
    effects.TakeControl(),
    effects.Liberate(),
    effects.Reconcile(),
    effects.WearRing(),
    effects.MakeRingBearer(),
)

BY_OTHERS: tuple[Effect, ...] = (
    effects.Spot(ELF),
    add_burdens(1),
    effects.Burden(-1),
    add_twilight(1),
    effects.TwilightTokens(-1),
    effects.Token("isengard", 1, a(THIS)),
    effects.Token("isengard", -1, a(THIS)),
    effects.Modify((strength(2),), a(THIS)),
    effects.Discard(a(THIS)),
    effects.PlayCard(filters.ORC, (terms.DISCARD_PILE, terms.DEAD_PILE, terms.DECK)),
    *(
        effects.MoveCards(filters.ANYTHING, terms.DISCARD_PILE, to)
        for to in (terms.HAND, terms.BENEATH_DECK, terms.ON_TOP_OF_DECK, terms.SHUFFLED_INTO_DECK)
    ),
    effects.MoveCards(COMPANION, terms.PLAY, terms.HAND),
    effects.SeeHand(),
    effects.DiscardFromHand(1, among="revealed"),
    effects.Stack(a(filters.SHADOW_CARD), a(THIS), terms.HAND),
    effects.Transfer(a(THIS), a(MINION)),
    effects.Repeat(amounts.Count(ELF), (exert(COMPANION),)),
    effects.CancelSkirmish(HOBBIT),
    effects.TakeControl(),
    effects.Liberate(),
    effects.Reconcile(),
)
"""Effects that another player may be made to choose among."""

CARDS: tuple[Definition, ...] = (
    Definition(
        "0C1", "Sample", terms.POSSESSION_TYPE, side=terms.SHADOW, culture="moria", item_class="hand_weapon",
        on=On(filters.ORC, 1, extra_class=True), to_play=(effects.Spot(filters.ORC),),
        keywords=(("damage", 1), ("ambush", 2), ("fierce", 1)), strength=1, vitality=1,
    ),
    Definition("0C2", "Sample", terms.CONDITION_TYPE, side=terms.SHADOW, culture="moria"),
    Definition("0C3", "Sample", terms.COMPANION_TYPE, side=terms.FREE_PEOPLES, culture="shire", race="hobbit",
        resistance=10, signet="frodo", ring_bearer=True),
    Definition("0C4", "Sample", terms.SITE_TYPE, site_number=1, block=terms.TOWERS_BLOCK, arrow=terms.LEFT),
    Definition("0C5", "Sample", terms.SITE_TYPE, site_number=3, block=terms.FELLOWSHIP_BLOCK, arrow=terms.RIGHT),
)  # fmt: skip


def samples() -> Iterator[Any]:
    """Yields every sample of every word; words that occur only inside others are found there."""
    for word in (*FILTERS, *AMOUNTS, *CONDITIONS, *MODIFIERS, *EFFECTS, *BY_OTHERS, *HAPPENINGS, *ABILITIES):
        if not isinstance(word, int):
            yield word
    yield from (effect.who for effect in EFFECTS if isinstance(effect, effects.Wound))


def abilities() -> Iterator[tuple[object, Ability]]:
    """Yields each word, with an ability that uses the word, in every required grammatical form."""
    for filter in FILTERS:
        yield filter, Action((terms.SKIRMISH,), (exert(filter, remember="it"), effects.Wound(that("it"))))
        yield filter, Action((terms.SKIRMISH,), (effects.Wound(a(filter, count=2)),))
        yield filter, Continuous((cannot(terms.TAKE_WOUNDS),), filter)
    for amount in AMOUNTS:
        spot = effects.Spot(HOBBIT, x="x")
        yield amount, Action((terms.SKIRMISH,), (spot, effects.Wound(Select(MINION, amount))))
    for happening in HAPPENINGS:
        yield happening, Response(happening, (effects.Prevent(),))
    for word in samples():
        yield word, sentence(word)
