// Drawings of people, put together from clothes, face, hair, headgear and items carried: 60 x 60, standing on the lower
// edge.  .a5 is the dark of the figure, .a3 its second colour, .a6 light and skin, .hair one of three tones.

import type { Chance } from "./chance.ts";

type Drawing = string;
const dark = (d: string): Drawing => `<path class="a5" d="${d}"/>`;
const middle = (d: string): Drawing => `<path class="a3" d="${d}"/>`;
const light = (d: string): Drawing => `<path class="a6" d="${d}"/>`;
const hair = (d: string): Drawing => `<path class="hair" d="${d}"/>`;

const CLOTHES = {
    cloak: dark("M5 60q2-18 17-21h16q15 3 17 21z") + middle("M21 40l9 11 9-11 5 2-14 18-14-18z"),
    clasp:
        dark("M5 60q2-18 17-21h16q15 3 17 21z") +
        middle("M5 60q2-16 14-20l9 20zM55 60q-2-16-14-20l-9 20z") +
        '<circle class="a6" cx="30" cy="44" r="2.600"/>',
    mail:
        dark("M3 60q1-16 14-19l6-2h14l6 2q13 3 14 19z") +
        middle("M3 58q0-13 12-16l6 5q-9 2-11 11zM57 58q0-13-12-16l-6 5q9 2 11 11z") +
        light("M24 42h12v2H24zM23 47h14v2H23zM22 52h16v2H22z"),
    tunic:
        dark("M9 60q1-16 14-20h14q13 4 14 20z") +
        light("M28.800 42h2.400v18h-2.400z") +
        middle("M22 40l8 6 8-6 3 2-11 8-11-8z"),
    robe: dark("M8 60q1-16 13-20h18q12 4 13 20z") + middle("M24 40h12l3 20H21z") + light("M29 46h2v14h-2z"),
    fur:
        dark("M6 60q2-16 14-20h20q12 4 14 20z") +
        middle("M14 46l4-6 4 3 4-4 4 4 4-4 4 4 4-3 4 6-5 4-3-3-4 4-4-3-4 3-4-4-3 3z"),
    breastplate:
        dark("M4 60q1-17 15-20h22q14 3 15 20z") + middle("M18 43q12 6 24 0l2 17H16z") + light("M29 47h2v13h-2z"),
    scarf: dark("M9 60q1-16 14-20h14q13 4 14 20z") + middle("M19 38q11 7 22 0v6q-4 3-8 3l2 13h-6l-1-13q-5 0-9-3z"),
} satisfies Record<string, Drawing>;

const FACES = {
    long: light("M22.500 20q0-8 7.500-8t7.500 8q0 13-7.500 18-7.500-5-7.500-18z"),
    wide: light("M20 22q0-9 10-9t10 9q0 11-10 16-10-5-10-16z"),
    round: light("M20.500 24q0-10 9.500-10t9.500 10q0 9-9.500 13-9.500-4-9.500-13z"),
    thin: light("M23 19q0-7 7-7t7 7q0 15-7 20-7-5-7-20z"),
} satisfies Record<string, Drawing>;

const EYES = [
    dark("M25.500 22.500h2.200v2.200h-2.200zM32.300 22.500h2.200v2.200h-2.200z"),
    dark("M25 23h3.200v1.500H25zM31.800 23H35v1.500h-3.200z"),
    dark("M24.500 22.500l4 1v1.300l-4-.800zM35.500 22.500l-4 1v1.300l4-.800z"),
    dark("M25 22.200q1.600-1.500 3.200 0v1.800H25zM31.800 22.200q1.600-1.500 3.200 0v1.800h-3.200z"),
];

