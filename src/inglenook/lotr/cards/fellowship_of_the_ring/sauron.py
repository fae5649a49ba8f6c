"""Sauron cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

KNOWS_THE_WAY = Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & SAURON & MINION)
"""The text of trackers: minions of the culture have a lower roaming penalty."""
STABS = Action((SKIRMISH,), costs=(exert(THIS),), effects=(wound(CHARACTER & Skirmishing(THIS)),))

card(
    "1U239",
    "All Thought Bent on It",
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & ORC), Spot(COMPANION, 5)),
        effects=(Repeat(Count(COMPANION, over=4), (Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),),
    ),
)

card(
    "1R240",
    "Band of the Eye",
    Response(
        Happening(WINS, THIS),
        costs=(remove_twilight(2),),
        effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, at_random=True),),
    ),
)

card(
    "1U241",
    "Curse From Mordor",
    Action((SHADOW_PHASE,), costs=(Spot(SAURON & ORC),), effects=(Discard(a(ELVEN & CONDITION)),)),
)

card(
    "1U242",
    "The Dark Lord's Summons",
    Action(
        (SHADOW_PHASE,),
        costs=(remove_twilight(3),),
        effects=(
            SeeDeck(remember="card"),
            When(
                Is(That("card"), SAURON),
                (MoveCards(That("card"), DECK, HAND),),
                (MoveCards(That("card"), DECK, DISCARD_PILE), DiscardFromHand(1)),
            ),
        ),
    ),
    to_play=(Spot(SAURON & ORC),),
)

card(
    "1R243",
    "Despair",
    Action(
        (MANEUVER,),
        condition=AtLeast(Plus(Burdens(), InPile(DEAD_PILE, COMPANION)), 12),
        costs=(Spot(SAURON & ORC),),
        effects=(make(a(RING_BEARER), corrupted()),),
    ),
)

card(
    "1R244",
    "Desperate Defense of the Ring",
    Trigger(
        Happening(ASSIGNED, BEARER),
        effects=(
            Choose(
                ((DiscardFromHand(3, whose=FREE_PEOPLES_PLAYER),), (add_burdens(1),)),
                by=FREE_PEOPLES_PLAYER,
            ),
        ),
    ),
    on=On(COMPANION),
    to_play=(exert(SAURON & ORC),),
)

card(
    "1R245",
    "Desperate Measures",
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & ORC), remove_burdens(1)),
        effects=(DiscardFromDeck(5, FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1R246",
    "Enduring Evil",
    Action(
        (SKIRMISH,),
        costs=(Spot(Burdens(), x="x"),),
        effects=(make(a(CHARACTER & Skirmishing(SAURON & ORC)), strength(Times(-1, Number("x")))),),
    ),
)

card(
    "1R247",
    "Enheartened Foe",
    Response(Happening(WINS, SAURON & ORC), effects=(make(that("it"), keyword(FIERCE), until=UNTIL_REGROUP),)),
)

card(
    "1C248",
    "Forces of Mordor",
    Action((SHADOW_PHASE,), costs=(Spot(SAURON & MINION, x="x"),), effects=(add_twilight(Number("x")),)),
)

card(
    "1U249",
    "Gleaming Spires Will Crumble",
    Continuous((strength(2),), of=SAURON & ORC & Skirmishing(GONDOR & CHARACTER)),
    Trigger(Happening(LOSES, YOURS & SAURON & ORC), effects=(Discard(a(THIS)),)),
)

card(
    "1R250",
    "Hate",
    Action((MANEUVER,), costs=(exert(SAURON & ORC),), effects=(wound(COMPANION & ~RING_BEARER),)),
)

card(
    "1U251",
    "A Host Avails Little",
    Action(
        (MANEUVER,),
        costs=(Spot(SAURON & ORC), Spot(COMPANION, 6)),
        effects=(Repeat(Count(COMPANION, over=5), (wound(COMPANION & ~RING_BEARER),)),),
    ),
)

card(
    "1R252",
    "The Irresistible Shadow",
    Continuous((corrupted(),), of=RING_BEARER, condition=All((CanSpot(Burdens(), 5), DeckIsEmpty()))),
    to_play=(exert(SAURON & ORC),),
)

card(
    "1R253",
    "Journey Into Danger",
    Continuous((cost(2),), of=COMPANION, condition=CanSpot(COMPANION, 5)),
    to_play=(exert(SAURON & ORC),),
)

card(
    "1R254",
    "Mordor Enraged",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(BEARER),),
        effects=(add_twilight(Count(WithKeyword(ARCHER) & COMPANION)),),
    ),
    on=On(SAURON & MINION),
)

card(
    "1C255",
    "Mordor's Strength",
    Action(
        (SKIRMISH,),
        costs=(exert(SAURON & ORC, remember="orc"),),
        effects=(wound(CHARACTER & Skirmishing(That("orc"))),),
    ),
)

card("1R256", "Morgul Hunter", Continuous((strength(Count(COMPANION)),)))

card(
    "1U257",
    "Morgul Skirmisher",
    Action((MANEUVER,), costs=(remove_twilight(3),), effects=(exert(HOBBIT & ~RING_BEARER),)),
)

card(
    "1U258",
    "Morgul Skulker",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(MoveCards(RINGWRAITH, DISCARD_PILE, SHUFFLED_INTO_DECK, 2, up_to=True),),
    ),
)

card("1R259", "Morgul Warden", Continuous((strength(Count(OTHER & SAURON & ORC)),)))

card(
    "1U260",
    "The Number Must Be Few",
    Continuous((Modifier(MOVE_LIMIT, -1, least=1),), condition=CanSpot(COMPANION, 7)),
)

card(
    "1C261",
    "Orc Ambusher",
    KNOWS_THE_WAY,
    Response(
        Happening(ACTION_USED, FREE_PEOPLES_CARD & EVENT & ForPhase(REGROUP)),
        costs=(exert(THIS),),
        effects=(CancelAction(),),
    ),
)

card(
    "1U262",
    "Orc Assassin",
    KNOWS_THE_WAY,
    Action(
        (ASSIGNMENT,),
        costs=(Spot(HOBBIT & COMPANION, 2),),
        effects=(Assign(a(THIS), a(HOBBIT), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1R263",
    "Orc Banner",
    Trigger(
        Happening(LOSES, COMPANION | ALLY, against=SAURON & ORC),
        effects=(make(each(SAURON & ORC), strength(1), until=UNTIL_REGROUP),),
    ),
)

card("1R264", "Orc Bowmen", Continuous((Modifier(MINION_ARCHERY, 1),), condition=CanSpot(SAURON & ORC)))

card(
    "1R265",
    "Orc Butchery",
    Response(
        Happening(KILLED, COMPANION, against=SAURON & ORC),
        effects=(DiscardFromDeck(Times(3, InPile(DEAD_PILE)), FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1C266",
    "Orc Chieftain",
    Trigger(
        Happening(PLAYED, WEAPON, against=THIS, whose=YOU),
        effects=(add_twilight(2),),
        uses=1,
        period=THIS_TURN,
    ),
)

card("1U267", "Orc Hunters", STABS)

card(
    "1C268",
    "Orc Inquisitor",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, at_random=True),),
    ),
)

card(
    "1C269",
    "Orc Scimitar",
    Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(BEARER), total=3),)),
    on=On(SAURON & ORC),
)

card("1U270", "Orc Scouting Band", KNOWS_THE_WAY, STABS)

card("1C271", "Orc Soldier", STABS)

card("1R272", "Orc War Band", STABS)

card(
    "1C273",
    "The Ring's Oppression",
    Response(Happening(KILLED, COMPANION, against=SAURON & ORC), effects=(Burden(If(RingIsWorn(), 3, 1)),)),
)

card(
    "1U274",
    "Sauron's Defenses",
    Continuous((Modifier(MOVE_LIMIT, -1, least=1),), condition=DeadPileHas(COMPANION, 3)),
    to_play=(exert(SAURON & ORC),),
)

card(
    "1U275",
    "Seeking It Always",
    Response(
        Happening(ACTION_USED, WithKeyword("stealth") & EVENT),
        costs=(exert(SAURON & WithKeyword("tracker")),),
        effects=(CancelAction(),),
    ),
)

card(
    "1R276",
    "Seeking Its Master",
    Action((SHADOW_PHASE,), costs=(exert(SAURON & ORC), remove_twilight(2)), effects=(Draw(1),)),
)

card(
    "1C277",
    "Shadow's Reach",
    Action((SHADOW_PHASE,), costs=(exert(SAURON & ORC),), effects=(Discard(a(FREE_PEOPLES_CARD & CONDITION)),)),
)

card(
    "1C278",
    "Strength Born of Fear",
    Action((SKIRMISH,), costs=(remove_twilight(3),), effects=(make(a(SAURON & ORC), strength(1)),)),
)

card(
    "1R279",
    "Thin and Stretched",
    Trigger(
        Happening(TURN_ENDS),
        condition=All((Without(WasAssigned(BEARER)), WasAssigned(COMPANION & ~BEARER))),
        effects=(add_burdens(1),),
    ),
    on=On(RING_BEARER),
    to_play=(exert(SAURON & ORC),),
)

card(
    "1U280",
    "Tower Lieutenant",
    Trigger(Happening(WINS, THIS), effects=(DiscardFromHand(2, whose=FREE_PEOPLES_PLAYER, at_random=True),)),
)

card(
    "1C281",
    "Under the Watching Eye",
    Trigger(Happening(MOVES), effects=(Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),
    to_play=(exert(SAURON & WithKeyword("tracker")),),
)

card("1R282", "The Weight of a Legacy", on=On(Titled("Aragorn")), to_play=(exert(SAURON & ORC),))

card(
    "1C283",
    "You Bring Great Evil",
    Continuous((cannot(BE_HEALED),), of=BEARER, condition=AtSite(SANCTUARY)),
    on=On(COMPANION & ~ELF),
    to_play=(Spot(SAURON & ORC),),
)
