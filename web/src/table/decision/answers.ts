// The options of a question: an ordered list of buttons with number keys.  Numbers form a row, or a stepper if there
// are many; a long list has a search field.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { definitionIn } from "../../wording/parts.ts";
import { roving } from "../../controls/arrow-keys.ts";
import { Watching, type Session } from "../../session/session.ts";
import type { Option, Worded } from "../../server/wire.generated.ts";
import { threatOf } from "../danger.ts";
import { say, t } from "../../wording/language.ts";
import type { Gist } from "./decision.ts";

/** Number of options from which on a list has a search field. */
const MANY = 14;
/** Most numbers shown side by side. */
const SIDE_BY_SIDE = 12;

/** Marks a list with the number of options below the visible ones, including options cut off. */
function shade(list: Element): void {
    const end = list.getBoundingClientRect().bottom + 6;
    const below = [...list.children].filter((one) => one.getBoundingClientRect().bottom > end).length;
    if (below) list.setAttribute("data-more", String(below));
    else list.removeAttribute("data-more");
}

class Answers extends LitElement {
    static override properties = {
        session: { attribute: false },
        options: { attribute: false },
        gist: { attribute: false },
        sought: { state: true },
        stepped: { state: true },
    };
    declare session: Session;
    declare options: readonly Option[];
    declare gist: (option: Option) => Gist;
    declare sought: string;
    declare stepped: number;
    protected readonly watching = new Watching(this, () => this.session);
    #question: unknown;
    /** Whether the options were scrolled since the question began. */
    #scrolled = false;

    constructor() {
        super();
        this.sought = "";
        this.stepped = 0;
    }
    protected override createRenderRoot(): HTMLElement {
        return this;
    }

