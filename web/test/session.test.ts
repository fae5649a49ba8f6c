// A session at a live table follows the updates, keeps the picks, and never answers twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type Wire } from "../src/server/socket.ts";
import { LiveSession } from "../src/session/live.ts";
import type { Option, Question, Request } from "../src/server/wire.generated.ts";
import { NO_TABLE, wired, type Part } from "./replies.ts";
import { speakFrom } from "../src/wording/language.ts";

speakFrom(
    "en",
    "prompt = Choose\nbrowser-asked-now = { $prompt }\nerror-not-offered = No\nbrowser-no-more = { $most }\n",
);

const INFO = { ...NO_TABLE, id: "t1", game: "lotr" };

function option(key: string, subject = "", other = ""): Option {
    return { key, verb: key.split(":")[0]!, subject, other, amount: 0, label: { message: `option-${key}` } };
}

const ONE: Question = {
    seat: 0,
    kind: "action",
    prompt: { message: "prompt" },
    least: 1,
    most: 1,
    options: [option("play:a", "a"), option("pass")],
    asides: [option("drop:b", "b")],
};
const SEVERAL: Question = {
    ...ONE,
    least: 1,
    most: 2,
    options: [option("take:a", "a"), option("take:b", "b"), option("take:c", "c")],
    asides: [],
};

type Sent = (Request & { id: number })[];

/** Returns a fake server that only records what it receives. */
function listening(): { wire: Wire; sent: Sent } {
    const sent: Sent = [];
    const send = (text: string) => sent.push(JSON.parse(text));
    return { wire: { onopen: null, onmessage: null, onclose: null, send, close() {} }, sent };
}

