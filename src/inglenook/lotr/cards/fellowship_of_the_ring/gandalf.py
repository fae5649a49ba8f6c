"""Gandalf cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "1R69",
    "Albert Dreary",
    Action((MANEUVER,), costs=(exert(THIS),), effects=(Discard(a((ISENGARD | MORIA) & CONDITION)),)),
    to_play=(Spot(GANDALF),),
)

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
    "1R71",
    "Durin's Secret",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(GANDALF), Spot(DWARF), Spot(ELF)),
        effects=(Modify((Modifier(MOVE_LIMIT, 1),), until=THIS_TURN),),
    ),
)

card("1R72", "Gandalf", Continuous((strength(Races(("hobbit", "dwarf", "elf", "man"))),)))

card(
    "1U73",
    "Gandalf's Cart",
    # Two actions, since playing a card requires a card to be played, but stacking does not (LG-62).
    Action((FELLOWSHIP,), effects=(Stack(a(FREE_PEOPLES_CARD & ITEM), a(THIS), HAND),)),
    Action((FELLOWSHIP,), effects=(PlayCard(StackedOn(THIS), zones=(STACKED,)),)),
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
    "1R75",
    "Glamdring",
    Continuous((damage(1),), of=BEARER),
    Action(
        (FELLOWSHIP, REGROUP),
        costs=(exert(GANDALF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            TwilightTokens(Times(-1, Count(ORC, among="revealed"))),
        ),
    ),
    on=On(GANDALF),
)

card(
    "1C76",
    "Intimidate",
    Response(Happening(ABOUT_TO_BE_WOUNDED, COMPANION), costs=(Spot(GANDALF),), effects=(Prevent(),)),
)

card(
    "1U77",
    "Let Folly Be Our Cloak",
    Action(
        (FELLOWSHIP,),
        costs=(Exert(any_number(COMPANION, "x")),),
        effects=(TwilightTokens(Times(-1, Number("x"))),),
    ),
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
    "1R80",
    "Ottar",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS),),
        effects=(DiscardFromHand(3, remember="discarded", up_to=True), Draw(Number("discarded"))),
    ),
    to_play=(Spot(GANDALF),),
)

card(
    "1R81",
    "Questions That Need Answering",
    Action(
        (FELLOWSHIP,),
        condition=PoolBelow(3),
        costs=(Spot(GANDALF),),
        effects=(
            SeeDeck(4, to_all=False, remember="seen"),
            MoveCards(ANYTHING, DECK, HAND, 2, among="seen"),
            MoveCards(ANYTHING, DECK, DISCARD_PILE, ALL, among="seen"),
        ),
    ),
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

card(
    "1R83",
    "Servant of the Secret Fire",
    Action((SKIRMISH,), costs=(Spot(GANDALF),), effects=(make(a(MINION), strength(-3)),)),
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
    "1R87",
    "A Wizard Is Never Late",
    Action((FELLOWSHIP,), effects=(PlayCard(GANDALF_CULTURE & CHARACTER, zones=(DECK,)),)),
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
