// The picture of a card as an image: its shapes with the tones of the card and of the hour.  As an image it is one element
// of the page, however much is drawn in it, and a table with sixty cards is laid out in a third of the time.

import type { CardFacts } from "../../catalogue.ts";
import { oklab, type Tone } from "./oklab.ts";
import { picture, terrain } from "./picture.ts";

/** The colours of the cultures, as styles/tokens.css has them for the spines; "": whatever has none. */
const CULTURES: Readonly<Record<string, string>> = {
    dwarven: "#8a4b1f",
    elven: "#2e6b3f",
    gandalf: "#5d6470",
    gollum: "#5f6a1e",
    gondor: "#2f5583",
    rohan: "#86611a",
    shire: "#4f7221",
    dunland: "#7c4237",
    isengard: "#4c5750",
    moria: "#345d6b",
    raider: "#97411f",
    sauron: "#8e2430",
    wraith: "#54428a",
    ring: "#8a6a1e",
    "": "#6b5942",
};
/** And of the lands of sites. */
const LANDS: Readonly<Record<string, string>> = {
    plains: "#6d6a24",
    battleground: "#7b4a35",
    sanctuary: "#33656b",
    camp: "#6b5a2c",
};

/** What the shapes of a drawing are painted with: its class and the tone. */
type Palette = Readonly<Record<string, string>>;

/** A tone that is mixed from another of the palette: so much of it, and the rest of a colour. */
type Mixture = readonly [of: string, share: number, with_: string];
const TINTS: Readonly<Record<string, Readonly<Record<string, Mixture>>>> = {
    warm: { sky: ["a1", 84, "#d9a05c"], far: ["a2", 84, "#b9743a"], mid: ["a3", 90, "#9a5a2c"] },
    cool: { sky: ["a1", 84, "#7fb0d6"], far: ["a2", 84, "#5b88ab"], mid: ["a3", 90, "#3a6382"] },
};
const LIGHTS: Readonly<Record<string, Readonly<Record<string, Mixture>>>> = {
    dawn: { sky: ["a1", 66, "#f2b98a"], far: ["a2", 84, "#d99a78"] },
    dusk: { sky: ["a2", 66, "#df8a58"], far: ["a3", 78, "#a8583c"], mid: ["a3", 62, "a4"] },
    grey: { sky: ["a1", 68, "#9a9a94"], far: ["a2", 72, "#83837e"] },
    night: { sky: ["a3", 62, "#26324f"], far: ["a3", 46, "#1e2740"], mid: ["a4", 80, "#1e2740"] },
};
/** The same hours in the lands of the Shadow. */
const DARK_LIGHTS: typeof LIGHTS = {
    dusk: { sky: ["a1", 66, "#a34a24"], far: ["a2", 80, "#6b2c18"] },
    dawn: { sky: ["a1", 72, "#94683f"] },
    grey: { sky: ["a1", 66, "#5d5a58"], far: ["a2", 72, "#403c3c"] },
    night: { sky: ["a1", 60, "#17203a"], far: ["a2", 70, "#121a30"] },
};

const palettes = new Map<string, Palette>();

function paletteOf(culture: string, dark: boolean, tint: string, light: string): Palette {
    const key = [culture, dark, tint, light].join();
    let palette = palettes.get(key);
    if (!palette) palettes.set(key, (palette = mixed(culture, dark, tint, light)));
    return palette;
}

