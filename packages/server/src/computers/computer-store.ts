/** The store of the computers' queue: the waiting questions, which process works on which, and whose games they are. */

/** A request for a computer's move. A game has at most one; every event of the game replaces it. */
export interface Question {
  /** The number of the last event of the game it is about. */
  readonly seq: number;
  /** The estimated thinking time in milliseconds. */
  readonly costMs: number;
  /** When it can be answered at the earliest. */
  readonly dueMs: number;
}

/**
 * No question is due this long after it was asked, and no lease lasts this long. A time farther ahead comes from a
 * wrong clock and counts as past.
 */
export const FARTHEST_MS: number = 5 * 60 * 1000;

/** A question in the queue. */
export interface WaitingQuestion extends Question {
  readonly game: string;
  /** The network mark of the game if it is stored, otherwise the id of the host. */
  readonly network: string;
  /** The host of the game. */
  readonly person: string;
}

/** Identifies a question by its game and the event that it is about. */
export type QuestionKey = Pick<WaitingQuestion, 'game' | 'seq'>;

/** The length of the queue. */
export interface ComputerLoad {
  /** Questions that no process has taken yet. */
  readonly waiting: number;
  /** Those of them that take long. */
  readonly expensiveWaiting: number;
  /** How long the oldest one has waited, in milliseconds; 0 if none waits. */
  readonly oldestMs: number;
  /** Questions that a process is working on. */
  readonly thinking: number;
  readonly expensiveThinking: number;
}

/** The numbers of running games with computers. */
export interface RunningGames {
  readonly ofPerson: number;
  readonly ofNetwork: number;
}

export interface ComputerStore {
  /** Due and free questions up to a cost: of each host those that have waited longest, at most `each`. */
  waiting(
    nowMs: number,
    most: { readonly costMs: number; readonly each: number },
  ): Promise<readonly WaitingQuestion[]>;
  /** Leases those that are still free until `untilMs`. Returns their games. */
  take(
    questions: readonly QuestionKey[],
    lease: { readonly by: string; readonly nowMs: number; readonly untilMs: number },
  ): Promise<ReadonlySet<string>>;
  /** Extends the leases until `untilMs`. Returns the games whose question `by` still holds. */
  renew(by: string, questions: readonly QuestionKey[], untilMs: number): Promise<ReadonlySet<string>>;
  /** Replaces a question that `by` still holds with the next one, or removes it. */
  settle(by: string, key: QuestionKey, next: Question | null): Promise<void>;
  /** Adds the question of a game that an earlier version left without one, unless it has one by now. */
  adopt(game: string, question: Question | null): Promise<void>;
  load(nowMs: number): Promise<ComputerLoad>;

  /** Stores the network mark of a game with computers until the game is over. */
  markNetwork(game: string, network: string): Promise<void>;
  /** Counts the unfinished games with computers that had an event since `sinceMs`. */
  running(person: string, network: string | null, sinceMs: number): Promise<RunningGames>;
  /** Deletes the network marks of games without an event since `beforeMs`, and the salts from before `day`. */
  forgetNetworks(beforeMs: number, day: number): Promise<void>;
  /** The salt of a day for all processes: the stored one, or else `offered`, which is then stored. */
  saltOf(day: number, offered: string): Promise<string>;
}
