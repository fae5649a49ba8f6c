// What live tables and still positions have in common: what an option concerns, how things are marked, what pointing
// at something does, and the popovers.

import { html, type TemplateResult } from "lit";
import { face, facts } from "../catalogue.ts";
import { icon, seatMark } from "../controls/icon.ts";
import { closePopover, openPopover } from "../controls/popover.ts";
import { roving } from "../controls/arrow-keys.ts";
import type { Step } from "./gathering.ts";
import type { Line, Session } from "./session.ts";
import type {
    ChatLine,
    Option,
    Question,
    Reason,
    TableInfo,
    UndoInfo,
    UndoAsked,
    Seen,
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

    picks: readonly string[] = [];
    held = "";
    busy = false;
    connected = true;
    undo: UndoInfo = {};
    undoAsked: UndoAsked | undefined;
    chat: readonly ChatLine[] = [];
    readonly #listeners = new Set<() => void>();

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

    /** What is beside the question is never done by a mere click: putting something down is not what a click means. */
    point(handle: string, at: HTMLElement): void {
        if (!this.live) return;
        const about = this.options(handle);
        const asides = this.question.asides ?? [];
        const [only] = about;
        if (!only) this.why(handle, at);
        else if (about.length === 1 && !asides.includes(only)) this.pick(only);
        else this.#menu(about, at);
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

    onChange(listener: () => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    protected changed(): void {
        for (const listener of [...this.#listeners]) listener();
    }

    abstract pick(option: Option): void;
    abstract confirm(): void;
    abstract aside(option: Option): void;
    abstract takeBack(): void;
    abstract consent(agree: boolean): void;
    abstract why(handle: string, at: HTMLElement): void;
    abstract say(text: string): void;
    abstract stops(kinds: readonly string[]): void;
    abstract pace(pace: number): void;
    abstract concede(): void;
    abstract rematch(): void;
    abstract takeOver(seat: number): void;
    abstract comeBack(): void;
    abstract report(text: string): Promise<boolean>;

    renew(): void {
        // Only a table that is being played has a connection.
    }

    #menu(about: readonly Option[], at: HTMLElement): void {
        const asides = this.question.asides ?? [];
        const choose = (option: Option) => {
            closePopover();
            if (asides.includes(option)) this.aside(option);
            else this.pick(option);
        };
        openPopover(at, {
            kind: "menu",
            label: t("browser-choose-one"),
            content: () =>
                html`<p class="pop__head">${t("browser-choose-one")}</p>
                    <ol class="options" @keydown=${(event: KeyboardEvent) => roving(event, ".option")}>
                        ${about.map(
                            (option) =>
                                html`<li>
                                    <button
                                        type="button"
                                        class="option option--menu"
                                        aria-pressed=${this.picks.includes(option.key)}
                                        @click=${() => choose(option)}
                                    >
                                        <span class="option__name">${say(option.label)}</span>
                                    </button>
                                </li>`,
                        )}
                    </ol>`,
        });
    }
}

/** The names at a table by seat: people have their own, bots that of their kind, numbered if there are several. */
export function seatNames(info: TableInfo): string[] {
    const same = new Map<string, number>();
    return info.seats.map(({ kind, name }) => {
        if (kind !== "bot") return name;
        const count = (same.get(name) ?? 0) + 1;
        same.set(name, count);
        const several = info.seats.filter((other) => other.kind === "bot" && other.name === name).length > 1;
        const called = botName(name);
        return several ? t("browser-bot-numbered", { name: called, number: count }) : called;
    });
}

/** What a kind of bot is called. */
export function botName(kind: string): string {
    const id = `browser-bot-${kind}`;
    return worded(id) ? t(id) : kind;
}

/** Why something cannot be done, each reason with its rule. */
export function reasonList(game: string, reasons: readonly Reason[]): TemplateResult {
    return html`${reasons.map(
        ({ message, rule }) =>
            html`<p>${say(message)}</p>
                ${rule ? ruleLink(game, rule) : ""}`,
    )}`;
}

/** A rule id that leads to its place in the rulebook. */
export function ruleLink(game: string, rule: string): TemplateResult {
    return html`<a class="rule-ref" href="/rules/${game}#${rule}" target="_blank" rel="noopener"
        >${icon("ui-book")}${rule}</a
    >`;
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

function shareName(source: string): string {
    if (source === "printed") return t("browser-sum-printed");
    if (source === "rules") return t("browser-sum-rules");
    if (facts(source)) return facts(source)!.title;
    const id = `share-${source}`;
    return worded(id) ? t(id) : nameOf(source);
}

function signed(part: number): string {
    return part < 0 ? `−${-part}` : `+${part}`;
}
