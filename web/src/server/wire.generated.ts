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

/** The table and who sits there: sent after `watch`, and whenever something of it changes. */
export interface TableInfo {
    readonly type: "table";
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly state: "frozen" | "over" | "playing" | "waiting";
    readonly open: boolean;
    readonly host: boolean;
    readonly options: Readonly<Record<string, string>>;
    /** Milliseconds that a bot waits before each answer, so that people can follow; 0: none. */
    readonly pace: number;
    /** Whether it takes a while too if somebody can only pass: no pause tells others who has something to play. */
    readonly discreet: boolean;
    readonly practice: boolean;
    readonly seats: readonly SeatInfo[];
    readonly spectators: number;
    readonly winners: readonly number[];
    readonly before: string;
    /** The table this is the rematch of, and the rematch of this one; "". */
    readonly after: string;
    readonly moments: readonly Moment[];
    /** Of a frozen game: the number under which its record is kept. */
    readonly fault: string;
    /** After so many seconds a seat counts as abandoned, and a bot may take over. */
    readonly abandoned_after: number;
    /** So it is after so many seconds without an answer, with a connection too. */
    readonly patience: number;
    readonly league: string;
    readonly lesson: number;
    readonly puzzle: boolean;
    readonly to: number;
}

/** Who sits in a seat, as everybody sees it. */
export interface SeatInfo {
    readonly seat: number;
    readonly kind: "bot" | "empty" | "person";
    /** Of a bot the name of the kind of bot ("thumb"). */
    readonly name: string;
    /** The name of a starter; "own" for a deck of one's own, "" in a game without decks. */
    readonly deck: string;
    readonly yours: boolean;
    readonly connected: boolean;
    /** For how many seconds the game has been waiting for this person without a connection; 0: it has not. */
    readonly away: number;
    /** For how many seconds others have been waiting for this person's answer; 0: they have not. */
    readonly silent: number;
    /** Whether another person at the table can let a bot play for this one now. */
    readonly replaceable: boolean;
    /** The bot that plays for a person who left; "". */
    readonly bot_plays: string;
    readonly conceded: boolean;
}

/** A kind of moment at which a player may respond, and whether this one wants to be asked. */
export interface Moment {
    readonly kind: string;
    readonly label: Worded;
    readonly wanted: boolean;
    readonly vital: boolean;
}

/** Everything that the watching seat may know: sent first, and whenever the client may have missed something. */
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

/** The pending question (`kernel.news.question`): whole for the seat that is asked. */
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
    /** They follow by themselves, after the question (`Results`); who comes later may get them with it. */
    readonly results?: readonly Prospect[];
    readonly seat?: number;
    readonly tips?: readonly Tip[];
    readonly winners?: readonly number[];
}

/** One thing that may be picked; `subject` and `other` are handles of things on the table, "" for none. */
export interface Option {
    readonly amount: number;
    readonly key: string;
    readonly label: Worded;
    readonly other: string;
    readonly subject: string;
    readonly verb: string;
}

/** What would come if nobody did anything more (`kernel.dangers`): to whom, through whom, and in words. */
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

/** What an option comes to in this position, the weightiest first (KR-33). */
export interface Prospect {
    readonly option: string;
    readonly told: readonly Worded[];
}

/** What matters now, for somebody new; `name`: which note it is; `passing`: it says to pass (KR-35). */
export interface Tip {
    readonly name: string;
    readonly passing: boolean;
    readonly rules: readonly string[];
    readonly text: Worded;
}

/** Whether the watching seat may take its latest answer back: at once, if the others agree, or not and why. */
export interface UndoInfo {
    readonly consent?: boolean;
    readonly dice?: boolean;
    readonly may?: boolean;
    readonly why?: Worded;
}

/** What has changed from the version before (`kernel.news.changes`), the question now, and the new lines. */
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

/** What the options of the question at this version come to: tried out after it was told, if there is time. */
export interface Results {
    readonly type: "results";
    readonly version: number;
    readonly results: readonly Prospect[];
    readonly to: number;
}

/** The request was carried out, and is kept. */
export interface Done {
    readonly type: "done";
    readonly to: number;
}

/** The request was not carried out; why. Nothing has changed by it. */
export interface Refused {
    readonly type: "refused";
    readonly message: Worded;
    /** It named an older version; the current view comes with it. */
    readonly stale: boolean;
    readonly to: number;
}

