// The form that starts a trial.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../controls/icon.ts";
import { starterName } from "../../pages/words.ts";
import type { GameInfo } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";
import { idsOf } from "./deck.ts";
import { keptDecks, type KeptDeck } from "./kept-decks.ts";

/** Options for the number of games against each opponent. */
const AMOUNTS = [10, 20, 50, 100, 200];

interface Asked {
    readonly kept: KeptDeck;
    readonly game: GameInfo;
    readonly legal: boolean;
    readonly busy: boolean;
    /** Whether there was an earlier trial. */
    readonly again: boolean;
    readonly begin: (event: SubmitEvent) => void;
}

/** Renders the form for opponents and number of games; a deck that is not legal must be mended first. */
export function trialForm({ kept, game, legal, busy, again, begin }: Asked): TemplateResult {
    const fitting = game.decks.filter((deck) => deck.formats.includes(kept.format));
    const [starters, built] = [fitting.filter((deck) => !deck.built), fitting.filter((deck) => deck.built)];
    const others = keptDecks().filter(
        (deck) => deck.id !== kept.id && deck.format === kept.format && idsOf(deck.deck).length > 0,
    );
    return html`<section class="panel league-panel">
        <h2>${t("trial-against")}</h2>
        ${
            legal
                ? html`<form class="league-form" @submit=${begin}>
                      <fieldset class="league-kinds trial-choices">
                          <legend>${t("trial-starters")}</legend>
                          ${starters.map(
                              (deck) =>
                                  html`<label
                                      ><input type="checkbox" name="starter" value=${deck.name} checked />
                                      <span>${starterName(deck)}</span></label
                                  >`,
                          )}
                      </fieldset>
                      <fieldset class="league-kinds trial-choices">
                          <legend>${t("page-decks-built")}</legend>
                          ${built.map(
                              (deck) =>
                                  html`<label
                                      ><input type="checkbox" name="starter" value=${deck.name} />
                                      <span>${starterName(deck)}</span></label
                                  >`,
                          )}
                      </fieldset>
                      ${
                          others.length
                              ? html`<fieldset class="league-kinds trial-choices">
                                    <legend>${t("trial-own")}</legend>
                                    ${others
                                        .slice(0, 8)
                                        .map(
                                            (deck) =>
                                                html`<label
                                                    ><input type="checkbox" name="own" value=${deck.id} />
                                                    <span>${deck.name || t("deck-new")}</span></label
                                                >`,
                                        )}
                                </fieldset>`
                              : nothing
                      }
                      <label class="labelled"
                          ><span>${t("trial-games")}</span>
                          <select class="field" name="games">
                              ${AMOUNTS.map((one) => html`<option value=${one} ?selected=${one === 20}>${one}</option>`)}
                          </select></label
                      >
                      <button class="btn btn--primary" ?disabled=${busy}>
                          ${icon("ui-play")}${again ? t("trial-again") : t("trial-begin")}
                      </button>
                  </form>`
                : html`<p>${t("trial-not-legal")}</p>
                      <a class="btn btn--primary" href="/decks/${kept.id}">${t("trial-to-deck")}</a>`
        }
    </section>`;
}
