// Drawings of items: possessions and artifacts by class.  60 x 60.

import type { Chance } from "./chance.ts";

export const dark = (d: string): string => `<path class="a5" d="${d}"/>`;
export const middle = (d: string): string => `<path class="a3" d="${d}"/>`;
export const light = (d: string): string => `<path class="a6" d="${d}"/>`;
export const line = (d: string, width = 3): string =>
    `<path class="stroke5" fill="none" stroke-width="${width}" d="${d}"/>`;

/** Drawings of possessions and artifacts by class. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
    hand_weapon: [
        dark("M46 4l6-1-1 6-25 27-6-5zM14 30l16 14-3 4-16-14zM17 42l4 4-8 9-5-4z") + light("M46 8 24 32l2 2 23-25z"),
        dark("M28 2h4v56h-4z") + light("M32 6q18 2 20 18-12 8-20 6zM28 6Q10 8 8 24q12 8 20 6z"),
        dark("M29 12h3v46h-3z") + light("M30.500 0l7 12-7 6-7-6z"),
        light("M20 38Q46 30 44 2q16 30-18 42z") + dark("M14 34l16 14-3 3-16-14zM17 44l4 4-7 8-4-4z"),
        dark("M28 16h4v42h-4z") + light("M10 8q20-8 40 0l-3 8q-17-6-34 0z"),
        light("M28 2l2-2 2 2v36h-4z") +
            dark("M16 38h28v4H16zM28 42h4v10h-4z") +
            '<circle class="a5" cx="30" cy="54" r="3.500"/>',
        dark("M40 2l14 14-6 2-28 40-6-6 24-44z") + light("M42 8l8 8-3 1-24 34-2-2 20-38z"),
    ],
    ranged_weapon: [
        dark("M18 2q34 10 34 28T18 58l-2-4q28-10 28-24T16 6z") +
            dark("M16 5h2v50h-2zM4 28.500h40v3H4z") +
            light("M58 30l-12-5v10z"),
        line("M12 8q34 2 40 44", 4) +
            light("M12 8l40 44-1 1L11 9z") +
            dark("M20 42 44 18l2 2-24 24z") +
            light("M50 12l-3 10-7-7z"),
        dark("M20 20h20v34q-10 6-20 0z") +
            light("M22 4l3 18h-6zM30 2l3 20h-6zM38 4l3 18h-6z") +
            middle("M20 30h20v4H20z"),
    ],
    armor: [
        dark("M14 8q6 6 16 6t16-6l10 10-8 12-3-2v28H15V28l-3 2-8-12z") +
            light("M20 24h20v3H20zM20 31h20v3H20zM20 38h20v3H20zM20 45h20v3H20z"),
        dark("M14 8q16 8 32 0l8 12-8 8v26q-16 6-32 0V28l-8-8z") +
            middle("M18 16q12 6 24 0v34q-12 5-24 0z") +
            light("M29 18h2v34h-2z"),
        dark("M16 6h28l10 14-8 6 2 30H12l2-30-8-6z") +
            '<g class="a6"><circle cx="22" cy="24" r="2"/><circle cx="30" cy="24" r="2"/><circle cx="38" cy="24" r="2"/><circle cx="26" cy="31" r="2"/><circle cx="34" cy="31" r="2"/><circle cx="22" cy="38" r="2"/><circle cx="30" cy="38" r="2"/><circle cx="38" cy="38" r="2"/><circle cx="26" cy="45" r="2"/><circle cx="34" cy="45" r="2"/></g>',
    ],
    shield: [
        dark("M30 4l22 7v18q0 19-22 27Q8 48 8 29V11z") + light("M30 12l15 5v13q0 13-15 18z"),
        '<circle class="a5" cx="30" cy="30" r="26"/><circle class="a3" cx="30" cy="30" r="20"/><circle class="a6" cx="30" cy="30" r="6"/>',
    ],
    helm: [
        dark("M10 44Q6 6 30 6t20 38l-8 8-4-18q-8-4-16 0l-4 18z") + light("M28 8h4v26h-4z"),
        middle("M12 36q-2-28 18-28t18 28q-18-8-36 0z") +
            dark("M10 36q20-8 40 0v6q-20-8-40 0zM28 30h4v24h-4z") +
            light("M12 30Q2 22 4 8q8 5 11 16zM48 30q10-8 8-22-8 5-11 16z"),
    ],
    cloak: [
        dark("M20 6h20q4 20 14 50-24 6-48 0Q16 26 20 6z") +
            middle("M24 10h5q0 24-9 46l-8-1q10-26 12-45z") +
            light("M26 8q4 4 8 0v6q-4 3-8 0z"),
    ],
    staff: [
        dark("M28 12h4v48h-4z") + light("M30 0l7 8-7 8-7-8z"),
        dark("M28 16h4v44h-4z") + line("M30 18q-16-2-12-12t14-2-2 8", 3) + '<circle class="a6" cx="29" cy="9" r="3"/>',
    ],
    brooch: [light("M30 6q18 8 18 26T30 56Q12 50 12 32T30 6z") + dark("M29 12h2v38h-2z")],
    pipe: [
        dark("M4 22l30 14q0-8 10-8h10v16q0 10-11 10-9 0-10-9L2 26z") +
            middle("M34 26h20v5H34z") +
            line("M44 22q-6-6 0-10t0-10", 2.5),
    ],
    ring: [
        '<path class="a6" fill-rule="evenodd" d="M30 20a19 19 0 1 0 0 38 19 19 0 0 0 0-38zm0 6a13 13 0 1 1 0 26 13 13 0 0 1 0-26z"/>' +
            dark("M22 8l4-6h8l4 6-8 12z") +
            light("M26 8h8l-4 8z"),
        '<path class="a6" fill-rule="evenodd" d="M30 18a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30z"/>' +
            '<circle class="a5" cx="30" cy="14" r="9"/>' +
            light("M30 7l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"),
    ],
    palantir: [
        '<circle class="a5" cx="30" cy="26" r="23"/><circle class="a3" cx="30" cy="26" r="17"/>' +
            light("M16 26q14-14 28 0-14 14-28 0z") +
            dark("M30 19q4 7 0 14-4-7 0-14zM14 50h32l4 8H10z"),
    ],
    gauntlets: [
        dark("M16 58V34l-8-10 5-4 7 8V6h5v18h2V3h5v21h2V5h5v20h2V10h5v26q0 6-4 10v12z") +
            middle("M16 46h26v4H16z") +
            light("M20 34h20v3H20zM16 53h26v2H16z"),
    ],
    herb: [
        dark("M28 60q0-20 2-34h2q0 16-1 34z") +
            light("M30 30Q14 30 10 14q16 0 20 16zM32 24Q32 10 46 4q2 14-14 20zM31 44q14 0 20-14-16-2-20 14z"),
    ],
    scroll: [
        light("M14 6h34a6 6 0 0 1 6 6v4H44v30a8 8 0 0 1-8 8H10a6 6 0 0 1-4-6v-4h8z") +
            dark("M20 16h18v3H20zM20 24h18v3H20zM20 32h18v3H20zM20 40h12v3H20z"),
    ],
    horn: [
        dark("M8 20q22-14 34 4 8 12 4 26l-6-1q2-14-6-20-10-8-24 2z") +
            light("M6 18l6 14-4 2-5-14zM38 44l10 4-2 4-10-3z"),
    ],
    book: [
        dark("M6 12q14-4 24 4 10-8 24-4v38q-14-4-24 4-10-8-24-4z") +
            light("M10 18q10-2 18 4v24q-8-6-18-4zM50 18q-10-2-18 4v24q8-6 18-4z"),
    ],
    bottle: [
        dark("M24 4h12v8h-2v8q14 6 14 20 0 16-18 16T12 40q0-14 14-20v-8h-2z") +
            light("M18 36q12 6 24 0 1 14-12 16-13-2-12-16z"),
    ],
    basin: [
        dark("M10 26h34q0 28-17 28T10 26z") +
            middle("M6 22h42v5H6z") +
            light("M22 6q-4 6 0 12 4-6 0-12zM32 4q-4 7 0 14 4-7 0-14z"),
    ],
    chain: [line("M8 34q10-26 26-16t18-8M8 34q4 18 22 14t22-12", 5) + light("M50 6l6 2-5 4z")],
    hat: [
        dark("M2 46q10-8 14-8L28 4q10 4 16 34 8 2 14 8-26 12-56 0z") +
            middle("M16 36q14 6 28 0l1 5q-15 6-30 0z") +
            light("M40 34Q52 24 50 6q-12 8-12 26z"),
    ],
    timber: [
        dark("M8 2h4v56H8zM48 2h4v56h-4zM28 2h4v56h-4z") +
            middle("M4 12h52v4H4zM4 30h52v4H4zM4 48h52v4H4z") +
            light("M10 46 28 18l2 1.500L12 48zM32 28l16-12 1.500 2L33 30z"),
    ],
    cart: [
        dark("M4 18h44l-6 20H12zM46 18l12-8 1 2-11 9z") +
            '<circle class="a3" cx="18" cy="44" r="13"/><circle class="a5" cx="18" cy="44" r="9"/><circle class="a6" cx="18" cy="44" r="3"/>' +
            light("M14 10q4-6 8 0v8h-8zM26 6q5-5 9 0v12h-9z"),
    ],
    bundle: [
        dark("M14 18q16-6 32 0l8 30q-24 14-48 0z") +
            middle("M20 18q10-16 20 0l-4 4H24z") +
            light("M12 30q18 8 36 0l1 4q-19 8-38 0z"),
    ],
};

/** Kinds of items without a class, by title; titles are the same in all languages. */
const TITLED: readonly (readonly [words: RegExp, kind: string])[] = [
    [/Pony/, "mount"],
    [/Shards/, "hand_weapon"],
    [/Palantír/, "palantir"],
    [/Horn/, "horn"],
    [/Book/, "book"],
    [/Map/, "scroll"],
    [/Athelas|Leaf|Toby/, "herb"],
    [/Phial/, "bottle"],
    [/Mirror/, "basin"],
    [/Chain/, "chain"],
    [/Hat/, "hat"],
    [/Scaffolding/, "timber"],
    [/Cart/, "cart"],
    [/Pack|Hides|Lembas|Coneys/, "bundle"],
];

