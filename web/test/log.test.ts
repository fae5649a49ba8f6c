// The log shows the right lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "../src/table/log-lines.ts";

const lines = [
    "log-turn",
    "log-phase",
    "log-passed",
    "log-phase",
    "log-played",
    "log-phase",
    "log-passed",
    "log-phase",
];
const shown = (passing: boolean) =>
    together(
        lines.map((message) => ({ message })),
        10,
        passing,
    ).map(({ place, some }) => [place, some[0]!.message]);

test("of phases in which nothing was done only the one that goes on is told", () => {
    assert.deepEqual(shown(false), [
        [10, "log-turn"],
        [13, "log-phase"],
        [14, "log-played"],
        [17, "log-phase"],
    ]);
});

test("whoever wants to see passes sees every phase", () => {
    assert.equal(shown(true).length, lines.length);
});
