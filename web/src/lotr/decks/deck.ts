// A deck while it is being built: plain data, changed by making a new one.

import type { CardFacts } from "../../catalogue.ts";
import type { DeckCards } from "../../server/wire.generated.ts";

export type Deck = DeckCards;

export const EMPTY: Deck = { ring_bearer: "", ring: "", adventure_deck: [], draw_deck: [] };

/** How many copies of a card the draw deck has. */
export function copiesOf(deck: Deck, id: string): number {
    return deck.draw_deck.find(([one]) => one === id)?.[1] ?? 0;
}

/** The deck with so many copies of a card in the draw deck. */
export function withCopies(deck: Deck, id: string, count: number): Deck {
    const copies = Math.max(0, Math.min(99, count));
    const others = deck.draw_deck.filter(([one]) => one !== id);
    if (!copies) return { ...deck, draw_deck: others };
    if (others.length === deck.draw_deck.length) return { ...deck, draw_deck: [...others, [id, copies]] };
    return { ...deck, draw_deck: deck.draw_deck.map((part) => (part[0] === id ? [id, copies] : part)) };
}

/** The deck with a card as its Ring-bearer, its Ring or the site of its number; without it, if it is that already. */
export function withPlaced(deck: Deck, id: string, factsOf: (id: string) => CardFacts | undefined): Deck {
    const card = factsOf(id)!;
    if (card.type === "the_one_ring") return { ...deck, ring: deck.ring === id ? "" : id };
    if (card.type !== "site") return { ...deck, ring_bearer: deck.ring_bearer === id ? "" : id };
    const number = (one: string) => factsOf(one)?.site_number ?? 0;
    const others = deck.adventure_deck.filter((one) => number(one) !== number(id));
    const sites = deck.adventure_deck.includes(id) ? others : [...others, id];
    return { ...deck, adventure_deck: sites.sort((one, other) => number(one) - number(other)) };
}

/** How many cards the draw deck has. */
export function size(deck: Deck): number {
    return deck.draw_deck.reduce((sum, [, count]) => sum + count, 0);
}

/** All cards of a deck, each once. */
export function idsOf(deck: Deck): string[] {
    const all = [deck.ring_bearer, deck.ring, ...deck.adventure_deck, ...deck.draw_deck.map(([id]) => id)];
    return [...new Set(all.filter(Boolean))];
}

/** How many copies of each card went from one deck to another: more than 0 came in, less went out. */
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
