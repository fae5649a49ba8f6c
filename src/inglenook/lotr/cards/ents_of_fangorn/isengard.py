"""Isengard cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

ISENGARD_ORC = ISENGARD & ORC
SACRIFICE = Action(
    (REGROUP,), costs=(Discard(a(ISENGARD_ORC)),), effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),)
)

card(
    "6U63",
    "Gnawing, Biting, Hacking, Burning",
    Trigger(
        Happening(DISCARDED_NOW, ISENGARD_ORC, phase=REGROUP),
        optional=True,
        effects=(Stack(that(IT), a(THIS), source=DISCARD_PILE),),
    ),
    Action(
        (SHADOW_PHASE,),
        costs=(Discard(a(ANYTHING & StackedOn(THIS), count=2)), remove_twilight(1)),
        effects=(PlayCard(ISENGARD_ORC, zones=(DISCARD_PILE,)),),
    ),
)

card("6C65", "Isengard Artisan", SACRIFICE)

card(
    "6U66",
    "Isengard Builder",
    Action(
        (REGROUP,),
        condition=Is(THIS, StackedOn(ISENGARD)),
        costs=(Discard(a(THIS)),),
        effects=(add_twilight(2),),
        zone=STACKED,
    ),
)

card("6C67", "Isengard Journeyman", SACRIFICE)

card(
    "6R68",
    "Isengard Mechanics",
    Action(
        (REGROUP,),
        costs=(Discard(a(ISENGARD_ORC)),),
        effects=(Wound(a(COMPANION, count=If(CanSpot(COMPANION, 6, chosen=True), 2, 1)), by=FREE_PEOPLES_PLAYER),),
    ),
    Action(
        (REGROUP,),
        condition=Is(THIS, StackedOn(ISENGARD)),
        costs=(Discard(a(THIS)), Spot(ISENGARD_ORC)),
        effects=(add_twilight(3),),
        zone=STACKED,
    ),
)

card("6C69", "Isengard Plodder", SACRIFICE)

card("6C71", "Isengard Tinker", SACRIFICE)
