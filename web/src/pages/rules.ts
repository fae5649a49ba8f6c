// The rulebook of a game: sections, search, and an anchor for each rule.

import "../../styles/pages/rules.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { icon } from "../controls/icon.ts";
import { language, t } from "../wording/language.ts";
import { server } from "../server/api.ts";
import type { RuleInfo, RulesInfo, SectionInfo } from "../server/wire.generated.ts";
import { Fetched, Page } from "./page.ts";
import { marked, wordsOf } from "./search.ts";
import { framed } from "./top.ts";
import { gameTitle } from "./words.ts";

/** Milliseconds without a key after which a question is sent. */
const PAUSE = 150;
/** Most characters of a question. */
const LONGEST = 200;
/** Fewest letters of a word that is marked in what was found. */
const MARKED_FROM = 3;

/** A rulebook with an id for each section. */
interface Ready {
    readonly language: string;
    readonly sections: readonly ReadySection[];
}
interface ReadySection {
    readonly id: string;
    readonly title: string;
    readonly level: number;
    readonly notes: readonly string[];
    readonly rules: readonly RuleInfo[];
}

export class RulesPage extends Page {
    static override properties = {
        game: { attribute: false },
        sought: { state: true },
        found: { state: true },
        target: { state: true },
        here: { state: true },
        trail: { state: true },
    };
    declare game: string;
    declare sought: string;
    /** The ids of the rules that answer the question, the best first; undefined while there is no answer. */
    declare found: readonly string[] | undefined;
    /** The rule or section that the address asks for. */
    declare target: string;
    /** The section being read. */
    declare here: string;
    /** The rules from which links were followed, the latest last. */
    declare trail: readonly string[];
    readonly #book = new Fetched(this, async () => ready(await server.rules(this.game, language)));
    #watcher: IntersectionObserver | undefined;
    #asking: ReturnType<typeof setTimeout> | undefined;
    #shown: Ready | undefined;

    constructor() {
        super();
        this.sought = "";
        this.target = "";
        this.here = "";
        this.trail = [];
    }

