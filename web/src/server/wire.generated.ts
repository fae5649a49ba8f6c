// What goes over the wire, WebSocket and HTTP alike.  Written by scripts/wire-types from the types of the server
// (src/inglenook/server/protocol.py and api/): change those, and run it again.

/** A message still to be worded: its id and its arguments. */
export interface Worded {
    readonly message: string;
    readonly [argument: string]: Argument;
}

/** The name of something printed, by the id of its definition. */
export interface Named {
    readonly name: string;
}

/** Whoever sits in a seat. */
export interface Seated {
    readonly player: number;
}

export type Argument = number | string | Worded | Named | Seated | readonly Argument[];

/** Everything that a seat may know of the table: what the game's own rulebook shows it. */
export type Seen = Readonly<Record<string, unknown>>;

/** A path and the value there now; without a value, what stood there is gone. */
export type Change = readonly [path: readonly string[]] | readonly [path: readonly string[], value: unknown];

// What the server sends.

/** The table and its seats: sent after `watch`, and whenever something about them changes. */
export interface TableInfo {
    readonly type: "table";
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly state: "frozen" | "over" | "playing" | "waiting";
    readonly open: boolean;
    readonly host: boolean;
    readonly options: Readonly<Record<string, string>>;
    /** Delay before each bot's answer in milliseconds, so that people can follow; 0: none. */
    readonly pace: number;
    readonly discreet: boolean;
    readonly practice: boolean;
    readonly seats: readonly SeatInfo[];
    readonly spectators: number;
    readonly winners: readonly number[];
    readonly before: string;
    /** The ids of this table's rematch (`after`) and of the table it is a rematch of (`before`), or "". */
    readonly after: string;
    readonly moments: readonly Moment[];
    readonly fault: string;
    /** Seconds without a connection after which a seat counts as abandoned and a bot may take over. */
    readonly abandoned_after: number;
    /** Seconds without an answer after which a bot may take over, even with a connection. */
    readonly patience: number;
    readonly programs: boolean;
    readonly league: string;
    readonly lesson: number;
    readonly puzzle: boolean;
    readonly to: number;
}

/** The occupant of a seat, as everybody sees it. */
export interface SeatInfo {
    readonly seat: number;
    readonly kind: "bot" | "empty" | "person";
    /** The player's name, or for a bot the name of its kind ("thumb"). */
    readonly name: string;
    /** The name of a starter; "own" for a player's own deck, "" in a game without decks. */
    readonly deck: string;
    readonly yours: boolean;
    readonly connected: boolean;
    /** Seconds for which the game has been waiting for this person without a connection; 0: not waiting. */
    readonly away: number;
    /** Seconds for which others have been waiting for this person's answer; 0: not waiting. */
    readonly silent: number;
    /** Whether another person at the table may let a bot play for this one now. */
    readonly replaceable: boolean;
    /** The bot that plays for a person who left, or "". */
    readonly bot_plays: string;
    readonly conceded: boolean;
    readonly program: boolean;
}

/** A kind of moment at which a player may respond, and whether this player wants to be asked. */
export interface Moment {
    readonly kind: string;
    readonly label: Worded;
    readonly wanted: boolean;
    readonly vital: boolean;
}

/** Everything that the watching seat may know; sent first, and whenever the client may have missed something. */
export interface View {
    readonly type: "view";
    readonly version: number;
    readonly viewer: number;
    readonly view: Seen;
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly undo: UndoInfo;
    readonly to: number;
}

/** The pending question (`kernel.views.news.question`), complete only for the seat that is asked; other seats get `seat` and their own `asides`; in a finished game there are only `over` and `winners`. */
export interface Question {
    readonly asides?: readonly Option[];
    readonly dangers?: readonly Threat[];
    readonly kind?: "action" | "cards" | "number" | "order" | "response" | "yes-or-no";
    readonly least?: number;
    readonly most?: number;
    readonly options?: readonly Option[];
    readonly ordered?: boolean;
    readonly over?: boolean;
    readonly prompt?: Worded;
    /** Usually sent later in a separate message (`Results`); a client that joins later may get them here. */
    readonly results?: readonly Prospect[];
    readonly seat?: number;
    readonly tips?: readonly Tip[];
    readonly winners?: readonly number[];
}

/** An option of a question; `subject` and `other` are handles of things on the table, or "". */
export interface Option {
    readonly amount: number;
    readonly key: string;
    readonly label: Worded;
    readonly other: string;
    readonly subject: string;
    readonly verb: string;
}

/** A danger if nothing more is done (`kernel.views.dangers`): the victim, the foes, and a message. */
export interface Threat {
    readonly button?: Worded;
    readonly ends?: "" | "lost" | "won";
    readonly fate?: string;
    readonly foes?: readonly string[];
    readonly option?: string;
    readonly reason?: Worded;
    readonly text?: Worded;
    readonly totals?: readonly number[];
    readonly totals_from?: readonly (readonly (readonly [string, number])[])[];
    readonly who?: string;
}

