"""Raider cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

EASTERLING = WithKeyword("easterling")
SOUTHRON = WithKeyword("southron")

card(
    "6R78",
    "Easterling Army",
    Action((SKIRMISH,), costs=(Spot(Burdens(), 2), exert(THIS)), effects=(make(a(EASTERLING), strength(1)),)),
    Action((SKIRMISH,), costs=(Spot(Burdens(), 4), exert(THIS)), effects=(make(a(EASTERLING), strength(2)),)),
    Action((SKIRMISH,), costs=(Spot(Burdens(), 6), exert(THIS)), effects=(make(a(EASTERLING), strength(3)),)),
)

card(
    "6U79",
    "Easterling Polearm",
    Continuous((cannot(TAKE_WOUNDS),), of=BEARER, condition=CanSpot(Burdens(), 2)),
    Continuous((damage(1),), of=BEARER, condition=CanSpot(Burdens(), 5)),
    on=On(EASTERLING),
)

card(
    "6R80",
    "Southron Archer Legion",
    Action(
        (ARCHERY,),
        costs=(remove_twilight(3),),
        effects=(Modify((Modifier(MINION_ARCHERY, Count(COMPANION, over=4)),), total=4),),
    ),
)

card(
    "6C81",
    "Southron Invaders",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(OTHER & SOUTHRON),),
        effects=(PlayCard(MINION & WithKeyword(AMBUSH), zones=(DISCARD_PILE,)),),
    ),
)

card(
    "6R82",
    "Trample",
    Action(
        (MANEUVER,),
        costs=(Spot(MOUNTED & RAIDER & MAN),),
        effects=(
            Unless(FREE_PEOPLES_PLAYER, price=(add_twilight(4),), effects=(Discard(a(COMPANION & ~RING_BEARER)),)),
        ),
    ),
)
