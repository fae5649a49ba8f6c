// Events are staged for the right time, with a clock that the test controls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lotrStage } from "../src/lotr/stage/craft.ts";
import { onceEach } from "../src/table/stage/effects.ts";
import { GLIMPSED, HELD, LONGEST, Queue, type Clock, type Staged } from "../src/table/stage/queue.ts";
import { scenesIn } from "../src/table/stage/scene.ts";
import type { Line } from "../src/session/session.ts";

class Hands implements Clock {
    now = 0;
    #due: { at: number; call: () => void }[] = [];
    after(milliseconds: number, call: () => void): () => void {
        const one = { at: this.now + milliseconds, call };
        this.#due.push(one);
        return () => (this.#due = this.#due.filter((other) => other !== one));
    }
    pass(milliseconds: number): void {
        this.now += milliseconds;
        const due = this.#due.filter(({ at }) => at <= this.now);
        this.#due = this.#due.filter(({ at }) => at > this.now);
        for (const { call } of due) call();
    }
}

function scene(id: number, own = true, size = 1): Staged {
    return { id, own, size };
}

function staging(): { clock: Hands; queue: Queue<Staged>; seen: () => number | undefined } {
    const clock = new Hands();
    const queue = new Queue<Staged>(clock, () => {});
    return { clock, queue, seen: () => queue.shown?.id };
}

test("what concerns me is held for its time, and then what came after it", () => {
    const { clock, queue, seen } = staging();
    queue.put([scene(1)]);
    queue.put([scene(2)]);
    clock.pass(HELD - 1);
    assert.equal(seen(), 1);
    clock.pass(1);
    assert.equal(seen(), 2);
    clock.pass(HELD);
    assert.equal(seen(), undefined);
});

test("every pace multiplies the time; none stages nothing", () => {
    for (const pace of [1.5, 1, 0.5]) {
        const { clock, queue, seen } = staging();
        queue.pace = pace;
        queue.put([scene(1)]);
        clock.pass(HELD * pace - 1);
        assert.equal(seen(), 1);
        clock.pass(1);
        assert.equal(seen(), undefined);
    }
    const { queue, seen } = staging();
    queue.pace = 0;
    queue.put([scene(1)]);
    assert.equal(seen(), undefined);
});

test("an answer folds what is shown; what befell me and was not shown yet is", () => {
    const { queue, seen } = staging();
    queue.put([scene(1), scene(2), scene(3, false), scene(4)]);
    queue.answered();
    assert.equal(seen(), 2);
    queue.answered();
    assert.equal(seen(), 4);
    queue.answered();
    assert.equal(seen(), undefined);
});

test("a click goes on to the next, who wants no more folds everything", () => {
    const { queue, seen } = staging();
    queue.put([scene(1), scene(2), scene(3)]);
    queue.next();
    assert.equal(seen(), 2);
    queue.fold();
    assert.equal(seen(), undefined);
    assert.equal(queue.waiting, 0);
});

test("a fight that goes on is the same scene with more in it, held anew", () => {
    const { clock, queue, seen } = staging();
    queue.put([scene(1)]);
    clock.pass(HELD - 1);
    queue.put([scene(1, true, 4)]);
    clock.pass(HELD - 1);
    assert.equal(seen(), 1);
    assert.equal(queue.shown?.size, 4);
    clock.pass(1);
    assert.equal(seen(), undefined);
    queue.put([scene(1, true, 6)]);
    assert.equal(queue.shown?.size, 6);
});

test("who is behind sees the latest of what others do, and all of their own", () => {
    const { clock, queue, seen } = staging();
    queue.put([scene(1, false)]);
    for (const id of [2, 3, 4, 5]) queue.put([scene(id, false)]);
    queue.put([scene(6)]);
    queue.put([scene(7, false)]);
    const order: (number | undefined)[] = [];
    while (seen() !== undefined) {
        order.push(seen());
        clock.pass(queue.shown!.own ? HELD : GLIMPSED);
    }
    assert.deepEqual(order, [1, 5, 6, 7]);
});

test("what has much to read is held for longer, but what concerns others is not", () => {
    for (const [words, own, time] of [
        [10, true, HELD],
        [35, true, HELD + 2000],
        [300, true, LONGEST],
        [300, false, GLIMPSED],
    ] as const) {
        const { clock, queue, seen } = staging();
        queue.put([scene(1, own)]);
        queue.drawn(words);
        assert.equal(queue.time, time);
        clock.pass(time - 1);
        assert.equal(seen(), 1);
        clock.pass(1);
        assert.equal(seen(), undefined);
    }
});

test("what is news for everybody waits, however far behind somebody is", () => {
    const { clock, queue, seen } = staging();
    queue.put([scene(1, false), scene(2, false), { ...scene(3, false), weighty: true }]);
    for (const id of [4, 5, 6, 7]) queue.put([scene(id, false)]);
    const order: (number | undefined)[] = [];
    while (seen() !== undefined) {
        order.push(seen());
        clock.pass(GLIMPSED);
    }
    assert.deepEqual(
        order.filter((id) => id! > 2),
        [3, 6, 7],
    );
});

test("who reads is not hurried, and what is shown again stays", () => {
    const { clock, queue, seen } = staging();
    queue.put([scene(1)]);
    queue.hold();
    clock.pass(10 * HELD);
    assert.equal(seen(), 1);
    queue.next();
    queue.again(scene(1));
    clock.pass(10 * HELD);
    assert.equal(seen(), 1);
    queue.next();
    queue.put([scene(2)]);
    clock.pass(HELD);
    assert.equal(seen(), undefined);
});

test("what happened twice is said once", () => {
    assert.deepEqual(onceEach(["A wound.", "Gimli dies.", "A wound."]), ["A wound (2×).", "Gimli dies."]);
});

test("what leaving a site takes from the pool is not told of the card that was played before", () => {
    const lines = ["played", "twilight", "twilight", "site-laid", "moved", "twilight"].map(
        (message) => ({ message: `log-${message}`, player: { player: 1 } }) as Line,
    );
    const found = scenesIn(lotrStage, lines, 0, 0).map(({ kind, size }) => [kind, size]);
    assert.deepEqual(found, [
        ["card", 2],
        ["move", 2],
    ]);
});
