// A table being played: follows the server's updates, keeps the picks, and sends answers.

import { need } from "../catalogue.ts";
import { announce, tell } from "../controls/announce.ts";
import { icon } from "../controls/icon.ts";
import { apply } from "../server/news.ts";
import { closePopover, openPopover, outlive } from "../controls/popover.ts";
import { seatNames } from "./bots.ts";
import { Position, reasonList } from "./position.ts";
import { gathererFor, gathererOf, isSame, keep, kept, pointed, type Row, type Step } from "./gathering.ts";
import type { Line } from "./session.ts";
import type { Connection } from "../server/socket.ts";
import type {
    ChatLine,
    News,
    Option,
    Question,
    Reason,
    Refused,
    Rematch,
    Reply,
    Request,
    TableInfo,
    Seen,
    Threat,
    View,
} from "../server/wire.generated.ts";
import { onLanguage, say, setPlayers, t } from "../wording/language.ts";
import { html } from "lit";

type Acting = Extract<Request, { version: number }>;

export class LiveSession extends Position {
    readonly live = true;
    info: TableInfo;
    viewer = -1;
    version = 0;
    view: Seen = {};
    question: Question = {};
    /** The log; it grows in place, because it is long and every update adds a few lines. */
    lines: Line[] = [];
    /** Whether the view has arrived. */
    ready = false;
    /** Whether the table no longer exists. */
    gone = false;
    /** The watched seat; if several people share the device, the seat of the player who confirmed holding it. */
    seat: number | null;
    readonly #connection: Connection;
    readonly #stopNaming: () => void;
    /** The latest of the replies that wait for the sheets of their cards. */
    #waiting: Promise<void> | undefined;
    #ended = false;
    /** The row of answers gathered last. */
    #row: Row | undefined;
    /** Predicted threats after the picks, and the picks that they belong to. */
    #foreseen: { readonly picks: readonly string[]; readonly dangers: readonly Threat[] } | undefined;

    constructor(connection: Connection, info: TableInfo, seat: number | null) {
        super();
        this.info = info;
        this.seat = seat;
        this.#connection = connection;
        this.connected = connection.connected;
        this.#name();
        this.#stopNaming = onLanguage(() => this.#name());
        connection.onReply = (reply) => this.#hear(reply);
        connection.onState = (connected) => {
            this.connected = connected;
            this.changed(true);
        };
        this.#hasWaited(info);
        connection.watch(info.id, seat);
    }

