// A character with more wounds than in the previous view counts as hit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hitSince, isWithin } from "../src/lotr/stage/blows.ts";

test("new wounds are blows; healed, new and gone characters are not", () => {
    const before = new Map([
        ["frodo", 0],
        ["sam", 2],
        ["orc", 1],
        ["gone", 1],
    ]);
    const now = new Map([
        ["frodo", 2],
        ["sam", 1],
        ["orc", 1],
        ["new", 1],
    ]);
    assert.deepEqual([...hitSince(before, now)], [["frodo", 2]]);
});

test("a card that was scrolled out of its lane is not seen to fall", () => {
    const lanes = { top: 140, bottom: 480 };
    assert.ok(isWithin({ top: 146, bottom: 233 }, lanes));
    assert.ok(!isWithin({ top: 20, bottom: 107 }, lanes));
    assert.ok(!isWithin({ top: 440, bottom: 527 }, lanes));
});