    protected heading(): string {
        return `${t("page-rules-title")}: ${gameTitle(this.game)}`;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        addEventListener("hashchange", this.#arrive);
        addEventListener("popstate", this.#arrive);
    }
    override disconnectedCallback(): void {
        super.disconnectedCallback();
        clearTimeout(this.#asking);
        removeEventListener("hashchange", this.#arrive);
        removeEventListener("popstate", this.#arrive);
        this.#watcher?.disconnect();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("game") && changed.get("game") !== undefined) {
            this.#ask("");
            this.target = "";
            this.trail = [];
            this.#book.afresh();
        }
    }

    protected override updated(): void {
        super.updated();
        if (this.#book.value === this.#shown) return;
        this.#shown = this.#book.value;
        this.#follow();
        queueMicrotask(this.#arrive);
    }

    /** Goes to the rule in the address, even if a search hides it; scrolls again when the fonts are loaded. */
    #arrive = (): void => {
        const asked = decodeURIComponent(location.hash.slice(1));
        if (!asked || !this.#shown) return;
        this.#ask("");
        this.target = nearest(this.#shown, asked);
        const target = this.target;
        const go = (): void => {
            const place = target === this.target ? document.getElementById(target) : null;
            place?.scrollIntoView({ block: target.startsWith("section-") ? "start" : "center" });
            place?.focus({ preventScroll: true });
        };
        void this.updateComplete
            .then(go)
            .then(() => document.fonts.ready)
            .then(go);
    };

    /** Asks the server which rules answer a question once nothing more is typed; only the latest answer counts. */
    #ask(question: string): void {
        this.sought = question;
        clearTimeout(this.#asking);
        if (!question.trim()) {
            this.found = undefined;
            return;
        }
        this.#asking = setTimeout(() => {
            server.findRules(this.game, language, question).then(
                ({ rules }) => {
                    if (question === this.sought) this.found = rules;
                },
                () => {
                    if (question === this.sought) this.found = [];
                },
            );
        }, PAUSE);
    }

    /** Tracks the section being read. */
    #follow(): void {
        this.#watcher?.disconnect();
        this.#watcher = new IntersectionObserver(
            (entries) => {
                const seen = entries.find((entry) => entry.isIntersecting);
                if (seen) this.here = (seen.target as HTMLElement).dataset["section"]!;
            },
            { rootMargin: "-15% 0px -80% 0px" },
        );
        for (const section of this.querySelectorAll("[data-section]")) this.#watcher.observe(section);
    }

    protected override render(): TemplateResult {
        return framed(
            "rules",
            this.game,
            html`<div class="head">
                    <h1>${t("page-rules-title")}</h1>
                    ${books("rules", this.game)}
                    ${(this.#book.value?.language ?? language) === language ? nothing : html`<p>${t("page-rules-in-english")}</p>`}
                </div>
                ${this.#book.show((book) => this.#reader(book))}`,
        );
    }

    #reader(book: Ready): TemplateResult {
        const words = wordsOf(this.sought).filter((word) => word.length >= MARKED_FROM);
        const found = this.found;
        return html`<div class="panel rules">
            <nav class="rules__nav" aria-label=${t("page-rules-sections")}>
                <label class="search"
                    >${icon("ui-search")}<span class="visually-hidden">${t("page-rules-find")}</span
                    ><input
                        type="search"
                        placeholder=${t("page-rules-find-placeholder")}
                        maxlength=${LONGEST}
                        .value=${this.sought}
                        @input=${(event: Event) => this.#ask((event.target as HTMLInputElement).value)}
                /></label>
                <p class="rules__count" role="status">
                    ${found ? t("page-rules-found", { count: found.length }) : nothing}
                </p>
                <div class="labelled rules__jump">
                    <label for="rules-section">${t("page-rules-section")}</label>
                    <select id="rules-section" class="field" @change=${this.#jump}>
                        ${book.sections.map(
                            (section) =>
                                html`<option value=${section.id} ?selected=${section.id === this.here}>
                                    ${section.title}
                                </option>`,
                        )}
                    </select>
                </div>
                <ol>
                    ${book.sections.map((section) => {
                        const [, number = "", title = section.title] = /^([\d.]+)\s+(.*)$/.exec(section.title) ?? [];
                        return html`<li class="rules__level-${section.level}">
                            <a href="#${section.id}" aria-current=${section.id === this.here ? "true" : nothing}
                                ><span>${number.replace(/\.$/, "")}</span>${title}</a
                            >
                        </li>`;
                    })}
                </ol>
            </nav>
            <article class="rules__text" lang=${book.language} @click=${this.#leave}>
                ${found ? this.#results(book, found, words) : book.sections.map((section) => this.#section(section))}
            </article>
            ${
                this.trail.length
                    ? html`<button type="button" class="btn rules__back" @click=${this.#back}>
                          ${icon("ui-prev")}${t("page-rules-back", { rule: this.trail.at(-1)! })}
                      </button>`
                    : nothing
            }
        </div>`;
    }

    /** The rules that answer the question, the best first, each below the heading it stands under. */
    #results(book: Ready, found: readonly string[], words: readonly string[]): TemplateResult {
        if (!found.length) return html`<p class="empty">${t("page-rules-none")}</p>`;
        const places = new Map(
            book.sections.flatMap((section) => section.rules.map((rule) => [rule.id, { section, rule }])),
        );
        return html`<section aria-label=${t("page-rules-found", { count: found.length })}>
            ${found.map((id) => {
                const place = places.get(id);
                return place
                    ? html`<div class="rule rule--found">
                          <a class="rule__id" href="#${id}">${id}</a>
                          <span
                              ><small class="rule__where">${place.section.title}</small
                              >${marked(place.rule.text, words)}</span
                          >
                      </div>`
                    : nothing;
            })}
        </section>`;
    }

    #section(section: ReadySection): TemplateResult {
        const title = html`${section.title}`;
        return html`<section id=${section.id} data-section=${section.id} tabindex="-1" aria-label=${section.title}>
            ${section.level > 2 ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`}
            ${section.notes.map((note) => html`<div class="rules__note" data-scrolls>${unsafeHTML(note)}</div>`)}
            ${section.rules.map(
                (rule) =>
                    html`<div id=${rule.id} class="rule ${rule.id === this.target ? "rule--hit" : ""}" tabindex="-1">
                        <a class="rule__id" href="#${rule.id}">${rule.id}</a>
                        <span>${unsafeHTML(rule.html)}</span>
                    </div>`,
            )}
        </section>`;
    }

    /** Records the rule or section from which a link leads away, so that the reader can go back. */
    #leave = (event: Event): void => {
        const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
        if (!link || link.classList.contains("rule__id") || link.pathname !== location.pathname) return;
        const from = link.closest(".rule")?.id ?? link.closest("section")?.id;
        if (from) this.trail = [...this.trail, from];
    };

    #back = (): void => {
        const to = this.trail.at(-1)!;
        this.trail = this.trail.slice(0, -1);
        location.hash = to;
    };

    #jump = (event: Event): void => {
        location.hash = (event.target as HTMLSelectElement).value;
    };
}

/** Renders the games' books as tabs. */
export function books(part: "rules" | "cards", game: string): TemplateResult {
    return html`<nav class="books" aria-label=${t("page-choose-game")}>
        ${["lotr", "talisman"].map(
            (one) =>
                html`<a href="/${part}/${one}" aria-current=${one === game ? "page" : nothing}>${gameTitle(one)}</a>`,
        )}
    </nav>`;
}

/** Gives each section of a rulebook an id. */
function ready(book: RulesInfo): Ready {
    const sections = book.sections.map((section: SectionInfo, place) => ({ id: `section-${place}`, ...section }));
    return { language: book.language, sections };
}

/** Returns the rule or section that an id means; "TR-16" may stand for all of section 16. */
function nearest(book: Ready, asked: string): string {
    const rules = book.sections.flatMap((section) => section.rules);
    if (asked.startsWith("section-") || rules.some((rule) => rule.id === asked)) return asked;
    return rules.find((rule) => rule.id.startsWith(asked) && !/^\d/.test(rule.id.slice(asked.length)))?.id ?? asked;
}

customElements.define("ing-rules-page", RulesPage);
