// The list of a table's keys, shown in the menu and by a key of its own.

import { html, type TemplateResult } from "lit";
import { t } from "../wording/language.ts";

const KEYS = ["options", "pass", "undo", "why", "last", "arrows", "escape"] as const;
const KEY_CAPS: Readonly<Record<(typeof KEYS)[number], readonly string[]>> = {
    options: ["1–9"],
    pass: ["␣", "P", "D"],
    undo: ["U"],
    why: ["?"],
    last: ["L"],
    arrows: ["←", "→"],
    escape: ["Esc"],
};

export function keyList(): TemplateResult {
    const meaning: Readonly<Record<(typeof KEYS)[number], string>> = {
        options: t("browser-key-options"),
        pass: t("browser-key-pass"),
        undo: t("browser-key-undo"),
        why: t("browser-key-why"),
        last: t("browser-key-last"),
        arrows: t("browser-key-arrows"),
        escape: t("browser-key-escape"),
    };
    return html`<dl class="keys">
            ${KEYS.map(
                (key) =>
                    html`<dt>${KEY_CAPS[key].map((cap) => html`<kbd>${cap}</kbd>`)}</dt>
                        <dd>${meaning[key]}</dd>`,
            )}
        </dl>
        <p class="settings__note">${t("browser-keys-touch")}</p>`;
}
