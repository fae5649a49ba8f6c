// The sizes of the card table: cards use the available room in every window, and support areas are never cut off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { letteringInHand } from "../src/lotr/lettering.ts";
import { room, shelf, type Crowd } from "../src/lotr/room.ts";

const WINDOWS = [
    [1180, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
] as const;

const crowd = (more: Partial<Crowd> = {}): Crowd => ({
    columns: 4,
    now: 0,
    stripsNow: 0,
    strips: 1,
    hand: 7,
    open: 0,
    ...more,
});

for (const [width, height] of WINDOWS) {
    const window = { width, height };

    test(`at ${width} everything fits beside each other and below each other`, () => {
        for (const columns of [1, 4, 6]) {
            for (const now of [0, 1]) {
                for (const strips of [0, 2]) {
                    const size = room(window, crowd({ columns, now, strips, stripsNow: strips }));
                    const cloth = width - size.path - size.side - size.support - 20;
                    const lanes = columns * (size.mini + size.gap) + now * (size.now + size.gap);
                    const where = `${columns} columns, ${now} fighting, ${strips} strips`;
                    assert.ok(lanes <= cloth, `${where}: ${lanes} of ${cloth}`);
                    assert.ok(size.mini * 1.4 + strips * 20 + 24 <= size.half, `${where}: height of a card`);
                    assert.ok(
                        154 + 2 * size.half + size.hand * 1.4 + 54 <= height + 1,
                        `${where}: height of the table`,
                    );
                    assert.ok(size.mini >= 60 && size.mini <= 210 && size.hand >= 84);
                }
            }
        }
    });

    test(`at ${width} the hand lies beside each other`, () => {
        for (const hand of [0, 4, 8]) {
            const size = room(window, crowd({ hand }));
            assert.ok(hand * (size.text + 9) - 9 <= width - size.path - size.side - 36);
            assert.ok(size.text >= size.hand);
        }
    });
}

test("on a tablet the whole table is in sight, and a few cards are large", () => {
    for (const [width, height] of [
        [768, 1024],
        [820, 1180],
        [1024, 768],
        [1112, 834],
        [1024, 1366],
    ] as const) {
        const upright = height > width;
        for (const [columns, now] of [
            [3, 0],
            [4, 0],
            [3, 1],
        ] as const) {
            const size = room({ width, height, upright }, crowd({ columns, now }));
            const cloth = width - size.path - (upright ? 0 : size.side) - size.support - 20;
            assert.ok(columns * (size.mini + size.gap) + now * (size.now + size.gap) <= cloth, `${width}: across`);
            assert.ok(size.mini * 1.4 + 20 + 24 <= size.half, `${width}: height of a card`);
            assert.ok(
                154 + 2 * size.half + size.hand * 1.4 + 54 + (upright ? size.side : 0) <= height + 1,
                `${width}: height of the table`,
            );
            assert.ok(now || size.mini >= 88, `${width}: ${size.mini}`);
        }
    }
});

test("in a replay open hands and its bar leave room for whole cards", () => {
    for (const [width, height] of [
        [1366, 663],
        [1440, 790],
        [1920, 975],
        [2560, 1335],
    ] as const) {
        for (const open of [2, 6]) {
            const size = room({ width, height, still: true }, crowd({ columns: 5, strips: 2, open }));
            assert.ok(154 + 2 * size.half + size.open <= height + 1, `${width}: the table`);
            assert.ok(size.mini * 1.4 + 40 + 24 <= size.half, `${width}: ${size.mini}`);
            assert.ok(size.open >= 2 * 31, `${width}: two lines for a hand`);
        }
    }
});

test("cards grow with the table", () => {
    const widths = WINDOWS.slice(1).map(([width, height]) => Math.floor(room({ width, height }, crowd()).mini));
    assert.deepEqual(
        widths,
        [...widths].sort((one, other) => one - other),
    );
    assert.ok(widths[0]! >= 95 && widths[2]! >= 165 && widths[3]! >= 200, String(widths));
});

test("a support area shows cards, then rows, and never more than fits", () => {
    const size = room({ width: 1366, height: 768 }, crowd());
    const few = shelf(size, { cards: 2, rows: 2, strips: 0, piles: true });
    assert.ok(few.card >= 66);
    const many = shelf(size, { cards: 12, rows: 14, strips: 1, piles: true });
    assert.equal(many.card, 0);
    assert.ok((many.fits / 2) * 30 + 80 <= size.half);
});

test("what a card in hand says has room, else its picture gives way, then its size", () => {
    const short = ["Bearer: a Man."];
    const long = ["Skirmish: ".padEnd(150, "a companion gets strength ")];
    for (const [width, height] of WINDOWS) {
        const size = room({ width, height }, crowd({ hand: 8 }));
        const [one, other] = [letteringInHand(short, true, size), letteringInHand(long, false, size)];
        const unit = size.hand / 100;
        const shown = 62 * unit - Math.max(34, 27 * unit) - 4 >= 40;
        assert.equal(one.wordy, shown ? "" : "1", `${width}: a short text leaves the picture, where that shows a head`);
        assert.ok(shown || width < 1920, `${width}: a picture`);
        assert.ok(other.lines > 0 && (other.wordy !== "" || width > 1920), `${width}: a long one does not`);
        assert.ok(letteringInHand(["x".repeat(900)], false, size).wordy === "2");
    }
});
