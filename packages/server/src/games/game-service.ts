/**
 * The authority over all games: decides, appends with the expected number, then publishes. If another writer was first,
 * it reads the new events and decides again. A repeated command gets its first answer.
 */

import {
  readAnswer,
  type AnswerTo,
  type ClockSummary,
  type CommandType,
  type GameChanged,
} from '@lexiko/protocol';
import { err, ok, type GameEvent, type GameState, type Result, type Ruleset } from '@lexiko/rules';
import { nextCallMs } from '@lexiko/table';
import type { CommandKey } from '../caller.ts';
import type {
  CommandAnswer,
  GameNumbers,
  GameStore,
  Headline,
  Stage,
  StoredEvent,
  StoredSeatEvent,
} from './store/game-store.ts';
import type { NewNotice } from '../notices/notice-store.ts';
import { alertOf, type NewAlert } from '../alerts/store/alert-store.ts';
import type { SeatEvent } from './seat-events.ts';
import type { ComputerStore } from '../computers/computer-store.ts';
import type { AccountStore } from '../people/account-store.ts';
import type { AttemptStore } from '../people/attempt-store.ts';
import type { PersonStore } from '../people/person-store.ts';
import { CodeGuesses, USUAL_CODE_LIMITS } from '../people/code-guesses.ts';
import { RateLimit, type Rate } from '../rate-limit.ts';
import type { ComputerGameLimits } from '../computers/computer-limits.ts';
import { questionOf } from '../computers/question.ts';
import { NetworkMarks } from '../computers/network-mark.ts';
import type { Caller } from '../caller.ts';
import { callTerms } from '../computers/deadlines.ts';
import { noticesOf } from './due-notices.ts';
import { LiveGames, type LiveGame } from './live-games.ts';
import { OpenLists } from './open-lists.ts';
import type { Computers, Dictionaries, Now, Secrets } from '../ports.ts';
import { refuse, type GameRefusal } from '../refusal.ts';

/** What games need. A feature that needs more extends it; `server.ts` provides everything. */
export interface GameParts {
  readonly store: {
    readonly games: GameStore;
    readonly people: PersonStore;
    readonly accounts: AccountStore;
    readonly attempts: AttemptStore;
    readonly computers: ComputerStore;
  };
  readonly dictionaries: Dictionaries;
  readonly computers: Computers;
  readonly secrets: Secrets;
  readonly now: Now;
  /** Called after something was stored, never before, with the latest numbers of the game and its seats. */
  readonly onChange: (game: string, numbers: GameNumbers) => void;
  /** Called when work is due immediately. */
  readonly onDue: () => void;
  /** Called when a computer has to move. */
  readonly onAsked: () => void;
  /** Called when a person has a new notice about a game. */
  readonly onNotice: (person: string, game: string) => void;
  /**
   * Since when players have been disconnected from the game; `null`: they are connected. `asked` reads it from the store,
   * for decisions; `heard` uses what this process last knew, where a moment's delay does no harm.
   */
  readonly absences: (game: string, how: 'asked' | 'heard') => Promise<Absences>;
  /** Who has the game open in a page that can be seen. They get no alerts about it. */
  readonly onlookers: (game: string) => Promise<Onlookers>;
  /** Since when the server has been reachable without a break; always if not given. */
  readonly reachableSinceMs?: () => number;
  /** Whether somebody follows the game. */
  readonly isInUse: (game: string) => boolean;
  /** Whether this process gets hints about the game from other processes. */
  readonly isNotified: (game: string) => boolean;
  /** How many games with computers may go on at the same time. */
  readonly computerGames: ComputerGameLimits;
  /** The usual ones if not given. */
  readonly limits?: ServiceLimits;
  /** Called with the name of a limit that was reached. */
  readonly onLimit?: (limit: string) => void;
}

/** Since when a person has been disconnected; `null`: connected. */
export type Absences = (person: string) => number | null;

/** Whether somebody has the game open in a page that can be seen. */
export type Onlookers = (person: string) => boolean;

/** What a decision does to a game. */
export interface Change {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  readonly seatEvents: readonly SeatEvent[];
}

/** A decision that does nothing to a game. */
export function unchanged(state: GameState): Change {
  return { events: [], state, seatEvents: [] };
}

export type Decide = (
  game: LiveGame,
  nowMs: number,
) => Result<Change, GameRefusal> | Promise<Result<Change, GameRefusal>>;

/** Losing the race this often in a row means that something is wrong. */
const MOST_ATTEMPTS = 20;

/**
 * A game is held in memory with its whole log. Before it begins every change records all options, and some games allow
 * undo; without these bounds both could grow for ever.
 */
const MOST_BEFORE_THE_GAME = 400;
const MOST_EVENTS = 5000;

/** Limited for each person, and for each network as a whole. */
export type SharedLimit = 'sayings' | 'games' | 'seeks' | 'reports';
export type ServiceLimits = Readonly<Record<SharedLimit, { readonly person: Rate; readonly network: Rate }>>;

