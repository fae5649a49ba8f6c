// Formats messages from standard input, for the test that compares the texts with Python: reads {"language", "texts",
// "rendered" (texts by id), "players", "said": [arguments]}, writes the list of texts.

import { readFileSync } from "node:fs";
import { Wording } from "../src/wording/fluent.ts";
import type { Argument } from "../src/server/wire.generated.ts";

interface Asked {
    readonly language: string;
    readonly texts: readonly string[];
    readonly rendered: Readonly<Record<string, string>>;
    readonly players: readonly string[];
    readonly said: readonly Argument[];
}

const { language, texts, rendered, players, said } = JSON.parse(readFileSync(0, "utf-8")) as Asked;
const wording = new Wording(language, ...texts);
wording.rendered = (id) => rendered[id];
process.stdout.write(JSON.stringify(said.map((one) => wording.say(one, players))));