/** Returns the kind of drawing for a possession or artifact, by its class or else its title; "" if unknown. */
export function kindOfItem(itemClass: string, title: string): string {
    if (itemClass === "bracers") return "gauntlets";
    if (itemClass) return itemClass === "mount" || itemClass in ITEMS ? itemClass : "";
    return TITLED.find(([words]) => words.test(title))?.[1] ?? "";
}

/** Draws a possession or artifact of a kind. */
export function item(kind: string, chance: Chance): string {
    return chance.pick(ITEMS[kind] ?? ITEMS["bundle"]!);
}

/** Draws the One Ring with one of several glows. */
export function ring(chance: Chance): string {
    const glow = chance.pick([
        "",
        '<circle class="stroke6" fill="none" stroke-width="1" cx="30" cy="30" r="27" opacity=".7"/>',
        light("M29 0h2v6h-2zM29 54h2v6h-2zM0 29h6v2H0zM54 29h6v2h-6z"),
        light("M30 0q5 4 0 8-5-4 0-8zM12 6q6 0 5 6-6 0-5-6zM48 6q-6 0-5 6 6 0 5-6z"),
    ]);
    const shine = chance.pick([
        "M30 8a22 22 0 0 1 0 44v-8a14 14 0 0 0 0-28z",
        "M8 30a22 22 0 0 1 44 0h-8a14 14 0 0 0-28 0z",
        "M30 52a22 22 0 0 1-22-22h8a14 14 0 0 0 14 14z",
    ]);
    return `${glow}<path class="a6" fill-rule="evenodd" d="M30 8a22 22 0 1 0 0 44 22 22 0 0 0 0-44zm0 8a14 14 0 1 1 0 28 14 14 0 0 1 0-28z"/><path class="a5" opacity=".28" d="${shine}"/>`;
}
