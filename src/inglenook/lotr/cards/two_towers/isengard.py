"""Isengard cards of The Two Towers, except the minions, which have a module of their own."""

from inglenook.lotr.cards.language import *

AT_A_BATTLEGROUND = AtSite("battleground")
ISENGARD_ARCHER = ISENGARD & WithKeyword(ARCHER)
TRACKER = ISENGARD & WithKeyword("tracker")
SARUMAN_OR_HIS_MEN = ISENGARD & MAN | Titled("Saruman")
UNBOUND_OR_ALLY = UNBOUND & COMPANION | ALLY
SKIRMISHING_THE_HUNTED = Skirmishing(CHARACTER & Bearing(WithKeyword("search")))
PILLAGED = Is(BEARER, WithStacked(URUK_HAI))

card(
    "4C137",
    "Attack on Helm's Deep",
    Action((SHADOW_PHASE,), costs=(PlayCard(URUK_HAI),), effects=(Token("isengard", 1, a(THIS)),)),
    Action(
        (REGROUP,),
        costs=(Token("isengard", -3, a(THIS)), Discard(a(URUK_HAI))),
        effects=(TakeControl(),),
    ),
)

card(
    "4R139",
    "Banished",
    Trigger(Happening(LOSES, (ALLY | COMPANION) & ~BEARER), effects=(Exert(a(BEARER)),)),
    on=On(FREE_PEOPLES_CARD & MAN),
    to_play=(exert(SARUMAN_OR_HIS_MEN),),
)

card(
    "4R140",
    "Beyond All Hope",
    Action((MANEUVER,), costs=(Exert(a(URUK_HAI, count=2)),), effects=(Burden(InPile(DEAD_PILE)),)),
)

card(
    "4C141",
    "Beyond Dark Mountains",
    Response(
        Happening(KILLED, COMPANION | ALLY),
        costs=(exert(ISENGARD & MINION),),
        effects=(Burden(If(Is(That(IT), Titled("Aragorn") | Titled("Gandalf") | Titled("Théoden")), 2, 1)),),
    ),
)

card(
    "4C142",
    "Broad-bladed Sword",
    Continuous((cannot(TAKE_WOUNDS),), of=BEARER, condition=Without(During(SKIRMISH))),
    on=On(URUK_HAI),
)

card(
    "4U143",
    "Brought Back Alive",
    Action(
        (ASSIGNMENT,),
        costs=(exert(TRACKER, remember="tracker"),),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(exert(That("companion") & ~HOBBIT),),
                effects=(Assign(that("tracker"), a(That("companion"))),),
                about=a(UNBOUND & COMPANION, "companion"),
            ),
        ),
    ),
)

card(
    "4R144",
    "Burning of Westfold",
    Action(
        (SHADOW_PHASE,),
        condition=Controls(1),
        costs=(PlayCard(URUK_HAI),),
        effects=(Discard(a(FREE_PEOPLES_CARD & CONDITION)),),
    ),
)

card(
    "4C145",
    "Cloud of Arrows",
    Action(
        (ARCHERY,),
        costs=(exert(ISENGARD_ARCHER),),
        effects=(Modify((Modifier(MINION_ARCHERY, 1), Modifier(FELLOWSHIP_ARCHERY, -1))),),
    ),
)

card(
    "4R146",
    "Come Down",
    Action(
        (ARCHERY,),
        costs=(Spot(ISENGARD_ARCHER, 2),),
        effects=(Modify((Modifier(ARCHERY_HITS, 1, ALLY_TYPE),)),),
    ),
)

card(
    "4U147",
    "Covering Fire",
    Continuous((cannot(BE_PLAYED),), of=FREE_PEOPLES_CARD & EVENT & ForPhase(ARCHERY)),
    Continuous((cannot(BE_USED_BY_OPPONENTS, phase=ARCHERY),), of=ANYTHING),
    Trigger(Happening(PHASE_STARTS, phase=REGROUP), effects=(Discard(a(THIS)),)),
    to_play=(Spot(ISENGARD_ARCHER, 2),),
)

card(
    "4U148",
    "Down to the Last Child",
    Trigger(Happening(LOSES, COMPANION | ALLY, against=URUK_HAI), effects=(Token("isengard", 1, a(THIS)),)),
    Action((SHADOW_PHASE,), costs=(Token("isengard", -2, a(THIS)),), effects=(TakeControl(),)),
)

