"""Ringwraith cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

card(
    "1U209",
    "Blade Tip",
    Response(
        Happening(WINS, YOURS & NAZGUL, against=CHARACTER),
        condition=Without(Is(THIS, BorneBy(CHARACTER))),
        effects=(Transfer(a(THIS), that("other"), zones=(SUPPORT_AREA,), limit=1),),
    ),
    Trigger(
        Happening(PHASE_STARTS, phase=FELLOWSHIP),
        condition=Is(THIS, BorneBy(CHARACTER)),
        effects=(When(Without(Is(BEARER, RING_BEARER)), then=(wound(BEARER),), otherwise=(add_burdens(1),)),),
    ),
)

card(
    "1R216",
    "Morgul Blade",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(THIS)),),
        effects=(
            Transfer(
                a(Titled("Blade Tip")),
                a(COMPANION & Skirmishing(BEARER)),
                zones=(SUPPORT_AREA, DISCARD_PILE),
                limit=1,
            ),
        ),
    ),
    on=On(NAZGUL, extra_class=True),
)
