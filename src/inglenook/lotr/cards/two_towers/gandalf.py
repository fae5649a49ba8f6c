"""Gandalf cards of The Two Towers."""

from inglenook.lotr.cards.language import *

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
