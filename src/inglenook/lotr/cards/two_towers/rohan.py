"""Rohan cards of The Two Towers."""

from inglenook.lotr.cards.language import *

TRAMPLES = Trigger(Happening(SKIRMISH_STARTS, BEARER), effects=(Exert(each(MINION & Skirmishing(BEARER))),))
"""What the horses of Rohan do to whoever fights their rider."""

card(
    "4U263",
    "Brego",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(heal(BEARER),)),
    TRAMPLES,
    on=On(MAN | ELF | WIZARD),
    to_play=(Spot(ROHAN & MAN),),
)

card(
    "4C265",
    "Elite Rider",
    CHEAP_AT_THE_START,
    Continuous((strength(2),), condition=Is(THIS, Skirmishing(WOUNDED & MINION))),
)

card(
    "4C266",
    "Éomer",
    Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)),
    Trigger(Happening(TURN_STARTS), optional=True, effects=(heal(ROHAN & ALLY),)),
)

card(
    "4C270",
    "Éowyn",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, UNBOUND & COMPANION),
        costs=(exert(THIS), add_twilight(1)),
        effects=(Prevent(),),
    ),
)

card(
    "4C277",
    "Guma",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(ROHAN & MAN),)),
)

card("4C278", "Heavy Chain", Continuous((overwhelmed_at(3),), of=BEARER), on=On(MAN))

card("4U280", "Herugrim", Continuous((damage(1),), of=BEARER), on=On(Titled("Théoden")))

card(
    "4U282",
    "An Honorable Charge",
    Action(
        (SKIRMISH,),
        effects=(
            Spot(ROHAN & MAN, x="x"),
            make(a(UNBOUND & COMPANION), strength(AtMost(Number("x"), 3))),
        ),
    ),
)

card("4C283", "Horse of Rohan", TRAMPLES, on=On(MAN | ELF | WIZARD), to_play=(Spot(ROHAN & MAN),))

card(
    "4C286",
    "Rider of Rohan",
    Action(
        (SKIRMISH,),
        condition=Is(THIS, MOUNTED),
        costs=(exert(THIS),),
        effects=(exert(MINION & Skirmishing(UNBOUND & COMPANION)),),
    ),
)

card("4C287", "Rider's Mount", TRAMPLES, on=On(ROHAN & MAN))

card("4C288", "Rider's Spear", Continuous((damage(1),), of=BEARER, condition=Is(BEARER, MOUNTED)), on=On(ROHAN & MAN))

card(
    "4U295",
    "Weland",
    DiscardedWhen(HomeControlledByOpponent()),
    Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(MOUNTED & COMPANION),)),
)

card(
    "4U296",
    "Well Stored",
    Trigger(Happening(PHASE_STARTS, phase=FELLOWSHIP), optional=True, effects=(heal(VILLAGER),)),
)

card(
    "4C297",
    "Work for the Sword",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(ROHAN & MAN, "man"), strength(2)),
            When(Is(That("man"), MOUNTED), then=(make(that("man"), damage(2)),)),
        ),
    ),
)

card(
    "4P365",
    "Théoden",
    Action(
        (FELLOWSHIP,),
        costs=(PlayCard(ROHAN & POSSESSION, on=ROHAN & COMPANION, remember="possession"),),
        effects=(heal(COMPANION & Bearing(That("possession"))),),
        uses=1,
        period=THIS_TURN,
    ),
)
