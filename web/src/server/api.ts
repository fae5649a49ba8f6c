// The server's HTTP interface: one function for each request.

import type {
    AccountInfo,
    AnalysisInfo,
    Explanation,
    HeadingsInfo,
    HintInfo,
    DeckCards,
    DeckReport,
    DeckText,
    ErrorInfo,
    Fault,
    Frames,
    GameInfo,
    GoalInfo,
    IntroductionInfo,
    LessonInfo,
    MakePuzzle,
    Me,
    NewLesson,
    NewPuzzle,
    NewTable,
    PlayedDeck,
    Start,
    ProofInfo,
    PuzzleInfo,
    PuzzleList,
    PuzzleText,
    SolutionInfo,
    ReplayInfo,
    RulesFound,
    RulesInfo,
    SeatChange,
    SeatId,
    SeatLink,
    TableId,
    TableInfo,
    Tables,
    Worded,
} from "./wire.generated.ts";

/** Thrown when the server refuses a request or cannot be reached; `said` is its reason, undefined if it gave none. */
export class Refusal extends Error {
    readonly status: number;
    readonly said: Worded | undefined;
    readonly faults: readonly Fault[];

    constructor(status: number, said?: Worded, faults: readonly Fault[] = []) {
        super(said?.message ?? `status ${status}`);
        this.status = status;
        this.said = said;
        this.faults = faults;
    }
}

let changing: Promise<unknown> = Promise.resolve();

/** Sends a request to the server.  Changes are sent one after the other, because the first one creates the guest. */
export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (method === "GET") return asked(method, path);
    const answer = changing.then(() => asked<T>(method, path, body));
    changing = answer.catch(() => undefined);
    return answer;
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
    const request: RequestInit = { method };
    if (method !== "GET") {
        request.headers = { "content-type": "application/json" };
        request.body = JSON.stringify(body ?? {});
    }
    let response: Response;
    try {
        response = await fetch(`/api${path}`, request);
    } catch {
        throw new Refusal(0);
    }
    const text = await response.text();
    let said: unknown;
    try {
        said = text ? JSON.parse(text) : {};
    } catch {
        throw new Refusal(response.status);
    }
    if (response.ok) return said as T;
    const refused = said as Partial<ErrorInfo>;
    throw new Refusal(response.status, refused.error, refused.faults);
}

const part = encodeURIComponent;
let games: Promise<GameInfo[]> | undefined;

export const server = {
    me: () => ask<Me>("GET", "/me"),
    rename: (name: string) => ask<Me>("PUT", "/me", { name }),
    /** Returns the games, those with decks first; fetched once. */
    games: () => {
        games ??= ask<GameInfo[]>("GET", "/games").then((all) =>
            all.sort((one, other) => other.decks.length - one.decks.length),
        );
        games.catch(() => (games = undefined));
        return games;
    },
    tables: () => ask<Tables>("GET", "/tables"),
    lay: (table: NewTable) => ask<TableId>("POST", "/tables", table),
    table: (id: string) => ask<TableInfo>("GET", `/tables/${part(id)}`),
    seat: (id: string, seat: number, act: SeatChange) => ask<unknown>("POST", `/tables/${part(id)}/seats/${seat}`, act),
    begin: (id: string) => ask<unknown>("POST", `/tables/${part(id)}/begin`),
    seatLink: (id: string, seat: number) => ask<SeatLink>("POST", `/tables/${part(id)}/seats/${seat}/link`),
    takeSeat: (token: string) => ask<SeatId>("POST", `/seat-links/${part(token)}`),
    checkDeck: (game: string, format: string, text: string) =>
        ask<DeckReport>("POST", "/decks/check", { game, format, text }),
    ruleHeadings: (game: string, language: string) =>
        ask<HeadingsInfo>("GET", `/rules/${part(game)}/${part(language)}/headings`),
    rules: (game: string, language: string) => ask<RulesInfo>("GET", `/rules/${part(game)}/${part(language)}`),
    findRules: (game: string, language: string, question: string) =>
        ask<RulesFound>("GET", `/rules/${part(game)}/${part(language)}/search?q=${part(question)}`),
    decks: (game: string) => ask<Readonly<Record<string, DeckCards>>>("GET", `/decks/${part(game)}`),
    playedDecks: (id: string) => ask<PlayedDeck[]>("GET", `/tables/${part(id)}/decks`),
    startsOf: (game: string, deck: DeckCards) => ask<Start[]>("POST", "/decks/starts", { game, deck }),
    writeDeck: (game: string, kind: string, deck: DeckCards) =>
        ask<DeckText>("POST", "/decks/write", { game, kind, deck }),
    account: (id: string) => ask<AccountInfo>("GET", `/tables/${part(id)}/account`),
    /**
     * Returns the analysis of a finished game, if one was requested; `askAnalysis` requests it or returns its progress.
     */
    analysis: (id: string) => ask<AnalysisInfo>("GET", `/tables/${part(id)}/analysis`),
    askAnalysis: (id: string) => ask<AnalysisInfo>("POST", `/tables/${part(id)}/analysis`),
    hint: (id: string) => ask<HintInfo>("GET", `/tables/${part(id)}/hint`),
    /** Returns the evaluation of an answer; at a table in play, of a bot's latest answer. */
    explanation: (id: string, which: { number: number } | { seat: number }) =>
        ask<Explanation>(
            "GET",
            `/tables/${part(id)}/explanation?${"seat" in which ? `seat=${which.seat}` : `number=${which.number}`}`,
        ),
    replay: (id: string) => ask<ReplayInfo>("GET", `/tables/${part(id)}/replay`),
    frames: (id: string, viewer: number, from: number, count: number) =>
        ask<Frames>("GET", `/tables/${part(id)}/replay/frames?viewer=${viewer}&from=${from}&count=${count}`),
    howToPlay: (game: string, language: string) =>
        ask<IntroductionInfo>("GET", `/how-to-play/${part(game)}/${part(language)}`),
    learn: (game: string, lesson: NewLesson) => ask<TableId>("POST", `/lessons/${part(game)}`, lesson),
    lesson: (id: string) => ask<LessonInfo>("GET", `/tables/${part(id)}/lesson`),
    lessonBack: (id: string, answers: number) => ask<TableId>("POST", `/tables/${part(id)}/lesson/back`, { answers }),
    puzzles: () => ask<PuzzleList>("GET", "/puzzles"),
    tryPuzzle: (name: string, puzzle: NewPuzzle) => ask<TableId>("POST", `/puzzles/${part(name)}`, puzzle),
    puzzle: (id: string) => ask<PuzzleInfo>("GET", `/tables/${part(id)}/puzzle`),
    puzzleSolution: (id: string) => ask<SolutionInfo>("GET", `/tables/${part(id)}/puzzle/solution`),
    puzzleAgain: (id: string) => ask<TableId>("POST", `/tables/${part(id)}/puzzle/again`),
    puzzleGoals: (game: string) => ask<GoalInfo[]>("GET", `/puzzle-goals/${part(game)}`),
    provePuzzle: (text: string) => ask<ProofInfo>("POST", "/puzzle-proof", { text }),
    makePuzzle: (id: string, wish: MakePuzzle) => ask<PuzzleText>("POST", `/tables/${part(id)}/puzzle`, wish),
    branch: (id: string, number: number, seat: number) =>
        ask<TableId>("POST", `/tables/${part(id)}/branch`, { number, seat }),
};
