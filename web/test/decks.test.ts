// Statistics of a deck, its list line by line, and the deck without the cards that stayed in hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { CardFacts } from "../src/catalogue.ts";
import type { Deck } from "../src/lotr/decks/deck.ts";
import { inRuns, linesRead } from "../src/lotr/decks/lines-read.ts";
import { hopes, oddsOf, seenBy, shuffled, withoutStart } from "../src/lotr/decks/numbers.ts";
import { without } from "../src/lotr/decks/without.ts";
import type { DeckReport } from "../src/server/wire.generated.ts";

const CARDS: Readonly<Record<string, CardFacts>> = {
    aragorn: { title: "Aragorn", type: "companion", side: "free_peoples" },
    sword: { title: "Sword", type: "possession", side: "free_peoples" },
    tale: { title: "Tale", type: "event", side: "free_peoples" },
    uruk: { title: "Uruk", type: "minion", side: "shadow" },
    orc: { title: "Orc", type: "minion", side: "shadow" },
};
const facts = (id: string) => CARDS[id];
const deck = (...cards: [string, number][]): Deck => ({
    ring_bearer: "",
    ring: "",
    adventure_deck: [],
    draw_deck: cards,
});

test("odds are those of drawing without putting back", () => {
    assert.equal(oddsOf(1, 4, 60, 8).toFixed(4), (1 - (52 * 51 * 50 * 49) / (60 * 59 * 58 * 57)).toFixed(4));
    assert.equal(oddsOf(1, 1, 60, 15).toFixed(4), "0.2500");
    assert.equal(oddsOf(2, 2, 4, 2).toFixed(4), (1 / 6).toFixed(4), "both of two in two of four");
    assert.equal(oddsOf(2, 1, 60, 8), 0, "there are not two");
    assert.equal(oddsOf(1, 3, 10, 8), 1, "eight of ten leave no room for three");
    assert.equal(oddsOf(1, 1, 5, 8), 1, "all of a small deck is drawn");
});

test("by a turn a hand has been seen, and so many cards for each turn before", () => {
    assert.deepEqual([8, 12, 20], [seenBy(1, 4), seenBy(2, 4), seenBy(4, 4)]);
});

test("one hopes for what the deck has: one of each type, and two minions", () => {
    const found = hopes(deck(["uruk", 3], ["orc", 1], ["aragorn", 2]), facts);
    assert.deepEqual(found, [
        ["companion", 1, 2],
        ["minion", 1, 4],
        ["minion", 2, 4],
    ]);
    assert.deepEqual(hopes(deck(["orc", 1]), facts), [["minion", 1, 1]]);
});

test("who starts is not drawn", () => {
    const left = withoutStart(deck(["aragorn", 1], ["uruk", 2]), ["aragorn", "uruk"]);
    assert.deepEqual(left.draw_deck, [["uruk", 1]]);
});

test("a shuffled deck has the same cards", () => {
    const cards = shuffled(deck(["aragorn", 2], ["uruk", 1]), () => 0);
    assert.deepEqual(cards, ["aragorn", "uruk", "aragorn"]);
});

const fault = (line: number) => ({ line, message: { message: "deck-line-unknown" }, rule: "", near: [] });
const report = (lines: [number, string, number][], faulty: number[]): DeckReport => ({
    ok: !faulty.length,
    title: "",
    cards: 0,
    faults: faulty.map(fault),
    deck: deck(),
    lines: lines.map(([line, id, copies]) => ({ line, id, copies })),
});

test("every line that holds something is told, with what it was read as", () => {
    const text = "Draw deck\n2 Aragorn\n\ngood luck\n# yes";
    const found = linesRead(text, report([[2, "aragorn", 2]], [4]));
    assert.deepEqual(
        found.map(({ line, cards, faults }) => [line, cards.length, faults.length]),
        [
            [1, 0, 0],
            [2, 1, 0],
            [4, 0, 1],
            [5, 0, 0],
        ],
    );
    assert.deepEqual(
        [2, 1, 1],
        inRuns(found).map((run) => run.length),
    );
});

test("where a text counts its lines otherwise only those that were read are told", () => {
    const found = linesRead("<b>Draw deck</b><br/>2x Aragorn<br/>", report([[2, "aragorn", 2]], []));
    assert.deepEqual(
        [[2, ""]],
        found.map(({ line, text }) => [line, text]),
    );
});

test("the best cards of the same side take the places of those left out", () => {
    const before = deck(["aragorn", 3], ["sword", 2], ["tale", 2], ["uruk", 4], ["orc", 2]);
    const made = without(before, ["tale", "orc"], ["uruk", "sword", "aragorn"], facts);
    assert.deepEqual(made.draw_deck, [
        ["aragorn", 3],
        ["sword", 4],
        ["uruk", 4],
        ["orc", 2],
    ]);
});
