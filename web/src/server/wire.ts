// What goes over the WebSocket, as src/inglenook/server/protocol.py defines it: one JSON object each way, told apart
// by its `type`.  Whatever is asked for names the `version` that was seen, so that nothing ever acts twice.

/** A message still to be worded: `{"message": ID, ARGUMENTS…}`. */
export interface Worded {
    readonly message: string;
    readonly [argument: string]: Argument;
}
/** The name of something printed, by the id of its definition. */
export interface Named {
    readonly name: string;
}
/** Whoever sits in a seat. */
export interface Seated {
    readonly player: number;
}
export type Argument = number | string | Worded | Named | Seated | readonly Argument[];

/** One thing that may be picked.  `subject` and `other` are handles of things on the table, "" for none. */
export interface Option {
    readonly key: string;
    readonly verb: string;
    readonly subject: string;
    readonly other: string;
    readonly amount: number;
    readonly label: Worded;
}

export type QuestionKind = "action" | "cards" | "number" | "yes-or-no" | "order" | "response";

/** The pending question: whole for the seat that is asked, the others get only `seat` and their own asides. */
export interface Question {
    readonly over?: boolean;
    readonly winners?: readonly number[];
    readonly seat?: number;
    readonly kind?: QuestionKind;
    readonly prompt?: Worded;
    readonly least?: number;
    readonly most?: number;
    readonly ordered?: boolean;
    readonly options?: readonly Option[];
    readonly asides?: readonly Option[];
}

export interface SeatInfo {
    readonly seat: number;
    readonly kind: "person" | "bot" | "empty";
    /** Of a bot the name of the kind of bot. */
    readonly name: string;
    readonly deck: string;
    readonly yours: boolean;
    readonly connected: boolean;
    /** For how many seconds the game has been waiting for this person without a connection. */
    readonly away: number;
    readonly bot_plays: string;
    readonly conceded: boolean;
}

/** A kind of moment at which a player may respond, and whether this one wants to be asked. */
export interface Moment {
    readonly kind: string;
    readonly label: Worded;
    readonly wanted: boolean;
    readonly vital: boolean;
}

export interface TableInfo {
    readonly type: "table";
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly state: "waiting" | "playing" | "over" | "frozen" | "";
    readonly open: boolean;
    readonly host: boolean;
    readonly options: Readonly<Record<string, string>>;
    readonly pace: number;
    /** No pause tells who has something to play. */
    readonly discreet: boolean;
    readonly seats: readonly SeatInfo[];
    readonly spectators: number;
    readonly winners: readonly number[];
    readonly before: string;
    readonly after: string;
    readonly moments: readonly Moment[];
    readonly fault: string;
    readonly abandoned_after: number;
}

/** Whether the latest answer may be taken back: at once, if the others agree, or not and why. */
export interface Undo {
    readonly may?: boolean;
    readonly consent?: boolean;
    readonly why?: Worded;
}

export type View = Readonly<Record<string, unknown>>;

/** `[path, value]` for what was added or differs, `[path]` for what is gone. */
export type Change = readonly [path: readonly string[]] | readonly [path: readonly string[], value: unknown];

export interface WholeView {
    readonly type: "view";
    readonly version: number;
    readonly viewer: number;
    readonly view: View;
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly undo: Undo;
}

export interface News {
    readonly type: "news";
    readonly since: number;
    readonly version: number;
    readonly changes: readonly Change[];
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly undo: Undo;
}

export interface Done {
    readonly type: "done";
}
export interface Refused {
    readonly type: "refused";
    readonly message: Worded;
    readonly stale: boolean;
}
export interface Reason {
    readonly message: Worded;
    readonly rule: string;
}
export interface Reasons {
    readonly type: "reasons";
    readonly handle: string;
    readonly reasons: readonly Reason[];
}
export interface ChatLine {
    readonly number: number;
    readonly seat: number;
    readonly name: string;
    readonly text: string;
    readonly at: number;
}
export interface Chat {
    readonly type: "chat";
    readonly lines: readonly ChatLine[];
}
/** Somebody asks to take something back; `by` -1: nobody asks any more. */
export interface UndoAsked {
    readonly type: "undo_asked";
    readonly by: number;
    readonly version: number;
    readonly agreed: readonly number[];
    readonly answers: number;
}
export interface Pong {
    readonly type: "pong";
}

/** Everything that the server may send; `to` is the number of the request it replies to. */
export type Reply = (TableInfo | WholeView | News | Done | Refused | Reasons | Chat | UndoAsked | Pong) & {
    readonly to?: number;
};

/** Everything that a client may send, without its number. */
export type Request =
    | { type: "watch"; table: string; seat?: number | null }
    | { type: "answer"; version: number; keys: readonly string[] }
    | { type: "aside"; version: number; key: string }
    | { type: "undo"; version: number }
    | { type: "consent"; version: number; agree: boolean }
    | { type: "why"; handle: string }
    | { type: "say"; text: string }
    | { type: "stops"; kinds: readonly string[] }
    | { type: "pace"; pace: number }
    | { type: "concede" }
    | { type: "rematch" }
    | { type: "take_over"; seat: number }
    | { type: "return" }
    | { type: "report"; text: string }
    | { type: "ping" };

const NO_TABLE: TableInfo = {
    type: "table",
    id: "",
    game: "",
    title: "",
    state: "",
    open: true,
    host: false,
    options: {},
    pace: 0,
    discreet: false,
    seats: [],
    spectators: 0,
    winners: [],
    before: "",
    after: "",
    moments: [],
    fault: "",
    abandoned_after: 0,
};
const NO_VIEW: WholeView = { type: "view", version: 0, viewer: -1, view: {}, question: {}, lines: [], undo: {} };
const NO_NEWS: News = { type: "news", since: 0, version: 0, changes: [], question: {}, lines: [], undo: {} };

/** The server leaves out what has its usual value; this puts it back. */
export function whole(reply: Partial<Reply> & { type: Reply["type"] }): Reply {
    switch (reply.type) {
        case "table":
            return { ...NO_TABLE, ...(reply as Partial<TableInfo>) };
        case "view":
            return { ...NO_VIEW, ...(reply as Partial<WholeView>) };
        case "news":
            return { ...NO_NEWS, ...(reply as Partial<News>) };
        case "refused":
            return { stale: false, message: { message: "browser-refused" }, ...(reply as Partial<Refused>) } as Refused;
        case "reasons":
            return { handle: "", reasons: [], ...(reply as Partial<Reasons>) } as Reasons;
        case "chat":
            return { lines: [], ...(reply as Partial<Chat>) } as Chat;
        case "undo_asked":
            return { by: -1, version: 0, agreed: [], answers: 0, ...(reply as Partial<UndoAsked>) } as UndoAsked;
        default:
            return reply as Reply;
    }
}
