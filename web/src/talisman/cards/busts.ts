// Portraits of people, put together from a face, headwear, a beard and an item carried.  Original drawings in 60 x 60
// units and the tones of sprites/talisman.svg: .a3 middle, .a4 near, .a5 figure, .a6 light.

import { svg, type SVGTemplateResult } from "lit";

/** A part of a portrait: a list of strokes, each with its tone and its outline. */
type Part = readonly (readonly [tone: "a3" | "a4" | "a5" | "a6", outline: string])[];

const BODIES = {
    plain: [["a5", "M6 60q2-17 16-20l2-4h12l2 4q14 3 16 20z"]],
    broad: [["a5", "M0 60q1-20 18-22l4-3h16l4 3q17 2 18 22z"]],
    slim: [["a5", "M13 60q1-16 12-19l1-4h8l1 4q11 3 12 19z"]],
    robe: [
        ["a5", "M8 60q0-16 14-21l2-4h12l2 4q14 5 14 21z"],
        ["a3", "m22 40 8 8 8-8 3 2-9 11v7h-4v-7l-9-11z"],
    ],
    mail: [
        ["a5", "M4 60q1-18 16-21l3-4h14l3 4q15 3 16 21z"],
        ["a3", "M4 60q1-13 9-18l5 18zM56 60q-1-13-9-18l-5 18z"],
    ],
    cloak: [
        ["a5", "M5 60q1-15 15-21l3-4h14l3 4q14 6 15 21z"],
        ["a3", "M20 39q10 7 20 0l2 4q-12 8-24 0z"],
    ],
} satisfies Record<string, Part>;

const FACE: Part = [
    ["a6", "M20 22q0-11 10-11t10 11q0 14-10 17-10-3-10-17z"],
    ["a5", "M24 24h4v2h-4zM32 24h4v2h-4z"],
];