/** The results of an option in this position, the weightiest first (KR-33). */
export interface Prospect {
    readonly option: string;
    readonly told: readonly Worded[];
}

/** Advice for a beginner; `name` identifies the note, `passing`: the advice is to pass (KR-35). */
export interface Tip {
    readonly name: string;
    readonly passing: boolean;
    readonly rules: readonly string[];
    readonly text: Worded;
}

/** The watching seat's right to take back its latest answer: at once, with consent, or not and the reason. */
export interface UndoInfo {
    readonly consent?: boolean;
    readonly dice?: boolean;
    readonly may?: boolean;
    readonly why?: Worded;
}

/** Changes since the previous version (`kernel.views.news.changes`), the current question, and new lines. */
export interface News {
    readonly type: "news";
    readonly since: number;
    readonly version: number;
    readonly changes: readonly Change[];
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly undo: UndoInfo;
    readonly to: number;
}

/** Results of the options of the question at this version; sent after the question, if there is time. */
export interface Results {
    readonly type: "results";
    readonly version: number;
    readonly results: readonly Prospect[];
    readonly to: number;
}

/** Reply to a request that was carried out and stored. */
export interface Done {
    readonly type: "done";
    readonly to: number;
}

/** Reply to a request that was refused, with the reason; nothing has changed. */
export interface Refused {
    readonly type: "refused";
    readonly message: Worded;
    /** Whether the request named an outdated version; the current view follows. */
    readonly stale: boolean;
    readonly to: number;
}

/** Reply to `Why`: the reasons why nothing can be done with a thing. */
export interface Reasons {
    readonly type: "reasons";
    readonly handle: string;
    readonly reasons: readonly Reason[];
    readonly to: number;
}

/** The reason why something cannot be done now, and the rule behind it. */
export interface Reason {
    readonly message: Worded;
    readonly rule: string;
}

/** Reply to `Foresee`: the dangers after the planned answers; null if unknown. */
export interface Foreseen {
    readonly type: "foreseen";
    readonly dangers: readonly Threat[] | null;
    readonly to: number;
}

/** New lines of chat; after `watch`, the latest ones. */
export interface Chat {
    readonly type: "chat";
    readonly lines: readonly ChatLine[];
    readonly to: number;
}

/** A line of chat: its seat (-1: a spectator), and its time in seconds since 1970. */
export interface ChatLine {
    readonly number: number;
    readonly seat: number;
    readonly name: string;
    readonly text: string;
    readonly at: number;
}

/** A pending undo request, with the seats that have agreed so far; `by` -1: the request is withdrawn. */
export interface UndoAsked {
    readonly type: "undo_asked";
    readonly by: number;
    readonly version: number;
    readonly agreed: readonly number[];
    /** Number of answers that would be taken back. */
    readonly answers: number;
    readonly to: number;
}

/** Reply to `Ping`. */
export interface Pong {
    readonly type: "pong";
    readonly to: number;
}

/** The reason why a request was refused. */
export interface ErrorInfo {
    readonly error: Worded;
    readonly faults?: readonly Fault[];
    /** The reason in English; sent to programs, as browsers word it themselves. */
    readonly text?: string;
}

/** A fault of a deck: its line (0: no single line), and the rule violated, if any. */
export interface Fault {
    readonly line: number;
    readonly message: Worded;
    readonly rule: string;
    /** Suggestions for the card that was meant. */
    readonly near: readonly string[];
}

/** The caller: whether they are known, and their name. */
export interface Me {
    readonly guest: boolean;
    readonly name: string;
    /** Whether the caller has an account, with ways in from other devices. */
    readonly kept: boolean;
}

/** A game, and the choices that a table for it has. */
export interface GameInfo {
    readonly name: string;
    readonly title: Worded;
    readonly fewest: number;
    readonly most: number;
    readonly bots: readonly string[];
    readonly usual_bot: string;
    readonly formats: readonly NamedFormat[];
    readonly decks: readonly DeckInfo[];
    readonly options: readonly OptionInfo[];
}

/** A deck format with its title. */
export interface NamedFormat {
    readonly name: string;
    readonly title: Worded;
}

/** A deck that comes with the game. */
export interface DeckInfo {
    readonly name: string;
    readonly title: string;
    readonly formats: readonly string[];
    readonly set: Worded;
    readonly cultures: readonly string[];
    readonly built: Worded | null;
}

/** An option of a table; if it is not given, the printed rules or the chosen set of rules decide. */
export interface OptionInfo {
    readonly key: string;
    readonly title: Worded;
    readonly kind: "choice" | "number" | "switch";
    readonly values: readonly Value[];
    readonly least: number;
    readonly most: number;
    readonly default: string;
}

