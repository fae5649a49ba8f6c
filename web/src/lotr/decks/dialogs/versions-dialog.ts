// The dialog of a deck's versions, newest first, each with its changes since the previous version.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../../catalogue.ts";
import { icon } from "../../../controls/icon.ts";
import { language, t } from "../../../wording/language.ts";
import { difference, EMPTY, type Deck } from "../deck.ts";
import { DeckDialog } from "./dialog.ts";
import type { KeptDeck } from "../kept-decks.ts";
import { fullName } from "../legality.ts";
import { resultOf, toldRate } from "../results.ts";

export class DeckVersions extends DeckDialog {
    static override properties = { kept: { attribute: false } };
    declare kept: KeptDeck;

    protected heading(): string {
        return t("deck-versions");
    }

    protected content(): TemplateResult {
        const versions = [...this.kept.versions].reverse();
        const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
        if (!versions.length) return html`<p>${t("deck-no-versions")}</p>`;
        return html`<ol class="vers">
            ${versions.map((version, place) => {
                const before = versions[place + 1]?.deck ?? EMPTY;
                return html`<li class="ver">
                    <h3>${t("deck-version", { number: version.number })} <small>${when.format(version.at)}</small></h3>
                    ${tried(version.deck)} ${changes(before, version.deck)}
                    ${
                        place
                            ? html`<button
                                  type="button"
                                  class="btn btn--small"
                                  @click=${() => this.#take(version.deck)}
                              >
                                  ${icon("ui-undo")}${t("deck-go-back", { number: version.number })}
                              </button>`
                            : nothing
                    }
                </li>`;
            })}
        </ol>`;
    }

    #take(deck: Deck): void {
        this.dispatchEvent(new CustomEvent<Deck>("take", { detail: deck }));
    }
}

/** Renders the result of a version's last trial by bots, if there was one. */
function tried(deck: Deck): TemplateResult | typeof nothing {
    const rate = resultOf(deck);
    return rate ? html`<p class="ver__tried">${icon("ui-bot")}${toldRate(rate)}</p>` : nothing;
}

function changes(before: Deck, after: Deck): TemplateResult {
    return html`<ul class="difs">
        ${difference(before, after).map(([id, copies]) => {
            const card = facts(id);
            return html`<li class="dif dif--${copies > 0 ? "in" : "out"}">
                <b>${copies > 0 ? `+${copies}` : `−${-copies}`}</b> ${card ? fullName(card) : id}
            </li>`;
        })}
    </ul>`;
}

customElements.define("ing-deck-versions", DeckVersions);
