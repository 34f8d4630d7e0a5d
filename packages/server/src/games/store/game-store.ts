/** The store of games: numbered events, seats, answered commands, and work that falls due. */

import type {
  ClockSummary,
  WordsSummary,
  GameChanged,
  GameMade,
  GameSummary,
  Pace,
  TableTerms,
  Visibility,
} from '@lexiko/protocol';
import type { GameEvent, Result, Seat } from '@lexiko/rules';
import type { CommandKey } from '../../caller.ts';
import type { GameRefusal } from '../../refusal.ts';
import type { SeatEvent } from '../seat-events.ts';
import type { SeatRecord } from '../seat-record.ts';
import type { Question } from '../../computers/computer-store.ts';
import type { NewAlert } from '../../alerts/store/alert-store.ts';
import type { NewNotice } from '../../notices/notice-store.ts';

export type Stage = GameSummary['stage'];

export interface StoredEvent {
  /** From 1 on, without a gap. */
  readonly seq: number;
  readonly atMs: number;
  readonly event: GameEvent;
}

export interface StoredSeatEvent {
  /** From 1 on, without a gap. */
  readonly seq: number;
  readonly event: SeatEvent;
}

/** The seats as they stand, and the number of the last event that made them so. */
export interface Seating {
  readonly seats: readonly SeatRecord[];
  readonly seq: number;
}

/** How far a game has come: its last event, and the last of its seats. */
export interface GameNumbers {
  readonly seq: number;
  readonly seatSeq: number;
}

export interface GameRecord {
  readonly id: string;
  readonly code: string;
  readonly visibility: Visibility;
  readonly secret: string;
  readonly stage: Stage;
  readonly pace: Pace;
  /** The person who made the game, and may change its options until it begins. */
  readonly host: string;
  readonly rematchOf: string | null;
  readonly terms: TableTerms;
  /** Silence before does not count; 0 where the game knew the rule from its beginning. */
  readonly silenceFromMs: number;
  /** The classroom of which it is a table; its host is who created the class. */
  readonly classroom: string | null;
}

/** What lists show of a game and can be seen without its events. */
export interface ListedGame {
  readonly record: GameRecord;
  readonly seats: readonly SeatRecord[];
  readonly headline: Headline;
  readonly createdMs: number;
  readonly updatedMs: number;
}

/** The public part of a game's state, kept beside its events so that lists need not replay them. */
export interface Headline {
  readonly preset: string;
  readonly sides: number;
  readonly turn: Seat | null;
  readonly scores: readonly number[];
  /** Missing where the game was last changed before lists told of it; so are its words. */
  readonly clock?: ClockSummary;
  readonly words?: WordsSummary;
}

/** A command whose answer is stored in the same transaction as its effect. */
export interface CommandDone extends CommandKey {
  readonly outcome: StoredAnswer;
}

/** The stored answer to a command; a repeated command gets it again. */
export type CommandAnswer = Result<StoredAnswer, GameRefusal>;

/** What is kept, so that a command that comes again is answered as before. */
export type StoredAnswer = GameMade | GameChanged;

export interface NewGame {
  readonly record: GameRecord;
  readonly seats: readonly SeatRecord[];
  readonly headline: Headline;
  readonly events: readonly GameEvent[];
  readonly atMs: number;
  readonly done: CommandDone | null;
  /** The seeks that the game is for: it is created only if all of them still go on. */
  readonly seeks?: readonly string[];
}

/**
 * A clock that runs out, a finished game to record. `computer` is a turn left by a process of an earlier version; the
 * questions of computers have their own table now.
 */
