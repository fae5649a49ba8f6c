// The shelf page: the games whose rulebook, or whose cards, can be read.

import { html, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { t } from "../wording/language.ts";
import { Page } from "./page.ts";
import { framed } from "./top.ts";
import { gameIcon, gameTitle } from "./words.ts";

const GAMES = ["lotr", "talisman"] as const;

export class ShelfPage extends Page {
    static override properties = { what: { attribute: false } };
    declare what: "rules" | "cards";

    protected heading(): string {
        return this.what === "rules" ? t("page-nav-rules") : t("page-nav-cards");
    }

    protected override render(): TemplateResult {
        const gist = { lotr: t("page-gist-lotr"), talisman: t("page-gist-talisman") };
        return framed(
            this.what,
            "",
            html`<header class="head">
                    <h1>${this.heading()}</h1>
                    <p>${this.what === "rules" ? t("page-shelf-rules") : t("page-shelf-cards")}</p>
                </header>
                <ul class="books-shelf">
                    ${GAMES.map(
                        (game) =>
                            html`<li>
                                <a class="panel block" href="/${this.what}/${game}"
                                    >${icon(gameIcon(game))}<b>${gameTitle(game)}</b><span>${gist[game]}</span></a
                                >
                            </li>`,
                    )}
                </ul>
                ${
                    this.what === "rules"
                        ? html`<p class="head">
                              ${GAMES.map((game) => html`<a href="/how-to-play/${game}">${t("page-how-to-play")}: ${gameTitle(game)}</a> · `)}
                              <a href="/rules/kernel">${t("page-shelf-kernel")}</a> ·
                              <a href="/rules/server">${t("page-shelf-server")}</a>
                          </p>`
                        : html`<p class="head"><a href="/decks">${t("page-shelf-decks")}</a></p>`
                }`,
        );
    }
}
customElements.define("ing-shelf-page", ShelfPage);
