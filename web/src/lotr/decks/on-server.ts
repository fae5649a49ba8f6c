// Synchronises decks with the server (SR-63): sends them shortly after a change, and fetches them on a visit.  Failed
// transfers are repeated later; the server merges changes made on two devices.

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

/** Delay between the last change and sending the deck to the server, in milliseconds. */
const PAUSE = 2000;
/** Most characters in a request; the oldest versions beyond it are stored on this device only. */
const LONGEST = 60_000;

const address = (id: string) => `/me/decks/${encodeURIComponent(id)}`;
let going: Promise<void> | undefined;
let again = false;
let timer = 0;
/** Ids of decks that the server refused; each refusal is shown to the player once. */
const refused = new Set<string>();

/** Whether the server has the current state of a deck. */
export function isThere(deck: KeptDeck): boolean {
    return deck.there?.changed === deck.changed;
}

/** Synchronises decks while a page shows; calls `heard` after each exchange.  Returns a function that stops it. */
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

/** Exchanges changes with the server, one exchange at a time; repeats it if another was requested meanwhile. */
export function catchUp(): Promise<void> {
    again = going !== undefined;
    going ??= (async () => {
        try {
            do {
                again = false;
                await exchange();
            } while (again);
        } catch {
            // Without a network, the next change, the next visit or a restored connection triggers another attempt.
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

/** Adopts the server's version of a deck, unless the deck was changed here since it was sent. */
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
