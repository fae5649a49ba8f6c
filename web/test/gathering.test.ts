// Answers are gathered on the table and sent in one row.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gatherOnTheTable } from "../src/lotr/decision/gatherers.ts";
import { Connection, type Wire } from "../src/server/socket.ts";
import type { Option, Question, Request, Seen } from "../src/server/wire.generated.ts";
import { gathererFor } from "../src/session/gathering.ts";
import { LiveSession } from "../src/session/live.ts";
import { speakFrom } from "../src/wording/language.ts";
import { NO_TABLE, wired, type Part } from "./replies.ts";

gatherOnTheTable();
speakFrom(
    "en",
    `browser-asked-now = { $prompt }
browser-taken-up = up
browser-taken-apart = apart
option-assign = together
prompt-assign-defenders = assign
prompt-archery-wound = wound
prompt-other = other`,
);

const HERE = { dataset: {} } as unknown as HTMLElement;
const VIEW = {
    turn_number: 2,
    phase: "assignment",
    fierce: false,
    assignments: [],
    seats: {
        "0": {
            in_play: [
                { handle: "gimli", keywords: [] },
                { handle: "boromir", keywords: [["defender", 1]] },
            ],
        },
    },
};

const done: Option = {
    key: "done",
    verb: "done",
    subject: "",
    other: "",
    amount: 0,
    label: { message: "option-done" },
};
const pair = (subject: string, other: string): Option => ({
    key: `assign:${subject}>${other}`,
    verb: "assign",
    subject,
    other,
    amount: 0,
    label: { message: "option-assign" },
});
const assigning = (...options: Option[]): Question => ({
    seat: 0,
    kind: "action",
    prompt: { message: "prompt-assign-defenders" },
    least: 1,
    most: 1,
    options: [done, ...options],
});
const ALL = ["gimli", "boromir"].flatMap((fighter) => ["orc", "troll"].map((minion) => pair(fighter, minion)));

type Sent = (Request & { id: number; keys?: string[] })[];

interface Playing {
    session: LiveSession;
    sent: Sent;
    /** Requests for a prediction of the plan, which change nothing. */
    asked: Sent;
    says: (reply: Part) => void;
}

function playing(question: Question): Playing {
    const sent: Sent = [];
    const asked: Sent = [];
    const send = (text: string) => {
        const request = JSON.parse(text);
        (request.type === "foresee" ? asked : sent).push(request);
    };
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send, close() {} };
    const connection = new Connection({ open: () => wire, after: () => () => {} });
    const session = new LiveSession(connection, { ...NO_TABLE, id: "t1", game: "lotr" }, 0);
    wire.onopen?.();
    const says = (reply: Part) => wire.onmessage?.({ data: wired(reply) });
    says({ type: "view", version: 3, viewer: 0, view: VIEW, question, lines: [] });
    sent.length = 0;
    return { session, sent, asked, says };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const keys = (sent: Sent) => sent.map((request) => request.keys?.[0]);

test("who moves again in a turn begins anew", () => {
    const { stretch } = gathererFor("prompt-assign-defenders")!;
    const after = (moves: number) => stretch({ ...VIEW, moves } as unknown as Seen);
    assert.notEqual(after(1), after(2));
    assert.equal(after(1), after(1));
});

test("a companion is taken up, a minion pointed at, and nothing is sent", () => {
    const { session, sent } = playing(assigning(...ALL));
    session.point("gimli", HERE);
    assert.equal(session.held, "gimli");
    assert.deepEqual(
        ["chosen", "can", "can", ""],
        ["gimli", "orc", "troll", "boromir"].map((one) => session.mark(one)),
    );
    session.point("orc", HERE);
    assert.deepEqual(
        session.row.map(({ subject, other }) => [subject, other]),
        [["gimli", "orc"]],
    );
    assert.equal(session.held, "");
    assert.deepEqual(sent, []);
});

test("what would come of a plan is told for that plan, and for no other", async () => {
    const { session, asked, says } = playing({ ...assigning(...ALL), dangers: [{ who: "boromir", fate: "killed" }] });
    assert.equal(session.dangers?.length, 1);
    session.pick(ALL[0]!);
    assert.deepEqual(asked.at(-1)!.keys, [ALL[0]!.key]);
    assert.equal(session.dangers, undefined);
    says({ type: "foreseen", dangers: [{ who: "gimli", fate: "wounded" }], to: asked.at(-1)!.id });
    await settled();
    assert.deepEqual(session.dangers, [{ who: "gimli", fate: "wounded" }]);
    session.pick(ALL[3]!);
    const late = asked.at(-1)!.id;
    session.pick(ALL[3]!);
    says({ type: "foreseen", dangers: [], to: late });
    await settled();
    assert.equal(session.dangers, undefined);
});

