"""Elven cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

card(
    "1U29",
    "Ancient Enmity",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(ELF, "elf"), strength(1)),
            Later(
                Happening(LOSES, MINION, against=That("elf")),
                (DiscardFromHand(2, whose=ITS_OWNER, at_random=True),),
            ),
        ),
    ),
)

card(
    "1C32",
    "Border Defenses",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(ELF, "elf"),
                strength(If(Is(That("elf"), Skirmishing(WithKeyword(ARCHER))), 4, 2)),
            ),
        ),
    ),
)

card(
    "1R36",
    "Curse Their Foul Feet!",
    Action(
        (FELLOWSHIP,),
        costs=(exert(ELF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            DiscardFromHand(Count(ORC, among="revealed"), whose=THAT_PLAYER),
        ),
    ),
)

card(
    "1C37",
    "Defiance",
    Action(
        (SKIRMISH,),
        effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(NAZGUL)), 4, 2))),),
    ),
)

card(
    "1C43",
    "Far-seeing Eyes",
    Trigger(Happening(PLAYED, ELF, whose=YOU), effects=(DiscardFromHand(1, whose=AN_OPPONENT),)),
)

card(
    "1U44",
    "Foul Creation",
    Action(
        (FELLOWSHIP,),
        costs=(exert(ELF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            May(
                (Draw(2),),
                costs=(DiscardFromHand(1, ISENGARD & MINION, AN_OPPONENT, among="revealed"),),
            ),
        ),
    ),
)

card(
    "1U48",
    "Haldir",
    Continuous((strength(2),), condition=AtSite(least=6, most=8, block=FELLOWSHIP_BLOCK)),
    to_play=(Spot(ELF),),
)

card(
    "1R50",
    "Legolas",
    Action((ARCHERY,), costs=(exert(THIS),), effects=(wound(MINION), make(a(THIS), cannot(ADD_TO_ARCHERY)))),
)

card("1U51", "Legolas", Continuous((strength(3),), condition=Is(THIS, Skirmishing(NAZGUL))))

card("1U60", "Silinde", Continuous((text_of_site(3),)))

card(
    "1U63",
    "Stand Against Darkness",
    Action(
        (MANEUVER,),
        costs=(exert(ELF),),
        effects=(Discard(a(SAURON & (MINION | CONDITION | POSSESSION))),),
    ),
)

card("1C67", "Uruviel", Continuous((text_of_site(6),)))
