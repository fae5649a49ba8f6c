// Players are notified only if they want it, and never twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Notices, sound, SOUNDS, type Means, type Standing } from "../src/table/notices.ts";
import { speakFrom } from "../src/wording/language.ts";

speakFrom("en", "browser-your-decision = Your decision\n");
const at = (asked: boolean, over: Standing["over"] = "", table = "t1"): Standing => ({ table, asked, over });

function told(wanted: { sounds: boolean; notifications: boolean }, away: boolean, standings: Standing[]): string[] {
    const found: string[] = [];
    const means: Means = {
        away: () => away,
        play: (name) => found.push(name),
        notify: (words, about) => found.push(`${words}: ${about}`),
    };
    const notices = new Notices(means, wanted);
    for (const one of standings) notices.heed(one, "By the fire");
    return found;
}

test("a turn is told once, by what is wanted", () => {
    const turns = [at(false), at(true), at(true), at(false), at(true)];
    assert.deepEqual(told({ sounds: false, notifications: false }, true, turns), []);
    assert.deepEqual(told({ sounds: true, notifications: false }, true, turns), ["turn", "turn"]);
    assert.deepEqual(told({ sounds: false, notifications: true }, true, turns.slice(0, 3)), [
        "Your decision: By the fire",
    ]);
    assert.deepEqual(told({ sounds: false, notifications: true }, false, turns), []);
});

test("what was so when one came is no news, nor is another table", () => {
    const wanted = { sounds: true, notifications: true };
    assert.deepEqual(told(wanted, true, [at(true)]), []);
    assert.deepEqual(told(wanted, true, [at(false), at(true, "", "t2")]), []);
    assert.deepEqual(told(wanted, true, [at(false), at(false, "won"), at(false, "won")]), ["won"]);
    assert.deepEqual(told(wanted, true, [at(true), at(false, "lost")]), ["lost"]);
});

test("sounds are short, and every tone ends", () => {
    const ends: number[] = [];
    const node = {
        connect: (next: unknown) => next,
        frequency: {},
        start() {},
        stop: (when: number) => ends.push(when),
    };
    const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const context = {
        currentTime: 5,
        destination: {},
        createOscillator: () => ({ ...node }),
        createGain: () => ({ connect: (next: unknown) => next, gain: ramp }),
    } as unknown as AudioContext;
    for (const name of ["turn", "won", "lost"] as const) {
        ends.length = 0;
        sound(name, context);
        assert.equal(ends.length, SOUNDS[name].length);
        assert.ok(
            ends.every((end) => end > 5 && end < 5.7),
            name,
        );
    }
});
