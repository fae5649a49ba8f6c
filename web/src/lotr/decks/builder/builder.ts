// The deck builder: cards to the left, the deck to the right; on a phone one of four views at a time.

import "../../../../styles/lotr/card.css";
import "../../../../styles/lotr/decks.css";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { definitions, facts, factsIn, isWhole, loadCatalogue, need } from "../../../catalogue.ts";
import { announce, tell } from "../../../controls/announce.ts";
import { oneTabStop } from "../../../controls/arrow-keys.ts";
import { icon } from "../../../controls/icon.ts";
import { openPopover } from "../../../controls/popover.ts";
import { keep, kept as keptChoice } from "../../../pages/kept.ts";
import { Fetched, Page, reason } from "../../../pages/page.ts";
import { go } from "../../../router.ts";
import { server } from "../../../server/api.ts";
import type { GameInfo } from "../../../server/wire.generated.ts";
import {
    language,
    LANGUAGES,
    type Language,
    prepareLanguage,
    say,
    speak,
    t,
    worded,
} from "../../../wording/language.ts";
import { cardFace, title as fullTitle } from "../../cards/face.ts";
import { collection, ownedIn } from "../../collection/collection.ts";
import { LeagueDeck } from "../../league/league-deck.ts";
import { asksFor, readQuery, type Term } from "../../search/query.ts";
import { Index, type Owned } from "../../search/search.ts";
import { playAgainstBot } from "../against-bot.ts";
import { copiesOf, idsOf, size, type Deck, withCopies } from "../deck.ts";
import "../dialogs/import-dialog.ts";
import "../dialogs/share-dialog.ts";
import "../dialogs/versions-dialog.ts";
import { keepDeck, keptDeck, type KeptDeck, newDeck, putDeck, withVersion } from "../kept-decks.ts";
import { legality, mostOf, type Fault } from "../legality.ts";
import { mending, type Mending } from "../mending.ts";
import { sideCount } from "../numbers.ts";
import { inStep } from "../on-server.ts";
import { bar } from "./bar.ts";
import { playedDeck, sharedDeck, starterDeck, ways } from "./beginnings.ts";
import type { Bench, DialogName, Tab, View } from "./bench.ts";
import { deckPane, verdict } from "./deck-pane.ts";
import { counter, galleryPane } from "./gallery-pane.ts";
import { pressed } from "./keys.ts";
import { numbersPane } from "./numbers-pane.ts";

