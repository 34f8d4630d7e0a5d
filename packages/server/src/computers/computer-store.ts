/** The store of the computers' queue: waiting questions, who thinks about which, and whose games they belong to. */

/** A game has at most one; every event of the game replaces it. */
export interface Question {
  /** The number of the last event of the game it is about. */
  readonly seq: number;
  /** About how long the thought takes, in milliseconds. */
  readonly costMs: number;
  /** From when on it can be thought about. */
  readonly dueMs: number;
}

/**
 * No question is due this much later than it is asked, and none is taken for this long. A time farther ahead comes from a
 * wrong clock and counts as past.
 */
export const FARTHEST_MS: number = 5 * 60 * 1000;

/** A question as those see it who could think about it. */
export interface WaitingQuestion extends Question {
  readonly game: string;
  /** Where the game was made, as far as that is kept; else its host stands for it. */
  readonly network: string;
  /** The host of the game. */
  readonly person: string;
}

/** A question of a game by the number of the event that it is about. */
export type QuestionKey = Pick<WaitingQuestion, 'game' | 'seq'>;

/** How much there is to think about. */
export interface ComputerLoad {
  /** Questions that nobody thinks about yet. */
  readonly waiting: number;
  /** Those among them that take long. */
  readonly dearWaiting: number;
  /** For how long the oldest has been waiting, in milliseconds; 0 where none is. */
  readonly oldestMs: number;
  /** Questions that somebody thinks about. */
  readonly thinking: number;
  readonly dearThinking: number;
}

/** How many games with computers are going on. */
export interface RunningGames {
  readonly ofPerson: number;
  readonly ofNetwork: number;
}

export interface ComputerStore {
  /** Questions that are due and free and cost at most so much: of each host those that wait longest, at most `each`. */
  waiting(
    nowMs: number,
    most: { readonly costMs: number; readonly each: number },
  ): Promise<readonly WaitingQuestion[]>;
  /** Takes those that are still free, until `untilMs`. Answers the games of those taken. */
  take(
    questions: readonly QuestionKey[],
    lease: { readonly by: string; readonly nowMs: number; readonly untilMs: number },
  ): Promise<ReadonlySet<string>>;
  /** Keeps on thinking until `untilMs`. Answers the games whose question is still `by`'s to answer. */
  renew(by: string, questions: readonly QuestionKey[], untilMs: number): Promise<ReadonlySet<string>>;
  /** Ends thinking about a question that is still `by`'s: another takes its place, or none. */
  settle(by: string, key: QuestionKey, next: Question | null): Promise<void>;
  /** Asks what an earlier version has left to be done in a game, unless it has been asked meanwhile. */
  adopt(game: string, question: Question | null): Promise<void>;
  load(nowMs: number): Promise<ComputerLoad>;

  /** Notes the mark of the network where a game with computers was made. It is gone when the game is over. */
  markNetwork(game: string, network: string): Promise<void>;
  /** Games with computers that are not over, and in which something has happened since `sinceMs`. */
  running(person: string, network: string | null, sinceMs: number): Promise<RunningGames>;
  /** Forgets where games were made in which nothing has happened since `beforeMs`, and salts from before `day`. */
  forgetNetworks(beforeMs: number, day: number): Promise<void>;
  /** The secret of a day, for all processes: the one that is kept, or else the one offered. */
  saltOf(day: number, offered: string): Promise<string>;
}
