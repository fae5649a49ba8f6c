// Accessible names of cards: everything that a sighted player sees, in a fixed order.

import { facts, term, type CardFacts } from "../catalogue.ts";
import { capital, title, typeLine } from "./cards/face.ts";
import type { Session } from "../session/session.ts";
import type { Named } from "../server/wire.generated.ts";
import { listed, say, t } from "../wording/language.ts";
import { NOBODY, type LotrPosition } from "./position.ts";
import type { Card, CardInHand, CardInPlay, Lasting, Place } from "./view.ts";

const NUMBERED = ["damage", "defender", "ambush"];

/** Returns the title of a card, or "face down" for a card whose back is seen. */
export function called(definition: string): string {
    return facts(definition)?.title ?? t("lotr-table-card-face-down");
}

/** Returns card names as arguments for a list in a message. */
function names(cards: readonly Card[]): (Named | string)[] {
    return cards.map(({ definition }) => (definition ? { name: definition } : t("lotr-table-card-face-down")));
}

/** Returns a keyword, with its number if it has one. */
export function keyword([word, count]: readonly [string, number]): string {
    const said = term(`keyword-${word}`);
    return NUMBERED.includes(word) ? t("detail-keyword-number", { keyword: said, number: count }) : said;
}

/** Returns the accessible name of a card in play, with its current numbers. */
export function nameInPlay(session: Session, position: LotrPosition, card: CardInPlay): string {
    const printed = facts(card.definition);
    if (!printed) return t("lotr-table-card-face-down");
    const parts = [title(printed), typeLine(printed)];
    const owner = position.owner(card.handle);
    if (owner !== NOBODY && owner !== position.viewer)
        parts.push(t("lotr-table-card-of", { player: session.seatName(owner) }));
    return [...parts, ...numbersNow(card, printed), ...standing(position, card), ...doable(session, card.handle)].join(
        ". ",
    );
}

/** Returns the lines for strength, vitality and site number, as they are now. */
export function numbersNow(card: CardInPlay, printed: CardFacts): string[] {
    if (card.strength === undefined || card.vitality === undefined) return numbersPrinted(printed);
    const wounds = card.wounds ?? 0;
    const parts = [withPrinted(t("detail-strength", { strength: card.strength }), card.strength, printed.strength)];
    const left = card.vitality_left ?? card.vitality;
    parts.push(
        wounds
            ? t("detail-vitality-left", { left, vitality: card.vitality })
            : t("detail-vitality", { vitality: card.vitality }),
    );
    if (wounds) parts.push(t("lotr-table-card-wounds", { count: wounds }));
    if (wounds && left <= 1) parts.push(t("lotr-table-card-exhausted"));
    if (card.site_number) parts.push(t("lotr-table-card-site", { number: card.site_number }));
    return parts;
}

function withPrinted(said: string, now: number, printed: number | null | undefined): string {
    return now === printed || printed === null || printed === undefined
        ? said
        : `${said} (${t("lotr-table-card-printed", { number: printed })})`;
}

function numbersPrinted(printed: CardFacts): string[] {
    return printed["numbers"] ? [String(printed["numbers"])] : [];
}

/** Returns the lines for keywords, attached and stacked cards, tokens, and lasting effects. */
export function standing(position: LotrPosition, card: CardInPlay): string[] {
    const parts: string[] = [];
    const ring = position.ringBearer(card.handle);
    if (ring) parts.push(ring === "wearing" ? t("lotr-table-card-wearing") : t("lotr-table-card-ring-bearer"));
    if (card.roaming) parts.push(t("detail-roaming"));
    parts.push(...card.keywords.map(keyword));
    if (card.tokens)
        parts.push(t("detail-tokens", { count: card.tokens, culture: term(`culture-${card.token_culture}`) }));
    const borne = position.borne(card);
    if (borne.length) parts.push(t("detail-bears", { cards: names(borne) }));
    if (card.stacked?.length) parts.push(t("detail-stacked", { cards: names(card.stacked) }));
    parts.push(...position.lasting(card.handle).map(lastingLine));
    const bearer = card.bearer ? position.card(card.bearer) : undefined;
    if (bearer) parts.push(t("lotr-table-card-borne-by", { card: called(bearer.definition) }));
    if (!card.active) parts.push(t("lotr-table-card-asleep"));
    return parts;
}

