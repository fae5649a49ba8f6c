// What the parts of the table share while they draw: the session, the position, and how wide the screen is.

import type { Session } from "../session/session.ts";
import type { LotrPosition } from "./position.ts";
import type { Room } from "./room.ts";

export interface Board {
    readonly session: Session;
    readonly position: LotrPosition;
    /** One zone at a time: tablets and phones. */
    readonly narrow: boolean;
    /** How large things are drawn. */
    readonly room: Room;
}

/** "You", or the name of whoever sits there. */
export function isViewer(board: Board, seat: number): boolean {
    return seat === board.position.viewer;
}

/** Whether whose card is whose has to be shown: with three players or more. */
export function several(board: Board): boolean {
    return board.position.seats.length > 2;
}
