// Which lines of a table's chat were read; and whether there is anybody to talk to.

import type { Session } from "../session/session.ts";

/** The number of the last line that was read, by table. */
export const read = new Map<string, number>();

/** How many lines others have written since the chat was read. */
export function unread({ chat, info, viewer }: Session): number {
    const last = read.get(info.id) ?? 0;
    return chat.filter((line) => line.number > last && (viewer < 0 || line.seat !== viewer)).length;
}

/** Whether there are other people at a table, or something was said there: who is alone with bots needs no chat. */
export function isSociable({ chat, info, viewer }: Session): boolean {
    return chat.length > 0 || info.seats.some(({ seat, kind }) => seat !== viewer && kind !== "bot");
}