export const USUAL_SERVICE_LIMITS: ServiceLimits = {
  /** What is written to others: messages and invitations. A class talks at all its tables. */
  sayings: { person: { burst: 10, perSecond: 0.5 }, network: { burst: 200, perSecond: 5 } },
  /** A teacher may make all tables of a class at once, or every pupil their own, and nobody fills the disk. */
  games: { person: { burst: 60, perSecond: 3 / 60 }, network: { burst: 200, perSecond: 0.5 } },
  /** Looking for an opponent: a class does so all at once. */
  seeks: { person: { burst: 20, perSecond: 0.2 }, network: { burst: 400, perSecond: 5 } },
  /** Moderators read what guests of one network report, so that it must not bury what others do. */
  reports: { person: { burst: 20, perSecond: 1 / 60 }, network: { burst: 60, perSecond: 1 / 60 } },
};

/** `Parts` may hold more than games need, for the features that use the service. */
export class GameService<out Parts extends GameParts = GameParts> {
  readonly parts: Parts;
  readonly games: LiveGames;
  readonly codeGuesses: CodeGuesses;
  readonly openLists: OpenLists;
  readonly networks: NetworkMarks;
  readonly #limits: Readonly<Record<SharedLimit, Readonly<Record<'person' | 'network', RateLimit>>>>;

  constructor(parts: Parts) {
    this.parts = parts;
    const { limits = USUAL_SERVICE_LIMITS, now } = parts;
    const both = (limit: SharedLimit): Record<'person' | 'network', RateLimit> => ({
      person: new RateLimit(limits[limit].person, now),
      network: new RateLimit(limits[limit].network, now),
    });
    this.#limits = {
      sayings: both('sayings'),
      games: both('games'),
      seeks: both('seeks'),
      reports: both('reports'),
    };
    this.codeGuesses = new CodeGuesses(parts.store.attempts, USUAL_CODE_LIMITS, now);
    this.openLists = new OpenLists(parts.store, now);
    this.networks = new NetworkMarks(parts.store.computers);
    this.games = new LiveGames(parts.store.games, parts);
  }

  /**
   * Counts one more use and says whether the person and their network may have it. A use that the person's limit refuses
   * does not count for the network: one pupil must not use up the budget of a school.
   */
  mayDo(what: SharedLimit, { person, network }: Pick<Caller, 'person' | 'network'>): boolean {
    const limits = this.#limits[what];
    if (!limits.person.take(person)) return this.#reached(`person-${what}`);
    return network === null || limits.network.take(network) || this.#reached(`network-${what}`);
  }

  #reached(limit: string): false {
    this.parts.onLimit?.(limit);
    return false;
  }

  /** `key` is `null` for what the server does by itself. */
  async change(
    id: string,
    decide: Decide,
    key: CommandKey | null,
  ): Promise<Result<GameChanged, GameRefusal>> {
    return this.games.serially(id, async () => {
      const game = await this.games.get(id);
      if (game === null) return refuse('NO_SUCH_GAME');
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const answer = await this.#attempt(game, decide, key);
        if (answer !== 'again') return answer;
      }
      return refuse('SERVER_BUSY');
    });
  }

  async #attempt(
    game: LiveGame,
    decide: Decide,
    key: CommandKey | null,
  ): Promise<Result<GameChanged, GameRefusal> | 'again'> {
    const { store, dictionaries, now } = this.parts;
    await this.games.catchUpSeats(game);
    await game.prepareDictionary(dictionaries);
    const nowMs = now();
    const { seq, seatSeq } = game;
    const isStale = (): boolean => game.seq !== seq || game.seatSeq !== seatSeq;
    const decided = bounded(await decide(game, nowMs), key);
    // Watchers may have brought the game up to date meanwhile; a decision on an old state would be overtaken.
    if (isStale()) return 'again';
    if (!decided.ok) {
      // Refuse only on the current state.
      if (await this.games.catchUp(game)) return 'again';
      return key === null ? err(decided.error) : this.refused('act', key, decided.error);
    }
    const { events, state, seatEvents } = decided.value;
    const outcome: GameChanged = { game: game.id, seq: state.seq };
    if (events.length === 0 && seatEvents.length === 0 && key === null) return ok(outcome);
    const due = {
      clock: nextCallMs(state, callTerms(game.record.pace)),
      computer: null,
      // An aborted game is not recorded (V-14).
      record: state.phase === 'over' && state.outcome?.reason !== 'ABORTED' ? nowMs : null,
    };
    const question = questionOf(state, game.seats, nowMs);
    const owed = noticesOf(game, state, { events, by: key?.person ?? null, atMs: nowMs });
    const notices = await this.#notices(game, owed);
    const alerts = await this.#alerts(game, owed);
    if (isStale()) return 'again';
    const result = await store.games.append({
      game: game.id,
      after: seq,
      events,
      atMs: nowMs,
      stage: stageOf(state),
      headline: headlineOf(state),
      due,
      question,
      seatsAfter: seatSeq,
      seatEvents,
      notices,
      alerts,
      done: key === null ? null : { ...key, outcome },
    });
    switch (result) {
      case 'appended':
        if (events.length > 0 || seatEvents.length > 0)
          this.#changed(game, numbered(events, seq, nowMs), numberedSeats(seatEvents, seatSeq));
        for (const notice of notices) this.parts.onNotice(notice.person, notice.game);
        if (due.record !== null) this.parts.onDue();
        if (question !== null && question.dueMs <= nowMs) this.parts.onAsked();
        return ok(outcome);
      case 'overtaken':
        // If there is nothing new to read, the other writer has not committed yet, or a process of an earlier version
        // has changed the seats without an event.
        if (!(await this.games.catchUp(game)) && seatEvents.length > 0) await this.games.reload(game);
        return 'again';
      case 'repeated': {
        const before = key === null ? null : await this.answered('act', key);
        return before ?? refuse('SERVER_BUSY');
      }
    }
  }

  /**
   * Stores the refusal: a copy of the command that arrives later must not be done after its sender was told no. If the
   * command was done before, answers with that.
   */
  async refused<T extends CommandType>(
    type: T,
    key: CommandKey,
    refusal: GameRefusal,
  ): Promise<Result<AnswerTo<T>, GameRefusal>> {
    return asAnswerTo(type, await this.parts.store.games.keepRefusal(key, refusal, this.parts.now()));
  }

  /** What the command was answered with before; `null`: it is new. */
  async answered<T extends CommandType>(
    type: T,
    key: CommandKey,
  ): Promise<Result<AnswerTo<T>, GameRefusal> | null> {
    const kept = await this.parts.store.games.answerTo(key);
    return kept === null ? null : asAnswerTo(type, kept);
  }

  /** Keeps the notices for people who are not connected. */
  async #notices(game: LiveGame, notices: readonly NewNotice[]): Promise<readonly NewNotice[]> {
    if (notices.length === 0) return notices;
    const absences = await this.parts.absences(game.id, 'heard');
    return notices.filter(({ person }) => absences(person) !== null);
  }

  /** Alerts for people who do not have the game before their eyes. */
  async #alerts(game: LiveGame, notices: readonly NewNotice[]): Promise<readonly NewAlert[]> {
    if (notices.length === 0) return [];
    const isLooking = await this.parts.onlookers(game.id);
    return notices.filter(({ person }) => !isLooking(person)).map(alertOf);
  }

  #changed(game: LiveGame, events: readonly StoredEvent[], seatEvents: readonly StoredSeatEvent[]): void {
    const stage = stageOf(game.state);
    game.takeSeats(seatEvents);
    game.take(events);
    if (stage === 'lobby' || stage !== stageOf(game.state)) this.openLists.forget();
    this.parts.onChange(game.id, { seq: game.seq, seatSeq: game.seatSeq });
  }
}

