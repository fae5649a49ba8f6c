// The puzzles solved by the player, stored in this browser only.

import { keep, kept } from "../kept.ts";

const KEY = "puzzles";

/** Returns the names of the puzzles solved in this browser. */
export function solved(): ReadonlySet<string> {
    return new Set(kept<string[]>(KEY, []));
}

/** Stores that a puzzle was solved. */
export function remember(name: string): void {
    const known = solved();
    if (name && !known.has(name)) keep(KEY, [...known, name]);
}
