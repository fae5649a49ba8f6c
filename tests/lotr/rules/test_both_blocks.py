"""Cards of both blocks on one path: homes, texts that name sites, sites that are played and replaced (LR-13.17 to
LR-13.20, LR-23.8, LR-23.9).
"""

from __future__ import annotations

from typing import Final, TypeGuard

import pytest

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.random_decks import random_decks
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Definition, Home
from inglenook.lotr.dsl.conditions import AtSite, MovedTo
from inglenook.lotr.dsl.effects import PlayNextSite, ReplaceSite
from inglenook.lotr.dsl.facade import add_twilight
from inglenook.lotr.dsl.filters import HomeAt
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.evaluation.modifiers import keyword, strength, total
from inglenook.lotr.evaluation.positions import at_home, is_roaming
from inglenook.lotr.setup import set_up
from tests.lotr.cards.standing import ARAGORN, card, laid_by, standing
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES, Playing, Position
from tests.lotr.samples import ally, companion, minion, site

PATHS: Final = {terms.FELLOWSHIP_BLOCK: FELLOWSHIP_SITES, terms.TOWERS_BLOCK: TOWERS_SITES}
BLOCKS: Final = tuple(PATHS)


def other_than(block: str) -> str:
    """Returns the other site block."""
    return BLOCKS[1 - BLOCKS.index(block)]


def block_of(definition: Definition) -> str:
    """Returns the block of a card's set."""
    return terms.FELLOWSHIP_BLOCK if set_of(definition.id) <= 3 else terms.TOWERS_BLOCK


def names_a_number(word: object) -> TypeGuard[AtSite | PlayNextSite | ReplaceSite]:
    """Whether a word means sites by their number, rather than by keyword or position."""
    return word.keyword == "" if isinstance(word, AtSite) else isinstance(word, PLAYS) and word.number > 0


PLAYS: Final = (PlayNextSite, ReplaceSite)


def sites_named(definition: Definition) -> list[str]:
    """Returns the blocks of the sites that a card names by number; empty for any block."""
    found = [home.block for home in definition.homes]
    for word, _path in words_in((definition.abilities, definition.to_play, definition.on)):
        if isinstance(word, Modifier) and word.stat == terms.SITE_TEXT:
            found.append(word.word)
        elif isinstance(word, (HomeAt, MovedTo)) or names_a_number(word):
            found.append(word.block)
    return found


@pytest.mark.rule("LR-13.18", "LR-23.8", "LG-107")
@pytest.mark.card("6R15", "6R18", "6R109")
def test_every_site_that_a_card_names_is_of_its_own_block() -> None:
    """Every site number on a card is of its own set's block, except for Ring keepers, and Held means any site 9."""
    strange = {one.id: sites_named(one) for one in ALL if set(sites_named(one)) - {block_of(one)}}
    assert {"6R15": [terms.FELLOWSHIP_BLOCK], "6R18": [terms.FELLOWSHIP_BLOCK], "6R109": [""]} == strange
    assert 70 < len([one for one in ALL if sites_named(one)])


@pytest.mark.rule("LR-23.8", "LR-23.9")
@pytest.mark.parametrize("block", BLOCKS)
def test_every_ally_is_at_home_on_the_path_of_its_block_alone(block: str) -> None:
    """Every ally is at home at its own numbers on its block's path, and nowhere on the other path."""
    allies = [one for one in ALL if one.type == terms.ALLY_TYPE]
    homes: dict[str, list[int]] = {one.id: [] for one in allies}
    for number in range(1, 10):
        at = Position(site=number, sites=PATHS[block])
        for one in allies:
            if at_home(at.table, at.play(one.id, 0)):
                homes[one.id].append(number)
    printed = {one.id: [home.site for home in one.homes if home.block == block] for one in allies}
    assert printed == homes
    assert {True, False} == {bool(found) for found in homes.values()}


ARCHER: Final = {
    block: ally(f"Archer of {block}", homes=(Home(3, block),), keywords=((terms.ARCHER, 1),)) for block in BLOCKS
}


