"""Shire cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

FRODO = Titled("Frodo")
GANDALF_COMPANIONS = Count(GANDALF_CULTURE & COMPANION)

card(
    "6R109",
    "Held",
    # A wound kills an exhausted character, and no other.
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, FRODO, condition=Is(FRODO, EXHAUSTED)),
        effects=(Prevent(instead=(add_burdens(1),)),),
    ),
    # Any site 9 is meant: a site without a block symbol could not be met by any deck with this card (LG-107).
    Trigger(Happening(MOVES_TO, condition=AtSite(least=9)), effects=(make(a(FRODO), corrupted()),)),
    Action((REGROUP,), condition=Without(CanSpot(MINION)), effects=(Discard(a(THIS)),)),
    on=On(FRODO),
)

card(
    "6U110",
    "It Burns Us",
    Action(
        (REGROUP,),
        costs=(Spot(Titled("Sam")), Spot(Titled("Sméagol") | Titled("Gollum"))),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, remember="revealed"),
            wound(MINION, Cultures(ANYTHING, among="revealed")),
        ),
    ),
)

card(
    "6C111",
    "Kept Safe",
    Trigger(Happening(PLAYED, THIS), effects=(Token("shire", 2, a(THIS)),)),
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, UNBOUND & HOBBIT),
        costs=(Choose(((Discard(a(THIS)),), (Token("shire", -1, a(THIS)),))),),
        effects=(Prevent(),),
    ),
)

card(
    "6C112",
    "Long Slow Wrath",
    Action(
        (SKIRMISH,),
        costs=(exert(UNBOUND & HOBBIT, remember="hobbit"),),
        effects=(make(that("hobbit"), keyword(DAMAGE, GANDALF_COMPANIONS), strength(GANDALF_COMPANIONS)),),
    ),
)

card("6R113", "Merry", Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(heal(GANDALF_CULTURE & COMPANION),)))

card(
    "6R114",
    "Pippin",
    Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(Wound(a(MINION & OfThatPlayer()), by=AN_OPPONENT),)),
)
