// A card of the table opened for reading: as printed, with sums of its numbers, attached cards and lasting effects.

import { html, nothing, type TemplateResult } from "lit";
import { facts } from "../../catalogue.ts";
import { icon } from "../../controls/icon.ts";
import { shareName } from "../../session/position.ts";
import type { Reading } from "../../session/reading.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { cardFace } from "../cards/face.ts";
import { standing } from "../names.ts";
import { LotrPosition, NOBODY } from "../position.ts";
import type { CardInHand, CardInPlay, Place, Share } from "../view.ts";

export function reading(session: Session, handle: string, definition: string): Reading {
    const position = new LotrPosition(session);
    const inPlay = position.card(handle);
    const place = handle ? position.view.path.find((one) => one.handle === handle) : undefined;
    const inHand = position.seats.flatMap(({ player }) => player.hand).find((card) => handle && card.handle === handle);
    const lines = inPlay ? standing(position, inPlay) : [];
    const now = html`${where(session, position, handle, inHand)}
    ${inPlay ? ofCard(inPlay) : place ? ofSite(place) : inHand ? ofHand(inHand) : nothing}
    ${
        lines.length
            ? html`<ul class="reader__lines">
                  ${lines.map((line) => html`<li>${line}</li>`)}
              </ul>`
            : nothing
    }
    ${explained(definition).map((line) => html`<p class="reader__word">${line}</p>`)}`;
    return { thing: cardFace(definition, {}, "full"), now };
}

/** Returns explanations of card terms that a newcomer may not know. */
function explained(definition: string): string[] {
    const { rules = [], signet } = facts(definition) ?? {};
    return [
        ...(rules.includes("LR-27.1") ? [t("lotr-table-spotting")] : []),
        ...(signet ? [t("lotr-table-signet")] : []),
    ];
}

/** Renders a card's owner, or the place where the card lies. */
function where(
    session: Session,
    position: LotrPosition,
    handle: string,
    inHand: CardInHand | undefined,
): TemplateResult | typeof nothing {
    if (inHand) return html`<p class="reader__who">${icon("ui-cards")}${t("lotr-table-your-hand")}</p>`;
    const owner = position.owner(handle);
    if (owner === NOBODY) return nothing;
    const name = owner === session.viewer ? t("lotr-table-you") : session.seatName(owner);
    return html`<p class="reader__who">${session.seatMark(owner)}${name}</p>`;
}

function ofCard(card: CardInPlay): TemplateResult {
    const { strength, vitality, wounds = 0, site_number: site } = card;
    return html`<div class="nums">
        ${strength === undefined ? nothing : number("strength", t("number-strength"), strength, card.strength_from)}
        ${vitality === undefined ? nothing : number("vitality", t("number-vitality"), vitality, card.vitality_from)}
        ${wounds ? number("wound", t("lotr-table-wounds"), wounds, undefined) : nothing}
        ${site === undefined ? nothing : number("site", t("number-site-number"), site, card.site_number_from)}
    </div>`;
}

function ofSite(place: Place): TemplateResult | typeof nothing {
    const { shadow_number: shadow } = place;
    if (shadow === undefined) return nothing;
    return html`<div class="nums">
        ${number("twilight", t("number-shadow-number"), shadow, place.shadow_number_from)}
    </div>`;
}

function ofHand(card: CardInHand): TemplateResult | typeof nothing {
    const cost = card.cost ?? facts(card.definition)?.cost;
    if (cost === undefined || cost === null) return nothing;
    return html`<div class="nums">${number("twilight", t("number-cost"), cost, card.cost_from)}</div>`;
}

/** Renders a number; if it differs from the printed one, with its sum. */
function number(sign: string, what: string, total: number, shares: readonly Share[] | undefined): TemplateResult {
    const head = html`${icon(sign)}<span>${what}</span><b>${total}</b>`;
    if (!shares) return html`<p class="numrow">${head}</p>`;
    return html`<details class="numrow" open>
        <summary>${head}</summary>
        <table class="sum">
            <tbody>
                ${shares.map(
                    ([source, part], at) =>
                        html`<tr>
                            <td>${shareName(source)}</td>
                            <td>${part < 0 ? `−${-part}` : at ? `+${part}` : part}</td>
                        </tr>`,
                )}
            </tbody>
        </table>
    </details>`;
}
