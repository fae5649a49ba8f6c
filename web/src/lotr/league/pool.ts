// Limits a deck to the cards opened in a league (LG-112).

import type { Deck } from "../decks/deck.ts";
import { type FactsOf, type Fault, fullName } from "../decks/legality.ts";
import type { LeagueInfo } from "../../server/wire.generated.ts";

/** Number of copies by card that a player has. */
export type Pool = ReadonlyMap<string, number>;

/** Returns all cards that a deck may use: opened or taken ones, and the stock that every player has. */
export function poolOf(league: LeagueInfo): Pool {
    const pool = new Map<string, number>();
    for (const [id, copies] of [...league.pool, ...league.stock]) pool.set(id, (pool.get(id) ?? 0) + copies);
    return pool;
}

/** Reports cards of a deck that its owner has too few copies of. */
export function beyondPool(deck: Deck, pool: Pool, factsOf: FactsOf): Fault[] {
    const used = new Map<string, number>();
    const each = [deck.ring_bearer, deck.ring, ...deck.adventure_deck].filter(Boolean).map((id) => [id, 1] as const);
    for (const [id, copies] of [...each, ...deck.draw_deck]) used.set(id, (used.get(id) ?? 0) + copies);
    return [...used].flatMap(([id, n]) => {
        const card = factsOf(id);
        const have = pool.get(id) ?? 0;
        if (!card || n <= have) return [];
        const message = { message: "deck-beyond-pool", card: `${fullName(card)} (${id})`, n, have };
        return [{ message: message as unknown as Fault["message"], rule: "LG-112", about: [id] }];
    });
}