/** A value of an option: its title, a short description, and the other options it sets. */
export interface Value {
    readonly value: string;
    readonly title: Worded;
    readonly gist: Worded | null;
    readonly sets: Readonly<Record<string, string>>;
}

/** The open tables, and the tables at which the guest has or had a seat. */
export interface Tables {
    readonly open: readonly Summary[];
    readonly yours: readonly Summary[];
}

/** A table as listed. */
export interface Summary {
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly state: "frozen" | "over" | "playing" | "waiting";
    readonly open: boolean;
    readonly seats: readonly SeatSummary[];
    readonly created: number;
    readonly changed: number;
    readonly your_turn: boolean;
    /** The guest's result in a finished game; "ended": the game has no winner. */
    readonly result: "" | "ended" | "lost" | "won";
    /** The part of the game's lesson played at the table; 0: none. */
    readonly lesson: number;
    /** Whether the table plays a puzzle. */
    readonly puzzle: boolean;
    /** Number of the table's latest entry: its progress so far. */
    readonly answers: number;
    /** Whether programs may sit down. */
    readonly programs: boolean;
}

/** The occupant of a seat. */
export interface SeatSummary {
    readonly kind: "bot" | "empty" | "person";
    readonly name: string;
    /** Whether the player is a program that somebody runs. */
    readonly program: boolean;
}

/** The id of a table. */
export interface TableId {
    readonly id: string;
}

/** A link that gives its seat to the device that opens it. */
export interface SeatLink {
    readonly link: string;
}

/** A seat, by its table and number. */
export interface SeatId {
    readonly table: string;
    readonly seat: number;
}

/** The index of a catalogue: the cards on each sheet, and the names of terms. */
export interface CatalogueInfo {
    /** The version of the sheets; a sheet's address that names it can be cached for ever. */
    readonly edition: string;
    /** The sheets by name, each with its cards by id and the few facts by which lists sort them. */
    readonly sheets: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
    readonly terms: Readonly<Record<string, string>>;
}

/** Cards by id, and the messages about parts of them. */
export interface SheetInfo {
    readonly cards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly messages: Readonly<Record<string, string>>;
}

/** A rulebook, in the requested language if available. */
export interface RulesInfo {
    readonly title: string;
    readonly language: string;
    readonly sections: readonly SectionInfo[];
}

/** A section of a rulebook; `notes` are its passages besides the rules. */
export interface SectionInfo {
    readonly title: string;
    readonly level: number;
    readonly notes: readonly string[];
    readonly rules: readonly RuleInfo[];
}

/** A rule: its id, and its content as safe HTML and as plain text. */
export interface RuleInfo {
    readonly id: string;
    readonly html: string;
    readonly text: string;
}

/** The headings of a rulebook, by the prefix of their rules' ids. */
export interface HeadingsInfo {
    readonly headings: Readonly<Record<string, string>>;
}

/** The ids of the rules that answer a question, the best first. */
export interface RulesFound {
    readonly rules: readonly string[];
}

/** Health of the server: whether everything needed for play works. */
export interface Health {
    readonly database: boolean;
    /** Form in which the rules run: "compiled" or "python". */
    readonly core: string;
}

/** A device on which the caller is known. */
export interface DeviceInfo {
    readonly id: string;
    readonly browser: string;
    readonly system: string;
    /** Two letters, where the operator's proxy tells them; else "". */
    readonly country: string;
    /** Time in seconds since 1970 when the session began. */
    readonly since: number;
    /** Time of the last use, up to an hour late. */
    readonly seen: number;
    /** Whether it is the device that asks. */
    readonly here: boolean;
}

/** The caller's account. */
export interface OwnAccount {
    readonly name: string;
    /** Time since when there is an account; 0 for a guest. */
    readonly since: number;
    readonly ways: readonly WayInfo[];
    /** Whether the caller may change the ways in now, because the sign-in was lately; guests always may. */
    readonly proven: boolean;
}

/** A way into the caller's account. */
export interface WayInfo {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly since: number;
    /** Time of the last use; 0 before the first one. */
    readonly used: number;
}

/** New recovery words, told this once. */
export interface RecoveryWords {
    readonly words: readonly string[];
}

/** The account somebody came back to, and how much of the guest's things joined it. */
export interface SignedIn {
    readonly name: string;
    readonly games: number;
    readonly decks: number;
    readonly packs: number;
    readonly leagues: number;
}

/** A league as listed. */
export interface LeagueSummary {
    readonly id: string;
    readonly title: string;
    readonly kind: "draft" | "sealed";
    readonly product: string;
    readonly phase: "building" | "drafting" | "over" | "playing" | "waiting";
    readonly changed: number;
}

/** The id of a league. */
export interface LeagueId {
    readonly id: string;
}

