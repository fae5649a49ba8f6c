// The connection reconnects by itself, and a request sent again never acts twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, PATIENCE, PAUSES, QUIET, SESSION_ENDED, type Wire } from "../src/server/socket.ts";
import type { Reply, Request } from "../src/server/wire.generated.ts";
import { wired, type Part } from "./replies.ts";

type Sent = Request & { id: number };

/** A fake server and a fake clock that the test controls. */
class World {
    readonly wires: FakeWire[] = [];
    readonly heard: Reply[] = [];
    readonly states: boolean[] = [];
    now = 0;
    #timers: { at: number; then: () => void }[] = [];
    readonly connection = new Connection({
        open: () => {
            const wire = new FakeWire();
            this.wires.push(wire);
            return wire;
        },
        after: (milliseconds, then) => {
            const timer = { at: this.now + milliseconds, then };
            this.#timers.push(timer);
            return () => (this.#timers = this.#timers.filter((other) => other !== timer));
        },
    });

    constructor() {
        this.connection.onReply = (reply) => this.heard.push(reply);
        this.connection.onState = (state) => this.states.push(state);
    }
    get wire(): FakeWire {
        return this.wires.at(-1)!;
    }
    /** Advances the clock. */
    pass(milliseconds: number): void {
        const end = this.now + milliseconds;
        for (;;) {
            const next = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
            if (!next) break;
            this.#timers = this.#timers.filter((timer) => timer !== next);
            this.now = next.at;
            next.then();
        }
        this.now = end;
    }
    /** Opens a connection that watches a table. */
    begin(): this {
        this.connection.watch("t1", 0);
        this.wire.onopen?.();
        return this;
    }
}

class FakeWire implements Wire {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event?: { code: number }) => void) | null = null;
    readonly sent: Sent[] = [];
    closed = false;
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Sent);
    }
    close(): void {
        this.closed = true;
    }
    says(reply: Part): void {
        this.onmessage?.({ data: wired(reply) });
    }
    breaks(code = 1006): void {
        this.onclose?.({ code });
    }
    types(): string[] {
        return this.sent.map((request) => request.type);
    }
}

const answer = { type: "answer", version: 7, keys: ["pass"] } as const;

test("watches as soon as it is open, and hears what is sent", () => {
    const world = new World().begin();
    world.wire.says({ type: "view", version: 7 });

    assert.deepEqual(world.wire.sent, [{ type: "watch", table: "t1", seat: 0, id: 1 }]);
    assert.deepEqual(world.heard, [
        { type: "view", version: 7, viewer: -1, view: {}, question: {}, lines: [], undo: {}, to: 0 },
    ]);
});

test("comes back after growing pauses and watches again", () => {
    const world = new World().begin();
    world.wire.breaks();
    for (const [failures, pause] of PAUSES.entries()) {
        assert.equal(world.wires.length, failures + 1);
        world.pass(pause);
        assert.equal(world.wires.length, failures + 2);
        if (failures < PAUSES.length - 1) world.wire.breaks();
    }
    world.wire.onopen?.();

    assert.deepEqual(world.wire.types(), ["watch"]);
    assert.equal(world.states.at(-1), true);
});

test("does not wait when the network is back", () => {
    const world = new World().begin();
    world.wire.breaks();
    world.connection.connectNow();
    world.connection.connectNow();

    assert.equal(world.wires.length, 2);
});

test("an unacknowledged answer is sent again if the game still stands there", async () => {
    const world = new World().begin();
    world.wire.says({ type: "view", version: 7 });
    const replied = world.connection.act(answer);
    world.wire.breaks();
    world.pass(PAUSES[0]);
    world.wire.onopen?.();
    world.wire.says({ type: "view", version: 7 });
    const again = world.wire.sent.at(-1)!;
    world.wire.says({ type: "done", to: again.id });

    assert.deepEqual(world.wire.types(), ["watch", "answer"]);
    assert.equal((await replied).type, "done");
});

