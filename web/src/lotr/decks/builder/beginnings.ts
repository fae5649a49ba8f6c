// Starting points for a new deck: a starter, a shared deck, or the deck of a finished game; in a league also a bot's.

import { html, type TemplateResult } from "lit";
import { icon } from "../../../controls/icon.ts";
import { starterName } from "../../../pages/words.ts";
import { server } from "../../../server/api.ts";
import { say, t } from "../../../wording/language.ts";
import type { LeagueDeck } from "../../league/league-deck.ts";
import { type KeptDeck, newDeck } from "../kept-decks.ts";
import type { Bench } from "./bench.ts";

const GAME = "lotr";

/** Returns a shared deck, read from a code or any other text. */
async function sharedDeck(text: string, format: string): Promise<KeptDeck> {
    const report = await server.checkDeck(GAME, format, text);
    const block = report.deck.adventure_deck.some((id) => /^[456]/.test(id)) ? "tower" : "fellowship";
    return newDeck(block, report.deck, report.title);
}

/** Returns a starter deck; undefined if there is none of this name. */
async function starterDeck(name: string): Promise<KeptDeck | undefined> {
    const [decks, games] = await Promise.all([server.decks(GAME), server.games()]);
    const starter = games.find((game) => game.name === GAME)?.decks.find((deck) => deck.name === name);
    return decks[name] && starter
        ? newDeck(starter.formats[0]!, decks[name], starter.built ? say(starter.built) : starter.title)
        : undefined;
}

/** Returns the player's own deck of a finished game. */
async function playedDeck(table: string): Promise<KeptDeck | undefined> {
    const [played] = await server.playedDecks(table);
    return played && newDeck(played.format, played.deck, played.name);
}

/** Returns the deck that an address asks for: a code after "#", a named starter, or the deck of a table. */
export function deckAt({ hash, search }: Location, format: string): Promise<KeptDeck | undefined> | undefined {
    const code = decodeURIComponent(hash.slice(1));
    const asked = new URLSearchParams(search);
    const [starter, table] = [asked.get("starter"), asked.get("table")];
    if (table) return playedDeck(table);
    if (starter) return starterDeck(starter);
    return code ? sharedDeck(code, format) : undefined;
}

/** Renders the starting points offered while the deck is empty. */
export function ways(bench: Bench): TemplateResult {
    if (bench.league) return waysOfLeague(bench, bench.league);
    const decks = bench.game?.decks ?? [];
    const groups = [
        [t("deck-starters"), decks.filter((deck) => !deck.built)],
        [t("page-decks-built"), decks.filter((deck) => deck.built)],
    ] as const;
    const begin = (event: Event) => void bench.begin(starterDeck((event.target as HTMLSelectElement).value));
    return html`<section class="ways">
        <h2>${t("deck-begin")}</h2>
        <p>${t("deck-begin-hint")}</p>
        <div class="ways__acts">
            <label class="labelled"
                ><span>${t("deck-from-starter")}</span>
                <select class="field" @change=${begin}>
                    <option value="">${t("deck-choose")}</option>
                    ${groups.map(
                        ([label, those]) =>
                            html`<optgroup label=${label}>
                                ${those.map((deck) => html`<option value=${deck.name}>${starterName(deck)}</option>`)}
                            </optgroup>`,
                    )}
                </select></label
            >
            <button
                type="button"
                class="btn btn--primary"
                @click=${() => bench.search(`frodo type:companion format:${bench.kept.format}`, true)}
            >
                ${icon("ring")}${t("deck-mend-frodo")}
            </button>
            <button type="button" class="btn" @click=${() => (bench.dialog = "import")}>
                ${icon("ui-book")}${t("deck-import")}
            </button>
        </div>
    </section>`;
}

function waysOfLeague(bench: Bench, league: LeagueDeck): TemplateResult {
    const suggested = async () => ({ ...bench.kept, deck: await league.suggestion() });
    return html`<section class="ways">
        <h2>${t("deck-begin")}</h2>
        <p>${t("league-build-lead")}</p>
        <div class="ways__acts">
            <button type="button" class="btn btn--primary" @click=${() => void bench.begin(suggested())}>
                ${icon("ui-deck")}${t("league-suggest")}
            </button>
        </div>
    </section>`;
}
