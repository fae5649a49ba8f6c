"""Gandalf cards of The Two Towers."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "4R95",
    "Into Dark Tunnels",
    Response(
        Happening(ABOUT_TO_DISCARD_EVENT, GANDALF_CULTURE & EVENT, whose=YOU),
        costs=(exert(GANDALF, 2),),
        effects=(Prevent(instead=(MoveCards(That("it"), NO_ZONE, HAND),)),),
    ),
)

card(
    "4R103",
    "Treebeard",
    Response(
        Happening(ABOUT_TO_BE_DISCARDED, UNBOUND & HOBBIT),
        effects=(Prevent(instead=(Stack(that("it"), a(THIS)),)),),
    ),
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), add_twilight(1)),
        effects=(PlayCard(UNBOUND & HOBBIT & StackedOn(THIS), zones=(STACKED,)),),
    ),
)