/** A league: its terms, its progress, and the reader's own cards. */
export interface LeagueInfo {
    readonly id: string;
    readonly title: string;
    readonly kind: "draft" | "sealed";
    readonly product: string;
    readonly format: string;
    readonly phase: "building" | "drafting" | "over" | "playing" | "waiting";
    /** Whether the reader created the league and so may begin it. */
    readonly host: boolean;
    readonly open: boolean;
    readonly version: number;
    readonly seats: readonly LeagueSeat[];
    /** The reader's seat; -1: none. */
    readonly you: number;
    readonly boosters: number;
    /** Number of the booster being drafted, from 1; 0: none. */
    readonly booster: number;
    /** Whether packs are passed to the next seat. */
    readonly to_left: boolean;
    /** The pack to pick from. */
    readonly pack: readonly string[];
    /** Number of cards with which this pack comes back. */
    readonly returns: number;
    /** Seconds left to pick or to build; -1: no limit. */
    readonly seconds: number;
    readonly pool: readonly (readonly [string, number])[];
    /** Cards that every player has besides the pool. */
    readonly stock: readonly (readonly [string, number])[];
    readonly deck: DeckCards | null;
    readonly rounds: number;
    readonly matches: readonly (readonly Match[])[];
    readonly standings: readonly LeagueStanding[];
    /** The latest lines of chat. */
    readonly chat: readonly ChatLine[];
}

/** A seat of a league: its player, waiting packs, number of cards picked, and whether the deck is handed in. */
export interface LeagueSeat {
    /** The person's name; "" for a bot, or if none was given. */
    readonly name: string;
    readonly person: boolean;
    readonly yours: boolean;
    readonly packs: number;
    readonly taken: number;
    readonly ready: boolean;
}

/** The cards of a deck by id; an unnamed Ring-bearer or Ring is "". */
export interface DeckCards {
    readonly ring_bearer: string;
    readonly ring: string;
    readonly adventure_deck: readonly string[];
    readonly draw_deck: readonly (readonly [string, number])[];
}

/** A game of a round: two seats (second -1: a bye), its table, and the winner (-1: none, or not yet). */
export interface Match {
    readonly first: number;
    readonly second: number;
    readonly table: string;
    readonly over: boolean;
    readonly winner: number;
}

/** A seat in the standings; shares are in percent. */
export interface LeagueStanding {
    readonly seat: number;
    readonly points: number;
    readonly won: number;
    readonly lost: number;
    readonly opponents: number;
    readonly theirs: number;
}

/** An introduction to a game, a few minutes' reading. */
export interface IntroductionInfo {
    readonly title: string;
    readonly chapters: readonly ChapterInfo[];
}

/** A chapter of an introduction, with its heading. */
export interface ChapterInfo {
    readonly title: string;
    readonly blocks: readonly BlockInfo[];
}

/** A paragraph, list or table as safe HTML, or a picture by its name with a description. */
export interface BlockInfo {
    readonly html: string;
    readonly picture: string;
    readonly shows: string;
}

/** The current state of the lesson at a table. */
export interface LessonInfo {
    readonly game: string;
    /** Number of the table's last entry for which this state holds. */
    readonly version: number;
    readonly chapter: Worded;
    /** The number of the beat that ends the lesson. */
    readonly beats: number;
    /** Notes since the latest choice. */
    readonly notes: readonly NoteInfo[];
    /** Whether this part is at its end. */
    readonly ended: boolean;
    /** The number of the next part; 0: none. */
    readonly next: number;
}

/** A note of a lesson: a beat, or the reply to a choice. */
export interface NoteInfo {
    /** The number of the beat that this note is or replies for. */
    readonly number: number;
    readonly text: Worded;
    /** Whether the note replies to the choice just made. */
    readonly answers: boolean;
    /** Number of answers before that choice, to take it back; -1: no need to take it back. */
    readonly back: number;
    readonly rules: readonly string[];
    /** Handles of the things that the note speaks of. */
    readonly light: readonly string[];
    /** The things that the note speaks of, as a message; None: nothing in particular. */
    readonly lit: Worded | null;
}

/** All puzzles, and the name of today's. */
export interface PuzzleList {
    readonly daily: string;
    readonly puzzles: readonly PuzzleSummary[];
}

/** A puzzle as listed. */
export interface PuzzleSummary {
    readonly name: string;
    readonly game: string;
    readonly grade: number;
    readonly title: Worded;
}

/** A kind of goal that a puzzle can set. */
export interface GoalInfo {
    readonly kind: string;
    readonly title: Worded;
}

/** The number of solutions of a puzzle; "unproven" if the search did not finish. */
export interface ProofInfo {
    readonly state: "none" | "one" | "several" | "unproven";
    readonly told: Worded;
}