const HAIR = {
    short: hair("M19.500 25q-3-18 10.500-18t10.500 18l-2-2q0-6-4-9-8 5-13 4-2 3-2 7z"),
    swept: hair("M19 26q-4-19 11-19 13 0 12 15l-3 3q0-8-3-11-4 5-14 4-2 3-3 8z"),
    shoulder: hair("M17 39q-5-12-2-22Q18 6 30 6t15 11q3 10-2 22l-6-2q4-9 2-18-2-3-4-5-6 5-12 4-4 8 0 19z"),
    flowing: hair("M14 46q-2-14 0-25Q17 5 30 5t16 16q2 11 0 25l-8-2q5-13 1-23-2-3-4-5-5 5-11 5-3 10 1 23z"),
    parted: hair("M15 44q-2-15 0-24Q18 5 30 5t15 15q2 9 0 24l-7-2q4-12 1-22-6-2-9-8-3 6-9 8-3 10 1 22z"),
    curls: '<g class="hair"><circle cx="20" cy="21" r="5.500"/><circle cx="23" cy="13" r="5.500"/><circle cx="31" cy="9.500" r="5.800"/><circle cx="38" cy="14" r="5.500"/><circle cx="41" cy="22" r="5"/><circle cx="27" cy="13" r="5"/><circle cx="35" cy="12" r="5"/><circle cx="18.500" cy="28" r="3.500"/><circle cx="41.500" cy="29" r="3.500"/></g>',
    mop: '<g class="hair"><circle cx="21" cy="17" r="6"/><circle cx="28" cy="11" r="6.500"/><circle cx="36" cy="12" r="6.500"/><circle cx="41" cy="19" r="5"/><circle cx="26" cy="17" r="4"/><circle cx="33" cy="17" r="4"/></g>',
    braids:
        hair("M18 27q-3-20 12-20t12 20l-3-3q-1-7-4-10-6 5-13 4-3 4-4 9z") +
        '<g class="hair"><ellipse cx="18.500" cy="30" rx="3" ry="4"/><ellipse cx="17.500" cy="36" rx="2.800" ry="3.600"/><ellipse cx="17" cy="42" rx="2.500" ry="3.600"/><ellipse cx="41.500" cy="30" rx="3" ry="4"/><ellipse cx="42.500" cy="36" rx="2.800" ry="3.600"/><ellipse cx="43" cy="42" rx="2.500" ry="3.600"/></g>',
    tied:
        hair("M19 25q-2-18 11-18t11 18l-2-4q-2-6-5-8-7 4-12 4-2 3-3 8z") +
        '<path class="hair" d="M40 12q9 2 8 16-1 8-4 12-1-12 0-16 0-7-5-10z"/>',
    bald: hair("M19 27q-2-5 0-9 2 3 2.500 9zM41 27q2-5 0-9-2 3-2.500 9z"),
    wild: hair(
        "M15 34l2-7-5 1 4-6-4-3 6-2-2-6 7 1 1-6 6 4 5-4 1 6 7-1-2 6 6 2-4 3 4 6-5-1 2 7-6-4q2-8-2-12-6 3-12 2-3 5-1 10z",
    ),
} satisfies Record<string, Drawing>;

const BEARDS = {
    none: "",
    short: hair("M22 27q3 3 8 3t8-3q0 8-8 12-8-4-8-12zm5 4q3 2 6 0-3-1-6 0z"),
    full:
        hair("M20.500 25q3 4 9.500 4t9.500-4q2 13-9.500 21-11.500-8-9.500-21z") +
        light("M27 31.500q3 1.800 6 0l-1 1.500h-4z"),
    long:
        hair("M20.500 25q3 4 9.500 4t9.500-4q4 20-9.500 33-13.500-13-9.500-33z") +
        light("M27 31.500q3 1.800 6 0l-1 1.500h-4z"),
    forked:
        hair("M20 25q4 4 10 4t10-4q3 14-3 29l-6-9-2 0-6 9q-6-15-3-29z") + light("M27 31.500q3 1.800 6 0l-1 1.500h-4z"),
    plaited:
        hair("M20 25q4 4 10 4t10-4q3 11-5 16h-10q-8-5-5-16z") +
        '<g class="hair"><ellipse cx="26" cy="45" rx="3" ry="4"/><ellipse cx="34" cy="45" rx="3" ry="4"/><ellipse cx="26" cy="51" rx="2.400" ry="3.500"/><ellipse cx="34" cy="51" rx="2.400" ry="3.500"/></g>' +
        light("M27 31.500q3 1.800 6 0l-1 1.500h-4z"),
    moustache: hair("M23 30q3-3 7-1 4-2 7 1-3 2-7 .500-4 1.500-7-.500z"),
    goatee: hair("M24 29q6-3 12 0l-2 2q1 6-4 9-5-3-4-9z") + light("M28 31h4v1.600h-4z"),
} satisfies Record<string, Drawing>;

