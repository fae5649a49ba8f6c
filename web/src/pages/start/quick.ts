// Quick games against a bot: the settings, stored for the next game, and the creation of the table.

import { preferences } from "../../preferences.ts";
import { server } from "../../server/api.ts";
import type { DeckInfo, GameInfo, OptionInfo } from "../../server/wire.generated.ts";
import { keep, kept } from "../kept.ts";
import { PACES, startersOf } from "../words.ts";

/** Settings of a game against a bot. */
export interface Quick {
    bot: string;
    deck: string;
    /** The opponent's deck. */
    other: string;
    rules: string;
    /** Whether dice can be taken back. */
    practice: boolean;
}

/** Default values for a newcomer, by option: the shorter game, where the rules have one. */
const EASY: Readonly<Record<string, string>> = { rules: "short", house: "one-hour" };

/** Former names of sets of rules, which an earlier visit may have stored. */
const EARLIER: Readonly<Record<string, string>> = { "first-game": "short" };

/** Returns the option with the named sets of rules, which decide how long a game takes. */
export function ruleSets(game: GameInfo): OptionInfo | undefined {
    return game.options.find((option) => option.kind === "choice" && option.key in EASY);
}

/** Returns the decks that can be played against a deck: those of its block. */
export function against(game: GameInfo, deck: string): DeckInfo[] {
    const block = startersOf(game).find((one) => one.name === deck)?.formats[0];
    return startersOf(game).filter((one) => one.formats[0] === block && one.name !== deck);
}

/** Returns the settings chosen now or in an earlier visit; unknown values are replaced with defaults. */
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

/** Stores the settings for the next visit. */
export function keepChoice(game: GameInfo, choice: Quick): void {
    keep(`quick.${game.name}`, choice);
}

/** Creates and starts a table for one player and a bot; returns its address. */
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