/** The current state of the puzzle at a table. */
export interface PuzzleInfo {
    /** The name under which the puzzle is listed; "": the puzzle was uploaded. */
    readonly name: string;
    /** Number of the table's last entry for which this state holds. */
    readonly version: number;
    readonly title: Worded;
    readonly goal: Worded;
    readonly grade: number;
    /** The hidden cards of the table and the coming dice. */
    readonly open_cards: readonly Worded[];
    readonly state: "missed" | "open" | "reached" | "unknown";
    /** The refutation of the choice that failed. */
    readonly line: readonly MoveInfo[];
    /** The first choice of the solution, shown after a failure. */
    readonly hint: readonly MoveInfo[];
}

/** A choice in a line of play. */
export interface MoveInfo {
    readonly seat: number;
    readonly labels: readonly Worded[];
}

/** The solution of a puzzle and its refuted alternatives; empty if the search did not finish. */
export interface SolutionInfo {
    /** The line of best play by both sides. */
    readonly line: readonly MoveInfo[];
    readonly failures: readonly FailureInfo[];
}

/** A wrong first choice and its refutation. */
export interface FailureInfo {
    readonly line: readonly MoveInfo[];
}

/** A puzzle as the text of a file. */
export interface PuzzleText {
    readonly text: string;
}

/** A deck that a player brought to a game. */
export interface PlayedDeck {
    readonly name: string;
    readonly yours: boolean;
    readonly format: string;
    readonly deck: DeckCards;
}

/** Result of checking a deck: whether it is playable, its title, all its faults, and the deck as read. */
export interface DeckReport {
    readonly ok: boolean;
    readonly title: string;
    readonly cards: number;
    readonly faults: readonly Fault[];
    readonly deck: DeckCards;
    readonly lines: readonly ReadLine[];
}

/** The card and number of copies read from one line of a pasted deck. */
export interface ReadLine {
    readonly line: number;
    readonly id: string;
    readonly copies: number;
}

/** Cards with which a game can begin, in a playable order, and their total twilight cost. */
export interface Start {
    readonly cards: readonly string[];
    readonly cost: number;
}

/** A deck as text, for sharing. */
export interface DeckText {
    readonly text: string;
}

/** A saved or deleted deck in a list. */
export interface ListedDeck {
    readonly id: string;
    readonly revision: number;
    readonly gone: boolean;
}

/** A saved deck; `joined` if it was also changed elsewhere and now contains both changes. */
export interface DeckHere {
    readonly id: string;
    readonly revision: number;
    readonly joined: boolean;
    readonly kept: KeptDeck;
}

/** A deck with its name, format, notes and earlier versions. */
export interface KeptDeck {
    readonly name: string;
    readonly format: string;
    readonly notes: string;
    readonly changed: number;
    readonly deck: DeckCards;
    readonly versions: readonly DeckVersion[];
}

/** An earlier version of a deck. */
export interface DeckVersion {
    readonly number: number;
    readonly at: number;
    readonly deck: DeckCards;
}

/** An opened pack: its number, its starter if any, its cards in the order shown, and how many more can be opened today. */
export interface OpenedPack {
    readonly number: number;
    readonly product: string;
    readonly starter: string;
    readonly cards: readonly OpenedCard[];
    readonly left: number;
}

/** A card from an opened pack; `copy` counts the guest's copies of this card, this one included. */
export interface OpenedCard {
    readonly id: string;
    readonly foil: boolean;
    readonly another_picture: boolean;
    readonly copy: number;
}

/** A guest's cards, the number of packs they came from, the packs left today, and the collection as a text file. */
export interface Collection {
    readonly cards: Readonly<Record<string, number>>;
    readonly packs: number;
    readonly left: number;
    readonly text: string;
}

/** The state and results of a trial. */
export interface TrialInfo {
    readonly format: string;
    /** The deck on trial. */
    readonly deck: DeckCards;
    readonly running: boolean;
    /** Whether the process playing the trial ended before the last game. */
    readonly lost: boolean;
    readonly done: number;
    readonly total: number;
    /** Estimated seconds until the trial is finished. */
    readonly seconds: number;
    readonly left_out: number;
    readonly all: Rate;
    readonly opponents: readonly OpponentRate[];
    readonly cards: readonly CardRate[];
    readonly losses: readonly Loss[];
    readonly lost_by: readonly LostBy[];
}

/** Games won out of games played, with the bounds of the win rate's confidence interval in percent. */
export interface Rate {
    readonly wins: number;
    readonly games: number;
    readonly low: number;
    readonly high: number;
}

/** The deck's results against one opponent: overall, going first and going second. */
export interface OpponentRate {
    readonly name: string;
    readonly all: Rate;
    readonly first: Rate;
    readonly second: Rate;
}

