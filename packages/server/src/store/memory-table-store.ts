/** Keeps what tables and their people need besides games in memory. */

import { USUAL_CHAT, type ChatSettings } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import type { ChatStore, KeptMessage, Listening, NewMessage, Report } from './chat-store.ts';
import type { ClassRecord, ClassStore } from './class-store.ts';
import type { DueWork } from './game-store.ts';
import type { NewNotice, NoticeStore } from './notice-store.ts';
import type { KeptDesk, TableStore, Vacation } from './table-store.ts';

export class MemoryTableStore implements TableStore {
  readonly chat: ChatStore = new MemoryChat();
  readonly classes: ClassStore = new MemoryClasses();
  readonly notices: NoticeStore = new MemoryNotices();
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
}

class MemoryChat implements ChatStore {
  readonly #messages: (KeptMessage & { readonly command: string })[] = [];
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

  async messagesAfter(game: string, number: number, limit: number): Promise<readonly KeptMessage[]> {
    return this.#messages
      .filter((one) => one.game === game && one.number > number)
      .slice(-limit)
      .map(withoutCommand);
  }

  async message(game: string, number: number): Promise<KeptMessage | null> {
    const found = this.#messages.find((one) => one.game === game && one.number === number);
    return found === undefined ? null : withoutCommand(found);
  }

  async listening(people: readonly string[]): Promise<ReadonlyMap<string, Listening>> {
    return new Map(
      people.map((person) => [
        person,
        { ...(this.#settings.get(person) ?? USUAL_CHAT), muted: [...(this.#mutes.get(person) ?? [])] },
      ]),
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

  async reports(limit: number): Promise<readonly Report[]> {
    return [...this.#reports.values()].sort((a, b) => b.atMs - a.atMs).slice(0, limit);
  }
}

function withoutCommand(written: KeptMessage & { readonly command: string }): KeptMessage {
  const { command: _, ...message } = written;
  return message;
}

class MemoryClasses implements ClassStore {
  readonly #classes = new Map<string, ClassRecord>();
  readonly #pupils = new Map<string, Set<string>>();

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

  async of(person: string, limit: number): Promise<readonly ClassRecord[]> {
    return [...this.#classes.values()]
      .filter(({ id, teacher }) => teacher === person || this.#pupils.get(id)?.has(person) === true)
      .toReversed()
      .slice(0, limit);
  }

  async enter(classroom: string, person: string): Promise<void> {
    const pupils = this.#pupils.get(classroom) ?? new Set<string>();
    this.#pupils.set(classroom, pupils.add(person));
  }

  async pupils(classroom: string): Promise<readonly string[]> {
    return [...(this.#pupils.get(classroom) ?? [])];
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
}
