// The bar of the builder: the deck's name and format, and the actions on the deck as a whole.

import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../../controls/icon.ts";
import { closePopover, openPopover } from "../../../controls/popover.ts";
import { say, t } from "../../../wording/language.ts";
import { FORMATS } from "../../search/query-terms.ts";
import { size } from "../deck.ts";
import { isThere } from "../on-server.ts";
import type { Bench } from "./bench.ts";
import { countLetters, KEYS, lettersCount } from "./keys.ts";

export function bar(bench: Bench): TemplateResult {
    const { kept, league } = bench;
    const legal = !bench.faults.length;
    return html`<header class="dbar">
        <a
            class="dbar__home"
            href=${league?.page ?? "/decks"}
            aria-label=${league ? t("league-back") : t("deck-all-decks")}
            >${icon("logo")}</a
        >
        <div class="dbar__name">
            <h1 class="visually-hidden">${kept.name || t("deck-new")}</h1>
            <input
                class="dbar__title"
                aria-label=${t("deck-name")}
                maxlength="40"
                placeholder=${t("deck-new")}
                .value=${kept.name}
                @change=${(event: Event) => bench.rename((event.target as HTMLInputElement).value.trim())}
            />
            <p>
                ${league ? html`<span>${t("league-from-pool")}</span>` : formats(bench)}
                <span class="dbar__kept">${whereKept(bench)}</span>
            </p>
        </div>
        <div class="dbar__acts">
            <div class="dbar__wide">${acts(bench)}</div>
            <button
                type="button"
                class="btn ${legal ? "btn--primary" : ""} dbar__play"
                aria-disabled=${legal && bench.whole ? nothing : "true"}
                @click=${() => bench.play()}
            >
                ${icon("ui-play")}${league ? t("league-hand-in") : t("deck-play")}
            </button>
            <button
                type="button"
                class="btn btn--quiet btn--icon"
                aria-label=${t("browser-menu")}
                @click=${(event: Event) => openPopover(event.currentTarget as HTMLElement, { kind: "panel", label: t("browser-menu"), content: () => menu(bench) })}
            >
                ${icon("ui-menu")}
            </button>
        </div>
    </header>`;
}

/** Renders the actions on the deck as a whole. */
function acts(bench: Bench): TemplateResult {
    return html`${act("ui-undo", t("deck-undo"), () => bench.undo(), bench.undoable)}
    ${act("ui-book", t("deck-import-short"), () => (bench.dialog = "import"))}
    ${act("ui-clock", t("deck-versions"), () => (bench.dialog = "versions"))}
    ${act("ui-share", t("deck-share"), () => (bench.keepVersion(), (bench.dialog = "share")))}
    ${bench.league ? nothing : act("ui-bot", t("trial-test"), () => bench.test())}`;
}

/** Renders the menu: actions that do not fit into a phone's bar, redo, and the keys. */
function menu(bench: Bench): TemplateResult {
    const letters = (event: Event) => countLetters((event.target as HTMLInputElement).checked);
    return html`<div class="dmenu">
        <h2 class="pop__head">${icon("ui-menu")}${t("browser-menu")}</h2>
        <div class="dmenu__acts" @click=${() => closePopover()}>
            <div class="dmenu__narrow">${acts(bench)}</div>
            ${act("ui-fwd", t("deck-redo"), () => bench.redo(), bench.redoable)}
        </div>
        <h3>${t("deck-keys")}</h3>
        <dl>
            ${KEYS.map(
                ([keys, does]) =>
                    html`<dt><kbd>${keys}</kbd></dt>
                        <dd>${t(`deck-key-${does}`)}</dd>`,
            )}
        </dl>
        <label class="check"
            ><input type="checkbox" .checked=${lettersCount()} @change=${letters} />
            <span>${t("deck-keys-letters")}</span></label
        >
    </div>`;
}

function whereKept({ kept }: Bench): string {
    const number = kept.versions.at(-1)?.number ?? 1;
    if (!size(kept.deck)) return t("deck-not-kept");
    return isThere(kept) ? t("deck-kept-there", { number }) : t("deck-kept", { number });
}

function act(sign: string, words: string, does: () => void, enabled = true): TemplateResult {
    return html`<button
        type="button"
        class="btn btn--quiet"
        aria-disabled=${enabled ? nothing : "true"}
        aria-label=${words}
        @click=${does}
    >
        ${icon(sign)}<span>${words}</span>
    </button>`;
}

function formats(bench: Bench): TemplateResult {
    const known = bench.game?.formats ?? [];
    return html`<label
        ><span class="visually-hidden">${t("page-format")}</span>
        <select
            class="dbar__format"
            @change=${(event: Event) => bench.reformat((event.target as HTMLSelectElement).value)}
        >
            ${Object.entries(FORMATS)
                .filter(([name]) => known.length === 0 || known.some((one) => one.name === name))
                .map(
                    ([name, format]) =>
                        html`<option value=${name} ?selected=${name === bench.kept.format}>
                            ${say({ message: format.title })}
                        </option>`,
                )}
        </select></label
    >`;
}
