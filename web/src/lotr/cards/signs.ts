// The signs of events and conditions: one picture of what happens, chosen by the words of the title, which are the same
// in all languages; else by a keyword; else by the culture.  60 x 60.

import type { CardFacts } from "../../catalogue.ts";
import { Chance } from "./chance.ts";
import { horse } from "./creatures.ts";
import { dark, item, light, line, middle, ring } from "./things.ts";

const SIGNS: Readonly<Record<string, string>> = {
    swords:
        dark(
            "M8 6l6 0 34 38 4-3 3 3-10 10-3-3 3-4L7 12zM52 6l-6 0L30 24l4 4 19-16zM22 33l-7 8-4-3-3 3 10 10 3-3-3-4 8-8z",
        ) + light("M12 9l30 33-2 2-30-32z"),
    blaze:
        dark("M30 2l7 16 17-6-6 17 10 9-16 4-2 16-10-11-14 7 3-16L2 30l17-4z") +
        light("M30 16l4 8 9-2-4 8 6 6-9 1-3 9-5-7-9 2 3-8-6-6 9-2z"),
    eye:
        dark("M4 30Q30 2 56 30 30 58 4 30z") +
        light("M30 18a12 12 0 1 0 0 24 12 12 0 0 0 0-24z") +
        dark("M30 20q5 10 0 20-5-10 0-20z"),
    hand: dark("M20 58q-8-10-8-24l4-14 4 1v13l2-26h5l1 24 2-26h5v26l3-22h5l-2 26 5-8 5 3q-4 18-12 27z"),
    fire:
        light("M28 4q18 16 14 34-2 14-14 18-14-4-14-18 0-8 6-12 0 6 4 8Q30 20 28 4z") +
        middle("M30 30q8 10 2 22-10-2-8-12 4 2 6-10z"),
    boot: dark("M12 8h20l2 24 18 8q6 4 4 12H12z") + middle("M12 46h44v6H12z") + light("M16 14h12v3H16zM16 21h12v3H16z"),
    riven: dark("M30 4l22 7v18q0 19-22 27Q8 48 8 29V11z") + light("M34 8 22 28l8 4-6 18 14-24-8-4z"),
    mountain: dark("M4 50 24 8l10 18 6-8 16 32z") + light("M24 8l5 9-5 4-5-3zM40 18l4 7-4 3-3-3z"),
    moon: light("M30 6a24 24 0 1 0 20 36A20 20 0 0 1 30 6z") + light("M46 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"),
    wings:
        dark("M4 42q14-22 26-4 12-18 26 4-13-8-26 8-13-16-26-8z") +
        light("M30 38l4 4-4 8-4-8z") +
        dark("M16 22q7-12 14-2 7-10 14 2-7-4-14 4-7-8-14-4z"),
    arrows: line("M8 50 44 14M8 36 36 8M20 52 52 20", 2.5) + light("M50 8l-3 12-9-9zM40 4l-3 10-7-7zM56 16l-3 10-7-7z"),
    hood: dark("M8 56q4-34 22-40-6-6-2-14 14 2 14 16 12 8 12 38z") + light("M16 56q4-24 16-32 12 8 12 32z"),
    voice: dark("M4 24h10l8-10v32l-8-10H4z") + line("M30 20q6 10 0 20M38 14q10 16 0 32M46 8q14 22 0 44", 3),
    fall: dark("M30 4 46 20 30 36 14 20z") + light("M30 12l8 8-8 8-8-8z") + line("M30 36v22M18 46l12 10 12-10", 3.5),
    wound:
        dark("M30 58Q6 40 6 22 6 8 18 8q8 0 12 8 4-8 12-8 12 0 12 14 0 18-24 36z") +
        light("M30 20l-6 12h8l-4 14 12-18h-8l4-8z"),
    gate:
        dark("M10 58V26q0-20 20-22 20 2 20 22v32z") +
        light("M16 58V28q0-14 14-16 14 2 14 16v30z") +
        dark("M28 26h4v32h-4z"),
    jar: dark("M20 4h20v12l10 40H10l10-40z") + light("M24 8h12v8l7 30H17l7-30z"),
    star: '<circle class="a5" cx="30" cy="30" r="26"/>' + light("M30 8l5 15 16 0-13 10 5 16-13-10-13 10 5-16L9 23h16z"),
    flame: dark("M18 56q-4-14 2-22-8-8-4-18 10 2 12 12 0-14 8-22 8 10 2 24 8-6 14-2-2 10-12 12 8 4 4 16z"),
    banner: dark("M6 20h18l6-10 6 10h18l-4 8 4 8H36l-6 14-6-14H6l4-8z") + light("M26 24h8v8h-8z"),
    runner: dark("M22 6q14-2 16 10l-4 8 10 4 4 18-8 2-4-12-4 20H16l4-22-8-2q0-18 10-26z"),
    path:
        line("M10 12q20 8 20 22T50 50", 4) +
        light("M52 42l4 12-12-2z") +
        '<circle class="a5" cx="10" cy="12" r="5"/><circle class="a6" cx="10" cy="12" r="2"/>',
    goblet: dark("M14 8h32v12q0 14-12 16v10h8v8H18v-8h8V36Q14 34 14 20z") + light("M20 12h20v8q0 9-10 10-10-1-10-10z"),
    wheel: line("M30 6v48M6 30h48M13 13l34 34M47 13 13 47", 3) + '<circle class="a6" cx="30" cy="30" r="8"/>',
    axe: dark("M28 2h4v56h-4z") + light("M32 13q10-2 18-10 9 17 0 34-8-8-18-10zM28 14h-7v12h7z"),
    storm:
        dark("M12 30q-8-2-6-10 2-7 10-6 3-10 14-9 10 1 12 9 10-1 11 7 1 8-9 9z") +
        light("M24 34h8l-5 9h6L20 58l4-11h-5z") +
        light("M40 38l2 4-2 4-2-4zM48 46l2 4-2 4-2-4zM10 40l2 4-2 4-2-4z"),
    harp:
        dark("M14 6q24-4 32 14-2 20-22 36l-6-2q18-18 18-32-6-10-20-10v40h-6z") +
        line("M22 14v34M28 15v26M34 19v14", 1.5),
    tower:
        dark("M14 58V24h-4V10h6v5h6v-5h6v5h4v-5h6v5h6v-5h6v14h-4v34z") + light("M27 58V46q3-5 6 0v12zM28 28h4v8h-4z"),
    tree:
        dark("M27 58q2-14 0-22h6q-2 8 0 22z") +
        dark("M30 2q16 4 14 16 10 8 0 18-14 8-28 0-10-10 0-18Q14 6 30 2z") +
        light("M30 10q8 3 7 9 5 5-2 9-9 3-14-2-3-5 2-8 0-6 7-8z"),
    boat:
        dark("M4 38h46l8-10q0 26-14 26H18Q6 54 4 38z") +
        light("M28 34V4q20 12 22 30z") +
        line("M2 58q7-5 14 0t14 0 14 0 14 0", 2.5),
    skull:
        light("M30 4q22 2 22 24 0 10-8 14v12H16V42Q8 38 8 28 8 6 30 4z") +
        dark("M17 26h9v9h-9zM34 26h9v9h-9zM28 40h4l1 6h-6zM24 48h3v6h-3zM33 48h3v6h-3z"),
    drum:
        middle("M8 18q22-12 44 0v26q-22 14-44 0z") +
        light("M8 18q22-12 44 0-22 12-44 0z") +
        line("M8 20l10 27 12-20 12 20 10-27M6 4l18 14M54 4 36 18", 2),
};

