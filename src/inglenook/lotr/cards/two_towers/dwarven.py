"""Dwarven cards of The Two Towers."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")

card("4C42", "Best Company", Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("battleground"), 4, 2))),)))

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
    "4U57",
    "Stout and Strong",
    Trigger(Happening(WINS, DWARF), effects=(Token("dwarven", 1, a(THIS)),), optional=True),
    Action(
        (SKIRMISH,),
        effects=(make(a(UNBOUND & COMPANION), strength(AtMost(TokensOn(THIS, "dwarven"), 3))), Discard(a(THIS))),
    ),
)
