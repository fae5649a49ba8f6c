"""The sites of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U116",
    "Hobbiton Woods",
    # The next site is site 2, since the text works only while the fellowship is here.
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayNextSite(),)),
)
