// The decks that somebody built, and the starters to begin from.

import "../../../styles/lotr/decks.css";
import { html, nothing, type TemplateResult } from "lit";
import { tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { Fetched, Page } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import { deckGist } from "../../pages/words.ts";
import { server } from "../../server/api.ts";
import { say, speak, t } from "../../wording/language.ts";
import { FORMATS } from "../search/vocabulary.ts";
import { size } from "./deck.ts";
import { forgetDeck, keepDeck, type KeptDeck, keptDecks, newDeck } from "./kept-decks.ts";
import { inStep } from "./on-server.ts";

export class DecksPage extends Page {
    readonly #games = new Fetched(this, async () => {
        await speak({ game: "lotr" });
        return server.games();
    });
    readonly #tables = new Fetched(this, server.tables);
    #gone: KeptDeck | undefined;
    #leaveStep = (): void => {};

    override connectedCallback(): void {
        super.connectedCallback();
        this.#leaveStep = inStep(() => this.requestUpdate());
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#leaveStep();
    }

    protected heading(): string {
        return t("page-nav-decks");
    }

    protected override render(): TemplateResult {
        return framed(
            "decks",
            "lotr",
            html`<div class="head">
                    <h1>${t("page-nav-decks")}</h1>
                    ${
                        this.#games.value
                            ? html`<p class="deck-ways">
                                  <a href="/leagues">${t("deck-leagues")}</a> <a href="/packs">${t("pack-title")}</a>
                                  <a href="/collection">${t("collection-title")}</a>
                              </p>`
                            : nothing
                    }
                </div>
                ${this.#games.show((games) => {
                    const game = games.find((one) => one.name === "lotr")!;
                    return html`<ul class="decklist">
                            <li class="panel deckcard deckcard--new">
                                <a class="btn btn--primary" href="/decks/new">${icon("ui-plus")}${t("deck-new")}</a>
                            </li>
                            ${keptDecks().map((kept) => this.#deck(kept))}
                        </ul>
                        ${
                            this.#gone
                                ? html`<p>
                                      <button type="button" class="btn" @click=${this.#back}>
                                          ${icon("ui-undo")}${t("deck-bring-back", { deck: this.#gone.name || t("deck-new") })}
                                      </button>
                                  </p>`
                                : nothing
                        }
                        ${this.#played()}
                        <section class="starterrow">
                            <h2>${t("deck-starters")}</h2>
                            <ul>
                                ${game.decks.map(
                                    (deck) =>
                                        html`<li>
                                            <a href="/decks/new?starter=${deck.name}"
                                                ><b>${deck.title}</b> <small>${say(deck.set)}</small></a
                                            >
                                            <p>${deckGist(deck.name)}</p>
                                        </li>`,
                                )}
                            </ul>
                        </section>`;
                })}`,
        );
    }

    #deck(kept: KeptDeck): TemplateResult {
        const format = FORMATS[kept.format];
        const name = kept.name || t("deck-new");
        return html`<li class="panel deckcard">
            <h2><a href="/decks/${kept.id}">${name}</a></h2>
            <p>
                ${format ? say({ message: format.title }) : kept.format} · ${t("deck-size", { cards: size(kept.deck) })}
            </p>
            <div class="deckcard__acts">
                <button
                    type="button"
                    class="btn btn--small btn--quiet"
                    aria-label="${t("deck-copy")}: ${name}"
                    @click=${() => this.#copy(kept)}
                >
                    ${icon("ui-cards")}${t("deck-copy")}
                </button>
                <button
                    type="button"
                    class="btn btn--small btn--quiet"
                    aria-label="${t("deck-forget")}: ${name}"
                    @click=${() => this.#forget(kept)}
                >
                    ${icon("ui-bin")}${t("deck-forget")}
                </button>
            </div>
        </li>`;
    }

    /** The games that are over: their decks can be built on. */
    #played(): TemplateResult | typeof nothing {
        const over = (this.#tables.value?.yours ?? []).filter(
            (table) => table.game === "lotr" && table.state === "over",
        );
        if (!over.length) return nothing;
        return html`<section class="starterrow">
            <h2>${t("deck-from-game")}</h2>
            <ul>
                ${over.map(
                    (table) =>
                        html`<li>
                            <a href="/decks/new?table=${table.id}"
                                ><b>${table.title || table.seats.map((seat) => seat.name).join(" – ")}</b></a
                            >
                        </li>`,
                )}
            </ul>
        </section>`;
    }

    #copy(kept: KeptDeck): void {
        keepDeck({ ...newDeck(kept.format, kept.deck, kept.name), notes: kept.notes });
        this.requestUpdate();
    }

    #forget(kept: KeptDeck): void {
        this.#gone = forgetDeck(kept.id);
        tell(t("deck-forgotten"));
        this.requestUpdate();
    }

    #back = (): void => {
        if (this.#gone) keepDeck(this.#gone);
        this.#gone = undefined;
        this.requestUpdate();
    };
}

customElements.define("ing-decks-page", DecksPage);
