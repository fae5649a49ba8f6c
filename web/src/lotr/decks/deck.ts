// Operations on a deck being built: a deck is plain data, and every change returns a new deck.

import type { CardFacts } from "../../catalogue.ts";
import type { DeckCards } from "../../server/wire.generated.ts";

export type Deck = DeckCards;

export const EMPTY: Deck = { ring_bearer: "", ring: "", adventure_deck: [], draw_deck: [] };

/** Returns the number of copies of a card in the draw deck. */
export function copiesOf(deck: Deck, id: string): number {
    return deck.draw_deck.find(([one]) => one === id)?.[1] ?? 0;
}

/** Returns the deck with a given number of copies of a card in the draw deck. */
export function withCopies(deck: Deck, id: string, count: number): Deck {
    const copies = Math.max(0, Math.min(99, count));
    const others = deck.draw_deck.filter(([one]) => one !== id);
    if (!copies) return { ...deck, draw_deck: others };
    if (others.length === deck.draw_deck.length) return { ...deck, draw_deck: [...others, [id, copies]] };
    return { ...deck, draw_deck: deck.draw_deck.map((part) => (part[0] === id ? [id, copies] : part)) };
}

/**
 * Returns the deck with a card as its Ring-bearer, its Ring or the site of its number; without the card if it has that
 * place already.
 */
export function withPlaced(deck: Deck, id: string, factsOf: (id: string) => CardFacts | undefined): Deck {
    const card = factsOf(id)!;
    if (card.type === "the_one_ring") return { ...deck, ring: deck.ring === id ? "" : id };
    if (card.type !== "site") return { ...deck, ring_bearer: deck.ring_bearer === id ? "" : id };
    const number = (one: string) => factsOf(one)?.site_number ?? 0;
    const others = deck.adventure_deck.filter((one) => number(one) !== number(id));
    const sites = deck.adventure_deck.includes(id) ? others : [...others, id];
    return { ...deck, adventure_deck: sites.sort((one, other) => number(one) - number(other)) };
}

/** Returns the number of cards in the draw deck. */
export function size(deck: Deck): number {
    return deck.draw_deck.reduce((sum, [, count]) => sum + count, 0);
}

/** Returns all cards of a deck, each once. */
export function idsOf(deck: Deck): string[] {
    const all = [deck.ring_bearer, deck.ring, ...deck.adventure_deck, ...deck.draw_deck.map(([id]) => id)];
    return [...new Set(all.filter(Boolean))];
}

/** Returns the changes in copies from one deck to another: above 0 for cards added, below 0 for cards removed. */
export function difference(before: Deck, after: Deck): [id: string, copies: number][] {
    const counts = new Map<string, number>();
    const count = (deck: Deck, sign: number) => {
        const parts = [deck.ring_bearer, deck.ring, ...deck.adventure_deck]
            .filter(Boolean)
            .map((id) => [id, 1] as const);
        for (const [id, copies] of [...parts, ...deck.draw_deck]) counts.set(id, (counts.get(id) ?? 0) + sign * copies);
    };
    count(before, -1);
    count(after, 1);
    return [...counts].filter(([, copies]) => copies !== 0).sort(([, one], [, other]) => other - one);
}
