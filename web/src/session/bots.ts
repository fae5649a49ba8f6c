// The bots: their names at a table, and their faces.

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { TableInfo } from "../server/wire.generated.ts";
import { t, worded } from "../wording/language.ts";

/** Names for further bots by game, each with an initial of its own. */
const REGULARS: Readonly<Record<string, readonly string[]>> = {
    lotr: ["Wren", "Bracken", "Hob", "Tansy", "Marl", "Sorrel"],
    talisman: ["Quill", "Juniper", "Pike", "Grist", "Vesper", "Fennel"],
};

/** Initials of the names of the kinds of bots, in any of the languages. */
const INITIALS: Readonly<Record<string, string>> = { easy: "WLP", normal: "KP", hard: "FPV", relentless: "OV" };

/** Returns the name of a kind of bot with its strength, such as "Kettle (normal)". */
export function botName(kind: string): string {
    const id = `browser-bot-${kind}`;
    return worded(id) ? t(id) : kind;
}

/** Returns the strength of a kind of bot in a word. */
export function botLevel(kind: string): string {
    return /\((.*)\)$/.exec(botName(kind))?.[1] ?? botName(kind);
}

/** Returns the name of a kind of bot without its strength, which is shown where bots are chosen. */
function calledShortly(kind: string): string {
    return botName(kind).replace(/ \(.*\)$/, "");
}

type Sitting = Pick<TableInfo, "id" | "game"> & { readonly seats: readonly { kind: string; name: string }[] };

/**
 * Returns the names at a table by seat.  People have their own names; the first bot of each kind has the name of its
 * kind, and further bots get names of regulars.
 *
 * The choice of regulars depends on the table, not on the language, so that it never changes.  No two names have the
 * same initial, as long as there are enough names.
 */
export function seatNames({ id, game, seats }: Sitting): string[] {
    const isFirst = seats.map(
        ({ kind, name }, seat) =>
            kind === "bot" && seats.findIndex((one) => one.kind === "bot" && one.name === name) === seat,
    );
    const taken = new Set(
        seats.flatMap(({ kind, name }, seat) =>
            kind !== "bot" ? initial(name) : isFirst[seat] ? [...(INITIALS[name] ?? initial(calledShortly(name)))] : [],
        ),
    );
    const start = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
    const round = REGULARS[game] ?? [];
    const turned = round.map((_, place) => round[(start + place) % round.length]!);
    const [free, like] = [false, true].map((alike) => turned.filter((name) => taken.has(initial(name)) === alike));
    const regulars = [...free!, ...like!];
    return seats.map(({ kind, name }, seat) =>
        kind !== "bot" ? name : isFirst[seat] ? calledShortly(name) : (regulars.shift() ?? calledShortly(name)),
    );
}

function initial(name: string): string {
    return name.slice(0, 1).toUpperCase();
}

// Faces: original drawings in 40 x 40 units, put together from a few parts.

const HAIR = {
    short: "M10 19q-1-12 10-12t10 12q-2-5-4-6-8 1-13-1-2 3-3 7z",
    long: "M9 31q-2-24 11-24t11 24h-4q2-12-1-17-7 1-11-2-3 9-2 19z",
    curls: "M9 19a4 4 0 0 1 2-6 4 4 0 0 1 5-4 4 4 0 0 1 8 0 4 4 0 0 1 5 4 4 4 0 0 1 2 6l-3-5H12z",
    sides: "M10 22q-2-6 1-9l2 2-1 6zM30 22q2-6-1-9l-2 2 1 6z",
    hood: "M6 34Q5 4 20 4t14 30H28q4-22-8-22t-8 22z",
} as const;
const HAT = {
    "": "",
    cap: "M9 14q2-9 13-8 8 1 9 7l4 2q-13 1-26-1z",
    brim: "M4 14q16-5 32 0l-1 2q-15-4-30 0zM12 13q1-9 8-9t8 9q-8-2-16 0z",
    point: "M4 15Q15 12 20 1q4 3 3 6 2 6 13 8-16-3-32 0z",
    wreath: "m10 15 1-5 3 2 2-5 4 4 4-4 2 5 3-2 1 5q-10-3-20 0z",
    band: "M10 13q10-4 20 0v3q-10-4-20 0z",
} as const;
const BEARD = {
    "": "",
    full: "M12 20q1 12 8 12t8-12q-2 3-4 3l-4-1-4 1q-2 0-4-3z",
    long: "M12 21q0 17 8 17t8-17q-3 3-8 2-5 1-8-2z",
    moustache: "M13 24q4-3 7 0 3-3 7 0-4 1-7 0-3 1-7 0z",
} as const;

type Look = readonly [colour: string, hair: keyof typeof HAIR, hat: keyof typeof HAT, beard: keyof typeof BEARD];

/** Faces by kind of bot, and by name for the regulars. */
const LOOKS: Readonly<Record<string, Look>> = {
    easy: ["#7a8f3c", "curls", "", ""],
    normal: ["#a8642f", "sides", "cap", "moustache"],
    hard: ["#56656f", "short", "", "full"],
    relentless: ["#6d5a7c", "hood", "", "long"],
    Wren: ["#6b8f66", "short", "cap", ""],
    Bracken: ["#8a5a33", "curls", "", "full"],
    Hob: ["#7b7266", "sides", "", "long"],
    Tansy: ["#a37f22", "long", "band", ""],
    Marl: ["#4d6a85", "short", "brim", "moustache"],
    Sorrel: ["#84546b", "long", "", ""],
    Quill: ["#4f5c99", "short", "point", "full"],
    Juniper: ["#3f7d5e", "hood", "", ""],
    Pike: ["#90503a", "sides", "band", "full"],
    Grist: ["#8d7130", "sides", "brim", "long"],
    Vesper: ["#574a80", "hood", "point", ""],
    Fennel: ["#5f8a3a", "long", "wreath", ""],
};
const STRANGER: Look = ["#6f665c", "short", "", ""];

/** Renders the face of a bot, by its name at the table, else by its kind; decorative beside the name. */
export function botFace(name: string, kind: string): TemplateResult {
    return html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
        ${drawn(LOOKS[name] ?? LOOKS[kind] ?? STRANGER)}
    </svg>`;
}

function drawn([colour, hair, hat, beard]: Look): SVGTemplateResult {
    const tint = `color-mix(in oklab, ${colour} 38%, #f6ead3)`;
    const dark = `color-mix(in oklab, ${colour} 45%, #1d1712)`;
    return svg`<path fill=${tint} d="M0 40V18Q0 0 20 0t20 18v22z"/>
        <path fill=${dark} d="M4 40q1-9 11-11h10q10 2 11 11z"/>
        <ellipse fill="#f1d9b8" cx="20" cy="19.5" rx="8.5" ry="10.5"/>
        <path fill="#3a2c22" d=${HAIR[hair]}/>
        <path fill="#5b4634" d=${BEARD[beard]}/>
        <path fill=${colour} d=${HAT[hat]}/>
        <path fill="#2a211b" d="M15.500 18.500h2.500v1.700h-2.500zM22 18.500h2.500v1.700H22z"/>`;
}

/** Names and kinds of bots with a face, for tests. */
export const FACED: readonly string[] = Object.keys(LOOKS);
