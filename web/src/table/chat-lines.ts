// Parts shared by all chats: their lines, and the input field.

import "../../styles/chat.css";
import { html, type TemplateResult } from "lit";
import { icon } from "../controls/icon.ts";
import type { ChatLine } from "../server/wire.generated.ts";
import { language, t } from "../wording/language.ts";

export function chatLine(line: ChatLine, mark: unknown): TemplateResult {
    return html`<p class="chat__line">
        ${mark}
        <span
            ><b>${line.name}</b> <time datetime=${new Date(line.at * 1000).toISOString()}>${clock(line.at)}</time
            ><br />${line.text}</span
        >
    </p>`;
}

/** Renders the input field, whose text is sent with Enter or with its button. */
export function sentWith(say: (text: string) => void): TemplateResult {
    const send = (event: Event): void => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        const text = String(new FormData(form).get("text") ?? "").trim();
        if (text) say(text);
        form.reset();
    };
    return html`<form class="chat__form" @submit=${send}>
        <input
            class="field"
            name="text"
            maxlength="500"
            autocomplete="off"
            enterkeyhint="send"
            aria-label=${t("browser-chat-write")}
            placeholder=${t("browser-chat-write")}
        />
        <button class="btn btn--small" aria-label=${t("browser-chat-send")}>${icon("ui-arrow")}</button>
    </form>`;
}

function clock(at: number): string {
    return new Date(at * 1000).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
}
