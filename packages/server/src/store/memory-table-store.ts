/** Keeps what tables and their people need besides games in memory. */

import { USUAL_CHAT, type ChatSettings } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import {
  FORGOTTEN_TEXT,
  type ChatStore,
  type KeptMessage,
  type Listening,
  type NewMessage,
  type Reading,
  type Report,
} from '../chat/chat-store.ts';
import type { ClassChange, ClassRecord, ClassStore } from '../classes/class-store.ts';
import { DUE_KINDS, type DueWork } from '../games/store/game-store.ts';
import type { NewNotice, NoticeStore } from '../notices/notice-store.ts';
import type { KeptDesk, TableStore, Vacation } from './table-store.ts';

export class MemoryTableStore implements TableStore {
  readonly chat: MemoryChat = new MemoryChat();
  readonly classes: MemoryClasses = new MemoryClasses();
  readonly notices: MemoryNotices = new MemoryNotices();
  readonly #due: Map<string, DueWork>;
  readonly #desks = new Map<string, KeptDesk>();
  readonly #vacations = new Map<string, Vacation[]>();

  constructor(due: Map<string, DueWork>) {
    this.#due = due;
  }

  async desk(game: string, seat: Seat): Promise<KeptDesk | null> {
    return this.#desks.get(`${game} ${seat}`) ?? null;
  }

