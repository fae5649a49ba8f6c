"""Dwarven cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")

card(
    "1C3",
    "Axe Strike",
    Action(
        (SKIRMISH,),
        effects=(make(a(DWARF, "dwarf"), strength(If(Is(That("dwarf"), Bearing(DWARVEN & HAND_WEAPON)), 3, 2))),),
    ),
)

card(
    "1C4",
    "Battle Fury",
    Action(
        (SKIRMISH,),
        costs=(exert(DWARF, remember="dwarf"),),
        effects=(make(that("dwarf"), strength(3), damage(1)),),
    ),
)

card("1C5", "Cleaving Blow", Action((SKIRMISH,), effects=(make(a(DWARF), strength(2), damage(1)),)))

card("1C6", "Delving", Action((FELLOWSHIP,), costs=(exert(DWARF & COMPANION),), effects=(Draw(3),)))

card("1C7", "Dwarf Guard", to_play=(Spot(DWARF),))

card("1C8", "Dwarven Armor", Continuous((overwhelmed_at(3),), of=BEARER), on=On(DWARF))

card(
    "1C9",
    "Dwarven Axe",
    Trigger(Happening(LOSES, MINION, against=BEARER), effects=(DiscardFromDeck(1, ITS_OWNER),)),
    on=On(DWARF),
)

card(
    "1C10",
    "Dwarven Heart",
    Trigger(Happening(PLAYED, THIS), effects=(Heal(a(BEARER), 2, up_to=True),)),
    Trigger(Happening(TURN_STARTS, whose=YOU), effects=(exert(BEARER),)),
    on=On(DWARF),
)

card("1C11", "Farin", Continuous((strength(2),), condition=Is(THIS, Skirmishing(ORC))), to_play=(Spot(DWARF),))

card(
    "1U12",
    "Gimli",
    Action(
        (FELLOWSHIP,),
        condition=PoolBelow(2),
        costs=(add_twilight(2),),
        effects=(MoveCards(ANYTHING, HAND, BENEATH_DECK),),
    ),
)

card(
    "1R13",
    "Gimli",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(THIS), strength(2)),)),
)

card(
    "1R14",
    "Gimli's Battle Axe",
    Continuous((damage(1),), of=BEARER),
    Trigger(Happening(WINS, GIMLI), optional=True, effects=(wound(ORC),)),
    on=On(GIMLI),
)

card(
    "1R15",
    "Gimli's Helm",
    Continuous((wound_limit(1),), of=BEARER, condition=During(SKIRMISH)),
    Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(BEARER), cannot(TAKE_WOUNDS)),)),
    on=On(GIMLI),
)

card(
    "1R16",
    "Greatest Kingdom of My People",
    Trigger(Happening(PLAYED, ORC, whose=AN_OPPONENT), effects=(DiscardFromDeck(1, ITS_OWNER),)),
    to_play=(exert(DWARF),),
)

card(
    "1U17",
    "Grimir",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(MoveCards(DWARVEN & EVENT, DISCARD_PILE, SHUFFLED_INTO_DECK),),
    ),
)

card(
    "1C18",
    "Halls of My Home",
    Action(
        (FELLOWSHIP,),
        costs=(exert(DWARF),),
        effects=(
            SeeDeck(3, ANY_PLAYER, remember="revealed"),
            MoveCards(SHADOW_CARD, DECK, DISCARD_PILE, up_to=True, among="revealed"),
            MoveCards(ANYTHING, DECK, ON_TOP_OF_DECK, ALL, among="revealed"),
        ),
    ),
)

card(
    "1C19",
    "Here Lies Balin, Son of Fundin",
    Action(
        (MANEUVER,),
        costs=(exert(DWARF),),
        effects=(Choose(((Wound(a(ORC, count=2)),), (wound(ORC, 2),))),),
    ),
)

card(
    "1C20",
    "Let Them Come!",
    Trigger(Happening(LOSES, ORC, against=DWARF), effects=(Discard(that("it")),)),
    Trigger(Happening(LOSES, DWARF), effects=(Discard(a(THIS)),)),
)

card("1C21", "Lord of Moria", Continuous((damage(1),), of=DWARF))

card(
    "1R22",
    "Mithril Shaft",
    Action(
        (MANEUVER,),
        costs=(exert(DWARF),),
        effects=(
            Repeat(5, (DiscardFromDeck(remember="last"), add_twilight(1)), until_stopped=True),
            MoveCards(That("last"), DISCARD_PILE, HAND),
        ),
    ),
)

card("1R23", "Nobody Tosses a Dwarf", Response(Happening(WINS, DWARF), effects=(DiscardFromDeck(3, AN_OPPONENT),)))

card("1C24", "Stairs of Khazad-dûm", Continuous((strength(1),), of=DWARF & Skirmishing(MORIA & MINION)))

card("1C25", "Still Draws Breath", Response(Happening(WINS, DWARF), effects=(Heal(that("it")),)))

card(
    "1C26",
    "Their Halls of Stone",
    Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("underground"), 4, 2))),)),
)

card(
    "1U27",
    "Thrarin",
    Action(
        (MANEUVER,),
        costs=(exert(THIS),),
        effects=(make(a(THIS), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
    ),
)

card(
    "1R28",
    "Wealth of Moria",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(DWARF),),
        effects=(
            SeeDeck(3, remember="revealed"),
            MoveCards(FREE_PEOPLES_CARD, DECK, HAND, ALL, among="revealed"),
            MoveCards(ANYTHING, DECK, DISCARD_PILE, ALL, among="revealed"),
        ),
    ),
)
