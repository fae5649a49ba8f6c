// Wounds and deaths on the cards themselves: a wounded character has a mark for a moment, and a dead one stays where it
// was for as long, with a bar across.  Nothing waits for it.

import { icon } from "../../controls/icon.ts";
import { preferences, tableSpeed } from "../../preferences.ts";
import type { Session } from "../../session/session.ts";
import { t } from "../../wording/language.ts";
import { html, render } from "lit";
import { viewOf, type LotrView } from "../view.ts";

/** Time, in milliseconds, that a wound or death is shown at the usual speed of the table. */
const SEEN = 1600;

interface Fallen {
    readonly card: HTMLElement;
    readonly box: DOMRect;
}

/** Returns the wounds of every character in play. */
export function woundsIn({ seats }: LotrView): ReadonlyMap<string, number> {
    const cards = Object.values(seats).flatMap(({ in_play }) => in_play);
    return new Map(cards.filter(({ vitality }) => vitality !== undefined).map((one) => [one.handle, one.wounds ?? 0]));
}

/** Returns the cards in dead and discard piles. */
function gone({ seats }: LotrView): ReadonlySet<string> {
    return new Set(
        Object.values(seats).flatMap(({ dead, discard }) => [...dead, ...discard].map(({ handle }) => handle)),
    );
}

/** Returns the characters wounded by the latest update, with their new wounds. */
export function hitSince(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): Map<string, number> {
    const found = new Map<string, number>();
    for (const [handle, wounds] of now) {
        const more = wounds - (before.get(handle) ?? wounds);
        if (more > 0) found.set(handle, more);
    }
    return found;
}

/** Whether a card is in the visible part of the lanes; a card scrolled out of sight shows no death. */
export function isWithin(card: Pick<DOMRect, "top" | "bottom">, lanes: Pick<DOMRect, "top" | "bottom">): boolean {
    return card.top >= lanes.top - 8 && card.bottom <= lanes.bottom + 8;
}

/** Shows wounds and deaths from one update of the table to the next; a jump in a replay shows nothing. */
export class Blows {
    #version = -1;
    #turn = -1;
    #wounds: ReadonlyMap<string, number> = new Map();
    #hit = new Map<string, number>();
    #fallen: Fallen[] = [];

    /**
     * Records wounds and cards about to leave, before the table is redrawn.  Several updates may come before a redraw.
     */
    note(root: HTMLElement, session: Session): void {
        if (session.version === this.#version) return;
        const view = viewOf(session);
        const now = woundsIn(view);
        const follows = session.live && session.version === this.#version + 1;
        const hit = follows ? hitSince(this.#wounds, now) : [];
        this.#hit = new Map(follows ? [...this.#hit, ...hit] : []);
        const left = follows ? gone(view) : new Set<string>();
        const dead = [...this.#wounds.keys()].filter((handle) => !now.has(handle) && left.has(handle));
        const fallen = dead.flatMap((handle) => {
            const card = root.querySelector<HTMLElement>(`.lanes button.card[data-handle="${CSS.escape(handle)}"]`);
            const box = card?.getBoundingClientRect();
            const seen = box?.width && isWithin(box, card!.closest(".lanes")!.getBoundingClientRect());
            return seen ? [{ card: card!.cloneNode(true) as HTMLElement, box }] : [];
        });
        // In another turn other cards stand in that place; the log has the dead.
        this.#fallen = follows && view.turn_number === this.#turn ? [...this.#fallen, ...fallen] : [];
        this.#turn = view.turn_number;
        this.#version = session.version;
        this.#wounds = now;
    }

    /** Shows the recorded wounds and deaths after the table is redrawn. */
    show(root: HTMLElement): void {
        const hit = this.#hit;
        const fallen = this.#fallen;
        this.#hit = new Map();
        this.#fallen = [];
        const pause = SEEN * (preferences.speed === "none" ? 0.5 : tableSpeed());
        for (const [handle, wounds] of hit) {
            for (const card of root.querySelectorAll<HTMLElement>(`button.card[data-handle="${CSS.escape(handle)}"]`)) {
                card.dataset["hit"] = String(wounds);
                setTimeout(() => delete card.dataset["hit"], pause);
            }
        }
        for (const one of fallen) {
            const ghost = this.#ghost(one);
            root.querySelector("main")?.append(ghost);
            setTimeout(() => ghost.remove(), pause);
        }
    }

    #ghost({ card, box }: Fallen): HTMLElement {
        const ghost = document.createElement("div");
        ghost.className = "fallen is-dead";
        ghost.setAttribute("aria-hidden", "true");
        Object.assign(ghost.style, {
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
        });
        for (const name of ["data-handle", "data-item", "data-stop", "data-threat", "id"]) card.removeAttribute(name);
        card.setAttribute("tabindex", "-1");
        card.style.setProperty("--card-w", `${box.width}px`); // as large as in its lane
        render(html`${card}<span class="deadbar">${icon("ui-skull")}${t("lotr-stage-dead")}</span>`, ghost);
        return ghost;
    }
}