    protected override willUpdate(_changed: PropertyValues): void {
        if (this.#question === this.session.question) return;
        this.#question = this.session.question;
        this.sought = "";
        this.stepped = 0;
        hint("", "");
        // A new question begins at its first option.  Scrolling forces a layout, so it happens only after scrolling.
        if (!this.#scrolled) return;
        this.#scrolled = false;
        requestAnimationFrame(() => this.querySelector(".options")?.scrollTo({ top: 0, behavior: "instant" }));
    }

    /** Observes the list's size; the number of options below is known only after layout. */
    protected override updated(): void {
        this.#size.disconnect();
        const list = this.querySelector(".options");
        if (list) this.#size.observe(list);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#size.disconnect();
    }
    readonly #size = new ResizeObserver(([list]) => shade(list!.target));
    readonly #moved = (event: Event) => {
        this.#scrolled = true;
        shade(event.currentTarget as Element);
    };

    protected override render(): TemplateResult | typeof nothing {
        const { options } = this;
        if (!options.length) return nothing;
        // Numbers with predicted results are listed one below the other, like other options.
        const numbers =
            this.session.question.kind === "number" &&
            (this.session.question.most ?? 1) === 1 &&
            !this.session.results.length;
        if (numbers && options.length > SIDE_BY_SIDE) return this.#stepper();
        const sought = this.sought.toLowerCase();
        const found = sought ? options.filter((option) => say(option.label).toLowerCase().includes(sought)) : options;
        return html`${
                options.length >= MANY
                    ? html`<input
                          class="field"
                          type="search"
                          autocomplete="off"
                          .value=${this.sought}
                          aria-label=${t("browser-search")}
                          placeholder=${t("browser-search")}
                          @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
                      />`
                    : nothing
            }
            <ol
                class="options ${numbers ? "options--numbers" : ""}"
                @keydown=${(event: KeyboardEvent) => roving(event, ".option")}
                @scroll=${this.#moved}
            >
                ${found.map((option, place) => html`<li>${this.#option(option, place, numbers)}</li>`)}
            </ol>
            ${found.length ? nothing : html`<p class="decision__hint" role="status">${t("browser-search-nothing")}</p>`}`;
    }

    #option(option: Option, place: number, number: boolean): TemplateResult {
        const { session } = this;
        const { most = 1, ordered = false } = session.question;
        const chosen = session.picks.indexOf(option.key);
        const { name, gist, result } = number ? ({} as Gist) : this.gist(option);
        const definition = definitionIn(option.label["subject"]);
        // mention it only once
        const told = toldOf(session, option.key).some(({ message }) => message === "result-dies");
        const threat = told ? undefined : threatOf(session, option);
        const key = place < 9 ? String(place + 1) : "";
        return html`<button
            type="button"
            class="option ${chosen >= 0 ? "option--chosen" : ""}"
            tabindex=${place ? -1 : 0}
            data-key=${key || nothing}
            data-definition=${definition && facts(definition) ? definition : nothing}
            aria-pressed=${most > 1 ? String(chosen >= 0) : nothing}
            @click=${() => session.pick(option)}
            @pointerenter=${() => hint(option.subject, option.other)}
            @pointerleave=${() => hint("", "")}
            @focus=${() => hint(option.subject, option.other)}
            @blur=${() => hint("", "")}
        >
            ${number ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`}
            <span class="option__text"
                ><span class="option__name">${name ?? say(option.label)}</span
                >${comesTo(session, option)}${gist ? html`<span class="option__gist">${gist}</span>` : nothing}</span
            >
            ${threat ? html`<span class="option__threat">${icon("ui-warn")}${say(threat.text!)}</span>` : nothing}
            ${result ? html`<span class="option__result">${result}</span>` : nothing}
            ${chosen >= 0 ? html`<span class="mark mark--chosen">${ordered ? html`<b aria-label=${t("browser-chosen-place", { place: chosen + 1 })}>${chosen + 1}</b>` : icon("ui-check", t("browser-chosen"))}</span>` : nothing}
        </button>`;
    }

    /** Renders a stepper for many numbers: one at a time, with its meaning. */
    #stepper(): TemplateResult {
        const { options, session } = this;
        const at = Math.min(this.stepped, options.length - 1);
        const option = options[at]!;
        const step = (by: number) => (this.stepped = Math.max(0, Math.min(options.length - 1, at + by)));
        return html`<div class="stepper">
            <button
                type="button"
                class="btn btn--icon"
                aria-label=${t("browser-less")}
                aria-disabled=${at ? nothing : "true"}
                @click=${() => step(-1)}
            >
                −
            </button>
            <input
                type="range"
                min="0"
                max=${options.length - 1}
                .value=${String(at)}
                aria-label=${say(session.question.prompt!)}
                aria-valuetext=${say(option.label)}
                @input=${(event: Event) => (this.stepped = Number((event.target as HTMLInputElement).value))}
            />
            <button
                type="button"
                class="btn btn--icon"
                aria-label=${t("browser-more")}
                aria-disabled=${at < options.length - 1 ? nothing : "true"}
                @click=${() => step(1)}
            >
                +
            </button>
            <button type="button" class="btn btn--primary" data-key="pass" @click=${() => session.pick(option)}>
                ${icon("ui-check")}<span>${say(option.label)}</span>
            </button>
        </div>`;
    }
}
customElements.define("ing-answers", Answers);

/** Returns what the rules predict for an option in this position. */
export function toldOf({ results }: Session, key: string): readonly Worded[] {
    return results.find(({ option }) => option === key)?.told ?? [];
}

function comesTo(session: Session, { key }: Option): TemplateResult | typeof nothing {
    const told = toldOf(session, key);
    if (!told.length) return nothing;
    return html`<span class="option__comes"
        >${told.map((one) => html`<span>${icon("ui-next")}${say(one)}</span>`)}</span
    >`;
}

/** Highlights on the board the things that an option is about. */
function hint(...handles: readonly string[]): void {
    for (const element of document.querySelectorAll("[data-hinted]")) element.removeAttribute("data-hinted");
    for (const handle of handles) {
        if (!handle) continue;
        for (const element of document.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`))
            element.setAttribute("data-hinted", "");
    }
}
