"""Raider cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

IS_SOUTHRON = WithKeyword("southron")

card(
    "5R70",
    "Army of Haradrim",
    Action(
        (SKIRMISH,),
        costs=(remove_twilight(3),),
        effects=(PlayCard(RAIDER & MOUNT, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "5R71",
    "Company of Haradrim",
    Action(
        (REGROUP,),
        costs=(remove_twilight(9), Spot(OTHER & IS_SOUTHRON)),
        effects=(Modify((Modifier(MOVE_LIMIT, -1, least=1),), until=THIS_TURN),),
    ),
)

card(
    "5R72",
    "Desert Stalker",
    Action(
        (MANEUVER,),
        costs=(Spot(Cultures(FREE_PEOPLES_CARD), 4), exert(THIS)),
        effects=(Exert(each(COMPANION)),),
    ),
)

card(
    "5C73",
    "Mûmak",
    Continuous((keyword(FIERCE),), of=BEARER),
    Trigger(Happening(WINS, BEARER), optional=True, effects=(add_twilight(2),)),
    on=On(IS_SOUTHRON),
)

card("5C74", "Southron Marcher", Continuous((cost(-2),), condition=CanSpot(IS_SOUTHRON)))

card("5C75", "Southron Runner", Continuous((cost(-2),), condition=CanSpot(IS_SOUTHRON)))

card(
    "5C76",
    "Southron Traveler",
    Response(Happening(ABOUT_TO_BE_WOUNDED, IS_SOUTHRON), costs=(remove_twilight(3),), effects=(Prevent(),)),
)

card(
    "5U77",
    "Strength in Numbers",
    Action(
        (MANEUVER,),
        costs=(Discard(a(THIS)),),
        effects=(Spot(MAN & WithKeyword(AMBUSH), x="x"), add_twilight(Number("x"))),
    ),
    to_play=(Spot(IS_SOUTHRON),),
)

card(
    "5R78",
    "War Mûmak",
    Continuous((keyword(FIERCE),), of=BEARER),
    Trigger(Happening(OVERWHELMS, BEARER, against=CHARACTER), optional=True, effects=(add_twilight(5),)),
    on=On(IS_SOUTHRON),
)
