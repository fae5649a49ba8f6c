// Logic of the pages: search, decks that fit, the plan of a table, and a replay as a session.

import assert from "node:assert/strict";
import { test } from "node:test";
import { paceLike } from "../src/table/pace.ts";
import type { DeckInfo, Frame, GameInfo, PuzzleSummary, Summary } from "../src/server/wire.generated.ts";
import { OWN, suited } from "../src/pages/new-table/decks.ts";
import { begun, changedOptions, changedSeats, freshPlan, standing, wanted } from "../src/pages/new-table/plan.ts";
import { EVERYTHING, momentPath, ReplaySession } from "../src/session/replay.ts";
import { EVERYTHING as ANY, fits, following, type Wish } from "../src/pages/puzzles/next.ts";
import { leftLessons } from "../src/pages/start/hall.ts";
import { quickChoice } from "../src/pages/start/quick.ts";
import { hasAll, plain, wordsOf } from "../src/pages/search.ts";
import { NO_TABLE } from "./replies.ts";

const deck = (name: string, format: string): DeckInfo => ({
    name,
    title: name,
    formats: format === "tower" ? ["tower", "open"] : [format],
    set: { message: "set" },
    cultures: [],
    built: null,
});
const LOTR: GameInfo = {
    name: "lotr",
    title: { message: "title" },
    fewest: 2,
    most: 6,
    bots: ["uniform", "thumb"],
    usual_bot: "thumb",
    formats: ["tower", "fellowship", "open"].map((name) => ({ name, title: { message: name } })),
    decks: [deck("aragorn", "fellowship"), deck("gandalf", "fellowship"), deck("theoden", "tower")],
    options: [
        {
            key: "rules",
            title: { message: "rules" },
            kind: "choice",
            values: [],
            least: 0,
            most: 1,
            default: "printed",
        },
    ],
};
const TALISMAN: GameInfo = { ...LOTR, name: "talisman", formats: [], decks: [], options: [] };

test("what a set of rules brings along is shown, can be changed, and goes with the next set", () => {
    const value = (name: string, trophies: string) => ({
        value: name,
        title: { message: name },
        gist: null,
        sets: { trophies },
    });
    const option = { title: { message: "" }, values: [], least: 0, most: 20 };
    const house = { ...option, key: "house", kind: "choice" as const, default: "printed" };
    const trophies = { ...option, key: "trophies", kind: "number" as const, default: "7" };
    const game = {
        ...TALISMAN,
        options: [{ ...house, values: [value("printed", "7"), value("one-hour", "1")] }, trophies],
    };
    const printed = freshPlan(game);
    assert.equal(standing(printed, game, trophies), "7");
    const short = { ...printed, options: changedOptions(printed, game, "house", "one-hour") };
    assert.equal(standing(short, game, trophies), "1");
    const own = { ...short, options: changedOptions(short, game, "trophies", "4") };
    assert.deepEqual([standing(own, game, trophies), own.options], ["4", { house: "one-hour", trophies: "4" }]);
    assert.deepEqual(changedOptions(own, game, "house", "printed"), { house: "printed" });
});

test("searching does not regard accents and capitals, and keeps places", () => {
    assert.equal(plain("Úlairë Nertëa"), "ulaire nertea");
    assert.equal(plain("ﬁ Œ İ").length, "ﬁ Œ İ".length);
    assert.deepEqual(wordsOf("  Éowyn  SHIELD "), ["eowyn", "shield"]);
    assert.equal(hasAll(plain("Éowyn, Lady of Rohan"), wordsOf("rohan eowyn")), true);
    assert.equal(hasAll(plain("Éowyn, Lady of Rohan"), wordsOf("rohan theoden")), false);
});

test("a format has the starters of its block, the open one those of the towers", () => {
    const names = (format: string) => suited(LOTR, format).map((one) => one.name);
    assert.deepEqual(names("fellowship"), ["aragorn", "gandalf"]);
    assert.deepEqual(names("tower"), ["theoden"]);
    assert.deepEqual(names("open"), ["theoden"]);
});

test("a fresh table has oneself, an open seat, and decks of one block", () => {
    const plan = freshPlan(LOTR);
    assert.equal(plan.format, "fellowship");
    assert.deepEqual(
        plan.seats.map((seat) => [seat.kind, seat.deck]),
        [
            ["you", "aragorn"],
            ["open", "gandalf"],
        ],
    );
    assert.deepEqual(
        freshPlan(TALISMAN).seats.map((seat) => [seat.kind, seat.deck]),
        [
            ["you", ""],
            ["open", ""],
        ],
    );
});

