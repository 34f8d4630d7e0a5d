/** Keeps everything in memory: for tests and for a table that nobody needs to find again. */

import type { Pace } from '@lexiko/protocol';
import { err, ok } from '@lexiko/rules';
import type { GameRefusal } from '../refusal.ts';
import { MemoryTableStore } from './memory-table-store.ts';
import { withTeamChange } from '../games/team-seats.ts';
import { DUE_KINDS } from '../games/store/game-store.ts';
import { SESSION_MS, type PersonRecord } from '../people/person.ts';
import type {
  Append,
  AppendResult,
  CommandAnswer,
  CommandDone,
  CommandKey,
  DueWork,
  GameRecord,
  GameStore,
  IdleLobby,
  ListedGame,
  NewGame,
  SeatRecord,
  Stage,
  StoredEvent,
} from '../games/store/game-store.ts';
import { MemoryAccounts } from './memory-accounts.ts';
import { MemoryAttempts } from './memory-attempts.ts';
import { MemoryComputers } from './memory-computers.ts';
import { MemoryPresence } from './memory-presence.ts';
import { MemoryDevices } from './memory-devices.ts';
import { MemoryRecords } from './memory-records.ts';
import type { KeptGame, KeptPerson, KeptSession } from './memory-tables.ts';

export class MemoryStore implements GameStore {
  readonly #games = new Map<string, KeptGame>();
  readonly #people = new Map<string, KeptPerson>();
  readonly #sessions = new Map<string, KeptSession>();
  readonly #answered = new Map<string, { answer: CommandAnswer; atMs: number }>();
  readonly #due = new Map<string, DueWork>();
  readonly attempts: MemoryAttempts = new MemoryAttempts();
  readonly devices: MemoryDevices = new MemoryDevices();
  readonly tables: MemoryTableStore = new MemoryTableStore(this.#due);
  readonly computers: MemoryComputers = new MemoryComputers(this.#games, this.#due);
  readonly presence: MemoryPresence = new MemoryPresence((person) => this.#people.has(person));
  readonly records: MemoryRecords = new MemoryRecords(this.#due, {
    isThere: (person) => this.#people.has(person),
    hasAccount: (person) => this.accounts.has(person),
  });
  readonly accounts: MemoryAccounts = new MemoryAccounts({
    games: this.#games,
    people: this.#people,
    sessions: this.#sessions,
    records: this.records,
    tables: this.tables,
    computers: this.computers,
    presence: this.presence,
    devices: this.devices,
    forgetDone: (person) => {
      for (const key of this.#answered.keys()) if (key.startsWith(`${person} `)) this.#answered.delete(key);
    },
  });

  async createGame(game: NewGame): Promise<'created' | 'code-taken' | 'repeated' | 'rematch-exists'> {
    const { record, seats, headline, events, atMs, done } = game;
    if (done !== null && this.#answered.has(keyText(done))) return 'repeated';
    const kept = [...this.#games.values()].map((other) => other.record);
    if (kept.some((other) => other.code === record.code)) return 'code-taken';
    if (record.rematchOf !== null && kept.some((other) => other.rematchOf === record.rematchOf))
      return 'rematch-exists';
    const stored = events.map((event, at): StoredEvent => ({ seq: at + 1, atMs, event }));
    this.#games.set(record.id, {
      record,
      seats: [...seats],
      headline,
      events: stored,
      updatedMs: atMs,
      network: null,
    });
    this.#remember(done, atMs);
    return 'created';
  }

  async append(append: Append): Promise<AppendResult> {
    const { game, after, events, atMs, done } = append;
    const kept = this.#games.get(game);
    if (kept === undefined) throw new Error(`There is no game ${game}.`);
    if (done !== null && this.#answered.has(keyText(done))) return 'repeated';
    if (events.length > 0 && kept.events.length !== after) return 'overtaken';
    this.#remember(done, atMs);
    if (append.team !== null) kept.seats = withTeamChange(kept.seats, append.team);
    if (events.length === 0) return 'appended';
    kept.events.push(...events.map((event, at): StoredEvent => ({ seq: after + 1 + at, atMs, event })));
    kept.record = { ...kept.record, stage: append.stage };
    kept.headline = append.headline;
    kept.updatedMs = atMs;
    if (append.stage === 'over') kept.network = null;
    this.computers.set(game, append.question);
    for (const kind of DUE_KINDS) {
      const dueMs = append.due[kind];
      if (dueMs === null) this.#due.delete(`${game} ${kind}`);
      else this.#due.set(`${game} ${kind}`, { game, kind, dueMs });
    }
    kept.seats = kept.seats.map((seat) => (seat.seat === append.vacates ? { ...seat, person: null } : seat));
    const { plans } = append;
    if (plans !== null) kept.seats = kept.seats.map((seat) => (seat.seat === plans.seat ? plans : seat));
    await this.tables.notices.put(append.notices);
    return 'appended';
  }

  async game(id: string): Promise<GameRecord | null> {
    return this.#games.get(id)?.record ?? null;
  }

  async gameByCode(code: string): Promise<GameRecord | null> {
    return this.#find((record) => record.code === code);
  }

  async rematchOf(id: string): Promise<GameRecord | null> {
    return this.#find((record) => record.rematchOf === id);
  }

  async eventsAfter(game: string, seq: number): Promise<readonly StoredEvent[]> {
    return this.#games.get(game)?.events.slice(seq) ?? [];
  }

  async seqsOf(games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(games.map((game) => [game, this.#games.get(game)?.events.length ?? 0]));
  }

  async seatsOf(game: string): Promise<readonly SeatRecord[]> {
    return this.#games.get(game)?.seats ?? [];
  }

  async takeSeat(game: string, seat: number, person: string): Promise<boolean> {
    const kept = this.#games.get(game);
    const taken = kept?.seats.find((other) => other.seat === seat);
    if (kept === undefined || taken === undefined || kept.record.stage !== 'lobby') return false;
    if (taken.computer !== null || taken.team !== null || (taken.person !== null && taken.person !== person))
      return false;
    kept.seats = kept.seats.map((other) => (other === taken ? { ...taken, person } : other));
    return true;
  }

  async openGames(stage: Stage, limit: number): Promise<readonly ListedGame[]> {
    return this.#list(limit, ({ record }) => record.visibility === 'open' && record.stage === stage);
  }

  async gamesOf(person: string, limit: number): Promise<readonly ListedGame[]> {
    return this.#list(limit, ({ seats }) =>
      seats.some((seat) => seat.person === person || seat.team?.some((member) => member.person === person)),
    );
  }

  async gamesOfClass(classroom: string): Promise<readonly ListedGame[]> {
    return this.#list(Infinity, ({ record }) => record.classroom === classroom);
  }

  async answerTo(key: CommandKey): Promise<CommandAnswer | null> {
    return this.#answered.get(keyText(key))?.answer ?? null;
  }

  async keepRefusal(key: CommandKey, refusal: GameRefusal, atMs: number): Promise<CommandAnswer> {
    const before = await this.answerTo(key);
    if (before === null) this.#answered.set(keyText(key), { answer: err(refusal), atMs });
    return before ?? err(refusal);
  }

  async createPerson({ id, name }: PersonRecord, atMs: number): Promise<void> {
    this.#people.set(id, { id, name, createdMs: atMs });
  }

  async person(id: string): Promise<PersonRecord | null> {
    return (await this.people([id]))[0] ?? null;
  }

  async people(ids: readonly string[]): Promise<readonly PersonRecord[]> {
    return ids.flatMap((id) => {
      const kept = this.#people.get(id);
      return kept === undefined ? [] : [{ id, name: kept.name }];
    });
  }

  async rename(id: string, name: string): Promise<void> {
    const kept = this.#people.get(id);
    if (kept !== undefined) this.#people.set(id, { ...kept, name });
  }

  async personOfSession(tokenHash: string, atMs: number): Promise<PersonRecord | null> {
    const session = this.#sessions.get(tokenHash);
    if (session === undefined || session.seenMs + SESSION_MS < atMs) return null;
    session.seenMs = atMs;
    return this.person(session.person);
  }

  async takeDue(nowMs: number, retryMs: number, limit: number): Promise<readonly DueWork[]> {
    const fallen = [...this.#due].filter(([, { dueMs }]) => dueMs <= nowMs);
    const taken = fallen.sort(([, a], [, b]) => a.dueMs - b.dueMs).slice(0, limit);
    return taken.map(([key, work]) => {
      const held = { ...work, dueMs: nowMs + retryMs };
      this.#due.set(key, held);
      return held;
    });
  }

  async forgetCommands(beforeMs: number): Promise<void> {
    for (const [key, { atMs }] of this.#answered) if (atMs < beforeMs) this.#answered.delete(key);
  }

  async idleLobbies(beforeMs: Readonly<Record<Pace, number>>, limit: number): Promise<readonly IdleLobby[]> {
    const reported = new Set((await this.tables.chat.reports(Infinity)).map(({ game }) => game));
    const idle = this.#list(Infinity, ({ record, updatedMs }) => {
      const isLobby = record.stage === 'lobby' && record.classroom === null;
      return isLobby && updatedMs < beforeMs[record.pace] && !reported.has(record.id);
    });
    return idle
      .map(({ record, updatedMs }) => ({ game: record.id, updatedMs }))
      .toReversed()
      .slice(0, limit);
  }

  async dropLobby({ game, updatedMs }: IdleLobby): Promise<boolean> {
    const kept = this.#games.get(game);
    if (kept?.record.stage !== 'lobby' || kept.updatedMs !== updatedMs) return false;
    this.#games.delete(game);
    this.records.dropGame(game);
    this.tables.dropGame(game);
    this.computers.dropGame(game);
    this.presence.forgetGame(game);
    return true;
  }

  watchCommits(): void {}

  async beat(): Promise<void> {}

  async close(): Promise<void> {}

  #remember(done: CommandDone | null, atMs: number): void {
    if (done !== null) this.#answered.set(keyText(done), { answer: ok(done.outcome), atMs });
  }

  #find(fits: (record: GameRecord) => boolean): GameRecord | null {
    for (const { record } of this.#games.values()) if (fits(record)) return record;
    return null;
  }

  #list(limit: number, fits: (kept: KeptGame) => boolean): readonly ListedGame[] {
    return [...this.#games.values()]
      .filter(fits)
      .sort((a, b) => b.updatedMs - a.updatedMs)
      .slice(0, limit)
      .map(({ record, seats, headline, events, updatedMs }) => ({
        record,
        seats: [...seats],
        headline,
        createdMs: events[0]?.atMs ?? updatedMs,
        updatedMs,
      }));
  }
}

function keyText({ person, command }: CommandKey): string {
  return `${person} ${command}`;
}
