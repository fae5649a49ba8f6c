"""Ringwraith cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2R75",
    "Bill Ferny",
    Continuous((Modifier(NOT_ROAMING, 1),), of=NAZGUL),
    Continuous((cannot(BE_DEFENDED_AGAINST),)),
    DiscardedWhen(AtSite("underground")),
)

card(
    "2U76",
    "Helpless",
    Continuous((without_text(),), of=BEARER),
    to_play=(Spot(Titled("Frodo")), Spot(NAZGUL)),
    on=On(Titled("Sam")),
)

card(
    "2R77",
    "His Terrible Servants",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, WithKeyword("twilight") & NAZGUL),
        costs=(remove_twilight(1),),
        effects=(Prevent(),),
    ),
)

card(
    "2U78",
    "It Wants to be Found",
    Action((MANEUVER,), costs=(Spot(WithKeyword("twilight") & NAZGUL),), effects=(add_burdens(1),)),
)

card(
    "2U79",
    "Resistance Becomes Unbearable",
    Action(
        (MANEUVER,),
        costs=(exert(WithKeyword("twilight") & NAZGUL),),
        effects=(exert(RING_BEARER), When(Is(RING_BEARER, EXHAUSTED), then=(WearRing(),))),
    ),
)

card(
    "2R80",
    "Stricken Dumb",
    Action((MANEUVER,), costs=(exert(Titled("The Witch-king")),), effects=(Discard(a(WithKeyword("tale") | WEAPON)),)),
)

card(
    "2U81",
    "They Will Find the Ring",
    Action(
        (MANEUVER,),
        costs=(Exert(a(NAZGUL, count=2)), Spot(Burdens(), x="x")),
        effects=(Exert(a(COMPANION, count=Number("x"))),),
    ),
)

card("2U82", "Úlairë Attëa", Trigger(Happening(PLAYED, THIS), optional=True, effects=(wound(ALLY),)))

card(
    "2U83",
    "Úlairë Enquëa",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        costs=(exert(THIS),),
        effects=(wound(RING_BEARER, If(CanSpot(Burdens(), 5), 2, 1)),),
    ),
)

card(
    "2R84",
    "Úlairë Nelya",
    Continuous(
        (keyword(FIERCE), damage(1)),
        condition=Any((CanSpot(Burdens(), 2), CanSpot(WoundsOn(RING_BEARER), 2))),
    ),
)

card(
    "2R85",
    "The Witch-king",
    Continuous((cannot(BE_PLAYED),), of=Titled("Return to Its Master")),
    Trigger(Happening(WINS, THIS), optional=True, costs=(exert(THIS),), effects=(wound(RING_BEARER, 2),)),
)

card(
    "2R86",
    "Wraith-world",
    Action(
        (SKIRMISH,),
        condition=RingIsWorn(),
        costs=(Spot(WithKeyword("twilight") & NAZGUL),),
        effects=(add_burdens(3),),
    ),
)
