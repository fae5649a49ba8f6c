// Base class of live tables and still positions: the options of a thing, marks, the effect of pointing, and popovers.

import { html, type TemplateResult } from "lit";
import { face, facts } from "../catalogue.ts";
import { icon, seatMark } from "../controls/icon.ts";
import { openPopover } from "../controls/popover.ts";
import { botFace, botName, seatNames } from "./bots.ts";
import { lastPointer } from "../controls/touch.ts";
import type { Step } from "./gathering.ts";
import { read, readsFirst, ruleLink } from "./reading.ts";
import type { Line, Session } from "./session.ts";
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
} from "../server/wire.generated.ts";
import { nameOf, say, t, worded } from "../wording/language.ts";

export abstract class Position implements Session {
    abstract readonly info: TableInfo;
    abstract readonly viewer: number;
    abstract readonly version: number;
    abstract readonly view: Seen;
    abstract readonly question: Question;
    abstract readonly lines: readonly Line[];
    abstract readonly live: boolean;
    playing = 0;

    results: readonly Prospect[] = [];
    picks: readonly string[] = [];
    held = "";
    busy = false;
    connected = true;
    undo: UndoInfo = {};
    undoAsked: UndoAsked | undefined;
    chat: readonly ChatLine[] = [];
    readonly #listeners = new Set<(beside: boolean) => void>();

    get latest(): readonly Threat[] {
        return this.dangers ?? [];
    }
    get dangers(): readonly Threat[] | undefined {
        return this.live ? (this.question.dangers ?? []) : undefined;
    }
    get gathering(): boolean {
        return false;
    }
    get enough(): boolean {
        return true;
    }
    get row(): readonly Step[] {
        return [];
    }
    drop(_step: Step): void {}
    putBack(): void {
        this.held = "";
        this.changed();
    }

    get asked(): boolean {
        const { seat, options } = this.question;
        return this.live && this.viewer >= 0 && seat === this.viewer && !!options && this.info.state !== "frozen";
    }

    options(handle: string): Option[] {
        if (!this.live || !handle) return [];
        const { options = [], asides = [] } = this.question;
        return [...options, ...asides].filter((option) => option.subject === handle || option.other === handle);
    }

    mark(handle: string): "can" | "chosen" | "" {
        if (!this.live || !handle) return "";
        const about = (this.question.options ?? []).filter((one) => one.subject === handle || one.other === handle);
        if (this.held) {
            const together = about.some((one) => one.subject === this.held || one.other === this.held);
            return handle === this.held ? "chosen" : together ? "can" : "";
        }
        if (about.some((option) => this.picks.includes(option.key))) return "chosen";
        return about.length ? "can" : "";
    }

    /**
     * Picks a thing's only option, or opens the thing for reading.  A click alone never runs an aside: nobody expects a
     * click to put a card down.
     *
     * A finger cannot hover, so that its first tap opens the thing for reading; picks that can still be changed need no
     * such step.
     */
    point(handle: string, at: HTMLElement): void {
        if (!this.live) return;
        const about = this.options(handle);
        const asides = this.question.asides ?? [];
        const [only] = about;
        const { definition = "" } = at.dataset;
        const once = (this.question.most ?? 1) === 1 && !this.gathering;
        const first = once && (readsFirst(this.info.game) || lastPointer === "touch") && !!definition;
        if (only && about.length === 1 && !asides.includes(only) && !first) this.pick(only);
        else this.read(handle, definition, at);
    }

    read(handle: string, definition: string, at: HTMLElement): void {
        read(this, handle, definition, at);
    }

    show(definition: string, at: HTMLElement): void {
        if (!definition) return;
        openPopover(at, {
            kind: "card",
            label: facts(definition)?.title ?? nameOf(definition),
            content: () => face(definition),
        });
    }

    sum(title: string, shares: readonly (readonly [string, number])[], total: number, at: HTMLElement): void {
        openPopover(at, { kind: "sum", label: title, content: () => sumTable(title, shares, total) });
    }

    seatName(seat: number): string {
        return seatNames(this.info)[seat] || t("player-default", { number: seat + 1 });
    }

    seatMark(seat: number): TemplateResult {
        return seatMark(seat, this.seatName(seat));
    }

    seatFace(seat: number): TemplateResult {
        const sitting = this.info.seats[seat];
        if (sitting?.program) {
            const sign = icon("ui-bot", t("page-seat-program"));
            return html`<span class="faced" title=${t("page-seat-program")}>${sign}${this.seatMark(seat)}</span>`;
        }
        if (sitting?.kind !== "bot") return this.seatMark(seat);
        const face = botFace(this.seatName(seat), sitting.name);
        return html`<span class="faced" title=${botName(sitting.name)}>${face}${this.seatMark(seat)}</span>`;
    }

    onChange(listener: (beside: boolean) => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    /** Notifies the listeners; `beside` means that the table itself has not changed. */
    protected changed(beside = false): void {
        for (const listener of [...this.#listeners]) listener(beside);
    }

    abstract pick(option: Option): void;
    abstract confirm(): void;
    abstract aside(option: Option): void;
    abstract takeBack(): void;
    abstract consent(agree: boolean): void;
    abstract why(handle: string, at: HTMLElement): void;
    abstract reasons(handle: string): Promise<readonly Reason[]>;
    abstract say(text: string): void;
    abstract stops(kinds: readonly string[]): void;
    abstract pace(pace: number): void;
    abstract concede(): void;
    abstract rematch(wish?: Omit<Rematch, "type" | "id">): void;
    /** Time at which the question was asked; 0 if irrelevant. */
    askedSince = 0;
    abstract takeOver(seat: number): void;
    abstract comeBack(): void;
    abstract report(text: string): Promise<boolean>;

    renew(): void {
        // Only a table being played has a connection.
    }
}

/** Renders the reasons why something cannot be done, each with its rule. */
export function reasonList(game: string, reasons: readonly Reason[]): TemplateResult {
    return html`${reasons.map(
        ({ message, rule }) =>
            html`<p>${say(message)}</p>
                ${rule ? ruleLink(game, rule) : ""}`,
    )}`;
}

function sumTable(title: string, shares: readonly (readonly [string, number])[], total: number): TemplateResult {
    return html`<p class="pop__head">${icon("ui-plus")}${title}</p>
        <table class="sum">
            <tbody>
                ${shares.map(
                    ([source, part], place) =>
                        html`<tr>
                            <td>${shareName(source)}</td>
                            <td>${place ? signed(part) : part < 0 ? signed(part) : part}</td>
                        </tr>`,
                )}
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">${t("browser-sum-total")}</th>
                    <td>${total < 0 ? signed(total) : total}</td>
                </tr>
            </tfoot>
        </table>`;
}

/** Returns the name of a share's source. */
export function shareName(source: string): string {
    if (source === "printed") return t("browser-sum-printed");
    if (source === "rules") return t("browser-sum-rules");
    if (facts(source)) return facts(source)!.title;
    const id = `share-${source}`;
    return worded(id) ? t(id) : nameOf(source);
}

function signed(part: number): string {
    return part < 0 ? `−${-part}` : `+${part}`;
}
