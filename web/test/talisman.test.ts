// What the Talisman board reads from the log, and the ways round its rings.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
    latestBattle,
    latestEffect,
    latestMove,
    latestRoll,
    rolledSinceFight,
} from "../src/talisman/decision/happenings.ts";
import { breakable } from "../src/wording/hyphens.ts";
import { RINGS, SPACES, directionOf, way } from "../src/talisman/board/spaces.ts";
import type { Worded } from "../src/server/wire.generated.ts";
import { speakFrom } from "../src/wording/language.ts";

const [BRAM, CHIARA] = [{ player: 1 }, { player: 2 }];
const COMBAT: Worded = { message: "roll-combat" };
const TURN: Worded = { message: "log-turn", player: CHIARA };

function space(name: string) {
    return SPACES.get(`space:${name}`)!;
}

function rolled(player: { player: number }, dice: number[], occasion: Worded): Worded {
    return { message: "log-rolled", player, rolled: dice, occasion };
}

function moved(player: { player: number }, to: string): Worded {
    return { message: "log-moved", player, space: { name: `space:${to}` } };
}

test("a fight between two characters, from its beginning to its end", () => {
    const begun: Worded = { message: "log-combat", player: CHIARA, foe: BRAM, own: 8, against: 4 };
    const dice = [rolled(CHIARA, [1], COMBAT), rolled(BRAM, [6, 2], COMBAT)];
    const from = [
        ["counters", 7],
        ["purchase:sword", 1],
    ] as [string, number][];
    const scores: Worded = { message: "log-scores", player: CHIARA, foe: BRAM, own: 9, against: 10, own_from: from };
    const end: Worded = { message: "log-fight-lost", player: CHIARA, foe: BRAM };
    const own = { who: CHIARA, seat: 2, dice: [1], score: 9, base: 8 };
    const foe = { who: BRAM, seat: 1, dice: [6, 2], score: 10, base: 4 };

    assert.deepEqual(latestBattle([TURN, begun])?.own, { ...own, dice: [], score: undefined });
    assert.deepEqual(latestBattle([TURN, begun, ...dice, scores, end]), {
        psychic: false,
        own: { ...own, from },
        foe: { ...foe, from: [] },
        outcome: "lost",
    });
});

test("an enemy has the die that another player rolled for it", () => {
    const ogre = [{ name: "adventure:ogre" }];
    const begun: Worded = { message: "log-psychic-combat", player: CHIARA, foe: ogre };
    const battle = latestBattle([TURN, begun, { message: "log-enemy-rolled", foe: ogre, roll: 4, player: BRAM }]);

    assert.deepEqual(battle?.foe, { who: ogre, seat: -1, dice: [4], score: undefined, base: undefined });
    assert.equal(battle?.psychic, true);
});

test("a fight of an earlier turn is over, and so is one after which somebody moved", () => {
    const begun: Worded = { message: "log-combat", player: CHIARA, foe: BRAM };

    assert.equal(latestBattle([TURN, begun, TURN]), undefined);
    assert.equal(latestBattle([TURN, begun, moved(CHIARA, "city"), rolled(CHIARA, [3], COMBAT)])?.own.dice.length, 0);
});

test("what is rolled after a fight takes its place, but not the roll for armour", () => {
    const end: Worded = { message: "log-fight-lost", player: CHIARA, foe: BRAM };

    assert.equal(rolledSinceFight([TURN, end, rolled(CHIARA, [2], { message: "roll-armour" })]), false);
    assert.equal(rolledSinceFight([TURN, end, rolled(CHIARA, [2], { message: "roll-table" })]), true);
});

test("the latest roll is not one of a fight", () => {
    const occasion: Worded = { message: "roll-table" };

    assert.deepEqual(latestRoll([TURN, rolled(CHIARA, [5], occasion), rolled(CHIARA, [1], COMBAT)]), {
        seat: 2,
        dice: [5],
        occasion,
    });
});

test("a move goes the way that was rolled", () => {
    const lines = [
        moved(CHIARA, "village"),
        TURN,
        rolled(CHIARA, [3], { message: "roll-movement" }),
        moved(CHIARA, "plains-w"),
    ];

    assert.deepEqual(latestMove(lines), {
        seat: 2,
        from: space("village"),
        to: space("plains-w"),
        direction: "anticlockwise",
    });
    assert.equal(latestMove([...lines, moved(CHIARA, "temple")])?.direction, undefined);
});

test("ways round the rings", () => {
    assert.deepEqual([24, 16, 8], [RINGS.outer.length, RINGS.middle.length, RINGS.inner.length]);
    assert.deepEqual(
        way(space("forest"), space("village"), "clockwise").map(({ name }) => name),
        ["forest", "fields", "village"],
    );
    assert.equal(way(space("forest"), space("village"), "anticlockwise").length, 23);
    assert.deepEqual(way(space("forest"), space("temple"), "clockwise"), []);
    assert.equal(directionOf(space("village"), space("city"), 0), "clockwise");
    assert.equal(directionOf(space("village"), space("tavern"), 18), "clockwise");
});

test("long Finnish words may break between syllables", () => {
    speakFrom("fi");
    assert.equal(breakable("Parantamistaika").replaceAll("\u00ad", "-"), "Paran-ta-mis-taika");
    assert.equal(breakable("Musta ritari"), "Musta ritari");
    speakFrom("en");
    assert.equal(breakable("Mephistopheles"), "Mephistopheles");
});

test("the card whose effect is under way is the latest one since the piece came where it is", () => {
    const met: Worded = { message: "log-meets", card: { name: "adventure:fairy" } };
    assert.equal(latestEffect([TURN, moved(CHIARA, "city"), met]), "adventure:fairy");
    assert.equal(latestEffect([TURN, met, moved(CHIARA, "city")]), "");
    assert.equal(latestEffect([met, TURN]), "");
});
