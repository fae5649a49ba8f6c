// Read and unread chat lines of a table, and whether there are other people to talk to.

import type { Session } from "../session/session.ts";

/** Number of the last chat line read, by table. */
export const read = new Map<string, number>();

/** Returns the number of chat lines by others since the chat was read. */
export function unread({ chat, info, viewer }: Session): number {
    const last = read.get(info.id) ?? 0;
    return chat.filter((line) => line.number > last && (viewer < 0 || line.seat !== viewer)).length;
}

/** Whether a table has other people or chat lines; a player alone with bots needs no chat. */
export function isSociable({ chat, info, viewer }: Session): boolean {
    return chat.length > 0 || info.seats.some(({ seat, kind }) => seat !== viewer && kind !== "bot");
}
