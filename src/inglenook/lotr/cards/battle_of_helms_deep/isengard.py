"""Isengard cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

FIERCE_UNLESS_EXHAUSTED = Continuous((keyword(FIERCE),), condition=Without(Is(THIS, EXHAUSTED)))
CANCELS_SPECIAL_ABILITIES = Response(
    Happening(ACTION_USED, ~EVENT, phase=SKIRMISH, condition=Is(BEARER, InSkirmish())),
    costs=(exert(BEARER),),
    effects=(CancelAction(),),
)

card(
    "5R50",
    "Foul Horde",
    FIERCE_UNLESS_EXHAUSTED,
    Continuous((keyword(AMBUSH, 1),), condition=Is(THIS, VitalityAtLeast(3))),
    Continuous((damage(1),), condition=Is(THIS, VitalityAtLeast(4))),
)

card("5C52", "Isengard Flanker", FIERCE_UNLESS_EXHAUSTED)

card("5C53", "Isengard Rider", FIERCE_UNLESS_EXHAUSTED)

card(
    "5U54",
    "Isengard Scimitar",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(SitesControlled()),)),
    on=On(ISENGARD & ORC),
)

card(
    "5U63",
    "Uruk-hai Berserker",
    Continuous((strength(WoundsOn(CHARACTER & InSkirmish())),), condition=Is(THIS, InSkirmish())),
)

card("5U64", "War-warg", CANCELS_SPECIAL_ABILITIES, on=On(WithKeyword("warg-rider")))

card("5C65", "Warg", CANCELS_SPECIAL_ABILITIES, on=On(WithKeyword("warg-rider")))

card(
    "5C66",
    "Warg-master",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(PlayCard(ISENGARD & MOUNT, zones=(DISCARD_PILE,)),),
    ),
    FIERCE_UNLESS_EXHAUSTED,
)

card("5C67", "Warg-rider", FIERCE_UNLESS_EXHAUSTED)

card(
    "5C68",
    "Wolf-voices",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(ISENGARD & ORC, "orc"), strength(2)),
            When(Is(That("orc"), MOUNTED), then=(Heal(that("orc")),)),
        ),
    ),
)
