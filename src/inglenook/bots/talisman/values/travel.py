"""Values of destinations: what each space promises, and, a few turns ahead, the value of standing there."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.assessment import KILL_AN_ENEMY, Mind
from inglenook.bots.talisman.values.board import (
    ENDS,
    FARTHEST,
    IS_OUTER,
    PLACE,
    PORTAL,
    SENTINEL,
    STAIRS_TOP,
    TO_PORTAL,
    TO_STAIRS,
    TRAVELLED,
    Place,
)
from inglenook.bots.talisman.values.cards import effects_worth, stranger_or_place, taking
from inglenook.bots.talisman.values.crown import by_crypt, by_mines, crown_chance, portal_chances
from inglenook.bots.talisman.values.others import meeting_worth
from inglenook.talisman.components import ADVENTURE, CARDS
from inglenook.talisman.dsl.abilities import BuildsRafts, DrawsSpellsIn, Evades, NeedNotRoll, OneSpaceATurn
from inglenook.talisman.dsl.definitions import CardDefinition, SpaceDefinition
from inglenook.talisman.dsl.terms import (
    DRAGON,
    ENEMY,
    EVENT,
    GOLD,
    SPIRIT,
    STRANGER,
    TALISMAN,
)
from inglenook.talisman.dsl.terms import PLACE as PLACE_KIND

LATER: Final = 0.88
"""Discount factor for a value that comes a turn later."""

CROWN: Final = 14.0
"""Value of reaching the Crown of Command."""

LAST_CHANCE: Final = 60.0
"""Value of reaching the Crown of Command once another character has it: the game is lost otherwise."""

FARTHEST_AHEAD: Final = 9
"""Turns that every style looks ahead once another character has the Crown: the only way to go then."""

HOPELESS: Final = 0.1
"""Chance to win a fight below which a character avoids it."""

SENTINEL_STRENGTH: Final = 9

WOODED: Final = [place for place, space in enumerate(TRAVELLED) if space.name in ("forest", "woods")]
LANDINGS: Final = [(place, PLACE[id]) for place in WOODED for id in TRAVELLED[place].opposite]
"""Pairs of a space where a raft can be built and the space where the raft lands."""

NO_LANDINGS: Final[list[tuple[Place, Place]]] = []

FOES: Final = [card for card in ADVENTURE if card.kind in (ENEMY, SPIRIT)]
REST: Final = [card for card in ADVENTURE if card.kind not in (ENEMY, SPIRIT)]
PRINTED: Final = {card.id: card.count for card in ADVENTURE}
"""Count of each card in the adventure deck."""


class Prospects:
    """Values of the spaces of the outer and middle regions to a seat."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.deck: Final = mind.seen.deck() if mind.manner.counts_cards else PRINTED
        self.cards_left: Final = max(1, sum(self.deck.values()))
        self.other_cards: Final = sum([self.deck[card.id] * max(-3.0, met_worth(mind, card)) for card in REST])
        self.foes: Final[dict[tuple[int, bool], float]] = {}
        printed = mind.manner.by_the_print
        self.here: Final = [self.printed(space) if printed else self.promise(space) for space in TRAVELLED]
        self.climbing: Final = mind.odds(SENTINEL_STRENGTH, False)
        self.fall: Final = mind.losing_lives(1) * (1 - mind.saving)
        strength, craft = portal_chances(mind.me)
        self.opening: Final = max(strength, craft)
        self.inside: Final = self.going_in(crown_chance(mind))
        self.rolls: Final = (1,) if moves_one_space(mind) else (1, 2, 3, 4, 5, 6)
        self.crossing: Final = 3.0 if mind.me.has(OneSpaceATurn) else 0.0
        self.landings: Final = LANDINGS if mind.me.has(BuildsRafts) and not mind.me.toad else NO_LANDINGS
        self.ahead = [0.0] * len(TRAVELLED)
        for _ in range(mind.manner.turns_ahead if mind.seen.crowned is None else FARTHEST_AHEAD):
            reached = self.reached()
            crossings = Crossings(self, reached)
            self.ahead = [self.rolling(place, reached, crossings) for place in range(len(TRAVELLED))]
            for place, across in self.landings:
                self.ahead[place] = max(self.ahead[place], self.rafting(across, reached))

    def going_in(self, chance: float) -> float:
        """Returns the value of being in the inner region with this chance to reach the Crown."""
        if self.mind.seen.crowned is not None:
            return LAST_CHANCE * chance
        prices = self.mind.prices
        return CROWN * chance if chance >= prices.bold - prices.hurry * self.pursued() else -100.0

    def pursued(self) -> float:
        """Returns the best chance to reach the Crown of another character with a Talisman."""
        ready = [figure for figure in self.mind.seen.others if figure.has_talisman]
        return max([0.0, *[max(by_crypt(figure), by_mines(figure)) for figure in ready]])

    # Values of spaces.

    def promise(self, space: SpaceDefinition) -> float:
        """Returns the value of ending a move in a space: enemies, cards to be drawn and taken, the instruction."""
        mind = self.mind
        mind.place = space
        evading = any(
            space.name in ability.spaces for ability in mind.me.abilities(Evades) if not ability.characters_only
        )
        lying = [CARDS[id] for id in mind.seen.cards(space) if id in CARDS]
        worth, going_on = 0.0, 1.0
        for kind in (ENEMY, SPIRIT):
            group = [card for card in lying if card.kind == kind]
            if group:
                fight, won = group_fight(mind, group, kind == SPIRIT, space.enemy_die_bonus)
                if evading and fight < 0:
                    continue
                worth += going_on * fight
                going_on *= won
        drawn = max(0, space.draw - len(mind.seen.cards(space)))
        if drawn:
            worth += going_on * drawn * self.unknown_card(space.enemy_die_bonus, evading)
        for card in lying:
            if card.kind not in (ENEMY, SPIRIT):
                worth += going_on * met_worth(mind, card)
        worth += going_on * mind.seen.gold_lying.get(space.id, 0) * mind.price(GOLD)
        worth += going_on * self.instruction(space)
        mind.place = mind.me.space
        return worth

    def printed(self, space: SpaceDefinition) -> float:
        """Returns the value of ending a move in a space by its print alone; of its cards, only hopeless foes count."""
        mind = self.mind
        lying = [CARDS[id] for id in mind.seen.cards(space) if id in CARDS]
        for kind in (ENEMY, SPIRIT):
            group = [card for card in lying if card.kind == kind]
            if group:
                fight, won = group_fight(mind, group, kind == SPIRIT, space.enemy_die_bonus)
                if won < HOPELESS:
                    return fight
        mind.place = space
        worth = space.draw * self.unknown_card(space.enemy_die_bonus, False) + self.instruction(space)
        mind.place = mind.me.space
        return worth

    def instruction(self, space: SpaceDefinition) -> float:
        """Returns the value of a space's printed instruction; some need not be followed."""
        mind = self.mind
        worth = effects_worth(mind, space.effects) if space.effects else 0.0
        if any(space.name in ability.spaces for ability in mind.me.abilities(DrawsSpellsIn)):
            worth += 0.3 * max(0, mind.me.spell_limit - len(mind.me.spells))
        free = space.optional or any(space.name in ability.spaces for ability in mind.me.abilities(NeedNotRoll))
        return max(0.0, worth) if free else worth

    def unknown_card(self, die_bonus: int, evading: bool) -> float:
        """Returns the average value of a card from the deck."""
        key = (die_bonus, evading)
        if key not in self.foes:
            fights = [self.deck[card.id] * foe_worth(self.mind, card, die_bonus) for card in FOES]
            self.foes[key] = sum([max(0.0, fight) for fight in fights] if evading else fights)
        return (self.foes[key] + self.other_cards) / self.cards_left

    # Looking ahead.

    def reached(self) -> list[float]:
        """Returns the value of ending a move in each space: its own value, and that of what follows."""
        return [now + LATER * later for now, later in zip(self.here, self.ahead, strict=True)]

    def rolling(self, place: Place, reached: list[float], crossings: Crossings) -> float:
        """Returns the value of rolling the die in a space: the best way for each roll."""
        total = 0.0
        ends = ENDS[place]
        stairs, portal = TO_STAIRS[place], TO_PORTAL[place]
        beyond = crossings.up if IS_OUTER[place] else crossings.down
        for roll in self.rolls:
            clockwise, anticlockwise = ends[roll]
            best = max(reached[clockwise], reached[anticlockwise])
            if roll > stairs:
                best = max(best, beyond[roll - stairs - 1])
            if roll > portal:
                best = max(best, crossings.portal)
            total += best
        return total / len(self.rolls)

    def by_stairs(self, up: bool, points: int, reached: list[float]) -> float:
        """Returns the value of taking the stairs with this many points left beyond them."""
        if not up:
            return from_gate(SENTINEL, points, reached) + self.crossing
        won, drawn, lost = self.climbing
        shut = LATER * self.ahead[SENTINEL]
        quest = self.mind.price(TALISMAN) if self.mind.me.quest == KILL_AN_ENEMY else 0.0
        up_there = from_gate(STAIRS_TOP, points, reached) + quest + self.crossing
        return won * up_there + drawn * shut + lost * (shut - self.fall)

    def rafting(self, across: Place, reached: list[float]) -> float:
        """Returns the value of building a raft, which takes a turn, and crossing the river."""
        return LATER * (reached[across] + self.crossing)

    def by_portal(self) -> float:
        """Returns the value of an attempt at the Portal; a failed attempt may cost a point."""
        shut = LATER * self.ahead[PORTAL] - self.mind.prices.shut
        return self.opening * self.inside + (1 - self.opening) * shut

    # Values for the scores of answers.

    def going(self, space: SpaceDefinition) -> float:
        """Returns the value of ending this move in a space, where other characters may be met now."""
        if space.id not in PLACE:
            return 0.0
        place = PLACE[space.id]
        now = self.here[place]
        for other in self.mind.seen.here(space):
            now = max(now, meeting_worth(self.mind, other))
        return now + LATER * self.ahead[place]

    def rolling_now(self) -> float:
        """Returns the value of rolling the die in the character's space."""
        place = PLACE.get(self.mind.me.space.id)
        if place is None:
            return 0.0
        reached = self.reached()
        return self.rolling(place, reached, Crossings(self, reached))

    def staying(self) -> float:
        """Returns the value of staying and rolling next turn."""
        place = PLACE.get(self.mind.me.space.id)
        return 0.0 if place is None else LATER * self.ahead[place]


