// The picture of a card, put together from its data: a landscape of its culture or terrain, props in it, and a figure.
// The landscape depends on the card and the figure on its title, so that two cards of Aragorn show the same man in two
// places, and no two cards in a row look alike.

import type { CardFacts } from "../../catalogue.ts";
import { Chance } from "./chance.ts";
import { balrog, ent, gollum, horse, nazgul, orc, tentacle, troll, uruk, wraith } from "./creatures.ts";
import { ridge, round, veil, weather, type Ridge } from "./landscape.ts";
import { isPeople, person } from "./people.ts";
import { PROPS } from "./props.ts";
import { sign, signOf } from "./signs.ts";
import { item, kindOfItem, ring } from "./things.ts";

interface Land {
    readonly far: readonly Ridge[];
    readonly mid: readonly Ridge[];
    readonly props: readonly string[];
    readonly lights: readonly string[];
    /** Whether the land lies underground and has a vault instead of a sky. */
    readonly vault?: boolean;
}

const DAY = ["day", "day", "dawn", "dusk", "grey"];
const DARK = ["dusk", "night", "grey", "night", "dawn"];

const LANDS: Readonly<Record<string, Land>> = {
    dwarven: {
        far: ["peaks"],
        mid: ["peaks", "crags", "hills"],
        props: ["gate", "arch", "pillars", "furnace", "stairs", "lamp"],
        lights: DAY,
    },
    elven: {
        far: ["trees", "hills"],
        mid: ["trees", "hills"],
        props: ["mallorn", "mallorn", "arch", "falls", "boat", "lamp", "pine"],
        lights: [...DAY, "night"],
    },
    gandalf: {
        far: ["hills", "peaks"],
        mid: ["hills", "flat"],
        props: ["road", "fire", "stones", "oak", "tower", "bridge"],
        lights: [...DAY, "night"],
    },
    gollum: {
        far: ["crags"],
        mid: ["crags", "flat"],
        props: ["reeds", "reeds", "rubble", "dead", "boat"],
        lights: DARK,
    },
    gondor: {
        far: ["peaks"],
        mid: ["walls", "hills", "peaks"],
        props: ["citadel", "whitetree", "tower", "banner", "statue", "arch", "fire"],
        lights: DAY,
    },
    rohan: {
        far: ["hills", "peaks"],
        mid: ["hills", "flat"],
        props: ["hall", "grass", "fence", "tents", "banner", "road", "fire"],
        lights: DAY,
    },
    shire: {
        far: ["hills"],
        mid: ["hills"],
        props: ["hole", "hole", "mill", "fence", "oak", "bridge", "well"],
        lights: [...DAY, "day"],
    },
    dunland: {
        far: ["hills", "peaks"],
        mid: ["hills", "crags"],
        props: ["hut", "palisade", "torch", "fire", "dead", "smoke"],
        lights: DARK,
    },
    isengard: {
        far: ["peaks"],
        mid: ["crags", "flat", "walls"],
        props: ["prongs", "furnace", "wheel", "stump", "smoke", "torch"],
        lights: DARK,
    },
    moria: {
        far: ["flat"],
        mid: ["crags", "flat"],
        props: ["pillars", "stairs", "arch", "torch", "rubble", "skulls"],
        lights: DARK,
        vault: true,
    },
    raider: {
        far: ["dunes", "hills"],
        mid: ["dunes"],
        props: ["tents", "banners", "tower", "banner", "palisade"],
        lights: [...DAY, "dusk"],
    },
    sauron: {
        far: ["crags", "peaks"],
        mid: ["crags", "flat"],
        props: ["volcano", "spikes", "tower", "gate", "skulls", "smoke"],
        lights: DARK,
    },
    wraith: {
        far: ["hills"],
        mid: ["hills", "flat"],
        props: ["stones", "dead", "tower", "skulls", "arch"],
        lights: ["night", "night", "dusk", "grey"],
    },
    ring: { far: ["crags"], mid: ["flat"], props: [], lights: DARK },
    plains: { far: ["hills", "peaks"], mid: ["flat", "hills"], props: ["grass", "road", "oak", "stones"], lights: DAY },
    river: {
        far: ["hills", "trees"],
        mid: ["flat", "hills"],
        props: ["river", "boat", "bridge", "reeds", "falls"],
        lights: DAY,
    },
    forest: { far: ["trees"], mid: ["trees"], props: ["oak", "pine", "mallorn", "pine"], lights: DAY },
    mountain: { far: ["peaks"], mid: ["peaks", "crags"], props: ["pine", "rubble", "stairs", "gate"], lights: DAY },
    marsh: { far: ["flat", "hills"], mid: ["flat"], props: ["reeds", "dead", "river", "reeds"], lights: DARK },
    underground: {
        far: ["flat"],
        mid: ["crags", "flat"],
        props: ["pillars", "arch", "stairs", "torch", "gate"],
        lights: DARK,
        vault: true,
    },
    battleground: {
        far: ["peaks", "hills"],
        mid: ["hills", "walls", "crags"],
        props: ["banners", "banner", "palisade", "spikes", "tents"],
        lights: [...DAY, "dusk"],
    },
    sanctuary: {
        far: ["peaks", "trees"],
        mid: ["hills", "trees"],
        props: ["hall", "falls", "arch", "mallorn", "lamp"],
        lights: [...DAY, "night"],
    },
    dwelling: {
        far: ["hills"],
        mid: ["hills", "flat"],
        props: ["hut", "hall", "mill", "fence", "well", "hole"],
        lights: DAY,
    },
    fortification: { far: ["peaks"], mid: ["walls"], props: ["tower", "citadel", "gate", "banner"], lights: DAY },
    camp: { far: ["hills"], mid: ["flat", "hills"], props: ["tents", "fire", "banner"], lights: [...DAY, "night"] },
};

