// Texts that several pages use: names of games, bots, starters, paces and rule sets.

import { say, t } from "../wording/language.ts";
import type { DeckInfo, GameInfo } from "../server/wire.generated.ts";

/** Returns the title of a game.  The game's own texts contain it too, but not every page loads them. */
export function gameTitle(game: string): string {
    switch (game) {
        case "lotr":
            return t("page-game-lotr");
        case "talisman":
            return t("page-game-talisman");
        default:
            return game;
    }
}

/** Returns the symbol of a game. */
export function gameIcon(game: string): string {
    return game === "talisman" ? "t-crown" : "p-fellowship";
}

/** Whether a game has dice, so that the setting for taking dice back matters. */
export function hasDice(game: string): boolean {
    return game === "talisman";
}

/** Returns a short description of a kind of bot. */
export function botGist(bot: string): string {
    switch (bot) {
        case "easy":
            return t("page-bot-easy-gist");
        case "normal":
        case "thumb":
            return t("page-bot-normal-gist");
        case "hard":
            return t("page-bot-hard-gist");
        case "relentless":
            return t("page-bot-relentless-gist");
        case "uniform":
            return t("page-bot-uniform-gist");
        default:
            return "";
    }
}

/** Short descriptions of starters: their companions and minions. */
const ABOUT: Readonly<Record<string, () => string>> = {
    "fellowship-aragorn": () => t("page-deck-fellowship-aragorn"),
    "fellowship-gandalf": () => t("page-deck-fellowship-gandalf"),
    "moria-gandalf": () => t("page-deck-moria-gandalf"),
    "moria-gimli": () => t("page-deck-moria-gimli"),
    "elf-lords-boromir": () => t("page-deck-elf-lords-boromir"),
    "elf-lords-legolas": () => t("page-deck-elf-lords-legolas"),
    "towers-aragorn": () => t("page-deck-towers-aragorn"),
    "towers-theoden": () => t("page-deck-towers-theoden"),
    "helms-deep-eowyn": () => t("page-deck-helms-deep-eowyn"),
    "helms-deep-legolas": () => t("page-deck-helms-deep-legolas"),
    "fangorn-faramir": () => t("page-deck-fangorn-faramir"),
    "fangorn-witch-king": () => t("page-deck-fangorn-witch-king"),
};
export function deckGist(deck: string): string {
    return ABOUT[deck]?.() ?? "";
}

/** Returns a starter's name from hero and set, since two heroes lead two starters each; a built deck's own name. */
export function starterName({ title, set, built }: DeckInfo): string {
    return built ? say(built) : t("page-deck-of", { hero: title, set: say(set) });
}

/** Returns the decks that are sold as starters. */
export function startersOf(game: GameInfo): DeckInfo[] {
    return game.decks.filter((deck) => !deck.built);
}

/** Returns the name of a deck at a table. */
export function deckTitle(game: GameInfo | undefined, deck: string): string {
    if (deck === "own") return t("page-deck-own");
    const starter = game?.decks.find((one) => one.name === deck);
    return starter ? starterName(starter) : deck;
}

export { PACES, paceName } from "../table/pace.ts";
/** Options for the time without an answer after which a player can be replaced, in seconds. */
export const PATIENCES = [120, 600, 3600, 86_400] as const;