@pytest.mark.rule("LR-23.5", "LR-23.9", "LR-16.1")
@pytest.mark.parametrize("block", BLOCKS)
def test_of_allies_of_both_blocks_one_fights(block: str) -> None:
    """At site 3 the ally with home 3 may be assigned and the one with 3T may not, and the reverse at 3T."""
    at = standing(3, sites=PATHS[block])
    here, away = at.play(ARCHER[block]), at.play(ARCHER[other_than(block)])
    at.play(minion())
    game = at.assignment().pass_().pass_()
    assert {at.frodo(), here} == {option.subject for option in game.options() if option.other >= 0}
    assert away not in [option.subject for option in game.options()]


# Texts that name sites.


def cancels(game: Playing, id: str, hobbit: Thing) -> bool:
    """Whether an event cancels the skirmish of a Hobbit."""
    game.choose("play", id)
    return game.table.defender != hobbit


@pytest.mark.rule("LR-13.18")
@pytest.mark.parametrize(
    ("id", "block", "last"),
    [
        card("1C296", terms.FELLOWSHIP_BLOCK, 4),
        card("1C298", terms.FELLOWSHIP_BLOCK, 5),
        card("4C319", terms.TOWERS_BLOCK, 4),
        card("4C321", terms.TOWERS_BLOCK, 5),
    ],
)
def test_a_skirmish_is_cancelled_at_the_sites_of_one_block(id: str, block: str, last: int) -> None:
    """An event for the sites of one block cancels a skirmish up to the last of them, and not on the other path."""
    for path in BLOCKS:
        for number in (last - 1, last, last + 1):
            at = standing(number, sites=PATHS[path])
            hobbit = at.play(companion("Hobbit", 3, 4, race="hobbit"))
            foe = at.play(minion(strength=4, vitality=3))
            at.hand(0, id)
            game = at.skirmish(hobbit, foe)
            assert (path == block and number <= last) == cancels(game, id, hobbit), (path, number)


