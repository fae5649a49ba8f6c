"""Positions of Frodo and Sam before their foes: the ways in which a Ring-bearer can be killed.

fellowship = Fellowship()                    # Frodo with three wounds, and Sam
game = fellowship.dies("overwhelmed")        # up to the question whether Sam takes over, or further
"""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Continuous, Response
from inglenook.lotr.dsl.effects import Discard, Prevent, Wound
from inglenook.lotr.dsl.facade import a, add_burdens, add_twilight, each, wound
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER, Titled
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import condition, event, minion

SAM = "1C311"
ISILDURS_BANE, RULING_RING, ALL_RIDDLES = "1R1", "1C2", "4R1"
PHASES = (terms.MANEUVER, terms.ARCHERY, terms.ASSIGNMENT, terms.REGROUP)
DART = event("Dart", Action(PHASES, (wound(RING_BEARER),)), side=terms.SHADOW)
DARTS = event("Darts", Action(PHASES, (Wound(each(COMPANION)),)), side=terms.SHADOW)
DESPAIR = event("Despair", Action(PHASES, (add_burdens(1),)), side=terms.SHADOW)
BELL = condition("Bell", *[Action((phase,), (add_twilight(1),)) for phase in (*PHASES, terms.SKIRMISH)])
"""Asks the Free Peoples player in every phase, so that play stops there."""
BLESSING = condition("Blessing", Continuous((Modifier(terms.VITALITY, 1),), of=COMPANION))
GUARDIAN = condition("Guardian", Response(Happening(terms.ABOUT_TO_BE_KILLED, Titled("Guarded")), effects=(Prevent(),)))
CURSE = event("Curse", Action(PHASES, (Discard(a(Titled("Blessing"))),)), side=terms.SHADOW)


class Fellowship:
    """A position of Frodo with three wounds and Sam, before a minion or two."""

    def __init__(
        self,
        seats: int = 2,
        ring: str = RULING_RING,
        sam: bool = True,
        frodos_wounds: int = 3,
        may_decline: bool = True,
    ) -> None:
        self.at = Position(seats=seats, site=4, ring=ring, switches={"sam-may-decline": int(may_decline)})
        self.frodo: Thing = self.at.frodo()
        self.at.play(BELL)
        atoms.set_wounds(self.at.table, self.frodo, frodos_wounds)
        self.sam: Thing = self.at.play(SAM) if sam else -1

    def dies(self, how: str) -> Playing:
        """Returns the game after Frodo was killed, at the question about responses or further."""
        if how == "overwhelmed":
            game = self.at.skirmish(self.frodo, self.at.play(minion(strength=20)))
            return game.passes()
        if how == "wounded in a skirmish":
            game = self.at.skirmish(self.frodo, self.at.play(minion(strength=6))).passes()
            return game.pass_() if game.prompt == "prompt-respond-wound" else game
        if how == "shot":
            self.at.play(minion(keywords=((terms.ARCHER, 1),)))
            game = self.at.archery().passes()
            game = game.choose("wound", self.frodo) if game.prompt == "prompt-archery-wound" else game
            return game.pass_() if game.prompt == "prompt-respond-wound" else game
        return self.struck(how)

    def struck(self, phase: str, card: str = DART) -> Playing:
        """Returns the game in which a Shadow event is played in a phase."""
        self.at.play(minion())
        self.at.hand(1, card)
        starts = {
            terms.MANEUVER: self.at.maneuver,
            terms.ARCHERY: self.at.archery,
            terms.ASSIGNMENT: self.at.assignment,
        }
        game = starts.get(phase, self.at.regroup)().pass_()
        return game.choose("play", card)


def offered_to_sam(game: Playing, sam: Thing) -> bool:
    """Whether Sam's player is asked if he takes over the Ring."""
    return game.prompt == "prompt-respond" and game.offered("respond", sam)


def bearer(game: Playing, seat: Seat = 0) -> Thing:
    """Returns the Ring-bearer of a player."""
    return game.table.players[seat].ring_bearer


DEATHS = ("wounded in a skirmish", "overwhelmed", "shot", *PHASES)
