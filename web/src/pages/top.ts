// The frame of every page: the top bar with language and theme, and the footer.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { LANGUAGES, language, OWN_NAMES, t } from "../wording/language.ts";
import { prefer, theme } from "../preferences.ts";

/** The section of the site that a page belongs to. */
export type Part = "play" | "decks" | "puzzles" | "rules" | "cards" | "";

/** Renders a page in its frame.  The main part begins with a heading that the router can focus. */
export function framed(part: Part, game: string, content: TemplateResult): TemplateResult {
    const link = (where: Part, href: string, words: string): TemplateResult =>
        html`<li><a href=${href} aria-current=${where === part ? "page" : nothing}>${words}</a></li>`;
    return html`<a class="skip" href="#main" @click=${skip}>${t("page-skip")}</a>
        <div class="page">
            <header class="top">
                <a class="brand" href="/">${icon("logo")}Inglenook</a>
                <nav aria-label=${t("page-main-menu")}>
                    <ul>
                        ${link("play", "/", t("page-nav-play"))} ${link("decks", "/decks", t("page-nav-decks"))}
                        ${link("puzzles", "/puzzles", t("page-nav-puzzles"))}
                        ${link("rules", game ? `/rules/${game}` : "/rules", t("page-nav-rules"))}
                        ${link("cards", game ? `/cards/${game}` : "/cards", t("page-nav-cards"))}
                    </ul>
                </nav>
                <div class="top__end">
                    ${languages()} ${themes()}
                    <a
                        class="btn btn--quiet btn--icon"
                        href="/account"
                        aria-label=${t("page-account")}
                        title=${t("page-account")}
                        >${icon("ui-people")}</a
                    >
                </div>
            </header>
            <main id="main" tabindex="-1">${content}</main>
            <footer class="foot">
                <p>${t("page-foot")} <a href="/programs">${t("page-programs-heading")}</a></p>
            </footer>
        </div>`;
}

function skip(event: Event): void {
    event.preventDefault();
    document.getElementById("main")?.focus();
}

function languages(): TemplateResult {
    return html`<div class="switch" role="group" aria-label=${t("page-language")}>
        ${LANGUAGES.map(
            (code) =>
                html`<button
                    type="button"
                    lang=${code}
                    aria-label="${code}, ${OWN_NAMES[code]}"
                    aria-pressed=${code === language}
                    @click=${() => void prefer({ language: code })}
                >
                    ${code}
                </button>`,
        )}
    </div>`;
}

function themes(): TemplateResult {
    const dark = theme() === "dark";
    const words = dark ? t("page-theme-light") : t("page-theme-dark");
    return html`<div class="switch top__theme">
        <button
            type="button"
            aria-label=${words}
            title=${words}
            @click=${() => void prefer({ theme: dark ? "light" : "dark" })}
        >
            ${icon(dark ? "ui-sun" : "p-shadow")}
        </button>
    </div>`;
}
