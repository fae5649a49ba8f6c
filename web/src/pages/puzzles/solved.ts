// What somebody has solved, kept in this browser only.

import { keep, kept } from "../kept.ts";

const KEY = "puzzles";

/** The names of the puzzles that were solved here. */
export function solved(): ReadonlySet<string> {
    return new Set(kept<string[]>(KEY, []));
}

/** Remembers that a puzzle was solved. */
export function remember(name: string): void {
    const known = solved();
    if (name && !known.has(name)) keep(KEY, [...known, name]);
}
