// The Lord of the Rings table: a position is sorted correctly, and cards look different.

import assert from "node:assert/strict";
import { test } from "node:test";
import { useCatalogue, type CardFacts } from "../src/catalogue.ts";
import { Chance } from "../src/lotr/cards/chance.ts";
import type { Board } from "../src/lotr/board.ts";
import { same } from "../src/lotr/decision/choices.ts";
import { picture } from "../src/lotr/cards/picture.ts";
import { LotrPosition } from "../src/lotr/position.ts";
import type { Session } from "../src/session/session.ts";

const card = (facts: Partial<CardFacts>): CardFacts => ({ title: "A card", keywords: [], ...facts });

useCatalogue({
    frodo: card({ title: "Frodo", type: "companion" }),
    gimli: card({ title: "Gimli", type: "companion" }),
    axe: card({ title: "Axe", type: "possession" }),
    rosie: card({ title: "Rosie", type: "ally" }),
    orc: card({ title: "Orc", type: "minion" }),
    uruk: card({ title: "Uruk", type: "minion" }),
});

/** Returns a card in play whose handle is its definition, with a number if there are several. */
const inPlay = (handle: string, more: object = {}) => ({
    handle,
    definition: handle.replace(/\d/, ""),
    active: true,
    bearer: "",
    keywords: [],
    ...more,
});
const player = (cards: object[], more: object = {}) => ({
    out: false,
    site: 1,
    burdens: 0,
    resistance: 10,
    ring_bearer: "",
    wearing: false,
    hand: [],
    deck: 0,
    deck_known: [],
    discarded: 0,
    discard: [],
    dead: [],
    adventure: 0,
    in_play: cards,
    controlled: [],
    ...more,
});

function position(viewer: number, more: object = {}): LotrPosition {
    const view = {
        viewer,
        order: [0, 1, 2],
        turn: 0,
        phase: "skirmish",
        assignments: [],
        skirmish: {},
        lasting: [],
        path: [],
        being_played: [],
        seats: {
            0: player(
                [
                    inPlay("gimli", { borne: ["axe"] }),
                    inPlay("axe", { bearer: "gimli" }),
                    inPlay("frodo"),
                    inPlay("rosie"),
                ],
                { ring_bearer: "frodo" },
            ),
            1: player([inPlay("orc1"), inPlay("orc2"), inPlay("frodo2", { active: false })]),
            2: player([inPlay("uruk")]),
        },
        ...more,
    };
    return new LotrPosition({ view, viewer } as unknown as Session);
}
const handles = (cards: readonly { readonly handle: string }[]) => cards.map(({ handle }) => handle);

test("the fellowship stands with its Ring-bearer first, and what it bears lies with its bearer", () => {
    const { free } = position(0);
    assert.deepEqual(handles(free.companions), ["frodo", "gimli"]);
    assert.deepEqual(handles(free.support), ["rosie"]);
    assert.deepEqual(handles(position(0).borne(free.companions[1]!)), ["axe"]);
});

test("whoever fights or waits to is in a lane, all others are free", () => {
    const now = { fighter: "gimli", minions: ["orc1"], strength: 6, minion_strength: 5, over: false };
    const seen = position(0, { skirmish: now, assignments: [{ fighter: "frodo", minions: ["uruk"] }] });
    assert.equal(seen.skirmish?.fighter, "gimli");
    assert.deepEqual(
        seen.waiting.map(({ fighter }) => fighter),
        ["frodo"],
    );
    assert.deepEqual(handles(seen.freeFighters), []);
    assert.deepEqual(handles(seen.freeMinions), ["orc2"]);
});

test("what is to come is told: phases that will be skipped, then what cards have announced", () => {
    const skips = [
        { phase: "archery", seat: -1 },
        { phase: "shadow", seat: 1 },
    ];
    const waiting = [{ source: "4C128", seat: 0, part: "part-4C128-0-effects-1" }];
    assert.deepEqual(position(0, { skips, waiting }).toCome, [
        { message: "look-skips", phase: { message: "word-archery" } },
        { message: "look-skips-shadow", player: { player: 1 } },
        { message: "look-waiting", card: { name: "4C128" }, part: { message: "part-4C128-0-effects-1" } },
    ]);
    assert.deepEqual(position(0, { skips: [], waiting: [] }).toCome, []);
});

test("an ally that fights is not in the support area as well", () => {
    const seen = position(0, { assignments: [{ fighter: "rosie", minions: ["uruk"] }] });
    assert.deepEqual(handles(seen.supportOf(seen.free)), []);
});

test("from the seat of a Shadow player the minions lie below; a spectator looks with the fellowship", () => {
    assert.equal(position(1).fromShadow, true);
    assert.equal(position(0).fromShadow, false);
    assert.equal(position(-1).fromShadow, false);
    assert.deepEqual(
        position(1).others.map(({ seat }) => seat),
        [2, 0],
    );
    assert.deepEqual(
        position(-1).others.map(({ seat }) => seat),
        [0, 1, 2],
    );
});

test("a fellowship whose turn it is not rests", () => {
    const seen = position(0);
    assert.deepEqual(handles(seen.resting(seen.at(1))), ["frodo2"]);
    assert.deepEqual(handles(seen.resting(seen.free)), []);
});

test("while the game is set up, everybody looks at the own fellowship", () => {
    assert.equal(position(1, { turn: -1, phase: "setting-up" }).fellowship, 1);
    assert.equal(position(-1, { turn: -1, phase: "setting-up" }).fellowship, 0);
});

test("copies that the same card bears come to the same; elsewhere, or with tokens, they do not", () => {
    const axes = [
        inPlay("axe1", { bearer: "gimli" }),
        inPlay("axe2", { bearer: "gimli" }),
        inPlay("axe3", { bearer: "frodo" }),
        inPlay("axe4", { bearer: "gimli", tokens: 1 }),
    ];
    const at = position(0, { seats: { 0: player([inPlay("gimli"), ...axes]), 1: player([]), 2: player([]) } });
    const session = { asked: false, question: {} } as unknown as Session;
    const key = same({ position: at, session } as unknown as Board);
    const use = (subject: string, amount = 0) =>
        key({ key: "", verb: "use", subject, other: "", amount, label: { message: "option-use" } });
    assert.equal(use("axe1"), use("axe2"));
    assert.notEqual(use("axe1"), use("axe2", 1));
    assert.notEqual(use("axe1"), use("axe3"));
    assert.equal(use("axe4"), "");
});

test("chance is the same for the same words", () => {
    const one = new Chance("1C150");
    const again = new Chance("1C150");
    assert.deepEqual(
        [one.next(), one.count(1, 6), one.between(0, 9)],
        [again.next(), again.count(1, 6), again.between(0, 9)],
    );
});

test("no two cards of a kind look alike", () => {
    const orcs = Array.from(
        { length: 120 },
        (_, number) => picture(`orc-${number}`, card({ type: "minion", race: "orc", culture: "moria" })).drawing,
    );
    assert.equal(new Set(orcs).size, 120);
    const same = picture("orc-1", card({ type: "minion", race: "orc", culture: "moria" }));
    assert.equal(same.drawing, orcs[1]);
});

test("a person looks the same on every card of that title", () => {
    const figure = (id: string) =>
        /<g class="tone-.*?<\/g>(?=<\/g>)/.exec(
            picture(id, card({ title: "Aragorn", unique: true, type: "companion", race: "man", culture: "gondor" }))
                .drawing,
        )?.[0];
    assert.ok(figure("1R89"));
    assert.equal(figure("1R89"), figure("1P365"));
});
