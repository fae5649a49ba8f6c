// Bots at a table have distinct names and faces.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { botFace, FACED, seatNames } from "../src/session/bots.ts";
import { speakFrom } from "../src/wording/language.ts";

speakFrom("en", "browser-bot-easy = Wick (easy)\nbrowser-bot-normal = Kettle (normal)\n");
const bot = (name: string) => ({ kind: "bot", name });
const person = (name: string) => ({ kind: "person", name });

test("the first bot of a kind is called as where it was chosen, others are regulars", () => {
    const seats = [person("Aino"), bot("normal"), bot("normal"), bot("easy")];
    for (const game of ["lotr", "talisman"]) {
        const names = seatNames({ id: "abc", game, seats });
        assert.deepEqual([names[0], names[1], names[3]], ["Aino", "Kettle", "Wick"]);
        assert.ok(FACED.includes(names[2]!), names[2]);
        assert.deepEqual(seatNames({ id: "abc", game, seats }), names);
    }
});

test("no two names at a table begin alike", () => {
    for (const id of ["a", "b", "c", "xyz", "q9"]) {
        const names = seatNames({ id, game: "talisman", seats: [person("Quentin"), ...Array(5).fill(bot("normal"))] });
        assert.equal(new Set(names.map((name) => name[0])).size, 6, names.join());
    }
});

test("who reads another language sits among the same bots, and none of them begin alike there either", () => {
    const languages = new URL("../../src/inglenook/wording/locales/", import.meta.url);
    const kinds = ["easy", "normal", "hard", "relentless"];
    for (const kind of kinds) {
        const seats = [person("Aino"), ...Array(3).fill(bot(kind)), bot(kinds.find((other) => other !== kind)!)];
        const read = (["en", "fi", "nl"] as const).map((language) => {
            const texts = readFileSync(new URL(`${language}/browser.ftl`, languages), "utf8").split("\n");
            speakFrom(language, texts.filter((line) => /^browser-bot-\w+ = [^{]*$/.test(line)).join("\n"));
            return seatNames({ id: "ghkxztjh8w9n", game: "talisman", seats });
        });
        for (const names of read) {
            assert.deepEqual(names.slice(2, 4), read[0]!.slice(2, 4));
            const beginnings = names.slice(0, 4).map((name) => name[0]);
            assert.equal(new Set(beginnings).size, 4, names.join());
        }
    }
});

test("every face is another", () => {
    const drawn = FACED.map((name) => JSON.stringify(botFace(name, "")));
    assert.equal(new Set(drawn).size, FACED.length);
    assert.ok(FACED.length >= 16);
    assert.equal(JSON.stringify(botFace("Kettle", "normal")), JSON.stringify(botFace("", "normal")));
});
