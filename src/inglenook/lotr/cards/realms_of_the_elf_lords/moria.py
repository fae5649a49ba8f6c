"""Moria cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3C76",
    "Dangerous Gamble",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(MORIA & MINION),),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=1, remember="card"),
            add_twilight(CostOf(That("card"))),
        ),
    ),
)

card(
    "3R77",
    "Depths of Moria",
    Trigger(Happening(MOVES, phase=REGROUP), effects=(add_twilight(2),)),
    to_play=(Spot(MORIA & ORC),),
)

card(
    "3C78",
    "Hide and Seek",
    Action((SKIRMISH,), costs=(Spot(SHIRE & COMPANION, 2),), effects=(make(a(MORIA & MINION), damage(1)),)),
)

card(
    "3U79",
    "Malice",
    Action((ARCHERY,), costs=(Spot(MORIA & ORC), Spot(SAURON & ORC)), effects=(wound(WithKeyword(ARCHER)),)),
)

card(
    "3R80",
    "Such a Little Thing",
    Action(
        (MANEUVER,),
        costs=(Spot(MORIA & MINION),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                (Discard(a(FREE_PEOPLES_CARD & POSSESSION, count=2)),),
                (wound(Titled("Boromir"), 3),),
            ),
        ),
    ),
)
