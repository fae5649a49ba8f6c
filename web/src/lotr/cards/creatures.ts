// Drawings of non-human figures: Orcs, Uruk-hai, Nazgûl, trolls, Ents, Gollum, Balrogs, wraiths, tentacles and horses.
// 60 x 60, standing on the lower edge.

import type { Chance } from "./chance.ts";
import { CARRIED } from "./people.ts";

const dark = (d: string): string => `<path class="a5" d="${d}"/>`;
const middle = (d: string): string => `<path class="a3" d="${d}"/>`;
const light = (d: string): string => `<path class="a6" d="${d}"/>`;

const ORC_HEADS = [
    dark("M4 60q2-14 12-17-4-5-3-11L3 22l12 4q3-14 15-14t15 14l12-4-10 10q1 6-3 11 10 3 12 17z"),
    dark("M6 60q1-13 11-17-5-7-4-15l-7-14 12 6q5-8 12-8t12 8l12-6-7 14q1 8-4 15 10 4 11 17z"),
    dark("M3 60q1-16 13-19-4-4-3-9l-9-2 9-5q2-12 17-12t17 12l9 5-9 2q1 5-3 9 12 3 13 19z"),
];
const ORC_EYES = [
    light("M18 28l9 3-8 3zM42 28l-9 3 8 3z"),
    light("M18 30q5-4 9 1-5 3-9-1zM42 30q-5-4-9 1 5 3 9-1z"),
    '<circle class="a6" cx="23" cy="30" r="2.600"/><circle class="a6" cx="37" cy="30" r="2.600"/>',
    light("M19 29h8v2.600h-6zM41 29h-8v2.600h6z"),
];
const ORC_MOUTHS = [
    light("M22 40l2-4 3 4 3-4 3 4 3-4 2 4-8 4z"),
    light("M22 38h16v2l-2 4-2-3-2 3-2-3-2 3-2-3-2 3z"),
    light("M23 42l1-8 2 7h8l2-7 1 8-7 2z"),
    light("M22 39q8 5 16 0l-2 4q-6 2-12 0z"),
];
const ORC_HATS = [
    "",
    middle("M14 27q3-15 16-15t16 15l-7-3-4 4-5-4-5 4-4-4z") + light("M28.700 4h2.600v9h-2.600z"),
    middle("M14 26q1-16 16-16t16 16q-16-6-32 0z") + light("M14 24q16-6 32 0v2.400q-16-6-32 0z"),
    middle("M15 26q2-15 15-15t15 15l-4-1q-11-4-22 0z") + light("M18 14l-5-9 9 6zM42 14l5-9-9 6z"),
    middle("M20 14q10-8 20 0l-2 4q-8-4-16 0z") + middle("M28 12q-2-9 2-11 5 2 3 11z"),
];
const ORC_CLOTHES = [
    middle("M14 46l16 6 16-6 3 5-19 9-19-9z"),
    middle("M10 60q1-10 8-14l6 14zM50 60q-1-10-8-14l-6 14z"),
    light("M16 50h28v2H16zM14 55h32v2H14z"),
    middle("M12 48l5-4 4 4 4-4 5 4 5-4 4 4 4-4 5 4v5H12z"),
];

/** Draws an Orc; an archer has a bow. */
export function orc(chance: Chance, archer: boolean): string {
    const carried = archer
        ? "bow"
        : chance.pick(["none", "scimitar", "spear", "club", "axe", "whip", "torch"] as const);
    return (
        CARRIED[carried] +
        chance.pick(ORC_HEADS) +
        chance.pick(ORC_CLOTHES) +
        chance.pick(ORC_HATS) +
        chance.pick(ORC_EYES) +
        chance.pick(ORC_MOUTHS)
    );
}

const URUK_HELMETS = [
    middle("M16 29Q15 9 30 8q15 1 14 21l-6 8-2-10-4-3v20h-4V24l-4 3-2 10z") +
        light("M20 28l7 3-6 3zM40 28l-7 3 6 3zM27 12h6l-1 8h-4z"),
    middle("M15 34q-3-26 15-27 18 1 15 27l-5 6-3-8q-7-4-14 0l-3 8z") +
        light("M19 27h9l-1 4h-7zM41 27h-9l1 4h7zM28.500 1h3v12h-3z"),
    middle("M15 26q0-18 15-18t15 18q-15-6-30 0z") +
        light("M19 28l8 3-7 3zM41 28l-8 3 7 3zM22 42l2-4 3 4 3-4 3 4 3-4 2 4z"),
    "" +
        light("M20 26l7 3-6 3zM40 26l-7 3 6 3zM22 40h16l-2 3-2-2-2 2-2-2-2 2-2-2-2 2z") +
        middle("M17 18Q18 6 30 6t13 12q1 10 4 18l-7-4q2-10-3-15-7 4-14 0-5 5-3 15l-7 4q3-8 4-18z"),
    middle("M16 30q-2-22 14-22t14 22l-5 10-4-3V27l-5-3-5 3v10l-4 3z") +
        light("M21 27l5 3-4 3zM39 27l-5 3 4 3zM16 14q-6-4-6-11 6 2 10 8zM44 14q6-4 6-11-6 2-10 8z"),
];
const URUK_BODIES = [
    dark("M0 60q1-18 15-20l3-2q-2-4-2-10 0-18 14-19 14 1 14 19 0 6-2 10l3 2q14 2 15 20z") +
        middle("M0 60q1-14 10-18l6 18zM60 60q-1-14-10-18l-6 18z"),
    dark("M2 60q0-17 14-20l2-2q-2-4-2-10 0-18 14-19 14 1 14 19 0 6-2 10l2 2q14 3 14 20z") +
        middle("M14 44q16 8 32 0l2 16H12z"),
    dark("M1 60q0-18 15-21l2-1q-2-4-2-10 0-18 14-19 14 1 14 19 0 6-2 10l2 1q15 3 15 21z") +
        light("M20 46h20v2H20zM18 51h24v2H18zM17 56h26v2H17z"),
];

