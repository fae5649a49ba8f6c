// A table at which a deck of one's own is played against a bot.

import { preferences } from "../../preferences.ts";
import { server } from "../../server/api.ts";
import type { Deck } from "./deck.ts";

const GAME = "lotr";

/** Lays it and begins: the bot has a deck, or that of a name, else a starter of the format; gives its address. */
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