/** Results of games in which a card was drawn, left in the deck or played, and the games in which it was only held. */
export interface CardRate {
    readonly id: string;
    readonly drawn: Rate;
    readonly left: Rate;
    readonly played: Rate;
    readonly held: number;
    /** Games of `held` with the card never playable; `late`: drawn in the last turns; `unwanted`: playable but not played. */
    readonly never: number;
    readonly late: number;
    readonly unwanted: number;
    readonly difference: number;
    readonly low: number;
    readonly high: number;
}

/** A lost game: the opponent, the way it was lost, and the number by which it can be watched. */
export interface Loss {
    readonly number: number;
    readonly opponent: number;
    readonly first: boolean;
    readonly way: string;
}

/** Number of games lost in one way: "killed", "corrupted", "behind" or "conceded". */
export interface LostBy {
    readonly way: string;
    readonly games: number;
}

/** A finished game: its players, its number of answers, and the moments at which turns and phases begin. */
export interface ReplayInfo {
    readonly game: string;
    readonly title: string;
    readonly players: readonly SeatSummary[];
    readonly count: number;
    readonly winners: readonly number[];
    readonly marks: readonly MarkInfo[];
    readonly viewers: readonly number[];
}

/** A moment at which a turn or a phase begins. */
export interface MarkInfo {
    readonly number: number;
    readonly kind: "phase" | "turn";
    readonly message: Worded;
}

/** Consecutive moments of a replay. */
export interface Frames {
    readonly frames: readonly Frame[];
}

/** A moment of a replay: the whole view, or the changes since the previous moment. */
export interface Frame {
    readonly number: number;
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly answered: Answered | null;
    readonly view?: Seen;
    readonly changes?: readonly Change[];
}

/** The seat whose answer led to the next moment, and the options picked, if the viewer saw them. */
export interface Answered {
    readonly seat: number;
    readonly labels: readonly Worded[];
}

/** A finished game in numbers; `stood_out` has sentences about cards, `counted_in` says turns or rounds. */
export interface AccountInfo {
    readonly turns: number;
    readonly counted_in: Worded;
    readonly rows: readonly AccountRow[];
    readonly stood_out: readonly Worded[];
    readonly turnings: readonly TurningPoint[];
    readonly curve: readonly CurvePoint[];
}

/** A counted quantity, with a value for each seat. */
export interface AccountRow {
    readonly label: Worded;
    readonly values: readonly number[];
}

/** A possible turning point: the moment before, the log lines, and the chances before and after, in percent. */
export interface TurningPoint {
    readonly number: number;
    readonly turn: number;
    readonly lines: readonly Worded[];
    readonly before: readonly number[];
    readonly after: readonly number[];
}

/** Each seat's chance to win at the start of a turn, in percent, as a bot evaluates the position. */
export interface CurvePoint {
    readonly number: number;
    readonly turn: number;
    readonly chances: readonly number[];
}

/** The state of a game's analysis, with the findings once it is ready. */
export interface AnalysisInfo {
    readonly state: "failed" | "none" | "ready" | "working";
    readonly found: FoundInGame | null;
}

/** Findings about a finished game; `games` is the number of playouts behind them. */
export interface FoundInGame {
    readonly curve: readonly ChancePoint[];
    readonly turnings: readonly TurnedAnswer[];
    readonly cards: readonly DecidingCard[];
    readonly games: number;
}

/** Each seat's chance to win after `number` answers. */
export interface ChancePoint {
    readonly number: number;
    readonly chances: readonly number[];
}

/** An answer clearly worse than another, the reason, and a likely continuation after the better answer. */
export interface TurnedAnswer {
    readonly number: number;
    readonly seat: number;
    readonly turn: number;
    readonly given: WeighedAnswer;
    readonly better: WeighedAnswer;
    readonly others: readonly WeighedAnswer[];
    readonly reason: Worded;
    readonly line: readonly Worded[];
}

/** An answer with its chance to win; an answer without labels picked no option. */
export interface WeighedAnswer {
    readonly labels: readonly Worded[];
    readonly chance: number;
}

/** A card that decided the game, the seat that used it, and how much it changed that seat's chance to win. */
export interface DecidingCard {
    readonly card: string;
    readonly seat: number;
    readonly swing: number;
}

/** A hint: the recommended answer, the alternatives, the reason, and the number of playouts behind them. */
export interface HintInfo {
    readonly answers: readonly HintAnswer[];
    readonly reason: Worded;
    readonly games: number;
    /** Number of the table's last entry when the hint was made. */
    readonly version: number;
}

/** An answer with its chance to win, as option indexes in the question and as labels. */
export interface HintAnswer {
    readonly picked: readonly number[];
    readonly labels: readonly Worded[];
    readonly chance: number;
}

/** The alternatives to an answer and their chances, the given answer first; none while the caller may not know it. */
export interface Explanation {
    readonly number: number;
    readonly seat: number;
    readonly answers: readonly HintAnswer[];
    readonly reason: Worded;
    readonly games: number;
}