/** Why nothing can be done with a thing. */
export interface Reasons {
    readonly type: "reasons";
    readonly handle: string;
    readonly reasons: readonly Reason[];
    readonly to: number;
}

/** Why something cannot be done now, and the rule that says so. */
export interface Reason {
    readonly message: Worded;
    readonly rule: string;
}

/** What would threaten after the answers that were laid out; null if that cannot be told. */
export interface Foreseen {
    readonly type: "foreseen";
    readonly dangers: readonly Threat[] | null;
    readonly to: number;
}

/** New lines of the chat; after `watch`, the latest ones. */
export interface Chat {
    readonly type: "chat";
    readonly lines: readonly ChatLine[];
    readonly to: number;
}

/** A line somebody wrote: from which seat (-1: a spectator), and when (seconds since 1970). */
export interface ChatLine {
    readonly number: number;
    readonly seat: number;
    readonly name: string;
    readonly text: string;
    readonly at: number;
}

/** Somebody asks to take something back, and who has agreed so far; `by` -1: nobody asks any more. */
export interface UndoAsked {
    readonly type: "undo_asked";
    readonly by: number;
    readonly version: number;
    readonly agreed: readonly number[];
    /** How many answers would be taken back. */
    readonly answers: number;
    readonly to: number;
}

/** Somebody is there. */
export interface Pong {
    readonly type: "pong";
    readonly to: number;
}

/** Why a request was refused. */
export interface ErrorInfo {
    readonly error: Worded;
    readonly faults?: readonly Fault[];
}

/** What is wrong with a deck: in which line (0: in no single one), and by which rule, if any. */
export interface Fault {
    readonly line: number;
    readonly message: Worded;
    readonly rule: string;
    /** The cards that were perhaps meant. */
    readonly near: readonly string[];
}

/** Who asks: whether one is known here, and by which name. */
export interface Me {
    readonly guest: boolean;
    readonly name: string;
}

/** A game, and what a table for it can choose. */
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

/** A format of decks. */
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

/** Something a table can choose; left out, it is as the printed rules or the set of rules chosen have it. */
export interface OptionInfo {
    readonly key: string;
    readonly title: Worded;
    readonly kind: "choice" | "number" | "switch";
    readonly values: readonly Value[];
    readonly least: number;
    readonly most: number;
    readonly default: string;
}

/** One of the things that can be chosen, what there is to say of it, and the options that it brings along. */
export interface Value {
    readonly value: string;
    readonly title: Worded;
    readonly gist: Worded | null;
    readonly sets: Readonly<Record<string, string>>;
}

/** The tables anybody can come to, and those at which one sits or sat. */
export interface Tables {
    readonly open: readonly Summary[];
    readonly yours: readonly Summary[];
}

/** A table in a line. */
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
    /** Of a finished game of one's own: how it ended for oneself; ended: for nobody. */
    readonly result: "" | "ended" | "lost" | "won";
    /** The part of the game's lesson that is played there; 0: none. */
    readonly lesson: number;
    /** Whether it is a puzzle. */
    readonly puzzle: boolean;
    /** How far it is: so many answers were given there. */
    readonly answers: number;
}

/** Who sits in a seat. */
export interface SeatSummary {
    readonly kind: "bot" | "empty" | "person";
    readonly name: string;
}

/** A table, by its id. */
export interface TableId {
    readonly id: string;
}

/** Where another device takes over a seat: whoever opens it has the seat. */
export interface SeatLink {
    readonly link: string;
}

/** A seat of a table. */
export interface SeatId {
    readonly table: string;
    readonly seat: number;
}

/** What there is on which sheet, and what terms are called. */
export interface CatalogueInfo {
    /** The mark of the sheets: an address of a sheet that names it is good for ever. */
    readonly edition: string;
    /** By name; what is on a sheet by id, with the few facts that lists sort it by. */
    readonly sheets: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
    readonly terms: Readonly<Record<string, string>>;
}

/** Some of what is printed, by its id, and what messages say that are about parts of it. */
export interface SheetInfo {
    readonly cards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly messages: Readonly<Record<string, string>>;
}

/** A rulebook, in the language asked for if there is one in it. */
export interface RulesInfo {
    readonly title: string;
    readonly language: string;
    readonly sections: readonly SectionInfo[];
}

/** A part of a rulebook; `notes` are what stands there besides the rules. */
export interface SectionInfo {
    readonly title: string;
    readonly level: number;
    readonly notes: readonly string[];
    readonly rules: readonly RuleInfo[];
}

