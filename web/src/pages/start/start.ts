// The start page: the room by the fire, with a big button for each of the two games, the tables, and links to reading.

import { html, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { prefer, preferences } from "../../preferences.ts";
import { t } from "../../wording/language.ts";
import { server } from "../../server/api.ts";
import { hall, yours } from "./hall.ts";
import { hearth } from "./hearth.ts";
import "./game-card.ts";
import { Fetched, Page, WhileVisible } from "../page.ts";
import { framed } from "../top.ts";

/** Interval, in milliseconds, at which the lists of tables are fetched again while the page is visible. */
const EVERY = 10_000;

export class StartPage extends Page {
    static override properties = { saved: { state: true }, everything: { state: true } };
    declare saved: string;
    /** Whether all finished games are listed, not only the latest. */
    declare everything: boolean;

    readonly #games = new Fetched(this, server.games);
    readonly #tables = new Fetched(this, server.tables);
    protected readonly polling = new WhileVisible(this, EVERY, () => void this.#tables.again());

    constructor() {
        super();
        this.saved = "";
        this.everything = false;
        void this.#greet();
    }

    protected heading(): string {
        return "";
    }

    /** Restores the guest's name from the server if this browser has forgotten it. */
    async #greet(): Promise<void> {
        try {
            const me = await server.me();
            if (me.guest && me.name && !preferences.name) await prefer({ name: me.name });
            this.requestUpdate();
        } catch {
            // The lists below report that the server does not respond.
        }
    }

    protected override render(): TemplateResult {
        return framed(
            "play",
            "",
            html`<section class="hero" aria-labelledby="welcome">
                    <div class="hero__words">
                        <h1 id="welcome">${t("page-welcome")}</h1>
                        <p>${t("page-welcome-gist")}</p>
                        ${this.#name()}
                    </div>
                    ${hearth()}
                </section>
                <section class="games" aria-label=${t("page-choose-game")}>
                    ${this.#games.show(
                        (games) =>
                            html`${games.map((game) => html`<ing-game-card class="game" .game=${game}></ing-game-card>`)}`,
                    )}
                </section>
                <div class="columns">
                    <section class="panel block" aria-labelledby="yours">
                        <h2 id="yours">${t("page-your-tables")}</h2>
                        ${this.#tables.show((tables) =>
                            yours(tables.yours, this.everything, () => (this.everything = !this.everything)),
                        )}
                    </section>
                    <section class="panel block" aria-labelledby="open">${hall(this.#tables.value)}</section>
                    <div class="column">
                        <section class="panel block" aria-labelledby="lay">
                            <h2 id="lay">${t("page-lay-heading")}</h2>
                            <p class="game__gist">${t("page-lay-gist")}</p>
                            <p class="game__go">
                                <a class="btn" href="/new">${icon("ui-plus")}${t("page-lay-open")}</a>
                            </p>
                        </section>
                        <section class="panel block" aria-labelledby="read">
                            <h2 id="read">${t("page-read-heading")}</h2>
                            ${this.#shelf()}
                        </section>
                    </div>
                </div>`,
        );
    }

    #name(): TemplateResult {
        return html`<form class="hello" @submit=${this.#rename}>
            <label for="name">${t("page-your-name")}</label>
            <div class="hello__row">
                <input
                    id="name"
                    class="field"
                    name="name"
                    autocomplete="nickname"
                    maxlength="30"
                    placeholder=${t("page-name-placeholder")}
                    .value=${preferences.name}
                    @change=${this.#rename}
                />
                <span class="hello__saved" role="status"
                    >${this.saved ? html`${icon("ui-check")}${this.saved}` : ""}</span
                >
            </div>
        </form>`;
    }

    #rename = async (event: Event): Promise<void> => {
        event.preventDefault();
        const name = this.querySelector<HTMLInputElement>("#name")!.value.trim();
        if (!name || name === preferences.name) return;
        await prefer({ name }); // stored at once, because the next click may create a table
        try {
            await server.rename(name);
            this.saved = t("page-name-kept");
        } catch {
            this.saved = "";
        }
    };

    #shelf(): TemplateResult {
        const line = (href: string, sign: string, words: string): TemplateResult =>
            html`<li><a href=${href}>${icon(sign)}${words}</a></li>`;
        return html`<ul class="shelf">
            ${line("/rules/lotr", "ui-book", t("page-read-rules-lotr"))}
            ${line("/cards/lotr", "ui-cards", t("page-read-cards-lotr"))}
            ${line("/rules/talisman", "ui-book", t("page-read-rules-talisman"))}
            ${line("/cards/talisman", "ui-cards", t("page-read-cards-talisman"))}
        </ul>`;
    }
}

customElements.define("ing-start-page", StartPage);
