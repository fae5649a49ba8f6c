"""Moria cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

CAVE_TROLL = Titled("Cave Troll of Moria")

LOST_TO_THE_GOBLINS = (
    Spot(MORIA & MINION, x="minions"),
    DiscardFromDeck(Number("minions"), remember="cards"),
    Burden(AtMost(Count(SHADOW_CARD, among="cards"), 3)),
)

card("1R163", "Ancient Chieftain", Continuous((strength(Count(OTHER & MORIA & ORC)),)))

card("1U164", "Bitter Hatred", Action((ARCHERY,), costs=(Spot(MORIA & WithKeyword(ARCHER)),), effects=(wound(ELF),)))

card(
    "1R165",
    "Cave Troll of Moria",
    Continuous((cost(-3),), condition=AtSite("underground")),
    to_play=(Spot(MORIA & ORC),),
)

card("1R166", "Cave Troll's Hammer", Continuous((damage(1),), of=CAVE_TROLL), on=On(CAVE_TROLL))

card(
    "1R167",
    "Denizens Enraged",
    Action(
        (SKIRMISH,),
        effects=(
            ChooseCard(a(MORIA & ORC, "orc")),
            Spot(MORIA & ORC & ~That("orc"), x="others", limit=4),
            make(that("orc"), strength(Number("others"))),
        ),
    ),
)

card(
    "1C168",
    "Drums in the Deep",
    Action(
        (SKIRMISH,),
        effects=(make(a(MORIA & ORC, "orc"), strength(If(Is(That("orc"), Skirmishing(DWARF)), 4, 2))),),
    ),
)

card(
    "1R169",
    "The End Comes",
    Action(
        (ASSIGNMENT,),
        costs=(Spot(MORIA & MINION, 5),),
        effects=(Assign(a(MINION), a(RING_BEARER), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1R170",
    "Fool of a Took!",
    Action(
        (SHADOW_PHASE,),
        costs=(Spot(HOBBIT & ~RING_BEARER),),
        effects=(
            SeeDeck(until=~(MORIA & MINION), remember="revealed"),
            MoveCards(ANYTHING, DECK, HAND, ALL, among="revealed"),
        ),
    ),
)

card(
    "1C171",
    "Frenzy",
    Action((ASSIGNMENT,), effects=(Assign(a(MORIA & ORC), a(EXHAUSTED & COMPANION & ~RING_BEARER)),)),
)

card(
    "1R172",
    "Goblin Archer",
    Continuous((Modifier(FELLOWSHIP_ARCHERY, -6),), condition=CanSpot(OTHER & MORIA & ORC)),
)

card(
    "1R173",
    "Goblin Armory",
    Trigger(Happening(PLAYED, MORIA & WEAPON, whose=YOU), effects=(add_twilight(1),)),
    Response(Happening(ABOUT_TO_BE_WOUNDED, MORIA & ORC), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
)

card(
    "1C174",
    "Goblin Backstabber",
    Continuous(
        (damage(2),),
        condition=All((Is(THIS, InSkirmish()), Is(OTHER & MORIA & ORC, InSkirmish()))),
    ),
)

card(
    "1R175",
    "Goblin Domain",
    Continuous((Modifier(COMES_EXHAUSTED, 1),), of=COMPANION, condition=AtSite(least=4, block=FELLOWSHIP_BLOCK)),
    to_play=(Spot(MORIA & MINION),),
)

card("1C176", "Goblin Marksman")

card("1C177", "Goblin Patrol Troop")

card("1U178", "Goblin Runner", Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(2),)))

card(
    "1C179",
    "Goblin Scavengers",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(PlayCard(WEAPON, zones=(DISCARD_PILE,), on=YOURS & MORIA & ORC),),
    ),
)

card(
    "1C180", "Goblin Scimitar", Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(1),)), on=On(MORIA & ORC)
)

card(
    "1U181",
    "Goblin Sneak",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(MoveCards(MORIA & ORC, DISCARD_PILE, BENEATH_DECK),),
    ),
)

card(
    "1C182",
    "Goblin Spear",
    Trigger(
        Happening(KILLED, COMPANION, against=BEARER, phase=SKIRMISH),
        effects=(Burden(If(Is(That("it"), HOBBIT), 2, 1)),),
    ),
    on=On(MORIA & MINION),
)

card(
    "1R183",
    "Goblin Swarms",
    Response(Happening(WINS, YOURS & MORIA & ORC), effects=(Stack(that("it"), a(THIS)),)),
    Action((SHADOW_PHASE,), effects=(PlayCard(ORC & StackedOn(THIS), zones=(STACKED,)),)),
)

card(
    "1C184",
    "Goblin Wallcrawler",
    Continuous((strength(2),), condition=AtSite("underground")),
    Continuous((Modifier(FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(OTHER & MORIA & ORC)),
)

card(
    "1C185",
    "Goblin Warrior",
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Discard(a(DWARVEN & (ALLY | CONDITION))),)),
)

card(
    "1R186",
    "Guard Commander",
    Action((SKIRMISH,), costs=(remove_twilight(3),), effects=(make(a(MORIA & ORC), strength(2)),)),
)

card("1C187", "Host of Thousands", Action((SHADOW_PHASE,), effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),)))

card(
    "1U188",
    "The Long Dark",
    Trigger(
        Happening(MOVES_TO, condition=AtSite(least=4, most=5, block=FELLOWSHIP_BLOCK)),
        effects=(add_twilight(Times(2, Count(DWARF & COMPANION))),),
    ),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(YOURS & MORIA & ORC), strength(2)),)),
)

card(
    "1R189",
    "Lost to the Goblins",
    Response(Happening(EXERTED_NOW, RING_BEARER), effects=LOST_TO_THE_GOBLINS),
    Response(Happening(WOUNDED_NOW, RING_BEARER), effects=LOST_TO_THE_GOBLINS),
)

card(
    "1R190",
    "Moria Axe",
    Continuous((damage(1),), of=BEARER),
    Action((SKIRMISH,), costs=(exert(BEARER),), effects=(make(a(BEARER), strength(2)),)),
    on=On(MORIA & ORC),
)

card("1C191", "Moria Scout", Trigger(Happening(PLAYED, THIS), costs=(Spot(ELF),), effects=(add_twilight(2),)))

card(
    "1C192",
    "Pinned Down",
    Continuous((Modifier(FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(MORIA & WithKeyword(ARCHER))),
)

card(
    "1C193",
    "Plundered Armories",
    Response(
        Happening(DISCARDED_NOW, YOURS & MORIA & WEAPON),
        effects=(PlayCard(That("it"), zones=(DISCARD_PILE,), discount=1),),
    ),
)

card(
    "1U194",
    "Relentless",
    Response(
        Happening(ACTION_USED, WithKeyword("stealth") & EVENT),
        costs=(Spot(MORIA & MINION, 3),),
        effects=(CancelAction(),),
    ),
)

card(
    "1R195",
    "Relics of Moria",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(2),),
        effects=(PlayCard(MORIA & POSSESSION, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "1C196",
    "They Are Coming",
    Action(
        (SHADOW_PHASE,),
        costs=(DiscardFromHand(3),),
        effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),),
    ),
)

card("1C197", "Threat of the Unknown", Action((SHADOW_PHASE,), costs=(exert(YOURS & MORIA & ORC),), effects=(Draw(2),)))

card(
    "1U198",
    "Through the Misty Mountains",
    Trigger(
        Happening(MOVES_TO, condition=AtSite(least=4, most=6, block=FELLOWSHIP_BLOCK)),
        condition=CanSpot((DWARF | ELF) & COMPANION),
        effects=(DiscardFromHand(2, whose=FREE_PEOPLES_PLAYER, at_random=True),),
    ),
    to_play=(exert(MORIA & MINION),),
)

card("1R199", "Troll's Keyward", Continuous((cost(-2),), of=CAVE_TROLL))

card(
    "1R200",
    "The Underdeeps of Moria",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(3),),
        effects=(
            SeeDeck(bottom=True, remember="card"),
            When(
                Is(That("card"), MORIA & ORC),
                (MoveCards(That("card"), DECK, HAND),),
                (MoveCards(That("card"), DECK, DISCARD_PILE),),
            ),
        ),
    ),
)

card(
    "1C201",
    "Unfamiliar Territory",
    Action(
        (SKIRMISH,),
        effects=(make(a(MORIA & ORC, "orc"), strength(If(Is(That("orc"), Skirmishing(WithKeyword(ARCHER))), 4, 2))),),
    ),
)

card(
    "1U202",
    "What Is This New Devilry?",
    Continuous((cost(2),), of=COMPANION, condition=AtSite(least=5, block=FELLOWSHIP_BLOCK)),
    to_play=(exert(MORIA & ORC),),
)
