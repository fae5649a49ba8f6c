// The chat of a league: like a table's, closed until a line is written.

import { html, nothing, type TemplateResult } from "lit";
import { icon, seatMark } from "../../controls/icon.ts";
import { chatLine, sentWith } from "../../table/chat-lines.ts";
import type { LeagueInfo } from "../../server/wire.generated.ts";
import { t } from "../../wording/language.ts";

/** Number of the last chat line seen, by league. */
const read = new Map<string, number>();

export function leagueChat(league: LeagueInfo, say: (text: string) => void, changed: () => void): TemplateResult {
    const { id, you, chat } = league;
    const last = chat.at(-1)?.number ?? 0;
    const opened = document.querySelector(".league-chat[open]") !== null;
    if (opened || !read.has(id)) read.set(id, last);
    const fresh = chat.filter((line) => line.number > read.get(id)! && line.seat !== you).length;
    const toggled = (event: Event) => {
        if ((event.target as HTMLDetailsElement).open) read.set(id, last);
        changed();
    };
    return html`<details class="chat panel league-panel league-chat" @toggle=${toggled}>
        <summary>
            ${icon("ui-chat")}${t("browser-chat")}
            ${fresh ? html`<span class="badge" aria-label=${t("browser-chat-new", { count: fresh })}>${fresh}</span>` : nothing}${icon("ui-up")}
        </summary>
        <div class="chat__lines" role="log" aria-label=${t("browser-chat")} tabindex="0">
            ${chat.length ? nothing : html`<p class="settings__note">${t("browser-chat-empty")}</p>`}
            ${chat.map((line) => chatLine(line, seatMark(Math.max(0, line.seat) % 6, line.name)))}
        </div>
        ${you >= 0 ? sentWith(say) : nothing}
    </details>`;
}
