// Starts a game of the player's own deck against a bot.

import { preferences } from "../../preferences.ts";
import { server } from "../../server/api.ts";
import type { Deck } from "./deck.ts";

const GAME = "lotr";

/**
 * Creates and starts a table, and returns its address.  The bot plays the given or named deck, else a starter of the
 * format.
 */
export async function playAgainstBot(
    deck: Deck,
    format: string,
    theirs: string | Deck = "",
    bot = "",
): Promise<string> {
    const text = async (one: Deck) => (await server.writeDeck(GAME, "text", one)).text;
    const game = (await server.games()).find((one) => one.name === GAME)!;
    const starter = theirs || (game.decks.find((one) => one.formats.includes(format))?.name ?? "");
    const against =
        typeof starter === "string" ? { deck: starter, deck_text: "" } : { deck: "", deck_text: await text(starter) };
    const { id } = await server.lay({
        game: GAME,
        title: "",
        open: false,
        options: { format },
        seats: [
            { kind: "you", name: preferences.name, deck: "", deck_text: await text(deck) },
            { kind: "bot", bot: bot || game.usual_bot, ...against },
        ],
        begin: true,
        name: preferences.name,
    });
    return `/table/${id}`;
}
