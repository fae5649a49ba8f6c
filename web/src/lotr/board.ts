// Shared data of the parts of the table while they are drawn: the session, the position, and the screen width.

import type { Session } from "../session/session.ts";
import type { LotrPosition } from "./position.ts";
import type { Room } from "./room.ts";

export interface Board {
    readonly session: Session;
    readonly position: LotrPosition;
    /** Whether one zone is shown at a time, as on tablets and phones. */
    readonly narrow: boolean;
    /** The sizes at which things are drawn. */
    readonly room: Room;
}

/** Whether a seat is the viewer's own. */
export function isViewer(board: Board, seat: number): boolean {
    return seat === board.position.viewer;
}

/** Whether the table has more than two players, so that it must show whose card is whose. */
export function several(board: Board): boolean {
    return board.position.seats.length > 2;
}
