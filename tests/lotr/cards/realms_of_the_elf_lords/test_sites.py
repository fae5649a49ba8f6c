"""The sites of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import before_site, burdens
from tests.lotr.samples import companion


@pytest.mark.card("3U116")
def test_the_hills_of_eregion_weigh_on_the_ring_bearer() -> None:
    """A burden for whoever comes there."""
    assert 1 == burdens(before_site("3U116", 4).fellowship().choose("move"))


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "answer", "left"), [(1, "", 2), (2, "yes", 1), (2, "no", 2)])
def test_the_house_of_elrond(elves: int, answer: str, left: int) -> None:
    """Who comes there with two Elves may remove a burden; with one, nobody is asked."""
    at = before_site("3U119", 3).burdens(2)
    for number in range(elves):
        at.play(companion(f"Elf {number}", race="elf"))
    game = at.fellowship().choose("move")
    assert bool(answer) == game.offered("yes")
    if answer:
        game.choose(answer)
    assert left == burdens(game)
