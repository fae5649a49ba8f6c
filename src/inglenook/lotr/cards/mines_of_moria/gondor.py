"""Gondor cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U31",
    "Blood of Númenor",
    Continuous((Modifier(COMES_EXHAUSTED, 1),), of=SAURON & ORC),
    Continuous((Modifier(SKIP, 1, ARCHERY),)),
    Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),)),
    to_play=(exert(GONDOR & COMPANION),),
)

card(
    "2R32",
    "Flaming Brand",
    Continuous((strength(2), damage(1)), of=BEARER, condition=Is(BEARER, Skirmishing(NAZGUL))),
    on=On(MAN, extra_class=True),
)

card(
    "2U33",
    "Flee in Terror",
    Response(
        Happening(WINS, GONDOR & COMPANION),
        effects=(
            Unless(
                ITS_OWNER,
                price=(remove_twilight(3),),
                effects=(Discard(a(That("orc"))),),
                about=a(EXHAUSTED & ORC, "orc"),
            ),
        ),
    ),
)

card(
    "2U34",
    "Gondor Will See It Done",
    Response(Happening(ABOUT_TO_BE_WOUNDED, COMPANION), costs=(exert(GONDOR & COMPANION),), effects=(Prevent(),)),
)

card(
    "2C35",
    "Natural Cover",
    Continuous((Modifier(MINION_ARCHERY, -2),), condition=AtSite("forest")),
    to_play=(Spot(RANGER),),
)

card(
    "2R36",
    "No Mere Ranger",
    Action(
        (SKIRMISH,),
        costs=(exert(Titled("Aragorn"), remember="aragorn"),),
        effects=(
            make(
                a(~That("aragorn") & COMPANION, "companion"),
                strength(If(Is(That("companion"), WithSignet("aragorn")), 3, 2)),
            ),
        ),
    ),
)

card(
    "2C37",
    "Sentinels of Númenor",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(GONDOR & COMPANION, "companion"),
                strength(If(Is(That("companion"), InSkirmish(fierce=True)), 4, 2)),
            ),
        ),
    ),
)

card(
    "2R38",
    "Shield of Boromir",
    Continuous((Modifier(MINION_ARCHERY, -1),)),
    Continuous(
        (no_bonus(),),
        of=WEAPON & BorneBy(MINION & Skirmishing(BEARER)),
        condition=Is(BEARER, Titled("Boromir")),
    ),
    on=On(GONDOR & COMPANION),
)