/** Draws an Uruk-hai; an archer has a bow. */
export function uruk(chance: Chance, archer: boolean): string {
    const carried = archer
        ? "bow"
        : chance.pick(["none", "scimitar", "spear", "axe", "banner", "sword", "torch"] as const);
    return CARRIED[carried] + chance.pick(URUK_BODIES) + chance.pick(URUK_HELMETS);
}

/** Draws a Nazgûl: a hood without a face. */
export function nazgul(chance: Chance): string {
    const cowl = chance.pick([
        dark("M4 60q0-12 8-18 0-32 18-36 18 4 18 36 8 6 8 18z") +
            middle("M12 42q0-32 18-36 18 4 18 36l-6 4q2-20-12-30-14 10-12 30z"),
        dark("M2 60q1-14 11-19-1-32 17-37 18 5 17 37 10 5 11 19z") +
            middle("M13 41q0-30 17-35 17 5 17 35l-4 2q0-20-13-26-13 6-13 26z") +
            middle("M6 58l10-14 4 16zM54 58 44 44l-4 16z"),
        dark("M6 60q-1-12 7-19 2-30 17-37 15 7 17 37 8 7 7 19z") +
            middle("M30 4q15 7 17 37l-5 5q0-22-12-32-12 10-12 32l-5-5Q15 11 30 4z"),
    ]);
    const crown = chance.maybe(0.35) ? light("M18 16l2-10 4 6 3-8 3 7 3-7 3 8 4-6 2 10q-12-5-24 0z") : "";
    const eyes = chance.maybe(0.5) ? light("M24 30l4 1.500-4 1.500zM36 30l-4 1.500 4 1.500z") : "";
    const carried = CARRIED[chance.pick(["sword", "none", "banner", "sword", "torch"] as const)];
    return carried + cowl + eyes + crown;
}

/** Draws a troll: a small head on a mountain of shoulders. */
export function troll(chance: Chance): string {
    const carried = CARRIED[chance.pick(["club", "mattock", "none"] as const)];
    return (
        carried +
        dark("M0 60q-1-26 16-30 2-4 4-5-3-16 10-17 13 1 10 17 2 1 4 5 17 4 16 30z") +
        middle("M21 24q9 5 18 0l2 6q-11 5-22 0z") +
        light("M24 18l4 1.500-4 2zM36 18l-4 1.500 4 2zM24 27l1.500-4 1.500 4zM33 27l1.500-4 1.500 4z") +
        middle("M6 44l8 4-6 6zM54 44l-8 4 6 6z")
    );
}

/** Draws an Ent: a tree with a face. */
export function ent(chance: Chance): string {
    const crown = chance.pick([
        '<g class="a3"><circle cx="18" cy="11" r="8"/><circle cx="30" cy="6" r="9"/><circle cx="43" cy="11" r="8"/></g>',
        middle("M12 18 6 6l9 6L14 0l9 9 4-12 6 12 6-12 4 12 9-6-4 8 8-2-8 12z"),
        '<g class="a3"><ellipse cx="14" cy="14" rx="8" ry="6"/><ellipse cx="46" cy="14" rx="8" ry="6"/><ellipse cx="30" cy="5" rx="11" ry="7"/></g>',
    ]);
    const beard = chance.pick([
        middle("M22 36q8 4 16 0l-2 14-3-6-3 10-3-10-3 6z"),
        middle("M20 37h20l-5 12-2-5-3 9-3-9-2 5z"),
        "",
    ]);
    return (
        dark("M14 60q5-10 4-20L6 30l2-3 11 7q-2-12 0-20h22q2 8 0 20l11-7 2 3-12 10q-1 10 4 20z") +
        crown +
        light("M22 26q4-4 7 0-3 3-7 0zM38 26q-4-4-7 0 3 3 7 0z") +
        beard +
        light("M25 34h10v1.800H25z")
    );
}

