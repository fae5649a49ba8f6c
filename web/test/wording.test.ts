// The browser formats messages by the rules of the wordings.  A Python test with real games compares the texts with
// Python's (tests/wording/test_browser_says_the_same.py).

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameId, Wording } from "../src/wording/fluent.ts";
import { parts } from "../src/wording/parts.ts";
import { language, likelyLanguage, say, setPlayers, speak, speakFrom, t } from "../src/wording/language.ts";

const FTL = `
number = { $number }
list-and = { $first } and { $last }
list-empty = none
player-default = Player { $number }
name-adventure-ogre = Ogre
name-1C290 = Frodo
-deck = deck
log-drew = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
  } from the { -deck }.
log-fight = { $who } against { $whom }: { $by }.
log-list = All: { $all }.
`;

test("numbers are written as the language has them, also those that are written without Intl", () => {
    for (const language of ["en", "fi", "nl"]) {
        const wording = new Wording(language, FTL);
        for (const number of [0, 7, 999, 1000, 12345, 2.5])
            assert.equal(wording.say(number), new Intl.NumberFormat(language).format(number));
    }
});

test("messages with names, players, lists and numbers", () => {
    const wording = new Wording("en", FTL);

    assert.equal(
        wording.say({ message: "log-drew", player: { player: 0 }, n: 1 }, ["Aino"]),
        "Aino draws a card from the deck.",
    );
    assert.equal(
        wording.say({ message: "log-drew", player: { player: 1 }, n: 1234 }, ["Aino"]),
        "Player 2 draws 1,234 cards from the deck.",
    );
    const fight = {
        message: "log-fight",
        who: [{ name: "1C290" }, { name: "adventure:ogre" }, "Sam"],
        whom: [],
        by: -3,
    };
    assert.equal(wording.say(fight), "Frodo, Ogre and Sam against none: \u22123.");
});

test("the id of a name has only what Fluent allows", () => {
    assert.equal(nameId("adventure:ogre's den"), "name-adventure-ogre-s-den");
});

test("a list longer than Fluent fills in is said whole", () => {
    const all = Array.from({ length: 900 }, (_, place) => `card ${place}`);

    assert.equal(new Wording("en", FTL).say({ message: "log-list", all }).length > 5000, true);
});

test("what has no wording is shown by its id, and reported", (context) => {
    const reported = context.mock.method(console, "error", () => {});

    assert.equal(new Wording("en", FTL).say({ message: "log-gone" }), "‹log-gone›");
    assert.equal(reported.mock.callCount(), 1);
});

test("the parts of a line tell the names of cards from the rest", () => {
    speakFrom("en", FTL);
    setPlayers(["Aino"]);

    assert.deepEqual(
        parts({
            message: "log-fight",
            who: { player: 0 },
            whom: [{ name: "1C290" }, { name: "adventure:ogre" }],
            by: 2,
        }),
        [
            "Aino against ",
            { definition: "1C290", name: "Frodo" },
            " and ",
            { definition: "adventure:ogre", name: "Ogre" },
            ": 2.",
        ],
    );
});

test("a name is said in the form that the sentence wants, and told apart in it", () => {
    const forms = "name-space-desert = Autiomaa\n    .to = Autiomaahan\nlog-moved = { $who } siirtyy { $space-to }.\n";
    speakFrom("fi", FTL + forms);
    setPlayers(["Aino"]);

    assert.deepEqual(parts({ message: "log-moved", who: { player: 0 }, space: { name: "space:desert" } }), [
        "Aino siirtyy ",
        { definition: "space:desert", name: "Autiomaahan" },
        ".",
    ]);
    assert.deepEqual(parts({ message: "log-moved", who: { player: 0 }, space: { name: "adventure:ogre" } }), [
        "Aino siirtyy ",
        { definition: "adventure:ogre", name: "Ogre" },
        ".",
    ]);
});

test("the language that somebody probably reads", () => {
    assert.equal(likelyLanguage("fi", ["nl-BE", "en"]), "fi");
    assert.equal(likelyLanguage(null, ["sv-SE", "nl-BE", "en"]), "nl");
    assert.equal(likelyLanguage("xx", ["sv"]), "en");
});

test("what the start page does without is fetched as soon as it is said, and a wish keeps those before it", async () => {
    const asked: string[] = [];
    globalThis.fetch = ((address: string) => {
        asked.push(address);
        const whole = !address.endsWith("?for=play");
        const text = `page-hello = Moi${whole ? "\npage-later = Sitten" : ""}`;
        return Promise.resolve({ ok: true, text: () => Promise.resolve(text) });
    }) as unknown as typeof fetch;
    const settled = () => new Promise((resolve) => setImmediate(resolve));

    await speak({ language: "fi", game: "inglenook", paged: false });
    assert.deepEqual([t("page-hello"), t("page-later")], ["Moi", "…"]);
    await settled();
    assert.equal(t("page-later"), "Sitten");
    assert.deepEqual(asked, ["/api/wording/inglenook/fi?for=play", "/api/wording/inglenook/fi"]);

    await Promise.all([speak({ language: "nl" }), speak({ paged: true })]);
    assert.equal(language, "nl");
    assert.equal(asked.at(-1), "/api/wording/inglenook/nl");
});

test("whoever is named and reads is spoken to, where a wording has words for that", () => {
    const turn =
        "log-turn = The turn of { $player } begins.\n    .you = Your turn begins.\nlog-out = { $player } is out.\n";
    speakFrom("en", FTL + turn);
    setPlayers(["Aino", "Bram"], 0);

    assert.equal(say({ message: "log-turn", player: { player: 0 } }), "Your turn begins.");
    assert.equal(say({ message: "log-turn", player: { player: 1 } }), "The turn of Bram begins.");
    assert.equal(say({ message: "log-out", player: { player: 0 } }), "Aino is out.");
    setPlayers(["Aino", "Bram"]);
    assert.equal(say({ message: "log-turn", player: { player: 0 } }), "The turn of Aino begins.");
});

test("whoever reads is spoken to in the second place, too, where the sentence asks for a form of the name", () => {
    const took = "log-took = { $player } takes it from { $other-the }.\nplayer-you = you\n";
    speakFrom("en", FTL + took);
    const line = { message: "log-took", player: { player: 0 }, other: { player: 1 } };
    setPlayers(["Aino", "Bram"], 1);
    assert.equal(say(line), "Aino takes it from you.");
    setPlayers(["Aino", "Bram"], 0);
    assert.equal(say(line), "Aino takes it from Bram.");
});