const HEADS = {
    hair: [["a5", "M18 26q-2-18 12-18t12 18q-2-8-6-10-8 3-13 1-4 2-5 9z"]],
    long: [["a5", "M15 42q-1-34 15-35 16 1 15 35l-6-4q3-14-3-22-8 5-14 2-4 7-1 20z"]],
    braids: [
        ["a5", "M17 24Q17 7 30 7t13 17q-3-7-7-9-8 4-13 0-4 3-6 9zM15 26l5-2-1 20q-3 3-5 0zM45 26l-5-2 1 20q3 3 5 0z"],
    ],
    curls: [["a5", "M17 26q-4-3-1-7-1-5 4-6 1-5 6-4 4-3 8 0 5-1 6 4 5 1 4 6 3 4-1 7-1-6-5-8-8 3-15 0-5 2-6 8z"]],
    bald: [["a5", "M18 28q-1-7 1-11l2 2-1 9zM42 28q1-7-1-11l-2 2 1 9z"]],
    tonsure: [["a5", "M17 28q-2-10 4-14l3 3q6-2 12 0l3-3q6 4 4 14l-3-8q-10-4-20 0z"]],
    hood: [
        ["a5", "M12 42q-2-36 18-37 20 1 18 37l-7-3q4-20-11-25-15 5-11 25z"],
        ["a3", "M16 38q-2-28 14-29 16 1 14 29l-3 1q4-20-11-25-15 5-11 25z"],
    ],
    cowl: [
        ["a5", "M12 40q-2-34 18-36 20 2 18 36-6 6-18 6t-18-6z"],
        ["a4", "M19 38q-2-18 11-24 13 6 11 24-4 5-11 5t-11-5z"],
        ["a6", "m23 27 5 2-5 1zM37 27l-5 2 5 1z"],
    ],
    helm: [
        ["a3", "M17 26Q16 6 30 5t13 21l-4-1-2-7H23l-2 7z"],
        ["a5", "M28 3h4v15h-4zM16 24h5v4h-5zM39 24h5v4h-5z"],
    ],
    "great-helm": [
        ["a3", "M17 9h26v31q-13 5-26 0z"],
        ["a5", "M19 22h22v4H19zM29 26h2v12h-2zM23 31h3v2h-3zM34 31h3v2h-3z"],
    ],
    horns: [
        ["a3", "M17 24Q17 9 30 9t13 15l-5-2H22z"],
        ["a6", "M17 18Q7 18 6 4q7 9 13 8zM43 18q10 0 11-14-7 9-13 8z"],
    ],
    plume: [
        ["a3", "M17 26Q16 8 30 7t13 19l-4-1-2-7H23l-2 7z"],
        ["a6", "M30 8q-8-8-20-4 8 0 10 6 4-2 10-2z"],
    ],
    crest: [
        ["a3", "M17 27Q17 9 30 9t13 18l-4 8-1-13H22l-1 13z"],
        ["a6", "M16 10Q30-4 44 10l-4 3q-10-9-20 0z"],
    ],
    crown: [
        ["a5", "M18 26q-2-12 2-15h20q4 3 2 15-2-8-5-9H23q-3 1-5 9z"],
        ["a6", "m18 13-2-10 7 5 7-7 7 7 7-5-2 10z"],
    ],
    circlet: [
        ["a5", "M14 42Q14 7 30 7t16 35l-6-5q2-14-3-20H23q-5 6-3 20z"],
        ["a6", "M19 15q11-5 22 0l-1 3q-10-4-20 0z"],
    ],
    pointed: [
        ["a5", "M10 22q10-2 14-8Q30 4 38 0q0 10 4 15 3 5 10 7-11 4-21 4T10 22z"],
        ["a3", "M22 15q8 4 19 0l1 3q-12 5-22 0z"],
    ],
    brim: [["a5", "M8 19q22-6 44 0l-2 4q-20-5-40 0zM19 17Q19 5 30 5t11 12q-11-3-22 0z"]],
    feather: [
        ["a3", "M15 20q2-12 15-13 15 0 16 10-14-3-31 3z"],
        ["a6", "M40 12q4-12 14-11-2 9-12 14z"],
    ],
    turban: [
        ["a6", "M16 18q0-13 14-13t14 13q-4 4-14 4t-14-4z"],
        ["a3", "M17 15q12-6 26 2l-1 3q-12-7-25-2zM28 6h5v7h-5z"],
    ],
    cap: [["a3", "M17 20Q17 7 30 7t13 13q-13-4-26 0z"]],
    mitre: [
        ["a6", "M19 18 18 9q4-7 12-9 8 2 12 9l-1 9q-11-3-22 0z"],
        ["a3", "M28.5 2h3v13h-3zM24 7h12v3H24z"],
    ],
    veil: [["a3", "M13 46Q11 6 30 5t17 41l-7-6q4-18-3-25-7-3-14 0-7 7-3 25z"]],
    wreath: [
        ["a5", "M16 36Q14 8 30 8t14 28l-4-4q1-10-3-14H23q-4 4-3 14z"],
        ["a3", "m17 18-3-6 6 2 1-6 4 4 5-5 5 5 4-4 1 6 6-2-3 6q-13-5-26 0z"],
    ],
    "goat-horns": [
        ["a5", "M18 26q-3-10 3-15 9-4 18 0 6 5 3 15-2-7-6-9H24q-4 2-6 9z"],
        ["a6", "M20 13Q12 9 13-1q5 9 11 9zM40 13q8-4 7-14-5 9-11 9z"],
    ],
    brute: [["a5", "M15 33q-4-3-3-8l4 2q-1-17 14-18 15 1 14 18l4-2q1 5-3 8-1-10-4-14-11 4-22 0-3 4-4 14z"]],
    "pointed-ears": [
        ["a5", "M18 24Q17 8 30 8t12 16q-3-7-6-8-8 3-13 0-3 2-5 8z"],
        ["a6", "m19 24-9-8 10 14zM41 24l9-8-10 14z"],
    ],
} satisfies Record<string, Part>;

const BEARDS = {
    none: [],
    short: [["a5", "M20 27q2 4 5 4 5-3 10 0 3 0 5-4 0 10-10 13-10-3-10-13zM26 33q4 3 8 0-4-2-8 0z"]],
    long: [
        ["a4", "M20 27q2 4 5 4 5-3 10 0 3 0 5-4 2 17-10 29-12-12-10-29z"],
        ["a6", "M26 33q4 2 8 0-4-2-8 0z"],
    ],
    white: [
        ["a6", "M19 26q2 5 6 5 5-3 10 0 4 0 6-5 3 18-11 32-14-14-11-32z"],
        ["a5", "M26 33q4 2 8 0-4-2-8 0z"],
    ],
    moustache: [["a5", "M22 31q4 0 8-2 4 2 8 2-3 4-8 1-5 3-8-1z"]],
    goatee: [["a5", "M27 35h6l-3 9zM26 31q4-2 8 0-4 2-8 0z"]],
    tusks: [
        ["a5", "M23 33h14l-1 3H24z"],
        ["a6", "m24 34-2-5 4 4zM36 34l2-5-4 4z"],
    ],
    mask: [["a5", "M19 28h22q0 9-11 13-11-4-11-13z"]],
    "eye-patch": [["a5", "m18 18 24 5v2l-6-1q0 5-4 5t-4-5l-10-3z"]],
} satisfies Record<string, Part>;

