// The server's changes turn the previous view into the next one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { apply } from "../src/server/news.ts";

const BEFORE = { turn: 1, seats: { "0": { hand: [1, 2], wounds: 0 }, "1": { hand: 3 } }, pool: 4 };

test("what is new, different or gone", () => {
    const after = apply(BEFORE, [
        [["pool"]],
        [["seats", "0", "hand"], [1]],
        [["seats", "1", "wounds"], 2],
        [["phase"], "regroup"],
    ]);

    assert.deepEqual(after, {
        turn: 1,
        seats: { "0": { hand: [1], wounds: 0 }, "1": { hand: 3, wounds: 2 } },
        phase: "regroup",
    });
});

test("the view before is left alone, and what did not change is shared", () => {
    const copy = structuredClone(BEFORE);
    const after = apply(BEFORE, [[["seats", "0", "wounds"], 1]]) as typeof BEFORE;

    assert.deepEqual(BEFORE, copy);
    assert.equal(after.seats["1"], BEFORE.seats["1"]);
    assert.notEqual(after.seats["0"], BEFORE.seats["0"]);
});

test("a change can be made inside one that was just made", () => {
    assert.deepEqual(
        apply({}, [
            [["a"], { b: 1 }],
            [["a", "b"], 2],
        ]),
        { a: { b: 2 } },
    );
});

test("a place that is not there is a fault, not a guess", () => {
    assert.throws(() => apply(BEFORE, [[["nothing", "there"], 1]]), /nothing.there/);
});
