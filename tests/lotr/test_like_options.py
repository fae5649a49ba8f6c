"""Tests that options with equal labels are interchangeable (KR-2)."""

from __future__ import annotations

import pytest

from inglenook import registry
from inglenook.kernel.decisions import NOTHING, Option, Thing
from inglenook.kernel.game import Game
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.positions import assigned_against
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.table import LotrTable
from inglenook.wording import LANGUAGES, Wording
from tests.lotr.positions import Position
from tests.lotr.walks import walk

WORDINGS = {language: Wording(language, registry.find("lotr").locales) for language in LANGUAGES}
SOLDIER, SWORD, BLOODLUST = "1C151", "4C142", "1C144"
UNSEEN = (terms.HAND, terms.DECK, terms.DISCARD_PILE, terms.DEAD_PILE, terms.ADVENTURE_DECK)


def kind(table: LotrTable, thing: Thing) -> object:
    """Returns the properties in which copies of a card can differ."""
    if thing == NOTHING:
        return None
    piece = table.cards[thing]
    what = (piece.printed.id, piece.owner, piece.zone)
    if piece.zone in UNSEEN:
        return what
    on_it = sorted([table.cards[card].printed.id for card in (*piece.borne, *piece.stacked)])
    foes = sorted([table.cards[card].printed.id for card in assigned_against(table, thing)])
    lasting = sorted([(one.changes, one.amount, one.until) for one in table.lasting if thing in one.cards])
    host = kind(table, piece.bearer) if piece.bearer >= 0 else None
    return (*what, piece.wounds, piece.tokens, piece.culture_tokens, on_it, foes, lasting, host)


def misleading(game: Game[LotrTable]) -> list[tuple[str, Option, Option]]:
    """Returns pairs of options with equal labels and different meanings."""
    decision = game.pending
    if decision is None or len(decision.options) < 2:
        return []
    table = game.table
    found = []
    read: dict[str, Option] = {}
    for option in decision.options:
        words = repr(game.rulebook.label(table, decision.seat, option))
        other = read.setdefault(words, option)
        if other is not option and meaning(table, other) != meaning(table, option):
            found.append((words, other, option))
    return found


def meaning(table: LotrTable, option: Option) -> object:
    """Returns the meaning of an option."""
    subject, other = kind(table, option.subject), kind(table, option.other)
    about = kind(table, option.about)
    return option.verb, subject, other, option.amount, option.word, about or option.occasion


@pytest.mark.rule("KR-2")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 4), (4, 3), (6, 1)])
def test_options_that_read_alike_are_alike(seats: int, number: int) -> None:
    """In random games over all cards, options have equal labels only if they are interchangeable."""
    asked = 0
    for one in range(number):
        for game in walk(f"alike {seats} {one}", seats):
            asked += 1
            assert [] == misleading(game), game.pending
    assert asked > 100 * number


@pytest.mark.card(BLOODLUST)
@pytest.mark.rule("KR-2", "KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_response_says_what_it_answers(language: str) -> None:
    """A response names the winner it answers when two Uruk-hai of one name win together."""
    at = Position().pool(5)
    armed, bare = at.play(SOLDIER, wounds=1), at.play(SOLDIER, wounds=1)
    at.play(SWORD, on=armed)
    at.play(BLOODLUST)
    game = at.skirmish(at.play("1P365"), armed, bare)
    while not game.offered("respond", BLOODLUST):
        game.pass_()
    options = game.options("respond")
    said = [WORDINGS[language].say(LordOfTheRings().label(game.table, 1, option)) for option in options]
    assert [armed, bare] == [option.about for option in options]
    assert (2, 1) == (len(set(said)), len([words for words in said if "Broad-bladed Sword" in words]))


@pytest.mark.rule("KR-8")
def test_what_a_response_answers_is_no_part_of_its_key() -> None:
    """A response's key does not contain the event that it answers, so that old records stay valid."""
    assert Option("respond", 3, occasion=2).key == Option("respond", 3, occasion=2, about=7).key


@pytest.mark.rule("KR-2")
def test_copies_of_several_players_are_told_apart() -> None:
    """Equal Orcs of two Shadow players are told apart by their owners."""
    at = Position(seats=3)
    orcs = [at.play(SOLDIER, seat=seat) for seat in (1, 2)]
    game = at.assignment()
    options = [option for option in game.options() if option.verb == "assign"]
    options.sort(key=lambda option: option.other)
    names = ("Ann", "Bob", "Cat")
    said = [WORDINGS["en"].say(LordOfTheRings().label(game.table, 0, option), names) for option in options]
    assert orcs == [option.other for option in options]
    assert ("Bob" in said[0], "Cat" in said[1]) == (True, True)
