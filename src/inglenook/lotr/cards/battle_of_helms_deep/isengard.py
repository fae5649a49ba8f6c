"""Isengard cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

ISENGARD_ORC = ISENGARD & ORC
MACHINE = WithKeyword("machine")
WOUNDS_IN_ITS_SKIRMISH = WoundsOn(CHARACTER & InSkirmish())
SMELLS_BLOOD = Continuous((strength(WOUNDS_IN_ITS_SKIRMISH),), condition=Is(THIS, InSkirmish()))
IS_BUILT = Action((SHADOW_PHASE,), costs=(exert(URUK_HAI),), effects=(Token("isengard", 1, a(THIS)),))
WORKS_ON_A_MACHINE = Trigger(Happening(PLAYED, THIS), optional=True, effects=(Token("isengard", 1, a(MACHINE)),))
FIERCE_UNLESS_EXHAUSTED = Continuous((keyword(FIERCE),), condition=Without(Is(THIS, EXHAUSTED)))
CANCELS_SPECIAL_ABILITIES = Response(
    Happening(ACTION_USED, ~EVENT, phase=SKIRMISH, condition=Is(BEARER, InSkirmish())),
    costs=(exert(BEARER),),
    effects=(CancelAction(),),
)

card(
    "5U44",
    "Battering Ram",
    IS_BUILT,
    Action(
        (SKIRMISH,),
        costs=(Spot(COMPANION, 5), Spot(TokensOn(THIS, "isengard"))),
        effects=(make(a(URUK_HAI), damage(1)), Discard(a(THIS))),
    ),
)

card(
    "5U45",
    "Berserk Rager",
    SMELLS_BLOOD,
    Action(
        (SKIRMISH,),
        costs=(Token("isengard", -3, a(MACHINE)), exert(THIS, 2)),
        effects=(Wound(each(ALLY), 2),),
    ),
)

card(
    "5R46",
    "Berserk Savage",
    SMELLS_BLOOD,
    Action(
        (SKIRMISH,),
        costs=(Token("isengard", -4, a(MACHINE)), exert(THIS, 2)),
        effects=(make(a(THIS), strength(8)),),
    ),
)

card(
    "5R47",
    "Berserk Slayer",
    Continuous((strength(Times(2, WOUNDS_IN_ITS_SKIRMISH)),), condition=Is(THIS, InSkirmish())),
    Action(
        (SKIRMISH,),
        costs=(Token("isengard", -5, a(MACHINE)), exert(THIS, 2)),
        effects=(Wound(each(COMPANION)),),
    ),
)

card(
    "5U48",
    "Black Shapes Crawling",
    Action(
        (MANEUVER,),
        costs=(Spot(URUK_HAI, x="x"),),
        effects=(
            May((Repeat(Number("x"), (wound(YOURS & MINION),)),), by=FREE_PEOPLES_PLAYER),
            Repeat(Number("x"), (PlayCard(ISENGARD & WEAPON, zones=(DISCARD_PILE,)),)),
        ),
    ),
)

card(
    "5R49",
    "Devilry of Orthanc",
    IS_BUILT,
    Action(
        (MANEUVER,),
        costs=(Spot(TokensOn(THIS, "isengard"), 8),),
        effects=(Exert(each(CHARACTER)), Discard(a(THIS))),
    ),
)

card(
    "5R50",
    "Foul Horde",
    FIERCE_UNLESS_EXHAUSTED,
    Continuous((keyword(AMBUSH, 1),), condition=Is(THIS, VitalityAtLeast(3))),
    Continuous((damage(1),), condition=Is(THIS, VitalityAtLeast(4))),
)

card(
    "5R51",
    "Gríma",
    Action(
        (MANEUVER,),
        costs=(Spot(Cultures(FREE_PEOPLES_CARD), 4), exert(THIS)),
        effects=(MoveCards(UNBOUND & COMPANION, PLAY, HAND, with_all=True),),
    ),
)

card("5C52", "Isengard Flanker", FIERCE_UNLESS_EXHAUSTED)

card("5C53", "Isengard Rider", FIERCE_UNLESS_EXHAUSTED)

card(
    "5U54",
    "Isengard Scimitar",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(SitesControlled()),)),
    on=On(ISENGARD_ORC),
)

card(
    "5U55",
    "Isengard Scout Troop",
    FIERCE_UNLESS_EXHAUSTED,
    Trigger(Happening(WINS, ISENGARD_ORC), optional=True, costs=(exert(THIS),), effects=(TakeControl(),)),
)

card(
    "5R56",
    "Saruman",
    Continuous((cannot(TAKE_WOUNDS, phase=ARCHERY), cannot(BE_ASSIGNED))),
    Trigger(Happening(MOVES), optional=True, effects=(Heal(each(ISENGARD_ORC), 2),)),
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(PlayCard(ISENGARD & POSSESSION, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "5U57",
    "Scaling Ladder",
    IS_BUILT,
    Action(
        (SKIRMISH,),
        costs=(Spot(TokensOn(THIS, "isengard")),),
        effects=(heal(URUK_HAI), Discard(a(THIS))),
    ),
)

card(
    "5R58",
    "Sharku",
    FIERCE_UNLESS_EXHAUSTED,
    Trigger(
        Happening(PLAYED, ISENGARD & MOUNT, whose=YOU),
        optional=True,
        effects=(Exert(a(COMPANION & ~HOBBIT), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "5R59",
    "Sharku's Warg",
    Continuous((damage(1),), of=BEARER, condition=Is(BEARER, Titled("Sharku"))),
    CANCELS_SPECIAL_ABILITIES,
    on=On(WithKeyword("warg-rider")),
)

card(
    "5U60",
    "Siege Engine",
    Action((SHADOW_PHASE,), costs=(PlayCard(URUK_HAI),), effects=(Token("isengard", 1, a(MACHINE)),)),
    Response(
        Happening(ABOUT_TO_BE_DISCARDED, MACHINE, whose=AN_OPPONENT),
        costs=(Discard(a(THIS)),),
        effects=(Prevent(each=MACHINE),),
    ),
)

card("5C61", "Uruk Engineer", WORKS_ON_A_MACHINE)

card("5C62", "Uruk Sapper", WORKS_ON_A_MACHINE)

card("5U63", "Uruk-hai Berserker", SMELLS_BLOOD)

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
            make(a(ISENGARD_ORC, "orc"), strength(2)),
            When(Is(That("orc"), MOUNTED), then=(Heal(that("orc")),)),
        ),
    ),
)

card(
    "5R69",
    "Wolves of Isengard",
    Action((REGROUP,), costs=(exert(ISENGARD_ORC),), effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),
    on=On(SiteYouControl() & WithKeyword("plains")),
)
