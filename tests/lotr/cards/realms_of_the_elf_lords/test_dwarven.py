"""Dwarven cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, burdens, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import possession

GIMLIS_PIPE, GANDALFS_PIPE = "3U2", "1U74"
LEAF = possession("Leaf", keywords=(("pipeweed", 1),))


def two_pipes(wounds: int = 0) -> Position:
    """Gimli and Gandalf with their pipes, four burdens, and leaf for two."""
    at = standing().burdens(4)
    at.play(GIMLIS_PIPE, on=at.play(GIMLI, wounds=wounds))
    at.play(GANDALFS_PIPE, on=at.play(GANDALF))
    at.play(LEAF)
    at.play(LEAF)
    return at


def pipes_to_spot(game: Playing) -> int:
    """The highest number of pipes that is offered when Gandalf smokes."""
    game.choose("use", GANDALFS_PIPE)
    if game.prompt == "prompt-choose-discard":
        game.choose("choose")
    return max(option.amount for option in game.options())


@pytest.mark.card(GIMLIS_PIPE)
def test_gimli_blows_one_more_ring() -> None:
    """Each time he exerts, one pipe more than there is can be spotted; the number is still the player's choice."""
    assert 2 == pipes_to_spot(two_pipes().fellowship())
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE)
    assert 3 == pipes_to_spot(game)
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE).choose("use", GIMLIS_PIPE)
    assert 4 == pipes_to_spot(game)
    assert 0 == burdens(game.choose("number", amount=4))


@pytest.mark.card(GIMLIS_PIPE)
def test_gimli_must_exert_for_it() -> None:
    """Exhausted he cannot; and only he bears the pipe."""
    assert not two_pipes(wounds=2).fellowship().offered("use", GIMLIS_PIPE)
    at = standing()
    at.play(BOROMIR)
    at.hand(0, GIMLIS_PIPE)
    assert not at.fellowship().offered("play", GIMLIS_PIPE)


@pytest.mark.card(GIMLIS_PIPE)
def test_the_ring_of_smoke_is_gone_with_the_phase() -> None:
    """What was added to the pipes ends with the fellowship phase (LR-10.13)."""
    game = two_pipes().fellowship().choose("use", GIMLIS_PIPE)
    assert [terms.SPOTTED] == [lasting.stat for lasting in game.table.lasting]
    assert () == game.choose("move").table.lasting
