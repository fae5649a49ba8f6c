"""Isengard cards of The Two Towers."""

from inglenook.lotr.cards.language import *

AT_A_BATTLEGROUND = AtSite("battleground")

card(
    "4C142",
    "Broad-bladed Sword",
    Continuous((cannot(TAKE_WOUNDS),), of=BEARER, condition=Without(During(SKIRMISH))),
    on=On(URUK_HAI),
)

card(
    "4R146",
    "Come Down",
    Action(
        (ARCHERY,),
        costs=(Spot(ISENGARD & WithKeyword(ARCHER), 2),),
        effects=(Modify((Modifier(ARCHERY_HITS, 1, ALLY_TYPE),)),),
    ),
)

card("4C151", "Ferocity", Action((SKIRMISH,), effects=(make(a(URUK_HAI), strength(If(AT_A_BATTLEGROUND, 3, 2))),)))

card("4C165", "Orthanc Warrior")

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
    "4C183",
    "Uruk Crossbowman",
    Action(
        (ARCHERY,),
        costs=(exert(THIS),),
        effects=(
            Wound(a(UNBOUND & COMPANION), by=FREE_PEOPLES_PLAYER),
            make(a(THIS), cannot(ADD_TO_ARCHERY)),
        ),
    ),
)

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
    # "Other" means other than this minion: the one being played is not in play yet.
    Action(
        (SHADOW_PHASE,),
        costs=(exert(THIS),),
        effects=(PlayCard(URUK_HAI, discount=Count(OTHER & URUK_HAI)),),
    ),
)

card("4C197", "Uruk Stalker", Continuous((strength(3), keyword(FIERCE)), condition=DeadPileHas(ALLY)))

card("4U202", "Uruk-hai Band", Continuous((strength(Times(2, SitesControlled())),)))

reprint("4C207", "Uruk-hai Raiding Party", of="1C158")