/** Returns a session with a server that only records what it receives. */
function playing(question: Question): {
    session: LiveSession;
    sent: Sent;
    says: (reply: Part) => void;
} {
    const { wire, sent } = listening();
    const connection = new Connection({ open: () => wire, after: () => () => {} });
    const session = new LiveSession(connection, INFO, 0);
    wire.onopen?.();
    const says = (reply: Part) => wire.onmessage?.({ data: wired(reply) });
    says({
        type: "view",
        version: 3,
        viewer: 0,
        view: { pool: 1, seats: { "0": { hand: 2 } } },
        question,
        lines: [{ message: "log-a" }],
    });
    sent.length = 0;
    return { session, sent, says };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("news change the view, the question and the log", () => {
    const { session, says } = playing({ seat: 1 });
    says({
        type: "news",
        since: 3,
        version: 4,
        changes: [[["pool"], 5]],
        question: ONE,
        lines: [{ message: "log-b" }],
    });

    assert.deepEqual(session.view, { pool: 5, seats: { "0": { hand: 2 } } });
    assert.deepEqual(session.lines, [{ message: "log-a" }, { message: "log-b" }]);
    assert.equal(session.version, 4);
    assert.equal(session.asked, true);
});

test("what options come to follows the question, which stays as it is; of another version it is not heard", () => {
    const { session, says } = playing(ONE);
    const { question } = session;
    const results = [{ option: "play:a", told: [{ message: "log-a" }] }];
    says({ type: "results", version: 2, results: [] });
    assert.deepEqual(session.results, []);
    says({ type: "results", version: 3, results });
    assert.deepEqual(session.results, results);
    assert.equal(session.question, question);
    says({ type: "news", since: 3, version: 4, question: ONE });
    assert.deepEqual(session.results, []);
});

test("a table that was removed is gone; what is refused otherwise changes nothing", () => {
    const { session, says } = playing(ONE);
    says({ type: "refused", message: { message: "error-not-offered" } });
    assert.equal(session.gone, false);
    says({ type: "refused", message: { message: "server-refused-no-table" } });
    assert.equal(session.gone, true);
});

test("the log grows by the new lines and is not copied", () => {
    const { session, says } = playing(ONE);
    const { lines } = session;
    says({ type: "news", since: 3, version: 4, lines: [{ message: "log-b" }, { message: "log-c" }] });
    says({ type: "news", since: 4, version: 5 });

    assert.equal(session.lines, lines);
    assert.deepEqual(
        lines.map((line) => line.message),
        ["log-a", "log-b", "log-c"],
    );
});

test("news that do not follow make it ask for the whole view", () => {
    const { session, sent, says } = playing(ONE);
    says({ type: "news", since: 5, version: 6, changes: [[["pool"], 9]] });

    assert.deepEqual(
        sent.map((request) => request.type),
        ["watch"],
    );
    assert.equal(session.version, 3);
});

test("a pick answers at once where one is wanted, and only once until the news have come", async () => {
    const { session, sent, says } = playing(ONE);
    session.pick(ONE.options![0]!);
    session.pick(ONE.options![1]!);
    assert.equal(session.busy, true);
    says({ type: "done", to: sent[0]!.id });
    await settled();
    session.pick(ONE.options![1]!);

    assert.equal(sent.length, 1);
    assert.deepEqual({ ...sent[0], id: 0 }, { type: "answer", version: 3, keys: ["play:a"], id: 0 });
    says({ type: "news", since: 3, version: 4, question: ONE });
    assert.equal(session.busy, false);
});

test("a refused answer can be given again", async () => {
    const { session, sent, says } = playing(ONE);
    session.pick(ONE.options![0]!);
    says({ type: "refused", to: sent[0]!.id, stale: true });
    says({ type: "view", version: 4, viewer: 0, question: ONE });
    await settled();

    assert.equal(session.busy, false);
    session.pick(ONE.options![1]!);
    assert.equal(sent.length, 2);
});

test("several picks are kept until they are confirmed", () => {
    const { session, sent } = playing(SEVERAL);
    const [a, b] = SEVERAL.options as [Option, Option];
    session.confirm();
    assert.equal(sent.length, 0);
    session.pick(b);
    session.pick(a);
    session.pick(b);
    assert.deepEqual(session.picks, ["take:a"]);
    assert.deepEqual(
        ["a", "b"].map((handle) => session.mark(handle)),
        ["chosen", "can"],
    );
    session.pick(b);
    session.confirm();

    assert.deepEqual((sent[0] as unknown as { keys: string[] }).keys, ["take:a", "take:b"]);
});

test("the same question once more keeps the picks, another one does not", () => {
    const { session, says } = playing(SEVERAL);
    session.pick(SEVERAL.options![0]!);
    says({ type: "view", version: 3, viewer: 0, question: SEVERAL });
    assert.deepEqual(session.picks, ["take:a"]);
    says({ type: "news", since: 3, version: 4, question: SEVERAL });

    assert.deepEqual(session.picks, []);
});

test("options concern things by subject and other; asides do not mark", () => {
    const { session } = playing({ ...ONE, options: [option("assign:a>m", "a", "m")] });

    assert.deepEqual(
        session.options("m").map((one) => one.key),
        ["assign:a>m"],
    );
    assert.deepEqual(
        session.options("b").map((one) => one.key),
        ["drop:b"],
    );
    assert.deepEqual(session.options(""), []);
    assert.deepEqual(
        ["a", "m", "b", ""].map((handle) => session.mark(handle)),
        ["can", "can", "", ""],
    );
});

test("chat lines come once each, in their order", () => {
    const { session, says } = playing(ONE);
    const line = (number: number) => ({ number, seat: 0, name: "Aino", text: "x", at: 0 });
    says({ type: "chat", lines: [line(2)] });
    says({ type: "chat", lines: [line(1), line(2), line(3)] });

    assert.deepEqual(
        session.chat.map((one) => one.number),
        [1, 2, 3],
    );
});

test("who looks on from another seat keeps nothing of the one before", () => {
    const { session, sent, says } = playing(ONE);
    const other = session.from(-1);
    says({ type: "view", version: 3, viewer: 0, view: { hand: "of the other" }, question: ONE });

    assert.deepEqual([other.view, other.question, other.ready], [{}, {}, false]);
    assert.deepEqual(
        sent.map((request) => ({ ...request, id: 0 })),
        [{ type: "watch", table: "t1", seat: -1, id: 0 }],
    );
    says({ type: "view", version: 3, viewer: -1, view: { public: 1 }, question: { seat: 0 } });
    assert.deepEqual([other.view, other.ready], [{ public: 1 }, true]);
    assert.deepEqual(session.view, { pool: 1, seats: { "0": { hand: 2 } } });
});

test("whoever gets a seat looks on from it", () => {
    const { wire, sent } = listening();
    const session = new LiveSession(new Connection({ open: () => wire, after: () => () => {} }), INFO, null);
    wire.onopen?.();
    const seat = {
        seat: 0,
        kind: "person",
        name: "Aino",
        deck: "",
        yours: true,
        connected: true,
        away: 0,
        silent: 0,
        replaceable: false,
        bot_plays: "",
        conceded: false,
    };
    wire.onmessage?.({ data: JSON.stringify({ ...INFO, seats: [seat] }) });
    wire.onmessage?.({ data: JSON.stringify({ ...INFO, seats: [{ ...seat, connected: false }] }) });

    assert.deepEqual(
        sent.map((request) => request.type),
        ["watch", "watch"],
    );
    assert.equal(session.seatName(0), "Aino");
});