const HEADGEAR = {
    none: "",
    hood: middle("M12 43Q8 5 30 3.500 52 5 48 43l-6 3q5-20-3-28-4-4-9-4t-9 4q-8 8-3 28z"),
    deep:
        dark("M11 44Q8 4 30 3q22 1 19 41l-6 3q4-22-4-29-4-3-9-3t-9 3q-8 7-4 29z") +
        middle("M14 44Q12 8 30 6q18 2 16 38l-2 1q3-28-14-32-17 4-14 32z"),
    circlet: light("M18.500 17q11.500 4 23 0v2.600q-11.500 4-23 0zM28.500 14l1.500-3 1.500 3v3h-3z"),
    cap: middle("M17 22q0-16 13-16t13 16q-13-5-26 0z") + light("M28.700 3h2.600v6h-2.600z"),
    nasal:
        middle("M17 24q-1-18 13-19 14 1 13 19l-4-2q-9-3-18 0z") +
        light("M28.700 16h2.600v13h-2.600zM17 22q13-6 26 0v2q-13-5-26 0z"),
    winged:
        middle("M17 23q0-17 13-17t13 17q-13-5-26 0z") +
        light("M17 21Q6 15 8 2q9 5 11 14zM43 21Q54 15 52 2q-9 5-11 14zM28.700 12h2.600v8h-2.600z"),
    crested:
        middle("M17 32q-2-26 13-26t13 26l-4 3q1-9-1-14-8-3-16 0-2 5-1 14z") +
        light("M29 8q-4-9 4-8 12 2 14 18-6-9-18-10z"),
    coif: middle("M16 41Q12 6 30 6t14 35l-6 3q4-15 2-23-2-6-10-6t-10 6q-2 8 2 23z"),
    horned:
        middle("M17 23q0-17 13-17t13 17q-13-5-26 0z") + light("M18 17Q8 16 7 5q5 7 13 7zM42 17q10-1 11-12-5 7-13 7z"),
    hat: dark("M6 24q9-3 13-8Q26 5 37 1q0 8 4 15 5 6 13 8-24 8-48 0z") + middle("M18 19q12 5 24-1l1 3.500q-13 5-26 1z"),
    straw: middle("M8 17q22-8 44 0-22 7-44 0zM20 14q0-11 10-11t10 11q-10 4-20 0z"),
} satisfies Record<string, Drawing>;

