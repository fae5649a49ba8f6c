// The dialog for choosing a bot's deck: a starter, a deck built by players, or one of the player's own.

import { html, nothing, type TemplateResult } from "lit";
import { tell } from "../../../controls/announce.ts";
import { icon } from "../../../controls/icon.ts";
import { keep, kept as keptChoice } from "../../../pages/kept.ts";
import { Fetched, reason } from "../../../pages/page.ts";
import { botGist, deckGist, starterName } from "../../../pages/words.ts";
import { go } from "../../../router.ts";
import { server } from "../../../server/api.ts";
import type { DeckInfo, GameInfo } from "../../../server/wire.generated.ts";
import { botName } from "../../../session/bots.ts";
import { t } from "../../../wording/language.ts";
import { playAgainstBot } from "../against-bot.ts";
import { type KeptDeck, keptDeck, keptDecks } from "../kept-decks.ts";
import { DeckDialog } from "./dialog.ts";

/** Storage key for the last opponent deck and bot strength. */
const CHOICE = "decks.opponent";
/** Prefix of the id of one of the player's own decks. */
const YOURS = "yours:";

interface Choice {
    readonly other: string;
    readonly bot: string;
}

export class DeckPlay extends DeckDialog {
    static override properties = { kept: { attribute: false }, choice: { state: true }, busy: { state: true } };
    declare kept: KeptDeck;
    declare choice: Choice;
    declare busy: boolean;
    readonly #games = new Fetched(this, server.games);

    constructor() {
        super();
        this.choice = keptChoice<Choice>(CHOICE, { other: "", bot: "" });
        this.busy = false;
    }

    protected heading(): string {
        return t("deck-play-against");
    }

    protected content(): TemplateResult {
        return this.#games.show((games) => this.#form(games.find((game) => game.name === "lotr")!));
    }

    /** Returns the decks of the format: starters, decks built by players, and the player's own. */
    #decks(game: GameInfo): [starters: DeckInfo[], built: DeckInfo[], yours: KeptDeck[]] {
        const fitting = game.decks.filter((deck) => deck.formats.includes(this.kept.format));
        const yours = keptDecks().filter((deck) => deck.format === this.kept.format && deck.deck.draw_deck.length);
        return [fitting.filter((deck) => !deck.built), fitting.filter((deck) => deck.built), yours];
    }

    /** Returns the stored choice; replaces a deck or bot that no longer exists with a default. */
    #chosen(game: GameInfo): Choice {
        const [starters, built, yours] = this.#decks(game);
        const known = [...starters, ...built].map((deck) => deck.name).concat(yours.map(({ id }) => YOURS + id));
        const { other, bot } = this.choice;
        return {
            other: known.includes(other) ? other : (known[0] ?? ""),
            bot: game.bots.includes(bot) ? bot : game.usual_bot,
        };
    }

    #form(game: GameInfo): TemplateResult {
        const [starters, built, yours] = this.#decks(game);
        const chosen = this.#chosen(game);
        const named = (deck: DeckInfo) => [deck.name, starterName(deck)] as const;
        const groups = [
            [t("deck-starters"), starters.map(named)],
            [t("page-decks-built"), built.map(named)],
            [t("page-deck-yours"), yours.map(({ id, name }) => [YOURS + id, name || t("deck-new")] as const)],
        ] as const;
        return html`<form class="play-against" @submit=${(event: Event) => this.#play(event, game)}>
            <label class="labelled"
                ><span>${t("deck-play-deck")}</span>
                <select class="field" name="other" @change=${this.#choose}>
                    ${groups.map(([label, decks]) =>
                        decks.length
                            ? html`<optgroup label=${label}>
                                  ${decks.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen.other}>${words}</option>`)}
                              </optgroup>`
                            : nothing,
                    )}
                </select>
                <small>${deckGist(chosen.other)}</small></label
            >
            <label class="labelled"
                ><span>${t("page-which-bot")}</span>
                <select class="field" name="bot" @change=${this.#choose}>
                    ${game.bots.map((bot) => html`<option value=${bot} ?selected=${bot === chosen.bot}>${botName(bot)}</option>`)}
                </select>
                <small>${botGist(chosen.bot)}</small></label
            >
            <footer>
                <button class="btn btn--primary" autofocus ?disabled=${this.busy}>
                    ${icon("ui-play")}${t("deck-play-begin")}
                </button>
            </footer>
        </form>`;
    }

    #choose = (event: Event): void => {
        const { name, value } = event.target as HTMLSelectElement;
        this.choice = { ...this.choice, [name]: value };
        keep(CHOICE, this.choice);
    };

    #play(event: Event, game: GameInfo): void {
        event.preventDefault();
        if (this.busy) return;
        this.busy = true;
        const { other, bot } = this.#chosen(game);
        const theirs = other.startsWith(YOURS) ? keptDeck(other.slice(YOURS.length))?.deck : other;
        playAgainstBot(this.kept.deck, this.kept.format, theirs, bot)
            .then(go)
            .catch((problem: unknown) => tell(reason(problem), "trouble"))
            .finally(() => (this.busy = false));
    }
}

customElements.define("ing-deck-play", DeckPlay);