/** Signs that are figures in their own right: items and mounts. */
const FIGURES: Readonly<Record<string, (own: Chance) => string>> = {
    horse: (own) => horse(own),
    ring: (own) => ring(own),
    ...Object.fromEntries(
        ["scroll", "book", "horn", "staff", "shield", "herb", "timber", "palantir"].map((kind) => [
            kind,
            (own: Chance) => item(kind, own),
        ]),
    ),
};

/** Signs by title; the first match counts.  "Fire" of archers means arrows. */
const TITLED: readonly (readonly [words: RegExp, sign: string])[] = [
    [/Arrow|Bowm|Archer|Shot|Feathered|(Covering|Rapid|Supporting) Fire/, "arrows"],
    [/Drum/, "drum"],
    [/\bHorn\b|Trumpet|Summons|Helm!/, "horn"],
    [/[Ss]ong|Elbereth|Lúthien/, "harp"],
    [/Argument/, "voice"],
    [/Storm|Snow|Frost|Chill|Caradhras|Thunder/, "storm"],
    [/Ladder|Siege|Ram\b|Engine|Works Begun/, "timber"],
    [/Axe|Cleaving|Khazâd (?!-)|Baruk|Orc-bane/, "axe"],
    [/Tree|Forest|\bEnt\b|Stump|Bramble|Ithilien|Mallorn|Roused/, "tree"],
    [/Gate|"Friend"|Tunnel|Mines|Moria|Underdeeps|Depths|Delving|Khazad|Dwarrowdelf|Domain|Henneth|Long Dark/, "gate"],
    [
        /Tower|Citadel|Wall|Keep\b|Fortress|Hall|Parapet|Spires|Barad|Orthanc|Osgiliath|Morannon|Palaces|Helm's Deep|Armor|Kingdom|Homely House/,
        "tower",
    ],
    [/Rider|Charge|Trample|Across the Mark|Eorlingas|Thundering|Quick As|Westfold/, "horse"],
    [/Fire|Burn|Blaze|Fumes|It Burns|Fireworks/, "fire"],
    [/Boat|Flood|Pool|Isen\b|Marsh|Fens|ship|Tide|Ballast/, "boat"],
    [/Staff|Wizard|Mithrandir|Servant of the Secret/, "staff"],
    [/Sword|Blade|Steel|Strike|Parry|Blows|Duel|Sharp|Fight|Battle|Attack/, "swords"],
    [/Tale\b|Tales|Saga|Memory|Legacy|Riddles|Council/, "book"],
    [/News|Tidings|Message|List|Balin|Errand|Map/, "scroll"],
    [/\bRing\b|Wants to be|Little Thing|Its Master|Stole It/, "ring"],
    [/Eye|Seek|Search|Watch|Discover|Spied|Spies|Look|Seen|Far-see|Veils|Sentinels/, "eye"],
    [/Banner|Host|Ranks|Forces|Alliance|Massing|Swarms|Numbers|Raiders|Men of|Company|Summon/, "banner"],
    [/Simbelmynë|Leechcraft|Healing|Leaf/, "herb"],
    [/Mountain|Hills|Cliff|Emyn Muil|Rock|Stone|Height/, "mountain"],
    [/Kill|Dead|Death|Perish|Butcher|Blood|Fate|Slain|Ravage|Pillage|Defeated|Villager/, "skull"],
    [/Fear|Terror|Terrible|Wraith|Black Breath|Frozen|Despair|Dread/, "hood"],
    [/Night|Dark|Shadow|Twilight|Dream|Sleep|Dusk|Blind/, "moon"],
    [/Star\b|Stars|Light\b|Evenstar|Dawn|Golden|Gleaming|Sunlight|Foresight/, "star"],
    [/Welcome|Appetite|Invited|Courtesy|Store-room|Supplies/, "goblet"],
    [/Voice|Cry|Cries|Curse|Whisper|Speak|Tongue|Argument|Howl|Call|Answering|Listening|Squeak/, "voice"],
    [
        /Feet|March|Path|Road|Journey|Swift|Flee|Escape|Walk|Step|Trail|Retreat|Back\b|Pursuit|Hunt|Come\b|Coming/,
        "boot",
    ],
    [/Hand|Fist|Reach|Held|Took|Toss|Reforged|Iron/, "hand"],
    [/Shield|Defen|Resist|Stand|Protect|Endur|Safe|Cover|Stout|Sturdy/, "shield"],
];

