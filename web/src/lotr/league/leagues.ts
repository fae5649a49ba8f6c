// What the pages of a league ask of the server, and what a seat is called.

import { ask } from "../../server/api.ts";
import type {
    DeckCards,
    LeagueAct,
    LeagueId,
    LeagueInfo,
    LeagueSummary,
    NewLeague,
} from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

const part = encodeURIComponent;

export const leagues = {
    list: () => ask<LeagueSummary[]>("GET", "/leagues"),
    lay: (league: NewLeague) => ask<LeagueId>("POST", "/leagues", league),
    look: (id: string) => ask<LeagueInfo>("GET", `/leagues/${part(id)}`),
    suggestion: (id: string) => ask<DeckCards>("GET", `/leagues/${part(id)}/suggestion`),
    act: (id: string, act: LeagueAct) => ask<LeagueInfo>("POST", `/leagues/${part(id)}`, act),
};

/** What can be opened: a block with all its sets, or one set. */
export const PRODUCTS = ["fellowship", "set-1", "set-2", "set-3", "tower", "set-4", "set-5", "set-6"] as const;

export function productName(product: string): string {
    return t(`league-product-${product}`);
}

/** What whoever sits there is called: "You" only where that is meant. */
export function seatName(league: LeagueInfo, seat: number): string {
    const { name = "", person = false } = league.seats[seat] ?? {};
    return (
        name || (person ? t("league-seat-person", { number: seat + 1 }) : t("league-seat-bot", { number: seat + 1 }))
    );
}

/** The id under which a browser keeps the deck that is built for a league. */
export function deckIdOf(league: string): string {
    return `league-${league}`;
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
