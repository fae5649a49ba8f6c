"""Dunland cards of The Two Towers."""

from inglenook.lotr.cards.language import *

WINS_AND_GROWS = Trigger(
    Happening(WINS, THIS),
    optional=True,
    effects=(make(a(THIS), strength(2), keyword(FIERCE), until=UNTIL_REGROUP),),
)

card(
    "4C4",
    "Band of Wild Men",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(make(a(THIS), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card("4C7", "Dark Fury", Action((SKIRMISH,), effects=(make(a(DUNLAND & MAN), strength(If(AtSite(SANCTUARY), 4, 2))),)))

card(
    "4U8",
    "Death to the Strawheads",
    Action((SKIRMISH,), effects=(Spot(COMPANION, x="x"), make(a(DUNLAND & MAN), strength(Number("x"))))),
)

card("4C10", "Dunlending Brigand")

card("4C12", "Dunlending Madman", WINS_AND_GROWS)

card(
    "4U13",
    "Dunlending Pillager",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(
            Choose(
                (
                    (Discard(a(FREE_PEOPLES_CARD & POSSESSION)),),
                    (Spot(COMPANION, 6), Discard(a(FREE_PEOPLES_CARD & POSSESSION, count=2))),
                )
            ),
        ),
    ),
)

card("4C16", "Dunlending Robber", WINS_AND_GROWS)

card("4C17", "Dunlending Savage")

card("4C26", "Iron Axe", on=On(DUNLAND & MAN))
