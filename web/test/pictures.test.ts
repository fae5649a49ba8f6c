// Every printed card has a picture that fits; the facts are read from the tables that the definitions are made from.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { CardFacts } from "../src/catalogue.ts";
import { cultureIcon, culture } from "../src/lotr/cards/face.ts";
import { painted, painting } from "../src/lotr/cards/painting.ts";
import { isLand, picture, subject, terrain } from "../src/lotr/cards/picture.ts";
import { KNOWN } from "../src/lotr/cards/signs.ts";

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

/** Returns the cards that fail a test, with their titles. */
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

/** Expected signs by title, as a player who knows the card would choose them. */
const SHOWN: Readonly<Record<string, string>> = {
    "Arrow and Blade": "arrows",
    "Rapid Fire": "arrows",
    "Cloud of Arrows": "arrows",
    "Orc Bowmen": "arrows",
    "Drums in the Deep": "drum",
    "Elf-song": "harp",
    "O Elbereth! Gilthoniel!": "harp",
    "That Is No Orc Horn": "horn",
    "Saruman's Snows": "storm",
    "No Ordinary Storm": "storm",
    "Cruel Caradhras": "storm",
    "Roll of Thunder": "storm",
    "Siege Engine": "timber",
    "Scaling Ladder": "timber",
    "Battering Ram": "timber",
    "Axe Strike": "axe",
    "Restless Axe": "axe",
    "Mallorn-trees": "tree",
    "Ent Moot": "tree",
    "Morgul Gates": "gate",
    "Into Dark Tunnels": "gate",
    "Stairs of Khazad-dûm": "gate",
    "Tower of Orthanc": "tower",
    "City Wall": "tower",
    "Their Halls of Stone": "tower",
    "Fortress Never Fallen": "tower",
    "Behold the White Rider": "horse",
    "Forth Eorlingas!": "horse",
    "Leaping Blaze": "fire",
    Fireworks: "fire",
    "Gift of Boats": "boat",
    "Release the Angry Flood": "boat",
    "Mysterious Wizard": "staff",
    "Swordarm of the White Tower": "tower",
    "Flashing Steel": "swords",
    Parry: "swords",
    "The Tale of Gil-galad": "book",
    "News of Mordor": "scroll",
    "The Ring's Oppression": "ring",
    "The Eye of Sauron": "eye",
    "Orc Banner": "banner",
    Simbelmynë: "herb",
    "Black Breath": "hood",
    "Night Without End": "moon",
    "Hobbit Appetite": "goblet",
    "Get Off the Road!": "boot",
};

test("events and conditions show what their words say", () => {
    const found = Object.fromEntries(
        Object.keys(SHOWN).map((title) => [title, subject([...CARDS.values()].find((card) => card.title === title)!)]),
    );
    assert.deepEqual(found, SHOWN);
    const others = [...CARDS.values()].filter(({ type }) => type === "event" || type === "condition");
    assert.deepEqual(
        others.filter((card) => !KNOWN.includes(subject(card))).map(({ title }) => title),
        [],
    );
    const eyes = others
        .filter((card) => card.culture === "gondor" && subject(card) === "eye")
        .map(({ title }) => title);
    assert.ok(
        eyes.every((title) => /Eye|Seek|Search|Watch|Sentinels|See|Look/.test(title)),
        eyes.join(),
    );
});

test("the same card always looks the same", () => {
    for (const [code, card] of [...CARDS].slice(0, 200)) {
        assert.equal(picture(code, { ...card }).drawing, picture(code, { ...card }).drawing, code);
    }
});

test("every picture is an image by itself: no class of the page, no tone that it does not know, no attribute twice", () => {
    for (const [code, card] of CARDS) {
        const svg = decodeURIComponent(painting(code, card).slice("data:image/svg+xml,".length));
        const known = new Set([...svg.matchAll(/--([a-z0-9]+):/g)].map(([, tone]) => tone));
        const asked = [...svg.matchAll(/var\(--([a-z0-9]+)\)/g)].map(([, tone]) => tone!);
        assert.deepEqual(
            asked.filter((tone) => !known.has(tone)),
            [],
            `${code} ${card.title}`,
        );
        assert.ok(!svg.includes("class="), code);
        for (const [tag] of svg.matchAll(/<[a-z][^>]*>/g)) {
            const names = [...tag.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, name]) => name);
            assert.equal(new Set(names).size, names.length, `${code}: ${tag}`);
        }
    }
});

test("what a class means is said on the shape itself", () => {
    assert.equal(
        painted('<g class="tone-a"><path class="mid faint"/><path class="hair"/></g>'),
        '<g style="--hair:var(--a5)"><path style="fill:var(--mid);opacity:.82"/><path style="fill:var(--hair)"/></g>',
    );
});

test("an event has the sign of its phase as soon as that is known", () => {
    const card = CARDS.get("1C3")!;
    const before = painting("1C3", card);
    const sign = '<path d="M0 0h24v24z"/>';
    assert.ok(painting("1C3", card, sign).includes("M0 0h24v24z"));
    assert.equal(painting("1C3", card), before);
});
