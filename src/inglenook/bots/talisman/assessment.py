"""A seat's assessment of the table: its odds in a fight, and the values of points, lives and gold to the seat.

All values use one scale: a point of Strength is worth 1 to a character that still needs it.
"""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.chances.fights import battle_points, saving
from inglenook.bots.talisman.chances.odds import Odds, fight_odds
from inglenook.bots.talisman.observation import Figure, Seen
from inglenook.bots.talisman.playing_style import Manner
from inglenook.talisman.dsl.abilities import OneSpaceATurn, TwoDiceInBattle
from inglenook.talisman.dsl.terms import CRAFT, DRAGON, GOLD, LIFE, SPELL, STRENGTH, TALISMAN

ENOUGH: Final = 13
"""Strength or Craft above which more hardly helps on the way to the Crown."""

LIFE_PRICES: Final = [1.5, 1.0, 0.7, 0.45, 0.3]
"""Values of the second, third and further lives."""

UNDER_COMMAND: Final = 0.4
"""Factor on the value of lives while another character has the Crown: survival is no longer enough."""

TURN: Final = 0.4
"""Value of a turn."""

HELD_SPELL: Final = 0.35
"""Value of a Spell in hand, and so the least value of a cast."""

KILL_AN_ENEMY: Final = 2
TAKE_A_LIFE: Final = 1
GOLD_WANTED: Final[dict[int, int]] = {5: 3, 6: 2}
FOLLOWER_WANTED: Final = 3
MAGIC_OBJECT_WANTED: Final = 4
"""Number of the Warlock's quest for a magic object; the four constants before it identify the other quests."""


class Mind:
    """A seat's view with the values derived from it; created for each question."""

    def __init__(self, seen: Seen, manner: Manner) -> None:
        me = seen.me
        self.seen: Final = seen
        self.manner: Final = manner
        self.prices: Final = manner.prices
        self.me: Final = me
        self.battle: Final = battle_points(me)
        self.against_dragons: Final = battle_points(me, DRAGON) - self.battle
        self.two_dice: Final = me.has(TwoDiceInBattle)
        self.saving: Final = saving(me)
        self.needs_talisman: Final = not me.has_talisman and not me.crowned
        self.place = me.space
        """The space under consideration."""
        self.trophy_price: Final = seen.house.get("trophies", 7)

    # Fights.

    def odds(self, points: int, psychic: bool, bonus: int = 0, dragon: bool = False) -> Odds:
        """Returns the odds of a fight against an enemy with the given points."""
        if psychic:
            return fight_odds(self.me.craft + bonus - points)
        more = self.against_dragons if dragon else 0
        return fight_odds(self.battle + more + bonus - points, self.two_dice)

    def fight(self, points: int, psychic: bool, trophies: int, bonus: int = 0, dragon: bool = False) -> float:
        """Returns the value of a fight: trophies and quests if won, a life if lost, and the rest of the turn."""
        won, drawn, lost = self.odds(points, psychic, bonus, dragon)
        gain = 0.0 if self.me.toad else self.prices.trophies * trophies / self.trophy_price * self.price(STRENGTH)
        if self.me.quest == KILL_AN_ENEMY:
            gain += self.price(TALISMAN)
        risk = self.losing_lives(1) * (1 if psychic else 1 - self.saving)
        return won * gain - lost * risk - (drawn + lost) * 0.1

    # Prices.

    def price(self, what: str) -> float:
        """Returns the value of one more of something."""
        me = self.me
        if what == STRENGTH:
            return max(0.3, 1.0 + self.prices.weak * (8 - me.strength)) if me.strength < ENOUGH else 0.3
        if what == CRAFT:
            return self.prices.craft if me.craft < ENOUGH else 0.2
        if what == LIFE:
            return self.gaining_lives(1)
        if what == GOLD:
            return self.gold_price()
        if what == SPELL:
            return HELD_SPELL if len(me.spells) < me.spell_limit else 0.0
        assert what == TALISMAN
        return (
            (self.prices.talisman if self.needs_talisman else 0.1)
            if self.seen.stacks.get("purchase:talisman", 0)
            else 0.0
        )

    def gold_price(self) -> float:
        """Returns the value of a bag of gold: more if the Warlock's quest needs it, less the more gold there is."""
        me = self.me
        wanted = GOLD_WANTED.get(me.quest, 0)
        if self.needs_talisman and me.gold < wanted:
            return self.price(TALISMAN) / wanted
        return 0.35 if me.gold < 3 else 0.2 if me.gold < 6 else 0.05

    def life_price(self, number: int) -> float:
        """Returns the value of the life with this number; with the first life everything is lost."""
        more = number - 2
        price = self.prices.last_life if more < 0 else LIFE_PRICES[min(more, len(LIFE_PRICES) - 1)]
        if self.seen.crowned is not None:
            price *= 0.0 if self.me.has(OneSpaceATurn) else UNDER_COMMAND  # lose the slow movement first
        if number == 1:
            price += 10.0 if self.seen.crown_reached else self.progress(self.me)
        return price

    def progress(self, figure: Figure) -> float:
        """Returns the value of what a character has gained, which is lost when the character dies."""
        gained = figure.gained_strength + figure.gained_craft
        return 0.8 * gained + 0.5 * len(figure.objects) + 0.4 * len(figure.followers) + 2.0 * figure.has_talisman

    def gaining_lives(self, count: int) -> float:
        """Returns the value of a number of further lives."""
        lives = self.me.lives
        return sum([self.life_price(lives + more) for more in range(1, count + 1)])

    def losing_lives(self, count: int) -> float:
        """Returns the value of a number of lives to the character that loses them."""
        lives = self.me.lives
        return sum([self.life_price(lives - less) for less in range(min(count, lives))])

    def wounds(self) -> int:
        """Returns the number of lives that could be healed."""
        return max(0, self.me.sheet.lives - self.me.lives)

    def harm(self, figure: Figure, lives: int = 1) -> float:
        """Returns the value of another character's loss of lives."""
        share = self.sharing(figure)
        if lives >= figure.lives:
            deadly = 8.0 if self.seen.crown_reached else 1.0 + self.progress(figure)
            return deadly / share
        return 0.8 * lives / share

    def sharing(self, figure: Figure) -> int:
        """Returns the number of rivals that share the benefit of harming a character.

        The more rivals there are, the less the harm brings to each; but no other player stops the leader.
        """
        return 1 if figure.leads else self.seen.rivals