/** Items carried behind the shoulder. */
const CARRIED = {
    none: "",
    sword: light("M50 6l2.200-5L54.400 6v30H50z") + dark("M46 36h12.400v3H46zM50.700 39h3v9h-3z"),
    axe: dark("M50 4h3v54h-3z") + light("M53 6q9 1 11 10-6 5-11 4zM50 6q-6 2-7 7 4 4 7 4z"),
    spear: dark("M51 8h2.400v52H51z") + light("M52.200-4 56 6l-3.800 5-3.800-5z"),
    bow: '<path fill="none" class="stroke5" stroke-width="2.600" d="M48 2q15 26 0 54"/>' + light("M47.500 2h1v54h-1z"),
    staff: dark("M51 4h2.600v56H51z") + light("M52.300-3l4 5-4 5-4-5z"),
    crook:
        dark("M51 8h2.600v52H51z") +
        '<path fill="none" class="stroke5" stroke-width="2.600" d="M52 10q-1-10 6-9t3 8"/>',
    torch: dark("M50 20h3.400l-.800 40h-1.800z") + light("M48 20q-3-8 3-15 0 5 3 5 1-3 .500-6 6 8 1 16z"),
    banner: dark("M51 0h2.200v60H51z") + light("M51 2H38l4 5-4 5h13z"),
    horn: light("M44 46q8-1 10-12l5 2q-1 14-15 14z"),
    scimitar: light("M49 38Q60 22 54 2q14 18 0 38z") + dark("M46 37l9 4-1 3-9-4zM47 42l3 1.500-3 8-3-1.500z"),
    mattock: dark("M50 6h3v54h-3z") + light("M40 8q12-8 24 0l-2 4q-10-5-20 0z"),
    club: dark("M50 22q-5-10-1-20h6q4 10-1 20l-1 38h-2z") + light("M48 6l-3-1 3 4zM56 8l3-1-3 4zM48 14l-3 0 3 3z"),
    pack: middle("M45 36q9-2 11 8v14H45z") + light("M46 40h8v2h-8z"),
    whip: '<path fill="none" class="stroke5" stroke-width="2" d="M48 50q8-6 6-20t8-22q4 6-2 12"/>',
} satisfies Record<string, Drawing>;

/** Shields in front of the body. */
const SHIELDS = {
    none: "",
    kite: middle("M8 38h16v8q0 10-8 14-8-4-8-14z") + light("M15 40h2v18h-2zM10 45h12v2H10z"),
    round: '<circle class="a3" cx="15" cy="49" r="11"/><circle class="a6" cx="15" cy="49" r="3"/><path class="a5" d="M14 38h2v22h-2z" opacity=".5"/>',
    oval: '<ellipse class="a3" cx="15" cy="49" rx="8" ry="12"/><ellipse class="a6" cx="15" cy="49" rx="3" ry="6"/>',
    jagged: middle("M6 38l6 3 4-4 4 4 6-3-2 12-8 10-8-10z") + light("M11 46l5-3 5 3-5 8z"),
} satisfies Record<string, Drawing>;

type Looks = {
    clothes: (keyof typeof CLOTHES)[];
    faces: (keyof typeof FACES)[];
    hair: (keyof typeof HAIR)[];
    beards: (keyof typeof BEARDS)[];
    headgear: (keyof typeof HEADGEAR)[];
    carried: (keyof typeof CARRIED)[];
    shields?: (keyof typeof SHIELDS)[];
};

