// The boards of the games: each is loaded, with its wordings and its catalogue, when a table of that game is shown.

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
/** So many milliseconds a table waits for its fonts. */
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

/** The fonts of a table: one that came later would have all of it laid out anew.  It waits only so long for them. */
function fonts(): Promise<unknown> {
    const wanted = ['700 1em "Ingle Title"', '400 1em "Ingle Text"'];
    const come = Promise.allSettled(wanted.map((font) => document.fonts.load(font)));
    return Promise.race([come, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** The board of a game with what it shows; the chat is fetched where there is somebody to talk to. */
export function board(game: string, session: Session): TemplateResult {
    if (session.live && isSociable(session)) void import("./chat.ts");
    const tag = unsafeStatic(`../${game}/table.ts` in BOARDS ? `${game}-table` : "ing-plain-board");
    return html`<${tag} .session=${session}></${tag}>`;
}
