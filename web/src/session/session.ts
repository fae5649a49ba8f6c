// The interface that a board draws from and acts on: one table as one viewer sees it.  A board never talks to the
// server itself.  `LiveSession` (live.ts) is a table being played, `StillSession` (still.ts) a position to look at.

import type { Step } from "./gathering.ts";
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import type {
    ChatLine,
    Option,
    Prospect,
    Question,
    Reason,
    Rematch,
    TableInfo,
    UndoInfo,
    UndoAsked,
    Seen,
    Threat,
    Worded,
} from "../server/wire.generated.ts";
import { onLanguage } from "../wording/language.ts";

/** A line of the log. */
export type Line = Worded;

export interface Session {
    readonly info: TableInfo;
    /** The viewer's seat; -1 for a spectator, who sees no secrets. */
    readonly viewer: number;
    readonly version: number;
    /** The visible state of the table; each board knows its type in its own game (`viewOf`). */
    readonly view: Seen;
    readonly question: Question;
    /** Predicted results of the options, as far as known; they arrive after the question. */
    readonly results: readonly Prospect[];
    readonly lines: readonly Line[];
    /** Whether actions are possible; false in replays. */
    readonly live: boolean;
    /** Speed of a playing replay, whose events are then staged; 0 if it stands still. */
    readonly playing: number;

    /** Returns the options of the pending question, and the asides, that concern a thing. */
    options(handle: string): Option[];
    /** Returns the mark of a thing: it can be chosen, it is among the picks, or neither. */
    mark(handle: string): "can" | "chosen" | "";
    /**
     * Handles click, Enter or tap: picks the thing's option; opens the thing for reading if it has several options or
     * none, or if there is no way back.
     */
    point(handle: string, at: HTMLElement): void;
    /** Enlarges a card. */
    show(definition: string, at: HTMLElement): void;
    /** Opens the sum of a number: shares are "printed", "rules" or ids of cards, each with its part. */
    sum(
        title: string,
        shares: readonly (readonly [source: string, part: number])[],
        total: number,
        at: HTMLElement,
    ): void;
    seatName(seat: number): string;
    /** Renders a seat's coloured shape with the initial. */
    seatMark(seat: number): TemplateResult;
    /** Renders the mark of a seat, with the face of the bot or the sign of the program that sits there. */
    seatFace(seat: number): TemplateResult;

    // Members for the shared elements; boards seldom need them.

    /** Keys of the options picked so far, where several can be picked. */
    readonly picks: readonly string[];
    /** Threats now, or after the picks that are not sent yet; undefined if unknown. */
    readonly dangers: readonly Threat[] | undefined;
    /** The latest known threats: while the server evaluates a plan, those of the previous plan. */
    readonly latest: readonly Threat[];
    /** Whether answers are gathered on the table and sent in a row (`gathering.ts`). */
    readonly gathering: boolean;
    /** Whether the gathered answers can be sent. */
    readonly enough: boolean;
    /** Handle of the thing taken up, to be paired with another. */
    readonly held: string;
    /** Answers of a row chosen so far, sent or still to be sent. */
    readonly row: readonly Step[];
    /** Removes a step of the row from the picks; a step already sent is undone, where undo is allowed. */
    drop(step: Step): void;
    /** Puts back the held thing. */
    putBack(): void;
    /** Whether an answer is being sent, so that further clicks do nothing. */
    readonly busy: boolean;
    readonly connected: boolean;
    readonly undo: UndoInfo;
    readonly undoAsked: UndoAsked | undefined;
    readonly chat: readonly ChatLine[];
    /** Whether the viewer has a question to answer. */
    readonly asked: boolean;
    /** Picks an option: answers at once if one is wanted, else adds it to the picks or removes it. */
    pick(option: Option): void;
    /** Answers with the picks. */
    confirm(): void;
    aside(option: Option): void;
    takeBack(): void;
    consent(agree: boolean): void;
    /** Explains in a popover at the element why nothing can be done with a thing. */
    why(handle: string, at: HTMLElement): void;
    /** Returns the reasons why nothing can be done with a thing. */
    reasons(handle: string): Promise<readonly Reason[]>;
    /** Opens a thing for reading, with its actions as buttons. */
    read(handle: string, definition: string, at: HTMLElement): void;
    say(text: string): void;
    stops(kinds: readonly string[]): void;
    /** Sets how many milliseconds the bots wait before each answer from now on. */
    pace(pace: number): void;
    concede(): void;
    /** Creates the same table again, optionally with a change. */
    rematch(wish?: Omit<Rematch, "type" | "id">): void;
    /** Time at which the question was asked, by the page's monotonic clock; 0 if irrelevant. */
    readonly askedSince: number;
    takeOver(seat: number): void;
    comeBack(): void;
    report(text: string): Promise<boolean>;
    /** Reconnects to the table with the guest's current identity, after taking a seat. */
    renew(): void;

    /**
     * Calls back after every change, and says whether it left the table itself as it was; returns a function that
     * unsubscribes.
     */
    onChange(listener: (beside: boolean) => void): () => void;
}

/**
 * Renders an element again when its session or the language changes: `watching = new Watching(this, () =>
 * this.session)`.
 *
 * An element that shows only the table itself can ignore changes `beside` it, such as an answer being sent or the
 * predicted results of options.
 */
export class Watching implements ReactiveController {
    readonly #host: ReactiveControllerHost;
    readonly #session: () => Session | undefined;
    readonly #beside: boolean;
    #watched: Session | undefined;
    #stopSession: () => void = () => {};
    #stopLanguage: () => void = () => {};

    /** Watches a session, given directly or as a function if it is set or changed later. */
    constructor(host: ReactiveControllerHost, session: Session | (() => Session | undefined), beside = true) {
        this.#host = host;
        this.#beside = beside;
        this.#session = typeof session === "function" ? session : () => session;
        host.addController(this);
    }
    hostConnected(): void {
        this.#stopLanguage = onLanguage(() => this.#host.requestUpdate());
        this.#follow();
    }
    hostUpdate(): void {
        this.#follow();
    }
    hostDisconnected(): void {
        this.#stopLanguage();
        this.#stopSession();
        this.#watched = undefined;
    }
    #follow(): void {
        const session = this.#session();
        if (session === this.#watched) return;
        this.#stopSession();
        this.#watched = session;
        const changed = (beside: boolean) => {
            if (this.#beside || !beside) this.#host.requestUpdate();
        };
        this.#stopSession = session?.onChange(changed) ?? (() => {});
    }
}