class Crossings:
    """Values of leaving a region: by the stairs, by the number of points left, and by the Portal."""

    def __init__(self, prospects: Prospects, reached: list[float]) -> None:
        self.up: Final = [prospects.by_stairs(True, points, reached) for points in range(FARTHEST)]
        self.down: Final = [prospects.by_stairs(False, points, reached) for points in range(FARTHEST)]
        self.portal: Final = prospects.by_portal()


def from_gate(gate: Place, points: int, reached: list[float]) -> float:
    """Returns the value of the best space for the points left beyond the stairs, in either direction."""
    clockwise, anticlockwise = ENDS[gate][points]
    return max(reached[clockwise], reached[anticlockwise])


def moves_one_space(mind: Mind) -> bool:
    """Whether movement needs no roll: for a toad, with a Poltergeist, in a Blizzard."""
    return mind.me.toad > 0 or mind.me.has(OneSpaceATurn) or "adventure:blizzard" in mind.seen.beside


# Cards that may be drawn.


def foe_worth(mind: Mind, card: CardDefinition, die_bonus: int = 0) -> float:
    """Returns the value of meeting a single enemy."""
    if card.special == "mirror":
        return mind.fight(mind.me.strength + die_bonus, False, mind.trophy_price)
    if card.special == "weaker-side":
        psychic = mind.me.strength >= mind.me.craft
        return mind.fight((card.craft if psychic else card.strength) + die_bonus, psychic, card.strength, dragon=True)
    if card.kind == SPIRIT:
        return mind.fight(card.craft + die_bonus, True, 0)
    return mind.fight(card.strength + die_bonus, False, card.strength, dragon=card.subtype == DRAGON)


def group_fight(mind: Mind, group: list[CardDefinition], psychic: bool, die_bonus: int) -> tuple[float, float]:
    """Returns the value of a fight against a whole group, and the chance to win the fight."""
    points = sum([card.craft if psychic else foe_strength(mind, card) for card in group]) + die_bonus
    trophies = 0 if psychic else sum([card.strength for card in group])
    dragon = any(card.subtype == DRAGON for card in group)
    return mind.fight(points, psychic, trophies, dragon=dragon), mind.odds(points, psychic, dragon=dragon)[0]


def foe_strength(mind: Mind, card: CardDefinition) -> int:
    """Returns an enemy's Strength; some enemies have their opponent's."""
    return mind.me.strength if card.special == "mirror" else card.strength


def met_worth(mind: Mind, card: CardDefinition) -> float:
    """Returns the value of meeting a card that is not an enemy."""
    if card.kind == EVENT:
        return effects_worth(mind, card.effects)
    if card.kind in (STRANGER, PLACE_KIND):
        return stranger_or_place(mind, card)
    worth = taking(mind, card)
    return worth if worth < 0 and card.name in FORCED else max(0.0, worth)


FORCED: Final = ("cursed-by-a-hag", "poltergeist")
"""Followers that join by themselves."""