test("the other way round, put back, and taken apart again", () => {
    const { session } = playing(assigning(...ALL));
    session.point("orc", HERE);
    session.point("gimli", HERE);
    assert.equal(session.row.length, 1);
    session.point("troll", HERE);
    session.point("troll", HERE);
    assert.equal(session.held, "");
    session.point("gimli", HERE);
    assert.equal(session.row.length, 0);
});

test("a minion fights in one place, and who has no defender bonus against one minion", () => {
    const { session } = playing(assigning(...ALL));
    const bring = (one: string, other: string) => (session.point(one, HERE), session.point(other, HERE));
    bring("gimli", "orc");
    session.pick(pair("gimli", "troll"));
    assert.deepEqual(
        session.row.map(({ other }) => other),
        ["troll"],
    );
    session.pick(pair("boromir", "orc"));
    session.pick(pair("boromir", "troll"));
    assert.deepEqual(
        session.row.map(({ subject, other }) => `${subject} ${other}`),
        ["boromir orc", "boromir troll"],
    );
});

test("one Done sends the whole row, each answer when it is asked for", async () => {
    const { session, sent, says } = playing(assigning(...ALL));
    session.pick(pair("gimli", "orc"));
    session.pick(pair("boromir", "troll"));
    session.pick(done);
    assert.deepEqual(keys(sent), ["assign:gimli>orc"]);
    says({ type: "done", to: sent[0]!.id });
    await settled();
    says({ type: "news", since: 3, version: 4, changes: [], question: assigning(pair("boromir", "troll")), lines: [] });
    await settled();
    assert.deepEqual(keys(sent), ["assign:gimli>orc", "assign:boromir>troll"]);
    assert.equal(session.row.length, 2, "the lanes stay while the row is sent");
    says({ type: "done", to: sent[1]!.id });
    says({ type: "news", since: 4, version: 5, changes: [], question: { seat: 1 }, lines: [] });
    await settled();
    assert.equal(sent.length, 2, "nobody is left: there is nothing to be done with");
});

test("after a break the row goes on where it was, and what is given is not given twice", async () => {
    const { session, sent, says } = playing(assigning(...ALL));
    session.pick(pair("gimli", "orc"));
    session.pick(pair("boromir", "troll"));
    session.pick(done);
    says({
        type: "view",
        version: 4,
        viewer: 0,
        view: VIEW,
        question: assigning(pair("boromir", "troll")),
        lines: [],
    });
    await settled();
    says({ type: "done", to: sent[0]!.id });
    await settled();
    assert.deepEqual(keys(sent).slice(0, 1), ["assign:gimli>orc"]);
    assert.ok(keys(sent).includes("assign:boromir>troll"));
    assert.equal(keys(sent).filter((key) => key === "assign:gimli>orc").length, 1);
});

test("after an undo what was given still stands on the table, and nothing is sent by itself", async () => {
    const { session, sent, says } = playing(assigning(...ALL));
    session.pick(pair("gimli", "orc"));
    session.pick(done);
    says({ type: "done", to: sent[0]!.id });
    says({ type: "news", since: 3, version: 4, changes: [], question: { seat: 1 }, lines: [] });
    await settled();
    const again = assigning(pair("boromir", "troll"));
    says({ type: "news", since: 4, version: 5, changes: [], question: again, lines: [] });
    await settled();
    assert.equal(sent.length, 1);
    assert.deepEqual(
        session.row.map(({ other }) => other),
        ["orc"],
    );
});

const wound = (subject: string, left: number): Option => ({
    key: `wound:${subject}`,
    verb: "wound",
    subject,
    other: "",
    amount: 0,
    label: { message: "option-wound", left },
});
const arrows = (left: number): Question => ({
    seat: 0,
    kind: "cards",
    prompt: { message: "prompt-archery-wound", left },
    least: 1,
    most: 1,
    options: [wound("gimli", 3), wound("boromir", 1)],
});

test("wounds are placed one by one with what is left, and sent together", async () => {
    const { session, sent, says } = playing(arrows(3));
    session.point("gimli", HERE);
    session.point("boromir", HERE);
    session.point("boromir", HERE); // more wounds than he can take: his wound is taken back
    session.confirm();
    assert.equal(sent.length, 0);
    session.point("boromir", HERE);
    session.point("gimli", HERE);
    assert.ok(session.enough);
    session.confirm();
    says({ type: "done", to: sent[0]!.id });
    says({ type: "news", since: 3, version: 4, changes: [], question: arrows(2), lines: [] });
    await settled();
    const other: Question = { seat: 0, prompt: { message: "prompt-other" }, least: 1, most: 1, options: [done] };
    says({ type: "done", to: sent[1]!.id });
    says({ type: "news", since: 4, version: 5, changes: [], question: other, lines: [] });
    await settled();
    assert.equal(sent.length, 2, "something else is asked in between");
    says({ type: "news", since: 5, version: 6, changes: [], question: arrows(1), lines: [] });
    await settled();
    assert.deepEqual(keys(sent), ["wound:gimli", "wound:boromir", "wound:gimli"]);
});
