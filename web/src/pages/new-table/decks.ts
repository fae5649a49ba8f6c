// Decks that fit a table, and the data of a deck choice.

import type { DeckInfo, GameInfo } from "../../server/wire.generated.ts";

/** A deck choice: the name of a starter, "own" with its list, or "" for a random deck. */
export interface Deck {
    readonly deck: string;
    readonly text: string;
    /** Whether the server found the list legal as it stands. */
    readonly legal: boolean;
}
export const OWN = "own";

/** Returns the starters that can be played in a format. */
export function suited(game: GameInfo, format: string): DeckInfo[] {
    return game.decks.filter((deck) => !format || deck.formats.includes(format));
}