function mixed(culture: string, dark: boolean, tint: string, light: string): Palette {
    const tones: Record<string, Tone> = dark
        ? {
              a1: oklab.mix(culture, 62, "#15100e"),
              a2: oklab.mix(culture, 44, "#15100e"),
              a3: oklab.mix(culture, 88, "#cdb7a0"),
              a4: oklab.mix(culture, 24, "#0d0908"),
              a5: oklab.of("#0d0908"),
              a6: oklab.of("#f0b970"),
          }
        : {
              a1: oklab.mix(culture, 22, "#f6ecd6"),
              a2: oklab.mix(culture, 46, "#f6ecd6"),
              a3: oklab.mix(culture, 84, "#f6ecd6"),
              a4: oklab.mix(culture, 68, "#120c08"),
              a5: oklab.mix(culture, 34, "#120c08"),
              a6: oklab.of("#fbf0d4"),
          };
    const mix = ([of, share, other]: Mixture) => oklab.mix(tones[of]!, share, tones[other] ?? other);
    const hour = { ...TINTS[tint], ...LIGHTS[light], ...(dark ? DARK_LIGHTS[light] : {}) };
    const all: Record<string, Tone> = { ...tones, sky: tones["a1"]!, far: tones["a2"]!, mid: tones["a3"]! };
    for (const [name, mixture] of Object.entries(hour)) all[name] = mix(mixture);
    all["near"] = tones["a4"]!;
    all["tone-a"] = tones["a5"]!;
    all["tone-b"] = mix(["a6", 48, "#a8702c"]);
    all["tone-c"] = mix(["a5", 55, "#7a4a22"]);
    all["tone-w"] = mix(["a6", 84, "#8a8f96"]);
    return Object.fromEntries(Object.entries(all).map(([name, tone]) => [name, oklab.hex(tone)]));
}

/** How a shape of a class is painted, beyond a fill of its tone. */
function styleOf(name: string, palette: Palette, hair: string): string {
    switch (name) {
        case "faint":
            return "opacity:.82";
        case "cloud":
            return `fill:${palette["a6"]};opacity:.38`;
        case "glint":
            return `fill:${palette["a6"]};opacity:.8`;
        case "rain":
            return `stroke:${palette["a6"]};stroke-width:.7;opacity:.5`;
        case "snow":
            return "fill:#fff;opacity:.75";
        case "mist":
            return `fill:${palette["a6"]};opacity:.3`;
        case "stroke5":
            return `stroke:${palette["a5"]};stroke-linecap:round`;
        case "stroke6":
            return `stroke:${palette["a6"]}`;
        case "thick":
            return "stroke-width:5";
        case "hair":
            return `fill:${palette[hair]}`;
        default:
            return name in palette && !name.startsWith("tone-") ? `fill:${palette[name]}` : "";
    }
}

/** A drawing with its tones; the tone of hair is that of the figure around it. */
export function painted(drawing: string, palette: Palette): string {
    let hair = "tone-a";
    return drawing.replace(/ class="([^"]*)"/g, (_, classes: string) => {
        const names = classes.split(" ");
        hair = names.find((name) => name.startsWith("tone-")) ?? hair;
        const style = names.map((name) => styleOf(name, palette, hair)).filter(Boolean);
        return style.length ? ` style="${style.join(";")}"` : "";
    });
}

const paintings = new Map<string, string>();

/** The address of the picture of a card; `sign` is the symbol in its corner, as a page has it. */
export function painting(definition: string, card: CardFacts, sign = ""): string {
    const key = `${definition} ${card.type} ${card.culture} ${card.title}`;
    let address = paintings.get(key);
    if (address === undefined) paintings.set(key, (address = paint(definition, card, sign)));
    return address;
}

function paint(definition: string, card: CardFacts, sign: string): string {
    const { light, tint, drawing } = picture(definition, card);
    const land = card.type === "site" ? LANDS[terrain(card)] : undefined;
    const own = card.type === "the_one_ring" ? "ring" : (card.culture ?? "");
    const culture = land ?? CULTURES[own] ?? CULTURES[""]!;
    const palette = paletteOf(culture, card.side === "shadow", tint, light);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" viewBox="0 0 120 60">${painted(drawing, palette)}${sign ? cornered(sign, palette) : ""}</svg>`;
    return `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23")}`;
}

/** The kind of an event or a condition in a corner. */
function cornered(sign: string, palette: Palette): string {
    return `<circle cx="41" cy="42" r="9" fill="${palette["a5"]}" stroke="${palette["a6"]}"/><svg x="35" y="36" width="12" height="12" viewBox="0 0 24 24" fill="${palette["a6"]}" color="${palette["a6"]}">${sign}</svg>`;
}
