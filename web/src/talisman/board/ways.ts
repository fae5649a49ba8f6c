// The moves that the pending question offers: round the ring, and straight across a border.

import type { Session } from "../../session/session.ts";
import { SPACES, way, type Direction, type Space } from "./spaces.ts";
import { spaceOf, viewOf } from "../view.ts";

export interface Way {
    readonly from: Space;
    readonly to: Space;
    /** The direction round the ring; undefined for other moves. */
    readonly direction: Direction | undefined;
    readonly key: string;
}

/** Returns the moves open to the piece that is asked about. */
export function offeredWays(session: Session): readonly Way[] {
    const { seat = -1, options = [] } = session.question;
    const from = SPACES.get(spaceOf(viewOf(session), seat));
    if (!session.live || !from) return [];
    const found: Way[] = [];
    for (const option of options) {
        const to = SPACES.get(option.subject);
        if (!to || to === from) continue;
        const written = /=(clockwise|anticlockwise)$/.exec(option.key)?.[1] as Direction | undefined;
        found.push({
            from,
            to,
            direction: written && way(from, to, written).length ? written : undefined,
            key: option.key,
        });
    }
    return found;
}
