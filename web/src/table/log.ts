// The log: events in order, newest last.  Turns are headings, card names open the card, staged scenes can be shown
// again, and passes are hidden until the viewer asks for them.

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import { InTurn } from "../controls/drawn.ts";
import { announce } from "../controls/announce.ts";
import { facts } from "../catalogue.ts";
import { icon } from "../controls/icon.ts";
import { parts } from "../wording/parts.ts";
import { PASSED, PHASE, together } from "./log-lines.ts";
import { signOf } from "./signs.ts";
import { scenesIn, SHOW_AGAIN, STAGE_EMPTY, type Scene, type Stagecraft } from "./stage/scene.ts";
import { Watching, type Line, type Session } from "../session/session.ts";
import type { Seated } from "../server/wire.generated.ts";
import { edition, language, say, t } from "../wording/language.ts";

/** Lines rendered; older ones on request. */
const RECENT = 120;
/** Most new lines announced to screen readers while the log is out of sight. */
const LATEST = 6;

/** Milliseconds after the viewer's input within which scrolling of the log counts as theirs. */
const BY_HAND = 1000;

class Log extends InTurn {
    static override properties = {
        session: { attribute: false },
        craft: { attribute: false },
        follows: { type: Boolean },
        everything: { state: true },
        passes: { state: true },
    };
    declare session: Session;
    /** The game's scenes; without it nothing can be shown again. */
    declare craft: Stagecraft | undefined;
    /** Whether lines wait until the stage has shown their scene. */
    declare follows: boolean | undefined;
    declare everything: boolean;
    /** Whether passes are shown. */
    declare passes: boolean;
    protected readonly watching = new Watching(this, () => this.session);
    #drawn = new WeakMap<Line, TemplateResult>();
    #language = "";
    #atEnd = true;

    constructor() {
        super();
        this.everything = this.passes = false;
    }

    protected override willUpdate(): void {
        if (language !== this.#language) this.#drawn = new WeakMap();
        this.#language = language;
    }
    protected override firstUpdated(): void {
        this.#resized.observe(this.#log!);
        this.#resized.observe(this.querySelector(".log__lines")!);
    }
    protected override updated(): void {
        if (this.session.busy) this.#atEnd = true; // a player who answers wants to see the result
        this.#telling ||= requestAnimationFrame(() => this.#tell());
    }
    override connectedCallback(): void {
        super.connectedCallback();
        document.addEventListener(STAGE_EMPTY, this.#staged);
    }
    readonly #staged = () => this.follows && this.requestUpdate();
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        document.removeEventListener(STAGE_EMPTY, this.#staged);
        this.#resized.disconnect();
        cancelAnimationFrame(this.#telling);
        this.#telling = 0;
    }
    #telling = 0;

    get #log(): HTMLElement | null {
        return this.querySelector(".log");
    }

    /** Scrolls to the newest line, unless the viewer has scrolled back to read. */
    #toEnd(): void {
        const log = this.#log;
        if (!log || !this.#atEnd) return;
        log.scrollTop = log.scrollHeight;
    }
    /** Scrolls to the end after layout, when its position is known; measuring it earlier would be expensive. */
    readonly #resized = new ResizeObserver((changes) => {
        for (const { target, contentRect } of changes) if (target === this.#log) this.#inSight = !!contentRect.width;
        this.#toEnd();
    });
    #inSight = true;

    /** Announces new lines to screen readers where the log is out of sight and cannot announce them itself. */
    #tell(): void {
        this.#telling = 0;
        const { lines } = this.session;
        const last = lines.at(-1);
        if (last === this.#told) return;
        const from = this.#told ? lines.lastIndexOf(this.#told) + 1 : lines.length;
        this.#told = last;
        if (this.#inSight) return;
        for (const line of lines.slice(from).slice(-LATEST)) announce(say(line));
    }
    #told: Line | undefined;

    /** Stops following the newest line when the viewer scrolls back; scrolling caused by layout is ignored. */
    #scrolled(event: Event): void {
        const log = event.currentTarget as HTMLElement;
        const byHand = performance.now() - this.#moved < BY_HAND;
        if (this.#atEnd && !byHand) return; // measuring is expensive
        if (log.scrollHeight - log.scrollTop - log.clientHeight < 40) this.#atEnd = true;
        else if (byHand) this.#atEnd = false;
    }
    readonly #byHand = () => (this.#moved = performance.now());
    #moved = -BY_HAND;

    /** Whether passes can be shown: only in a game where passing is a move; elsewhere it only means no response. */
    get #passing(): boolean {
        return this.session.info.game === "lotr";
    }

    /** Returns the number of lines to show. */
    #count(): number {
        const { lines, live } = this.session;
        if (!this.follows || !live || !document.querySelector(".stage")) this.#seen = lines.length;
        return Math.min(this.#seen, lines.length);
    }
    #seen = Infinity;

    protected override render(): TemplateResult {
        const lines = this.session.lines.slice(0, this.#count());
        const first = this.everything ? 0 : Math.max(0, lines.length - RECENT);
        const passed = lines.reduce((count, { message }) => count + Number(message === PASSED), 0);
        const { viewer } = this.session;
        const now = [this.session.lines, lines.length, first, viewer, this.passes, this.craft, edition];
        return html`<div class="chronicle__head">
                <h2 id="log-title">${t("browser-log")}</h2>
                ${passed && this.#passing ? html`<button type="button" class="log__filter" aria-pressed=${this.passes} @click=${() => (this.passes = !this.passes)}>${this.passes ? t("browser-log-passes-shown", { count: passed }) : t("browser-log-passes-hidden", { count: passed })}</button>` : nothing}
            </div>
            <div
                class="log"
                role="log"
                aria-labelledby="log-title"
                tabindex="0"
                @scroll=${this.#scrolled}
                @wheel=${this.#byHand}
                @touchmove=${this.#byHand}
                @pointerdown=${(event: Event) => event.target === event.currentTarget && this.#byHand()}
                @keydown=${this.#key}
            >
                ${first ? html`<button type="button" class="btn btn--small btn--quiet" @click=${() => (this.everything = true)}>${t("browser-log-older", { count: first })}</button>` : nothing}
                <div class="log__lines">${guard(now, () => this.#lines(lines, first))}</div>
            </div>`;
    }

    #lines(lines: readonly Line[], first: number): unknown {
        const { viewer } = this.session;
        const scenes = this.craft ? scenesIn(this.craft, lines, first, viewer) : [];
        const staged = new Map(scenes.map((scene) => [scene.id, scene]));
        return repeat(
            together(lines.slice(first), first, this.passes),
            ({ place }) => place,
            ({ some, place }) => (some.length > 1 ? passes(some) : this.#line(some[0]!, place, staged.get(place))),
        );
    }

    #show(event: Event, definition: string): void {
        event.preventDefault();
        this.session.show(definition, event.currentTarget as HTMLElement);
    }

    /** Handles keys: the log is one tab stop, and left and right move between the card names, from the newest. */
    #key(event: KeyboardEvent): void {
        this.#byHand();
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const at = event.target as HTMLElement;
        if (event.key === " " && at.matches(".link-card")) {
            event.preventDefault();
            at.click();
        }
        if (!step) return;
        const names = [...this.querySelectorAll<HTMLElement>(".link-card")];
        const now = names.indexOf(at);
        const next = now < 0 ? names.at(-1) : names[now + step];
        event.preventDefault();
        next?.focus();
    }