/** The caller's tokens, and the names of the caller's programs. */
export interface TokenList {
    readonly tokens: readonly TokenInfo[];
    readonly programs: readonly string[];
}

/** A token, without its secret; times are in seconds since 1970. */
export interface TokenInfo {
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly ("bot" | "lay" | "play" | "read")[];
    /** The name of the program as which it acts; "": it acts as its owner. */
    readonly program: string;
    readonly made: number;
    readonly expires: number;
    /** Time of the last day on which it was used; 0: never. */
    readonly used: number;
}

/** A token that was just made, with its secret, which is never shown again. */
export interface NewTokenInfo {
    readonly secret: string;
    readonly token: TokenInfo;
}

export type Reply =
    | TableInfo
    | View
    | News
    | Results
    | Done
    | Refused
    | Reasons
    | Foreseen
    | Chat
    | UndoAsked
    | Pong;

// What a client sends.

/** Request to watch a table, from a seat of one's own; -1: as a spectator, null: the server chooses. */
export interface Watch {
    readonly type: "watch";
    readonly table: string;
    readonly seat?: number | null;
    readonly id?: number;
}

/** Request to answer the question pending at this version, with the keys of the options picked. */
export interface Answer {
    readonly type: "answer";
    readonly version: number;
    readonly keys: readonly string[];
    readonly id?: number;
}

/** Request to take an action beside the question (KR-11), by its key. */
export interface Aside {
    readonly type: "aside";
    readonly version: number;
    readonly key: string;
    readonly id?: number;
}

/** Request to take back one's latest answer; the others are asked if it needs their consent (KR-12). */
export interface Undo {
    readonly type: "undo";
    readonly version: number;
    readonly id?: number;
}

/** Request to agree to or decline an undo that another player asked for. */
export interface Consent {
    readonly type: "consent";
    readonly version: number;
    readonly agree: boolean;
    readonly id?: number;
}

/** Request for the reasons why nothing can be done with a thing. */
export interface Why {
    readonly type: "why";
    readonly handle: string;
    readonly id?: number;
}

/** Request for the dangers after several answers in a row, while a plan is made; nothing is carried out. */
export interface Foresee {
    readonly type: "foresee";
    readonly version: number;
    readonly keys: readonly string[];
    readonly id?: number;
}

/** A line of chat to send. */
export interface Say {
    readonly type: "say";
    readonly text: string;
    readonly id?: number;
}

/** Request to set the kinds of moments at which the watching seat is asked from now on. */
export interface Stops {
    readonly type: "stops";
    readonly kinds: readonly string[];
    readonly id?: number;
}

/** Request to set the delay before each bot's answer at this table, in milliseconds. */
export interface Pace {
    readonly type: "pace";
    readonly pace: number;
    readonly id?: number;
}

/** Request to concede the game for the watching seat. */
export interface Concede {
    readonly type: "concede";
    readonly id?: number;
}

/** Request to create a rematch table; all watchers receive its id. */
export interface Rematch {
    readonly type: "rematch";
    readonly swapped?: boolean;
    readonly deck?: string;
    readonly deck_text?: string;
    readonly id?: number;
}

/** Request to let a bot play for an abandoned seat. */
export interface TakeOver {
    readonly type: "take_over";
    readonly seat: number;
    readonly id?: number;
}

/** Request to play again in one's own seat, which a bot had taken over. */
export interface Return {
    readonly type: "return";
    readonly id?: number;
}

/** Report of a fault: stores the player's text with the record and the position. */
export interface Report {
    readonly type: "report";
    readonly text: string;
    readonly id?: number;
}

/** Request to check that the connection is alive. */
export interface Ping {
    readonly type: "ping";
    readonly id?: number;
}

/** The name that a guest chooses. */
export interface NewName {
    readonly name: string;
}

/** A table to create; with `begin`, play begins at once if no seat is open. */
export interface NewTable {
    readonly game: string;
    readonly seats: readonly NewSeat[];
    readonly title?: string;
    readonly open?: boolean;
    readonly pace?: number;
    readonly discreet?: boolean;
    readonly practice?: boolean;
    readonly programs?: boolean;
    readonly patience?: number;
    readonly options?: Readonly<Record<string, string>>;
    readonly begin?: boolean;
    readonly name?: string;
}

/** A seat of a new table: for the caller, another person at the same device, anyone who comes, or a bot. */
export interface NewSeat {
    readonly kind: "bot" | "here" | "open" | "you";
    readonly name?: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly deck_text?: string;
}

/** A change to a seat before play begins. */
export interface SeatChange {
    readonly do: "bot" | "deck" | "leave" | "open" | "sit";
    readonly name?: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly deck_text?: string;
}

