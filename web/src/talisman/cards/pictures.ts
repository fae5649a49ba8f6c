// The picture of each component: a scene from sprites/talisman.svg and a figure.  Each card has its own, so that no two
// in a row look alike; an unlisted component gets one by its kind.

import { svg, type SVGTemplateResult } from "lit";
import { bust, type Bust } from "./busts.ts";
import type { Facts } from "./facts.ts";
import { figure } from "./figures.ts";

/** Portraits of strangers, followers and characters, by the last part of their id. */
const PEOPLE: Readonly<Record<string, Bust>> = {
    amazon: ["plume", "mail", "none", "spear"],
    assassin: ["hood", "cloak", "mask", "dagger"],
    barbarian: ["long", "broad", "moustache", "axe"],
    druid: ["wreath", "robe", "white", "staff"],
    dwarf: ["helm", "broad", "long", "axe"],
    elf: ["pointed-ears", "slim", "none", "bow"],
    ghoul: ["bald", "cloak", "tusks", "club"],
    gladiator: ["crest", "mail", "none", "sword"],
    halfling: ["curls", "slim", "none", "bag"],
    "character:hobgoblin": ["brute", "mail", "tusks", "sword"],
    knight: ["great-helm", "mail", "none", "sword"],
    leprechaun: ["brim", "slim", "short", "bag"],
    merchant: ["turban", "robe", "goatee", "scales"],
    minstrel: ["feather", "cloak", "none", "lute"],
    monk: ["tonsure", "robe", "none", "cross"],
    necromancer: ["cowl", "robe", "none", "orb"],
    philosopher: ["bald", "robe", "white", "book"],
    pilgrim: ["brim", "cloak", "short", "staff"],
    priest: ["mitre", "robe", "none", "cross"],
    prophetess: ["veil", "robe", "none", "orb"],
    ranger: ["hood", "cloak", "short", "bow"],
    rogue: ["feather", "plain", "goatee", "dagger"],
    satyr: ["goat-horns", "slim", "goatee", "none"],
    sorceress: ["circlet", "slim", "none", "staff"],
    thief: ["cap", "cloak", "eye-patch", "bag"],
    troll: ["brute", "broad", "tusks", "club"],
    warrior: ["horns", "mail", "short", "sword"],
    wizard: ["pointed", "robe", "white", "staff"],
    enchanter: ["pointed", "robe", "goatee", "orb"],
    fairy: ["wreath", "slim", "none", "wings"],
    healer: ["veil", "plain", "none", "flask"],
    hermit: ["hood", "robe", "white", "staff"],
    instructor: ["bald", "mail", "moustache", "sword"],
    judge: ["curls", "robe", "short", "scales"],
    mage: ["turban", "robe", "white", "book"],
    pedlar: ["brim", "cloak", "moustache", "pack"],
    phantom: ["cowl", "cloak", "none", "lantern"],
    siren: ["long", "slim", "none", "lute"],
    sorcerer: ["crown", "robe", "long", "staff"],
    witch: ["pointed", "slim", "none", "flask"],
    bandit: ["cap", "mail", "mask", "dagger"],
    goblin: ["pointed-ears", "plain", "tusks", "spear"],
    alchemist: ["tonsure", "robe", "short", "flask"],
    champion: ["crest", "mail", "none", "spear"],
    "cursed-by-a-hag": ["long", "cloak", "eye-patch", "staff"],
    gnome: ["pointed", "slim", "long", "none"],
    guide: ["brim", "cloak", "none", "lantern"],
    maiden: ["braids", "slim"],
    mercenary: ["helm", "mail", "moustache", "axe"],
    pixie: ["curls", "slim", "none", "wings"],
    porter: ["cap", "broad", "none", "pack"],
    prince: ["crown", "mail", "none", "sword"],
    princess: ["circlet", "slim", "none", "none"],
    angel: ["hair", "robe", "none", "wings"],
    raiders: ["horns", "broad", "long", "axe"],
    mephistopheles: ["goat-horns", "robe", "goatee", "whip"],
    vampire: ["hair", "cloak", "tusks", "none"],
};

