// A bot for Inglenook's arena in JavaScript: it reads questions from standard input as lines of JSON and writes answers
// to standard output.  docs/arena-programs.md describes the protocol.
//
//     inglenook arena talisman --program "mine=node examples/arena-bot.mjs" --bots mine,uniform --games 20
//
// It plays by one rule of thumb: do something rather than pass, and prefer the verbs that bring a game forward.

import { createInterface } from "node:readline";

const PROTOCOL = 1;

// Verbs by how gladly this bot does them; all others count as 0.
const WORTH = {
    play: 5,
    "start-with": 5,
    move: 4,
    take: 4,
    fight: 3,
    assign: 2,
    use: 2,
    pass: -1,
    done: -1,
};

function send(message) {
    process.stdout.write(JSON.stringify(message) + "\n");
}

// How often each option was picked: some can be picked again and again for ever.
const picked = new Map();

function worth(option) {
    return (WORTH[option.verb] ?? 0) - (picked.get(option.key) ?? 0);
}

// Picks as few options as the question allows, but one if any is better than nothing.
function choose(question) {
    const best = [...question.options].sort((one, other) => worth(other) - worth(one));
    const wanted = best.filter((option) => worth(option) > 0).length;
    const count = Math.min(question.most, Math.max(question.least, Math.min(wanted, 1)));
    const keys = best.slice(0, count).map((option) => option.key);
    keys.forEach((key) => picked.set(key, (picked.get(key) ?? 0) + (key === "pass" ? 0 : 1)));
    return keys;
}

for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "hello") {
        send({ type: "hello", protocol: PROTOCOL, name: "Rule of thumb" });
    } else if (message.type === "question") {
        send({ type: "answer", number: message.number, keys: choose(message.question) });
    } else if (message.type === "refused") {
        throw new Error(message.reason); // a fault of this bot: the arena reports what it says here
    } else if (message.type === "over") {
        break;
    }
}
