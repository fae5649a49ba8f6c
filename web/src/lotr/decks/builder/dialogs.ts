// The dialogs of the builder, one at a time.

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../../wording/language.ts";
import type { Deck } from "../deck.ts";
import "../dialogs/import-dialog.ts";
import "../dialogs/play-dialog.ts";
import "../dialogs/share-dialog.ts";
import "../dialogs/versions-dialog.ts";
import { withVersion } from "../kept-decks.ts";
import type { Bench } from "./bench.ts";

export function dialogs(bench: Bench): TemplateResult | typeof nothing {
    const shut = () => (bench.dialog = "");
    const { kept, deck } = bench;
    switch (bench.dialog) {
        case "import":
            return html`<ing-deck-import
                .format=${kept.format}
                @shut=${shut}
                @take=${(event: CustomEvent<{ deck: Deck; title: string }>) => bench.take(event.detail.deck, event.detail.title)}
            ></ing-deck-import>`;
        case "share":
            return html`<ing-deck-share
                .deck=${deck}
                .name=${kept.name || t("deck-new")}
                @shut=${shut}
            ></ing-deck-share>`;
        case "versions":
            return html`<ing-deck-versions
                .kept=${withVersion(kept)}
                @shut=${shut}
                @take=${(event: CustomEvent<Deck>) => bench.take(event.detail)}
            ></ing-deck-versions>`;
        case "play":
            return html`<ing-deck-play .kept=${kept} @shut=${shut}></ing-deck-play>`;
        case "":
            return nothing;
    }
}
