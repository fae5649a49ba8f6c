// What the pages ask of the server, over HTTP: one function for each thing, with the types of what comes back.

import type { Question, Change, TableInfo, View, Worded } from "./wire.ts";

/** A fault of a deck: the line of the list it stands in (0: none), and what is wrong. */
export interface Fault {
    readonly line: number;
    readonly message: Worded;
    readonly rule: string;
}

/** The server said no, or could not be reached: `said` is its reason, undefined if it gave none. */
export class Refusal extends Error {
    readonly status: number;
    readonly said: Worded | undefined;
    readonly faults: readonly Fault[];

    constructor(status: number, said?: Worded, faults: readonly Fault[] = []) {
        super(said?.message ?? `status ${status}`);
        this.status = status;
        this.said = said;
        this.faults = faults;
    }
}

export interface Me {
    readonly guest: boolean;
    readonly name: string;
}
export interface DeckInfo {
    readonly name: string;
    readonly title: string;
    readonly format: string;
    readonly set: Worded;
    readonly cultures: readonly string[];
}
/** Something a table can choose; left out, it is as the printed rules or the set of rules chosen have it. */
export interface GameOption {
    readonly key: string;
    readonly title: Worded;
    /** A switch is "0" or "1", a number goes from `least` to `most`. */
    readonly kind: "switch" | "choice" | "number";
    readonly values: readonly { readonly value: string; readonly title: Worded }[];
    readonly least: number;
    readonly most: number;
    readonly default: string;
}
export interface GameInfo {
    readonly name: string;
    readonly title: Worded;
    readonly fewest: number;
    readonly most: number;
    readonly bots: readonly string[];
    readonly usual_bot: string;
    readonly formats: readonly { readonly name: string; readonly title: Worded }[];
    readonly decks: readonly DeckInfo[];
    readonly options: readonly GameOption[];
}
export interface Summary {
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly state: TableInfo["state"];
    readonly open: boolean;
    readonly seats: readonly { readonly kind: "person" | "bot" | "empty"; readonly name: string }[];
    readonly created: number;
    readonly changed: number;
    readonly your_turn: boolean;
}
export interface Tables {
    readonly open: readonly Summary[];
    readonly yours: readonly Summary[];
}
export interface SeatWanted {
    kind: "you" | "here" | "open" | "bot";
    name?: string;
    bot?: string;
    deck?: string;
    deck_text?: string;
}
export interface TableWanted {
    readonly game: string;
    readonly title: string;
    readonly open: boolean;
    readonly pace: number;
    /** Nobody can tell from a pause who has something to play. */
    readonly discreet?: boolean;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly SeatWanted[];
    readonly begin: boolean;
    readonly name?: string;
}
export interface SeatAct {
    readonly do: "sit" | "leave" | "bot" | "open" | "deck";
    readonly name?: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly deck_text?: string;
}
export interface DeckCheck {
    readonly ok: boolean;
    readonly title: string;
    readonly cards: number;
    readonly faults: readonly Fault[];
}
export interface Rule {
    readonly id: string;
    readonly text: string;
    /** Safe: the server makes it from our own catalogue. */
    readonly html: string;
}
export interface RuleSection {
    readonly title: string;
    readonly level: number;
    /** What stands there besides the rules, as safe HTML. */
    readonly notes: readonly string[];
    readonly rules: readonly Rule[];
}
export interface Rulebook {
    readonly title: string;
    readonly sections: readonly RuleSection[];
}
export interface Mark {
    readonly number: number;
    readonly kind: "turn" | "phase";
    readonly message: Worded;
}
export interface ReplayInfo {
    readonly game: string;
    readonly title: string;
    readonly players: readonly { readonly kind: "person" | "bot" | "empty"; readonly name: string }[];
    /** How many answers were given. */
    readonly count: number;
    readonly winners: readonly number[];
    readonly marks: readonly Mark[];
    readonly viewers: readonly number[];
}
export interface Frame {
    readonly number: number;
    readonly view?: View;
    readonly changes?: readonly Change[];
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly answered: { readonly seat: number; readonly labels: readonly Worded[] } | null;
}

let changing: Promise<unknown> = Promise.resolve();

/** Asks the server.  What changes something waits for the change before it: the first one makes a newcomer a guest. */
function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (method === "GET") return asked(method, path);
    const answer = changing.then(() => asked<T>(method, path, body));
    changing = answer.catch(() => undefined);
    return answer;
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
    const request: RequestInit = { method };
    if (method !== "GET") {
        request.headers = { "content-type": "application/json" };
        request.body = JSON.stringify(body ?? {});
    }
    let response: Response;
    try {
        response = await fetch(`/api${path}`, request);
    } catch {
        throw new Refusal(0);
    }
    const text = await response.text();
    let said: unknown;
    try {
        said = text ? JSON.parse(text) : {};
    } catch {
        throw new Refusal(response.status);
    }
    if (response.ok) return said as T;
    const refused = said as { error?: Worded; faults?: Fault[] };
    throw new Refusal(response.status, refused.error, refused.faults);
}

const part = encodeURIComponent;
let games: Promise<GameInfo[]> | undefined;

export const server = {
    me: () => ask<Me>("GET", "/me"),
    rename: (name: string) => ask<Me>("PUT", "/me", { name }),
    /** The games there are, those with decks first; asked for once. */
    games: () => {
        games ??= ask<GameInfo[]>("GET", "/games").then((all) =>
            all.sort((one, other) => other.decks.length - one.decks.length),
        );
        games.catch(() => (games = undefined));
        return games;
    },
    tables: () => ask<Tables>("GET", "/tables"),
    lay: (table: TableWanted) => ask<{ id: string }>("POST", "/tables", table),
    table: (id: string) => ask<TableInfo>("GET", `/tables/${part(id)}`),
    seat: (id: string, seat: number, act: SeatAct) => ask<unknown>("POST", `/tables/${part(id)}/seats/${seat}`, act),
    begin: (id: string) => ask<unknown>("POST", `/tables/${part(id)}/begin`),
    seatLink: (id: string, seat: number) => ask<{ link: string }>("POST", `/tables/${part(id)}/seats/${seat}/link`),
    takeSeat: (token: string) => ask<{ table: string; seat: number }>("POST", `/seat-links/${part(token)}`),
    checkDeck: (game: string, format: string, text: string) =>
        ask<DeckCheck>("POST", "/decks/check", { game, format, text }),
    rules: (game: string) => ask<Rulebook>("GET", `/rules/${part(game)}`),
    replay: (id: string) => ask<ReplayInfo>("GET", `/tables/${part(id)}/replay`),
    frames: (id: string, viewer: number, from: number, count: number) =>
        ask<{ frames: Frame[] }>(
            "GET",
            `/tables/${part(id)}/replay/frames?viewer=${viewer}&from=${from}&count=${count}`,
        ),
    branch: (id: string, number: number, seat: number) =>
        ask<{ id: string }>("POST", `/tables/${part(id)}/branch`, { number, seat }),
};
