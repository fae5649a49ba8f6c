"""A walk through all printed components: their number, their wording in each language, and their tests.

The mark `@pytest.mark.card("adventure:bear")` of a test names the component that the test proves.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import inglenook.talisman
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Name
from inglenook.talisman import house_rules, setup
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.rendering import text_of
from inglenook.wording import LANGUAGES, Wording
from tests.talisman.proven import proven

LANGUAGE_FILES = Path(inglenook.talisman.__file__).parent / "locales"
ALL = [*CARDS, *SPELLS, *CHARACTERS, *SPACES]

COUNTS = {
    "adventure": 128,
    "spell": 30,
    "character": 28,
    "purchase": 38,
    "talisman": 6,
    "outer": 24,
    "middle": 16,
    "inner": 9,
}


@cache
def marked() -> frozenset[str]:
    """Returns all components that some Talisman test names in its mark."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    modules = [import_module(f"tests.talisman.{file.stem}") for file in files]
    return frozenset(id for module in modules for id in proven(vars(module)))


@pytest.mark.rule("TR-C6", "TR-C8", "TR-C10")
def test_as_many_as_there_must_be() -> None:
    """A new table has the printed number of cards in each deck and stack, of characters and of spaces."""
    table = setup.bare_table(6, Dice("count"), house_rules.PRINTED)
    found = Counter(card.definition.partition(":")[0] for card in table.cards)
    talismans = len(table.stacks["purchase:talisman"])
    found.update({"talisman": talismans, "purchase": -talismans, "character": len(table.unused)})
    found.update(SPACES[id].region for id in SPACES)
    assert COUNTS == dict(found)
    assert len(table.lying) == len(SPACES)
    piles = [table.deck, table.spell_deck, *table.stacks.values()]
    assert len(table.cards) == sum(len(pile) for pile in piles)


@pytest.mark.rule("TR-C3", "TR-C4", "TR-C5")
def test_the_regions_lie_one_inside_the_other() -> None:
    """The outer region lies along the edge, the middle region inside it across the river, the inner in the centre."""
    found: dict[str, set[int]] = {}
    for space in SPACES.values():
        column, row = space.grid
        found.setdefault(space.region, set()).add(min(column, row, 6 - column, 6 - row))
    assert {"outer": {0}, "middle": {1}, "inner": {2, 3}} == found
    assert (3, 3) == SPACES["space:crown-of-command"].grid


@pytest.mark.rule("KR-20", "TR-15.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_renders(language: str) -> None:
    """Each component renders a name, a head line and its text in each language, without words of another language."""
    say = Wording(language, LANGUAGE_FILES).say
    for id in ALL:
        told = [say(Name(id)), *[say(line) for line in text_of(id)]]
        assert len(told) > 1, id
        assert all(line.strip() for line in told), id
        assert not [line for line in told if "{" in line or id in line], id


@pytest.mark.rule("KR-20")
def test_each_reads_differently_in_each_language() -> None:
    """The texts are translated: no component reads the same in two languages."""
    say = {language: Wording(language, LANGUAGE_FILES).say for language in LANGUAGES}
    for id in ALL:
        texts = {tuple(say[language](line) for line in text_of(id)) for language in LANGUAGES}
        assert len(LANGUAGES) == len(texts), id


@pytest.mark.rule("TR-15.1", "TR-8.1", "TR-C2")
def test_each_has_a_test_of_its_own_effect() -> None:
    """Every component is named by the mark of a test, and components without a test are listed."""
    assert [] == [id for id in ALL if id not in marked()]


@pytest.mark.rule("KR-19")
def test_no_mark_names_what_does_not_exist() -> None:
    """Every mark of a test names a component that exists."""
    assert [] == sorted(marked() - set(ALL))
