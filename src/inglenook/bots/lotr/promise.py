"""What the effects of a card promise to the seat that weighs them; costs are effects that promise less than nothing."""

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
"""What is worth the same whenever it can be done."""


class Promise:
    """Reckons effects of one card for the viewer, with a skirmish under way if there is one.

    Whoever is "you" chooses what is best for himself: the viewer, or with a card of a foe the worst for the viewer.
    """

    def __init__(self, seen: Seen, this: Card, bout: Bout | None = None, mine: bool = True) -> None:
        self.seen: Final = seen
        self.speaker: Final = Reader(seen, this)
        self.bout: Bout | None = under_way(seen) if bout is None else bout
        self.mine: Final = mine

    def again(self) -> Promise:
        """The same card once more, from the beginning."""
        return Promise(self.seen, self.speaker.this, None, self.mine)

    def is_mine(self, by: str) -> bool:
        """Whether it is the viewer who does something, or has it done to him, as the card says who."""
        if by == terms.YOU:
            return self.mine
        if by == terms.FREE_PEOPLES_PLAYER:
            return self.seen.good
        if by == terms.PLAYER_OF_THIS:
            return self.speaker.this.owner == self.seen.seat
        return not self.mine

    def of(self, todo: tuple[Effect, ...]) -> float:
        """What it is worth to the viewer that these effects are done, one after another, the skirmish included."""
        before = self.standing()
        told = sum([self.one(effect) for effect in todo])
        return told + self.standing() - before

    def standing(self) -> float:
        """What the skirmish under way is worth to the viewer."""
        if self.bout is None:
            return 0.0
        return self.bout.worth() if self.seen.good else -self.bout.worth()

    def one(self, effect: Effect) -> float:
        """One effect, apart from the skirmish, into which it is put."""
        speaker = self.speaker
        if isinstance(effect, effects.Modify):
            return self.modify(effect)
        if isinstance(effect, effects.Exert):
            return self.targets(effect.who, "exert", speaker.amount(effect.times), effect.by)
        if isinstance(effect, effects.Exhaust):  # two exertions are about what it comes to
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
        """Effects on hands and decks, and those that are made of others."""
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
            if holds is UNKNOWN:  # as likely as not
                return 0.5 * (self.again().of(effect.then) + self.again().of(effect.otherwise))
            return sum([self.one(one) for one in (effect.then if holds else effect.otherwise)])
        if isinstance(effect, effects.Repeat):
            times = 1 if effect.times == effects.ALL else speaker.amount(effect.times)
            return float(times) * sum([self.one(one) for one in effect.effects])
        rate = RATES.get(type(effect), 0.0)
        return rate if self.mine else -rate

    # Characters.

    def targets(self, who: Select, verb: str, times: int, by: str = terms.YOU) -> float:
        """What something done to cards is worth, chosen by whoever does it."""
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
        """Whoever dies, or is discarded, fights no more."""
        if self.bout is not None and card in self.bout.minions and (verb == "discard" or times >= card.left):
            self.bout.minions.remove(card)

    def leave(self, effect: effects.RemoveFromSkirmish) -> None:
        """The strongest of the minions meant fights no more, if the skirmish is one that is meant."""
        bout, fits = self.bout, self.speaker.fits
        if bout is not None and any(fits(effect.involving, card) for card in (bout.fighter, *bout.minions)):
            found = [card for card in bout.minions if fits(effect.who.what, card)]
            if found:
                bout.minions.remove(max(found, key=strength_of))

    def burdens(self, change: int) -> float:
        """Burdens on the Ring-bearer of this turn: the nearer the end, the worse."""
        side = self.seen.fellowship
        change = max(change, -side.burdens)
        if side.burdens + change >= side.resistance:
            return -values.THE_GAME if self.seen.good else values.THE_GAME
        rate = values.BURDEN + (1.0 if side.burdens > side.resistance // 2 else 0.0)
        return -rate * change if self.seen.good else rate * change

    # Numbers for a time.

    def modify(self, effect: effects.Modify) -> float:
        """Modifiers of the skirmish are put into it; those that last are worth something by themselves."""
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
        """What it would be worth to modify this very card."""
        kept = self.bout
        if kept is not None:
            self.bout = kept.copy()
        before = self.standing()
        value = self.modified(effect, card) + self.standing() - before
        self.bout = kept
        return value

    def modified(self, effect: effects.Modify, card: Card) -> float:
        """Puts the modifiers into the skirmish, or reckons what they are worth until the end of the turn."""
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
    """By what the strongest is found."""
    return card.strength


def done_to(seen: Seen, verb: str, card: Card, times: int = 1) -> float:
    """What it is worth to the viewer that something is done to a card: harm to a foe, good to a friend."""
    sign = 1.0 if seen.is_friend(card) else -1.0
    if verb == "heal":
        return sign * values.healing(card, times)
    if verb == "wound":
        return -sign * values.wound(card, times)
    if verb == "exert":
        return -sign * (values.exertion(card) if times == 1 else values.wound(card, times))
    fading = card.type == terms.MINION_TYPE and seen.phase == terms.REGROUP  # it goes soon, unless they move again
    return -sign * values.in_play(card) * (0.3 if fading else 1.0)


def lasting(stat: str, number: int) -> float:
    """What a modifier for the turn is worth to the side of whoever has it."""
    if stat == terms.STRENGTH:
        return 0.35 * number
    return 0.6 if stat == terms.KEYWORD else 0.2 if stat in (terms.VITALITY, terms.OVERWHELMED_AT) else 0.0


def table_wide(seen: Seen, stat: str, number: int) -> float:
    """What a modifier of the whole table is worth."""
    sign = 1.0 if seen.good else -1.0
    if stat == terms.FELLOWSHIP_ARCHERY:
        return sign * 0.6 * number
    if stat == terms.MINION_ARCHERY:
        return -sign * 0.9 * number
    return sign * 0.5 * number if stat == terms.MOVE_LIMIT else 0.0


def twilight(seen: Seen, change: int) -> float:
    """Tokens more or fewer: they matter as long as minions can be bought."""
    rate = values.TWILIGHT if seen.phase in (terms.FELLOWSHIP, terms.SHADOW_PHASE) else 0.1
    return -rate * change if seen.good else rate * change
