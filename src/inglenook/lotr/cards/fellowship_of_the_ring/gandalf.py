"""Gandalf cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "1U70",
    "Barliman Butterbur",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(MoveCards(GANDALF_CULTURE & EVENT, DISCARD_PILE, HAND),),
    ),
)

card(
    "1U74",
    "Gandalf's Pipe",
    Action(
        (FELLOWSHIP,),
        costs=(Discard(a(WithKeyword("pipeweed") & POSSESSION)), Spot(PIPE, x="pipes")),
        effects=(Burden(Times(-1, Number("pipes"))),),
    ),
    on=On(GANDALF),
)

card(
    "1C76",
    "Intimidate",
    Response(Happening(ABOUT_TO_BE_WOUNDED, COMPANION), costs=(Spot(GANDALF),), effects=(Prevent(),)),
)

card(
    "1C78", "Mysterious Wizard", Action((SKIRMISH,), effects=(make(a(GANDALF), strength(If(BurdensAtMost(4), 4, 2))),))
)

card(
    "1R79",
    "The Nine Walkers",
    Continuous((cost(-2),), of=COMPANION & ~RaceInPlay()),
    to_play=(Spot(GANDALF),),
)

card(
    "1C82",
    "Risk a Little Light",
    Action(
        (FELLOWSHIP,),
        condition=PoolBelow(2),
        costs=(Spot(GANDALF),),
        effects=(
            SeeDeck(2, to_all=False, remember="seen"),
            MoveCards(ANYTHING, DECK, HAND, among="seen"),
            MoveCards(ANYTHING, DECK, DISCARD_PILE, ALL, among="seen"),
        ),
    ),
)

card("1C84", "Sleep, Caradhras", Action((FELLOWSHIP,), costs=(exert(GANDALF),), effects=(Discard(each(CONDITION)),)))

card(
    "1C85",
    "Strength of Spirit",
    Response(Happening(ABOUT_TO_EXERT, COMPANION), costs=(Spot(GANDALF),), effects=(Prevent(),)),
)

card(
    "1C86",
    "Treachery Deeper Than You Know",
    Action((FELLOWSHIP,), costs=(Spot(GANDALF),), effects=(SeeHand(AN_OPPONENT, to_all=True),)),
)

card(
    "1P364",
    "Gandalf",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(PlayCard(COMPANION & WithSignet("gandalf"), discount=2),),
    ),
)
