// The boards of the games: each is loaded, with its texts and its catalogue, when a table of that game is shown.

import type { TemplateResult } from "lit";
import { html, unsafeStatic } from "lit/static-html.js";
import "../../styles/table.css";
import "./bar.ts";
import "./decision/decision.ts";
import "./log.ts";
import { breath } from "../controls/breath.ts";
import { loadCatalogue } from "../catalogue.ts";
import { preferences } from "../preferences.ts";
import { isSociable } from "./unread.ts";
import type { Session } from "../session/session.ts";
import { prepareLanguage, speak } from "../wording/language.ts";

const BOARDS = import.meta.glob("../{lotr,talisman}/table.ts");
/** Timeout, in milliseconds, for a table's fonts. */
const PATIENCE = 1500;
let stopPreparing: () => void = () => {};

/** Loads everything that the board of a game needs. */
export async function loadBoard(game: string): Promise<void> {
    stopPreparing();
    const load = BOARDS[`../${game}/table.ts`] ?? (() => import("./plain-board.ts"));
    const { language } = preferences;
    await Promise.all([speak({ game, language, named: false }), loadCatalogue(game, language), load(), fonts()]);
    await breath();
    stopPreparing = prepareLanguage((next) => loadCatalogue(game, next));
}

/**
 * Loads the fonts of a table, up to a timeout; a font that arrives later would force a new layout of the whole table.
 */
function fonts(): Promise<unknown> {
    const wanted = ['700 1em "Ingle Title"', '400 1em "Ingle Text"'];
    const come = Promise.allSettled(wanted.map((font) => document.fonts.load(font)));
    return Promise.race([come, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Renders the board of a game; loads the chat where there are other people to talk to. */
export function board(game: string, session: Session): TemplateResult {
    if (session.live && isSociable(session)) void import("./chat.ts");
    const tag = unsafeStatic(`../${game}/table.ts` in BOARDS ? `${game}-table` : "ing-plain-board");
    return html`<${tag} .session=${session}></${tag}>`;
}
