// The recap reports the turns of others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { doneBy, recapped, sinceOwn, worthTelling } from "../src/table/meanwhile.ts";

const line = (message: string) => ({ message });

test("passes and phases are no news; the weightiest lines stay in their order", () => {
    const lines = [
        "log-wounded",
        "log-passed",
        "log-phase",
        "log-played",
        "log-changed",
        "log-changed",
        "log-changed",
        "log-exerted",
        "log-exerted",
        "log-wounded",
        "log-killed",
    ].map(line);
    const told = recapped(lines, 1).map(({ line: { message }, place }) => `${message} ${place}`);
    assert.deepEqual(told, [
        "log-played 3",
        "log-changed 6",
        "log-exerted 7",
        "log-exerted 8",
        "log-wounded 9",
        "log-killed 10",
    ]);
});

test("what is left out of a recap is counted", () => {
    const lines = Array.from({ length: 9 }, () => line("log-played"));
    assert.equal(recapped(lines, 1).length, 6);
    assert.equal(worthTelling(lines, 1).length, 8);
});

test("who won a skirmish is told before its wounds", () => {
    const lines = ["log-exerted", "log-changed", "log-strengths", "log-wins", "log-wounded", "log-wounded"].map(line);
    const told = recapped(lines, 0).map(({ line: { message } }) => message);
    assert.deepEqual(told, ["log-exerted", "log-changed", "log-wins", "log-wounded", "log-wounded"]);
});

test("a recap has the name of whom all of it tells, if it is one", () => {
    const told = (...seats: number[]) =>
        seats.map((player, place) => ({ line: { message: "log-played", player: { player } }, place }));
    assert.equal(doneBy(told(1, 1), 0), 1);
    assert.equal(doneBy(told(1, 0, 1), 0), -1, "some of it was one's own doing");
    assert.equal(doneBy(told(1, 2), 0), -1);
    assert.equal(doneBy(told(0), 0), -1);
    const wounded = { line: { message: "log-wounded" }, place: 9 };
    assert.equal(doneBy([...told(1), wounded], 0), -1, "who wounded it is not told");
    assert.equal(doneBy([wounded], 0), -1);
});

test("whoever comes back to the table hears what came after their last deed; their turn and passes are none", () => {
    const by = (message: string, player: number) => ({ message, player: { player } });
    const lines = [by("log-played", 0), by("log-wounded", 1), by("log-passed", 0), by("log-turn", 0)];
    assert.equal(sinceOwn(lines, 0), 1);
    assert.equal(sinceOwn(lines, 1), 2);
    assert.equal(sinceOwn(lines, 2), 0);
});
