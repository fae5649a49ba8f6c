"""An alternative that cannot be done in full is not offered beside one that can (LR-26.21, LG-63)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import (
    Assign,
    Burden,
    CancelAction,
    CancelSkirmish,
    Choose,
    ChooseCard,
    Discard,
    DiscardFromHand,
    Draw,
    Effect,
    Exert,
    Heal,
    Liberate,
    MakeRingBearer,
    Modify,
    MoveAgain,
    MoveCards,
    PlayCard,
    PlayNextSite,
    Prevent,
    Repeat,
    ReplaceSite,
    RevealFromHand,
    SeeHand,
    SkipPhase,
    Spot,
    Stack,
    TakeControl,
    Token,
    Transfer,
    TwilightTokens,
    Unless,
    WearRing,
    Wound,
)
from inglenook.lotr.dsl.facade import a, add_twilight, exert, heal, remove_twilight
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION, CONDITION, DWARF, MINION, POSSESSION, RING_BEARER
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.library import LIBRARY
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES, Position
from tests.lotr.samples import companion, condition, event, minion, possession

OTHERS = COMPANION & ~RING_BEARER
WELL = condition("Well")


def nothing(at: Position) -> None:
    """Changes nothing on the table."""


def one_card(at: Position) -> None:
    at.deck(0, companion())


def two_cards(at: Position) -> None:
    at.deck(0, companion(), companion())


def a_wound(at: Position) -> None:
    at.play(companion(vitality=4), wounds=1)


def two_wounds(at: Position) -> None:
    at.play(companion(vitality=4), wounds=2)


def five_discarded(at: Position) -> None:
    at.discard(0, *[companion()] * 5)


def frail(at: Position) -> None:
    at.play(companion(vitality=2))


def hale(at: Position) -> None:
    at.play(companion(vitality=3))


def a_well(at: Position) -> None:
    at.play(WELL)


def an_axe_and_an_elf(at: Position) -> None:
    at.play(possession("Axe", on=On(DWARF)), on=at.play(companion(race="dwarf")))
    at.play(companion(race="elf"))


def an_axe_and_a_dwarf(at: Position) -> None:
    at.play(possession("Axe", on=On(DWARF)), on=at.play(companion(race="dwarf")))
    at.play(companion(race="dwarf"))


def a_card_each(at: Position) -> None:
    at.hand(1, minion())
    at.hand(2, minion())


def two_cards_at_one(at: Position) -> None:
    at.hand(1, minion(), minion())


def a_foe(at: Position) -> None:
    at.play(minion())
    at.play(companion())


def worn(at: Position) -> None:
    at.wears()


def at_the_end(at: Position) -> None:
    for number in range(3, 10):
        at.lay(1, number)
    at.marker(0, 9)


def another_site(at: Position) -> None:
    at.lay(1, 3)


def controlled(at: Position) -> None:
    at.marker(0, 3).marker(1, 3).marker(2, 3).lay(1, 3)
    at.control(1, 1)


def moved_twice(at: Position) -> None:
    at.table.moves = 2


Setting = Callable[[Position], None]
CASES: list[tuple[Effect, Setting, Setting | None]] = [
    (Draw(2), one_card, two_cards),
    (heal(OTHERS, 2), a_wound, two_wounds),
    (MoveCards(COMPANION, terms.DISCARD_PILE, terms.HAND, 5), five_discarded, None),
    (MoveCards(COMPANION, terms.DISCARD_PILE, terms.HAND, 4), nothing, five_discarded),
    (Repeat(2, (exert(OTHERS),)), frail, hale),
    (Token("dwarven", 1, a(OTHERS)), hale, None),
    (Token("dwarven", 1, a(CONDITION)), nothing, a_well),
    (Transfer(a(POSSESSION), a(COMPANION)), an_axe_and_an_elf, an_axe_and_a_dwarf),
    (DiscardFromHand(2, whose=terms.AN_OPPONENT), a_card_each, two_cards_at_one),
    (SeeHand(), nothing, a_card_each),
    (RevealFromHand(a(ANYTHING, count=9)), two_cards, None),
    (ChooseCard(a(MINION)), nothing, a_foe),
    (Assign(a(MINION), a(OTHERS)), hale, a_foe),
    (CancelSkirmish(ANYTHING), a_foe, None),
    (Stack(a(MINION), a(OTHERS)), hale, a_foe),
    (PlayNextSite(), at_the_end, nothing),
    (ReplaceSite(3), nothing, another_site),
    (TakeControl(), nothing, None),
    (Liberate(), nothing, controlled),
    (WearRing(), worn, nothing),
    (MakeRingBearer(), nothing, None),
    (MoveAgain(), moved_twice, nothing),
    (Prevent(), nothing, None),
    (CancelAction(), nothing, None),
    (Unless(terms.AN_OPPONENT, (remove_twilight(9),), (Discard(a(OTHERS)),)), nothing, hale),
]


def settings(possible: bool) -> list[tuple[Effect, Setting]]:
    """Returns the settings of the cases of one kind."""
    if possible:
        return [(effect, can) for effect, _cannot, can in CASES if can is not None]
    return [(effect, cannot) for effect, cannot, _can in CASES]


@pytest.mark.rule("LR-26.21", "LG-63")
@pytest.mark.parametrize(("effect", "setting"), settings(False))
def test_what_cannot_be_done_in_full_is_not_offered(effect: Effect, setting: Setting) -> None:
    """An alternative that cannot be done in full is not offered; the only other one is done without a question."""
    at = Position(seats=3)
    setting(at)
    game = at.after(Choose(((effect,), (add_twilight(4),))))
    assert (4, "prompt-fellowship-action") == (game.table.twilight, game.prompt)


@pytest.mark.rule("LR-26.21", "LG-63")
@pytest.mark.parametrize(("effect", "setting"), settings(True))
def test_what_can_be_done_in_full_is_offered(effect: Effect, setting: Setting) -> None:
    """Alternatives that can be done in full are offered."""
    at = Position(seats=3)
    setting(at)
    game = at.after(Choose(((effect,), (add_twilight(4),))))
    assert ("prompt-choose-effect", 2) == (game.prompt, len(game.options("choice")))


@pytest.mark.rule("LR-26.16", "LG-63")
def test_an_alternative_of_the_costs_leaves_enough_for_the_others() -> None:
    """Of two alternative costs, only one that leaves enough for the other costs is offered."""
    costs = (Choose(((exert(OTHERS),), (DiscardFromHand(1),))), exert(OTHERS))
    feat = event("Feat", Action((terms.FELLOWSHIP,), (add_twilight(4),), costs))
    at = Position()
    man = at.play(companion(vitality=2))
    at.hand(0, feat)
    at.hand(0, companion("Waiting"))
    paid, _held = at.hand(0, minion(), companion("Waiting"))
    game = at.fellowship().choose("play", feat)
    assert "prompt-choose-discard-from-hand" == game.prompt
    game.choose("choose", paid)
    assert (4, 1, terms.DISCARD_PILE) == (game.table.twilight, game.wounds(man), game.zone(paid))


@pytest.mark.rule("LR-26.16", "LG-63")
def test_costs_of_which_no_alternative_leaves_enough_cannot_be_paid() -> None:
    """With an empty hand and one exertion left, neither alternative can be paid beside the other cost."""
    costs = (Choose(((exert(OTHERS),), (DiscardFromHand(1),))), exert(OTHERS))
    man = companion("Doer", vitality=2, abilities=(Action((terms.FELLOWSHIP,), (add_twilight(4),), costs),))
    at = Position()
    doer = at.play(man)
    assert not at.fellowship().offered("use", doer)


@pytest.mark.rule("LG-63")
def test_a_response_may_choose_to_prevent() -> None:
    """A response offers both alternatives, because the event to be prevented is still pending."""
    either = Response(Happening(terms.ABOUT_TO_EXERT, OTHERS), (Choose(((Prevent(),), (add_twilight(1),))),))
    at = Position()
    man = at.play(companion())
    at.play(condition("Either", either))
    game = at.after(exert(OTHERS)).choose("respond")
    assert 2 == len(game.options("choice"))
    game.choose("choice", amount=1)
    assert 0 == game.wounds(man)


# Where none can be done in full.


def one_in_hand(at: Position) -> None:
    at.hand(0, minion())


def in_part(setting: Setting, effect: Effect) -> tuple[Effect, Setting]:
    """Returns an effect that can be done in part in this setting."""
    return effect, setting


PARTS: list[tuple[Effect, Setting]] = [
    in_part(frail, exert(OTHERS, times=2)),
    in_part(frail, Exert(a(OTHERS, count=2))),
    in_part(frail, Wound(a(OTHERS, count=2))),
    in_part(a_wound, heal(OTHERS, 2)),
    in_part(a_wound, Heal(a(OTHERS, count=2))),
    in_part(hale, Discard(a(OTHERS, count=2))),
    in_part(a_card_each, DiscardFromHand(9, whose=terms.EACH_SHADOW_PLAYER)),
    in_part(five_discarded, MoveCards(COMPANION, terms.DISCARD_PILE, terms.HAND, 9)),
    in_part(one_card, Draw(2)),
    in_part(frail, Repeat(2, (exert(OTHERS),))),
]
NEVER = CancelSkirmish(ANYTHING)


@pytest.mark.rule("LG-63")
@pytest.mark.parametrize(("effect", "setting"), PARTS)
def test_an_alternative_that_does_nothing_is_no_choice(effect: Effect, setting: Setting) -> None:
    """An alternative that does nothing is not offered beside one that can be done in part."""
    at = Position(seats=3)
    setting(at)
    before = len(at.table.cards)
    game = at.after(Choose(((NEVER,), (effect,))))
    assert "prompt-choose-effect" != game.prompt
    assert before <= len(game.table.cards)


@pytest.mark.rule("LG-63")
def test_if_all_do_nothing_one_is_chosen() -> None:
    """If both alternatives of a text would do nothing, both are offered."""
    game = Position(seats=3).after(Choose(((NEVER,), (Exert(a(OTHERS, count=2)),))))
    assert ("prompt-choose-effect", 2) == (game.prompt, len(game.options("choice")))


@pytest.mark.rule("LG-63")
@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in ("1U344", "1C346", "4U345")])
def test_one_of_two_others_exerts_if_the_named_one_cannot(id: str) -> None:
    """If the named companion is absent, one of two others exerts, and the absent one cannot be chosen."""
    number = LIBRARY[id].site_number
    at = Position(site=number - 1, sites=TOWERS_SITES if id[0] == "4" else FELLOWSHIP_SITES)
    atoms.set_wounds(at.table, at.frodo(), 3)
    other = at.play(companion("Other"))
    if id == "1C346":
        atoms.set_wounds(at.table, at.frodo(), 3)  # Frodo is the one who is named
    at.lay_this(id, 1)
    game = at.fellowship().choose("move")
    assert (1, "prompt-choose-effect" == game.prompt) == (game.wounds(other), False)


@pytest.mark.rule("LG-63")
def test_every_kind_of_alternative_is_known() -> None:
    """Every effect that begins an alternative of a card is known to be possible in part or not."""
    kinds = set()
    for card in LIBRARY.all().values():
        for word, _path in words_in(card.abilities, ""):
            if isinstance(word, Choose) and not card.id.startswith("sample:"):
                kinds |= {type(option[0]) for option in word.options}
    partial = {type(effect) for effect, _setting in PARTS}
    whole = {Burden, CancelSkirmish, Liberate, Modify, PlayCard, SkipPhase, Spot, Token, TwilightTokens, WearRing}
    assert kinds <= partial | whole
