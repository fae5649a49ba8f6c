"""A sentence of each kind, with and without its parts, so that each is worded in every language."""

from __future__ import annotations

from inglenook.lotr.dsl import amounts, conditions, effects, filters, terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, DiscardedWhen, Response, Trigger
from inglenook.lotr.dsl.effects import Select
from inglenook.lotr.dsl.facade import (
    a,
    cannot,
    exert,
    keyword,
    strength,
)
from inglenook.lotr.dsl.filters import (
    BEARER,
    ELF,
    FREE_PEOPLES_CARD,
    HOBBIT,
    MINION,
    RING_BEARER,
    THIS,
)
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.rendering.descriptions import SPOTTED
from tests.lotr.rendering.frames import DRAW, OPPONENT, WINS

PLAYED = Happening(terms.PLAYED, THIS)
TURN = Happening(terms.TURN_STARTS)
COST = (exert(THIS),)

ABILITIES: tuple[Ability, ...] = (
    *(
        Action((phase,), DRAW, COST, conditions.AtThisSite(), 1, terms.THIS_TURN)
        for phase in (
            terms.FELLOWSHIP,
            terms.SHADOW_PHASE,
            terms.MANEUVER,
            terms.ARCHERY,
            terms.ASSIGNMENT,
            terms.SKIRMISH,
            terms.REGROUP,
            terms.RESPONSE_TIME,
        )
    ),
    Action((terms.FELLOWSHIP, terms.REGROUP), DRAW, uses=2, period=terms.THIS_PHASE),
    Action((terms.FELLOWSHIP,), DRAW, uses=3, period=terms.THIS_PHASE),
    Action((terms.SKIRMISH,), (effects.Spot(HOBBIT, x="x"), effects.Modify((strength(SPOTTED),), a(ELF)))),
    Action((terms.SKIRMISH,), (effects.Draw(SPOTTED),), (effects.Spot(amounts.Burdens(), x="x"),)),
    Action(
        (terms.SKIRMISH,),
        (
            effects.Spot(FREE_PEOPLES_CARD, x="x", limit=amounts.Cultures(FREE_PEOPLES_CARD, 2)),
            effects.Modify((strength(SPOTTED),), a(ELF)),
        ),
    ),
    Action(
        (terms.SKIRMISH,),
        (
            effects.Spot(FREE_PEOPLES_CARD, x="x", limit=amounts.Cultures(FREE_PEOPLES_CARD, 2)),
            effects.Wound(Select(MINION, SPOTTED)),
        ),
    ),
    *(
        Action(
            (terms.FELLOWSHIP,),
            (
                effects.SeeDeck(3, whose, remember="seen"),
                effects.MoveCards(filters.SHADOW_CARD, terms.DECK, terms.DISCARD_PILE, up_to=True, among="seen"),
                effects.MoveCards(filters.ANYTHING, terms.DECK, to, effects.ALL, among="seen"),
            ),
        )
        for whose in (terms.YOU, terms.ANY_PLAYER)
        for to in (terms.HAND, terms.ON_TOP_OF_DECK, terms.SHUFFLED_INTO_DECK)
    ),
    Action(
        (terms.FELLOWSHIP,),
        (
            effects.SeeDeck(until=ELF, remember="seen"),
            effects.MoveCards(filters.ANYTHING, terms.DECK, terms.HAND, effects.ALL, among="seen"),
        ),
    ),
    Action(
        (terms.FELLOWSHIP,),
        (effects.SeeDeck(remember="seen"), effects.MoveCards(filters.That("seen"), terms.DECK, terms.BENEATH_DECK)),
    ),
    Action(
        (terms.FELLOWSHIP,),
        (
            effects.Repeat(5, (effects.DiscardFromDeck(remember="last"),), until_stopped=True),
            effects.MoveCards(filters.That("last"), terms.DISCARD_PILE, terms.HAND),
        ),
    ),
    Response(WINS, DRAW, COST, conditions.AtThisSite()),
    Response(Happening(terms.WINS, ELF, condition=conditions.CanSpot(HOBBIT)), DRAW, condition=conditions.AtThisSite()),
    *(
        Trigger(Happening(kind, ELF), (effects.Prevent(),), optional=True)
        for kind in (terms.ABOUT_TO_BE_WOUNDED, terms.ABOUT_TO_ADD_BURDENS, terms.ABOUT_TO_EXERT)
    ),
    *(
        Trigger(happening, DRAW, costs, conditions.RingIsWorn(), optional)
        for happening in (WINS, PLAYED, TURN)
        for costs in ((), COST)
        for optional in (False, True)
    ),
    Trigger(WINS, DRAW, uses=1, period=terms.THIS_TURN),
    *(
        Trigger(Happening(terms.MOVES_TO, condition=conditions.AtSite(least=least, most=most)), DRAW)
        for least, most in ((4, 4), (4, 5), (4, 6), (4, 9))
    ),
    Trigger(WINS, (effects.Choose((COST, DRAW)),), optional=True),
    Trigger(WINS, (effects.Draw(1, OPPONENT),), optional=True),
    Trigger(WINS, (effects.WearRing(),), optional=True),
    Trigger(WINS, (effects.MakeRingBearer(),), optional=True),
    Trigger(WINS, (effects.Repeat(amounts.Count(ELF), COST),), optional=True),
    Trigger(WINS, (effects.Modify((strength(1), keyword(terms.FIERCE)), a(THIS)),), optional=True),
    Continuous(
        (Modifier(terms.COST, -2),), filters.ORC, conditions.NotYetPlayed(filters.ORC, terms.THIS_TURN, here=True)
    ),
    Continuous(
        (Modifier(terms.COST, -2),),
        filters.ORC,
        conditions.All(
            (
                conditions.AtSite(least=4, most=4, block=terms.TOWERS_BLOCK),
                conditions.NotYetPlayed(filters.ORC, terms.THIS_TURN, here=True),
            )
        ),
    ),
    Continuous((Modifier(terms.COST, -2),), filters.ORC, conditions.NotYetPlayed(filters.ORC)),
    Continuous(
        (Modifier(terms.COST, -2),),
        filters.ORC,
        conditions.All((conditions.During(terms.SHADOW_PHASE), conditions.NotYetPlayed(filters.ORC))),
    ),
    Continuous((cannot(terms.TAKE_WOUNDS),), filters.ORC, conditions.During(terms.ARCHERY)),
    Continuous((cannot(terms.TAKE_WOUNDS),), BEARER, conditions.Without(conditions.During(terms.SKIRMISH))),
    Continuous((Modifier(terms.WOUND_LIMIT, 1),), BEARER, conditions.During(terms.SKIRMISH)),
    Continuous((Modifier(terms.COST, -1),), condition=conditions.During(terms.SETTING_UP)),
    Continuous(
        (
            Modifier(terms.CANNOT, 1, terms.TAKE_WOUNDS, phase=terms.ARCHERY),
            Modifier(terms.CANNOT, 1, terms.BE_ASSIGNED),
        )
    ),
    Continuous((Modifier(terms.TEXT),), BEARER),
    Continuous(
        (Modifier(terms.WOUND_LIMIT, 1),),
        condition=conditions.All((conditions.During(terms.SKIRMISH), conditions.AtThisSite())),
    ),
    Continuous((cannot(terms.WIN_BEFORE_RECONCILING),), RING_BEARER),
    DiscardedWhen(conditions.HomeControlledByOpponent()),
    DiscardedWhen(conditions.AtThisSite(), filters.OTHER & MINION),
)
