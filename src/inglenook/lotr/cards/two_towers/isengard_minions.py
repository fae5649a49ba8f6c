"""Isengard minions of The Two Towers."""

from inglenook.lotr.cards.language import *

AT_A_BATTLEGROUND = AtSite("battleground")
FIERCE_AT_A_BATTLEGROUND = Continuous((keyword(FIERCE),), condition=AT_A_BATTLEGROUND)
ISENGARD_ARCHER = ISENGARD & WithKeyword(ARCHER)
TRACKER = ISENGARD & WithKeyword("tracker")
UNBOUND_OR_ALLY = UNBOUND & COMPANION | ALLY
SKIRMISHING_THE_HUNTED = Skirmishing(CHARACTER & Bearing(WithKeyword("search")))
IN_A_FIERCE_SKIRMISH = Is(THIS, InSkirmish(fierce=True))
HOBBITS_ARE_NOT_DISCARDED = Continuous((cannot(BE_DISCARDED),), of=UNBOUND & HOBBIT)
CHEAPER_FOR_EACH_SITE = Continuous((cost(Times(-1, SitesControlled())),))
LIES_IN_WAIT = Action((REGROUP,), effects=(Stack(a(THIS), a(SiteYouControl())),))
COMES_FORTH = Action(
    (SHADOW_PHASE,),
    condition=Is(THIS, StackedOn(SiteYouControl())),
    effects=(PlayCard(THIS, zones=(STACKED,), discount=1),),
    zone=STACKED,
)
AIMED_SHOT = Action(
    (ARCHERY,),
    costs=(exert(THIS),),
    effects=(
        Wound(a(UNBOUND & COMPANION), by=FREE_PEOPLES_PLAYER),
        make(a(THIS), cannot(ADD_TO_ARCHERY)),
    ),
)

card(
    "4U136",
    "Advance Uruk Patrol",
    FIERCE_AT_A_BATTLEGROUND,
    Continuous((strength(4),), condition=Controls(1, "battleground")),
)

card("4U138", "Band of Uruk Bowmen", Continuous((Modifier(MINION_ARCHERY, 1),), condition=Controls(1)))

card("4R150", "Elite Crossbowmen", AIMED_SHOT)

card(
    "4C153",
    "Gríma",
    Continuous((strength(-1),), of=UNBOUND_OR_ALLY & Bearing(SHADOW_CARD & CONDITION)),
)

card(
    "4R154",
    "Gríma",
    Action(
        (MANEUVER,),
        costs=(exert(THIS), Spot(UNBOUND & COMPANION & Bearing(ANYTHING, 3), remember="companion")),
        effects=(MoveCards(FREE_PEOPLES_CARD & BorneBy(That("companion")), PLAY, HAND, count=ALL),),
    ),
)

card(
    "4R158",
    "Lieutenant of Orthanc",
    Action(
        (MANEUVER,),
        costs=(exert(THIS),),
        effects=(make(a(OTHER & URUK_HAI), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "4R160",
    "Mauhúr",
    Action((SKIRMISH,), costs=(remove_twilight(2),), effects=(make(a(TRACKER), cannot(TAKE_WOUNDS)),)),
)

card(
    "4R164",
    "Orthanc Champion",
    Action(
        (ASSIGNMENT,),
        costs=(exert(THIS),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(exert(That("companion")),),
                effects=(Assign(a(THIS), a(That("companion"))),),
                about=a(UNBOUND & COMPANION, "companion"),
            ),
        ),
    ),
)

card("4C165", "Orthanc Warrior")

card("4R169", "Ranged Commander", Continuous((cost(-1),), of=ISENGARD_ARCHER), AIMED_SHOT)

card(
    "4R173",
    "Saruman",
    Continuous((cannot(TAKE_WOUNDS, phase=ARCHERY), cannot(BE_ASSIGNED))),
    Trigger(Happening(PLAYED, THIS), effects=(Discard(a(CONDITION)),), optional=True),
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(PlayCard(Titled("Saruman's Staff"), zones=(DISCARD_PILE,)),),
    ),
)

card(
    "4R176",
    "Uglúk",
    Continuous((Modifier(ROAMING_PENALTY, -2),), of=YOURS & TRACKER),
    Continuous((strength(3),), condition=CanSpot(TRACKER, 2)),
    Continuous((damage(1),), condition=CanSpot(TRACKER, 3)),
)

card(
    "4C178",
    "Unferth",
    Trigger(
        Happening(ASSIGNED, COMPANION | ALLY, against=ISENGARD & MAN, whose=FREE_PEOPLES_PLAYER),
        effects=(Exert(that(IT)),),
    ),
)

card(
    "4R179",
    "Uruk Assault Band",
    FIERCE_AT_A_BATTLEGROUND,
    Continuous((strength(6),), condition=Controls(1, "battleground")),
    Continuous((cannot(TAKE_WOUNDS),), condition=Controls(2, "battleground")),
    to_play=(Spot(URUK_HAI),),
)

card("4C180", "Uruk Besieger", LIES_IN_WAIT, COMES_FORTH)

card("4C181", "Uruk Chaser", Continuous((strength(2),), condition=IN_A_FIERCE_SKIRMISH))

card(
    "4U182",
    "Uruk Crossbow Troop",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Token("isengard", 1, a(WithKeyword("machine"))),)),
)