/** Figures of all other components, by the last part of their id: from figures.ts or the sprite. */
const THINGS: Readonly<Record<string, string>> = {
    sentinel: "giant",
    "crag-spirit": "spirit",
    "cave-dragon": "dragon",
    "cave-goblin": "orc",
    werewolf: "animal",
    "pit-fiend": "demon",
    zombie: "zombie",
    death: "skull",
    bear: "bear",
    lion: "lion",
    wolf: "animal",
    "wild-boar": "boar",
    serpent: "serpent",
    ape: "ape",
    griffon: "griffon",
    "giant-lizard": "lizard",
    giant: "giant",
    ogre: "monster",
    hobgoblin: "orc",
    "band-of-zombies": "zombie",
    doppelganger: "mirror",
    dragon: "dragon",
    "chinese-dragon": "long-dragon",
    demon: "demon",
    ghast: "ghast",
    ghost: "spirit",
    harpy: "harpy",
    lich: "crowned-skull",
    shade: "shade",
    shadow: "shadow",
    spectre: "spectre",
    "vampire-bats": "bats",
    wraith: "nazgul",
    centaur: "centaur",
    cyclops: "cyclops",
    pegasus: "pegasus",
    sphinx: "sphinx",
    unicorn: "unicorn",
    poltergeist: "ghast",
    armour: "armor",
    axe: "axe",
    "bag-of-gold": "bag",
    "two-bags-of-gold": "bags",
    helmet: "helmet",
    mule: "mule",
    raft: "raft",
    shield: "shield",
    sword: "hand_weapon",
    "water-bottle": "bottle",
    amulet: "amulet",
    "ancient-artefact": "artefact",
    "bag-of-carrying": "object",
    cross: "cross",
    "holy-grail": "grail",
    "holy-lance": "lance",
    "magic-belt": "belt",
    "orb-of-knowledge": "orb",
    "potion-of-strength": "potion",
    ring: "ring",
    runesword: "runesword",
    "solomons-crown": "crown",
    talisman: "talisman",
    wand: "wand",
    "winged-boots": "boots",
    blizzard: "snow",
    "book-of-spells": "book",
    devil: "demon",
    "evil-darkness": "moon",
    imp: "bat",
    "magical-vortex": "vortex",
    "market-day": "stalls",
    pestilence: "plague",
    storm: "bolt",
    taxation: "coins",
    cave: "cave",
    "fountain-of-wisdom": "fountain",
    "magic-portal": "portal",
    "magic-stream": "stream",
    market: "stalls",
    marsh: "marsh",
    maze: "maze",
    "pool-of-life": "pool",
    "secret-door": "door",
    shrine: "shrine",
    acquisition: "hand",
    alchemy: "coins",
    brainwave: "brain",
    counterspell: "shield",
    "destroy-magic": "nullify",
    destruction: "burst",
    divination: "eye",
    "finger-of-death": "skull",
    healing: "heart",
    hex: "hexagon",
    immobility: "chain",
    invisibility: "cloak",
    "lightning-bolt": "bolt",
    mesmerism: "vortex",
    metamorph: "masks",
    "mind-steal": "scroll",
    nullify: "nullify",
    preservation: "wings",
    "psionic-blast": "flame",
    random: "die",
    "summon-storm": "stream",
    teleport: "arrows",
    "temporal-warp": "hourglass",
};

/** Scenes for each kind of card. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
    enemy: ["battleground", "raider", "isengard", "moria", "sauron", "dunland"],
    spirit: ["wraith", "gollum", "moria", "unknown"],
    stranger: ["gandalf", "elven", "camp", "sanctuary", "plains"],
    object: ["plains", "camp", "rohan", "dwarven"],
    magic: ["ring", "gandalf", "unknown", "elven"],
    follower: ["rohan", "shire", "plains", "gondor", "camp"],
    place: ["sanctuary", "dwarven", "elven", "shire"],
    event: ["unknown", "sauron", "ring", "dunland"],
    spell: ["ring", "unknown", "wraith"],
    character: ["plains", "gondor", "gandalf", "rohan", "camp", "elven"],
    space: ["plains"],
};

/** Scenes of spaces, by the last part of their id without the position. */
const LANDS: Readonly<Record<string, string>> = {
    fields: "rohan",
    plains: "plains",
    hills: "gandalf",
    woods: "elven",
    forest: "elven",
    crags: "dwarven",
    village: "shire",
    city: "gondor",
    castle: "gondor",
    tavern: "shire",
    chapel: "sanctuary",
    temple: "moria",
    graveyard: "wraith",
    crypt: "wraith",
    sentinel: "isengard",
    ruins: "moria",
    desert: "raider",
    oasis: "raider",
    runes: "battleground",
    chasm: "gollum",
    mines: "gollum",
    pits: "gollum",
    "warlocks-cave": "gollum",
    "valley-of-fire": "sauron",
    "plain-of-peril": "battleground",
    "vampires-tower": "isengard",
    "werewolf-den": "wraith",
    "dice-with-death": "wraith",
    "portal-of-power": "ring",
    "black-knight": "battleground",
    "hidden-valley": "elven",
    "cursed-glade": "unknown",
    "crown-of-command": "ring",
};

/** Returns a hash of a text. */
function hash(text: string): number {
    let sum = 7;
    for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
    return sum;
}

function lastPart(definition: string): string {
    return definition.slice(definition.indexOf(":") + 1);
}

/** Returns the scene behind a component. */
function sceneOf({ definition, kind }: Facts): string {
    const name = lastPart(definition);
    const land = kind === "space" ? (LANDS[name] ?? LANDS[name.replace(/-[a-z]+$/, "")]) : undefined;
    const scenes = SCENES[kind] ?? SCENES["space"]!;
    return land ?? scenes[hash(definition) % scenes.length]!;
}

/** Returns the figure of a component, in 60 x 60 units; a space has none. */
export function figureOf({
    definition,
    kind,
    subtype,
}: Pick<Facts, "definition" | "kind" | "subtype">): SVGTemplateResult {
    const name = lastPart(definition);
    const person = PEOPLE[definition] ?? (THINGS[name] && kind !== "character" ? undefined : PEOPLE[name]);
    if (person) return bust(person);
    if (kind === "space") return svg``;
    const usual: Partial<Record<string, string>> = {
        enemy: subtype || "monster",
        spirit: "spirit",
        spell: "scroll",
        event: "event",
        object: "object",
        magic: "object",
    };
    return figure(THINGS[name] ?? usual[kind] ?? "stranger");
}

/** Returns the picture of a component, 120 x 62 units; about half of the pictures are mirrored. */
export function pictureOf(facts: Facts): SVGTemplateResult {
    const turned = hash(facts.definition) % 2 ? "translate(120 0) scale(-1 1)" : "";
    return svg`<g transform=${turned}><use href="#scene-${sceneOf(facts)}" y="-9" width="120" height="80" /></g>
    <g transform="translate(30 2)">${figureOf(facts)}</g>`;
}