const KEYWORDS: Readonly<Record<string, string>> = {
    weather: "storm",
    tale: "book",
    machine: "timber",
    spell: "staff",
};

/** Signs for cards of a culture whose title and keywords match nothing. */
const CULTURES: Readonly<Record<string, readonly string[]>> = {
    dwarven: ["mountain", "axe", "goblet", "shield"],
    elven: ["star", "moon", "tree", "harp"],
    gandalf: ["staff", "star", "blaze", "book"],
    gollum: ["hand", "path", "moon", "boat"],
    gondor: ["star", "shield", "swords", "banner"],
    rohan: ["horse", "banner", "swords", "shield"],
    shire: ["goblet", "boot", "path", "runner"],
    dunland: ["fire", "swords", "skull", "voice"],
    isengard: ["hand", "wheel", "fire", "swords"],
    moria: ["gate", "skull", "drum", "swords"],
    raider: ["banner", "swords", "wings", "boot"],
    sauron: ["eye", "fire", "skull", "riven"],
    wraith: ["hood", "moon", "eye", "wound"],
};

/** Returns the name of an event's or condition's sign, always the same for the same card. */
export function signOf({ title, culture = "", keywords = [] }: CardFacts): string {
    const told = TITLED.find(([words]) => words.test(title))?.[1];
    if (told) return told;
    const word = keywords.map(([keyword]) => KEYWORDS[keyword]).find(Boolean);
    return word ?? new Chance(title).pick(CULTURES[culture] ?? Object.keys(SIGNS));
}

/** Draws a sign by its name. */
export function sign(name: string, own: Chance): string {
    return SIGNS[name] ?? FIGURES[name]!(own);
}

/** Names of all signs that can be drawn, for tests. */
export const KNOWN: readonly string[] = [...Object.keys(SIGNS), ...Object.keys(FIGURES)];