export const DUE_KINDS = ['clock', 'computer', 'record'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export interface DueWork {
  readonly game: string;
  readonly kind: DueKind;
  readonly dueMs: number;
}

export interface Append {
  readonly game: string;
  /** The last event that the decision knew. */
  readonly after: number;
  readonly events: readonly GameEvent[];
  readonly atMs: number;
  readonly stage: Stage;
  readonly headline: Headline;
  /** When the side on turn runs out of time, and so on; `null` where nothing is due. */
  readonly due: Readonly<Record<DueKind, number | null>>;
  /** What a computer is asked from now on; what it was asked before is stale. */
  readonly question: Question | null;
  /** The last event of the seats that the decision knew. */
  readonly seatsAfter: number;
  /** Events of the seats; there may be some without events of the game. */
  readonly seatEvents: readonly SeatEvent[];
  /** Notices for people who are not connected. */
  readonly notices: readonly NewNotice[];
  /** For people who do not have the game before their eyes. */
  readonly alerts: readonly NewAlert[];
  readonly done: CommandDone | null;
}

/** Whether the game begins with these events. */
export function begins({ events }: Pick<Append, 'events'>): boolean {
  return events.some(({ type }) => type === 'began');
}

/** `overtaken`: another writer was first. `repeated`: the command was answered before. Nothing was written then. */
export type AppendResult = 'appended' | 'overtaken' | 'repeated';

/** A game that has not begun, and when it last changed. */
export interface IdleLobby {
  readonly game: string;
  readonly updatedMs: number;
}

/** A place in a list of games that is sorted by their last change. */
export interface ListPlace {
  readonly updatedMs: number;
  readonly game: string;
}

export interface GameStore {
  createGame(game: NewGame): Promise<'created' | 'code-taken' | 'repeated' | 'rematch-exists' | 'seek-gone'>;
  /** Without events nothing of the game changes; only the command and what happens at its seats are kept. */
  append(append: Append): Promise<AppendResult>;
  game(id: string): Promise<GameRecord | null>;
  gameByCode(code: string): Promise<GameRecord | null>;
  rematchOf(id: string): Promise<GameRecord | null>;
  eventsAfter(game: string, seq: number): Promise<readonly StoredEvent[]>;
  numbersOf(games: readonly string[]): Promise<ReadonlyMap<string, GameNumbers>>;
  seatsOf(game: string): Promise<readonly SeatRecord[]>;
  seating(game: string): Promise<Seating>;
  seatEventsAfter(game: string, seq: number): Promise<readonly StoredSeatEvent[]>;
  /** Newest first. */
  openGames(stage: Stage, limit: number): Promise<readonly ListedGame[]>;
  /** The last changed first; `after`: only those that follow this place in the list. */
  gamesOf(person: string, limit: number, after?: ListPlace | null): Promise<readonly ListedGame[]>;
  /** In no order; without those that are gone. */
  listed(games: readonly string[]): Promise<readonly ListedGame[]>;
  gamesOfClass(classroom: string): Promise<readonly ListedGame[]>;
  /** Who teaches a class: its creator and those who joined as teachers. `null` is no class, with nobody. */
  teachersOf(classroom: string | null): Promise<readonly string[]>;
  /** `null` where it was not answered yet. */
  answerTo(key: CommandKey): Promise<CommandAnswer | null>;
  /** Stores a refusal unless the command was answered before. Answers with what is stored. */
  keepRefusal(key: CommandKey, refusal: GameRefusal, atMs: number): Promise<CommandAnswer>;

  /**
   * Takes work that has fallen due by `nowMs`, the oldest first; each piece goes to one taker until `retryMs` later, which
   * its `dueMs` then says.
   */
  takeDue(nowMs: number, retryMs: number, limit: number): Promise<readonly DueWork[]>;
  /** Lets what is due by the clock of a game fall due then. */
  postpone(game: string, dueMs: number): Promise<void>;
  /** Forgets answered commands older than `beforeMs`: nobody repeats them any more. */
  forgetCommands(beforeMs: number): Promise<void>;
  /** Lobbies without activity since then, outside of classes and without reports; oldest first. */
  idleLobbies(beforeMs: Readonly<Record<Pace, number>>, limit: number): Promise<readonly IdleLobby[]>;
  /** Deletes the lobby with everything that belongs to it, unless it has changed. */
  dropLobby(lobby: IdleLobby): Promise<boolean>;
  /** Deletes the game with everything that belongs to it, unless it has begun. */
  dropUnbegun(game: string): Promise<boolean>;
}