/** A rule: its id, and what it says, as safe HTML and without any marks. */
export interface RuleInfo {
    readonly id: string;
    readonly html: string;
    readonly text: string;
}

/** What the parts of a rulebook are called, by the beginning of their rules' ids. */
export interface HeadingsInfo {
    readonly headings: Readonly<Record<string, string>>;
}

/** Whether everything works that is needed to play. */
export interface Health {
    readonly database: boolean;
    /** "compiled" or "python": what the rules run as. */
    readonly core: string;
}

/** A league in a line. */
export interface LeagueSummary {
    readonly id: string;
    readonly title: string;
    readonly kind: "draft" | "sealed";
    readonly product: string;
    readonly phase: "building" | "drafting" | "over" | "playing" | "waiting";
    readonly changed: number;
}

/** A league, by its id. */
export interface LeagueId {
    readonly id: string;
}

/** A league: what was agreed, how far it is, and what its reader has at hand. */
export interface LeagueInfo {
    readonly id: string;
    readonly title: string;
    readonly kind: "draft" | "sealed";
    readonly product: string;
    readonly format: string;
    readonly phase: "building" | "drafting" | "over" | "playing" | "waiting";
    /** Whether the reader laid it, and so lets it begin. */
    readonly host: boolean;
    readonly open: boolean;
    readonly version: number;
    readonly seats: readonly LeagueSeat[];
    /** The reader's seat; -1 for none. */
    readonly you: number;
    readonly boosters: number;
    /** Which booster goes round, from 1; 0: none. */
    readonly booster: number;
    /** Whether packs go to the next seat. */
    readonly to_left: boolean;
    /** The pack to pick from. */
    readonly pack: readonly string[];
    /** With how many cards this pack comes back. */
    readonly returns: number;
    /** How many are left to pick or to build; -1: as many as one likes. */
    readonly seconds: number;
    readonly pool: readonly (readonly [string, number])[];
    /** What everybody has besides. */
    readonly stock: readonly (readonly [string, number])[];
    readonly deck: DeckCards | null;
    readonly rounds: number;
    readonly matches: readonly (readonly Match[])[];
    readonly standings: readonly LeagueStanding[];
    /** What was said last. */
    readonly chat: readonly ChatLine[];
}

/** Who sits there, how many packs wait there and how many cards were taken, and whether the deck is handed in. */
export interface LeagueSeat {
    /** "" for a bot, and for people who gave none. */
    readonly name: string;
    readonly person: boolean;
    readonly yours: boolean;
    readonly packs: number;
    readonly taken: number;
    readonly ready: boolean;
}

/** The cards of a deck by their ids; a Ring-bearer or a Ring that was not named is empty. */
export interface DeckCards {
    readonly ring_bearer: string;
    readonly ring: string;
    readonly adventure_deck: readonly string[];
    readonly draw_deck: readonly (readonly [string, number])[];
}

/** A game of a round: two seats, the second -1 for a bye; its table, and who won (-1: nobody, or not yet). */
export interface Match {
    readonly first: number;
    readonly second: number;
    readonly table: string;
    readonly over: boolean;
    readonly winner: number;
}

/** A seat in the standings; the shares are in percent. */
export interface LeagueStanding {
    readonly seat: number;
    readonly points: number;
    readonly won: number;
    readonly lost: number;
    readonly opponents: number;
    readonly theirs: number;
}

/** How to play a game: a few minutes' reading. */
export interface IntroductionInfo {
    readonly title: string;
    readonly chapters: readonly ChapterInfo[];
}

/** A stretch of an introduction under one heading. */
export interface ChapterInfo {
    readonly title: string;
    readonly blocks: readonly BlockInfo[];
}

/** A paragraph, a list or a table as safe HTML; or a picture by its name, and what it shows. */
export interface BlockInfo {
    readonly html: string;
    readonly picture: string;
    readonly shows: string;
}

/** A lesson where its table is now. */
export interface LessonInfo {
    readonly game: string;
    /** After which entry of the table this holds. */
    readonly version: number;
    readonly chapter: Worded;
    /** The number of the beat that ends the lesson. */
    readonly beats: number;
    /** What was said since the latest choice. */
    readonly notes: readonly NoteInfo[];
    /** Whether this part is at its end. */
    readonly ended: boolean;
    /** The part that follows; 0: none. */
    readonly next: number;
}

