// The deck builder: cards to the left, the deck to the right; on a phone one of four views at a time.

import "../../../styles/lotr/card.css";
import "../../../styles/lotr/decks.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { definitions, facts, isWhole, loadCatalogue, need } from "../../catalogue.ts";
import { announce, tell } from "../../controls/announce.ts";
import { oneTabStop } from "../../controls/arrow-keys.ts";
import { icon } from "../../controls/icon.ts";
import { openPopover } from "../../controls/popover.ts";
import { preferences } from "../../preferences.ts";
import { go } from "../../router.ts";
import { Fetched, Page, reason } from "../../pages/page.ts";
import { server } from "../../server/api.ts";
import { language, prepareLanguage, say, speak, t, worded } from "../../wording/language.ts";
import { cardFace, title as fullTitle } from "../cards/face.ts";
import { asksFor, readQuery, type Term } from "../search/query.ts";
import { Index } from "../search/search.ts";
import { FORMATS } from "../search/vocabulary.ts";
import type { Bench, Tab, View } from "./bench.ts";
import { copiesOf, EMPTY, idsOf, size, type Deck, withCopies } from "./deck.ts";
import { deckPane, verdict } from "./deck-pane.ts";
import { counter, galleryPane } from "./gallery-pane.ts";
import { keepDeck, keptDeck, type KeptDeck, newDeck, withVersion } from "./kept-decks.ts";
import { legality, mostOf, type Fault } from "./legality.ts";
import { mending, type Mending } from "./mending.ts";
import { sideCount } from "./numbers.ts";
import { numbersPane } from "./numbers-pane.ts";
import { deckIdOf, leagues } from "../league/leagues.ts";
import { beyondPool, poolOf, type Pool } from "../league/pool.ts";
import "./import-dialog.ts";
import "./share-dialog.ts";
import "./versions-dialog.ts";

const GAME = "lotr";
const PORTION = 40;
/** The verdict is said so long after the last change. */
const PAUSE = 600;

export class DeckBuilder extends Page implements Bench {
    static override properties = {
        deckId: { attribute: false },
        kept: { state: true },
        query: { state: true },
        shown: { state: true },
        tab: { state: true },
        view: { state: true },
        dialog: { state: true },
        whole: { state: true },
        busy: { state: true },
    };
    declare deckId: string;
    declare kept: KeptDeck;
    declare query: string;
    declare shown: number;
    declare tab: Tab;
    declare view: View;
    declare dialog: "" | "import" | "share" | "versions";
    declare whole: boolean;
    declare busy: boolean;
    faults: readonly Fault[] = [];
    found: readonly string[] = [];
    unknown: readonly (readonly [string, string])[] = [];
    /** The league this deck is built for, and what it may be built from. */
    #league = "";
    #pool: Pool | undefined;
    #index: Index | undefined;
    #indexed = "";
    #undone: Deck[] = [];
    #done: Deck[] = [];
    #timer = 0;
    #stopPreparing = (): void => {};
    readonly #games = new Fetched(this, server.games);
    readonly #starters = new Fetched(this, () => server.decks(GAME));
    readonly #cards = new Fetched(this, () => this.#load());

    constructor() {
        super();
        this.query = "";
        this.shown = PORTION;
        this.tab = "costs";
        this.view = "cards";
        this.dialog = "";
        this.whole = false;
        this.busy = false;
        this.kept = newDeck("fellowship");
    }

    get deck(): Deck {
        return this.kept.deck;
    }

