// A finished game as a session: any moment of it, as one side saw it.  The server sends moments in chunks, the first of
// each in full and the others as changes.  All moments seen are cached, and share what did not change between them.

import { need } from "../catalogue.ts";
import { apply } from "../server/news.ts";
import { seatNames } from "./bots.ts";
import { StillSession, type Moment } from "./still.ts";
import type { Line } from "./session.ts";
import type { Frame, TableInfo } from "../server/wire.generated.ts";
import { onLanguage, setPlayers } from "../wording/language.ts";
import { server } from "../server/api.ts";

/** Moments fetched in one request. */
const CHUNK = 50;
/** Distance to the end of a chunk at which the next chunk is fetched. */
const AHEAD = 15;
/** The side that sees all hands. */
export const EVERYTHING = -2;

/** The answer given at a moment: its seat, and its content if this side saw it. */
export type Answered = NonNullable<Frame["answered"]>;

/** A cached moment; its log is the beginning of a log shared by all moments of a chunk. */
interface Kept extends Omit<Moment, "lines"> {
    readonly answered: Answered | null;
    readonly log: readonly Line[];
    readonly told: number;
}

const NOTHING: Moment = { version: 0, viewer: -1, view: {}, question: {}, lines: [] };

export class ReplaySession extends StillSession {
    /** Number of answers in the game, which is also the number of the last moment. */
    readonly count: number;
    /** Number of the moment shown or being loaded. */
    at = 0;
    side: number;
    answered: Answered | null = null;
    #shown: Kept | undefined;
    readonly #table: TableInfo;
    readonly #moments = new Map<string, Kept>();
    readonly #asked = new Map<string, Promise<void>>();
    readonly #stopNaming: () => void;
    /** Sets the players' names; the viewer of a seat is addressed as its player. */
    readonly #name = (): void => setPlayers(seatNames(this.info), this.side);

    constructor(info: TableInfo, count: number, side: number) {
        super(info, NOTHING);
        this.#table = info;
        this.count = count;
        this.side = side;
        this.#stopNaming = onLanguage(this.#name);
    }

    /** Whether a moment is loaded and can be shown. */
    get ready(): boolean {
        return this.#shown !== undefined;
    }

    end(): void {
        this.#stopNaming();
    }

    /**
     * Goes to a moment, optionally from another side.  If another call follows before the moment is loaded, only the
     * last one counts.
     */
    async seek(number: number, side = this.side): Promise<void> {
        this.at = Math.min(Math.max(0, number), this.count);
        this.side = side;
        if (!this.#moments.has(this.#key(this.at))) await this.#fetch(this.at);
        const wanted = this.#moments.get(this.#key(this.at));
        if (!wanted || wanted === this.#shown) return;
        this.#show(wanted);
        if (this.at % CHUNK > CHUNK - AHEAD && this.at + AHEAD <= this.count)
            void this.#fetch(this.at + AHEAD).catch(() => undefined);
    }

    #show(moment: Kept): void {
        this.#shown = moment;
        this.answered = moment.answered;
        this.info = { ...this.#table, state: moment.version === this.count ? "over" : "playing" };
        this.#name();
        this.goTo({ ...moment, lines: moment.log.slice(0, moment.told) });
    }

    #key(number: number): string {
        return `${this.side}:${number}`;
    }

    /** Fetches the chunk that a moment belongs to, once. */
    async #fetch(number: number): Promise<void> {
        const first = number - (number % CHUNK);
        const key = this.#key(first);
        let asked = this.#asked.get(key);
        if (!asked) {
            asked = this.#keep(this.side, first);
            asked.catch(() => this.#asked.delete(key));
            this.#asked.set(key, asked);
        }
        await asked;
    }

    async #keep(side: number, first: number): Promise<void> {
        const { frames } = await server.frames(this.#table.id, side, first, CHUNK);
        await need(frames);
        let view: Moment["view"] = {};
        const log: Line[] = [];
        for (const frame of frames) {
            view = frame.view ?? apply(view, frame.changes ?? []);
            log.push(...frame.lines);
            const { number: version, question, answered } = frame;
            const viewer = side === EVERYTHING ? -1 : side;
            this.#moments.set(`${side}:${version}`, {
                version,
                viewer,
                view,
                question,
                answered,
                log,
                told: log.length,
            });
        }
    }
}

/** Returns the address of a moment. */
export function momentPath(session: ReplaySession): string {
    return `/replay/${session.info.id}?at=${session.at}&viewer=${session.side}`;
}
