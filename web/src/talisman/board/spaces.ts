// The spaces of the board: three rings, each listed clockwise from its top-left corner, and the Crown in their middle.
// The order is that of src/inglenook/talisman/components/board.py (a test compares them).  The drawing of the rings,
// the arrow keys and the paths of moves depend on it.

export type Region = "outer" | "middle" | "inner";

/** A space: its id, the name it shares with other spaces of its kind, and its region. */
export interface Space {
    readonly id: string;
    readonly name: string;
    readonly region: Region;
    /** The place in the ring; -1 for the Crown of Command. */
    readonly place: number;
}

const ORDER: Readonly<Record<Region, string>> = {
    outer: `village fields-n graveyard woods-n sentinel hills-n chapel fields-ne crags plains-e woods-e fields-se
    city fields-s hills-s plains-s woods-s plains-sw tavern fields-sw ruins plains-w forest fields-nw`,
    middle: `portal-of-power black-knight hidden-valley hills-m cursed-glade runes-ne chasm runes-se
    warlocks-cave desert-e oasis desert-w temple woods-m runes-w castle`,
    inner: `plain-of-peril mines vampires-tower pits valley-of-fire werewolf-den dice-with-death crypt`,
};

/** Matches ids of spaces whose name occurs several times; the last part of such an id is the space's position. */
const SEVERAL = /^(fields|plains|hills|woods|runes|desert)-[a-z]+$/;

function ring(region: Region): readonly Space[] {
    return ORDER[region].split(/\s+/).map((name, place) => {
        return { id: `space:${name}`, name: SEVERAL.exec(name)?.[1] ?? name, region, place };
    });
}

export const RINGS: Readonly<Record<Region, readonly Space[]>> = {
    outer: ring("outer"),
    middle: ring("middle"),
    inner: ring("inner"),
};

export const REGIONS: readonly Region[] = ["outer", "middle", "inner"];

export const CROWN: Space = { id: "space:crown-of-command", name: "crown-of-command", region: "inner", place: -1 };

export const SPACES: ReadonlyMap<string, Space> = new Map(
    [...RINGS.outer, ...RINGS.middle, ...RINGS.inner, CROWN].map((space) => [space.id, space]),
);

/** Signs drawn in spaces, by the space's name. */
const SIGNS: Readonly<Record<string, string>> = {
    "portal-of-power": "portal",
    "black-knight": "knight",
    "hidden-valley": "valley",
    "cursed-glade": "glade",
    "warlocks-cave": "cave",
    "plain-of-peril": "peril",
    "vampires-tower": "vampire",
    "valley-of-fire": "fire",
    "werewolf-den": "wolf",
    "dice-with-death": "death",
};

/** Returns the symbol of a space's sign. */
export function signOf(space: Space): string {
    return space === CROWN ? "t-crown" : `ter-${SIGNS[space.name] ?? space.name}`;
}

export type Direction = "clockwise" | "anticlockwise";

/**
 * Returns the spaces on the way round a ring, the first and the last included; empty if both are not in the same ring.
 */
export function way(from: Space, to: Space, direction: Direction): readonly Space[] {
    if (from.region !== to.region || from.place < 0 || to.place < 0) return [];
    const spaces = RINGS[from.region];
    const step = direction === "clockwise" ? 1 : spaces.length - 1;
    const passed = [from];
    for (let place = from.place; place !== to.place;) {
        place = (place + step) % spaces.length;
        passed.push(spaces[place]!);
    }
    return passed;
}

/** Returns the direction of a move: the one that fits the roll, else the shorter one. */
export function directionOf(from: Space, to: Space, rolled: number): Direction {
    const clockwise = way(from, to, "clockwise").length - 1;
    const anticlockwise = way(from, to, "anticlockwise").length - 1;
    if (rolled && (clockwise === rolled) !== (anticlockwise === rolled)) {
        return clockwise === rolled ? "clockwise" : "anticlockwise";
    }
    return clockwise <= anticlockwise ? "clockwise" : "anticlockwise";
}
