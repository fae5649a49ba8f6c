// The decks, discard piles, purchase cards and the cards beside the board.  Each opens its visible cards.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import { openPopover } from "../controls/popover.ts";
import type { Session } from "../session/session.ts";
import { breakable } from "../wording/hyphens.ts";
import { nameOf, t } from "../wording/language.ts";
import { cardBack } from "./cards/face.ts";
import { cardButton } from "./board/space-panel.ts";
import { viewOf, type CardView } from "./view.ts";

function open(event: Event, label: string, content: () => TemplateResult): void {
    openPopover(event.currentTarget as HTMLElement, { kind: "panel", label, content });
}

/** Renders the name under a deck, without its number of cards. */
function called(label: string): TemplateResult {
    return html`<span class="deck__name" aria-hidden="true">${breakable(label.split(":")[0]!)}</span>`;
}

/** Renders the cards of a pile, the latest first. */
function heap(session: Session, label: string, cards: readonly CardView[]): TemplateResult {
    return html`<div class="tspace">
        <p class="pop__head">${label}</p>
        ${cards.length ? html`<div class="tspace__cards">${[...cards].reverse().map((card) => cardButton(session, card))}</div>` : html`<p>${t("talisman-table-none")}</p>`}
    </div>`;
}

function deck(session: Session, kind: "adventure" | "spell", count: number, used: readonly CardView[]): TemplateResult {
    const label =
        kind === "adventure" ? t("talisman-table-deck", { count }) : t("talisman-table-spell-deck", { count });
    const usedLabel =
        kind === "adventure"
            ? t("talisman-table-discards", { count: used.length })
            : t("talisman-table-used-spells", { count: used.length });
    const known = kind === "adventure" ? viewOf(session).deck_known : [];
    const gone = kind === "adventure" ? viewOf(session).removed : [];
    const content = () =>
        html`<div class="tspace">
            <p class="pop__head">${label}</p>
            ${known.map((definition, place) => (definition ? html`<p>${t("look-deck-known", { place: place + 1, card: { name: definition } })}</p>` : nothing))}
            ${heap(session, usedLabel, used)}
            ${gone.length ? heap(session, t("talisman-table-removed", { count: gone.length }), gone) : nothing}
        </div>`;
    return html`<button
        type="button"
        class="deck"
        title="${label}. ${usedLabel}"
        @click=${(event: Event) => open(event, label, content)}
    >
        ${cardBack(kind)}<b aria-hidden="true">${count}</b
        ><span class="deck__used" aria-hidden="true">${icon("ui-bin")}${used.length}</span>${called(label)}<span
            class="visually-hidden"
            >${label}. ${usedLabel}</span
        >
    </button>`;
}

function stacks(session: Session): TemplateResult {
    const stock = Object.entries(viewOf(session).stacks);
    const total = stock.reduce((sum, [, count]) => sum + count, 0);
    const label = t("talisman-table-purchase", { count: total });
    const content = () =>
        html`<div class="tspace">
            <p class="pop__head">${label}</p>
            <ul class="tstacks">
                ${stock.map(
                    ([definition, count]) =>
                        html`<li>
                            <button
                                type="button"
                                class="link-card"
                                data-definition=${definition}
                                @click=${(event: Event) => session.show(definition, event.currentTarget as HTMLElement)}
                            >
                                ${nameOf(definition)}
                            </button>
                            <b>${count}</b>
                        </li>`,
                )}
            </ul>
        </div>`;
    return html`<button
        type="button"
        class="deck"
        title=${label}
        @click=${(event: Event) => open(event, label, content)}
    >
        <span class="tback" data-deck="purchase">${icon("t-object")}</span
        ><b aria-hidden="true">${total}</b>${called(label)}<span class="visually-hidden">${label}</span>
    </button>`;
}

/** Renders the two decks with their discard piles. */
export function decks(session: Session): TemplateResult {
    const view = viewOf(session);
    return html`${deck(session, "adventure", view.deck, view.discarded)}
    ${deck(session, "spell", view.spell_deck, view.used_spells)}`;
}

/** Renders the purchase cards, and the cards beside the board. */
export function shelf(session: Session): TemplateResult {
    const { beside } = viewOf(session);
    const label = t("talisman-table-beside", { count: beside.length });
    return html`${stacks(session)}
    ${
        beside.length
            ? html`<button
                  type="button"
                  class="deck"
                  title=${label}
                  @click=${(event: Event) => open(event, label, () => heap(session, label, beside))}
              >
                  <span class="tback" data-deck="beside">${icon("t-event")}</span
                  ><b aria-hidden="true">${beside.length}</b><span class="visually-hidden">${label}</span>
              </button>`
            : nothing
    }`;
}

/** Returns the text of a house rule by the name of its switch; a numeric one with its value. */
function houseRule(name: string, value: number): string {
    const key = name === "choose_characters" ? "choose" : name.replaceAll("_", "-");
    const rule = t(`switch-${key}`);
    return NUMBERED.includes(name) ? t("house-number", { rule, value }) : rule;
}

const NUMBERED: readonly string[] = ["trophies", "command_from", "command_lives"];

/** Renders the conditions for everybody: the Crown was reached, magic is destroyed, the table has house rules. */
export function conditions(session: Session): TemplateResult | typeof nothing {
    const { crown_reached: crown, magic_destroyed: magic, house, house_rules: rules } = viewOf(session);
    if (!crown && !magic && !rules.length) return nothing;
    return html`<ul class="conditions">
        ${crown ? html`<li class="chip chip--ember">${icon("t-crown")}<span>${t("talisman-table-crown-reached")}</span></li>` : nothing}
        ${magic ? html`<li class="chip">${icon("t-magic")}<span>${t("talisman-table-magic-destroyed")}</span></li>` : nothing}
        ${
            rules.length
                ? html`<li class="chip">
                      <button
                          type="button"
                          class="link-card"
                          @click=${(event: Event) =>
                              open(
                                  event,
                                  t("talisman-table-house", { count: rules.length }),
                                  () =>
                                      html`<ul>
                                          ${rules.map((name) => html`<li>${houseRule(name, house[name] ?? 0)}</li>`)}
                                      </ul>`,
                              )}
                      >
                          ${t("talisman-table-house", { count: rules.length })}
                      </button>
                  </li>`
                : nothing
        }
    </ul>`;
}
