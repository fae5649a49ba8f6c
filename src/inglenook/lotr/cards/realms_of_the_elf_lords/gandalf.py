"""Gandalf cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "3R29",
    "Betrayal of Isengard",
    Trigger(
        Happening(TAKEN_INTO_HAND, phase=SHADOW_PHASE, whose=AN_OPPONENT),
        optional=True,
        effects=(remove_twilight(1),),
    ),
    Action((MANEUVER,), costs=(exert(GANDALF),), effects=(wound(Titled("Saruman"), 2),)),
)

card(
    "3C30",
    "Deep in Thought",
    Action(
        (MANEUVER,),
        costs=(Spot(GANDALF), Spot(Twilight(), 4)),
        effects=(Discard(each(SHADOW_CARD & CONDITION)),),
    ),
)

card(
    "3C31",
    "Depart Silently",
    Action(
        (MANEUVER,),
        costs=(Spot(GANDALF),),
        effects=(
            When(
                AtSite(least=1, most=5, block=FELLOWSHIP_BLOCK),
                then=(make(each(HOBBIT), cannot(BE_ASSIGNED), until=UNTIL_REGROUP),),
                otherwise=(make(a(HOBBIT), strength(3), until=UNTIL_REGROUP),),
            ),
        ),
    ),
)

card(
    "3C32",
    "Fireworks",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(GANDALF),),
        effects=(
            Choose(
                (
                    (MoveCards(GANDALF_CULTURE, DISCARD_PILE, SHUFFLED_INTO_DECK, 2, up_to=True),),
                    (MoveCards(SHIRE, DISCARD_PILE, SHUFFLED_INTO_DECK, 2, up_to=True),),
                )
            ),
        ),
    ),
)

card(
    "3C33",
    "His First Serious Check",
    Action(
        (MANEUVER,),
        costs=(Spot(GANDALF),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="revealed"),
            May(
                (DiscardFromHand(1, That("revealed"), AN_OPPONENT, among="revealed"),),
                costs=(add_twilight(CostOf(That("revealed"))),),
            ),
        ),
    ),
)

card(
    "3R34",
    "Narya",
    Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, costs=(add_twilight(3),), effects=(remove_burdens(),)),
    on=On(GANDALF),
)

card(
    "3U35",
    "Trust Me as You Once Did",
    Action(
        (SKIRMISH,),
        costs=(exert(GANDALF),),
        effects=(Modify((strength(Count(COMPANION & WithSignet("gandalf"))),), a(COMPANION), total=3),),
    ),
)

card(
    "3C36",
    "Unknown Perils",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, COMPANION),
        costs=(exert(GANDALF), Spot(Twilight(), 4)),
        effects=(Prevent(),),
    ),
)