card(
    "4R149",
    "Driven Back",
    Action(
        (ARCHERY,),
        costs=(Spot(ISENGARD_ARCHER, 2),),
        effects=(Modify((Modifier(MINION_ARCHERY, InPile(DEAD_PILE)),)),),
    ),
)

card("4C151", "Ferocity", Action((SKIRMISH,), effects=(make(a(URUK_HAI), strength(If(AT_A_BATTLEGROUND, 3, 2))),)))

card("4U152", "Get Back", Action((ASSIGNMENT,), effects=(make(a(TRACKER), cannot(BE_ASSIGNED)),)))

card(
    "4U155",
    "Haunting Her Steps",
    Response(
        Happening(ACTION_USED, UNBOUND_OR_ALLY),
        costs=(exert(Titled("Gríma")),),
        effects=(CancelAction(),),
    ),
)

card(
    "4C156",
    "Kill Them Now",
    Action(
        (SKIRMISH,),
        effects=(make(a(TRACKER, "tracker"), strength(If(Is(That("tracker"), SKIRMISHING_THE_HUNTED), 4, 2))),),
    ),
)

card(
    "4R157",
    "Leechcraft",
    Continuous((cannot(USE_SPECIAL_ABILITIES),), of=BEARER),
    on=On(FREE_PEOPLES_CARD & MAN),
    to_play=(exert(SARUMAN_OR_HIS_MEN),),
)

card(
    "4U159",
    "Many Riddles",
    Action(
        (ASSIGNMENT,),
        costs=(exert(TRACKER, remember="tracker"), remove_twilight(2)),
        effects=(
            Unless(
                FREE_PEOPLES_PLAYER,
                price=(exert(BEARER),),
                effects=(Assign(that("tracker"), a(BEARER)),),
            ),
        ),
    ),
    on=On(COMPANION & ~RING_BEARER),
    to_play=(exert(TRACKER),),
)

card(
    "4U161",
    "Men Will Fall",
    Action((SKIRMISH,), costs=(Spot(SARUMAN_OR_HIS_MEN),), effects=(make(a(UNBOUND & COMPANION), strength(-2)),)),
)

card(
    "4R162",
    "New Power Rising",
    Action(
        (REGROUP,),
        costs=(Spot(SARUMAN_OR_HIS_MEN), SeeHand(YOU, to_all=True), DiscardFromHand(ALL, FREE_PEOPLES_CARD)),
        effects=(MoveCards(ISENGARD, DISCARD_PILE, HAND),),
    ),
)

card(
    "4R163",
    "No Dawn for Men",
    Action(
        (MANEUVER,),
        costs=(exert(URUK_HAI),),
        effects=(Exert(a(UNBOUND & COMPANION, count=SitesControlled())),),
    ),
)

card(
    "4R166",
    "The Palantír of Orthanc",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(ISENGARD & MINION), remove_twilight(2)),
        effects=(
            SeeDeck(1, ANY_PLAYER, remember="card"),
            May((MoveCards(That("card"), DECK, BENEATH_DECK),)),
        ),
    ),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "4R167",
    "Pillage of Rohan",
    Continuous((cannot(BE_PLAYED),), of=FREE_PEOPLES_CARD & EVENT & ForPhase(SKIRMISH), condition=PILLAGED),
    Continuous((cannot(BE_USED_BY_OPPONENTS, phase=SKIRMISH),), of=ANYTHING, condition=PILLAGED),
    on=On(SiteYouControl()),
)

card(
    "4R168",
    "Race Across the Mark",
    Action(
        (SKIRMISH,),
        costs=(Spot(SiteYouControl()), remove_twilight(2)),
        effects=(CancelSkirmish(URUK_HAI),),
    ),
)

card(
    "4U170",
    "Ranks Without Number",
    Trigger(
        Happening(ASSIGNED, ALLY, whose=FREE_PEOPLES_PLAYER),
        optional=True,
        effects=(PlayCard(ISENGARD & MINION, zones=(DISCARD_PILE,), discount=2),),
    ),
)