/** Something that is said: a beat, or the answer to a choice. */
export interface NoteInfo {
    /** Which beat of the lesson it is, or answers for. */
    readonly number: number;
    readonly text: Worded;
    /** Whether it answers a choice that was just made. */
    readonly answers: boolean;
    /** After how many answers the game stood before that choice; -1: it need not be taken back. */
    readonly back: number;
    readonly rules: readonly string[];
    /** The handles of what it speaks of. */
    readonly light: readonly string[];
    /** The same in words; None: nothing in particular. */
    readonly lit: Worded | null;
}

/** All puzzles there are, and the one of today. */
export interface PuzzleList {
    readonly daily: string;
    readonly puzzles: readonly PuzzleSummary[];
}

/** A puzzle in the list. */
export interface PuzzleSummary {
    readonly name: string;
    readonly game: string;
    readonly grade: number;
    readonly title: Worded;
}

/** What can be asked for. */
export interface GoalInfo {
    readonly kind: string;
    readonly title: Worded;
}

/** How many solutions a puzzle has; nothing is claimed of what was not searched to its end. */
export interface ProofInfo {
    readonly state: "none" | "one" | "several" | "unproven";
    readonly told: Worded;
}

/** A puzzle where its table is now. */
export interface PuzzleInfo {
    /** Under which it is listed; "": somebody brought it along. */
    readonly name: string;
    /** After which entry of the table this holds. */
    readonly version: number;
    readonly title: Worded;
    readonly goal: Worded;
    readonly grade: number;
    /** What lies hidden on the table, and which dice come. */
    readonly open_cards: readonly Worded[];
    readonly state: "missed" | "open" | "reached" | "unknown";
    /** How the choice that failed is refuted. */
    readonly line: readonly MoveInfo[];
    /** What to begin with, for whoever has failed. */
    readonly hint: readonly MoveInfo[];
}

/** A choice in a line. */
export interface MoveInfo {
    readonly seat: number;
    readonly labels: readonly Worded[];
}

/** How a puzzle is solved, and why not otherwise; nothing where that was not searched to its end. */
export interface SolutionInfo {
    /** What happens if everybody does the best. */
    readonly line: readonly MoveInfo[];
    readonly failures: readonly FailureInfo[];
}

/** Another first choice, and what it fails by. */
export interface FailureInfo {
    readonly line: readonly MoveInfo[];
}

/** A puzzle as a file. */
export interface PuzzleText {
    readonly text: string;
}

/** A deck that somebody brought to a game. */
export interface PlayedDeck {
    readonly name: string;
    readonly yours: boolean;
    readonly format: string;
    readonly deck: DeckCards;
}

/** Whether a deck can be played, what it may be called, everything that is wrong with it, and what was read. */
export interface DeckReport {
    readonly ok: boolean;
    readonly title: string;
    readonly cards: number;
    readonly faults: readonly Fault[];
    readonly deck: DeckCards;
    readonly lines: readonly ReadLine[];
}

/** What a line of a list was read as: so many copies of a card. */
export interface ReadLine {
    readonly line: number;
    readonly id: string;
    readonly copies: number;
}

/** Cards with which a game can begin, in an order in which they can be played, and what they cost then. */
export interface Start {
    readonly cards: readonly string[];
    readonly cost: number;
}

/** A deck to hand on. */
export interface DeckText {
    readonly text: string;
}

/** A deck that is kept, or was removed. */
export interface ListedDeck {
    readonly id: string;
    readonly revision: number;
    readonly gone: boolean;
}

/** A deck as it is kept; `joined` if it was changed elsewhere too, and both are in it now. */
export interface DeckHere {
    readonly id: string;
    readonly revision: number;
    readonly joined: boolean;
    readonly kept: KeptDeck;
}

/** A deck, what it is called and meant for, and what it was before. */
export interface KeptDeck {
    readonly name: string;
    readonly format: string;
    readonly notes: string;
    readonly changed: number;
    readonly deck: DeckCards;
    readonly versions: readonly DeckVersion[];
}

/** A deck as it once was. */
export interface DeckVersion {
    readonly number: number;
    readonly at: number;
    readonly deck: DeckCards;
}

/** A pack: which one it is, the starter if it is one, its cards as they are turned, how many more today. */
export interface OpenedPack {
    readonly number: number;
    readonly product: string;
    readonly starter: string;
    readonly cards: readonly OpenedCard[];
    readonly left: number;
}