    #name(): void {
        setPlayers(seatNames(this.info), this.viewer);
    }

    /**
     * Returns a session of the same table from another seat.  This session ends, so that it receives nothing meant for
     * the other seat.
     */
    from(seat: number | null): LiveSession {
        this.#ended = true;
        this.#stopNaming();
        closePopover();
        return new LiveSession(this.#connection, this.info, seat);
    }

    override renew(): void {
        this.#connection.renew();
    }

    end(): void {
        this.#ended = true;
        this.#stopNaming();
        this.#connection.end();
    }

    /** Processes replies in order, each once the cards that it names can be drawn. */
    #hear(reply: Reply): void {
        const sheets = need(reply);
        if (!sheets && !this.#waiting) return this.heard(reply);
        const heard = Promise.all([this.#waiting, sheets]).then(() => {
            if (this.#waiting === heard) this.#waiting = undefined;
            if (!this.#ended) this.heard(reply);
        });
        this.#waiting = heard;
    }

    /** Processes a reply of the server. */
    heard(reply: Reply): void {
        switch (reply.type) {
            case "table":
                if (this.seat === null && mine(reply) !== mine(this.info)) this.#connection.watch(reply.id, null);
                this.info = reply;
                this.#hasWaited(reply);
                this.#name();
                break;
            case "view":
                if (this.seat !== null && reply.viewer !== this.seat) return;
                this.#see(reply);
                break;
            case "news":
                if (!this.ready) return;
                if (reply.since !== this.version) {
                    this.#connection.watch(this.info.id, this.seat);
                    return;
                }
                this.#follow(reply);
                break;
            case "results":
                if (reply.version !== this.version) return;
                this.results = reply.results;
                return this.changed(true);
            case "chat":
                this.chat = joined(this.chat, reply.lines);
                break;
            case "refused":
                if (reply.message.message !== "server-refused-no-table") return;
                this.gone = true;
                break;
            case "undo_asked":
                this.undoAsked = reply.by < 0 ? undefined : reply;
                break;
            default:
                return;
        }
        this.changed();
    }

    // Gathered answers, sent in a row.

    override get gathering(): boolean {
        return this.asked && gathererOf(this.question) !== undefined;
    }
    override get enough(): boolean {
        return gathererOf(this.question)?.enough(this.question, this.picks) ?? true;
    }

    override get latest(): readonly Threat[] {
        return this.dangers ?? this.#foreseen?.dangers ?? [];
    }
    override get dangers(): readonly Threat[] | undefined {
        if (!this.gathering || !this.picks.length) return super.dangers;
        return this.#foreseen?.picks === this.picks ? this.#foreseen.dangers : undefined;
    }

    /** Asks the server for the threats that follow from the current picks. */
    async #foresee(): Promise<void> {
        const { picks, version } = this;
        this.changed();
        if (!picks.length || !gathererOf(this.question)?.pairs) return;
        const reply = await this.#connection.ask({ type: "foresee", version, keys: picks });
        if (reply.type !== "foreseen" || !reply.dangers || this.picks !== picks) return;
        this.#foreseen = { picks, dangers: reply.dangers };
        this.changed();
    }

    /** The row of answers.  Given answers are those no longer offered; a row of another part of the game has ended. */
    override get row(): readonly Step[] {
        const options = this.question.options ?? [];
        const picked = this.picks.flatMap((key) => options.filter((option) => option.key === key));
        const row = this.#row;
        if (!row || row.prompt !== this.question.prompt?.message || !gathererOf(this.question)?.pairs) return picked;
        if (row.stretch !== gathererOf(this.question)!.stretch(this.view)) return picked;
        if (row.running) return [...row.sent, ...row.left];
        const given = row.sent.filter((step) => !options.some(({ other }) => other === step.other));
        return [...given, ...picked];
    }

    override drop(step: Step): void {
        const option = this.question.options?.find((one) => isSame(one, step));
        const at = option ? this.picks.lastIndexOf(option.key) : -1;
        if (at < 0) return this.undo.may ? this.takeBack() : undefined;
        this.picks = [...this.picks.slice(0, at), ...this.picks.slice(at + 1)];
        void this.#foresee();
    }

    override point(handle: string, at: HTMLElement): void {
        const gatherer = this.asked && !this.busy ? gathererOf(this.question) : undefined;
        const done = gatherer?.pairs ? pointed(this.question.options ?? [], this.picks, this.held, handle) : undefined;
        if (!done) {
            this.held = "";
            return super.point(handle, at);
        }
        this.held = done.held;
        if (done.held) announce(t("browser-taken-up"));
        if (done.apart) announce(t("browser-taken-apart"));
        if (done.pick) announce(say(done.pick.label));
        if (done.pick) this.pick(done.pick);
        else if (done.apart) this.drop(done.apart);
        else this.changed();
    }

    #send(): void {
        const gatherer = gathererOf(this.question)!;
        const left = this.picks.flatMap((key) => (this.question.options ?? []).filter((one) => one.key === key));
        const steps = left.map(({ verb, subject, other }) => ({ verb, subject, other }));
        const before = this.row.filter((step) => !steps.some((one) => isSame(one, step)));
        const [prompt, stretch] = [this.question.prompt!.message, gatherer.stretch(this.view)];
        this.#row = { prompt, stretch, sent: before, left: steps, running: true };
        this.#next();
    }

    /** Sends the next answer of a row as soon as its question comes; skips answers no longer offered. */
    #next(): void {
        const row = this.#row;
        if (!row?.running || this.busy || !this.asked || this.question.prompt?.message !== row.prompt) return;
        const options = this.question.options ?? [];
        for (const [place, step] of row.left.entries()) {
            const option = options.find((one) => isSame(one, step));
            if (!option) continue;
            this.#row = { ...row, sent: [...row.sent, step], left: row.left.slice(place + 1) };
            keep(this.#key, this.#row);
            return this.#answer([option.key]);
        }
        this.#row = { ...row, left: [], running: false };
        keep(this.#key, this.#row);
        const done = options.find(({ verb }) => verb === "done");
        if (done) this.#answer([done.key]);
    }

    /** Whether a row is under way and this is its next question.  Other questions may come in between. */
    #goesOn(): boolean {
        const row = (this.#row ??= kept(this.#key));
        if (!row?.running) return false;
        const asked = this.asked && this.question.prompt?.message === row.prompt;
        const here = asked && gathererFor(row.prompt)?.stretch(this.view) === row.stretch;
        if (!here && (asked || !row.left.length)) this.#row = { ...row, left: [], running: false };
        return here;
    }

    get #key(): string {
        return `${this.info.id} ${this.viewer}`;
    }

    pick(option: Option): void {
        if (this.busy || !this.asked) return;
        const gatherer = gathererOf(this.question);
        if (gatherer) {
            this.held = "";
            if (option.verb === "done") return this.#send();
            this.picks = gatherer.add(this.question, this.picks, option, this.view);
            return void this.#foresee();
        }
        const { most = 1 } = this.question;
        if (most === 1) return this.#answer([option.key]);
        if (this.picks.includes(option.key)) this.picks = this.picks.filter((key) => key !== option.key);
        else if (this.picks.length < most) this.picks = [...this.picks, option.key];
        else return tell(t("browser-no-more", { most }));
        this.changed();
    }

    confirm(): void {
        if (!this.busy && this.gathering) return this.enough ? this.#send() : undefined;
        const { least = 1, most = 1 } = this.question;
        if (this.busy || !this.asked || this.picks.length < least || this.picks.length > most) return;
        this.#answer(this.picks);
    }

    aside(option: Option): void {
        void this.#act({ type: "aside", version: this.version, key: option.key });
    }

    takeBack(): void {
        void this.#act({ type: "undo", version: this.version });
    }

    consent(agree: boolean): void {
        void this.#act({ type: "consent", version: this.version, agree });
    }

    why(handle: string, at: HTMLElement): void {
        void this.reasons(handle).then((reasons) => {
            if (!reasons.length) return tell(t("browser-nothing-to-do"));
            const { game } = this.info;
            openPopover(at, {
                kind: "why",
                label: t("browser-why-not"),
                content: () =>
                    html`<p class="pop__head">${icon("ui-why")}${t("browser-why-not")}</p>
                        ${reasonList(game, reasons)}`,
            });
        });
    }

    async reasons(handle: string): Promise<readonly Reason[]> {
        const reply = await this.#ask({ type: "why", handle });
        await need(reply);
        return reply.type === "reasons" ? reply.reasons : [];
    }

    say(text: string): void {
        void this.#ask({ type: "say", text });
    }
    stops(kinds: readonly string[]): void {
        void this.#ask({ type: "stops", kinds });
    }
    pace(pace: number): void {
        void this.#ask({ type: "pace", pace });
    }
    concede(): void {
        void this.#ask({ type: "concede" });
    }
    rematch(wish: Omit<Rematch, "type" | "id"> = {}): void {
        void this.#ask({ type: "rematch", ...wish });
    }
    takeOver(seat: number): void {
        void this.#ask({ type: "take_over", seat });
    }
    comeBack(): void {
        void this.#ask({ type: "return" });
    }
    async report(text: string): Promise<boolean> {
        return (await this.#ask({ type: "report", text })).type === "done";
    }

    #answer(keys: readonly string[]): void {
        void this.#act({ type: "answer", version: this.version, keys });
    }

    /** Sends an action.  Until the server replies no other action is sent, so that a double tap never acts twice. */
    async #act(request: Acting): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        closePopover();
        this.changed(true);
        const reply = await this.#connection.act(request);
        // The effect arrives with the next update; until then the old question must not be answered again.
        const moves = request.type === "answer" || request.type === "aside";
        const busy = reply.type === "done" && moves && this.version === request.version;
        if (reply.type === "refused" && !reply.stale) this.#refused(reply);
        if (busy === this.busy) return;
        this.busy = busy;
        this.changed(true);
    }

    async #ask(request: Request): Promise<Reply> {
        const reply = await this.#connection.ask(request);
        if (reply.type === "refused") this.#refused(reply);
        return reply;
    }

    #refused(reply: Refused): void {
        tell(say(reply.message), "trouble");
    }

    #see(whole: View): void {
        const same = this.ready && whole.version === this.version && whole.viewer === this.viewer;
        this.viewer = whole.viewer;
        this.#name();
        this.version = whole.version;
        this.view = whole.view;
        this.lines = [...whole.lines];
        this.undo = whole.undo;
        this.ready = true;
        if (!same) this.busy = false;
        this.#askedNow(whole.question, same);
    }

    #follow(news: News): void {
        this.view = apply(this.view, news.changes);
        this.version = news.version;
        this.undo = news.undo;
        this.busy = false;
        this.lines.push(...news.lines);
        this.askedSince = performance.now();
        this.#askedNow(news.question, false);
    }

    /** Updates how long others have waited; between the server's reports the page counts on its own. */
    #hasWaited(info: TableInfo): void {
        const silent = Math.max(0, ...info.seats.map((seat) => seat.silent));
        if (silent > 0 || !this.askedSince) this.askedSince = performance.now() - 1000 * silent;
    }

    /** Takes over a question; a repeated question keeps the picks made so far. */
    #askedNow(question: Question, same: boolean): void {
        const before = this.asked;
        this.question = question;
        this.results = question.results ?? [];
        const keys = new Set((question.options ?? []).map((option) => option.key));
        this.picks = same ? this.picks.filter((key) => keys.has(key)) : [];
        if (!same) this.held = "";
        if (question.over)
            closePopover(); // the end of the game replaces all of it
        else if (!same) outlive(before || this.asked);
        if (this.#goesOn()) return this.#next();
        if (!same && this.asked && question.prompt) announce(t("browser-asked-now", { prompt: question.prompt }));
    }
}

/** Returns a key of the viewer's own seats; when it changes, another seat may be the best one to watch. */
function mine(info: TableInfo): string {
    return info.seats
        .filter((seat) => seat.yours)
        .map((seat) => seat.seat)
        .join();
}

/** Merges chat lines by their numbers, each once. */
function joined(before: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
    const lines = new Map([...before, ...more].map((line) => [line.number, line]));
    return [...lines.values()].sort((one, other) => one.number - other.number);
}
