// The search help: every field with its meaning, and the operators.

import { html, type TemplateResult } from "lit";
import { t } from "../../wording/language.ts";
import { fieldName } from "./pieces.ts";
import { FIELDS } from "./query-terms.ts";

export function searchHelp(): TemplateResult {
    return html`<div class="qhelp-text">
        <h2>${t("search-help")}</h2>
        <p>${t("search-help-words")}</p>
        <p>${t("search-help-signs")}</p>
        <dl>
            ${Object.keys(FIELDS).map(
                (field) =>
                    html`<dt><code>${fieldName(field)}</code></dt>
                        <dd>${t(`search-about-${field}`)}</dd>`,
            )}
        </dl>
    </div>`;
}
