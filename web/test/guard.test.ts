// A pass with possible actions left is questioned once in each part of a turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asks, left, listed } from "../src/table/decision/guard.ts";
import type { Option, Question } from "../src/server/wire.generated.ts";

function option(verb: string): Option {
    return { key: verb, verb, subject: "", other: "", amount: 0, label: { message: `option-${verb}` } };
}

const ACTION: Question = { seat: 0, kind: "action", options: [option("play"), option("use"), option("pass")] };

test("it asks once in a phase, and again in the next", () => {
    assert.deepEqual(
        ["1 shadow", "1 shadow", "1 skirmish", "2 shadow"].map((stretch) => asks(ACTION, stretch)),
        [true, false, true, true],
    );
});

test("it does not ask where nothing is left to do, or about a response", () => {
    assert.equal(asks({ ...ACTION, options: [option("assign"), option("pass")] }, "3 assignment"), false);
    assert.equal(asks({ ...ACTION, kind: "response" }, "3 skirmish"), false);
    assert.equal(asks(ACTION, "3 skirmish"), true);
});

test("it does not ask whom a tip told to pass", () => {
    const tip = { name: "winning", text: { message: "coach-winning" }, rules: [], passing: true };
    assert.equal(asks({ ...ACTION, tips: [tip] }, "4 skirmish"), false);
    assert.equal(asks({ ...ACTION, tips: [{ ...tip, passing: false }] }, "4 skirmish"), true);
});

test("what lies there to be taken is not left behind by a slip", () => {
    const lying: Question = { seat: 0, kind: "action", options: [option("take"), option("pass")] };
    assert.deepEqual([asks(lying, "take 7"), asks(lying, "take 7")], [true, false]);
});

test("what is left are plays and uses", () => {
    assert.deepEqual(
        left(ACTION).map(({ verb }) => verb),
        ["play", "use"],
    );
});

test("what would change nothing is not asked about", () => {
    const idle = (key: string) => ({ option: key, told: [{ message: "result-nothing" }] });
    assert.equal(asks(ACTION, "5 regroup", [idle("play"), idle("use")]), false);
    assert.deepEqual(
        left(ACTION, [idle("play")]).map(({ verb }) => verb),
        ["use"],
    );
});

test("what gives something away is not listed, and what may harm oneself stands last", () => {
    const bolt = (label: string): Option => ({ ...option("cast"), label: { message: label } });
    const offered = [bolt("option-cast-self-harm"), option("put-down"), bolt("option-cast-on"), option("use")];
    assert.deepEqual(
        listed(offered).map(({ label }) => label.message),
        ["option-cast-on", "option-use", "option-cast-self-harm"],
    );
});