test("an unacknowledged answer is dropped if the game has moved on", async () => {
    const world = new World().begin();
    const replied = world.connection.act(answer);
    world.wire.breaks();
    world.pass(PAUSES[0]);
    world.wire.onopen?.();
    world.wire.says({ type: "view", version: 8 });

    assert.deepEqual(world.wire.types(), ["watch"]);
    const reply = await replied;
    assert.ok(reply.type === "refused" && reply.stale);
});

test("a view in an unbroken connection sends nothing again", () => {
    const world = new World().begin();
    void world.connection.act(answer);
    world.wire.says({ type: "view", version: 7 });

    assert.deepEqual(world.wire.types(), ["watch", "answer"]);
});

test("after a reconnection with nothing to send again, a later answer is sent once", () => {
    const world = new World().begin();
    world.wire.breaks();
    world.pass(PAUSES[0]);
    world.wire.onopen?.();
    world.wire.says({ type: "view", version: 7 });
    void world.connection.act(answer);
    world.wire.says({ type: "view", version: 7 });

    assert.deepEqual(world.wire.types(), ["watch", "answer"]);
});

test("an answer that is given between the reconnection and its view is sent once", () => {
    const world = new World().begin();
    world.wire.breaks();
    world.pass(PAUSES[0]);
    world.wire.onopen?.();
    void world.connection.act(answer);
    world.wire.says({ type: "view", version: 7 });

    assert.deepEqual(world.wire.types(), ["watch", "answer"]);
});

test("an answer that is given without a connection waits for one", () => {
    const world = new World().begin();
    world.wire.breaks();
    void world.connection.act(answer);
    world.wire.onopen?.();
    world.wire.says({ type: "view", version: 7 });

    assert.deepEqual(world.wire.types(), ["watch", "answer"]);
});

test("other requests are refused when the connection breaks", async () => {
    const world = new World().begin();
    const replied = world.connection.ask({ type: "why", handle: "x" });
    world.wire.breaks();

    assert.equal((await replied).type, "refused");
    assert.equal((await world.connection.ask({ type: "say", text: "hello" })).type, "refused");
});

test("a silent server is asked whether it is there, and given up if it is not", () => {
    const world = new World().begin();
    world.pass(QUIET);
    assert.deepEqual(world.wire.types(), ["watch", "ping"]);
    world.wire.says({ type: "pong" });
    world.pass(QUIET);
    assert.equal(world.wires.length, 1);
    world.pass(PATIENCE);

    assert.equal(world.wires[0]!.closed, true);
    assert.equal(world.states.at(-1), false);
    world.pass(PAUSES[0]);
    assert.equal(world.wires.length, 2);
});

test("a connection that never opens is given up too", () => {
    const world = new World();
    world.connection.watch("t1", null);
    world.pass(2 * PATIENCE + PAUSES[0]);

    assert.equal(world.wires[0]!.closed, true);
    assert.equal(world.wires.length, 2);
});

test("an ended connection stays ended", () => {
    const world = new World().begin();
    world.connection.end();
    world.pass(10 * QUIET);
    world.connection.connectNow();

    assert.equal(world.wires.length, 1);
});

test("connects anew at once when who this is has changed", () => {
    const world = new World().begin();
    world.connection.renew();
    world.wire.onopen?.();

    assert.equal(world.wires[0]!.closed, true);
    assert.deepEqual(world.wire.types(), ["watch"]);
    assert.equal(world.wires.length, 2);
});

test("comes back from an ended session a little later, when the cookie of the new one has arrived", () => {
    const world = new World().begin();
    world.wire.breaks(SESSION_ENDED);
    world.pass(PAUSES[2]);
    assert.equal(world.wires.length, 1);
    world.pass(PAUSES[3] - PAUSES[2]);
    assert.equal(world.wires.length, 2);
});
