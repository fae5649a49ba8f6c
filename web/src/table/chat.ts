// The chat of a table: closed until a line is written; shows the number of new lines.

import { html, nothing, type TemplateResult } from "lit";
import { InTurn } from "../controls/drawn.ts";
import { icon, seatMark } from "../controls/icon.ts";
import { chatLine, sentWith } from "./chat-lines.ts";
import { read, unread } from "./unread.ts";
import { Watching, type Session } from "../session/session.ts";
import { t } from "../wording/language.ts";

/** Milliseconds after opening the table within which lines count as said before the viewer came. */
const EARLIER = 2000;

class Chat extends InTurn {
    static override properties = { session: { attribute: false }, opened: { state: true } };
    declare session: Session;
    declare opened: boolean;
    readonly #since = performance.now();
    protected readonly watching = new Watching(this, () => this.session);

    constructor() {
        super();
        this.opened = false;
    }

    protected override willUpdate(): void {
        const { chat, info } = this.session;
        const earlier = chat.length > 0 && !read.has(info.id) && performance.now() - this.#since < EARLIER;
        if (this.opened || earlier) read.set(info.id, chat.at(-1)?.number ?? 0);
    }
    protected override updated(): void {
        const lines = this.querySelector(".chat__lines");
        if (lines && this.opened) lines.scrollTop = lines.scrollHeight;
    }

    protected override render(): TemplateResult | typeof nothing {
        const { session } = this;
        if (!session.live) return nothing;
        const fresh = unread(session);
        return html`<details class="chat" ?open=${this.opened} @toggle=${this.#toggle}>
            <summary>
                ${icon("ui-chat")}${t("browser-chat")}
                ${fresh && !this.opened ? html`<span class="badge" aria-label=${t("browser-chat-new", { count: fresh })}>${fresh}</span>` : nothing}${icon("ui-up")}
            </summary>
            <div class="chat__lines" role="log" aria-label=${t("browser-chat")} tabindex="0">
                ${session.chat.length ? nothing : html`<p class="settings__note">${t("browser-chat-empty")}</p>`}
                ${session.chat.map((line) => chatLine(line, line.seat >= 0 ? session.seatMark(line.seat) : seatMark(5, line.name)))}
            </div>
            ${sentWith((text) => this.session.say(text))}
        </details>`;
    }

    #toggle(event: Event): void {
        this.opened = (event.target as HTMLDetailsElement).open;
    }
}
customElements.define("ing-chat", Chat);
