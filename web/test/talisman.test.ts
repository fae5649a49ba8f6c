// Events that the Talisman board reads from the log, and the paths round its rings.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
    causeOf,
    latestBattle,
    latestEffect,
    latestMove,
    latestRoll,
    rolledSinceFight,
} from "../src/talisman/decision/happenings.ts";
import { isRolled, tableIn } from "../src/talisman/stage/roll-table.ts";
import { breakable } from "../src/wording/hyphens.ts";
import { talismanStage } from "../src/talisman/stage/craft.ts";
import { scenesIn } from "../src/table/stage/scene.ts";
import { characterAt, toadAt } from "../src/talisman/stage/duel.ts";
import { laidOut } from "../src/talisman/board/layout.ts";
import { RINGS, SPACES, directionOf, way } from "../src/talisman/board/spaces.ts";
import { sharing } from "../src/talisman/decision/matter.ts";
import { asTold, follow } from "../src/talisman/character/told.ts";
import type { Alive } from "../src/talisman/view.ts";
import type { Option, Worded } from "../src/server/wire.generated.ts";
import type { Session } from "../src/session/session.ts";
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

test("a card that lies in a space has its name under it where there is room, and pieces stand beside it", () => {
    const card = (handle: string, name: string) => ({
        handle,
        definition: `adventure:${name}`,
        counters: 0,
        gold: 0,
    });
    const lying = (...names: string[]) =>
        ({
            seats: {},
            spaces: { "space:woods-n": { cards: names.map((name) => card(name, name)), gold: 0 } },
        }) as never;
    speakFrom("en", "name-space-woods = Woods\nname-adventure-bear = Bear\nname-adventure-ape = Ape\n");
    const one = laidOut(lying("bear"), space("woods-n"), [0]);
    const two = laidOut(lying("bear", "ape"), space("woods-n"), []);
    const small = laidOut(lying("bear"), space("woods-n"), [], false);

    assert.deepEqual(
        one.chips.map(({ plate }) => plate?.name),
        ["Bear"],
    );
    assert.ok(one.pieces[0]!.at[0] > one.chips[0]!.at[0] + 25, "the piece stands to the right of the card");
    assert.deepEqual(
        two.chips.map(({ plate }) => plate?.name),
        ["Bear", "Ape"],
    );
    assert.equal(small.chips[0]!.plate, undefined);

    const heap = laidOut(lying("bear", "ape", "fox", "owl"), space("woods-n"), []).chips.at(-1)!;
    assert.deepEqual([heap.more, heap.cards.map(({ handle }) => handle)], [2, ["fox", "owl"]], "those only counted");
});

test("a fight is staged with the character that fought it, though its player has another one by now", () => {
    const enters = (name: string): Worded => {
        return { message: "log-enters", player: CHIARA, character: { name: `character:${name}` } };
    };
    const died: Worded = { message: "log-died", player: CHIARA, character: { name: "character:elf" } };
    const fight: Worded = { message: "log-combat", player: CHIARA, foe: { message: "being-sentinel" } };
    const lines = [enters("elf"), TURN, fight, died, enters("thief"), TURN, fight];

    assert.equal(characterAt(lines, 2, 2), "character:elf");
    assert.equal(characterAt(lines, 6, 2), "character:thief");
    assert.equal(characterAt(lines.slice(1), 1, 2), "character:elf", "what came before is not told any more");
    assert.equal(causeOf(lines, 3), fight);
});

test("who turns into a toad is told so apart from the roll that did it, and when it is over", () => {
    const met: Worded = { message: "log-meets", player: CHIARA, card: { name: "adventure:witch" } };
    const roll: Worded = { ...rolled(CHIARA, [1], { message: "roll-table" }), of: { name: "adventure:witch" } };
    const poorer: Worded = { message: "log-lost-gold", player: CHIARA, amount: 1, now: 0 };
    const toad: Worded = { message: "log-toad", player: CHIARA, turns: 3 };
    const over: Worded = { message: "log-no-toad", player: CHIARA, turns: 0 };
    const scenes = scenesIn(talismanStage, [TURN, met, roll, poorer, toad, TURN, over], 0, 1);

    assert.deepEqual(
        scenes.map(({ kind, size, weighty }) => [kind, size, weighty]),
        [
            ["roll", 3, false],
            ["toad", 1, true],
            ["itself", 1, false],
        ],
    );
});