/** The sessions to end: all, or all except the caller's own. */
export interface EndSessions {
    readonly which: "all" | "others";
}

/** A new name of a way. */
export interface WayName {
    readonly name: string;
}

/** Recovery words as somebody typed them. */
export interface TypedWords {
    readonly words: string;
}

/** A league to create: product, seats, rounds and time limits; a limit of 0 seconds never runs out. */
export interface NewLeague {
    readonly kind: "draft" | "sealed";
    readonly product: string;
    readonly seats?: number;
    readonly rounds?: number;
    readonly pick_seconds?: number;
    readonly build_seconds?: number;
    readonly title?: string;
    readonly open?: boolean;
    readonly bot?: string;
    readonly name?: string;
}

/** An action of a guest in a league. */
export interface LeagueAct {
    readonly do: "begin" | "deck" | "leave" | "pick" | "say" | "sit";
    readonly name?: string;
    readonly card?: string;
    readonly deck?: GivenDeck | null;
    readonly text?: string;
}

/** The cards of a deck to be processed, limited to the number of cards that a deck may have. */
export interface GivenDeck {
    readonly ring_bearer: string;
    readonly ring: string;
    readonly adventure_deck: readonly string[];
    readonly draw_deck: readonly (readonly [string, number])[];
}

/** The part of a lesson to begin, in the learner's language. */
export interface NewLesson {
    readonly part?: number;
    readonly name?: string;
    readonly language?: "en" | "fi" | "nl";
    readonly pace?: number;
}

/** The question to go back to: the one after `answers` answers. */
export interface TakeBack {
    readonly answers: number;
}

/** The text of a puzzle to prove. */
export interface PuzzleFile {
    readonly text: string;
}

/** A puzzle to play, in the solver's language; `text` holds an uploaded puzzle. */
export interface NewPuzzle {
    readonly name?: string;
    readonly language?: "en" | "fi" | "nl";
    readonly text?: string;
}

/** The moment of a replay to make a puzzle from, with the solver's seat and the goal. */
export interface MakePuzzle {
    readonly number: number;
    readonly seat: number;
    readonly goal: string;
}

/** A pasted deck to check, and the format to check it for. */
export interface DeckToCheck {
    readonly game: string;
    readonly format: string;
    readonly text: string;
}

/** A deck, legal or not, for which possible starts are requested. */
export interface DeckToBegin {
    readonly game: string;
    readonly deck: GivenDeck;
}

/** A deck to write as text, and the text format wanted. */
export interface DeckToWrite {
    readonly game: string;
    readonly kind: string;
    readonly deck: GivenDeck;
}

/** A deck to save, and the revision it was changed from; 0 for a deck never saved here. */
export interface DeckToKeep {
    readonly base: number;
    readonly kept: KeptDeck;
}

/** The revision to delete; a deck changed since that revision stays. */
export interface DeckToRemove {
    readonly base: number;
}

/** Request to open a pack: "booster-1" to "booster-6", "starter-1" to "starter-6", "deluxe-1" and "deluxe-4". */
export interface PackToOpen {
    readonly product: string;
}

/** A trial to begin: a deck, its opponents, and the number of games against each opponent. */
export interface NewTrial {
    readonly format: string;
    readonly deck: GivenDeck;
    readonly starters?: readonly string[];
    readonly own?: readonly OwnDeck[];
    readonly games?: number;
    readonly bot?: string;
}

/** A deck of the guest's own, as an opponent in a trial. */
export interface OwnDeck {
    readonly name: string;
    readonly deck: GivenDeck;
}

/** The game of a trial to watch. */
export interface Watched {
    readonly number: number;
}

/** The moment from which to play on, and the caller's seat. */
export interface Branch {
    readonly number: number;
    readonly seat: number;
}

/** A token to make. With the scope `bot` it acts as a program: one of the caller's by name, or a new one. */
export interface NewToken {
    readonly name: string;
    readonly scopes: readonly ("bot" | "lay" | "play" | "read")[];
    /** The name of the program; "": the name of the token. */
    readonly program?: string;
    readonly days?: number;
}

/** A question about the rules, in a player's words. */
export interface RulesQuestion {
    readonly q?: string;
}

/** The moments requested, and the viewer: a seat, -1 for a spectator, -2 with all hands open. */
export interface FramesWanted {
    readonly viewer?: number;
    readonly from?: number;
    readonly count?: number;
}

/** The answer to explain: in a replay the one after `number` others; at a table in play a bot's latest choice, or that of the bot in `seat` if given. */
export interface Explained {
    readonly number?: number;
    readonly seat?: number;
}

export type Request =
    | Watch
    | Answer
    | Aside
    | Undo
    | Consent
    | Why
    | Foresee
    | Say
    | Stops
    | Pace
    | Concede
    | Rematch
    | TakeOver
    | Return
    | Report
    | Ping;
