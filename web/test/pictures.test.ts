// Every printed card has a picture that fits: its facts stand in the tables from which the definitions are made.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { CardFacts } from "../src/catalogue.ts";
import { cultureIcon, culture } from "../src/lotr/cards/face.ts";
import { isLand, picture, subject, terrain } from "../src/lotr/cards/picture.ts";

const SETS = join(import.meta.dirname, "../../src/inglenook/lotr/cards");
const ICONS = readFileSync(join(import.meta.dirname, "../sprites/icons.svg"), "utf-8");

/** The cards of all sets, by collector code. */
const CARDS = new Map<string, CardFacts>();
for (const set of readdirSync(SETS, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    if (!readdirSync(join(SETS, set.name)).includes("facts.tsv")) continue;
    const [head, ...lines] = readFileSync(join(SETS, set.name, "facts.tsv"), "utf-8")
        .trimEnd()
        .split("\n");
    for (const line of lines) {
        const cells = line.split("\t");
        const card = Object.fromEntries(head!.split("\t").map((column, place) => [column, cells[place] ?? ""]));
        const keywords = card["keywords"]!.split(/[;, ]+/).filter(Boolean);
        CARDS.set(card["code"]!, {
            title: card["title"]!,
            type: card["type"]!,
            side: card["side"]!,
            culture: card["culture"]!,
            race: card["race"]!,
            item_class: card["item_class"]!,
            signet: card["signet"]!,
            unique: card["unique"] === "yes",
            keywords: keywords.map((word) => [word.replace(/\+.*/, ""), 1] as const),
        });
    }
}

/** The cards of which something does not hold, with their titles. */
function without(holds: (card: CardFacts) => boolean): string[] {
    return [...CARDS].filter(([, card]) => !holds(card)).map(([code, card]) => `${code} ${card.title}`);
}

test("all cards are looked at", () => {
    assert.equal(CARDS.size, 1229);
});

test("whoever and whatever a card shows, we have a figure of it", () => {
    assert.deepEqual(
        without((card) => card.type === "site" || subject(card) !== ""),
        [],
    );
});

test("every culture has its landscape and its sign, every signet its seal", () => {
    assert.deepEqual(
        without((card) => !card.culture || isLand(card.culture)),
        [],
    );
    assert.deepEqual(
        without((card) => ICONS.includes(`id="${cultureIcon(culture(card))}"`)),
        [],
    );
    assert.deepEqual(
        without((card) => !card.signet || ICONS.includes(`id="sig-${card.signet}"`)),
        [],
    );
});

test("every site is some land", () => {
    assert.deepEqual(
        without((card) => card.type !== "site" || terrain(card) !== "camp"),
        [],
    );
});

test("some that are easily mistaken", () => {
    const shown = (code: string) => subject(CARDS.get(code)!);
    assert.deepEqual(["5C24", "5C28", "2C51", "6C100", "1R165", "4C2"].map(shown), [
        "gollum",
        "gollum",
        "balrog",
        "wraith",
        "troll",
        "the_one_ring",
    ]);
    const bearers = [...CARDS.values()].filter(({ title }) => title === "Bill the Pony");
    assert.deepEqual(bearers.map(subject), ["mount"]);
});

test("every picture is drawn whole", () => {
    for (const [code, card] of CARDS) {
        const { drawing } = picture(code, card);
        assert.ok(drawing.length > 400, code);
        assert.doesNotMatch(drawing, /undefined|NaN|null/, code);
    }
});