    protected heading(): string {
        return this.kept.name || (worded("deck-new") ? t("deck-new") : "");
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next).then(() => undefined));
        addEventListener("keydown", this.#keys);
        const kept = keptDeck(this.deckId);
        if (kept) this.kept = withVersion(kept);
        if (this.deckId.startsWith(deckIdOf(""))) this.#league = this.deckId.slice(deckIdOf("").length);
        const code = decodeURIComponent(location.hash.slice(1));
        if (code) void this.#open(code);
        const starter = new URLSearchParams(location.search).get("starter");
        if (starter) void this.#begin(starter);
        const table = new URLSearchParams(location.search).get("table");
        if (table) void this.#beginAgain(table);
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
        removeEventListener("keydown", this.#keys);
        window.clearTimeout(this.#timer);
    }

    async #load(): Promise<true> {
        await speak({ game: GAME });
        await loadCatalogue(GAME, language);
        if (this.#league) await this.#loadPool();
        return true;
    }

    /** What was opened in the league; a deck that was handed in from elsewhere is gone on with. */
    async #loadPool(): Promise<void> {
        const league = await leagues.look(this.#league);
        this.#pool = poolOf(league);
        const there = keptDeck(this.deckId);
        const begun = newDeck(league.format, league.deck ?? EMPTY, league.title || t("league-untitled"));
        this.kept = { ...begun, ...there, id: this.deckId, format: league.format };
    }

    /** Opens a deck that somebody shared. */
    async #open(text: string): Promise<void> {
        try {
            const report = await server.checkDeck(GAME, this.kept.format, text);
            const block = report.deck.adventure_deck.some((id) => /^[456]/.test(id)) ? "tower" : "fellowship";
            this.kept = { ...newDeck(block, report.deck, report.title) };
            this.#changed();
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    /** Begins with a starter. */
    async #begin(name: string): Promise<void> {
        const [decks, games] = await Promise.all([server.decks(GAME), server.games()]);
        const starter = games.find((game) => game.name === GAME)?.decks.find((deck) => deck.name === name);
        if (!decks[name] || !starter) return;
        this.kept = newDeck(starter.formats[0]!, decks[name], starter.title);
        this.#changed();
    }

    /** Begins with the deck of a finished game. */
    async #beginAgain(table: string): Promise<void> {
        try {
            const [played] = await server.playedDecks(table);
            if (!played) return;
            this.kept = newDeck(played.format, played.deck, played.name);
            this.#changed();
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    protected override willUpdate(_changed: PropertyValues): void {
        if (!this.#cards.value) return;
        this.whole = isWhole();
        if (this.whole && this.#indexed !== language) {
            const all = definitions().filter((id) => !this.#pool || this.#pool.has(id));
            this.#index = new Index(all.map((id) => [id, facts(id)!] as const));
            this.#indexed = language;
        }
        const typed = readQuery(this.query);
        const within: Term = { kind: "field", name: "format", sign: ":", value: this.kept.format };
        const query = asksFor(typed.term, "format")
            ? typed
            : { ...typed, term: { kind: "all", parts: [typed.term, within] } as const };
        this.unknown = query.unknown;
        const starters = Object.entries(this.#starters.value ?? {}).map(
            ([name, deck]) => [name, new Set(idsOf(deck))] as const,
        );
        this.found =
            this.#index?.search(query, { ...Object.fromEntries(starters), deck: new Set(idsOf(this.deck)) }) ?? [];
        this.faults = this.whole ? legality(this.deck, this.kept.format, facts) : [];
        if (this.whole && this.#pool) this.faults = [...this.faults, ...beyondPool(this.deck, this.#pool, facts)];
    }

    protected override updated(): void {
        super.updated();
        if (this.#cards.value && !isWhole()) void need(definitions())?.then(() => this.requestUpdate());
        oneTabStop(this.querySelector(".tiles"), ".tile__card");
    }

    // What can be done.

    /** Changes the deck; every change can be undone. */
    #change(deck: Deck): void {
        this.#done.push(this.deck);
        this.#undone = [];
        this.kept = { ...this.kept, deck };
        this.#changed();
    }

    #changed(): void {
        this.kept = keepDeck(this.kept);
        if (this.deckId !== this.kept.id) {
            this.deckId = this.kept.id;
            history.replaceState(null, "", `/decks/${this.kept.id}`);
        }
        window.clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => announce(this.#verdict()), PAUSE);
    }

    #verdict(): string {
        const first = this.faults[0];
        return first ? `${t("deck-faults", { count: this.faults.length })} ${say(first.message)}` : t("deck-is-legal");
    }

    most(id: string): number {
        return this.#pool ? (this.#pool.get(id) ?? 0) : mostOf(facts(id)?.title ?? "");
    }

    used(id: string): number {
        if (this.#pool) return copiesOf(this.deck, id);
        const title = facts(id)?.title;
        return this.deck.draw_deck.reduce((sum, [one, n]) => sum + (facts(one)?.title === title ? n : 0), 0);
    }

    put(id: string, count: number): void {
        if (count < 0) return;
        this.#change(withCopies(this.deck, id, count));
        announce(
            t("deck-now", { card: facts(id)?.title ?? id, count: copiesOf(this.deck, id), cards: size(this.deck) }),
        );
    }

    place(id: string): void {
        const card = facts(id)!;
        const { deck } = this;
        if (card.type === "site") {
            const others = deck.adventure_deck.filter((one) => facts(one)?.site_number !== card.site_number);
            const sites = deck.adventure_deck.includes(id) ? others : [...others, id];
            const number = (one: string) => facts(one)?.site_number ?? 0;
            this.#change({ ...deck, adventure_deck: sites.sort((one, other) => number(one) - number(other)) });
        } else if (card.type === "the_one_ring") this.#change({ ...deck, ring: deck.ring === id ? "" : id });
        else this.#change({ ...deck, ring_bearer: deck.ring_bearer === id ? "" : id });
        announce(t("deck-placed", { card: fullTitle(card) }));
    }

    mendingOf(fault: Fault): Mending {
        return mending(fault, this.deck, this.kept.format, facts, definitions);
    }

    mend(fault: Fault): void {
        const { deck, search } = this.mendingOf(fault);
        if (deck) this.#change(deck);
        if (search) this.search(search, true);
    }

    search(query: string, go = query !== this.query && !this.matches(":has(#deck-search:focus)")): void {
        this.query = query;
        this.shown = PORTION;
        this.querySelector(".bench__cards")?.scrollTo(0, 0);
        if (go) this.view = "cards";
    }

    more(): void {
        this.shown += PORTION;
    }

    show(tab: Tab): void {
        this.tab = tab;
    }

    note(notes: string): void {
        this.kept = keepDeck({ ...this.kept, notes });
    }

    read(id: string, at: HTMLElement): void {
        const card = facts(id);
        if (!card) return;
        openPopover(at, {
            kind: "card",
            label: fullTitle(card),
            content: () =>
                html`${cardFace(id, {}, "full")}
                    <p class="deck-read">
                        ${card.type === "site" || card.type === "the_one_ring" ? nothing : counter(this, id)}
                        <a class="btn btn--small" href="/cards/lotr/${id}">${t("deck-card-page")}</a>
                    </p>`,
        });
    }

    #undo(): void {
        const before = this.#done.pop();
        if (!before) return;
        this.#undone.push(this.deck);
        this.kept = { ...this.kept, deck: before };
        this.#changed();
    }

    #redo(): void {
        const after = this.#undone.pop();
        if (!after) return;
        this.#done.push(this.deck);
        this.kept = { ...this.kept, deck: after };
        this.#changed();
    }

    #take(deck: Deck, name = ""): void {
        this.#keepVersion();
        if (name && !this.kept.name) this.kept = { ...this.kept, name };
        this.#change(deck);
        this.dialog = "";
    }

    #keepVersion(): void {
        if (size(this.deck)) this.kept = keepDeck(withVersion(this.kept));
    }

    /** Plays the deck against a bot with a starter of the format; in a league, hands it in. */
    #play = async (): Promise<void> => {
        if (this.faults.length) {
            tell(this.#verdict(), "trouble");
            this.view = "faults";
            return;
        }
        if (this.busy) return;
        this.busy = true;
        this.#keepVersion();
        try {
            if (this.#league) {
                await leagues.act(this.#league, { do: "deck", deck: this.deck });
                go(`/league/${this.#league}`);
                return;
            }
            const { text } = await server.writeDeck(GAME, "text", this.deck);
            const game = (await server.games()).find((one) => one.name === GAME)!;
            const theirs = game.decks.find((deck) => deck.formats.includes(this.kept.format))?.name ?? "";
            const { id } = await server.lay({
                game: GAME,
                title: "",
                open: false,
                options: { format: this.kept.format },
                seats: [
                    { kind: "you", name: preferences.name, deck: "", deck_text: text },
                    { kind: "bot", bot: game.usual_bot, deck: theirs, deck_text: "" },
                ],
                begin: true,
                name: preferences.name,
            });
            go(`/table/${id}`);
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    };

    /** To the page on which bots try the deck. */
    #test(): void {
        if (!size(this.deck) || this.#league) return;
        this.#keepVersion();
        go(`/decks/${this.kept.id}/test`);
    }

    #keys = (event: KeyboardEvent): void => {
        const at = event.target as Element;
        if ((event.ctrlKey || event.metaKey) && !at.matches("input, textarea")) {
            if (event.key === "z") this.#undo();
            else if (event.key === "y") this.#redo();
            else if (event.key === "Enter") void this.#play();
            else return;
            event.preventDefault();
            return;
        }
        if (event.altKey || event.ctrlKey || event.metaKey || this.dialog) return;
        if (at.matches("#deck-search")) {
            if (event.key === "Escape") {
                if (this.query) this.search("", false);
                else (at as HTMLElement).blur();
            } else if (event.key === "ArrowDown") this.#focus(".tile__card");
            else return;
            event.preventDefault();
            return;
        }
        if (at.matches("input, textarea, select")) return;
        if (this.#onCard(event, at)) return;
        switch (event.key.toLowerCase()) {
            case "/":
                this.view = "cards";
                this.#focus("#deck-search");
                break;
            case "g":
                this.#focus(".tile__card[tabindex='0']");
                break;
            case "d":
                this.#focus("#deck-lines .strip");
                break;
            case "p":
                this.#focus("#deck-path .mile");
                break;
            case "f":
                this.#focus(".fault .btn");
                break;
            case "m":
                if (this.faults[0]) this.mend(this.faults[0]);
                break;
            case "v":
                this.dialog = "versions";
                break;
            case "s":
                this.dialog = "share";
                break;
            case "t":
                this.#test();
                break;
            case "n":
                announce(this.#said());
                break;
            default:
                return;
        }
        event.preventDefault();
    };

    /** Keys that change how often the card under the focus is in the deck. */
    #onCard(event: KeyboardEvent, at: Element): boolean {
        const id = at.closest<HTMLElement>("[data-id]")?.dataset["id"];
        const card = id ? facts(id) : undefined;
        if (!id || !card) return false;
        const placed = card.type === "site" || card.type === "the_one_ring";
        const count = copiesOf(this.deck, id);
        if (event.key === "+") placed ? this.place(id) : this.put(id, count + 1);
        else if (event.key === "-" && count) this.put(id, count - 1);
        else if (/^[0-4]$/.test(event.key) && !placed) this.put(id, Number(event.key));
        else return false;
        event.preventDefault();
        return true;
    }

    #focus(selector: string): void {
        void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
    }

    #said(): string {
        const [free, shadow] = [sideCount(this.deck, "free_peoples", facts), sideCount(this.deck, "shadow", facts)];
        const path = this.deck.adventure_deck.length;
        return t("deck-said", { cards: size(this.deck), free, shadow, path, faults: this.faults.length });
    }

    // How it looks.

    protected override render(): TemplateResult {
        return this.#cards.show(() => this.#bench());
    }

    #bench(): TemplateResult {
        const bad = this.faults.length;
        return html`<div class="build" data-view=${this.view}>
            <a
                class="skip"
                href="#deck-search"
                @click=${(event: Event) => (event.preventDefault(), this.#focus("#deck-search"))}
                >${t("deck-find")}</a
            >
            ${this.#bar()}
            <main class="bench" id="main" tabindex="-1">
                <div class="bench__cards">${this.#isEmpty() ? this.#ways() : nothing} ${galleryPane(this)}</div>
                <section class="deckside" aria-label=${t("deck-the-deck")}>
                    <div class="pane pane--judge">${this.whole ? verdict(this) : nothing}</div>
                    <div class="pane pane--deck">${deckPane(this)}</div>
                    <div class="pane pane--stats">${numbersPane(this)}</div>
                </section>
            </main>
            <nav class="dock" aria-label=${t("deck-views")}>
                ${this.#tab("cards", "ui-cards", t("deck-cards"))}
                ${this.#tab("deck", "ui-deck", `${t("deck-the-deck")} ${size(this.deck)}`)}
                ${this.#tab("faults", bad ? "ui-warn" : "ui-check", bad ? t("deck-tab-faults", { count: bad }) : t("deck-legal-short"))}
                ${this.#tab("numbers", "ui-more", t("deck-numbers"))}
            </nav>
            ${this.#dialogs()}
        </div>`;
    }

    #isEmpty(): boolean {
        return !size(this.deck) && !this.deck.ring_bearer && !this.deck.ring && !this.query;
    }

    #tab(view: View, sign: string, words: string): TemplateResult {
        return html`<button type="button" aria-pressed=${this.view === view} @click=${() => (this.view = view)}>
            ${icon(sign)}${words}
        </button>`;
    }

    #bar(): TemplateResult {
        const legal = !this.faults.length;
        const number = this.kept.versions.at(-1)?.number ?? 1;
        return html`<header class="dbar">
            <a
                class="dbar__home"
                href=${this.#league ? `/league/${this.#league}` : "/decks"}
                aria-label=${this.#league ? t("league-back") : t("deck-all-decks")}
                >${icon("logo")}</a
            >
            <div class="dbar__name">
                <h1 class="visually-hidden">${this.heading()}</h1>
                <input
                    class="dbar__title"
                    aria-label=${t("deck-name")}
                    maxlength="40"
                    placeholder=${t("deck-new")}
                    .value=${this.kept.name}
                    @change=${(event: Event) => (this.kept = keepDeck({ ...this.kept, name: (event.target as HTMLInputElement).value.trim() }))}
                />
                <p>
                    ${this.#league ? html`<span>${t("league-from-pool")}</span>` : this.#formats()}
                    <span class="dbar__kept">${size(this.deck) ? t("deck-kept", { number }) : t("deck-not-kept")}</span>
                </p>
            </div>
            <div class="dbar__acts">
                <button
                    type="button"
                    class="btn btn--quiet"
                    aria-disabled=${this.#done.length ? nothing : "true"}
                    aria-label=${t("deck-undo")}
                    @click=${() => this.#undo()}
                >
                    ${icon("ui-undo")}<span>${t("deck-undo")}</span>
                </button>
                <button
                    type="button"
                    class="btn btn--quiet"
                    aria-label=${t("deck-import")}
                    @click=${() => (this.dialog = "import")}
                >
                    ${icon("ui-book")}<span>${t("deck-import")}</span>
                </button>
                <button
                    type="button"
                    class="btn btn--quiet"
                    aria-label=${t("deck-versions")}
                    @click=${() => (this.dialog = "versions")}
                >
                    ${icon("ui-clock")}<span>${t("deck-versions")}</span>
                </button>
                <button
                    type="button"
                    class="btn btn--quiet"
                    aria-label=${t("deck-share")}
                    @click=${() => (this.#keepVersion(), (this.dialog = "share"))}
                >
                    ${icon("ui-share")}<span>${t("deck-share")}</span>
                </button>
                <button
                    type="button"
                    class="btn btn--quiet"
                    aria-label=${t("trial-test")}
                    @click=${() => this.#test()}
                    ?hidden=${!!this.#league}
                >
                    ${icon("ui-bot")}<span>${t("trial-test")}</span>
                </button>
                <button
                    type="button"
                    class="btn ${legal ? "btn--primary" : ""} dbar__play"
                    aria-disabled=${legal && this.whole ? nothing : "true"}
                    @click=${this.#play}
                >
                    ${icon("ui-play")}${this.#league ? t("league-hand-in") : t("deck-play")}
                </button>
            </div>
        </header>`;
    }

    #formats(): TemplateResult {
        const formats = this.#games.value?.find((game) => game.name === GAME)?.formats ?? [];
        return html`<label
            ><span class="visually-hidden">${t("page-format")}</span>
            <select
                class="dbar__format"
                @change=${(event: Event) => this.#format((event.target as HTMLSelectElement).value)}
            >
                ${Object.entries(FORMATS)
                    .filter(([name]) => formats.length === 0 || formats.some((one) => one.name === name))
                    .map(
                        ([name, format]) =>
                            html`<option value=${name} ?selected=${name === this.kept.format}>
                                ${say({ message: format.title })}
                            </option>`,
                    )}
            </select></label
        >`;
    }

    #format(format: string): void {
        this.kept = { ...this.kept, format };
        this.#changed();
    }

    async #suggest(): Promise<void> {
        try {
            this.#change(await leagues.suggestion(this.#league));
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    #ways(): TemplateResult {
        if (this.#league)
            return html`<section class="ways">
                <h2>${t("deck-begin")}</h2>
                <p>${t("league-build-lead")}</p>
                <div class="ways__acts">
                    <button type="button" class="btn btn--primary" @click=${() => void this.#suggest()}>
                        ${icon("ui-deck")}${t("league-suggest")}
                    </button>
                </div>
            </section>`;
        const decks = this.#games.value?.find((game) => game.name === GAME)?.decks ?? [];
        const begin = (event: Event) => void this.#begin((event.target as HTMLSelectElement).value);
        return html`<section class="ways">
            <h2>${t("deck-begin")}</h2>
            <p>${t("deck-begin-hint")}</p>
            <div class="ways__acts">
                <label class="labelled"
                    ><span>${t("deck-from-starter")}</span>
                    <select class="field" @change=${begin}>
                        <option value="">${t("deck-choose")}</option>
                        ${decks.map((deck) => html`<option value=${deck.name}>${deck.title}, ${say(deck.set)}</option>`)}
                    </select></label
                >
                <button
                    type="button"
                    class="btn btn--primary"
                    @click=${() => this.search(`frodo type:companion format:${this.kept.format}`, true)}
                >
                    ${icon("ring")}${t("deck-mend-frodo")}
                </button>
                <button type="button" class="btn" @click=${() => (this.dialog = "import")}>
                    ${icon("ui-book")}${t("deck-import")}
                </button>
            </div>
        </section>`;
    }

    #dialogs(): TemplateResult | typeof nothing {
        const shut = () => (this.dialog = "");
        switch (this.dialog) {
            case "import":
                return html`<ing-deck-import
                    .format=${this.kept.format}
                    @shut=${shut}
                    @take=${(event: CustomEvent<{ deck: Deck; title: string }>) => this.#take(event.detail.deck, event.detail.title)}
                ></ing-deck-import>`;
            case "share":
                return html`<ing-deck-share .deck=${this.deck} .name=${this.heading()} @shut=${shut}></ing-deck-share>`;
            case "versions":
                return html`<ing-deck-versions
                    .kept=${withVersion(this.kept)}
                    @shut=${shut}
                    @take=${(event: CustomEvent<Deck>) => this.#take(event.detail)}
                ></ing-deck-versions>`;
            case "":
                return nothing;
        }
    }
}

customElements.define("ing-deck-builder", DeckBuilder);
