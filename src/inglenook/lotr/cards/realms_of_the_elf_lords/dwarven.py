"""Dwarven cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")

card(
    "3R1",
    "Book of Mazarbul",
    Trigger(
        Happening(PHASE_STARTS, phase=FELLOWSHIP),
        condition=AtSite(least=4, block=FELLOWSHIP_BLOCK),
        optional=True,
        effects=(Draw(Count(DWARF & COMPANION)),),
    ),
    on=On(DWARF),
)

card(
    "3U2",
    "Gimli's Pipe",
    Action((FELLOWSHIP,), costs=(exert(GIMLI),), effects=(Modify((more_spotted(PIPE_CLASS),)),)),
    on=On(GIMLI),
)

card(
    "3R3",
    "Mines of Khazad-Dûm",
    Trigger(
        Happening(PLAYED, DWARVEN & WithKeyword("tale"), whose=YOU), optional=True, effects=(heal(DWARF & COMPANION),)
    ),
)

card(
    "3U4",
    "A Royal Welcome",
    Action((REGROUP,), costs=(exert(DWARF & ALLY),), effects=(heal(DWARF & COMPANION),)),
)

card(
    "3U5",
    "Song of Durin",
    Continuous((cost(2),), of=MORIA & WEAPON),
    Action((FELLOWSHIP,), costs=(Discard(a(THIS)),), effects=(Discard(up_to(2, MORIA & CONDITION)),)),
    to_play=(exert(DWARF),),
)

card(
    "3C6",
    "Storm of Argument",
    Action(
        (FELLOWSHIP,),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="revealed"),
            MoveCards(DWARVEN, DISCARD_PILE, SHUFFLED_INTO_DECK, CostOf(That("revealed")), up_to=True),
        ),
    ),
)
