// The keys of a table: 1 to 9 choose an option, Space, P or D passes or ends the question, U takes back, ? opens the
// focused thing or lists the keys, L reads the last line of the log.
//
// Keys do nothing while the player types, and Space still presses a focused button.

import { html } from "lit";
import { announce } from "../controls/announce.ts";
import { openPopover, popoverIsOpen } from "../controls/popover.ts";
import type { Session } from "../session/session.ts";
import { STAGE_EMPTY } from "./stage/scene.ts";
import { say, t } from "../wording/language.ts";

/** Milliseconds after the stage closes in which Space does not pass, because it was meant for the stage. */
const MEANT_FOR_STAGE = 700;
let stageWent = -Infinity;

/** Handles the keys of a table; returns a function that stops it. */
export function tableKeys(session: () => Session | undefined): () => void {
    const pressed = (event: KeyboardEvent) => {
        const table = session();
        if (!table || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        const at = event.target as HTMLElement;
        if (at.closest("input, textarea, select, [contenteditable]") || popoverIsOpen()) return;
        if (handled(event, table, at)) event.preventDefault();
    };
    const went = () => (stageWent = performance.now());
    addEventListener("keydown", pressed);
    document.addEventListener(STAGE_EMPTY, went);
    return () => {
        removeEventListener("keydown", pressed);
        document.removeEventListener(STAGE_EMPTY, went);
    };
}

function handled(event: KeyboardEvent, session: Session, at: HTMLElement): boolean {
    const key = event.key.toLowerCase();
    if (key >= "1" && key <= "9" && key.length === 1) return press(`[data-key="${key}"]`);
    if (key === " " && at.closest("button, a, summary, [role=button], [role=slider]")) return false;
    if (key === " " && performance.now() - stageWent < MEANT_FOR_STAGE) return true;
    if (key === " " || key === "p" || key === "d") return press("[data-key=pass]");
    if (key === "u") return press("[data-key=undo]");
    if (key === "l") {
        const last = session.lines.at(-1);
        if (last) announce(say(last));
        return true;
    }
    const thing = at.closest<HTMLElement>("[data-handle], [data-definition]");
    if (key === "?" && !thing) {
        void list(at);
        return true;
    }
    if ((key !== "?" && key !== "i") || !thing) return false;
    session.read(thing.dataset["handle"] ?? "", thing.dataset["definition"] ?? "", thing);
    return true;
}

/** Shows the list of keys. */
async function list(at: HTMLElement): Promise<void> {
    const { keyList } = await import("./key-list.ts"); // loaded on demand, like the menu
    const anchor = document.querySelector<HTMLElement>("[data-key=menu]") ?? at;
    openPopover(anchor, {
        kind: "panel",
        label: t("browser-keys"),
        content: () =>
            html`<h2 class="pop__head">${t("browser-keys")}</h2>
                ${keyList()}`,
    });
}

/** Presses a button of the decision panel, as a click would; returns whether the button exists. */
function press(selector: string): boolean {
    const button = document.querySelector<HTMLElement>(`#decision ${selector}`);
    button?.click();
    return !!button;
}