/** A card out of a pack; which copy of it this is among all that one has. */
export interface OpenedCard {
    readonly id: string;
    readonly foil: boolean;
    readonly another_picture: boolean;
    readonly copy: number;
}

/** What one owns, and how many packs it came from; how many more there are today, as a text to keep besides. */
export interface Collection {
    readonly cards: Readonly<Record<string, number>>;
    readonly packs: number;
    readonly left: number;
    readonly text: string;
}

/** How a trial goes. */
export interface TrialInfo {
    readonly format: string;
    /** What is tried. */
    readonly deck: DeckCards;
    readonly running: boolean;
    /** Whether the process that played it ended before its last game. */
    readonly lost: boolean;
    readonly done: number;
    readonly total: number;
    /** How many more it will probably take. */
    readonly seconds: number;
    readonly left_out: number;
    readonly all: Rate;
    readonly opponents: readonly OpponentRate[];
    readonly cards: readonly CardRate[];
    readonly losses: readonly Loss[];
    readonly lost_by: readonly LostBy[];
}

/** How many of how many games were won, and between which shares in percent the true one probably lies. */
export interface Rate {
    readonly wins: number;
    readonly games: number;
    readonly low: number;
    readonly high: number;
}

/** How the deck did against an opponent, going first and going second. */
export interface OpponentRate {
    readonly name: string;
    readonly all: Rate;
    readonly first: Rate;
    readonly second: Rate;
}

/** How games went in which a card was drawn, stayed in the deck, was played; in how many it was only held. */
export interface CardRate {
    readonly id: string;
    readonly drawn: Rate;
    readonly left: Rate;
    readonly played: Rate;
    readonly held: number;
    /** Of those, in how many it could never be played, came in the last turns, was not wanted though it could be. */
    readonly never: number;
    readonly late: number;
    readonly unwanted: number;
    readonly difference: number;
    readonly low: number;
    readonly high: number;
}

/** A game that was lost: against which opponent, in which way, and its number, by which it can be watched. */
export interface Loss {
    readonly number: number;
    readonly opponent: number;
    readonly first: boolean;
    readonly way: string;
}

/** How many games were lost in a way: "killed", "corrupted", "behind", "conceded". */
export interface LostBy {
    readonly way: string;
    readonly games: number;
}

/** A game that is over: who played, how many answers were given, where its turns and phases begin. */
export interface ReplayInfo {
    readonly game: string;
    readonly title: string;
    readonly players: readonly SeatSummary[];
    readonly count: number;
    readonly winners: readonly number[];
    readonly marks: readonly MarkInfo[];
    readonly viewers: readonly number[];
}

/** A moment where a turn or a phase begins. */
export interface MarkInfo {
    readonly number: number;
    readonly kind: "phase" | "turn";
    readonly message: Worded;
}

/** Some moments in a row. */
export interface Frames {
    readonly frames: readonly Frame[];
}

/** A moment: the whole view, or what has changed since the moment before. */
export interface Frame {
    readonly number: number;
    readonly question: Question;
    readonly lines: readonly Worded[];
    readonly answered: Answered | null;
    readonly view?: Seen;
    readonly changes?: readonly Change[];
}

/** Whose answer led to the next moment, and what it was, if the viewer saw it. */
export interface Answered {
    readonly seat: number;
    readonly labels: readonly Worded[];
}

/** A game that is over, in numbers; `stood_out` are sentences about cards. It is counted in turns or in rounds. */
export interface AccountInfo {
    readonly turns: number;
    readonly counted_in: Worded;
    readonly rows: readonly AccountRow[];
    readonly stood_out: readonly Worded[];
    readonly turnings: readonly TurningPoint[];
    readonly curve: readonly CurvePoint[];
}

/** Something that was counted, for each seat. */
export interface AccountRow {
    readonly label: Worded;
    readonly values: readonly number[];
}

/** Where the game may have turned: the moment before, what happened, and the chances around it in percent. */
export interface TurningPoint {
    readonly number: number;
    readonly turn: number;
    readonly lines: readonly Worded[];
    readonly before: readonly number[];
    readonly after: readonly number[];
}

/** How likely each seat was to win when a turn began, in percent, as a bot judges positions. */
export interface CurvePoint {
    readonly number: number;
    readonly turn: number;
    readonly chances: readonly number[];
}

