"""Sauron minions for the tests of their cards, and checks of the cards they can pay for."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Home
from tests.lotr.cards.standing import ARAGORN, BOROMIR, GIMLI, LEGOLAS, MERRY, SAM, hand_over, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, companion, condition, minion, possession

STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
TROLL_OF_MORDOR = minion("Troll of Mordor", strength=9, vitality=4, culture="sauron", race="troll")
TRACKING_ORC = minion("Tracking Orc", vitality=4, culture="sauron", keywords=(("tracker", 1),))
CAVE_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")
WRAITH = minion("Wraith", strength=9, vitality=4, culture="wraith", race="nazgul")

EYE = condition("Eye", side=terms.SHADOW, culture="sauron")
SNOW = condition("Snow", side=terms.SHADOW, culture="isengard")
SONG = condition("Song", culture="elven")
OATH = condition("Oath", culture="gondor")
FLAGON = possession("Flagon", culture="elven")

ELF_AT_HOME = ally("Elf at Home", race="elf", culture="elven", homes=(Home(3, terms.FELLOWSHIP_BLOCK),))
HOBBIT_AT_HOME = ally("Hobbit at Home", race="hobbit", culture="shire", homes=(Home(1, terms.FELLOWSHIP_BLOCK),))

SPOT_ORC: Final = [False, False, True, True]
EXERT_ORC: Final = [False, False, False, True]
SPOT_MINION: Final = [False, True, True, True]
EXERT_MINION: Final = [False, True, False, True]
"""Whether an Orc of Moria will do, a Troll of Sauron, an exhausted Orc of Sauron, and one who is not."""


def served_by(id: str, phase: str, verb: str = "play") -> list[bool]:
    """Whether a card can be played or used with each of those Sauron minions alone."""
    servants = [(CAVE_ORC, 0), (TROLL_OF_MORDOR, 0), (STRONG_ORC_OF_MORDOR, 3), (STRONG_ORC_OF_MORDOR, 0)]
    return [is_served(id, phase, verb, servant, wounds) for servant, wounds in servants]


def is_served(id: str, phase: str, verb: str, servant: str, wounds: int) -> bool:
    """Whether a card can be played or used when all other requirements are met."""
    at = furnished(id, verb)
    at.play(servant, wounds=wounds)
    return begun(at, phase).offered(verb, id)


def exerts_one(id: str, phase: str, verb: str = "play") -> bool:
    """Whether the player picks one of two Sauron Orcs, who exerts once, to play or use a card."""
    at = furnished(id, verb)
    orcs = [at.play(STRONG_ORC_OF_MORDOR) for _orc in range(2)]
    game = begun(at, phase).choose(verb, id)
    if game.offered("bear"):
        game.choose("bear")
    picked = game.asked == 1 and sorted(orcs) == sorted(game.choices())
    game.choose("choose", orcs[1])
    return picked and [0, 1] == [game.wounds(orc) for orc in orcs]


def furnished(id: str, verb: str) -> Position:
    """Returns a card with everything it may require besides Sauron minions."""
    at = standing(site=6).pool(9).burdens(1)
    for fellow in (ARAGORN, BOROMIR, GIMLI, LEGOLAS, MERRY, SAM):
        at.play(fellow)
    for other in (WRAITH, EYE):
        at.play(other)
    if verb == "play":
        at.hand(1, id)
    else:
        at.play(id)
    return at


def begun(at: Position, phase: str) -> Playing:
    """Returns a phase in which the Shadow player has the next action."""
    game: Playing = getattr(at, phase)()
    return game if phase == terms.SHADOW_PHASE else hand_over(game)


def many(at: Position, companions: int) -> list[Thing]:
    """Returns the other companions of a fellowship of the given size, Frodo included."""
    return [at.play(companion(f"Of Many {number}")) for number in range(companions - 1)]


def sizes(game: Playing, seat: int = 0) -> tuple[int, int, int]:
    """Returns the number of cards in a player's hand, draw deck and discard pile."""
    player = game.table.players[seat]
    return len(player.hand), len(player.deck), len(player.discard)
