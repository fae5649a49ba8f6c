// Sheets of cards are fetched when they are needed, and a card is known by its name before.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { html } from "lit";
import { definitions, drawFaces, face, facts, factsIn, isWhole, loadCatalogue, need, term } from "../src/catalogue.ts";
import { Connection, type Wire } from "../src/server/socket.ts";
import { LiveSession } from "../src/session/live.ts";
import { onLanguage, say, speakFrom } from "../src/wording/language.ts";
import { NO_TABLE, wired, type Part } from "./replies.ts";

const WORDS = "name-1C1 = Gimli, Son of Glóin\nname-1C2 = Axe\nname-2C1 = Orc\nasked = Do you want to { $part }?\n";
const INDEX = {
    edition: "e1",
    sheets: {
        "1-dwarven": { "1C1": { type: "companion" }, "1C2": { type: "possession" } },
        "2-moria": { "2C1": { type: "minion" } },
    },
    terms: { "culture-moria": "Moria" },
};
const SHEETS: Readonly<Record<string, unknown>> = {
    "1-dwarven": {
        cards: { "1C1": { title: "Gimli", subtitle: "Son of Glóin", type: "companion", text: ["Damage +1."] } },
        messages: { "part-1C1-0-effects-0": "exert Gimli" },
    },
    "2-moria": { cards: { "2C1": { title: "Orc", type: "minion", text: [] } }, messages: {} },
};

/**
 * A fake server that answers on demand; each test uses another game, so that no test knows what an earlier one loaded.
 */
let asked: string[] = [];
let answers: (() => void)[] = [];
let failing = false;
let game = 0;

globalThis.fetch = ((address: string) => {
    const [, , , , , sheet] = address.split(/[/?]/);
    asked.push(address);
    const content = sheet ? SHEETS[sheet] : INDEX;
    const response = { ok: !failing, status: failing ? 500 : 200, json: () => Promise.resolve(content) };
    return sheet ? new Promise((resolve) => answers.push(() => resolve(response))) : Promise.resolve(response);
}) as unknown as typeof fetch;

const settled = () => new Promise((resolve) => setImmediate(resolve));
async function answer(): Promise<void> {
    for (const one of answers.splice(0)) one();
    await settled();
}

beforeEach(async () => {
    speakFrom("en", WORDS);
    failing = false;
    answers = [];
    await loadCatalogue(`game${++game}`, "en");
    asked = [];
});

const sheet = (name: string, language = "en") => `/api/catalogue/game${game}/${language}/${name}?v=e1`;

test("until its sheet has come a card is known by its name, and by what the index says", async () => {
    assert.deepEqual(definitions(), ["1C1", "1C2", "2C1"]);
    assert.equal(term("culture-moria"), "Moria");
    assert.deepEqual(facts("1C1"), { title: "Gimli, Son of Glóin", type: "companion" });
    assert.equal(facts("1C1"), facts("1C1"));
    assert.equal(facts("9C9"), undefined);

    const come = need(["1C1"]);
    await answer();
    await come;
    assert.deepEqual(facts("1C1")?.text, ["Damage +1."]);
    assert.equal(facts("2C1")?.text, undefined);
});

test("only the sheets of cards that are named are fetched, each once", async () => {
    assert.equal(need({ view: { seats: { 0: { hand: [{ handle: "c1", definition: "" }] } } } }), undefined);
    assert.deepEqual(asked, []);

    void need({ view: { seats: { 0: { hand: [{ handle: "c1", definition: "2C1" }] } } } });
    void need([{ message: "log-played", card: { name: "2C1" } }]);
    assert.deepEqual(asked, [sheet("2-moria")]);
    await answer();

    assert.equal(need("2C1"), undefined);
    assert.equal(isWhole(), false);
    void need(definitions());
    await answer();
    assert.equal(isWhole(), true);
    assert.deepEqual(asked, [sheet("2-moria"), sheet("1-dwarven")]);
});

test("a question about a part of a card needs its sheet, and is said anew when that has come", async () => {
    const question = { message: "asked", part: { message: "part-1C1-0-effects-0" } };
    const heard: string[] = [];
    const stop = onLanguage(() => heard.push(say(question)));

    void need(question);
    assert.equal(say(question), "Do you want to …?");
    await answer();
    assert.deepEqual(heard, ["Do you want to exert Gimli?"]);
    stop();
});

test("without a sheet the game goes on by names, and the next news try again", async () => {
    failing = true;
    const come = need("2C1");
    await answer();
    await come;
    assert.equal(facts("2C1")?.title, "Orc");
    assert.equal(facts("2C1")?.text, undefined);

    failing = false;
    void need("nothing that is printed");
    await answer();
    assert.deepEqual(facts("2C1")?.text, []);
});

test("nobody waits long for a sheet", async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    let over = false;
    void need("2C1")!.then(() => (over = true));
    context.mock.timers.tick(2999);
    await settled();
    assert.equal(over, false);
    context.mock.timers.tick(1);
    await settled();
    assert.equal(over, true);
});

test("another language has the sheets that are in use before it is spoken", async () => {
    void need("2C1");
    await answer();
    asked = [];

    const loaded = loadCatalogue(`game${game}`, "fi");
    await settled();
    assert.deepEqual(asked, [`/api/catalogue/game${game}/fi`, sheet("2-moria", "fi")]);
    await answer();
    await loaded;
    assert.deepEqual(facts("2C1")?.text, []);
});

test("one card in another language needs its sheet alone", async () => {
    const found = factsIn("nl", "1C1");
    await settled();
    assert.deepEqual(asked, [`/api/catalogue/game${game}/nl`, sheet("1-dwarven", "nl")]);
    await answer();
    assert.deepEqual((await found)?.text, ["Damage +1."]);
});

/** Returns a session at a table, and a function that delivers messages from its server. */
function watching(): { session: LiveSession; says: (reply: Part) => void } {
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
    const connection = new Connection({ open: () => wire, after: () => () => {} });
    const session = new LiveSession(connection, { ...NO_TABLE, id: "t1" }, 0);
    wire.onopen?.();
    return { session, says: (reply) => wire.onmessage?.({ data: wired(reply) }) };
}

test("a table shows cards when they can be drawn, and takes in the news in their order", async () => {
    const { session, says } = watching();
    says({ type: "view", version: 1, viewer: 0, view: { hand: ["1C1"] } });
    says({ type: "news", since: 1, version: 2, changes: [[["pool"], 3]] });
    assert.equal(session.ready, false);

    await answer();
    assert.deepEqual([session.version, session.view], [2, { hand: ["1C1"], pool: 3 }]);

    says({ type: "news", since: 2, version: 3, changes: [[["pool"], 4]] });
    assert.equal(session.version, 3);
});

test("who has left a seat takes in nothing more of what was waited for", async () => {
    const { session, says } = watching();
    says({ type: "view", version: 1, viewer: 0, view: { hand: ["1C1"] } });
    session.from(1);

    await answer();
    assert.deepEqual([session.ready, session.view], [false, {}]);
});

test("each game draws its own cards, whichever board was loaded last", async () => {
    drawFaces("game-a", () => html`a`);
    drawFaces("game-b", () => html`b`);
    await loadCatalogue("game-a", "en");
    assert.deepEqual(face("1C1").strings, html`a`.strings);
    await loadCatalogue("game-b", "en");
    assert.deepEqual(face("1C1").strings, html`b`.strings);
    await loadCatalogue("game-a", "en");
    assert.deepEqual(face("1C1").strings, html`a`.strings);
});
