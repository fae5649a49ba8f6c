// The page of one card: its face, its text in three languages, the rules and rulings that name it, the decks that
// contain it, and searches that start from it.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/card-page.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { definitions, facts, factsIn, isWhole, loadCatalogue, need, term, type CardFacts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { Fetched, Page, waiting } from "../../pages/page.ts";
import { framed } from "../../pages/top.ts";
import { starterName } from "../../pages/words.ts";
import { server } from "../../server/api.ts";
import { ruleLink, rulesOf } from "../../session/reading.ts";
import { LANGUAGES, language, OWN_NAMES, prepareLanguage, speak, t, type Language } from "../../wording/language.ts";
import { capital, cardFace, title as fullTitle } from "../cards/face.ts";
import { rulesText } from "../cards/text.ts";
import { fieldName, valueName } from "../search/pieces.ts";
import { Index } from "../search/search.ts";
import { copiesOf, idsOf, type Deck, withCopies } from "./deck.ts";
import { keepDeck, keptDecks } from "./kept-decks.ts";

const GAME = "lotr";
const MOST_ALIKE = 6;
/** Search index of all cards, used to find similar ones; built when every sheet is loaded. */
let index: Index | undefined;

export class CardPage extends Page {
    static override properties = { card: {}, texts: { state: true } };
    declare card: string;
    /** The facts of the card in each language, as far as they are loaded. */
    declare texts: ReadonlyMap<Language, CardFacts>;
    #stopPreparing = (): void => {};
    readonly #ready = new Fetched(this, () => this.#load());
    readonly #rules = new Fetched(this, () => server.rules(GAME, language));
    readonly #starters = new Fetched(this, () => Promise.all([server.decks(GAME), server.games()]));

    constructor() {
        super();
        this.texts = new Map();
    }