/** Draws Gollum: all eyes and fingers. */
export function gollum(chance: Chance): string {
    const gaze = chance.pick([0, -1.4, 1.4]);
    const eye = (x: number): string =>
        `<circle class="a6" cx="${x}" cy="28" r="5.500"/><circle class="a5" cx="${x + gaze}" cy="28" r="2.200"/>`;
    const mouth = chance.pick([
        light("M22 40q8 3 16 0l-1 2.600q-7 2-14 0z"),
        light("M23 39h14l-2 4-2-2.500-3 2.500-3-2.500-2 2.500z"),
        light("M25 40q5 5 10 0-1 6-5 6t-5-6z"),
    ]);
    return (
        dark("M10 60q2-9 12-12-9-5-9-18Q13 12 30 12t17 18q0 13-9 18 10 3 12 12z") +
        dark("M14 26 4 18l3 14 8 3zM46 26l10-8-3 14-8 3z") +
        '<path class="stroke5" fill="none" stroke-width="1.400" d="M22 14q-6 2-8 12M26 11q-3-4-9-3M34 11q4-4 9-2M38 14q6 3 8 12"/>' +
        eye(22.5) +
        eye(37.5) +
        mouth +
        middle("M12 60l-2-9 3-1 2 6 1-9 3 .500V56l2-7 3 1-2 10zM48 60l2-9-3-1-2 6-1-9-3 .500V56l-2-7-3 1 2 10z")
    );
}

/** Draws a Balrog: a shadow with wings and horns, and a fire in it. */
export function balrog(chance: Chance): string {
    const wings = chance.pick([
        dark("M0 6q14 2 20 22l20 0Q46 8 60 6q-2 8-6 12l4 2q-4 6-8 8l2 4-12 8H20L8 32l2-4q-4-2-8-8l4-2Q2 14 0 6z"),
        dark("M2 0q4 18 18 24h20Q54 18 58 0q4 14 0 24l-6 2 2 8-8 0-2 8H16l-2-8-8 0 2-8-6-2Q-2 14 2 0z"),
    ]);
    const flame = chance.pick([
        light("M24 60q-6-10 2-18 0 5 3 6-1-7 3-12 1 8 4 10 6 6 0 14z"),
        light("M20 60q2-6-1-12 5 2 6 6 1-8 5-14 2 9 5 12 2-3 6-4-3 6-1 12z"),
    ]);
    return (
        wings +
        CARRIED[chance.pick(["whip", "sword"] as const)] +
        dark("M8 60q2-16 14-20-4-4-4-11 0-12 12-12t12 12q0 7-4 11 12 4 14 20z") +
        middle("M19 24Q8 20 10 6q4 10 13 12zM41 24q11-4 9-18-4 10-13 12z") +
        light("M22 27l6 2.500-5 2zM38 27l-6 2.500 5 2zM24 36l2-2 2 2 2-2 2 2 2-2 2 2-6 3z") +
        flame
    );
}

/** Draws a wraith that is no Nazgûl: a pale light over dead water, or a body that lies in it. */
export function wraith(chance: Chance): string {
    const water = middle("M0 54q8-4 15 0t15 0 15 0 15 0v6H0z");
    const ghost =
        '<g opacity=".85">' +
        dark("M14 58q-2-10 2-18 0-26 14-28 14 2 14 28 4 8 2 18l-5-5-4 6-4-6-3 6-3-6-4 6-4-6z") +
        light("M22 28q3-3 6 0-3 5-6 0zM32 28q3-3 6 0-3 5-6 0zM27 38q3-2 6 0-1 6-3 6t-3-6z") +
        "</g>";
    const flames = [
        light("M30 8q14 16 9 28-3 8-9 9-7-1-9-9-1-6 3-10 1 5 4 6-2-12 2-24z"),
        light(
            "M12 24q6 7 4 13-1 4-4 4t-4-4q-1-4 2-6 1 2 2 2-1-5 0-9zM48 20q6 7 4 14-1 4-4 4t-4-4q-1-4 2-6 1 2 2 2-1-5 0-10z",
        ),
    ];
    return chance.maybe(0.5) ? ghost + water : flames.join("") + water;
}

/** Draws the creature of the lake and other things with many arms. */
export function tentacle(): string {
    return (
        '<g class="stroke5 thick" fill="none"><path d="M14 60q-8-22 6-30t4-22"/><path d="M30 60q-4-26 4-34t10-16"/><path d="M46 60q10-14 2-28t10-18"/></g>' +
        light("M22 10l4-2-1 5zM42 12l4-3-1 5z")
    );
}

/** Draws a horse's head. */
export function horse(chance: Chance): string {
    const mane = chance.pick([
        middle("M34 8q16 6 18 30l4 22H44q0-26-12-44z"),
        middle("M34 8l8 2-2 4 8 3-3 4 7 5-4 3 6 8-5 2 5 21H44q0-26-12-44z"),
    ]);
    return (
        dark("M12 60q2-16 10-24-6 6-14 6l-4-7q6-14 20-22l2-9 7 7q19 6 19 49z") +
        mane +
        light("M25 19a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 35l4-1-1 3z") +
        (chance.maybe(0.6) ? light("M13 33l12-9 1 2-11 9zM24 24l10 12-2 1-9-11z") : "")
    );
}
