// A game against a bot at once: what is chosen for it, kept for the next one, and the table that is laid.

import { preferences } from "../../preferences.ts";
import { server } from "../../server/api.ts";
import type { DeckInfo, GameInfo, OptionInfo } from "../../server/wire.generated.ts";
import { keep, kept } from "../kept.ts";
import { PACES, startersOf } from "../words.ts";

/** What is chosen for a game against a bot. */
export interface Quick {
    bot: string;
    deck: string;
    /** The opponent's. */
    other: string;
    rules: string;
    /** Whether dice can be taken back. */
    practice: boolean;
}

/** What a newcomer begins with: the shorter game, where the rules know one. */
const EASY: Readonly<Record<string, string>> = { rules: "short", house: "one-hour" };

/** What sets of rules were called that somebody may have chosen in an earlier visit. */
const EARLIER: Readonly<Record<string, string>> = { "first-game": "short" };

/** The option with the named sets of rules, by which a game is long or short. */
export function ruleSets(game: GameInfo): OptionInfo | undefined {
    return game.options.find((option) => option.kind === "choice" && option.key in EASY);
}

/** The decks that a deck can meet: those of its block. */
export function against(game: GameInfo, deck: string): DeckInfo[] {
    const block = startersOf(game).find((one) => one.name === deck)?.formats[0];
    return startersOf(game).filter((one) => one.formats[0] === block && one.name !== deck);
}

/** What was chosen here, or in an earlier visit, as far as there still is such a thing. */
export function quickChoice(game: GameInfo, wished?: Quick): Quick {
    const sets = ruleSets(game);
    const easy = sets ? EASY[sets.key]! : "";
    const first = {
        bot: game.usual_bot,
        deck: startersOf(game)[0]?.name ?? "",
        other: "",
        rules: easy,
        practice: true,
    };
    const chosen = wished ?? { ...first, ...kept<Partial<Quick>>(`quick.${game.name}`, {}) };
    const bot = game.bots.includes(chosen.bot) ? chosen.bot : first.bot;
    const deck = startersOf(game).some((one) => one.name === chosen.deck) ? chosen.deck : first.deck;
    const fitting = against(game, deck);
    const other = (fitting.find((one) => one.name === chosen.other) ?? fitting[0])?.name ?? deck;
    const named = EARLIER[chosen.rules] ?? chosen.rules;
    const rules = sets?.values.some(({ value }) => value === named) ? named : first.rules;
    return { bot, deck, other, rules, practice: chosen.practice };
}

/** Keeps what was chosen for the next visit. */
export function keepChoice(game: GameInfo, choice: Quick): void {
    keep(`quick.${game.name}`, choice);
}

/** Lays a table for one person and a bot, and lets it begin; gives its address. */
export async function layQuick(game: GameInfo, { bot, deck, other, rules, practice }: Quick): Promise<string> {
    const sets = ruleSets(game);
    const { id } = await server.lay({
        game: game.name,
        title: "",
        open: false,
        pace: PACES[1],
        options: sets && rules ? { [sets.key]: rules } : {},
        seats: [
            { kind: "you", name: preferences.name, deck: deck },
            { kind: "bot", bot, deck: other },
        ],
        practice,
        begin: true,
        name: preferences.name,
    });
    return `/table/${id}`;
}
