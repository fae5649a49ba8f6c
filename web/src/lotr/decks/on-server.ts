// The same decks on the server (SR-63): brought there a moment after a change, and fetched from there on a visit.
// Whatever cannot be reached now is caught up with later; what was changed on two devices is joined by the server.

import { tell } from "../../controls/announce.ts";
import { reason } from "../../pages/page.ts";
import { ask, Refusal } from "../../server/api.ts";
import type { DeckHere, DeckToKeep, ListedDeck } from "../../server/wire.generated.ts";
import {
    dropDeck,
    heardRemoved,
    keptDeck,
    type KeptDeck,
    keptDecks,
    onDecks,
    putDeck,
    removedDecks,
} from "./kept-decks.ts";

/** So long after the last change a deck is brought to the server, in milliseconds. */
const PAUSE = 2000;
/** A request may be so long; the oldest versions stay here alone. */
const LONGEST = 60_000;

const address = (id: string) => `/me/decks/${encodeURIComponent(id)}`;
let going: Promise<void> | undefined;
let again = false;
let timer = 0;
/** What the server would not keep was told of once. */
const refused = new Set<string>();

/** Whether the server has a deck as it is now. */
export function isThere(deck: KeptDeck): boolean {
    return deck.there?.changed === deck.changed;
}

/** Keeps both in step for as long as a page shows; `heard` is called when something has come from the server. */
export function inStep(heard: () => void): () => void {
    const now = () => void catchUp().then(heard);
    const stop = onDecks(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(now, PAUSE);
    });
    addEventListener("online", now);
    now();
    return () => {
        stop();
        removeEventListener("online", now);
    };
}

/** Brings and fetches what has changed since; one after the other, and once more if that was asked for meanwhile. */
export function catchUp(): Promise<void> {
    again = going !== undefined;
    going ??= (async () => {
        try {
            do {
                again = false;
                await exchange();
            } while (again);
        } catch {
            // Without network it is tried again after the next change, on the next visit, or when there is one.
        } finally {
            going = undefined;
        }
    })();
    return going;
}

async function exchange(): Promise<void> {
    for (const [id, base] of Object.entries(removedDecks())) await remove(id, base);
    const listed = new Map((await ask<ListedDeck[]>("GET", "/me/decks")).map((one) => [one.id, one]));
    for (const deck of keptDecks()) {
        const there = listed.get(deck.id);
        if (!isThere(deck) || !there) await bring(deck, there !== undefined);
        else if (there.gone) dropDeck(deck.id);
        else if (there.revision !== deck.there?.revision) await fetchDeck(deck.id, deck);
    }
    for (const { id, gone } of listed.values()) if (!gone && !keptDeck(id)) await fetchDeck(id);
}

async function bring(deck: KeptDeck, isKnown: boolean): Promise<void> {
    const { id, there, ...kept } = deck;
    let { versions } = kept;
    const body = (): DeckToKeep => ({
        base: isKnown ? (there?.revision ?? 0) : 0,
        kept: { ...kept, versions: [...versions] } as DeckToKeep["kept"],
    });
    while (versions.length && JSON.stringify(body()).length > LONGEST) versions = versions.slice(1);
    try {
        adopt(deck, await ask<DeckHere>("PUT", address(id), body()));
        refused.delete(id);
    } catch (problem) {
        if (!(problem instanceof Refusal) || problem.status === 0 || problem.status >= 500) throw problem;
        if (!refused.has(id)) tell(reason(problem), "trouble");
        refused.add(id);
    }
}

async function fetchDeck(id: string, before?: KeptDeck): Promise<void> {
    const here = await ask<DeckHere>("GET", address(id));
    if (keptDeck(id)?.changed === before?.changed) put(here);
}

/** What the server made of a deck: unless that was changed here since, it is the deck now. */
function adopt(sent: KeptDeck, here: DeckHere): void {
    const now = keptDeck(sent.id);
    if (!now) return;
    if (now.changed !== sent.changed) {
        if (!here.joined) putDeck({ ...now, there: { revision: here.revision, changed: here.kept.changed } });
    } else if (here.joined) put(here);
    else putDeck({ ...now, there: { revision: here.revision, changed: now.changed } });
}

function put({ id, revision, kept }: DeckHere): void {
    putDeck({ ...kept, id, there: { revision, changed: kept.changed } });
}

async function remove(id: string, base: number): Promise<void> {
    try {
        await ask<ListedDeck>("DELETE", address(id), { base });
    } catch (problem) {
        if (!(problem instanceof Refusal) || problem.status !== 404) throw problem;
    }
    heardRemoved(id);
}
