"""Isengard cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

WEATHER = WithKeyword("weather")
MELTS = Trigger(Happening(TURN_ENDS), effects=(Discard(a(THIS)),))
ROUSED = make(a(THIS), keyword(FIERCE), until=UNTIL_REGROUP)
EXERTION_OR_BURDEN = Choose(((exert(RING_BEARER),), (add_burdens(1),)), by=FREE_PEOPLES_PLAYER)

card(
    "1R120",
    "Alive and Unspoiled",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(3), Spot(Burdens(), x="x")),
        effects=(
            SeeHand(FREE_PEOPLES_PLAYER, to_all=True, at_random=Number("x"), remember="revealed"),
            DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, up_to=True, among="revealed"),
        ),
    ),
    to_play=(exert(URUK_HAI),),
)

card(
    "1C121",
    "Bred for Battle",
    Action((SKIRMISH,), costs=(exert(URUK_HAI, remember="uruk"),), effects=(make(that("uruk"), strength(3)),)),
)

card(
    "1C122",
    "Breeding Pit",
    Response(
        Happening(PLAYED, URUK_HAI, whose=YOU),
        effects=(MoveCards(CopyOf(That(IT)), DISCARD_PILE, BENEATH_DECK, ALL),),
    ),
)

card(
    "1R123",
    "Caradhras Has Not Forgiven Us",
    Action(
        (MANEUVER,),
        costs=(exert(ISENGARD & MINION), Spot(COMPANION, 5)),
        effects=(Discard(a(EXHAUSTED & COMPANION & ~RING_BEARER)),),
    ),
)

card("1R124", "Cruel Caradhras", Action((MANEUVER,), costs=(exert(ISENGARD & MINION),), effects=(EXERTION_OR_BURDEN,)))

card(
    "1R125",
    "Greed",
    Action(
        (MANEUVER,),
        costs=(Spot(COMPANION, 6), remove_twilight(2)),
        effects=(wound(COMPANION & ~RING_BEARER),),
    ),
    to_play=(Spot(URUK_HAI),),
)

card(
    "1U126", "Hunt Them Down!", Action((MANEUVER,), effects=(make(a(URUK_HAI), keyword(FIERCE), until=UNTIL_REGROUP),))
)

card("1R127", "Lurtz", Action((MANEUVER,), costs=(Spot(OTHER & URUK_HAI),), effects=(ROUSED,)))

card("1R128", "Lurtz's Battle Cry", Action((SKIRMISH,), effects=(make(a(URUK_HAI), strength(-1), damage(1)),)))

card(
    "1R129",
    "The Misadventure of Mr. Underhill",
    Continuous((cost(2),), of=COMPANION, condition=Without(AtSite(SANCTUARY))),
    to_play=(exert(URUK_HAI),),
)

card(
    "1U130",
    "No Ordinary Storm",
    Trigger(
        Happening(PLAYED, WEATHER & CONDITION, whose=YOU),
        effects=(exert(GANDALF_CULTURE & (ALLY | COMPANION)),),
    ),
)

card("1R131", "Orthanc Assassin")

card(
    "1R132",
    "Parry",
    Action((MANEUVER,), costs=(Spot(URUK_HAI),), effects=(make(a(POSSESSION), no_bonus(), until=UNTIL_REGROUP),)),
)

card(
    "1C133",
    "Saruman's Ambition",
    Continuous((cost(-1),), of=YOURS & ISENGARD & EVENT),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(URUK_HAI), strength(2)),)),
)

card(
    "1C134",
    "Saruman's Chill",
    # Only companions move; an ally stays at home.
    Trigger(Happening(MOVES_FROM, BEARER), effects=(Exert(each(HOBBIT & COMPANION)),)),
    MELTS,
    on=On(SITE, limit=1),
    to_play=(exert(ISENGARD & MINION),),
)

card(
    "1U135",
    "Saruman's Frost",
    Continuous((strength(-2),), of=HOBBIT & WithFellowship(), condition=AtThisSite()),
    MELTS,
    on=On(SITE, limit=1),
    to_play=(exert(ISENGARD & MINION),),
)

card(
    "1U136",
    "Saruman's Power",
    Action((SHADOW_PHASE,), costs=(exert(ISENGARD & MINION),), effects=(Discard(each(CONDITION)),)),
)

card(
    "1R137",
    "Saruman's Reach",
    Action(
        (MANEUVER,),
        costs=(exert(URUK_HAI),),
        effects=(
            Choose(((Exert(a(COMPANION, count=2), by=FREE_PEOPLES_PLAYER),), (WearRing(),)), by=FREE_PEOPLES_PLAYER),
        ),
    ),
)

card(
    "1C138",
    "Saruman's Snows",
    Continuous((cannot(BE_PLAYED),), of=EVENT & ForPhase(SKIRMISH), condition=AtThisSite()),
    Continuous((cannot(BE_USED, phase=SKIRMISH),), of=ANYTHING, condition=AtThisSite()),
    MELTS,
    on=On(SITE),
    to_play=(exert(ISENGARD & MINION),),
)

card(
    "1R139",
    "Savagery to Match Their Numbers",
    Action((SKIRMISH,), effects=(make(a(URUK_HAI), strength(2)),)),
    Action(
        (SKIRMISH,),
        costs=(Spot(COMPANION, 5),),
        effects=(make(a(URUK_HAI), strength(4), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
)

card(
    "1R140",
    "Spies of Saruman",
    Continuous((Modifier(SKIP, 1, ARCHERY),), condition=AtThisSite()),
    MELTS,
    on=On(SITE),
    to_play=(exert(ISENGARD & MINION),),
)

card(
    "1C141",
    "Their Arrows Enrage",
    Continuous((strength(-1),), of=WithKeyword(ARCHER) & (COMPANION | ALLY)),
    to_play=(Spot(Titled("Saruman") | URUK_HAI),),
)

card(
    "1U142",
    "Traitor's Voice",
    Continuous(
        (Modifier(MOVE_LIMIT, -1, least=1),),
        condition=Any((CanSpot(Burdens(), 5), Is(RING_BEARER, EXHAUSTED))),
    ),
    to_play=(Spot(URUK_HAI),),
)

card("1R143", "Troop of Uruk-hai", Continuous((no_bonus(),), of=WEAPON & BorneBy(Skirmishing(THIS))))

card(
    "1C144",
    "Uruk Bloodlust",
    Response(Happening(WINS, YOURS & URUK_HAI), costs=(remove_twilight(1),), effects=(Heal(that(IT)),)),
)

card(
    "1C145",
    "Uruk Brood",
    Action(
        (SKIRMISH,),
        costs=(remove_twilight(2),),
        effects=(Spot(OTHER & URUK_HAI, x="x"), make(a(THIS), strength(Number("x")))),
    ),
)

card("1C146", "Uruk Fighter", Action((MANEUVER,), costs=(Spot(COMPANION, 5),), effects=(ROUSED,)))

card(
    "1R147",
    "Uruk Guard",
    Action(
        (ASSIGNMENT,),
        costs=(exert(THIS), Spot(COMPANION, remember="companion")),
        effects=(make(that("companion"), cannot(DEFEND_AGAINST, by=THIS)),),
    ),
)

card("1R148", "Uruk Lieutenant", Continuous((strength(Count(OTHER & URUK_HAI)),)))

card("1C149", "Uruk Messenger", Continuous((strength(3),), condition=CanSpot(WEATHER & CONDITION)))

card("1C150", "Uruk Rager", Trigger(Happening(WINS, THIS), effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),)))

card("1C151", "Uruk Savage")

card("1C152", "Uruk Shaman", Action((MANEUVER,), costs=(remove_twilight(2),), effects=(heal(URUK_HAI),)))

card(
    "1U153",
    "Uruk Slayer",
    Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(THIS), total=3),)),
)

card(
    "1C154",
    "Uruk Soldier",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
)

card(
    "1R155",
    "Uruk Spy",
    Response(
        Happening(RING_PUT_ON),
        costs=(exert(THIS),),
        effects=(
            Spot(ISENGARD & MINION, x="x"),
            DiscardFromDeck(Number("x"), remember="discarded"),
            Burden(Count(SHADOW_CARD, among="discarded")),
        ),
    ),
)

card("1C156", "Uruk Warrior", Action((MANEUVER,), costs=(Spot(COMPANION, 6),), effects=(ROUSED,)))

card("1C157", "Uruk-hai Armory", Continuous((Modifier(FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(URUK_HAI)))

card("1C158", "Uruk-hai Raiding Party")

card(
    "1U159",
    "Uruk-hai Rampage",
    Response(
        Happening(WINS, YOURS & URUK_HAI),
        costs=(remove_twilight(3),),
        effects=(make(that(IT), keyword(FIERCE), until=UNTIL_REGROUP),),
    ),
    to_play=(Spot(URUK_HAI),),
)

card(
    "1C160",
    "Uruk-hai Sword",
    Trigger(Happening(WINS, BEARER), effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
    on=On(URUK_HAI),
)

card(
    "1U161",
    "Wariness",
    Response(
        Happening(ACTION_USED, WithKeyword("stealth") & EVENT),
        costs=(Choose(((exert(YOURS & URUK_HAI),), (Discard(a(YOURS & URUK_HAI)),))),),
        effects=(CancelAction(),),
    ),
)

card(
    "1U162",
    "Worry",
    Trigger(Happening(LOSES, COMPANION | ALLY, against=URUK_HAI), effects=(EXERTION_OR_BURDEN,)),
    to_play=(exert(URUK_HAI),),
)
