// Requests of the league pages to the server, and the names of seats.

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

/** Products to open: a block with all its sets, or one set. */
export const PRODUCTS = ["fellowship", "set-1", "set-2", "set-3", "tower", "set-4", "set-5", "set-6"] as const;

export function productName(product: string): string {
    return t(`league-product-${product}`);
}

/** Returns the name of a seat's player, or a default name; never "You". */
export function seatName(league: LeagueInfo, seat: number): string {
    const { name = "", person = false } = league.seats[seat] ?? {};
    return (
        name || (person ? t("league-seat-person", { number: seat + 1 }) : t("league-seat-bot", { number: seat + 1 }))
    );
}

/** Returns the storage id of the deck built for a league. */
export function deckIdOf(league: string): string {
    return `league-${league}`;
}

/** Returns seconds formatted as minutes and seconds. */
export function clock(seconds: number): string {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