    /** Renders a line, drawn once; a staged one has a button that shows its scene as far as it has come. */
    #line(line: Line, place: number, scene: Scene | undefined): TemplateResult {
        let drawn = this.#drawn.get(line);
        if (!drawn) this.#drawn.set(line, (drawn = this.#draw(line)));
        if (!scene) return html`<div class="log__line" data-line=${place}>${drawn}</div>`;
        const again = () => document.dispatchEvent(new CustomEvent(SHOW_AGAIN, { detail: scene }));
        return html`<div class="log__line log__line--scene" data-line=${place}>
            ${drawn}<button
                type="button"
                class="log__again"
                aria-label=${t("browser-stage-show-what", { what: say(line) })}
                @click=${again}
            >
                ${t("browser-stage-show")}
            </button>
        </div>`;
    }

    #draw(line: Line): TemplateResult {
        const text = parts(line).map((part) =>
            typeof part === "string" || !facts(part.definition)
                ? typeof part === "string"
                    ? part
                    : part.name
                : html`<a
                      class="link-card"
                      role="button"
                      tabindex="-1"
                      href="/cards/${this.session.info.game}#${part.definition}"
                      @click=${(event: Event) => this.#show(event, part.definition)}
                      >${part.name}</a
                  >`,
        );
        if (line.message === "log-turn") return html`<h3 class="log__turn">${text}</h3>`;
        const quiet = line.message === PASSED;
        const sign = signOf(line.message);
        return html`<p
            class="log__entry ${quiet ? "log__entry--quiet" : ""} ${line.message === PHASE ? "log__entry--phase" : ""}"
        >
            ${sign ? icon(sign) : html`<span class="log__dot" aria-hidden="true"></span>`}<span>${text}</span>
        </p>`;
    }
}
customElements.define("ing-log", Log);

function passes(some: readonly Line[]): TemplateResult {
    const seats = [...new Set(some.map((line) => (line["player"] as Seated).player))];
    const text =
        seats.length > 1 ? t("browser-log-passed", { players: seats.map((player) => ({ player })) }) : say(some[0]!);
    return html`<p class="log__entry log__entry--quiet">
        <span class="log__dot" aria-hidden="true"></span><span>${text}</span>
    </p>`;
}