/** Terrain keywords of sites, the most characteristic first. */
const TERRAINS = [
    "sanctuary",
    "battleground",
    "underground",
    "river",
    "forest",
    "mountain",
    "marsh",
    "dwelling",
    "fortification",
    "plains",
];

/** Terrains of sites without a terrain keyword, by title; titles are the same in all languages. */
const TITLED: readonly (readonly [words: RegExp, land: string])[] = [
    [/Orthanc|Palantír|Ring of Isengard|Hornburg|King's Room|Laboratory/, "fortification"],
    [/Bag End|Inn|Pony|Bree|Town|Village|Party/, "dwelling"],
    [/Emyn Muil|Weather|Amon Hen|Wall of Rohan|Eregion Hills/, "mountain"],
    [/Fields|Country|Road|Lookout|farthing|Eastemnet|Westfold|Vale|Valley/, "plains"],
];

/** Returns the terrain of a site. */
export function terrain(facts: CardFacts): string {
    const words = (facts.keywords ?? []).map(([word]) => word);
    const named = TERRAINS.find((land) => words.includes(land));
    return named ?? TITLED.find(([title]) => title.test(facts.title))?.[1] ?? "camp";
}

/** Whether there is a landscape for a culture. */
export function isLand(culture: string): boolean {
    return culture in LANDS;
}

/** One picture: the content of an <svg>, with its light and tint. */
export interface Picture {
    readonly light: string;
    readonly tint: string;
    readonly drawing: string;
}

const drawn = new WeakMap<CardFacts, Picture>();

/** Returns the picture of a card, 120 x 60; the subject is within the middle 60 x 60. */
export function picture(definition: string, facts: CardFacts): Picture {
    const known = drawn.get(facts);
    if (known) return known;
    const made = facts.type === "site" ? sitePicture(definition, facts) : cardPicture(definition, facts);
    drawn.set(facts, made);
    return made;
}

function cardPicture(definition: string, facts: CardFacts): Picture {
    const chance = new Chance(definition);
    const land = LANDS[facts.type === "the_one_ring" ? "ring" : (facts.culture ?? "")] ?? LANDS["camp"]!;
    const light = chance.pick(land.lights);
    const places = [chance.between(30, 42), chance.between(79, 91), chance.between(10, 24), chance.between(97, 112)];
    const mirrored = chance.maybe(0.5) ? ' transform="matrix(-1 0 0 1 120 0)"' : "";
    const ground = landscape(land, light, places, chance);
    const size = chance.between(0.9, 1.02);
    const at = `translate(${round(60 - 30 * size + chance.between(-3, 3))} ${round(60 - 60 * size + (1 - size) * 4)}) scale(${size})`;
    return {
        light,
        tint: chance.pick(["plain", "warm", "cool", "plain"]),
        drawing: `<g${mirrored}>${ground}<g transform="${at}">${figure(facts, definition)}</g>${veil(chance)}</g>`,
    };
}

function sitePicture(definition: string, facts: CardFacts): Picture {
    const chance = new Chance(definition);
    const land = LANDS[terrain(facts)]!;
    const light = chance.pick(land.lights);
    const mirrored = chance.maybe(0.5) ? ' transform="matrix(-1 0 0 1 120 0)"' : "";
    const places = [chance.between(38, 60), chance.between(70, 96), chance.between(8, 30)];
    return {
        light,
        tint: chance.pick(["plain", "warm", "cool"]),
        drawing: `<g${mirrored}>${landscape(land, light, places, chance)}${veil(chance)}</g>`,
    };
}

function landscape(land: Land, light: string, places: readonly number[], chance: Chance): string {
    const far = chance.between(30, 40);
    const mid = chance.between(42, 48);
    let drawing = '<path class="sky" d="M0 0h120v60H0z"/>';
    drawing += land.vault
        ? `<path class="far" d="M0 0h120v60H0z"/><path class="sky" d="M${chance.between(14, 30)} 60V30q4-${chance.between(20, 26)} ${chance.between(28, 34)}-26t${chance.between(30, 40)} 26v30z"/>`
        : weather(light, chance) + ridge(chance.pick(land.far), "far", far, chance);
    drawing += ridge(chance.pick(land.mid), land.vault ? "mid faint" : "mid faint", mid, chance);
    const props = [...land.props];
    for (const x of places.slice(0, chance.count(2, places.length))) {
        if (!props.length) break;
        const [name] = props.splice(Math.floor(chance.next() * props.length), 1);
        const size = chance.between(0.75, 1.15);
        drawing += `<g transform="translate(${x} ${round(chance.between(52, 56))}) scale(${chance.maybe(0.5) ? size : -size} ${size})">${PROPS[name!]}</g>`;
    }
    return (
        drawing +
        `<path class="near" d="M0 ${chance.between(51, 55)}q${chance.between(30, 90)} ${chance.between(-5, 3)} 120 ${chance.between(-2, 2)}V60H0z"/>`
    );
}

/** Drawings of creatures by race; Gollum, who has no race, by culture. */
const CREATURES: Readonly<Record<string, (chance: Chance, archer: boolean) => string>> = {
    orc,
    "uruk-hai": uruk,
    nazgul,
    troll,
    ent,
    creature: tentacle,
    balrog,
    wraith,
    gollum,
};

/**
 * Returns the subject in the picture of a card other than a site: a kind of creature, people, thing or sign.  "" means
 * that nothing fits, and the picture shows something plain.
 */
export function subject(facts: CardFacts): string {
    const { race = "", culture = "" } = facts;
    switch (facts.type) {
        case "companion":
        case "ally":
        case "minion": {
            const kind = race === "man" && isPeople(culture) ? culture : race || culture;
            return kind in CREATURES || isPeople(kind) ? kind : "";
        }
        case "possession":
        case "artifact":
            return kindOfItem(facts.item_class ?? "", facts.title);
        case "event":
        case "condition":
            return signOf(facts);
        default:
            return facts.type ?? "";
    }
}

function figure(facts: CardFacts, definition: string): string {
    const words = (facts.keywords ?? []).map(([word]) => word);
    const archer = words.includes("archer");
    const own = new Chance(facts.unique ? facts.title : definition);
    const kind = subject(facts);
    switch (facts.type) {
        case "the_one_ring":
            return ring(own);
        case "possession":
        case "artifact":
            return kind === "mount" ? horse(own) : item(kind, own);
        case "companion":
        case "ally":
        case "minion": {
            const creature = CREATURES[kind];
            return creature ? creature(own, archer) : person(kind, { archer, ranger: words.includes("ranger") }, own);
        }
        default:
            return sign(kind, own);
    }
}
