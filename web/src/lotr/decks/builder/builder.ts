// The deck builder: cards on the left, the deck on the right; on a phone, one of four views at a time.

import "../../../../styles/lotr/card.css";
import "../../../../styles/lotr/decks.css";
import { html, nothing, type TemplateResult } from "lit";
import { definitions, facts, isWhole, loadCatalogue, need } from "../../../catalogue.ts";
import { announce, tell } from "../../../controls/announce.ts";
import { oneTabStop } from "../../../controls/arrow-keys.ts";
import { icon } from "../../../controls/icon.ts";
import { openPopover } from "../../../controls/popover.ts";
import { keep, kept as keptChoice } from "../../../pages/kept.ts";
import { Fetched, Page, reason } from "../../../pages/page.ts";
import { go } from "../../../router.ts";
import { server } from "../../../server/api.ts";
import type { GameInfo } from "../../../server/wire.generated.ts";
import { language, prepareLanguage, speak, t, worded } from "../../../wording/language.ts";
import { cardFace, title as fullTitle } from "../../cards/face.ts";
import { collection, ownedIn } from "../../collection/collection.ts";
import { LeagueDeck } from "../../league/league-deck.ts";
import type { Owned } from "../../search/search.ts";
import { copiesOf, size, type Deck, withCopies, withPlaced } from "../deck.ts";
import { keepDeck, keptDeck, type KeptDeck, newDeck, putDeck, withVersion } from "../kept-decks.ts";
import { legality, mostOf, type Fault } from "../legality.ts";
import { mending, type Mending } from "../mending.ts";
import { inStep } from "../on-server.ts";
import { bar } from "./bar.ts";
import { deckAt, ways } from "./beginnings.ts";
import type { Bench, DialogName, Tab, View } from "./bench.ts";
import { Course } from "./course.ts";
import { deckPane, verdict } from "./deck-pane.ts";
import { dialogs } from "./dialogs.ts";
import { counter, galleryPane } from "./gallery-pane.ts";
import { pressed } from "./keys.ts";
import { numbersPane } from "./numbers-pane.ts";
import { sayWhyNot, Verdicts } from "./sayings.ts";
import { beginningFirst, Shelf } from "./shelf.ts";

const GAME = "lotr";
const PORTION = 40;
/** Storage key for the layout of the cards; until the player chooses one, phones use rows. */
const ROWS = "decks.rows";

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
    readonly #shelf = new Shelf();
    readonly #course = new Course();
    readonly #verdicts = new Verdicts();
    #stopPreparing = (): void => {};
    #leaveStep = (): void => {};
    /** The view on a phone to return to after choosing a Frodo, a Ring or a site. */
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
        return this.#course.undoable;
    }
    get redoable(): boolean {
        return this.#course.redoable;
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
        const begun = deckAt(location, this.kept.format);
        if (begun) void this.begin(begun);
        this.#leaveStep = inStep(() => this.#heard());
    }

    override disconnectedCallback(): void {
        super.disconnectedCallback();
        this.#stopPreparing();
        this.#leaveStep();
        removeEventListener("keydown", this.#keys);
        this.#verdicts.hush();
    }

    async #load(): Promise<true> {
        await speak({ game: GAME });
        await loadCatalogue(GAME, language);
        if (this.league) this.kept = await this.league.load();
        return true;
    }

    protected override willUpdate(): void {
        if (!this.#cards.value) return;
        this.whole = isWhole();
        if (this.whole) this.#shelf.fill((id) => !this.league || this.league.copies(id) > 0);
        const decks = { ...this.#starters.value, deck: this.deck };
        const { ids, unknown } = this.#shelf.find(this.query, this.kept.format, decks, this.owned);
        this.unknown = unknown;
        this.found = this.#isEmpty() ? beginningFirst(ids) : ids;
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

    // Actions.

    async begin(kept: Promise<KeptDeck | undefined>): Promise<void> {
        try {
            const begun = await kept;
            if (!begun) return;
            this.#course.note(this.deck);
            this.kept = begun;
            this.#changed();
        } catch (problem) {
            tell(reason(problem), "trouble");
        }
    }

    /** Takes over changes to the deck, or the deck itself, from another device of the same guest. */
    #heard(): void {
        const there = keptDeck(this.kept.id) ?? keptDeck(this.deckId);
        if (there) this.kept = there;
    }

    /** Changes the deck; every change can be undone. */
    #change(deck: Deck): void {
        this.#course.note(this.deck);
        this.kept = { ...this.kept, deck };
        this.#changed();
    }

    #changed(): void {
        this.kept = keepDeck(this.kept);
        if (this.deckId !== this.kept.id) {
            this.deckId = this.kept.id;
            history.replaceState(null, "", `/decks/${this.kept.id}`);
        }
        this.#verdicts.soon(() => this.faults);
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

    ask(id: string, count: number): void {
        const more = count - copiesOf(this.deck, id);
        if (more > 0 && this.used(id) + more > this.most(id)) sayWhyNot(this, id);
        else this.put(id, count);
    }

    place(id: string): void {
        const card = facts(id)!;
        this.#change(withPlaced(this.deck, id, facts));
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
        this.#step(this.#course.back(this.deck));
    }

    redo(): void {
        this.#step(this.#course.again(this.deck));
    }

    #step(deck: Deck | undefined): void {
        if (!deck) return;
        this.kept = { ...this.kept, deck };
        this.#changed();
    }

    take(deck: Deck, name = ""): void {
        this.keepVersion();
        if (name && !this.kept.name) this.kept = { ...this.kept, name };
        this.#change(deck);
        this.dialog = "";
    }

    keepVersion(): void {
        if (size(this.deck)) this.kept = keepDeck(withVersion(this.kept));
    }

    /** Asks for an opponent; in a league, hands the deck in. */
    async play(): Promise<void> {
        if (this.faults.length) {
            tell(this.#verdicts.words(this.faults), "trouble");
            this.view = "faults";
            return;
        }
        if (this.busy) return;
        this.keepVersion();
        if (!this.league) {
            this.dialog = "play";
            return;
        }
        this.busy = true;
        try {
            go(await this.league.handIn(this.deck));
        } catch (problem) {
            tell(reason(problem), "trouble");
        } finally {
            this.busy = false;
        }
    }

    /** Opens the page on which bots test the deck. */
    test(): void {
        if (!size(this.deck) || this.league) return;
        this.keepVersion();
        go(`/decks/${this.kept.id}/test`);
    }

    focusOn(selector: string): void {
        void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
    }

    // Rendering.

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
            ${dialogs(this)}
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
}

customElements.define("ing-deck-builder", DeckBuilder);