const PEOPLES: Readonly<Record<string, Looks>> = {
    man: {
        clothes: ["cloak", "clasp", "mail", "tunic", "breastplate"],
        faces: ["long", "wide"],
        hair: ["short", "swept", "shoulder", "parted", "tied"],
        beards: ["none", "short", "goatee", "full", "moustache"],
        headgear: ["none", "none", "none", "hood", "nasal"],
        carried: ["none", "sword", "spear", "bow", "banner"],
        shields: ["none", "none", "kite"],
    },
    gondor: {
        clothes: ["cloak", "clasp", "mail", "breastplate"],
        faces: ["long"],
        hair: ["short", "swept", "shoulder", "parted"],
        beards: ["none", "short", "goatee", "short"],
        headgear: ["none", "none", "hood", "winged", "coif"],
        carried: ["none", "sword", "bow", "spear", "banner"],
        shields: ["none", "none", "kite"],
    },
    rohan: {
        clothes: ["clasp", "mail", "breastplate", "fur", "tunic"],
        faces: ["long", "wide"],
        hair: ["flowing", "parted", "braids", "shoulder", "tied"],
        beards: ["none", "full", "moustache", "short"],
        headgear: ["none", "none", "crested", "nasal", "circlet"],
        carried: ["none", "spear", "sword", "banner", "horn"],
        shields: ["none", "round", "none"],
    },
    dunland: {
        clothes: ["fur", "tunic", "cloak"],
        faces: ["wide", "long"],
        hair: ["wild", "shoulder", "braids", "tied"],
        beards: ["full", "forked", "short", "none"],
        headgear: ["none", "none", "horned"],
        carried: ["torch", "axe", "spear", "club", "sword"],
        shields: ["none", "round"],
    },
    raider: {
        clothes: ["scarf", "robe", "mail", "clasp"],
        faces: ["thin", "long"],
        hair: ["short", "tied", "bald", "parted"],
        beards: ["none", "goatee", "forked"],
        headgear: ["deep", "nasal", "coif", "hood"],
        carried: ["scimitar", "spear", "bow", "banner"],
        shields: ["none", "oval", "round"],
    },
    elf: {
        clothes: ["robe", "clasp", "cloak", "tunic"],
        faces: ["thin", "long"],
        hair: ["flowing", "parted", "tied", "braids", "shoulder"],
        beards: ["none"],
        headgear: ["none", "circlet", "none", "hood", "circlet"],
        carried: ["bow", "none", "sword", "staff", "banner"],
    },
    dwarf: {
        clothes: ["mail", "breastplate", "fur", "clasp"],
        faces: ["wide"],
        hair: ["braids", "wild", "shoulder", "bald"],
        beards: ["long", "forked", "plaited", "full"],
        headgear: ["none", "cap", "nasal", "hood", "horned"],
        carried: ["axe", "mattock", "none", "axe"],
        shields: ["none", "round"],
    },
    hobbit: {
        clothes: ["scarf", "tunic", "cloak", "clasp"],
        faces: ["round"],
        hair: ["curls", "mop", "curls"],
        beards: ["none"],
        headgear: ["none", "none", "none", "hood", "straw"],
        carried: ["none", "pack", "torch", "crook", "sword"],
    },
    wizard: {
        clothes: ["robe", "cloak", "clasp"],
        faces: ["thin", "long"],
        hair: ["flowing", "parted", "shoulder"],
        beards: ["long", "full", "forked"],
        headgear: ["hat", "none", "hood"],
        carried: ["staff", "staff", "sword", "none"],
    },
};

/** Traits that show in the drawing: an archer has a bow, a ranger a hood. */
export interface Marks {
    readonly archer?: boolean;
    readonly ranger?: boolean;
    readonly knight?: boolean;
}

/** Whether there are drawings for a people. */
export function isPeople(people: string): boolean {
    return people in PEOPLES;
}

/** Draws a person of a people, always the same for the same chance. */
export function person(people: string, marks: Marks, chance: Chance): Drawing {
    const looks = PEOPLES[people] ?? PEOPLES["man"]!;
    const headgear = marks.ranger ? chance.pick(["hood", "deep"] as const) : chance.pick(looks.headgear);
    const carried = marks.archer ? "bow" : chance.pick(looks.carried);
    const covered = headgear === "deep" || headgear === "coif" || headgear === "hood";
    const parts = [
        CARRIED[carried],
        CLOTHES[chance.pick(looks.clothes)],
        FACES[chance.pick(looks.faces)],
        chance.pick(EYES),
        covered ? "" : HAIR[chance.pick(looks.hair)],
        BEARDS[chance.pick(looks.beards)],
        HEADGEAR[headgear],
        SHIELDS[chance.pick(looks.shields ?? (["none"] as const))],
    ];
    const tone =
        people === "rohan" || people === "elf"
            ? chance.pick(["b", "b", "c"])
            : people === "wizard"
              ? "w"
              : chance.pick(["a", "a", "b", "c"]);
    return `<g class="tone-${tone}">${parts.join("")}</g>`;
}

export { CARRIED };
