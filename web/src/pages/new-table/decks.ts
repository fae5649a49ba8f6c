// Which decks fit a table, and how a choice of one is written down.

import type { DeckInfo, GameInfo } from "../../server/wire.generated.ts";

/** What was chosen: the name of a starter, "own" with its list, or "" for whatever comes. */
export interface Deck {
    readonly deck: string;
    readonly text: string;
    /** Of a list: whether the server found it legal as it stands. */
    readonly legal: boolean;
}
export const OWN = "own";

/** The starters that can be played in a format. */
export function suited(game: GameInfo, format: string): DeckInfo[] {
    return game.decks.filter((deck) => !format || deck.formats.includes(format));
}