/** How far the analysis of a game is, and what was found if it is ready. */
export interface AnalysisInfo {
    readonly state: "failed" | "none" | "ready" | "working";
    readonly found: FoundInGame | null;
}

/** What was found in a game that is over; `games` is how many were played on for it. */
export interface FoundInGame {
    readonly curve: readonly ChancePoint[];
    readonly turnings: readonly TurnedAnswer[];
    readonly cards: readonly DecidingCard[];
    readonly games: number;
}

/** How likely each seat was to win after so many answers. */
export interface ChancePoint {
    readonly number: number;
    readonly chances: readonly number[];
}

/** An answer that was clearly worse than another one, why, and how it might have gone on after the better one. */
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

/** An answer with its chance to win; without labels: nothing was picked. */
export interface WeighedAnswer {
    readonly labels: readonly Worded[];
    readonly chance: number;
}

/** A card, whoever used it, and by how much that changed the chances of that player. */
export interface DecidingCard {
    readonly card: string;
    readonly seat: number;
    readonly swing: number;
}

/** What is advised first, what else was weighed, what speaks for it, and from how many games that comes. */
export interface HintInfo {
    readonly answers: readonly HintAnswer[];
    readonly reason: Worded;
    readonly games: number;
    /** After which entry of the table it holds. */
    readonly version: number;
}

/** An answer with its chance to win: its options by their places in the question, and in words. */
export interface HintAnswer {
    readonly picked: readonly number[];
    readonly labels: readonly Worded[];
    readonly chance: number;
}

