// Applies changes to a view: the same algorithm as `apply` in src/inglenook/kernel/views/news.py (KR-14).

import type { Change, Seen } from "./wire.generated.ts";

type Inner = Record<string, unknown>;

/** Returns the view after the changes.  The old view is not modified; unchanged parts are shared with it. */
export function apply(view: Seen, changes: readonly Change[]): Seen {
    const copied = new Set<object>();
    const own = (value: unknown): Inner => {
        const inner = value as Inner;
        if (copied.has(inner)) return inner;
        const copy = { ...inner };
        copied.add(copy);
        return copy;
    };
    const after = own(view);
    for (const change of changes) {
        const path = change[0];
        let place = after;
        for (const key of path.slice(0, -1)) {
            if (typeof place[key] !== "object" || place[key] === null) throw new Error(`there is no ${path.join(".")}`);
            place = place[key] = own(place[key]);
        }
        const last = path.at(-1)!;
        if (change.length === 1) delete place[last];
        else place[last] = change[1];
    }
    return after;
}
