// Statistics of a deck: sides, costs, cultures, archery, vitality, and the odds of drawing cards.

import { copiesOf, type Deck, withCopies } from "./deck.ts";
import type { FactsOf } from "./legality.ts";

export const SIDES = ["free_peoples", "shadow"] as const;
export type Side = (typeof SIDES)[number];

/** Card types in the order of the rulebook, used to group a deck list. */
export const TYPES = ["companion", "ally", "minion", "possession", "artifact", "condition", "event"];

/** Lowest cost that shares one group with all higher costs. */
const HIGH_COST = 5;
/** Cards in the first hand (LR-9.21). */
export const HAND = 8;
/** Turns for which odds are shown; turn 1 stands for the first hand. */
export const TURNS = [1, 2, 3, 4] as const;

/** Returns the cards of a side with their copies, by type, then by falling cost. */
export function listed(
    deck: Deck,
    side: Side,
    factsOf: FactsOf,
): [type: string, cards: [id: string, count: number][]][] {
    const cards = deck.draw_deck.filter(([id]) => {
        const card = factsOf(id);
        return card ? (card.side || "free_peoples") === side : side === "free_peoples";
    });
    const types = [
        ...TYPES,
        ...new Set(cards.map(([id]) => factsOf(id)?.type ?? "").filter((type) => !TYPES.includes(type))),
    ];
    return types
        .map((type): [string, [string, number][]] => {
            const those = cards
                .filter(([id]) => (factsOf(id)?.type ?? "") === type)
                .map(([id, n]): [string, number] => [id, n]);
            const cost = (id: string) => factsOf(id)?.cost ?? 0;
            return [type, those.sort(([one], [other]) => cost(other) - cost(one) || (one < other ? -1 : 1))];
        })
        .filter(([, those]) => those.length);
}

/** Returns the number of cards of a side in the draw deck. */
export function sideCount(deck: Deck, side: Side, factsOf: FactsOf): number {
    return deck.draw_deck.reduce((sum, [id, count]) => sum + (factsOf(id)?.side === side ? count : 0), 0);
}

/** Returns the number of cards of a side by cost: 0, 1, … and five or more. */
export function costs(deck: Deck, side: Side, factsOf: FactsOf): number[] {
    const counts = new Array<number>(HIGH_COST + 1).fill(0);
    for (const [id, count] of deck.draw_deck) {
        const card = factsOf(id);
        if (card?.side === side) counts[Math.min(card.cost ?? 0, HIGH_COST)]! += count;
    }
    return counts;
}

/** Returns the number of cards of each culture, the largest first. */
export function cultures(deck: Deck, factsOf: FactsOf): [culture: string, count: number][] {
    const counts = new Map<string, number>();
    for (const [id, count] of deck.draw_deck) {
        const of = factsOf(id)?.culture;
        if (of) counts.set(of, (counts.get(of) ?? 0) + count);
    }
    return [...counts].sort(([, one], [, other]) => other - one);
}

/** Returns the number of archers among a side's cards. */
export function archers(deck: Deck, side: Side, factsOf: FactsOf): number {
    return deck.draw_deck.reduce((sum, [id, count]) => {
        const card = factsOf(id);
        return sum + (card?.side === side && card.keywords?.some(([word]) => word === "archer") ? count : 0);
    }, 0);
}

/** Returns the total vitality of the companions, Ring-bearer included; only the strongest card of a title counts. */
export function vitality(deck: Deck, factsOf: FactsOf): number {
    const best = new Map<string, number>();
    for (const id of [deck.ring_bearer, ...deck.draw_deck.map(([one]) => one)]) {
        const card = id ? factsOf(id) : undefined;
        if (card?.type === "companion") best.set(card.title, Math.max(best.get(card.title) ?? 0, card.vitality ?? 0));
    }
    return [...best.values()].reduce((sum, one) => sum + one, 0);
}

/** Returns how many cards a player has seen by a turn when drawing `each` cards in every turn before it. */
export function seenBy(turn: number, each: number): number {
    return HAND + each * (turn - 1);
}

/** Returns the probability that at least `wanted` of a card's copies are among the first `seen` cards of a deck. */
export function oddsOf(wanted: number, copies: number, cards: number, seen: number): number {
    const drawn = Math.min(seen, cards);
    if (copies < wanted || drawn < wanted) return 0;
    let fewer = 0;
    for (let some = Math.max(0, drawn + copies - cards); some < wanted; some++) {
        fewer += Math.exp(ways(copies, some) + ways(cards - copies, drawn - some) - ways(cards, drawn));
    }
    return Math.min(1, Math.max(0, 1 - fewer));
}

/** Returns the logarithm of a binomial coefficient: the number of ways to choose `some` of `all`. */
function ways(all: number, some: number): number {
    let sum = 0;
    for (let one = 1; one <= some; one++) sum += Math.log((all - some + one) / one);
    return sum;
}

/** A draw to give odds for: the number of cards wanted of a type, and the copies in the deck. */
export type Hope = readonly [type: string, wanted: number, copies: number];

/** Returns the draws to give odds for, in the order of the rulebook: one card of each type, and two minions. */
export function hopes(deck: Deck, factsOf: FactsOf): Hope[] {
    const found = TYPES.map((type): Hope => {
        const copies = deck.draw_deck.reduce((sum, [id, count]) => sum + (factsOf(id)?.type === type ? count : 0), 0);
        return [type, 1, copies];
    });
    return found
        .flatMap((hope): Hope[] => (hope[0] === "minion" ? [hope, ["minion", 2, hope[2]]] : [hope]))
        .filter(([, wanted, copies]) => copies >= wanted);
}

/** Returns the deck without the starting cards, which are no longer drawn. */
export function withoutStart(deck: Deck, start: readonly string[]): Deck {
    return start.reduce((left, id) => withCopies(left, id, copiesOf(left, id) - 1), deck);
}

/** Returns the draw deck card by card, shuffled; `random` returns numbers from 0 to 1. */
export function shuffled(deck: Deck, random: () => number = Math.random): string[] {
    const cards = deck.draw_deck.flatMap(([id, count]) => new Array<string>(count).fill(id));
    for (let last = cards.length - 1; last > 0; last--) {
        const other = Math.floor(random() * (last + 1));
        [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
}
