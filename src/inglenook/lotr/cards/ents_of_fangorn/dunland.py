"""Dunland cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

CHEAPER_IN_SKIRMISHES = Continuous((cost(-2),), condition=During(SKIRMISH))

card(
    "6C1",
    "Bound By Rage",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(DUNLAND & MAN, 2),),
        effects=(Token("dunland", 2, a(THIS)),),
    ),
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, DUNLAND & MAN),
        costs=(Choose(((Discard(a(THIS)),), (Token("dunland", -1, a(THIS)),))),),
        effects=(Prevent(),),
    ),
)

card("6C2", "Dunlending Elder", Continuous((strength(5), keyword(FIERCE), damage(1)), condition=Controls(2)))

card("6C3", "Dunlending Footmen", CHEAPER_IN_SKIRMISHES)

card(
    "6C4",
    "Dunlending Headman",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(OTHER & DUNLAND & MAN, 2),),
        effects=(Unless(FREE_PEOPLES_PLAYER, price=(DiscardFromHand(2),), effects=(TakeControl(),)),),
    ),
)

card("6C5", "Dunlending Reserve", CHEAPER_IN_SKIRMISHES)

card(
    "6R6",
    "Hill Clan",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(
            PlayCard(DUNLAND & MAN, remember="man"),
            make(that("man"), keyword(FIERCE), damage(2), until=UNTIL_REGROUP),
        ),
    ),
)

card(
    "6R7",
    "Ready to Fall",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(SiteYouControl(), 2), remove_twilight(2)),
        effects=(PlayCard(DUNLAND & MAN, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "6U8",
    "Too Long Have These Peasants Stood",
    Response(Happening(WINS, DUNLAND & MAN), effects=(Discard(each(CONDITION)),)),
)