card("4C183", "Uruk Crossbowman", AIMED_SHOT)

card(
    "4C184",
    "Uruk Defender",
    Action(
        (SKIRMISH,),
        condition=AT_A_BATTLEGROUND,
        costs=(exert(THIS),),
        effects=(make(a(OTHER & URUK_HAI), strength(2)),),
    ),
)

card("4C185", "Uruk Fanatic", Continuous((keyword(FIERCE),), condition=DeadPileHas(ANYTHING, 3)))

card(
    "4R186",
    "Uruk Follower",
    HOBBITS_ARE_NOT_DISCARDED,
    Response(Happening(KILLED, UNBOUND & HOBBIT), costs=(exert(THIS),), effects=(add_burdens(1),)),
)

card("4C187", "Uruk Foot Soldier", Continuous((strength(3), damage(1)), condition=IN_A_FIERCE_SKIRMISH))

card(
    "4U188",
    "Uruk Hunter",
    HOBBITS_ARE_NOT_DISCARDED,
    Response(Happening(KILLED, UNBOUND & HOBBIT), costs=(exert(THIS, 2),), effects=(Exhaust(a(COMPANION)),)),
)

card("4C189", "Uruk Plains Runner", Continuous((strength(3), damage(1)), condition=IN_A_FIERCE_SKIRMISH))

card(
    "4C190",
    "Uruk Pursuer",
    HOBBITS_ARE_NOT_DISCARDED,
    Response(
        Happening(KILLED, UNBOUND & HOBBIT),
        costs=(exert(THIS),),
        effects=(Wound(a(UNBOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "4C191",
    "Uruk Rear Guard",
    Action(
        (SKIRMISH,),
        condition=AT_A_BATTLEGROUND,
        costs=(exert(THIS),),
        effects=(make(a(OTHER & URUK_HAI), strength(1)),),
    ),
)

card(
    "4C192",
    "Uruk Regular",
    # "Other" means other than this minion; the card being played is not in play yet.
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(PlayCard(URUK_HAI, discount=Count(OTHER & URUK_HAI)),),
    ),
)

card("4C193", "Uruk Runner", Continuous((strength(2),), condition=IN_A_FIERCE_SKIRMISH))

card("4U194", "Uruk Searcher", Continuous((strength(2), damage(1)), condition=Is(THIS, SKIRMISHING_THE_HUNTED)))

card("4C195", "Uruk Seeker", Continuous((strength(2), damage(1)), condition=Is(THIS, SKIRMISHING_THE_HUNTED)))

card("4C197", "Uruk Stalker", Continuous((strength(3), keyword(FIERCE)), condition=DeadPileHas(ALLY)))

card(
    "4C198",
    "Uruk Stormer",
    Trigger(
        # "During" refers to the time: a character that dies while such a skirmish is under way (LG-118).
        Happening(KILLED, COMPANION | ALLY, condition=Is(URUK_HAI, InSkirmish())),
        optional=True,
        effects=(TakeControl(),),
    ),
)

card("4R199", "Uruk Trooper", LIES_IN_WAIT, COMES_FORTH)

card(
    "4R200",
    "Uruk Vanguard",
    Continuous((keyword(FIERCE), damage(1)), condition=AT_A_BATTLEGROUND),
    to_play=(Spot(URUK_HAI),),
)

card("4U201", "Uruk Veteran", LIES_IN_WAIT, COMES_FORTH)

card("4U202", "Uruk-hai Band", Continuous((strength(Times(2, SitesControlled())),)))

card("4R203", "Uruk-hai Horde", CHEAPER_FOR_EACH_SITE)

card("4C204", "Uruk-hai Marauder", CHEAPER_FOR_EACH_SITE)

card("4U205", "Uruk-hai Mob", CHEAPER_FOR_EACH_SITE)

card("4C206", "Uruk-hai Patrol", Continuous((damage(1),), condition=Controls(1)))

reprint("4C207", "Uruk-hai Raiding Party", of="1C158")
