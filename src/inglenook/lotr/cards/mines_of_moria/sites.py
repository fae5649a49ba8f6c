"""The sites of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U115",
    "Hobbiton Party Field",
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayCard(Titled("Bilbo"), zones=(DECK,)),)),
)

card(
    "2U116",
    "Hobbiton Woods",
    # Site 2 is not always the next site, since a farmer may have this text elsewhere (1C295).
    Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayNextSite(number=2, block=FELLOWSHIP_BLOCK),)),
)

card("2C117", "Town Center", Action((FELLOWSHIP,), costs=(PlayCard(SHIRE & ALLY),), effects=(Draw(1),)))

card(
    "2U118",
    "Great Chasm",
    Continuous(
        (cost(-2),),
        of=MORIA & WithKeyword(ARCHER),
        condition=All((During(SHADOW_PHASE), NotYetPlayed(MORIA & WithKeyword(ARCHER)))),
    ),
)

card("2C119", "Hollin", Continuous((Modifier(NOT_ROAMING, 1),), of=URUK_HAI))

card(
    "2U120",
    "Valley of the Silverlode",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(Heal(any_number(HOBBIT & COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)