const BURDENS = {
    none: [],
    staff: [
        ["a4", "M50 8h3v52h-3z"],
        ["a6", "M51.5 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"],
    ],
    sword: [
        ["a6", "m50 6 2-4 2 4v32h-4z"],
        ["a4", "M45 38h14v3H45zM50 41h4v9h-4z"],
    ],
    axe: [
        ["a4", "M50 8h3v50h-3z"],
        ["a6", "M53 10q8-2 6 12l-6-2zM50 10q-8-2-6 12l6-2z"],
    ],
    bow: [
        ["a4", "M46 8q14 8 14 24T46 56l-1-3q11-8 11-21T45 11z"],
        ["a6", "M46 10h1v44h-1z"],
    ],
    dagger: [
        ["a6", "m51 24 3-10 3 10v12h-6z"],
        ["a4", "M48 36h12v3H48zM52 39h4v9h-4z"],
    ],
    spear: [
        ["a4", "M51 14h2v46h-2z"],
        ["a6", "m52 0 4 14h-8z"],
    ],
    lute: [
        ["a6", "M46 42q8-4 10 4t-8 11-10-5 8-10z"],
        ["a4", "m47 48 10-24 2 1-9 24zM47 48a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"],
    ],
    lantern: [
        ["a4", "M47 24h10v3H47zM46 44h12v3H46zM48 28h2v16h-2zM54 28h2v16h-2zM51 20h2v5h-2z"],
        ["a6", "M50 28h4v16h-4z"],
    ],
    book: [
        ["a6", "M40 44q6-3 10 0 4-3 10 0v14q-6-3-10 0-4-3-10 0z"],
        ["a4", "M49 45h2v13h-2z"],
    ],
    flask: [
        ["a4", "M48 32h8v3h-8z"],
        ["a6", "M50 35h4v7l6 13q0 3-3 3H47q-3 0-3-3l6-13z"],
        ["a3", "M47 50h10l2 5q0 2-2 2H47q-2 0-2-2z"],
    ],
    bag: [["a6", "M44 40q8-4 12 0-2 3 2 8 3 9-8 9t-8-9q4-5 2-8z"]],
    scales: [["a6", "M50 20h2v30h-2zM40 24h22v2H40zM38 38h8q0 5-4 5t-4-5zM54 38h8q0 5-4 5t-4-5z"]],
    club: [
        ["a4", "M50 34q-4-20 3-24 7 4 3 24l-1 22h-4z"],
        ["a6", "M50 16h2v3h-2zM54 22h2v3h-2z"],
    ],
    cross: [["a6", "M50 14h4v9h7v4h-7v20h-4V27h-7v-4h7z"]],
    wings: [["a6", "M14 40Q-2 34 2 14q4 6 9 7 0 8 7 14zM46 40q16-6 12-26-4 6-9 7 0 8-7 14z"]],
    orb: [
        ["a6", "M50 34a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"],
        ["a3", "M50 38a5 5 0 0 0-5 5h2a3 3 0 0 1 3-3z"],
    ],
    pack: [
        ["a4", "M42 20h16v22H42z"],
        ["a3", "M42 28h16v3H42zM48 20h4v22h-4z"],
    ],
    whip: [["a4", "M48 50q2-26 8-26t4 10-6 6q6 0 4-5t-3 0-4 16z"]],
} satisfies Record<string, Part>;

export type Body = keyof typeof BODIES;
export type Head = keyof typeof HEADS;
export type Beard = keyof typeof BEARDS;
export type Burden = keyof typeof BURDENS;
/** The parts of a portrait: head, body, beard, item carried. */
export type Bust = readonly [head: Head, body?: Body, beard?: Beard, burden?: Burden];

function drawn(part: Part): SVGTemplateResult[] {
    return part.map(([tone, outline]) => svg`<path class=${tone} d=${outline} />`);
}

/** Draws a portrait, in 60 x 60 units. */
export function bust([head, body = "plain", beard = "none", burden = "none"]: Bust): SVGTemplateResult {
    return svg`${drawn(BURDENS[burden])}${drawn(BODIES[body])}${drawn(FACE)}${drawn(BEARDS[beard])}${drawn(HEADS[head])}`;
}
