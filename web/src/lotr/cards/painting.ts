// The picture of a card as an image, with the tones of the card and the time of day.  An image is one element of the
// page however much is drawn in it, so a table with sixty cards is laid out in a fraction of the time.

import type { CardFacts } from "../../catalogue.ts";
import { picture, terrain } from "./picture.ts";

/** Colours of the lands of sites; the colours of cultures are CSS tokens of the page. */
const LANDS: Readonly<Record<string, string>> = {
    plains: "#6d6a24",
    battleground: "#7b4a35",
    sanctuary: "#33656b",
    camp: "#6b5a2c",
};
const RING = "#8a6a1e";

/** Mixed tones: the share of one tone in percent, and the tone it is mixed with. */
type Mixtures = Readonly<Record<string, readonly [of: string, share: number, rest: string]>>;

const LIGHT: Mixtures = {
    a1: ["c", 22, "#f6ecd6"],
    a2: ["c", 46, "#f6ecd6"],
    a3: ["c", 84, "#f6ecd6"],
    a4: ["c", 68, "#120c08"],
    a5: ["c", 34, "#120c08"],
    a6: ["c", 0, "#fbf0d4"],
};
const DARK: Mixtures = {
    a1: ["c", 62, "#15100e"],
    a2: ["c", 44, "#15100e"],
    a3: ["c", 88, "#cdb7a0"],
    a4: ["c", 24, "#0d0908"],
    a5: ["c", 0, "#0d0908"],
    a6: ["c", 0, "#f0b970"],
};
const PLAIN: Mixtures = { sky: ["a1", 100, "#fff"], far: ["a2", 100, "#fff"], mid: ["a3", 100, "#fff"] };
const HOURS: Readonly<Record<string, Mixtures>> = {
    warm: { sky: ["a1", 84, "#d9a05c"], far: ["a2", 84, "#b9743a"], mid: ["a3", 90, "#9a5a2c"] },
    cool: { sky: ["a1", 84, "#7fb0d6"], far: ["a2", 84, "#5b88ab"], mid: ["a3", 90, "#3a6382"] },
    dawn: { sky: ["a1", 66, "#f2b98a"], far: ["a2", 84, "#d99a78"] },
    dusk: { sky: ["a2", 66, "#df8a58"], far: ["a3", 78, "#a8583c"], mid: ["a3", 62, "var(--a4)"] },
    grey: { sky: ["a1", 68, "#9a9a94"], far: ["a2", 72, "#83837e"] },
    night: { sky: ["a3", 62, "#26324f"], far: ["a3", 46, "#1e2740"], mid: ["a4", 80, "#1e2740"] },
    // overrides for the lands of the Shadow
    "dark dusk": { sky: ["a1", 66, "#a34a24"], far: ["a2", 80, "#6b2c18"] },
    "dark dawn": { sky: ["a1", 72, "#94683f"] },
    "dark grey": { sky: ["a1", 66, "#5d5a58"], far: ["a2", 72, "#403c3c"] },
    "dark night": { sky: ["a1", 60, "#17203a"], far: ["a2", 70, "#121a30"] },
};

/** Styles by class name; a class that is not listed is filled with the tone of its own name. */
const SHAPES: Readonly<Record<string, string>> = {
    near: "fill:var(--a4)",
    faint: "opacity:.82",
    cloud: "fill:var(--a6);opacity:.38",
    glint: "fill:var(--a6);opacity:.8",
    rain: "stroke:var(--a6);stroke-width:.7;opacity:.5",
    snow: "fill:#fff;opacity:.75",
    mist: "fill:var(--a6);opacity:.3",
    stroke5: "stroke:var(--a5);stroke-linecap:round",
    stroke6: "stroke:var(--a6)",
    thick: "stroke-width:5",
    hair: "fill:var(--hair)",
    "tone-a": "--hair:var(--a5)",
    "tone-b": "--hair:color-mix(in oklab,var(--a6) 48%,#a8702c)",
    "tone-c": "--hair:color-mix(in oklab,var(--a5) 55%,#7a4a22)",
    "tone-w": "--hair:color-mix(in oklab,var(--a6) 84%,#8a8f96)",
};

function palette(colour: string, dark: boolean, tint: string, light: string): string {
    const hour = { ...PLAIN, ...HOURS[tint], ...HOURS[light], ...(dark ? HOURS[`dark ${light}`] : {}) };
    const tones = Object.entries({ ...(dark ? DARK : LIGHT), ...hour });
    const mixed = tones.map(
        ([tone, [of, share, rest]]) => `--${tone}:color-mix(in oklab,var(--${of}) ${share}%,${rest})`,
    );
    return [`--c:${colour}`, ...mixed].join(";");
}

/**
 * Returns a drawing with its classes replaced by inline styles, because an image has no access to the page's styles.
 */
export function painted(drawing: string): string {
    return drawing.replace(/ class="([^"]*)"/g, (_, classes: string) => {
        const styles = classes.split(" ").map((name) => SHAPES[name] ?? `fill:var(--${name})`);
        return ` style="${styles.join(";")}"`;
    });
}

const paintings = new Map<string, string>();

/** Returns the data URL of a card's picture; `sign` is the SVG content of the symbol in its corner. */
export function painting(definition: string, card: CardFacts, sign = ""): string {
    const key = `${definition} ${card.type} ${card.culture} ${card.title} ${sign}`;
    let address = paintings.get(key);
    if (address === undefined) paintings.set(key, (address = paint(definition, card, sign)));
    return address;
}

function paint(definition: string, card: CardFacts, sign: string): string {
    const { light, tint, drawing } = picture(definition, card);
    const tones = palette(colourOf(card), card.side === "shadow", tint, light);
    const corner = sign
        ? `<rect x="38" y="34" width="18" height="18" rx="${card.type === "event" ? 9 : 3}" style="fill:var(--a5);stroke:var(--a6)"/><svg x="41" y="37" width="12" height="12" viewBox="0 0 24 24" style="fill:var(--a6);color:var(--a6)">${sign}</svg>`
        : "";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" viewBox="0 0 120 60" style="${tones}">${painted(drawing)}${corner}</svg>`;
    return `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23")}`;
}

function colourOf(card: CardFacts): string {
    if (card.type === "the_one_ring") return RING;
    return (card.type === "site" && LANDS[terrain(card)]) || cultures()[card.culture || "none"] || "#6b5942";
}

let known: Readonly<Record<string, string>> | undefined;

/** Returns the colours of the cultures, read from the page's CSS tokens. */
function cultures(): Readonly<Record<string, string>> {
    return (known ??= Object.fromEntries(CULTURES.map((name) => [name, token(`--c-${name}`)])));
}
const CULTURES =
    "none dwarven elven gandalf gollum gondor rohan shire dunland isengard moria raider sauron wraith".split(" ");

function token(name: string): string {
    return typeof document === "object" ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : "";
}
