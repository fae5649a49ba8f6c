// With what a deck can begin: a starter, a deck that somebody shared, that of a finished game; in a league a bot's.

import { html, type TemplateResult } from "lit";
import { icon } from "../../../controls/icon.ts";
import { server } from "../../../server/api.ts";
import { say, t } from "../../../wording/language.ts";
import type { LeagueDeck } from "../../league/league-deck.ts";
import { type KeptDeck, newDeck } from "../kept-decks.ts";
import type { Bench } from "./bench.ts";

const GAME = "lotr";

/** A deck that somebody shared, as a code or any other text. */
export async function sharedDeck(text: string, format: string): Promise<KeptDeck> {
    const report = await server.checkDeck(GAME, format, text);
    const block = report.deck.adventure_deck.some((id) => /^[456]/.test(id)) ? "tower" : "fellowship";
    return newDeck(block, report.deck, report.title);
}

/** A starter; undefined if there is none of this name. */
export async function starterDeck(name: string): Promise<KeptDeck | undefined> {
    const [decks, games] = await Promise.all([server.decks(GAME), server.games()]);
    const starter = games.find((game) => game.name === GAME)?.decks.find((deck) => deck.name === name);
    return decks[name] && starter ? newDeck(starter.formats[0]!, decks[name], starter.title) : undefined;
}

/** One's own deck of a finished game. */
export async function playedDeck(table: string): Promise<KeptDeck | undefined> {
    const [played] = await server.playedDecks(table);
    return played && newDeck(played.format, played.deck, played.name);
}

/** What is offered while nothing is chosen. */
export function ways(bench: Bench): TemplateResult {
    if (bench.league) return waysOfLeague(bench, bench.league);
    const begin = (event: Event) => void bench.begin(starterDeck((event.target as HTMLSelectElement).value));
    return html`<section class="ways">
        <h2>${t("deck-begin")}</h2>
        <p>${t("deck-begin-hint")}</p>
        <div class="ways__acts">
            <label class="labelled"
                ><span>${t("deck-from-starter")}</span>
                <select class="field" @change=${begin}>
                    <option value="">${t("deck-choose")}</option>
                    ${(bench.game?.decks ?? []).map((deck) => html`<option value=${deck.name}>${deck.title}, ${say(deck.set)}</option>`)}
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