test("a toad fights as a toad, and only while it is one", () => {
    const toad: Worded = { message: "log-toad", player: CHIARA, turns: 3 };
    const over: Worded = { message: "log-no-toad", player: CHIARA };
    const lines = [TURN, toad, TURN, over, toad, { message: "log-enters", player: CHIARA }];

    assert.deepEqual(
        [1, 2, 4, 5, 6].map((place) => toadAt(lines, place, 2)),
        [false, true, false, true, false],
    );
    assert.equal(toadAt(lines, 2, 1), false);
});

test("what a Spell does that can be cast on several things is said once, above them", () => {
    const cast = (spell: string, other: string, inside = false) => {
        const label = { message: "option-cast-on", subject: { name: `spell:${spell}` } };
        const said = inside ? { message: "option-there", label } : label;
        return {
            key: `${spell} ${other}`,
            verb: "cast",
            subject: "",
            other,
            amount: 0,
            label: said,
        } as unknown as Option;
    };
    const options = [cast("destruction", "a"), cast("healing", ""), cast("destruction", "b", true)];

    assert.deepEqual([...sharing(options).keys()], ["spell:destruction"]);
});

test("a Spell that is cast on one's own Spell is staged as one's own affair", () => {
    const hidden: Worded = { message: "log-cast", player: CHIARA, spell: { name: "spell:invisibility" } };
    const counter = { name: "spell:counterspell" };
    const on: Worded = { message: "log-cast-on", player: BRAM, spell: counter, target: { name: "spell:invisibility" } };
    const owned = (viewer: number) => scenesIn(talismanStage, [TURN, hidden, on], 2, viewer).map(({ own }) => own);

    assert.deepEqual([owned(2), owned(0), owned(-1)], [[true], [false], [false]]);
});

test("a roll that a Spell asks for is headed by the Spell: one does not meet it", () => {
    const rolled: Worded = {
        message: "log-rolled",
        player: CHIARA,
        rolled: [2],
        occasion: { message: "roll-table" },
        of: { name: "spell:lightning-bolt" },
    };
    const [scene] = scenesIn(talismanStage, [TURN, rolled], 1, 0);
    const session = { viewer: 0, seatName: () => "Chiara" } as unknown as Session;

    speakFrom("en", "talisman-stage-met = You meet { $card }\nname-spell-lightning-bolt = Lightning Bolt\n");
    assert.equal(talismanStage.title(session, scene!), "Lightning Bolt");
    assert.equal(scenesIn(talismanStage, [TURN, { ...rolled, message: "log-cast-self" }], 1, 0)[0]!.kind, "spell");
});

test("while something is staged, numbers are those from before it", () => {
    const alive = (lives: number) => ({ character: "character:elf", alive: true, lives, gold: 1 }) as unknown as Alive;
    const session = { live: true, view: { seats: [alive(4)] } } as unknown as Session & { view: { seats: Alive[] } };
    const shown = () => asTold(session, 0, session.view.seats[0]!).lives;
    follow(session, false);
    session.view.seats[0] = alive(3);
    follow(session, true);
    assert.equal(shown(), 4);
    follow(session, false);
    assert.equal(shown(), 3);
    session.view.seats[0] = { ...alive(5), character: "character:troll" };
    follow(session, true);
    assert.equal(shown(), 5, "a new character has its own");
});

test("a table of results, also one whose first and last row are open", () => {
    const mines = [
        "Inner region",
        "Roll 3 dice.",
        "0 or less: you stay.",
        "1: Plain.",
        "2–3: Portal.",
        "6 or more: Tavern.",
    ];
    const found = (total: number) => tableIn(mines, total).find((row) => isRolled(row, total))?.text;

    assert.deepEqual([-3, 0, 1, 3, 6, 13].map(found), ["you stay", "you stay", "Plain", "Portal", "Tavern", "Tavern"]);
    assert.deepEqual(
        tableIn(["Roll a die (1: a toad; 2–6: nothing)."], 4).map(({ label }) => label),
        ["1", "2–6"],
    );
});