@pytest.mark.rule("LR-13.18")
@pytest.mark.card("1U48", "4R133", "1U202")
@pytest.mark.parametrize(
    ("path", "expected"),
    [(terms.FELLOWSHIP_BLOCK, [(0, 0, 0), (2, 0, 2)]), (terms.TOWERS_BLOCK, [(0, 0, 0), (0, 1, 0)])],
)
def test_what_holds_at_the_sites_of_one_block(path: str, expected: list[tuple[int, int, int]]) -> None:
    """Bonuses and costs at site 7 or 7T count on the path of the named block only."""
    at = Position(site=7, sites=PATHS[path])
    haldir, man = at.play("1U48"), at.play(companion("Man", keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    for id in ("4R133", "1U202"):
        at.play(id)
    new = at.hand(0, companion("New"))[0]
    seen = []
    for number in (4, 7):
        at.marker(0, number)
        stronger = strength(at.table, haldir) - at.table.cards[haldir].printed.strength
        seen.append((stronger, keyword(at.table, man, terms.DEFENDER), total(at.table, new, terms.COST)))
    assert expected == seen


@pytest.mark.rule("LR-23.8")
@pytest.mark.card("1R40")
@pytest.mark.parametrize("path", BLOCKS)
def test_a_home_is_named_with_its_block_on_either_path(path: str) -> None:
    """Elrond heals allies whose home is site 3, wherever the fellowship is, and none whose home is 3T."""
    at = standing(2, sites=PATHS[path])
    at.play("1R40")
    own, other = [at.play(ARCHER[block], wounds=1) for block in BLOCKS]
    game = at.start_of_turn()
    assert [0, 1] == [game.wounds(one) for one in (own, other)]


@pytest.mark.rule("LR-13.18", "LG-92")
@pytest.mark.card("1U60")
@pytest.mark.parametrize("path", BLOCKS)
def test_the_text_of_a_site_is_had_on_the_path_of_its_block(path: str) -> None:
    """Silinde can use the text of her player's site 3, and not of a site 3T."""
    at = standing(4, sites=PATHS[path])
    at.play("1U60")
    hall = at.lay_this(site("Hall", 3, Action((terms.FELLOWSHIP,), (add_twilight(1),)), block=path), 0)
    assert (path == terms.FELLOWSHIP_BLOCK) == at.fellowship().offered("use", hall)


# Sites that are played.


@pytest.mark.rule("LR-13.20", "LR-13.18", "LG-97")
@pytest.mark.card("1C295", "1U233", "1C110")
@pytest.mark.parametrize("path", BLOCKS)
def test_cards_of_the_first_block_play_sites_of_either(path: str) -> None:
    """Cards of the first block replace site 1 on their own path only, and other sites on both paths."""
    at = standing(2, sites=PATHS[path])
    farmer = at.play("1C295")
    at.play(ARAGORN)
    at.hand(0, "1C110")
    game = at.fellowship()
    assert (path == terms.FELLOWSHIP_BLOCK) == game.offered("use", farmer)
    game.choose("play", "1C110")
    assert (0, path) == (game.table.cards[game.table.path[2]].owner, game.table.cards[game.table.path[2]].printed.block)

    at = standing(2, sites=PATHS[path])
    laid_by(at, 0, 1)
    nelya = at.play("1U233")
    game = at.shadow().choose("use", nelya)
    new = game.table.cards[game.table.path[0]]
    assert (1, path) == (new.owner, new.printed.block)


@pytest.mark.rule("LR-14.13", "LR-13.17")
@pytest.mark.parametrize("path", BLOCKS)
@pytest.mark.parametrize("id", ["1C177", "4C10"])
def test_a_minion_of_either_block_roams_by_number_alone(path: str, id: str) -> None:
    """A minion's site number counts on both paths: from that number on it does not roam."""
    at = Position(site=9, sites=PATHS[path])
    orc = at.play(id)
    number = at.table.cards[orc].printed.site_number
    roams = []
    for stood in (number - 1, number, 9):
        at.marker(0, stood)
        roams.append(is_roaming(at.table, orc))
    assert [True, False, False] == roams


# Setting up.


def decks_of(*formats: Format) -> list[Data]:
    """Returns a deck for each seat, legal in these formats."""
    return [
        random_decks(Dice(f"deck {seat}"), format, format.sets or (1, 4), 1)[0].data()
        for seat, format in enumerate(formats)
    ]


@pytest.mark.rule("LR-5.4", "LR-5.5", "LD-36")
def test_an_open_game_has_cards_of_both_blocks_and_sites_of_one() -> None:
    """Open games mix cards of both blocks with an adventure deck of the Towers block."""
    table = set_up({"decks": decks_of(OPEN, TOWER_BLOCK, OPEN), "format": "open"}, Dice("open"))
    sites = [piece.printed for piece in table.cards if piece.printed.type == terms.SITE_TYPE]
    assert (27, {terms.TOWERS_BLOCK}) == (len(sites), {site.block for site in sites})
    others = [set_of(piece.printed.id) <= 3 for piece in table.cards if piece.printed.type != terms.SITE_TYPE]
    assert {True, False} == set(others)


@pytest.mark.rule("LR-5.4", "LR-5.5", "LD-36")
@pytest.mark.parametrize(
    "seats", [(FELLOWSHIP_BLOCK, OPEN), (OPEN, FELLOWSHIP_BLOCK), (FELLOWSHIP_BLOCK, FELLOWSHIP_BLOCK)]
)
def test_an_open_game_with_sites_of_the_fellowship_block_is_refused(seats: tuple[Format, Format]) -> None:
    """An open deck with nine Fellowship sites is refused for its sites and for no other reason."""
    with pytest.raises(BadSetup):
        set_up({"decks": decks_of(*seats), "format": "open"}, Dice("open"))
    deck = random_decks(Dice("sites"), FELLOWSHIP_BLOCK, (1, 2, 3), 1)[0]
    reasons = legality(deck, OPEN)
    assert [("deck-not-in-format", "LR-5.4")] * 9 == [(reason.message.id, reason.rule) for reason in reasons]
