// Searches cards and judges decks for the tests that compare both with Python: reads {"cards", "searches", "starters",
// "owned", "decks"}, writes {"found", "judged", "unknown"}.

import { readFileSync } from "node:fs";
import type { CardFacts } from "../src/catalogue.ts";
import type { Deck } from "../src/lotr/decks/deck.ts";
import { legality } from "../src/lotr/decks/legality.ts";
import { Index } from "../src/lotr/search/search.ts";

interface Asked {
    readonly cards: Readonly<Record<string, CardFacts>>;
    readonly searches: readonly string[];
    readonly starters: Readonly<Record<string, readonly string[]>>;
    readonly owned: Readonly<Record<string, number>>;
    readonly decks: readonly (readonly [deck: Deck, format: string])[];
}

const { cards, searches, starters, owned, decks } = JSON.parse(readFileSync(0, "utf-8")) as Asked;
const known = Object.fromEntries(Object.entries(starters).map(([name, ids]) => [name, new Set(ids)]));
const index = new Index(Object.entries(cards));
const copies = new Map(Object.entries(owned));
const began = performance.now();
const found = searches.map((text) => index.search(text, known, copies));
const milliseconds = (performance.now() - began) / Math.max(1, searches.length);
const judged = decks.map(([deck, format]) => {
    const faults = legality(deck, format, (id) => cards[id]);
    return faults.map(({ message, rule }) => ({ rule, ...message }));
});
process.stdout.write(JSON.stringify({ found, judged, milliseconds }));
