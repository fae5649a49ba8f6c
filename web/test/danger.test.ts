// The alarm is raised for the right threats.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Option, Threat } from "../src/server/wire.generated.ts";
import { gravest } from "../src/table/danger.ts";

const option = (verb: string): Option => ({
    key: verb,
    verb,
    subject: "",
    other: "",
    amount: 0,
    label: { message: verb },
});
const question = { options: [option("done"), option("wound")] };
const threat = (fate: string, more: Partial<Threat> = {}): Threat => ({
    fate,
    text: { message: fate },
    option: "",
    ...more,
});

test("what decides the game comes before all else", () => {
    const dangers = [threat("killed"), threat("overwhelmed", { ends: "lost", option: "done" })];
    assert.equal(gravest({ dangers, question })?.fate, "overwhelmed");
});

test("who would die when one is done is named, also where the game goes on", () => {
    const dangers = [threat("overwhelmed", { option: "done" })];
    assert.equal(gravest({ dangers, question })?.fate, "overwhelmed");
});

test("a mere wound, what one option of several leads to, and a fight that is no danger sound none", () => {
    const { text: _, ...fought } = threat("unhurt", { totals: [9, 6] });
    assert.equal(
        gravest({ dangers: [threat("wounded"), threat("killed", { option: "wound" }), fought], question }),
        undefined,
    );
});
