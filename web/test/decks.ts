// Searches cards and judges decks for the tests that compare the results with Python.
//
// Reads {"cards", "searches", "starters", "owned", "decks", "repeats"} and writes {"found", "judged", "times"}: for
// each search the first, the best and the worst processor time in milliseconds, if searches are repeated.

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
    readonly repeats?: number;
}

const { cards, searches, starters, owned, decks, repeats = 0 } = JSON.parse(readFileSync(0, "utf-8")) as Asked;
const known = Object.fromEntries(Object.entries(starters).map(([name, ids]) => [name, new Set(ids)]));
const index = new Index(Object.entries(cards));
const copies = new Map(Object.entries(owned));
const milliseconds = (text: string) => {
    const before = process.cpuUsage();
    index.search(text, known, copies);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
};
const times = (repeats ? searches : []).map((text) => {
    const each = Array.from({ length: repeats }, () => milliseconds(text));
    return [each[0], Math.min(...each), Math.max(...each)];
});
const found = searches.map((text) => index.search(text, known, copies));
const judged = decks.map(([deck, format]) => {
    const faults = legality(deck, format, (id) => cards[id]);
    return faults.map(({ message, rule }) => ({ rule, ...message }));
});
process.stdout.write(JSON.stringify({ found, judged, times }));
