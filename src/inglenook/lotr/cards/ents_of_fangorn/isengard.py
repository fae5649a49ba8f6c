"""Isengard cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

ISENGARD_ORC = ISENGARD & ORC
SACRIFICE = Action(
    (REGROUP,), costs=(Discard(a(ISENGARD_ORC)),), effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),)
)

KEEPS_THE_DISCARDED = Trigger(
    Happening(DISCARDED_NOW, ISENGARD_ORC, phase=REGROUP),
    optional=True,
    effects=(Stack(that(IT), a(THIS), source=DISCARD_PILE),),
)
BEYOND_TWO_CULTURES = Cultures(FREE_PEOPLES_CARD, over=2)

card(
    "6R57",
    "Agents of Orthanc",
    Continuous((keyword(DAMAGE, BEYOND_TWO_CULTURES), strength(Times(2, BEYOND_TWO_CULTURES)))),
)

card(
    "6U58",
    "Assault Ladder",
    Action((SHADOW_PHASE,), costs=(exert(URUK_HAI),), effects=(Token("isengard", 1, a(THIS)),)),
    Action(
        (SKIRMISH,),
        costs=(Spot(TokensOn(THIS, "isengard"), 3),),
        effects=(make(a(URUK_HAI), strength(3)), Discard(a(THIS))),
    ),
)

card(
    "6C59",
    "Banner of Isengard",
    Trigger(
        Happening(WINS, BEARER),
        effects=(Repeat(SitesControlled(), (Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),),
    ),
    on=On(ISENGARD & MINION),
)

card(
    "6R60",
    "Berserk Butcher",
    Continuous((strength(WoundsOn(CHARACTER & InSkirmish())),), condition=Is(THIS, InSkirmish())),
    Action(
        (MANEUVER,),
        costs=(Token("isengard", -1, a(WithKeyword("machine"))), exert(THIS, 2)),
        effects=(make(each(URUK_HAI), cannot(TAKE_WOUNDS), until=UNTIL_ASSIGNMENT),),
    ),
)

card(
    "6U61",
    "Desertion",
    Action(
        (ASSIGNMENT,),
        effects=(
            Assign(a(ISENGARD & MINION & ~StrengthAtLeast(StrengthOf(BEARER))), a(BEARER)),
            Discard(a(THIS)),
        ),
    ),
    on=On(COMPANION & ~RING_BEARER),
    to_play=(Spot(ISENGARD & MAN),),
)

card(
    "6R62",
    "Fires and Foul Fumes",
    Action(
        (REGROUP,),
        costs=(Discard(a(ISENGARD_ORC, count=4)),),
        effects=(wound(COMPANION & ~RING_BEARER, 4),),
    ),
)

card(
    "6U63",
    "Gnawing, Biting, Hacking, Burning",
    KEEPS_THE_DISCARDED,
    Action(
        (SHADOW_PHASE,),
        costs=(Discard(a(ANYTHING & StackedOn(THIS), count=2)), remove_twilight(1)),
        effects=(PlayCard(ISENGARD_ORC, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "6U64",
    "Iron Fist of the Orc",
    KEEPS_THE_DISCARDED,
    Action(
        (REGROUP,),
        costs=(Discard(a(ANYTHING & StackedOn(THIS), count=3)), remove_twilight(1)),
        effects=(Discard(a(FREE_PEOPLES_CARD & POSSESSION)),),
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

card(
    "6U70",
    "Isengard Tender",
    Action(
        (REGROUP,),
        condition=Is(THIS, StackedOn(ISENGARD)),
        costs=(Discard(a(THIS)), remove_twilight(2)),
        effects=(Exhaust(a(COMPANION)),),
        zone=STACKED,
    ),
)

card("6C71", "Isengard Tinker", SACRIFICE)

card(
    "6C72",
    "Rohirrim Traitor",
    Continuous((strength(2),), condition=CanSpot(ISENGARD & CONDITION & BorneBy(COMPANION))),
)

card(
    "6U73",
    "Scaffolding",
    KEEPS_THE_DISCARDED,
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, ISENGARD_ORC),
        costs=(Discard(a(ANYTHING & StackedOn(THIS), count=2)),),
        effects=(Prevent(),),
    ),
)

card(
    "6R74",
    "Sharku",
    Continuous((keyword(FIERCE),), condition=Without(Is(THIS, EXHAUSTED))),
    Action((REGROUP,), costs=(exert(THIS),), effects=(add_twilight(1),)),
)

card(
    "6U75",
    "Twisted Tales",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=ISENGARD & MAN),
        optional=True,
        costs=(Spot(POSSESSION, remember="possession"),),
        effects=(Stack(that("possession"), a(THIS)),),
    ),
)