test("what was kept is used as far as the game still knows it", () => {
    const seats = [
        { kind: "you", name: "", bot: "thumb", deck: "gandalf", text: "" },
        { kind: "bot", name: "", bot: "gone", deck: "gone", text: "" },
        { kind: "bot", name: "", bot: "uniform", deck: OWN, text: "1 Frodo" },
    ] as const;
    const plan = begun(LOTR, {
        format: "fellowship",
        options: { rules: "first-game", gone: "1" },
        title: "old",
        pace: 0,
        seats,
    });
    assert.deepEqual(plan.options, { rules: "first-game" });
    assert.equal(plan.title, "");
    assert.equal(plan.pace, 0);
    assert.deepEqual(
        plan.seats.map((seat) => [seat.bot, seat.deck]),
        [
            ["thumb", "gandalf"],
            ["thumb", "gandalf"],
            ["uniform", OWN],
        ],
    );
});

test("with another format every seat gets a deck that fits, and lists stay", () => {
    const plan = freshPlan(LOTR);
    const own = { ...plan, seats: [plan.seats[0]!, { ...plan.seats[1]!, deck: OWN, text: "1 Frodo" }] };
    assert.deepEqual(
        changedSeats({ ...own, format: "tower" }, LOTR).map((seat) => seat.deck),
        ["theoden", OWN],
    );
    assert.equal(changedSeats(own, LOTR, 4).length, 4);
});

test("play begins at once if no seat is open", () => {
    const plan = freshPlan(LOTR);
    assert.equal(wanted(plan, "Aino").begin, false);
    const full = {
        ...plan,
        seats: [plan.seats[0]!, { ...plan.seats[1]!, kind: "bot" as const, deck: OWN, text: "1 Frodo" }],
    };
    const asked = wanted(full, "Aino");
    assert.equal(asked.begin, true);
    assert.deepEqual(asked.options, { format: "fellowship" });
    assert.deepEqual(asked.seats, [
        { kind: "you", name: "Aino", deck: "aragorn", deck_text: "" },
        { kind: "bot", bot: "thumb", deck: "", deck_text: "1 Frodo" },
    ]);
});

test("whoever lays a table chooses whether dice can be taken back; at first they can", () => {
    const plan = freshPlan(LOTR);
    assert.equal(wanted(plan, "Aino").practice, true);
    assert.equal(wanted({ ...plan, practice: false }, "Aino").practice, false);
    assert.equal(quickChoice(LOTR).practice, true);
    assert.equal(quickChoice(LOTR, { ...quickChoice(LOTR), practice: false }).practice, false);
});

test("a table is discreet only if people at other devices sit there", () => {
    const plan = { ...freshPlan(LOTR), discreet: true };
    assert.equal(wanted(plan, "Aino").discreet, true);
    assert.equal(wanted({ ...plan, discreet: false }, "Aino").discreet, false);
    const here = {
        ...plan,
        seats: plan.seats.map((seat, place) => ({ ...seat, kind: place ? ("here" as const) : seat.kind })),
    };
    assert.equal(wanted(here, "Aino").discreet, false);
});

test("a pace that is none of ours counts as one of them", () => {
    assert.deepEqual([0, 1, 600, 999, 1000, 1500, 9000].map(paceLike), [0, 600, 600, 600, 1500, 1500, 1500]);
});

/** Fakes a server with a replay in which the view counts up; returns the list of requested frames. */
function counting(count: number): string[] {
    const asked: string[] = [];
    globalThis.fetch = (async (address: string) => {
        const query = new URL(address, "http://here").searchParams;
        const [side, first, many] = ["viewer", "from", "count"].map((name) => Number(query.get(name))) as [
            number,
            number,
            number,
        ];
        asked.push(`${side}:${first}`);
        const frames: Frame[] = [];
        for (let number = first; number < Math.min(first + many, count + 1); number++) {
            const view = number === first ? { view: { seen: { by: side, at: number }, kept: { same: true } } } : {};
            const changes = number === first ? {} : { changes: [[["seen", "at"], number]] as const };
            const line = number === first ? `all up to ${number}` : `at ${number}`;
            frames.push({ number, question: {}, lines: [{ message: line }], answered: null, ...view, ...changes });
        }
        return new Response(JSON.stringify({ frames }));
    }) as typeof fetch;
    return asked;
}

const INFO = { ...NO_TABLE, id: "abc", game: "lotr", state: "over" } as const;