card(
    "4R171",
    "Rest While You Can",
    Trigger(
        Happening(KILLED, BEARER),
        effects=(
            SeeDeck(10, AN_OPPONENT, remember="seen"),
            MoveCards(SHADOW_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(FREE_PEOPLES_CARD, DECK, DISCARD_PILE, among="seen"),
            MoveCards(ANYTHING, DECK, SHUFFLED_INTO_DECK, count=ALL, among="seen"),
        ),
    ),
    on=On(COMPANION, limit=1),
    to_play=(Spot(TRACKER),),
)

card(
    "4R172",
    "Rohan Is Mine",
    Trigger(Happening(ASSIGNED, BEARER, whose=FREE_PEOPLES_PLAYER), effects=(Exert(each(ALLY)),)),
    on=On(FREE_PEOPLES_CARD & MAN),
    to_play=(Spot(SARUMAN_OR_HIS_MEN),),
)

card(
    "4R174",
    "Saruman's Staff",
    Continuous((keyword(FIERCE), damage(1)), of=BEARER),
    Action((MANEUVER,), effects=(make(a(BEARER), without_text(sentence=1), until=UNTIL_REGROUP),)),
    on=On(Titled("Saruman")),
)

card(
    "4C175",
    "Still They Came",
    Action(
        (SKIRMISH,),
        costs=(exert(URUK_HAI & ~AssignedNow(), remember="idle"),),
        effects=(make(a(URUK_HAI & ~That("idle")), strength(3)),),
    ),
)

card(
    "4R177",
    "Uglúk's Sword",
    Action(
        (SHADOW_PHASE,),
        condition=Is(BEARER, Titled("Uglúk")),
        costs=(exert(BEARER), DiscardFromHand(1, MINION)),
        effects=(PlayCard(MINION, discount=3),),
    ),
    on=On(URUK_HAI),
)

card(
    "4C196",
    "Uruk Spear",
    Action((MANEUVER,), costs=(exert(BEARER),), effects=(Discard(a(FREE_PEOPLES_CARD & MOUNT)),)),
    on=On(URUK_HAI),
)

card(
    "4U208",
    "Vengeance",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(TRACKER, "tracker"),
                strength(Times(2, Count(BorneBy(CHARACTER & Skirmishing(That("tracker")))))),
            ),
        ),
    ),
)

card(
    "4R209",
    "Volley Fire",
    Action((ARCHERY,), costs=(Discard(a(ISENGARD_ARCHER, count=2)),), effects=(Exhaust(a(UNBOUND & COMPANION)),)),
)

card(
    "4C210",
    "We Are the Fighting Uruk-hai",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(URUK_HAI, "uruk"), strength(2)),
            When(Controls(1), then=(make(that("uruk"), damage(1)),)),
        ),
    ),
)

card(
    "4R211",
    "Weapons of Isengard",
    Action((SHADOW_PHASE,), costs=(PlayCard(ISENGARD_ARCHER),), effects=(Token("isengard", 1, a(THIS)),)),
    Action(
        (ARCHERY,),
        costs=(Token("isengard", -2, a(THIS)),),
        effects=(Modify((Modifier(MINION_ARCHERY, 2),)), Discard(a(THIS))),
    ),
)

card(
    "4C212",
    "Weary",
    Trigger(Happening(ASSIGNED, BEARER, against=TRACKER, whose=FREE_PEOPLES_PLAYER), effects=(Exert(a(BEARER)),)),
    on=On(COMPANION | ALLY, limit=1),
)

card(
    "4R213",
    "What Did You Discover?",
    Trigger(
        Happening(MOVES, phase=REGROUP),
        optional=True,
        costs=(DiscardFromHand(2),),
        effects=(MoveCards(TRACKER, DISCARD_PILE, HAND),),
    ),
)

card(
    "4R214",
    "Where Has Gríma Stowed It?",
    Action(
        (MANEUVER,),
        costs=(Spot(Titled("Gríma")),),
        effects=(Discard(a(POSSESSION & BorneBy(UNBOUND_OR_ALLY))),),
    ),
)

card(
    "4R215",
    "Wounded",
    Trigger(Happening(PLAYED, THIS), effects=(Exert(a(BEARER)),)),
    Continuous((cannot(BE_HEALED),), of=BEARER),
    on=On(FREE_PEOPLES_CARD & MAN),
    to_play=(exert(ISENGARD & MAN),),
)