/** Refuses changes by people once the log is too long. What the server does by itself always ends. */
function bounded(decided: Result<Change, GameRefusal>, key: CommandKey | null): Result<Change, GameRefusal> {
  if (!decided.ok) return decided;
  const { events, state } = decided.value;
  const setsOptions = events.some(({ type }) => type === 'configured');
  const isTooLong =
    (setsOptions && state.seq > MOST_BEFORE_THE_GAME) ||
    (key !== null && events.length > 0 && state.phase === 'playing' && state.seq > MOST_EVENTS);
  return isTooLong ? refuse('TOO_MANY_CHANGES') : decided;
}

function numbered(events: readonly GameEvent[], after: number, atMs: number): readonly StoredEvent[] {
  return events.map((event, at) => ({ seq: after + 1 + at, atMs, event }));
}

function numberedSeats(events: readonly SeatEvent[], after: number): readonly StoredSeatEvent[] {
  return events.map((event, at) => ({ seq: after + 1 + at, event }));
}

export function stageOf({ phase }: GameState): Stage {
  return phase === 'lobby' || phase === 'over' ? phase : 'playing';
}

export function headlineOf({ ruleset, turn, scores, outcome }: GameState): Headline {
  const { preset, sides, language, dictionary } = ruleset;
  return {
    preset,
    sides,
    turn,
    scores: outcome?.final ?? scores,
    clock: clockOf(ruleset),
    words: { language, dictionary: dictionary.id },
  };
}

/** The longest time limits, where players have different ones. */
function clockOf({ clock: { limit } }: Ruleset): ClockSummary {
  const longest = (times: readonly (number | null)[]): number => Math.max(...times.map((time) => time ?? 0));
  return {
    turnSeconds: limit.kind === 'turn' ? longest(limit.seconds) : null,
    gameSeconds: limit.kind === 'game' ? longest(limit.seconds) : null,
    increment: limit.kind === 'game' ? limit.incrementSeconds : 0,
    days: limit.kind === 'days' ? limit.days : null,
  };
}

/** A client that gives one id to two commands is answered only for the first. */
function asAnswerTo<T extends CommandType>(type: T, kept: CommandAnswer): Result<AnswerTo<T>, GameRefusal> {
  if (!kept.ok) return kept;
  const answer = readAnswer(type, kept.value);
  return answer === null ? err({ code: 'UNREADABLE' }) : ok(answer);
}
