"""Values of a card's effects to the viewing seat; costs are effects with a negative value."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr import values
from inglenook.bots.lotr.bout import Bout, under_way
from inglenook.bots.lotr.evaluation import UNKNOWN, Reader
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.lotr.dsl import effects, filters, terms
from inglenook.lotr.dsl.effects import Effect, Select

SMALL: Final = 0.2

RATES: Final[dict[type[Effect], float]] = {
    effects.MakeRingBearer: values.THE_GAME,
    effects.CancelAction: 1.0,
    effects.NoMoreMoves: 1.0,
    effects.TakeControl: 1.0,
    effects.Liberate: 0.8,
    effects.Reconcile: 0.8,
    effects.PlayNextSite: 0.3,
    effects.ReplaceSite: 0.3,
    effects.Stack: SMALL,
    effects.Assign: SMALL,
    effects.CancelAssignments: 0.0,
    effects.SeeHand: 0.1,
    effects.SeeDeck: 0.1,
    effects.RevealFromHand: 0.0,
    effects.ChooseCard: 0.0,
    effects.ActAgain: 0.1,
    effects.Transfer: 0.1,
}
"""Fixed values of effects that do not depend on the table."""


class Promise:
    """Values the effects of one card for the viewer, in the current skirmish if there is one.

    The player called "you" on the card chooses what is best for that player: for the viewer with a card of the
    viewer's, against the viewer with a foe's card.
    """

    def __init__(self, seen: Seen, this: Card, bout: Bout | None = None, mine: bool = True) -> None:
        self.seen: Final = seen
        self.speaker: Final = Reader(seen, this)
        self.bout: Bout | None = under_way(seen) if bout is None else bout
        self.mine: Final = mine

    def again(self) -> Promise:
        """Returns a fresh evaluation of the same card."""
        return Promise(self.seen, self.speaker.this, None, self.mine)

    def is_mine(self, by: str) -> bool:
        """Whether the viewer is the player that a card's text names as acting or affected."""
        if by == terms.YOU:
            return self.mine
        if by == terms.FREE_PEOPLES_PLAYER:
            return self.seen.good
        if by == terms.PLAYER_OF_THIS:
            return self.speaker.this.owner == self.seen.seat
        return not self.mine

    def of(self, todo: tuple[Effect, ...]) -> float:
        """Returns the value to the viewer of these effects in order, the change of the skirmish included."""
        before = self.standing()
        told = sum([self.one(effect) for effect in todo])
        return told + self.standing() - before

    def standing(self) -> float:
        """Returns the value of the current skirmish to the viewer."""
        if self.bout is None:
            return 0.0
        return self.bout.worth() if self.seen.good else -self.bout.worth()

    def one(self, effect: Effect) -> float:
        """Returns the value of one effect apart from the skirmish, to which the effect is applied."""
        speaker = self.speaker
        if isinstance(effect, effects.Modify):
            return self.modify(effect)
        if isinstance(effect, effects.Exert):
            return self.targets(effect.who, "exert", speaker.amount(effect.times), effect.by)
        if isinstance(effect, effects.Exhaust):  # roughly equal to two exertions
            return self.targets(effect.who, "exert", 2)
        if isinstance(effect, effects.Wound):
            return self.targets(effect.who, "wound", speaker.amount(effect.times), effect.by)
        if isinstance(effect, effects.Heal):
            return self.targets(effect.who, "heal", speaker.amount(effect.times), effect.by)
        if isinstance(effect, effects.Discard):
            return self.targets(effect.who, "discard", 1, effect.by)
        if isinstance(effect, effects.Burden):
            return self.burdens(speaker.amount(effect.amount))
        if isinstance(effect, effects.TwilightTokens):
            return twilight(self.seen, speaker.amount(effect.amount))
        if isinstance(effect, effects.CancelSkirmish):
            bout = self.bout
            if bout is not None:
                involved = (bout.fighter, *bout.minions)
                bout.cancelled = bout.cancelled or any(speaker.fits(effect.involving, card) for card in involved)
            return 0.0
        if isinstance(effect, effects.RemoveFromSkirmish):
            self.leave(effect)
            return 0.0
        return self.of_cards(effect)

    def of_cards(self, effect: Effect) -> float:
        """Returns the value of effects on hands and decks, and of effects made of other effects."""
        speaker = self.speaker
        if isinstance(effect, effects.DiscardFromHand):
            return (-values.CARD if self.is_mine(effect.whose) else 0.4) * max(1, speaker.amount(effect.count))
        if isinstance(effect, effects.DiscardFromDeck):
            return -0.1 if self.is_mine(effect.whose) else 0.1
        if isinstance(effect, effects.Draw):
            return (values.CARD if self.is_mine(effect.who) else -0.4) * speaker.amount(effect.count)
        if isinstance(effect, effects.PlayCard):
            return 1.2 if self.mine else -1.2
        if isinstance(effect, effects.MoveCards):
            gain = values.CARD if effect.to == terms.HAND else 0.1
            return gain if self.mine else -gain
        if isinstance(effect, effects.Token):
            return 0.4 * speaker.amount(effect.amount)
        if isinstance(effect, effects.Choose):
            tried = [self.again().of(option) for option in effect.options]
            return max(tried) if self.is_mine(effect.by) else min(tried)
        if isinstance(effect, effects.May):
            return max(0.0, self.again().of(effect.effects)) if self.is_mine(effect.by) else 0.0
        if isinstance(effect, (effects.Unless, effects.Later)):
            return 0.5 * self.again().of(effect.effects)
        if isinstance(effect, effects.When):
            holds = speaker.holds(effect.condition)
            if holds is UNKNOWN:  # both equally likely
                return 0.5 * (self.again().of(effect.then) + self.again().of(effect.otherwise))
            return sum([self.one(one) for one in (effect.then if holds else effect.otherwise)])
        if isinstance(effect, effects.Repeat):
            times = 1 if effect.times == effects.ALL else speaker.amount(effect.times)
            return float(times) * sum([self.one(one) for one in effect.effects])
        rate = RATES.get(type(effect), 0.0)
        return rate if self.mine else -rate

    # Characters.

    def targets(self, who: Select, verb: str, times: int, by: str = terms.YOU) -> float:
        """Returns the value of doing something to cards that the acting player chooses."""
        found = self.speaker.found(who.what)
        if verb == "exert":
            found = [card for card in found if card.left > 1]
        elif verb == "heal" and not isinstance(who.what, filters.This):
            found = [card for card in found if card is not self.speaker.this]
        if not found:
            return 0.0
        count = self.speaker.amount(who.count)
        worths = [done_to(self.seen, verb, card, times) for card in found]
        order = sorted(range(len(found)), key=worths.__getitem__, reverse=self.is_mine(by))
        ranked = [found[index] for index in order]
        if count != effects.ALL:
            ranked = ranked[:count]
        if who.remember:
            self.speaker.memory[who.remember] = ranked
        if verb in ("wound", "discard"):
            for card in ranked:
                self.take_out(card, verb, times)
        return sum([done_to(self.seen, verb, card, times) for card in ranked])

    def take_out(self, card: Card, verb: str, times: int) -> None:
        """Removes a minion that dies or is discarded from the skirmish."""
        if self.bout is not None and card in self.bout.minions and (verb == "discard" or times >= card.left):
            self.bout.minions.remove(card)

    def leave(self, effect: effects.RemoveFromSkirmish) -> None:
        """Removes the strongest matching minion from the skirmish, if the effect applies to this skirmish."""
        bout, fits = self.bout, self.speaker.fits
        if bout is not None and any(fits(effect.involving, card) for card in (bout.fighter, *bout.minions)):
            found = [card for card in bout.minions if fits(effect.who.what, card)]
            if found:
                bout.minions.remove(max(found, key=strength_of))

    def burdens(self, change: int) -> float:
        """Returns the value of a change in burdens on this turn's Ring-bearer: worse near the limit."""
        side = self.seen.fellowship
        change = max(change, -side.burdens)
        if side.burdens + change >= side.resistance:
            return -values.THE_GAME if self.seen.good else values.THE_GAME
        rate = values.BURDEN + (1.0 if side.burdens > side.resistance // 2 else 0.0)
        return -rate * change if self.seen.good else rate * change

    # Temporary modifiers.

    def modify(self, effect: effects.Modify) -> float:
        """Applies modifiers to the skirmish; lasting modifiers outside it have a value of their own."""
        seen = self.seen
        if effect.who is None:
            return sum([table_wide(seen, one.stat, self.speaker.amount(one.amount)) for one in effect.modifiers])
        found = self.speaker.found(effect.who.what)
        if self.bout is not None:
            found = [card for card in found if self.bout.involves(card)]
        if not found:
            return 0.0
        if self.speaker.amount(effect.who.count) == effects.ALL:
            return sum([self.modified(effect, card) for card in found])
        worths = [self.tried(effect, card) for card in found]
        best = found[worths.index(max(worths) if self.mine else min(worths))]
        if effect.who.remember:
            self.speaker.memory[effect.who.remember] = [best]
        return self.modified(effect, best)

    def tried(self, effect: effects.Modify, card: Card) -> float:
        """Returns the value of modifying this card."""
        kept = self.bout
        if kept is not None:
            self.bout = kept.copy()
        before = self.standing()
        value = self.modified(effect, card) + self.standing() - before
        self.bout = kept
        return value

    def modified(self, effect: effects.Modify, card: Card) -> float:
        """Applies the modifiers to the skirmish, or returns their value until the end of the turn."""
        if effect.who is not None and effect.who.remember:
            self.speaker.memory[effect.who.remember] = [card]
        value = 0.0
        sign = 1.0 if self.seen.is_friend(card) else -1.0
        for one in effect.modifiers:
            number = self.speaker.amount(one.amount)
            if self.bout is not None and self.bout.involves(card):
                if one.stat == terms.STRENGTH:
                    self.bout.strengthen(card, number)
                elif one.stat == terms.OVERWHELMED_AT and card is self.bout.fighter:
                    self.bout.times = 3
                elif one.word == terms.DAMAGE:
                    change = number if one.stat == terms.KEYWORD else -card.word(terms.DAMAGE)
                    self.bout.damage[card.handle] = self.bout.damage.get(card.handle, 0) + change
            elif self.seen.phase != terms.SKIRMISH and effect.until != terms.THIS_PHASE:
                value += sign * lasting(one.stat, number)
        return value


def strength_of(card: Card) -> int:
    """Returns a character's strength, to find the strongest."""
    return card.strength


def done_to(seen: Seen, verb: str, card: Card, times: int = 1) -> float:
    """Returns the value to the viewer of doing something to a card: harm to a foe or good to a friend."""
    sign = 1.0 if seen.is_friend(card) else -1.0
    if verb == "heal":
        return sign * values.healing(card, times)
    if verb == "wound":
        return -sign * values.wound(card, times)
    if verb == "exert":
        return -sign * (values.exertion(card) if times == 1 else values.wound(card, times))
    fading = card.type == terms.MINION_TYPE and seen.phase == terms.REGROUP  # gone soon, barring another move
    return -sign * values.in_play(card) * (0.3 if fading else 1.0)


def lasting(stat: str, number: int) -> float:
    """Returns the value of a modifier for the turn to the side that has it."""
    if stat == terms.STRENGTH:
        return 0.35 * number
    return 0.6 if stat == terms.KEYWORD else 0.2 if stat in (terms.VITALITY, terms.OVERWHELMED_AT) else 0.0


def table_wide(seen: Seen, stat: str, number: int) -> float:
    """Returns the value to the viewer of a modifier that affects the whole table."""
    sign = 1.0 if seen.good else -1.0
    if stat == terms.FELLOWSHIP_ARCHERY:
        return sign * 0.6 * number
    if stat == terms.MINION_ARCHERY:
        return -sign * 0.9 * number
    return sign * 0.5 * number if stat == terms.MOVE_LIMIT else 0.0


def twilight(seen: Seen, change: int) -> float:
    """Returns the value of a change in twilight tokens, which matter while minions can be bought."""
    rate = values.TWILIGHT if seen.phase in (terms.FELLOWSHIP, terms.SHADOW_PHASE) else 0.1
    return -rate * change if seen.good else rate * change