    protected heading(): string {
        const card = facts(this.card);
        return card ? fullTitle(card) : this.card;
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next));
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
    }

    async #load(): Promise<true> {
        await speak({ game: GAME });
        await loadCatalogue(GAME, language);
        await need(this.card);
        return true;
    }

    protected override willUpdate(changed: PropertyValues): void {
        if (changed.has("card")) this.texts = new Map();
        if (this.#ready.value && !this.texts.size) void this.#translate();
    }

    protected override updated(): void {
        super.updated();
        if (this.#ready.value && !isWhole()) void need(definitions())?.then(() => this.requestUpdate());
    }

    async #translate(): Promise<void> {
        const id = this.card;
        const found = await Promise.all(LANGUAGES.map(async (code) => [code, await factsIn(code, id)] as const));
        if (id === this.card)
            this.texts = new Map(found.flatMap(([code, card]) => (card ? [[code, card] as const] : [])));
    }

    protected override render(): TemplateResult {
        return framed("cards", GAME, html`${this.#ready.show(() => this.#page())}`);
    }

    #page(): TemplateResult {
        const card = facts(this.card);
        if (!card) {
            return html`<div class="head"><h1>${t("card-unknown", { code: this.card })}</h1></div>
                <p><a class="btn" href="/cards/lotr">${t("deck-cards")}</a></p>`;
        }
        return html`<article class="cardpage">
            <div class="cardpage__face">${cardFace(this.card, {}, "full")} ${this.#beside()}</div>
            <div class="cardpage__words">
                <p>
                    <a href="/cards/lotr">${t("deck-cards")}</a> /
                    <a href=${searchFor(card.culture ? `culture:${card.culture}` : `type:${card.type}`)}
                        >${card.culture ? term(`culture-${card.culture}`) : capital(term(`type-${card.type}`))}</a
                    >
                </p>
                <h1>${fullTitle(card)}</h1>
                ${this.#inDeck(card)}
                ${[language, ...LANGUAGES.filter((code) => code !== language)].map((code) => this.#text(code))}
                ${this.#rulings(card)}
            </div>
            <aside class="cardpage__side">${this.#decks()} ${this.#searches(card)}</aside>
            ${this.#alike()}
        </article>`;
    }

    /** Renders links to the previous and the next card of the set. */
    #beside(): TemplateResult {
        const place = (id: string) => Number(/[0-9]+$/.exec(id)?.[0]);
        const set = this.card[0];
        const all = definitions().filter((id) => id[0] === set);
        all.sort((one, other) => place(one) - place(other));
        const at = all.indexOf(this.card);
        const [before, after] = [all[at - 1], all[at + 1]].map((id) => (id ? facts(id) : undefined));
        return html`<p class="cardpage__beside">
            ${
                before
                    ? html`<a
                          class="btn btn--small btn--quiet"
                          href="/cards/lotr/${all[at - 1]!}"
                          aria-label=${t("card-previous", { card: fullTitle(before) })}
                          >${icon("ui-prev")}<span>${before.title}</span></a
                      >`
                    : nothing
            }
            ${
                after
                    ? html`<a
                          class="btn btn--small btn--quiet"
                          href="/cards/lotr/${all[at + 1]!}"
                          aria-label=${t("card-next", { card: fullTitle(after) })}
                          ><span>${after.title}</span>${icon("ui-next")}</a
                      >`
                    : nothing
            }
        </p>`;
    }

    /** Renders the number of copies in the deck changed last, with buttons to change it. */
    #inDeck(card: CardFacts): TemplateResult | typeof nothing {
        const [kept] = keptDecks();
        if (!kept || card.type === "site" || card.type === "the_one_ring") return nothing;
        const count = copiesOf(kept.deck, this.card);
        const put = (copies: number) => {
            keepDeck({ ...kept, deck: withCopies(kept.deck, this.card, copies) });
            this.requestUpdate();
        };
        const name = fullTitle(card);
        return html`<div class="panel block cardpage__count">
            <a href="/decks/${kept.id}">${t("card-in-deck", { deck: kept.name || t("deck-new") })}</a>
            <button
                type="button"
                class="btn btn--small"
                aria-label=${t("deck-less", { card: name })}
                aria-disabled=${count ? nothing : "true"}
                @click=${() => count && put(count - 1)}
            >
                −
            </button>
            <b role="status">${count}</b>
            <button
                type="button"
                class="btn btn--small"
                aria-label=${t("deck-add", { card: name })}
                @click=${() => put(count + 1)}
            >
                +
            </button>
        </div>`;
    }

    /** Renders cards with a similar function. */
    #alike(): TemplateResult | typeof nothing {
        if (!isWhole()) return nothing;
        index ??= new Index(definitions().map((id) => [id, facts(id)!] as const));
        const found = index.search(`like:${this.card}`).slice(0, MOST_ALIKE);
        if (!found.length) return nothing;
        return html`<section class="cardpage__alike">
            <h2>${t("card-alike")}</h2>
            <ul>
                ${found.map((id) => html`<li><a href="/cards/lotr/${id}">${cardFace(id, {}, "normal")}</a></li>`)}
            </ul>
        </section>`;
    }

    #text(code: Language): TemplateResult {
        const card = this.texts.get(code);
        return html`<section class="panel block" lang=${code}>
            <h2>${OWN_NAMES[code]}</h2>
            ${
                card
                    ? html`<p class="cardpage__about">
                              ${card.kind}. ${card["numbers"] ? `${String(card["numbers"])}.` : nothing}
                          </p>
                          ${rulesText(card).map((line) => html`<p>${line}</p>`)}`
                    : waiting()
            }
        </section>`;
    }

    /** Renders the rules and rulings that name the card. */
    #rulings(card: CardFacts): TemplateResult {
        const naming = new RegExp(`\\b${this.card}\\b`);
        const rules = (this.#rules.value?.sections ?? []).flatMap((section) => section.rules);
        const found = rules.filter(
            (rule) => naming.test(rule.text) || (card.title.includes(" ") && rule.text.includes(card.title)),
        );
        return html`<section class="panel block">
            <h2>${t("card-rulings")}</h2>
            ${rulesOf(GAME, this.card)} ${found.length ? nothing : html`<p>${t("card-no-rulings")}</p>`}
            ${found.map((rule) => html`<p lang=${this.#rules.value?.language ?? "en"}>${rule.text} ${ruleLink(GAME, rule.id)}</p>`)}
        </section>`;
    }

    #decks(): TemplateResult {
        const [decks, games] = this.#starters.value ?? [{}, []];
        const starters = games.find((game) => game.name === GAME)?.decks ?? [];
        const holds = (deck: Deck) => idsOf(deck).includes(this.card);
        const copies = (deck: Deck) => copiesOf(deck, this.card) || 1;
        const own = keptDecks().filter((kept) => holds(kept.deck));
        const theirs = starters.filter((deck) => decks[deck.name] && holds(decks[deck.name]!));
        return html`<section class="panel block">
            <h2>${t("card-decks")}</h2>
            ${own.length || theirs.length ? nothing : html`<p>${t("card-no-decks")}</p>`}
            <ul class="cardpage__decks">
                ${own.map((kept) => html`<li><a href="/decks/${kept.id}">${kept.name || t("deck-new")}</a> <b>${copies(kept.deck)}</b></li>`)}
                ${theirs.map((deck) => html`<li><a href="/decks/new?starter=${deck.name}">${starterName(deck)}</a> <b>${copies(decks[deck.name]!)}</b></li>`)}
            </ul>
        </section>`;
    }

    #searches(card: CardFacts): TemplateResult {
        const keywords = (card.keywords ?? []).map(([word]) => asking("keyword", word));
        const phases = ((card["phases"] ?? []) as string[]).map((phase) => asking("phase", phase));
        const terms = [
            asking("culture", card.culture),
            asking("race", card.race),
            asking("class", card.item_class),
            asking("signet", card.signet),
            card.type === "site" ? `${asking("type", "site")} ${fieldName("site")}:${card.site_number}` : "",
            ...keywords,
            ...phases,
            `${fieldName("like")}:${this.card}`,
        ].filter(Boolean);
        return html`<section class="panel block">
            <h2>${t("card-search")}</h2>
            <p class="cardpage__chips">
                ${terms.map((one) => html`<a class="btn btn--small" href=${searchFor(one)}>${icon("ui-search")}${one}</a>`)}
            </p>
        </section>`;
    }
}

/** Returns a search term for a field and a value, in the words of the player's language. */
function asking(field: string, key: string | undefined): string {
    const name = key ? valueName(field, key).toLowerCase() : "";
    return name && `${fieldName(field)}:${/\s/.test(name) ? `"${name}"` : name}`;
}

function searchFor(query: string): string {
    return `/cards/lotr?q=${encodeURIComponent(query)}`;
}

customElements.define("ing-card-page", CardPage);