/** What was weighed about an answer, the one that was given first. */
export interface Explanation {
    readonly number: number;
    readonly seat: number;
    readonly answers: readonly HintAnswer[];
    readonly reason: Worded;
    readonly games: number;
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

/** Which table to watch from now on, from which seat: one's own, -1 as a spectator, null as it fits best. */
export interface Watch {
    readonly type: "watch";
    readonly table: string;
    readonly seat?: number | null;
    readonly id?: number;
}

/** An answer to the question that was pending at this version: the keys of the options picked. */
export interface Answer {
    readonly type: "answer";
    readonly version: number;
    readonly keys: readonly string[];
    readonly id?: number;
}

/** Something beside the question (KR-11), by its key. */
export interface Aside {
    readonly type: "aside";
    readonly version: number;
    readonly key: string;
    readonly id?: number;
}

/** Take back the own latest answer; where that needs the consent of the others (KR-12), they are asked. */
export interface Undo {
    readonly type: "undo";
    readonly version: number;
    readonly id?: number;
}

/** What somebody says to an undo that another asked for. */
export interface Consent {
    readonly type: "consent";
    readonly version: number;
    readonly agree: boolean;
    readonly id?: number;
}

/** Why can nothing be done with this thing? */
export interface Why {
    readonly type: "why";
    readonly handle: string;
    readonly id?: number;
}

/** What would threaten after these answers, given in a row? Asked while a plan is laid out; nothing is done. */
export interface Foresee {
    readonly type: "foresee";
    readonly version: number;
    readonly keys: readonly string[];
    readonly id?: number;
}

/** A line of chat. */
export interface Say {
    readonly type: "say";
    readonly text: string;
    readonly id?: number;
}

/** At which kinds of moments the watching seat wants to be asked from now on. */
export interface Stops {
    readonly type: "stops";
    readonly kinds: readonly string[];
    readonly id?: number;
}

/** How many milliseconds the bots at this table wait before each answer from now on. */
export interface Pace {
    readonly type: "pace";
    readonly pace: number;
    readonly id?: number;
}

/** Give the game up for the watching seat. */
export interface Concede {
    readonly type: "concede";
    readonly id?: number;
}

/** Lay the same table once more; everybody who watches is told where. */
export interface Rematch {
    readonly type: "rematch";
    readonly swapped?: boolean;
    readonly deck?: string;
    readonly deck_text?: string;
    readonly id?: number;
}

/** Let a bot play for a seat that was abandoned. */
export interface TakeOver {
    readonly type: "take_over";
    readonly seat: number;
    readonly id?: number;
}

/** Play again oneself, where a bot took over the own seat. */
export interface Return {
    readonly type: "return";
    readonly id?: number;
}

/** Something is wrong here: keeps the record and the position with what the player writes. */
export interface Report {
    readonly type: "report";
    readonly text: string;
    readonly id?: number;
}

/** Is anybody there? */
export interface Ping {
    readonly type: "ping";
    readonly id?: number;
}

/** What somebody wants to be called. */
export interface NewName {
    readonly name: string;
}

/** A table to be laid; with `begin` play begins at once, if no seat is open. */
export interface NewTable {
    readonly game: string;
    readonly seats: readonly NewSeat[];
    readonly title?: string;
    readonly open?: boolean;
    readonly pace?: number;
    readonly discreet?: boolean;
    readonly practice?: boolean;
    readonly patience?: number;
    readonly options?: Readonly<Record<string, string>>;
    readonly begin?: boolean;
    readonly name?: string;
}

/** Who is to sit in a seat: oneself, somebody else at the same device, a bot, or whoever comes. */
export interface NewSeat {
    readonly kind: "bot" | "here" | "open" | "you";
    readonly name?: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly deck_text?: string;
}

/** What somebody does with a seat before play begins. */
export interface SeatChange {
    readonly do: "bot" | "deck" | "leave" | "open" | "sit";
    readonly name?: string;
    readonly bot?: string;
    readonly deck?: string;
    readonly deck_text?: string;
}

/** A league to be laid: what is opened, for how many, how many rounds; clocks of 0 seconds never run out. */
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

/** What somebody does in a league. */
export interface LeagueAct {
    readonly do: "begin" | "deck" | "leave" | "pick" | "say" | "sit";
    readonly name?: string;
    readonly card?: string;
    readonly deck?: GivenDeck | null;
    readonly text?: string;
}

/** The cards of a deck that are to be worked on: no more of them than a deck has, however they are counted. */
export interface GivenDeck {
    readonly ring_bearer: string;
    readonly ring: string;
    readonly adventure_deck: readonly string[];
    readonly draw_deck: readonly (readonly [string, number])[];
}

/** A part of a lesson to be begun, in the language of whoever learns. */
export interface NewLesson {
    readonly part?: number;
    readonly name?: string;
    readonly language?: "en" | "fi" | "nl";
    readonly pace?: number;
}

/** Back to the question after so many answers. */
export interface TakeBack {
    readonly answers: number;
}

/** A puzzle to be proven. */
export interface PuzzleFile {
    readonly text: string;
}

/** A puzzle to be tried, in the language of whoever solves it; its text where it is brought along. */
export interface NewPuzzle {
    readonly name?: string;
    readonly language?: "en" | "fi" | "nl";
    readonly text?: string;
}

/** A moment of a replay of which a puzzle is to be made, for whom, and what is to be reached. */
export interface MakePuzzle {
    readonly number: number;
    readonly seat: number;
    readonly goal: string;
}

/** A deck as it was pasted, and the format it is meant for. */
export interface DeckToCheck {
    readonly game: string;
    readonly format: string;
    readonly text: string;
}

/** A deck, legal or not. */
export interface DeckToBegin {
    readonly game: string;
    readonly deck: GivenDeck;
}

/** A deck, and the kind of text that is wanted. */
export interface DeckToWrite {
    readonly game: string;
    readonly kind: string;
    readonly deck: GivenDeck;
}

/** A deck, and the revision from which it was changed; 0 for one that was never here. */
export interface DeckToKeep {
    readonly base: number;
    readonly kept: KeptDeck;
}

/** The revision that is to be removed: one that was changed since stays. */
export interface DeckToRemove {
    readonly base: number;
}

/** What is to be opened: "booster-1" to "booster-6", "starter-1" to "starter-6", "deluxe-1" and "deluxe-4". */
export interface PackToOpen {
    readonly product: string;
}

/** A deck, against whom it is to be tried, and in how many games against each. */
export interface NewTrial {
    readonly format: string;
    readonly deck: GivenDeck;
    readonly starters?: readonly string[];
    readonly own?: readonly OwnDeck[];
    readonly games?: number;
    readonly bot?: string;
}

/** A deck of one's own to be tried against. */
export interface OwnDeck {
    readonly name: string;
    readonly deck: GivenDeck;
}

/** Which game is to be watched. */
export interface Watched {
    readonly number: number;
}

/** From which moment to play on, and in which seat. */
export interface Branch {
    readonly number: number;
    readonly seat: number;
}

/** Which moments, from which side: that of a seat, -1 a spectator's, -2 with all hands open. */
export interface FramesWanted {
    readonly viewer?: number;
    readonly from?: number;
    readonly count?: number;
}

/** The answer after how many others; at a table where a game is played always the latest of a bot that is open, of the one in this seat if it is told. */
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
