// A WebSocket to the server that reconnects by itself: after a lost network, a sleeping phone or a restart of the
// server it connects again with growing pauses and watches the same table.
//
// It sends an unacknowledged answer again, but only if the game is still at the same version.

import type { Refused, Reply, Request } from "./wire.generated.ts";

/** The part of the WebSocket interface that the connection uses. */
export interface Wire {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event?: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

/** The connection's environment; tests provide their own. */
export interface Surroundings {
    /** Opens a WebSocket; a server with several processes routes all viewers of a table to one of them. */
    open(table?: string): Wire;
    after(milliseconds: number, then: () => void): () => void;
}

/** Pauses before reconnecting, in milliseconds: short at first, since most breaks are short. */
export const PAUSES = [100, 400, 1000, 2000, 4000, 8000, 15000] as const;
/** Close code of a session that has ended: after a sign-in in another tab, its cookie is about to arrive. */
export const SESSION_ENDED = 4001;
/** Index of the pause after which the connection comes back from an ended session. */
const PATIENT = 3;
/**
 * Milliseconds of silence after which the server is pinged; without a reply within `PATIENCE` the connection is lost.
 */
export const QUIET = 20_000;
export const PATIENCE = 8_000;

type Versioned = Extract<Request, { version: number }>;
interface Waiting {
    readonly id: number;
    readonly request: Request;
    readonly reply: (reply: Reply) => void;
}

/** Types of messages that come only in reply to a request. */
const REPLIES: ReadonlySet<string> = new Set(["done", "refused", "reasons", "foreseen"]);

const LOST: Refused = { type: "refused", message: { message: "browser-connection-lost" }, stale: false, to: 0 };
const MOVED_ON: Refused = { type: "refused", message: { message: "browser-moved-on" }, stale: true, to: 0 };

export class Connection {
    /** Called with every message of the server, replies included. */
    onReply: (reply: Reply) => void = () => {};
    /** Called when the connection opens or breaks. */
    onState: (connected: boolean) => void = () => {};

    readonly #around: Surroundings;
    readonly #waiting = new Map<number, Waiting>();
    #wire: Wire | undefined;
    #open = false;
    #ended = false;
    #failures = 0;
    #numbers = 0;
    #watched: Extract<Request, { type: "watch" }> | undefined;
    /** The answer not acknowledged yet; `#sentOver` is the WebSocket that sent it last. */
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

    /** Watches a table from now on, also after reconnecting; without an open connection, as soon as there is one. */
    watch(table: string, seat: number | null): void {
        this.#watched = { type: "watch", table, seat };
        if (this.#open) this.#send(++this.#numbers, this.#watched);
        else this.connectNow();
    }

    /** Sends a request and returns the server's reply; the reply is a refusal if the connection breaks first. */
    ask(request: Request): Promise<Reply> {
        return new Promise((reply) => {
            const waiting = { id: ++this.#numbers, request, reply };
            if (!this.#open) return reply(LOST);
            this.#waiting.set(waiting.id, waiting);
            this.#send(waiting.id, request);
        });
    }

    /** Sends a change of the game at a version.  The request outlives the connection: see `#settle`. */
    act(request: Versioned): Promise<Reply> {
        return new Promise((reply) => {
            this.#answer = { id: ++this.#numbers, request, reply };
            this.#sentOver = undefined;
            if (this.#open) this.#sendAnswer(this.#answer);
            else this.connectNow();
        });
    }

    /** Reconnects or checks the connection at once, when the network is back or the page becomes visible again. */
    connectNow(): void {
        if (this.#ended) return;
        if (this.#open) return this.#check(0);
        if (this.#wire) return;
        this.#cancelRetry();
        this.#connect();
    }

    /** Reconnects at once, because the server identifies the guest only when a connection begins. */
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
        wire.onclose = (event) => {
            if (this.#wire !== wire) return;
            if (event?.code === SESSION_ENDED) this.#failures = Math.max(this.#failures, PATIENT);
            this.#lose();
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

    /** Sends the pending answer again after reconnecting if the game has not changed; else reports it as superseded. */
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

    /** Pings the server after a pause, and closes the connection if it does not reply. */
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

/** Returns a connection for this page, which reconnects when the network returns or the page becomes visible. */
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