/** Returns the line for a lasting effect: what it does, its source and its end. */
export function lastingLine(lasting: Lasting): string {
    const what = lastingShort(lasting);
    const source = called(lasting.source);
    const until = untilWhen(lasting.until);
    return what ? t("lotr-table-lasting", { what, source, until }) : t("lotr-table-lasting-plain", { source, until });
}

function untilWhen(until: string): string {
    if (until === "this-phase") return t("lotr-table-until-phase");
    if (until === "that-skirmish") return t("lotr-table-until-skirmish");
    return until === "until-regroup" ? t("lotr-table-until-regroup") : t("lotr-table-until-turn");
}

/** Returns in a few words what a lasting effect does; "" if only its source describes it. */
export function lastingShort(lasting: Lasting): string {
    const amount = lasting.amount < 0 ? `−${-lasting.amount}` : `+${lasting.amount}`;
    switch (lasting.stat) {
        case "strength":
            return `${t("number-strength")} ${amount}`;
        case "vitality":
            return `${t("number-vitality")} ${amount}`;
        case "site-number":
            return `${t("number-site-number")} ${amount}`;
        case "keyword":
            return t("lotr-table-gains", { keyword: keyword([lasting.word, lasting.amount]) });
        case "no-keyword":
            return t("lotr-table-loses", { keyword: term(`keyword-${lasting.word}`) });
        default:
            return "";
    }
}

/** Returns the lines for what can be done with a card now. */
function doable(session: Session, handle: string): string[] {
    const mark = session.mark(handle);
    if (mark === "chosen") return [t("lotr-table-card-chosen")];
    const labels = [...new Set(session.options(handle).map((option) => say(option.label)))];
    if (labels.length) return [t("lotr-table-card-can", { what: listed(labels) })];
    return mark ? [t("lotr-table-card-can-choose")] : [];
}

/** Returns the accessible name of a card in the player's hand, with its text. */
export function nameInHand(session: Session, card: CardInHand): string {
    const printed = facts(card.definition);
    if (!printed) return t("lotr-table-card-face-down");
    const parts = [title(printed), typeLine(printed)];
    const cost = card.cost ?? printed.cost;
    if (cost !== null && cost !== undefined)
        parts.push(withPrinted(t("lotr-table-card-cost", { cost }), cost, printed.cost));
    parts.push(...numbersPrinted(printed).map(withoutCost), ...(printed.text ?? []));
    return [...parts.filter(Boolean), ...doable(session, card.handle)]
        .map((part) => part.replace(/\.$/, ""))
        .join(". ");
}

/** Removes the leading cost from a card's printed numbers, because the current cost is stated separately. */
function withoutCost(numbers: string): string {
    const comma = numbers.indexOf(", ");
    return comma < 0 ? "" : capital(numbers.slice(comma + 2));
}

/** Returns the accessible name of a card in a pile. */
export function nameInPile(session: Session, card: Card): string {
    const printed = facts(card.definition);
    if (!printed) return t("lotr-table-card-face-down");
    return [title(printed), typeLine(printed), ...numbersPrinted(printed), ...doable(session, card.handle)].join(". ");
}

/** Returns the accessible name of a site of the path. */
export function nameOfSite(session: Session, place: Place): string {
    const printed = facts(place.definition);
    if (!printed) return t("lotr-table-not-laid");
    const parts = [t("lotr-table-site-name", { number: place.number, name: printed.title })];
    parts.push(...(place.keywords ?? []).map(keyword).map(capital));
    const shadow = place.shadow_number ?? 0;
    parts.push(withPrinted(t("lotr-table-shadow-number", { number: shadow }), shadow, printed.shadow_number));
    if (place.markers.length)
        parts.push(t("lotr-table-here", { players: place.markers.map((seat) => session.seatName(seat)) }));
    if (place.stacked?.length) parts.push(t("detail-stacked", { cards: names(place.stacked) }));
    return [...parts, ...doable(session, place.handle ?? "")].join(". ");
}
