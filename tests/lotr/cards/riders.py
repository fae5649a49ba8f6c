"""Nazgûl and other characters for the tests of Ringwraith cards."""

from __future__ import annotations

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, minion, possession

RIDER = minion("Rider", race="nazgul", culture="wraith", strength=9, vitality=3)
SECOND_RIDER = minion("Second Rider", race="nazgul", culture="wraith", strength=8, vitality=3)
SHADE = minion("Shade", race="nazgul", culture="wraith", strength=9, vitality=3, keywords=(("twilight", 1),))
SPY = minion("Spy", race="man", culture="wraith", strength=4, vitality=2)
"""A Ringwraith minion that is no Nazgûl."""
ORC = minion("Orc", strength=9, vitality=3, culture="sauron")
GLOAMING_ORC = minion("Gloaming Orc", strength=9, vitality=3, keywords=(("twilight", 1),))
"""A twilight minion that is no Nazgûl."""

HERO = companion("Hero", strength=14, vitality=4)
VICTIM = companion("Victim", strength=1, vitality=3)
FRIEND = ally("Friend", vitality=3)
SWORD = possession("Fine Sword", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER))
MAIL = possession("Fine Mail", item_class=terms.ARMOR_CLASS, on=On(CHARACTER))
SONG = condition("Song", keywords=(("tale", 1),))


def fought(game: Playing) -> Playing:
    """Returns the game after the skirmish is resolved and the loser has suffered the consequences."""
    game.passes(2)
    while game.offered("suffer"):
        game.choose("suffer")
    return game
