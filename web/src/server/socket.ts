// One WebSocket to the server that comes back by itself: after a lost network, a sleeping phone or a restart of the
// server it connects again with growing pauses, watches the same table, and sends an answer that nobody acknowledged
// once more, but only if the game still stands where it stood.

import type { Refused, Reply, Request } from "./wire.generated.ts";

/** As much of a WebSocket as is needed here. */
export interface Wire {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: (() => void) | null;
    send(text: string): void;
    close(): void;
}

/** What the connection needs of the world around it; tests bring their own. */
export interface Surroundings {
    /** Connects; a server of several processes brings all who watch a table to one of them. */
    open(table?: string): Wire;
    after(milliseconds: number, then: () => void): () => void;
}

/** Pauses before trying again: quick at first, since most breaks are short. */
export const PAUSES = [100, 400, 1000, 2000, 4000, 8000, 15000] as const;
/** After so long without a word the server is asked whether it is there, and after so long without an answer it is not. */
export const QUIET = 20_000;
export const PATIENCE = 8_000;

type Versioned = Extract<Request, { version: number }>;
interface Waiting {
    readonly id: number;
    readonly request: Request;
    readonly reply: (reply: Reply) => void;
}

/** What comes only in reply to a request. */
const REPLIES: ReadonlySet<string> = new Set(["done", "refused", "reasons", "foreseen"]);

const LOST: Refused = { type: "refused", message: { message: "browser-connection-lost" }, stale: false, to: 0 };
const MOVED_ON: Refused = { type: "refused", message: { message: "browser-moved-on" }, stale: true, to: 0 };

export class Connection {
    /** Every message of the server comes here, replies too. */
    onReply: (reply: Reply) => void = () => {};
    /** Whether there is a connection has changed. */
    onState: (connected: boolean) => void = () => {};

    readonly #around: Surroundings;
    readonly #waiting = new Map<number, Waiting>();
    #wire: Wire | undefined;
    #open = false;
    #ended = false;
    #failures = 0;
    #numbers = 0;
    #watched: Extract<Request, { type: "watch" }> | undefined;
    /** The answer that has not been acknowledged, and the connection over which it was sent last. */
    #answer: Waiting | undefined;
    #sentOver: Wire | undefined;
    #cancelRetry: () => void = () => {};
    #cancelCheck: () => void = () => {};

    constructor(around: Surroundings) {
        this.#around = around;
    }

    get connected(): boolean {
        return this.#open;
    }

    /** Watches a table from now on, also after reconnecting.  Without an open connection, as soon as there is one. */
    watch(table: string, seat: number | null): void {
        this.#watched = { type: "watch", table, seat };
        if (this.#open) this.#send(++this.#numbers, this.#watched);
        else this.connectNow();
    }

    /** Sends a request and waits for what the server replies to it.  If the connection breaks first, it is refused. */
    ask(request: Request): Promise<Reply> {
        return new Promise((reply) => {
            const waiting = { id: ++this.#numbers, request, reply };
            if (!this.#open) return reply(LOST);
            this.#waiting.set(waiting.id, waiting);
            this.#send(waiting.id, request);
        });
    }

    /** Sends something that changes the game at a version.  It outlives the connection: see `#settle`. */
    act(request: Versioned): Promise<Reply> {
        return new Promise((reply) => {
            this.#answer = { id: ++this.#numbers, request, reply };
            this.#sentOver = undefined;
            if (this.#open) this.#sendAnswer(this.#answer);
            else this.connectNow();
        });
    }

    /** The network seems to be back, or somebody looks at the page again: do not wait any longer. */
    connectNow(): void {
        if (this.#ended) return;
        if (this.#open) return this.#check(0);
        if (this.#wire) return;
        this.#cancelRetry();
        this.#connect();
    }

    /** Connects anew at once: the server learns only at the beginning of a connection who this is. */
    renew(): void {
        this.#lose();
        this.connectNow();
    }

    /** Ends the connection for good. */
    end(): void {
        this.#ended = true;
        this.#cancelRetry();
        this.#lose();
    }

    #connect(): void {
        const wire = (this.#wire = this.#around.open(this.#watched?.table));
        wire.onopen = () => {
            this.#open = true;
            this.onState(true);
            if (this.#watched) this.#send(++this.#numbers, this.#watched);
            this.#check(QUIET);
        };
        wire.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as Reply);
        wire.onclose = () => {
            if (this.#wire === wire) this.#lose();
        };
        this.#check(PATIENCE);
    }

    #heard(reply: Reply): void {
        this.#failures = 0;
        this.#check(QUIET);
        if (reply.type === "pong") return;
        this.onReply(reply);
        const { to } = reply;
        if (reply.type === "view") this.#settle(reply.version);
        if (!to || !REPLIES.has(reply.type)) return;
        if (this.#answer?.id === to) {
            const answer = this.#answer;
            this.#answer = undefined;
            answer.reply(reply);
        }
        this.#waiting.get(to)?.reply(reply);
        this.#waiting.delete(to);
    }

    /** After a reconnection: the answer still stands if nothing has happened since; else it has been superseded. */
    #settle(version: number): void {
        const answer = this.#answer;
        if (!answer) return;
        if ((answer.request as Versioned).version === version) {
            if (this.#sentOver !== this.#wire) this.#sendAnswer(answer);
        } else {
            this.#answer = undefined;
            answer.reply(MOVED_ON);
        }
    }

    #sendAnswer(answer: Waiting): void {
        this.#sentOver = this.#wire;
        this.#send(answer.id, answer.request);
    }

    #send(id: number, request: Request): void {
        this.#wire?.send(JSON.stringify({ ...request, id }));
    }

    /** Asks after a while whether the server is there, and gives the connection up if it does not answer. */
    #check(pause: number): void {
        this.#cancelCheck();
        this.#cancelCheck = this.#around.after(pause, () => {
            if (this.#open) this.#send(++this.#numbers, { type: "ping" });
            this.#cancelCheck = this.#around.after(PATIENCE, () => this.#lose());
        });
    }

    #lose(): void {
        const wire = this.#wire;
        this.#wire = undefined;
        this.#open = false;
        this.#cancelCheck();
        if (wire) {
            wire.onclose = wire.onopen = wire.onmessage = null;
            wire.close();
        }
        for (const waiting of this.#waiting.values()) waiting.reply(LOST);
        this.#waiting.clear();
        this.onState(false);
        if (this.#ended) return;
        const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!;
        this.#cancelRetry = this.#around.after(pause, () => this.#connect());
    }
}

/** A connection of this page, which also listens to the network and to being looked at again. */
export function connection(): Connection {
    const address = location.origin.replace(/^http/, "ws") + "/ws";
    const connection = new Connection({
        open: (table) =>
            new WebSocket(table ? `${address}?table=${encodeURIComponent(table)}` : address) as unknown as Wire,
        after: (milliseconds, then) => {
            const timer = setTimeout(then, milliseconds * (milliseconds < QUIET ? 0.8 + 0.4 * Math.random() : 1));
            return () => clearTimeout(timer);
        },
    });
    addEventListener("online", () => connection.connectNow());
    document.addEventListener(
        "visibilitychange",
        () => document.visibilityState === "visible" && connection.connectNow(),
    );
    return connection;
}