  async putDesk(game: string, seat: Seat, kept: KeptDesk): Promise<boolean> {
    const key = `${game} ${seat}`;
    if ((this.#desks.get(key)?.version ?? 0) !== kept.version - 1) return false;
    this.#desks.set(key, kept);
    return true;
  }

  async vacationsOf(person: string, sinceMs: number): Promise<readonly Vacation[]> {
    return (this.#vacations.get(person) ?? []).filter(({ untilMs }) => untilMs > sinceMs);
  }

  async putVacation(person: string, vacation: Vacation): Promise<void> {
    const others = (this.#vacations.get(person) ?? []).filter(({ fromMs }) => fromMs !== vacation.fromMs);
    this.#vacations.set(
      person,
      [...others, vacation].sort((a, b) => a.fromMs - b.fromMs),
    );
  }

  async postpone(game: string, dueMs: number): Promise<void> {
    const key = `${game} clock`;
    if (this.#due.has(key)) this.#due.set(key, { game, kind: 'clock', dueMs });
  }

  settle(from: string, to: string, fate: Fate): void {
    this.#vacations.delete(from);
    this.chat.settle(from, to, fate);
    this.classes.settle(from, to, fate);
    this.notices.settle(from, to, fate);
  }

  /** Whether anything written or taught is this person's. */
  isNamed(person: string): boolean {
    return this.chat.isNamed(person) || this.classes.isNamed(person) || this.notices.isNamed(person);
  }

  dropGame(game: string): void {
    for (const kind of DUE_KINDS) this.#due.delete(`${game} ${kind}`);
    for (const key of this.#desks.keys()) if (key.startsWith(`${game} `)) this.#desks.delete(key);
    this.chat.dropGame(game);
    this.notices.dropGame(game);
  }
}

/** What becomes of somebody: their account goes on with it, or nobody is to know. */
type Fate = 'moves' | 'is-forgotten';

class MemoryChat implements ChatStore {
  #messages: (KeptMessage & { readonly command: string })[] = [];
  readonly #settings = new Map<string, ChatSettings>();
  readonly #mutes = new Map<string, Set<string>>();
  readonly #reports = new Map<string, Report>();

  async write(message: NewMessage): Promise<number> {
    const { game, person, command } = message;
    const here = this.#messages.filter((one) => one.game === game);
    const before = here.find((one) => one.person === person && one.command === command);
    if (before !== undefined) return before.number;
    const number = (here.at(-1)?.number ?? 0) + 1;
    this.#messages.push({ ...message, number });
    return number;
  }

  async latest({ game, after, to, muted }: Reading, limit: number): Promise<readonly KeptMessage[]> {
    return this.#messages
      .filter((one) => one.game === game && one.number > after)
      .filter((one) => to.includes(one.seat) && !muted.includes(one.person))
      .slice(-limit)
      .map(withoutCommand);
  }

  async message(game: string, number: number): Promise<KeptMessage | null> {
    const found = this.#messages.find((one) => one.game === game && one.number === number);
    return found === undefined ? null : withoutCommand(found);
  }

  async listening(people: readonly string[], writer?: string): Promise<ReadonlyMap<string, Listening>> {
    return new Map(
      people.map((person) => {
        const all = [...(this.#mutes.get(person) ?? [])];
        const muted = writer === undefined ? all : all.filter((one) => one === writer);
        return [person, { ...(this.#settings.get(person) ?? USUAL_CHAT), muted }];
      }),
    );
  }

  async setChat(person: string, settings: ChatSettings): Promise<void> {
    this.#settings.set(person, settings);
  }

  async mute(person: string, other: string, muted: boolean): Promise<void> {
    const mutes = this.#mutes.get(person) ?? new Set<string>();
    this.#mutes.set(person, mutes);
    if (muted) mutes.add(other);
    else mutes.delete(other);
  }

  async report(report: Report): Promise<void> {
    const key = `${report.game} ${report.message} ${report.person}`;
    if (!this.#reports.has(key)) this.#reports.set(key, report);
  }

  async reports(limit: number, person?: string): Promise<readonly Report[]> {
    return [...this.#reports.values()]
      .filter((report) => person === undefined || report.person === person)
      .sort((a, b) => b.atMs - a.atMs)
      .slice(0, limit);
  }

  async writtenBy(person: string): Promise<readonly KeptMessage[]> {
    return this.#messages.filter((message) => message.person === person).map(withoutCommand);
  }

  settle(from: string, to: string, fate: Fate): void {
    this.#messages = this.#messages.map((message) => {
      if (message.person !== from) return message;
      return { ...message, person: to, text: fate === 'moves' ? message.text : FORGOTTEN_TEXT };
    });
    for (const [key, report] of this.#reports)
      if (report.person === from) this.#reports.set(key, { ...report, person: to });
    this.#settings.delete(from);
    const mutes = this.#mutes.get(from) ?? [];
    this.#mutes.delete(from);
    for (const others of this.#mutes.values()) if (others.delete(from) && fate === 'moves') others.add(to);
    if (fate === 'moves') this.#mutes.set(to, new Set([...(this.#mutes.get(to) ?? []), ...mutes]));
  }

  isNamed(person: string): boolean {
    return [...this.#messages, ...this.#reports.values()].some((one) => one.person === person);
  }

  dropGame(game: string): void {
    this.#messages = this.#messages.filter((message) => message.game !== game);
    for (const [key, report] of this.#reports) if (report.game === game) this.#reports.delete(key);
  }
}

function withoutCommand(written: KeptMessage & { readonly command: string }): KeptMessage {
  const { command: _, ...message } = written;
  return message;
}

class MemoryClasses implements ClassStore {
  readonly #classes = new Map<string, ClassRecord>();
  readonly #pupils = new Map<string, Set<string>>();
  readonly #waiting = new Map<string, Set<string>>();

  async create(record: ClassRecord): Promise<'created' | 'code-taken'> {
    if (this.#classes.has(record.id)) return 'created';
    if ((await this.byCode(record.code)) !== null) return 'code-taken';
    this.#classes.set(record.id, record);
    return 'created';
  }

  async classroom(id: string): Promise<ClassRecord | null> {
    return this.#classes.get(id) ?? null;
  }

  async byCode(code: string): Promise<ClassRecord | null> {
    return [...this.#classes.values()].find((record) => record.code === code) ?? null;
  }

  async change(id: string, change: ClassChange): Promise<'changed' | 'code-taken'> {
    const record = this.#classes.get(id);
    const holder = change.code === undefined ? null : await this.byCode(change.code);
    if (record === undefined || (holder !== null && holder.id !== id)) return 'code-taken';
    this.#classes.set(id, { ...record, ...change });
    return 'changed';
  }

  async of(person: string, limit: number): Promise<readonly ClassRecord[]> {
    return [...this.#classes.values()]
      .filter(({ id, teacher }) => teacher === person || this.#pupils.get(id)?.has(person) === true)
      .toReversed()
      .slice(0, limit);
  }

  async enter(classroom: string, person: string): Promise<void> {
    const pupils = this.#pupils.get(classroom) ?? new Set<string>();
    this.#pupils.set(classroom, pupils.add(person));
    this.#waiting.get(classroom)?.delete(person);
  }

  async wait(classroom: string, person: string): Promise<void> {
    if (this.#pupils.get(classroom)?.has(person) === true) return;
    const waiting = this.#waiting.get(classroom) ?? new Set<string>();
    this.#waiting.set(classroom, waiting.add(person));
  }

  async leave(classroom: string, person: string): Promise<void> {
    this.#pupils.get(classroom)?.delete(person);
    this.#waiting.get(classroom)?.delete(person);
  }

  async pupils(classroom: string): Promise<readonly string[]> {
    return [...(this.#pupils.get(classroom) ?? [])];
  }

  async waiting(classroom: string): Promise<readonly string[]> {
    return [...(this.#waiting.get(classroom) ?? [])];
  }

  async awaitedBy(person: string): Promise<readonly ClassRecord[]> {
    return [...this.#classes.values()].filter(({ id }) => this.#waiting.get(id)?.has(person) === true);
  }

  isNamed(person: string): boolean {
    return [...this.#classes.values()].some(({ teacher }) => teacher === person);
  }

  settle(from: string, to: string, fate: Fate): void {
    for (const [id, record] of this.#classes)
      if (record.teacher === from) this.#classes.set(id, { ...record, teacher: to });
    for (const people of [...this.#pupils.values(), ...this.#waiting.values()])
      if (people.delete(from) && fate === 'moves') people.add(to);
  }
}

class MemoryNotices implements NoticeStore {
  readonly #notices = new Map<string, NewNotice>();

  async put(notices: readonly NewNotice[]): Promise<void> {
    for (const notice of notices) this.#notices.set(`${notice.person} ${notice.game}`, notice);
  }

  async of(person: string, limit: number): Promise<readonly NewNotice[]> {
    return [...this.#notices.values()]
      .filter((notice) => notice.person === person)
      .sort((a, b) => b.atMs - a.atMs)
      .slice(0, limit);
  }

  async about(person: string, game: string): Promise<NewNotice | null> {
    return this.#notices.get(`${person} ${game}`) ?? null;
  }

  async read(person: string, game: string): Promise<void> {
    this.#notices.delete(`${person} ${game}`);
  }

  isNamed(person: string): boolean {
    return [...this.#notices.values()].some(({ from }) => from === person);
  }

  settle(from: string, to: string, fate: Fate): void {
    for (const [key, notice] of this.#notices) {
      const sender = notice.from === from ? to : notice.from;
      this.#notices.set(key, { ...notice, from: sender });
      if (notice.person !== from) continue;
      this.#notices.delete(key);
      if (fate === 'moves')
        this.#notices.set(`${to} ${notice.game}`, { ...notice, person: to, from: sender });
    }
  }

  dropGame(game: string): void {
    for (const [key, notice] of this.#notices) if (notice.game === game) this.#notices.delete(key);
  }
}
