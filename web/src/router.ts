// Maps addresses to pages, and changes pages without a page load.

import { html, type TemplateResult } from "lit";
import { preferences } from "./preferences.ts";
import { speak } from "./wording/language.ts";

export interface Route {
    readonly path: RegExp;
    readonly load: () => Promise<unknown>;
    readonly page: (found: readonly string[]) => TemplateResult;
}

/** The pages, each loaded when it is first shown. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
    start: () => import("./pages/start/start.ts"),
    "new-table": () => import("./pages/new-table/new-table.ts"),
    waiting: () => import("./pages/table/waiting-room.ts"),
    replay: () => import("./pages/replay/replay.ts"),
    shelf: () => import("./pages/shelf.ts"),
    learn: () => import("./pages/learn.ts"),
    puzzles: () => import("./pages/puzzles/puzzles.ts"),
    "how-to-play": () => import("./pages/how-to-play.ts"),
    rules: () => import("./pages/rules.ts"),
    cards: () => import("./pages/cards/cards.ts"),
    card: () => import("./lotr/decks/card-page.ts"),
    decks: () => import("./lotr/decks/decks-page.ts"),
    builder: () => import("./lotr/decks/builder/builder.ts"),
    trial: () => import("./lotr/decks/trial-page.ts"),
    leagues: () => import("./lotr/league/leagues-page.ts"),
    league: () => import("./lotr/league/league-page.ts"),
    packs: () => import("./lotr/collection/packs-page.ts"),
    collection: () => import("./lotr/collection/collection-page.ts"),
    account: () => import("./people/account-page.ts"),
    programs: () => import("./pages/programs.ts"),
    "sign-in": () => import("./people/sign-in-page.ts"),
};

/** Loads a page together with its texts. */
export async function loadPage(name: string): Promise<void> {
    const load = PAGES[name];
    if (!load) throw new Error(`there is no page ${name}`);
    const words = name === "start" ? undefined : speak({ language: preferences.language, paged: true });
    await Promise.all([load(), words]);
}

export const ROUTES: readonly Route[] = [
    { path: /^\/$/, load: () => loadPage("start"), page: () => html`<ing-start-page></ing-start-page>` },
    { path: /^\/new$/, load: () => loadPage("new-table"), page: () => html`<ing-new-table-page></ing-new-table-page>` },
    {
        path: /^\/table\/([^/]+)$/,
        load: () => import("./pages/table/table.ts"),
        page: ([id]) => html`<ing-table .table=${id}></ing-table>`,
    },
    {
        path: /^\/seat\/([^/]+)$/,
        load: () => import("./pages/table/seat-link.ts"),
        page: ([token]) => html`<ing-seat .token=${token}></ing-seat>`,
    },
    {
        path: /^\/replay\/([^/]+)$/,
        load: () => loadPage("replay"),
        page: ([id]) => html`<ing-replay-page .table=${id}></ing-replay-page>`,
    },
    {
        path: /^\/(rules|cards)\/?$/,
        load: () => loadPage("shelf"),
        page: ([what]) => html`<ing-shelf-page .what=${what}></ing-shelf-page>`,
    },
    {
        path: /^\/learn\/([^/]+)$/,
        load: () => loadPage("learn"),
        page: ([game]) => html`<ing-learn-page .game=${game}></ing-learn-page>`,
    },
    {
        path: /^\/puzzles(?:\/([^/]+))?$/,
        load: () => loadPage("puzzles"),
        page: ([name]) => html`<ing-puzzles-page .puzzle=${name ?? ""}></ing-puzzles-page>`,
    },
    {
        path: /^\/how-to-play\/([^/]+)$/,
        load: () => loadPage("how-to-play"),
        page: ([game]) => html`<ing-how-to-play-page .game=${game}></ing-how-to-play-page>`,
    },
    {
        path: /^\/rules\/([^/]+)$/,
        load: () => loadPage("rules"),
        page: ([game]) => html`<ing-rules-page .game=${game}></ing-rules-page>`,
    },
    {
        path: /^\/cards\/([^/]+)$/,
        load: () => loadPage("cards"),
        page: ([game]) => html`<ing-cards-page .game=${game}></ing-cards-page>`,
    },
    {
        path: /^\/cards\/lotr\/([^/]+)$/,
        load: () => loadPage("card"),
        page: ([id]) => html`<ing-card-page .card=${id}></ing-card-page>`,
    },
    { path: /^\/decks$/, load: () => loadPage("decks"), page: () => html`<ing-decks-page></ing-decks-page>` },
    {
        path: /^\/decks\/([^/]+)$/,
        load: () => loadPage("builder"),
        page: ([id]) => html`<ing-deck-builder .deckId=${id}></ing-deck-builder>`,
    },
    {
        path: /^\/decks\/([^/]+)\/test$/,
        load: () => loadPage("trial"),
        page: ([id]) => html`<ing-trial-page .deckId=${id}></ing-trial-page>`,
    },
    { path: /^\/leagues$/, load: () => loadPage("leagues"), page: () => html`<ing-leagues-page></ing-leagues-page>` },
    {
        path: /^\/league\/([^/]+)$/,
        load: () => loadPage("league"),
        page: ([id]) => html`<ing-league-page .league=${id}></ing-league-page>`,
    },
    { path: /^\/packs$/, load: () => loadPage("packs"), page: () => html`<ing-packs-page></ing-packs-page>` },
    {
        path: /^\/collection$/,
        load: () => loadPage("collection"),
        page: () => html`<ing-collection-page></ing-collection-page>`,
    },
    { path: /^\/account$/, load: () => loadPage("account"), page: () => html`<ing-account-page></ing-account-page>` },
    {
        path: /^\/programs$/,
        load: () => loadPage("programs"),
        page: () => html`<ing-programs-page></ing-programs-page>`,
    },
    { path: /^\/sign-in$/, load: () => loadPage("sign-in"), page: () => html`<ing-sign-in-page></ing-sign-in-page>` },
];

/** Returns the route of an address, with the matched parts of the address. */
export function routeOf(path: string): { route: Route; found: readonly string[] } | undefined {
    for (const route of ROUTES) {
        const match = route.path.exec(path);
        if (match) return { route, found: match.slice(1).map((part) => decodeURIComponent(part ?? "")) };
    }
    return undefined;
}

/** Goes to another page. */
export function go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}

/** Sets the title of the page in the browser's tab. */
export function title(...parts: readonly string[]): void {
    document.title = [...parts.filter(Boolean), "Inglenook"].join(" · ");
}
