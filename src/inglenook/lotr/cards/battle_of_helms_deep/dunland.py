"""Dunland cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

BOUGHT_OFF = Trigger(
    Happening(PLAYED, THIS),
    effects=(May((Discard(a(THIS)),), by=FREE_PEOPLES_PLAYER, costs=(DiscardFromHand(2),)),),
)

card("5U1", "Dunlending Rampager", BOUGHT_OFF)

card("5U2", "Dunlending Renegade", BOUGHT_OFF)

card(
    "5R3",
    "Leaping Blaze",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(DUNLAND & MINION, 3),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(DiscardFromHand(3),),
                effects=(MoveCards(ANYTHING, HAND, SHUFFLED_INTO_DECK, ALL), Draw(8)),
            ),
        ),
    ),
)

card(
    "5R4",
    "Wild Men of the Hills",
    Continuous((cost(-2),), condition=During(SKIRMISH)),
    Trigger(
        Happening(PLAYED, THIS),
        effects=(May((Discard(a(THIS)),), by=FREE_PEOPLES_PLAYER, costs=(DiscardFromHand(4),)),),
    ),
)
