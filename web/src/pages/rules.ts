// The rulebook of a game: sections, search, and an anchor for each rule.

import "../../styles/pages/rules.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { icon } from "../controls/icon.ts";
import { language, t } from "../wording/language.ts";
import { server } from "../server/api.ts";
import type { RuleInfo, RulesInfo, SectionInfo } from "../server/wire.generated.ts";
import { Fetched, Page } from "./page.ts";
import { hasAll, marked, plain, wordsOf } from "./search.ts";
import { framed } from "./top.ts";
import { gameTitle } from "./words.ts";

/** A rulebook prepared for searching. */
interface Ready {
    readonly language: string;
    readonly sections: readonly ReadySection[];
    readonly count: number;
}
interface ReadySection {
    readonly id: string;
    readonly title: string;
    readonly level: number;
    readonly notes: readonly { readonly html: string; readonly plain: string }[];
    readonly rules: readonly (RuleInfo & { readonly plain: string })[];
}

export class RulesPage extends Page {
    static override properties = {
        game: { attribute: false },
        sought: { state: true },
        target: { state: true },
        here: { state: true },
        trail: { state: true },
    };
    declare game: string;
    declare sought: string;
    /** The rule or section that the address asks for. */
    declare target: string;
    /** The section being read. */
    declare here: string;
    /** The rules from which links were followed, the latest last. */
    declare trail: readonly string[];
    readonly #book = new Fetched(this, async () => ready(await server.rules(this.game, language)));
    #watcher: IntersectionObserver | undefined;
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
        removeEventListener("hashchange", this.#arrive);
        removeEventListener("popstate", this.#arrive);
        this.#watcher?.disconnect();
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("game") && changed.get("game") !== undefined) {
            this.sought = "";
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
        this.sought = "";
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
        const words = wordsOf(this.sought);
        const found = words.length ? filtered(book, words) : book;
        return html`<div class="panel rules">
            <nav class="rules__nav" aria-label=${t("page-rules-sections")}>
                <label class="search"
                    >${icon("ui-search")}<span class="visually-hidden">${t("page-rules-find")}</span
                    ><input
                        type="search"
                        placeholder=${t("page-rules-find-placeholder")}
                        .value=${this.sought}
                        @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
                /></label>
                <p class="rules__count" role="status">
                    ${words.length ? t("page-rules-found", { count: found.count }) : nothing}
                </p>
                <div class="labelled rules__jump">
                    <label for="rules-section">${t("page-rules-section")}</label>
                    <select id="rules-section" class="field" @change=${this.#jump}>
                        ${found.sections.map(
                            (section) =>
                                html`<option value=${section.id} ?selected=${section.id === this.here}>
                                    ${section.title}
                                </option>`,
                        )}
                    </select>
                </div>
                <ol>
                    ${found.sections.map((section) => {
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
                ${found.sections.map((section) => this.#section(section, words))}
                ${found.sections.length ? nothing : html`<p class="empty">${t("page-rules-none")}</p>`}
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

    #section(section: ReadySection, words: readonly string[]): TemplateResult {
        const title = html`${section.title}`;
        return html`<section id=${section.id} data-section=${section.id} tabindex="-1" aria-label=${section.title}>
            ${section.level > 2 ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`}
            ${section.notes.map((note) => html`<div class="rules__note" data-scrolls>${unsafeHTML(note.html)}</div>`)}
            ${section.rules.map(
                (rule) =>
                    html`<div id=${rule.id} class="rule ${rule.id === this.target ? "rule--hit" : ""}" tabindex="-1">
                        <a class="rule__id" href="#${rule.id}">${words.length ? marked(rule.id, words) : rule.id}</a>
                        <span>${words.length ? marked(rule.text, words) : unsafeHTML(rule.html)}</span>
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

/** Prepares a rulebook: ids for sections, and texts to search. */
function ready(book: RulesInfo): Ready {
    const sections = book.sections.map((section: SectionInfo, place) => ({
        id: `section-${place}`,
        title: section.title,
        level: section.level,
        notes: section.notes.map((note) => ({ html: note, plain: plain(note.replace(/<[^>]*>/g, " ")) })),
        rules: section.rules.map((rule) => ({ ...rule, plain: plain(`${rule.id} ${rule.text}`) })),
    }));
    const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
    return { language: book.language, sections, count };
}

/** Returns only the parts with all the words; a section whose title has them stays whole. */
function filtered(book: Ready, words: readonly string[]): Ready {
    const sections = book.sections
        .map((section) =>
            hasAll(plain(section.title), words)
                ? section
                : {
                      ...section,
                      notes: section.notes.filter((note) => hasAll(note.plain, words)),
                      rules: section.rules.filter((rule) => hasAll(rule.plain, words)),
                  },
        )
        .filter((section) => section.rules.length || section.notes.length);
    const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
    return { language: book.language, sections, count };
}

/** Returns the rule or section that an id means; "TR-16" may stand for all of section 16. */
function nearest(book: Ready, asked: string): string {
    const rules = book.sections.flatMap((section) => section.rules);
    if (asked.startsWith("section-") || rules.some((rule) => rule.id === asked)) return asked;
    return rules.find((rule) => rule.id.startsWith(asked) && !/^\d/.test(rule.id.slice(asked.length)))?.id ?? asked;
}

customElements.define("ing-rules-page", RulesPage);
