// Default contents of server messages, so that a test states only the parts that matter to it.

import type { Chat, News, Reply, TableInfo, UndoAsked, View } from "../src/server/wire.generated.ts";

export const NO_TABLE: TableInfo = {
    type: "table",
    id: "",
    game: "",
    title: "",
    state: "playing",
    open: true,
    host: false,
    options: {},
    pace: 0,
    discreet: false,
    programs: false,
    practice: true,
    seats: [],
    spectators: 0,
    winners: [],
    before: "",
    after: "",
    moments: [],
    fault: "",
    abandoned_after: 0,
    patience: 600,
    league: "",
    lesson: 0,
    puzzle: false,
    to: 0,
};
const NO_VIEW: View = { type: "view", version: 0, viewer: -1, view: {}, question: {}, lines: [], undo: {}, to: 0 };
const NO_NEWS: News = { type: "news", since: 0, version: 0, changes: [], question: {}, lines: [], undo: {}, to: 0 };
const NO_CHAT: Chat = { type: "chat", lines: [], to: 0 };
const NOT_ASKED: UndoAsked = { type: "undo_asked", by: -1, version: 0, agreed: [], answers: 0, to: 0 };

const REPLIES: Readonly<Record<Reply["type"], Reply>> = {
    table: NO_TABLE,
    view: NO_VIEW,
    news: NO_NEWS,
    results: { type: "results", version: 0, results: [], to: 0 },
    done: { type: "done", to: 0 },
    refused: { type: "refused", message: { message: "error-not-offered" }, stale: false, to: 0 },
    reasons: { type: "reasons", handle: "", reasons: [], to: 0 },
    foreseen: { type: "foreseen", dangers: [], to: 0 },
    chat: NO_CHAT,
    undo_asked: NOT_ASKED,
    pong: { type: "pong", to: 0 },
};

/** A server message with only some of its fields. */
export type Part = { [Kind in Reply["type"]]: Partial<Extract<Reply, { type: Kind }>> & { type: Kind } }[Reply["type"]];

/** Returns a complete message as it comes over the wire. */
export function wired(part: Part): string {
    return JSON.stringify({ ...REPLIES[part.type], ...part });
}
