// The decks page: the guest's own decks, and the starters to begin from.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import { html, nothing, type TemplateResult } from "lit";
import { facts, loadCatalogue, need, term } from "../../catalogue.ts";
import { tell } from "../../controls/announce.ts";
import { icon } from "../../controls/icon.ts";
import { Fetched, Page } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import { deckGist, starterName } from "../../pages/words.ts";
import { server } from "../../server/api.ts";
import type { DeckInfo } from "../../server/wire.generated.ts";
import { language, say, speak, t } from "../../wording/language.ts";
import { thumbnail } from "../cards/face.ts";
import { FORMATS } from "../search/query-terms.ts";
import { type Deck, idsOf, size } from "./deck.ts";
import "./dialogs/play-dialog.ts";
import { forgetDeck, keepDeck, type KeptDeck, keptDecks, newDeck } from "./kept-decks.ts";
import { type Fault, legality } from "./legality.ts";
import { cultures, sideCount } from "./numbers.ts";
import { inStep } from "./on-server.ts";
import { resultOf, toldRate } from "./results.ts";

const GAME = "lotr";

export class DecksPage extends Page {
    readonly #games = new Fetched(this, async () => {
        await speak({ game: GAME });
        await loadCatalogue(GAME, language);
        return server.games();
    });
    readonly #tables = new Fetched(this, server.tables);
    #gone: KeptDeck | undefined;
    /** The deck that the player is about to play with. */
    #playing: KeptDeck | undefined;
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

    /** Fetches the cards of the guest's decks, which are shown and checked by their cards. */
    protected override updated(): void {
        super.updated();
        if (this.#games.value)
            void need(keptDecks().flatMap(({ deck }) => idsOf(deck)))?.then(() => this.requestUpdate());
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
                        ${shelf(
                            t("deck-starters"),
                            game.decks.filter((deck) => !deck.built),
                        )}
                        ${shelf(
                            t("page-decks-built"),
                            game.decks.filter((deck) => deck.built),
                        )}
                        ${this.#playing ? html`<ing-deck-play .kept=${this.#playing} @shut=${() => this.#play(undefined)}></ing-deck-play>` : nothing}`;
                })}`,
        );
    }

    #deck(kept: KeptDeck): TemplateResult {
        const format = FORMATS[kept.format];
        const name = kept.name || t("deck-new");
        const known = idsOf(kept.deck).every((id) => facts(id));
        const faults = format && known ? legality(kept.deck, kept.format, facts) : [];
        const tried = resultOf(kept.deck);
        const when = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(kept.changed);
        return html`<li class="panel deckcard">
            <div class="deckcard__pictures" aria-hidden="true">
                ${known ? faceOf(kept.deck).map((id) => thumbnail(id)) : nothing}
            </div>
            <div class="deckcard__words">
                <h2><a href="/decks/${kept.id}">${name}</a></h2>
                <p>
                    ${
                        known
                            ? cultures(kept.deck, facts)
                                  .slice(0, 4)
                                  .map(
                                      ([culture]) =>
                                          html`<i
                                              class="cul cul--small"
                                              data-culture=${culture}
                                              title=${term(`culture-${culture}`)}
                                              >${icon(`c-${culture}`)}</i
                                          >`,
                                  )
                            : nothing
                    }
                    ${format ? say({ message: format.title }) : kept.format}, ${when}
                </p>
                <p>${this.#verdict(kept, faults, known)}</p>
                ${tried ? html`<p>${icon("ui-bot")}${toldRate(tried)}</p>` : nothing}
            </div>
            <div class="deckcard__acts">
                ${
                    faults.length || !known
                        ? html`<a
                              class="btn btn--small"
                              href="/decks/${kept.id}"
                              aria-label="${t("deck-mend")}: ${name}"
                              >${t("deck-mend")}</a
                          >`
                        : html`<button
                                  type="button"
                                  class="btn btn--small"
                                  aria-label="${t("deck-play")}: ${name}"
                                  @click=${() => this.#play(kept)}
                              >
                                  ${icon("ui-play")}${t("deck-play")}
                              </button>
                              <a
                                  class="btn btn--small btn--quiet"
                                  href="/decks/${kept.id}/test"
                                  aria-label="${t("trial-test")}: ${name}"
                                  >${icon("ui-bot")}${t("trial-test")}</a
                              >`
                }
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

    #verdict(kept: KeptDeck, faults: readonly Fault[], known: boolean): TemplateResult | string {
        if (!known) return t("deck-size", { cards: size(kept.deck) });
        const free = sideCount(kept.deck, "free_peoples", facts);
        const shadow = sideCount(kept.deck, "shadow", facts);
        const sides = html`<span>${t("deck-sides", { free, shadow })}</span>`;
        return faults.length
            ? html`<b class="deckcard__bad">${icon("ui-warn")}${t("deck-tab-faults", { count: faults.length })}</b>
                  ${sides}`
            : html`<b class="deckcard__good">${icon("ui-check")}${t("deck-legal-short")}</b> ${sides}`;
    }

    #play(kept: KeptDeck | undefined): void {
        this.#playing = kept;
        this.requestUpdate();
    }

    /** Lists finished games, whose decks can be built on. */
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

/** Renders a shelf of decks that come with the game, to begin from. */
function shelf(heading: string, decks: readonly DeckInfo[]): TemplateResult {
    return html`<section class="starterrow">
        <h2>${heading}</h2>
        <ul>
            ${decks.map(
                (deck) =>
                    html`<li>
                        <a href="/decks/new?starter=${deck.name}"
                            ><b>${deck.built ? starterName(deck) : deck.title}</b>
                            <small>${deck.built ? nothing : say(deck.set)}</small></a
                        >
                        <p>
                            ${deck.cultures.map(
                                (culture) =>
                                    html`<i
                                        class="cul cul--small"
                                        data-culture=${culture}
                                        title=${term(`culture-${culture}`)}
                                        >${icon(`c-${culture}`)}</i
                                    >`,
                            )}
                            ${deck.built ? say({ message: FORMATS[deck.formats[0]!]!.title }) : deckGist(deck.name)}
                        </p>
                    </li>`,
            )}
        </ul>
    </section>`;
}

/** Returns the cards that represent a deck in lists: its most expensive companion and its most expensive minion. */
function faceOf(deck: Deck): string[] {
    return ["companion", "minion"].flatMap((type) => {
        const those = deck.draw_deck.map(([id]) => id).filter((id) => facts(id)?.type === type);
        return those.sort((one, other) => (facts(other)!.cost ?? 0) - (facts(one)!.cost ?? 0)).slice(0, 1);
    });
}

customElements.define("ing-decks-page", DecksPage);