const GAME = "lotr";
const PORTION = 40;
/** Under this name a browser remembers how cards are laid out; until somebody chooses, a phone has rows. */
const ROWS = "decks.rows";
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
        rows: { state: true },
    };
    declare deckId: string;
    declare kept: KeptDeck;
    declare query: string;
    declare shown: number;
    declare tab: Tab;
    declare view: View;
    declare dialog: DialogName;
    declare whole: boolean;
    declare busy: boolean;
    declare rows: boolean;
    faults: readonly Fault[] = [];
    found: readonly string[] = [];
    unknown: readonly (readonly [string, string])[] = [];
    league: LeagueDeck | undefined;
    #index: Index | undefined;
    #indexed = "";
    #told: readonly string[] = [];
    #undone: Deck[] = [];
    #done: Deck[] = [];
    #timer = 0;
    /** The card whose text was said last, and in which language. */
    #spoken: readonly [id: string, code: Language] = ["", "en"];
    #stopPreparing = (): void => {};
    #leaveStep = (): void => {};
    /** On a phone: where somebody came from to choose a Frodo, a Ring or a site. */
    #back: View | undefined;
    readonly #games = new Fetched(this, server.games);
    readonly #collection = new Fetched(this, collection.look);
    readonly #starters = new Fetched(this, () => server.decks(GAME));
    readonly #cards = new Fetched(this, () => this.#load());
    readonly #keys = (event: KeyboardEvent): void => pressed(this, event);

    constructor() {
        super();
        this.query = "";
        this.shown = PORTION;
        this.tab = "costs";
        this.view = "cards";
        this.dialog = "";
        this.whole = false;
        this.busy = false;
        this.rows = keptChoice(ROWS, matchMedia("(max-width: 699px)").matches);
        this.kept = newDeck("fellowship");
    }

    get deck(): Deck {
        return this.kept.deck;
    }

    get game(): GameInfo | undefined {
        return this.#games.value?.find((game) => game.name === GAME);
    }

    get undoable(): boolean {
        return this.#done.length > 0;
    }

    get redoable(): boolean {
        return this.#undone.length > 0;
    }

    get owned(): Owned {
        return ownedIn(this.#collection.value);
    }

    protected heading(): string {
        return this.kept.name || (worded("deck-new") ? t("deck-new") : "");
    }

    override connectedCallback(): void {
        super.connectedCallback();
        this.#stopPreparing = prepareLanguage((next) => loadCatalogue(GAME, next).then(() => undefined));
        addEventListener("keydown", this.#keys);
        const kept = keptDeck(this.deckId);
        if (kept) this.kept = putDeck(withVersion(kept));
        this.league = LeagueDeck.of(this.deckId);
        const code = decodeURIComponent(location.hash.slice(1));
        if (code) void this.begin(sharedDeck(code, this.kept.format));
        const starter = new URLSearchParams(location.search).get("starter");
        if (starter) void this.begin(starterDeck(starter));
        const table = new URLSearchParams(location.search).get("table");
        if (table) void this.begin(playedDeck(table));
        this.#leaveStep = inStep(() => this.#heard());
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
        this.#leaveStep();
        removeEventListener("keydown", this.#keys);
        window.clearTimeout(this.#timer);
    }

    async #load(): Promise<true> {
        await speak({ game: GAME });
        await loadCatalogue(GAME, language);
        if (this.league) this.kept = await this.league.load();
        return true;
    }

    protected override willUpdate(_changed: PropertyValues): void {
        if (!this.#cards.value) return;
        this.whole = isWhole();
        if (this.whole && this.#indexed !== language) {
            const all = definitions().filter((id) => !this.league || this.league.copies(id));
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
            this.#index?.search(
                query,
                { ...Object.fromEntries(starters), deck: new Set(idsOf(this.deck)) },
                this.owned,
            ) ?? [];
        if (this.#isEmpty()) this.found = beginningFirst(this.found);
        this.faults = this.whole
            ? [...legality(this.deck, this.kept.format, facts), ...(this.league?.faults(this.deck) ?? [])]
            : [];
    }

    protected override updated(): void {
        super.updated();
        if (this.#cards.value && !isWhole()) void need(definitions())?.then(() => this.requestUpdate());
        oneTabStop(this.querySelector(".tiles"), ".tile__card");
        oneTabStop(this.querySelector("#deck-lines"), ".strip");
        oneTabStop(this.querySelector("#deck-path"), ".mile");
    }

    // What can be done.

    async begin(kept: Promise<KeptDeck | undefined>): Promise<void> {
        try {
            const begun = await kept;
            if (!begun) return;
            this.#done.push(this.deck);
            this.kept = begun;
            this.#changed();
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    /** Another device of the same guest may have changed the deck, or brought it. */
    #heard(): void {
        const there = keptDeck(this.kept.id) ?? keptDeck(this.deckId);
        if (there) this.kept = there;
    }

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

    /** How it stands, with the fault that is new since it was said last. */
    #verdict(): string {
        const told = this.faults.map(({ message }) => say(message));
        const fresh = told.find((one) => !this.#told.includes(one)) ?? told[0];
        this.#told = told;
        return fresh ? `${t("deck-faults", { count: told.length })} ${fresh}` : t("deck-is-legal");
    }

    most(id: string): number {
        return this.league ? this.league.copies(id) : mostOf(facts(id)?.title ?? "");
    }

    used(id: string): number {
        if (this.league) return copiesOf(this.deck, id);
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
        if (this.#back) this.view = this.#back;
        this.#back = undefined;
    }

    mendingOf(fault: Fault): Mending {
        return mending(fault, this.deck, this.kept.format, facts, definitions);
    }

    mend(fault: Fault): void {
        const { deck, search } = this.mendingOf(fault);
        if (deck) this.#change(deck);
        if (search) this.seek(search, this.view);
    }

    seek(query: string, from: View): void {
        this.search(query, true);
        this.#back = from === "cards" ? undefined : from;
    }

    search(query: string, go = query !== this.query && !this.matches(":has(#deck-search:focus)")): void {
        this.query = query;
        this.shown = PORTION;
        this.querySelector(".bench__cards")?.scrollTo(0, 0);
        this.#back = undefined;
        if (go) this.view = "cards";
    }

    layOut(rows: boolean): void {
        this.rows = rows;
        keep(ROWS, rows);
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

    rename(name: string): void {
        this.kept = keepDeck({ ...this.kept, name });
    }

    reformat(format: string): void {
        this.kept = { ...this.kept, format };
        this.#changed();
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

    undo(): void {
        this.#step(this.#done, this.#undone);
    }

    redo(): void {
        this.#step(this.#undone, this.#done);
    }

    #step(from: Deck[], to: Deck[]): void {
        const deck = from.pop();
        if (!deck) return;
        to.push(this.deck);
        this.kept = { ...this.kept, deck };
        this.#changed();
    }

    #take(deck: Deck, name = ""): void {
        this.keepVersion();
        if (name && !this.kept.name) this.kept = { ...this.kept, name };
        this.#change(deck);
        this.dialog = "";
    }

    keepVersion(): void {
        if (size(this.deck)) this.kept = keepDeck(withVersion(this.kept));
    }

    /** Plays the deck against a bot with a starter of the format; in a league, hands it in. */
    async play(): Promise<void> {
        if (this.faults.length) {
            tell(this.#verdict(), "trouble");
            this.view = "faults";
            return;
        }
        if (this.busy) return;
        this.busy = true;
        this.keepVersion();
        try {
            go(this.league ? await this.league.handIn(this.deck) : await playAgainstBot(this.deck, this.kept.format));
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    }

    /** To the page on which bots try the deck. */
    test(): void {
        if (!size(this.deck) || this.league) return;
        this.keepVersion();
        go(`/decks/${this.kept.id}/test`);
    }

    focusOn(selector: string): void {
        void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
    }

    sayWhyNot(id: string): void {
        const before = new Set(this.faults.map((fault) => fault.message.message));
        const more = withCopies(this.deck, id, copiesOf(this.deck, id) + 1);
        const found = legality(more, this.kept.format, facts).filter(
            (fault) =>
                fault.about.includes(id) || (fault.message.message === "deck-too-many" && !before.has("deck-too-many")),
        );
        const card = fullTitle(facts(id)!);
        tell(found.map(({ message, rule }) => `${say(message)} (${rule})`).join(" ") || t("deck-why-none", { card }));
    }

    sayInNextLanguage(id: string): void {
        const [last, place] = this.#spoken;
        const next = LANGUAGES[(LANGUAGES.indexOf(last === id ? place : language) + 1) % LANGUAGES.length]!;
        this.#spoken = [id, next];
        void factsIn(next, id).then((card) => card && tell([card.kind, ...(card.text ?? [])].join(" ")));
    }

    sayNumbers(): void {
        const [free, shadow] = [sideCount(this.deck, "free_peoples", facts), sideCount(this.deck, "shadow", facts)];
        const path = this.deck.adventure_deck.length;
        announce(t("deck-said", { cards: size(this.deck), free, shadow, path, faults: this.faults.length }));
    }

    // How it looks.

    protected override render(): TemplateResult {
        return this.#cards.show(() => this.#bench());
    }

    #bench(): TemplateResult {
        const bad = this.faults.length;
        const toSearch = (event: Event) => (event.preventDefault(), this.focusOn("#deck-search"));
        return html`<div class="build" data-view=${this.view}>
            <a class="skip" href="#deck-search" @click=${toSearch}>${t("deck-find")}</a>
            ${bar(this)}
            <main class="bench" id="main" tabindex="-1">
                <div class="bench__cards">${this.#isEmpty() ? ways(this) : nothing} ${galleryPane(this)}</div>
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

/** Ring-bearers, Rings, then companions; the rest as it was. */
function beginningFirst(ids: readonly string[]): string[] {
    const rank = (id: string) => {
        const card = facts(id)!;
        if (card.type === "the_one_ring") return 1;
        return card.type === "companion" ? (card.title === "Frodo" ? 0 : 2) : 3;
    };
    return [...ids].sort((one, other) => rank(one) - rank(other));
}

customElements.define("ing-deck-builder", DeckBuilder);
