// What a board draws from and acts on: one table as one viewer sees it.  A board never talks to the server itself.
// `LiveSession` (live.ts) is a table that is being played, `StillSession` (still.ts) a position to look at.

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
    /** The seat that looks on; -1: a spectator, who sees no secrets. */
    readonly viewer: number;
    readonly version: number;
    /** What is seen of the table; each board knows what that is in its game (`viewOf`). */
    readonly view: Seen;
    readonly question: Question;
    /** What its options come to, as far as that was told: it follows the question when there is time. */
    readonly results: readonly Prospect[];
    readonly lines: readonly Line[];
    /** False in replays: nothing can be chosen. */
    readonly live: boolean;
    /** How fast a replay plays, whose events are then staged; 0: it stands. */
    readonly playing: number;

    /** The options of the pending question and the asides that concern this thing. */
    options(handle: string): Option[];
    /** How to mark a thing: it can be chosen, it is among the picks, or neither. */
    mark(handle: string): "can" | "chosen" | "";
    /** Click, Enter or tap: picks its option; where there are several, none, or no way back, it is read first. */
    point(handle: string, at: HTMLElement): void;
    /** Enlarges a card. */
    show(definition: string, at: HTMLElement): void;
    /** Opens the breakdown of a number: shares are "printed", "rules" or ids of cards, each with its part. */
    sum(
        title: string,
        shares: readonly (readonly [source: string, part: number])[],
        total: number,
        at: HTMLElement,
    ): void;
    seatName(seat: number): string;
    /** The coloured shape with the initial. */
    seatMark(seat: number): TemplateResult;
    /** The mark of a seat, with the face of the bot that sits there. */
    seatFace(seat: number): TemplateResult;

    // For the shared elements; boards seldom need these.

    /** The keys of the options picked so far, where several can be picked. */
    readonly picks: readonly string[];
    /** What threatens now, or after what is laid out and not sent yet; undefined: nobody knows. */
    readonly dangers: readonly Threat[] | undefined;
    /** The latest that the rules have told of it: while they are asked about a plan, what they said of the one before. */
    readonly latest: readonly Threat[];
    /** Whether answers are gathered on the table and sent in a row (`gathering.ts`). */
    readonly gathering: boolean;
    /** Whether what is gathered can be sent. */
    readonly enough: boolean;
    /** What is taken up, to be brought together with something else. */
    readonly held: string;
    /** What was chosen of a row so far, given or to be given. */
    readonly row: readonly Step[];
    /** Takes one of these back, if it was not sent. */
    drop(step: Step): void;
    /** Puts back what is held. */
    putBack(): void;
    /** An answer is under way: further clicks do nothing. */
    readonly busy: boolean;
    readonly connected: boolean;
    readonly undo: UndoInfo;
    readonly undoAsked: UndoAsked | undefined;
    readonly chat: readonly ChatLine[];
    /** Whether this viewer is asked something now. */
    readonly asked: boolean;
    /** Picks an option: answers at once where one is wanted, else adds it to the picks or takes it out. */
    pick(option: Option): void;
    /** Answers with the picks. */
    confirm(): void;
    aside(option: Option): void;
    takeBack(): void;
    consent(agree: boolean): void;
    /** Tells why nothing can be done with a thing, in a popover at the element. */
    why(handle: string, at: HTMLElement): void;
    /** The reasons for that. */
    reasons(handle: string): Promise<readonly Reason[]>;
    /** Opens a thing to be read, with what can be done with it as buttons that name it. */
    read(handle: string, definition: string, at: HTMLElement): void;
    say(text: string): void;
    stops(kinds: readonly string[]): void;
    /** How many milliseconds the bots wait before each answer from now on. */
    pace(pace: number): void;
    concede(): void;
    /** Lays the same table once more, perhaps with a change. */
    rematch(wish?: Omit<Rematch, "type" | "id">): void;
    /** Since when the question is asked, by the clock of the page, which never jumps; 0: that does not matter. */
    readonly askedSince: number;
    takeOver(seat: number): void;
    comeBack(): void;
    report(text: string): Promise<boolean>;
    /** Comes to the table anew, as who one is by now: after sitting down. */
    renew(): void;

    /** Calls back after every change, and says whether it is one beside the table; gives what ends that. */
    onChange(listener: (beside: boolean) => void): () => void;
}

/** Renders an element anew when its session or the language changes: `watching = new Watching(this, () => this.session)`.
 *  What shows only the table itself need not look `beside` it: not that an answer is under way, nor what options come to. */
export class Watching implements ReactiveController {
    readonly #host: ReactiveControllerHost;
    readonly #session: () => Session | undefined;
    readonly #beside: boolean;
    #watched: Session | undefined;
    #stopSession: () => void = () => {};
    #stopLanguage: () => void = () => {};

    /** The session itself, or where to find it if it is set or changed later. */
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