test("a replay goes forwards and backwards, and fetches each part once", async () => {
    const asked = counting(120);
    const session = new ReplaySession(INFO, 120, 0);
    await session.seek(3);
    assert.deepEqual(session.view, { seen: { by: 0, at: 3 }, kept: { same: true } });
    assert.deepEqual(
        session.lines.map((line) => line.message),
        ["all up to 0", "at 1", "at 2", "at 3"],
    );
    await session.seek(2);
    assert.equal(session.view.seen.at, 2);
    assert.deepEqual(
        session.lines.map((line) => line.message),
        ["all up to 0", "at 1", "at 2"],
    );
    await session.seek(57);
    assert.deepEqual([session.version, session.view.seen.at, session.lines[0]!.message], [57, 57, "all up to 50"]);
    await session.seek(3);
    assert.deepEqual(asked, ["0:0", "0:50"]);
    session.end();
});

test("a replay stays within the game, and is over only at its end", async () => {
    counting(70);
    const session = new ReplaySession(INFO, 70, 0);
    await session.seek(-5);
    assert.deepEqual([session.at, session.info.state], [0, "playing"]);
    await session.seek(1000);
    assert.deepEqual([session.at, session.version, session.info.state], [70, 70, "over"]);
    assert.equal(session.live, false);
    session.end();
});

test("another side sees another view of the same moment", async () => {
    counting(70);
    const session = new ReplaySession(INFO, 70, 1);
    await session.seek(5);
    await session.seek(5, EVERYTHING);
    assert.deepEqual([session.view.seen, session.viewer], [{ by: EVERYTHING, at: 5 }, -1]);
    assert.equal(momentPath(session), "/replay/abc?at=5&viewer=-2");
    session.end();
});

test("who seeks again before a part has come sees only the last", async () => {
    counting(200);
    const session = new ReplaySession(INFO, 200, 0);
    await session.seek(0);
    const seen: number[] = [];
    session.onChange(() => seen.push(session.version));
    await Promise.all([session.seek(60), session.seek(110), session.seek(160)]);
    assert.equal(session.version, 160);
    assert.deepEqual(seen, [160]);
    session.end();
});

const puzzle = (name: string, grade: number, goal = "win"): PuzzleSummary => ({
    name,
    game: name.split("-")[0]!,
    grade,
    title: { message: goal },
});
const PUZZLES = [puzzle("lotr-1", 3), puzzle("lotr-2", 1), puzzle("lotr-3", 1, "kill"), puzzle("talisman-1", 2)];

test("the next puzzle is of the same game, from the easy ones on, and not solved yet", () => {
    const next = (name: string, ...done: string[]) => following(PUZZLES, name, new Set(done))?.name;
    assert.equal(next("lotr-2", "lotr-2"), "lotr-3");
    assert.equal(next("lotr-3", "lotr-3"), "lotr-1");
    assert.equal(next("lotr-1", "lotr-1"), "lotr-2");
    assert.equal(next("lotr-1", "lotr-1", "lotr-2", "lotr-3"), "talisman-1");
    assert.equal(next("lotr-1", "lotr-1", "lotr-2", "lotr-3", "talisman-1"), undefined);
    assert.equal(next("", "lotr-1"), "lotr-2");
});

test("puzzles are found by game, grade, goal, and whether they are solved", () => {
    const found = (wish: Partial<Wish>, ...done: string[]) =>
        PUZZLES.filter((one) => fits(one, { ...ANY, ...wish }, new Set(done))).map(({ name }) => name);
    assert.equal(found({}).length, 4);
    assert.deepEqual(found({ game: "talisman" }), ["talisman-1"]);
    assert.deepEqual(found({ grade: 1 }), ["lotr-2", "lotr-3"]);
    assert.deepEqual(found({ goal: "kill" }), ["lotr-3"]);
    assert.deepEqual(found({ unsolved: true }, "lotr-1", "lotr-3"), ["lotr-2", "talisman-1"]);
});

test("of lessons that were left, the last one of each game can be taken up", () => {
    const table = (id: string, game: string, lesson: number, changed: number, state = "playing") =>
        ({ id, game, lesson, changed, state }) as Summary;
    const left = (...tables: Summary[]) => leftLessons(tables).map(({ id }) => id);
    assert.deepEqual(left(table("a", "lotr", 0, 9)), []);
    assert.deepEqual(left(table("a", "lotr", 1, 1), table("b", "lotr", 1, 5), table("c", "talisman", 2, 2)), [
        "b",
        "c",
    ]);
    assert.deepEqual(left(table("a", "lotr", 1, 1), table("b", "lotr", 2, 5, "over")), []);
});
