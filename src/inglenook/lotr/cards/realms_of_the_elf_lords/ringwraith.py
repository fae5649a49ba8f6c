"""Ringwraith cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3R81",
    "Gates of the Dead City",
    Trigger(
        Happening(BURDEN_ADDED, against=RINGWRAITH),
        effects=(Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
    to_play=(Spot(NAZGUL),),
)

card(
    "3U82",
    "News of Mordor",
    Action((SKIRMISH,), costs=(Spot(ISENGARD & MINION),), effects=(make(a(NAZGUL), damage(1)),)),
)

card(
    "3U83",
    "The Ring Draws Them",
    Trigger(Happening(MOVES), effects=(add_twilight(Burdens()),)),
    Trigger(
        Happening(PHASE_ENDS, phase=SHADOW_PHASE, whose=YOU),
        effects=(Choose(((exert(NAZGUL),), (Discard(a(THIS)),))),),
    ),
)

card(
    "3C84",
    "They Will Never Stop Hunting You",
    Action(
        (MANEUVER,),
        costs=(Spot(NAZGUL),),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="revealed"),
            exert(COMPANION & Bearing(RANGED_WEAPON), CostOf(That("revealed"))),
        ),
    ),
)

card(
    "3R85",
    "Too Great and Terrible",
    Action(
        (MANEUVER,),
        costs=(Spot(NAZGUL),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(DiscardFromHand(2, GANDALF_CULTURE),),
                effects=(wound(Titled("Gandalf"), 2),),
            ),
        ),
    ),
)

card(
    "3U86",
    "Úlairë Otsëa",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        costs=(exert(THIS),),
        effects=(Transfer(a(Titled("Blade Tip")), a(RING_BEARER), zones=(SUPPORT_AREA,), limit=1),),
    ),
)
