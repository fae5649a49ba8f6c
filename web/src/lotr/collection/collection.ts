// The guest's collection from opened packs: fetched from the server, and counted by set and rarity (SR-64).

import { ask } from "../../server/api.ts";
import type { Collection, OpenedPack } from "../../server/wire.generated.ts";
import type { Owned } from "../search/search.ts";

export const collection = {
    look: () => ask<Collection>("GET", "/me/collection"),
    open: (product: string) => ask<OpenedPack>("POST", "/packs", { product }),
    beginAnew: () => ask<Collection>("DELETE", "/me/collection", {}),
};

export const KINDS = ["booster", "starter", "deluxe"] as const;
export type PackKind = (typeof KINDS)[number];
/** Sets sold as packs. */
export const SOLD = ["1", "2", "3", "4", "5", "6"] as const;
/** Sets also sold as Deluxe boxes. */
export const DELUXE = ["1", "4"] as const;
export const RARITIES = ["C", "U", "R", "P"] as const;

/** Returns the number of copies of each card in a collection. */
export function ownedIn(told: Collection | undefined): Owned {
    return new Map(Object.entries(told?.cards ?? {}));
}

/** Returns how many different cards of a set are owned, and how many exist, of one rarity or ("") of all. */
export function countOf(all: readonly string[], owned: Owned, set: string, rarity = ""): [have: number, of: number] {
    const wanted = new RegExp(`^${set}${rarity || "[A-Z]"}[0-9]`);
    const those = all.filter((id) => wanted.test(id));
    return [those.filter((id) => owned.has(id)).length, those.length];
}
