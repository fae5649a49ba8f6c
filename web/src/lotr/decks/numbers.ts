// What a deck is made of in numbers: sides, costs, cultures, archery, vitality, who can start, and the odds to draw.

import { copiesOf, size, type Deck } from "./deck.ts";
import type { FactsOf } from "./legality.ts";

export const SIDES = ["free_peoples", "shadow"] as const;
export type Side = (typeof SIDES)[number];

/** The types in the order of the rulebook; a deck is listed by them. */
export const TYPES = ["companion", "ally", "minion", "possession", "artifact", "condition", "event"];

/** Costs from this on stand together. */
const HIGH_COST = 5;
/** A fellowship begins with companions of this cost together at most (LR-9.8). */
const STARTING_COST = 4;
const MOST_STARTS = 12;
/** A hand (LR-9.21), and what has been seen by the second and the third turn if four cards are drawn in each. */
export const SEEN = [8, 12, 16] as const;

/** The cards of a side with their copies, by type, then by falling cost. */
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

/** How many cards of a side the draw deck has. */
export function sideCount(deck: Deck, side: Side, factsOf: FactsOf): number {
    return deck.draw_deck.reduce((sum, [id, count]) => sum + (factsOf(id)?.side === side ? count : 0), 0);
}

/** How many cards of a side cost 0, 1, … and five or more. */
export function costs(deck: Deck, side: Side, factsOf: FactsOf): number[] {
    const counts = new Array<number>(HIGH_COST + 1).fill(0);
    for (const [id, count] of deck.draw_deck) {
        const card = factsOf(id);
        if (card?.side === side) counts[Math.min(card.cost ?? 0, HIGH_COST)]! += count;
    }
    return counts;
}

/** How many cards each culture has, the largest first. */
export function cultures(deck: Deck, factsOf: FactsOf): [culture: string, count: number][] {
    const counts = new Map<string, number>();
    for (const [id, count] of deck.draw_deck) {
        const of = factsOf(id)?.culture;
        if (of) counts.set(of, (counts.get(of) ?? 0) + count);
    }
    return [...counts].sort(([, one], [, other]) => other - one);
}

/** How many archers a side has among its characters. */
export function archers(deck: Deck, side: Side, factsOf: FactsOf): number {
    return deck.draw_deck.reduce((sum, [id, count]) => {
        const card = factsOf(id);
        return sum + (card?.side === side && card.keywords?.some(([word]) => word === "archer") ? count : 0);
    }, 0);
}

/** The vitality of all companions together, the Ring-bearer's included; of a title the strongest counts once. */
export function vitality(deck: Deck, factsOf: FactsOf): number {
    const best = new Map<string, number>();
    for (const id of [deck.ring_bearer, ...deck.draw_deck.map(([one]) => one)]) {
        const card = id ? factsOf(id) : undefined;
        if (card?.type === "companion") best.set(card.title, Math.max(best.get(card.title) ?? 0, card.vitality ?? 0));
    }
    return [...best.values()].reduce((sum, one) => sum + one, 0);
}

/** The companions a game can begin with: those that cost four together at most, to which none more can be added. */
export function starts(deck: Deck, factsOf: FactsOf): string[][] {
    const bearer = factsOf(deck.ring_bearer)?.title ?? "Frodo";
    const companions = deck.draw_deck
        .map(([id]) => id)
        .filter((id) => {
            const card = factsOf(id);
            return card?.type === "companion" && card.title !== bearer && (card.cost ?? 9) <= STARTING_COST;
        });
    const cost = (id: string) => factsOf(id)!.cost ?? 0;
    const title = (id: string) => factsOf(id)!.title;
    const found: string[][] = [];
    const fits = (one: string, set: readonly string[], left: number) =>
        cost(one) <= left && !set.some((other) => other === one || title(other) === title(one));
    const grow = (from: number, set: string[], left: number): void => {
        if (found.length >= 400) return;
        let grown = false;
        for (let at = from; at < companions.length; at++) {
            if (fits(companions[at]!, set, left)) {
                grown = true;
                grow(at + 1, [...set, companions[at]!], left - cost(companions[at]!));
            }
        }
        if (!grown && set.length && !companions.some((one) => fits(one, set, left))) found.push(set);
    };
    grow(0, [], STARTING_COST);
    const spent = (set: readonly string[]) => set.reduce((sum, one) => sum + cost(one), 0);
    return found.sort((one, other) => spent(other) - spent(one) || other.length - one.length).slice(0, MOST_STARTS);
}

/** How likely at least one of so many copies is among the first cards of a deck. */
export function oddsOfOne(copies: number, cards: number, seen: number): number {
    if (copies <= 0 || cards <= 0) return 0;
    let none = 1;
    for (let drawn = 0; drawn < Math.min(seen, cards); drawn++)
        none *= Math.max(0, cards - copies - drawn) / (cards - drawn);
    return 1 - none;
}

/** The odds for a card of the draw deck to be seen early. */
export function oddsOf(deck: Deck, id: string): number[] {
    return SEEN.map((seen) => oddsOfOne(copiesOf(deck, id), size(deck), seen));
}
