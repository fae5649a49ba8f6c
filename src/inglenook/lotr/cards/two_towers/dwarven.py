"""Dwarven cards of The Two Towers."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")
DWARVEN_CONDITION = DWARVEN & CONDITION

card(
    "4R41",
    "Axe of Erebor",
    Continuous((damage(1),), of=BEARER),
    Action(
        (SKIRMISH,),
        costs=(Choose(((Discard(a(DWARVEN_CONDITION)),), (Discard(a(StackedOn(DWARVEN_CONDITION))),))),),
        effects=(make(a(GIMLI), strength(1)),),
    ),
    on=On(GIMLI),
)

card("4C42", "Best Company", Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("battleground"), 4, 2))),)))

card(
    "4U43",
    "Come Here Lad",
    Action(
        (FELLOWSHIP,),
        effects=(Stack(a(ANYTHING, count=2), a(DWARVEN_CONDITION & WithStacked(ANYTHING)), DECK),),
    ),
)

card(
    "4C44",
    "Courtesy of My Hall",
    Trigger(Happening(PLAYED, THIS), effects=(Stack(a(ANYTHING), a(THIS), DISCARD_PILE),)),
    Action((FELLOWSHIP,), costs=(Discard(a(FREE_PEOPLES_CARD & StackedOn(THIS))),), effects=(heal(DWARF),)),
)

card(
    "4R45",
    "Dwarven Foresight",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(DWARF),),
        effects=(MoveCards(FREE_PEOPLES_CARD & StackedOn(DWARVEN_CONDITION), STACKED, HAND),),
    ),
)

card(
    "4R46",
    "Ever My Heart Rises",
    Trigger(Happening(PLAYED, THIS), effects=(SeeDeck(6, remember="seen"), Stack(that("seen"), a(THIS), DECK))),
    Action(
        (FELLOWSHIP,),
        costs=(DiscardFromDeck(), Spot(DWARF)),
        effects=(MoveCards(FREE_PEOPLES_CARD & StackedOn(THIS), STACKED, HAND),),
    ),
)

card(
    "4U47",
    "From the Armory",
    Action(
        (SKIRMISH,),
        costs=(Stack(a(FREE_PEOPLES_CARD), a(THIS), HAND), exert(DWARF, remember="dwarf")),
        effects=(make(that("dwarf"), cannot(TAKE_WOUNDS)),),
    ),
)

card("4R48", "Gimli", Continuous((strength(Count(UNBOUND & HOBBIT)),)))

card(
    "4C49",
    "Gimli",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(
            make(
                a(UNBOUND & COMPANION, "companion"),
                strength(If(Is(That("companion"), Titled("Legolas")), 2, 1)),
            ),
        ),
    ),
)

card(
    "4C50",
    "Here Is Good Rock",
    Action((SKIRMISH,), costs=(Stack(a(FREE_PEOPLES_CARD), a(THIS), HAND),), effects=(make(a(DWARF), damage(1)),)),
)

card(
    "4C51",
    "Khazâd Ai-mênu",
    Action(
        (SKIRMISH,),
        effects=(
            When(
                CanSpot(Titled("Legolas"), chosen=True),
                then=(make(a(DWARF), strength(3), damage(1)),),
                otherwise=(make(a(DWARF), strength(2)),),
            ),
        ),
    ),
)

card(
    "4R52",
    "My Axe Is Notched",
    Trigger(Happening(WINS, GIMLI), effects=(Token("dwarven", 1, a(THIS)),)),
    Continuous(
        (strength(AtMost(AtMost(TokensOn(THIS, "dwarven"), TokensOn(Titled("Final Count"), "elven")), 3)),), of=GIMLI
    ),
)

card(
    "4U53",
    "Quick As May Be",
    Action((MANEUVER,), costs=(Spot(DWARF & COMPANION), Spot(ELF & COMPANION)), effects=(wound(MINION),)),
)

card(
    "4R54",
    "Rest by Blind Night",
    Action((REGROUP,), effects=(MoveCards(DWARVEN_CONDITION, PLAY, SHUFFLED_INTO_DECK, ALL, up_to=True),)),
)

card(
    "4R55",
    "Restless Axe",
    Action(
        (REGROUP,),
        costs=(exert(DWARF),),
        effects=(
            MoveCards(DWARVEN_CONDITION, PLAY, SHUFFLED_INTO_DECK, remember="shuffled"),
            Repeat(Number("shuffled"), (exert(MINION),)),
        ),
    ),
)

card(
    "4C56",
    "Search Far and Wide",
    Action((FELLOWSHIP,), costs=(DiscardFromDeck(), Spot(DWARF)), effects=(Draw(2),)),
)

card(
    "4U57",
    "Stout and Strong",
    Trigger(Happening(WINS, DWARF), effects=(Token("dwarven", 1, a(THIS)),), optional=True),
    Action(
        (SKIRMISH,),
        effects=(make(a(UNBOUND & COMPANION), strength(AtMost(TokensOn(THIS, "dwarven"), 3))), Discard(a(THIS))),
    ),
)
