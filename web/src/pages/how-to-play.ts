// The page on how to play a game: ten minutes of reading, with pictures of the real table.

import "../../styles/pages/learn.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { icon } from "../controls/icon.ts";
import { server } from "../server/api.ts";
import type { BlockInfo, IntroductionInfo } from "../server/wire.generated.ts";
import { language, t } from "../wording/language.ts";
import { Fetched, Page } from "./page.ts";
import { framed } from "./top.ts";
import { gameTitle } from "./words.ts";

export class HowToPlayPage extends Page {
    static override properties = { game: { attribute: false } };
    declare game: string;
    readonly #text = new Fetched(this, () => server.howToPlay(this.game, language));

    protected heading(): string {
        return `${t("learn-read-heading")}: ${gameTitle(this.game)}`;
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("game") && changed.get("game") !== undefined) this.#text.afresh();
    }

    protected override render(): TemplateResult {
        return framed(
            "rules",
            this.game,
            html`<main id="main" class="learn learn--read" tabindex="-1">
                ${this.#text.show((text) => this.#read(text))}
            </main>`,
        );
    }

    #read(text: IntroductionInfo): TemplateResult {
        return html`<h1>${text.title}</h1>
            <nav class="learn__contents" aria-label=${t("learn-contents")}>
                <ol>
                    ${text.chapters.map(({ title }, number) => html`<li><a href="#chapter-${number + 1}">${title}</a></li>`)}
                </ol>
            </nav>
            ${text.chapters.map(
                ({ title, blocks }, number) =>
                    html`<section id="chapter-${number + 1}">
                        <h2>${title}</h2>
                        ${blocks.map(block)}
                    </section>`,
            )}
            <p class="game__go">
                <a class="btn btn--primary" href="/learn/${this.game}"
                    >${icon("ui-play")}<span>${t("learn-begin")}</span></a
                >
                <a class="btn" href="/rules/${this.game}">${icon("ui-book")}<span>${t("learn-rulebook")}</span></a>
            </p>`;
    }
}
customElements.define("ing-how-to-play-page", HowToPlayPage);

function block({ html: text, picture, shows }: BlockInfo): TemplateResult | typeof nothing {
    if (!picture) return html`<div data-scrolls>${unsafeHTML(text)}</div>`;
    const source = new URL(`../../pictures/${language}/${picture}.webp`, import.meta.url).href;
    return html`<figure>
        <img src=${source} alt="" loading="lazy" decoding="async" />
        <figcaption>${shows}</figcaption>
    </figure>`;
}
