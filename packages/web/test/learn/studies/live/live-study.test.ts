/** A shared study in the page without a browser: sent when there is a connection, kept when there is none, said when refused. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Person, RequestBody, RequestName, ServerMessage } from '@lexiko/protocol';
import { refuseStudyEvent, studyOf, type StudyEntry, type StudyEvent } from '@lexiko/analysis/studies';
import { err, ok, type Result } from '@lexiko/rules';
import type { LinkState, ServerListener } from '../../../../src/online/connection/connection.ts';
import type { RequestFailure, Requests } from '../../../../src/online/connection/requests.ts';
import { LiveStudy } from '../../../../src/learn/studies/live/live-study.ts';
import type { LiveStudyParts } from '../../../../src/learn/studies/live/live-study-parts.ts';
import type {
  LiveContent,
  LiveEntry,
  LiveSummary,
  WaitingEvent,
} from '../../../../src/learn/studies/live/live-store.ts';

const chapter = (id: string): StudyEvent => ({
  type: 'chapter-added',
  chapter: id,
  title: id,
  start: { config: { preset: 'deluxe' }, players: [], pragmas: [], position: null },
  note: '',
  turns: [],
});
const noted = (id: string, text: string): StudyEvent => ({ type: 'noted', chapter: id, node: '', text });

/** A server with one study, which tells those who follow it. */
class Server {
  readonly entries: LiveEntry[] = [];
  readonly followers = new Set<Seat>();
  /** What appends are refused with. */
  refusal: RequestFailure | null = null;
  appends = 0;

  append(
    by: string,
    { expected, events }: RequestBody<'appendStudy'>,
  ): Result<{ count: number; entries: { key: string; number: number; atMs: number }[] }, RequestFailure> {
    this.appends++;
    if (this.refusal !== null) return err(this.refusal);
    const known = this.entries.filter(({ key }) => events.some((event) => event.key === key));
    if (known.length === events.length) return ok({ count: this.entries.length, entries: known });
    if (expected !== this.entries.length) return err('STUDY_MOVED_ON');
    for (const { key, event } of events) {
      const read = event as unknown as StudyEvent; // what the page sends
      if (refuseStudyEvent(studyOf(this.entries), this.entries.length, read) !== null)
        return err('DOES_NOT_FIT');
      this.entries.push({ number: this.entries.length + 1, atMs: 1, by, key, event: read });
    }
    const fresh = this.entries.slice(expected);
    for (const seat of this.followers) seat.tell(this.news(fresh));
    return ok({ count: this.entries.length, entries: fresh });
  }

  news(entries: readonly LiveEntry[]): ServerMessage {
    const people = entries.map(({ by }) => ({ id: by, name: by }));
    const shown = entries.map((entry) => ({ ...entry, event: { ...entry.event } }));
    return { type: 'study-events', study: 's', count: this.entries.length, entries: shown, people };
  }
}

/** A page at the server: its connection, what its device has, and what it was told. */
class Seat {
  readonly link = signal<LinkState>('closed');
  readonly me = signal<Person | null>(null);
  readonly stored: { entries: LiveEntry[]; waiting: WaitingEvent[]; summary: LiveSummary | null } = {
    entries: [],
    waiting: [],
    summary: null,
  };
  readonly copies: (readonly StudyEntry[])[] = [];
  readonly places: ClientMessage[] = [];
  readonly #listeners = new Set<ServerListener>();
  readonly #server: Server;
  readonly #tabs = new Set<EventTarget>();
  #alone: Promise<void> = Promise.resolve();
  /** How many requests fail. */
  fails = 0;
  role: 'owner' | 'edit' | 'read' = 'edit';
  study: LiveStudy;

  constructor(server: Server, id: string) {
    this.#server = server;
    this.me.value = { id, name: id };
    this.study = this.open();
  }

  open(): LiveStudy {
    return new LiveStudy('s', this.content(), this.parts());
  }

  content(): LiveContent {
    return { ...this.stored, entries: [...this.stored.entries], waiting: [...this.stored.waiting] };
  }

  /** As after a reload: from what the device has. */
  reload(): void {
    this.study.close();
    this.#server.followers.delete(this);
    this.study = this.open();
  }

  connect(): void {
    this.link.value = 'open';
  }

  disconnect(): void {
    this.link.value = 'lost';
    this.#server.followers.delete(this);
  }

  tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  note(): string {
    return this.study.state.peek().chapters[0]?.nodes[0]?.note ?? '';
  }

  parts(): LiveStudyParts {
    const { stored } = this;
    let keys = 0;
    return {
      store: {
        wait: async (_, event) => {
          stored.waiting = [...stored.waiting.filter(({ key }) => key !== event.key), event];
        },
        confirm: async (summary, entries) => {
          stored.summary = summary;
          stored.entries.push(...entries);
          const keysNow = new Set(entries.map(({ key }) => key));
          stored.waiting = stored.waiting.filter(({ key }) => !keysNow.has(key));
        },
        giveUp: async (_, given) => {
          stored.waiting = stored.waiting.filter(({ key }) => !given.includes(key));
        },
        read: async () => this.content(),
      },
      requests: { request: this.request as Requests['request'] },
      connection: {
        link: this.link,
        me: this.me,
        listen: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
        send: (message) => this.#send(message),
      },
      nowMs: () => Date.now(),
      newKey: () => `${this.me.peek()?.id}-${Date.now()}-${++keys}`,
      keepCopy: async (entries) => {
        this.copies.push(entries);
        return `copy${this.copies.length}`;
      },
      reportFailure: (error) => {
        throw error;
      },
      tabs: this.#tab(),
      alone: (work) => {
        this.#alone = this.#alone.then(work);
        return this.#alone;
      },
    };
  }

  /** The channel between the tabs of this browser: each hears the others. */
  #tab(): NonNullable<LiveStudyParts['tabs']> {
    const tab = new EventTarget();
    this.#tabs.add(tab);
    return {
      postMessage: (data: unknown) => {
        for (const other of this.#tabs)
          if (other !== tab) other.dispatchEvent(Object.assign(new Event('message'), { data }));
      },
      addEventListener: tab.addEventListener.bind(tab),
      close: () => void this.#tabs.delete(tab),
    };
  }

  readonly request = async (name: RequestName, body: unknown): Promise<Result<unknown, RequestFailure>> => {
    await Promise.resolve();
    if (this.link.peek() !== 'open' || this.fails-- > 0) return err('UNREACHABLE');
    if (name === 'appendStudy')
      return this.#server.append(this.me.peek()?.id ?? '', body as RequestBody<'appendStudy'>);
    const after = Number((body as RequestBody<'studyEntries'>).after);
    const entries = this.#server.entries.slice(after, after + 3);
    const people = entries.map(({ by }) => ({ id: by, name: by }));
    return ok({ count: this.#server.entries.length, entries, people });
  };

  #send(message: ClientMessage): void {
    if (this.link.peek() !== 'open') return;
    if (message.type === 'study-place') this.places.push(message);
    if (message.type !== 'watch-study') return;
    this.#server.followers.add(this);
    const { role } = this;
    const count = this.#server.entries.length;
    queueMicrotask(() => this.tell({ type: 'study', study: 's', role, count, people: [] }));
  }
}

let server: Server;
let ann: Seat;
let bob: Seat;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  ann = new Seat(server, 'ann');
  bob = new Seat(server, 'bob');
});
afterEach(() => {
  for (const { study } of [ann, bob]) study.close();
  vi.useRealTimers();
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
}

async function bothHere(): Promise<void> {
  for (const seat of [ann, bob]) seat.connect();
  await settle();
  ann.study.record(chapter('c'));
  await settle();
}

describe('A shared study', () => {
  it('shows what is written at once, and soon to the others, with who wrote it', async () => {
    await bothHere();
    expect(ann.study.record(noted('c', 'Hello'))).toBeNull();
    expect(ann.note()).toBe('Hello');
    expect(ann.study.unsent.peek()).toBe(1);
    await settle();
    expect(bob.note()).toBe('Hello');
    expect([ann.study.unsent.peek(), bob.study.authorOf(2)]).toEqual([0, 'ann']);
    expect([bob.study.isOfOthers(2), ann.study.isOfOthers(2)]).toEqual([true, false]);
    expect(ann.stored.entries.map(({ number }) => number)).toEqual([1, 2]);
    expect(ann.stored.waiting).toEqual([]);
  });

  it('sends a note when its writer pauses, not each letter of it', async () => {
    await bothHere();
    const before = server.appends;
    for (const text of ['H', 'He', 'Hel']) {
      ann.study.record(noted('c', text));
      await vi.advanceTimersByTimeAsync(400);
    }
    await settle();
    expect([server.appends - before, server.entries.length]).toEqual([1, 2]);
  });

  it('keeps what is written without a connection, also over a reload, and sends it afterwards', async () => {
    await bothHere();
    bob.disconnect();
    ann.study.record({ type: 'titled', title: 'By Ann' });
    bob.study.record(noted('c', 'From the train'));
    await settle();
    expect([bob.study.link.peek(), bob.study.unsent.peek(), server.entries.length]).toEqual(['away', 1, 2]);
    bob.reload();
    expect([bob.note(), bob.study.state.peek().title]).toEqual(['From the train', '']);
    bob.connect();
    await settle();
    for (const seat of [ann, bob]) {
      expect(seat.note()).toBe('From the train');
      expect(seat.study.state.peek().title).toBe('By Ann');
      expect(seat.copies).toEqual([]);
    }
    expect(bob.stored.waiting).toEqual([]);
  });

  it('keeps a copy of what no longer fits, and says so', async () => {
    await bothHere();
    bob.disconnect();
    ann.study.record({ type: 'chapter-removed', chapter: 'c' });
    bob.study.record(noted('c', 'Lost?'));
    bob.study.record({ type: 'titled', title: 'Still fits' });
    await settle();
    bob.connect();
    await settle();
    expect(bob.study.apart.peek()).toEqual({ reason: 'conflict', copy: 'copy1' });
    const copy = studyOf(bob.copies[0] ?? []);
    expect([copy.title, copy.chapters[0]?.nodes[0]?.note]).toEqual(['Still fits', 'Lost?']);
    expect(bob.stored.waiting).toEqual([]);
    expect(studyOf(server.entries)).toMatchObject({ title: 'Still fits', chapters: [] });
    expect(ann.study.state.peek()).toEqual(bob.study.state.peek());
  });

  it.each(['STUDY_FULL', 'MUTED', 'READ_ONLY', 'DOES_NOT_FIT', 'TOO_LARGE'] as const)(
    'keeps a copy of what the server refuses with %s, and gives up sending it',
    async (refusal) => {
      await bothHere();
      server.refusal = refusal;
      ann.study.record(noted('c', 'Refused'));
      await settle();
      expect(ann.study.apart.peek()).toEqual({ reason: refusal, copy: 'copy1' });
      expect(studyOf(ann.copies[0] ?? []).chapters[0]?.nodes[0]?.note).toBe('Refused');
      expect([ann.note(), ann.study.unsent.peek(), ann.stored.waiting]).toEqual(['', 0, []]);
      expect(ann.study.isReadOnly).toBe(refusal === 'READ_ONLY');
    },
  );

  it('sends again what a busy server has not taken', async () => {
    await bothHere();
    server.refusal = 'SERVER_BUSY';
    ann.study.record(noted('c', 'Wait'));
    await settle();
    expect([ann.copies, ann.study.unsent.peek()]).toEqual([[], 1]);
    server.refusal = null;
    await settle();
    expect(bob.note()).toBe('Wait');
  });

  it('is appended once, though the answer was lost', async () => {
    await bothHere();
    const { append } = server;
    server.append = (...given) => {
      server.append = append;
      append.apply(server, given);
      return err('UNREACHABLE');
    };
    ann.study.record(noted('c', 'Once'));
    await settle();
    expect(server.entries.map(({ number }) => number)).toEqual([1, 2]);
    expect([ann.study.unsent.peek(), ann.copies]).toEqual([0, []]);
  });

  it('takes back the last thing, but not over what others have done since', async () => {
    await bothHere();
    const before = ann.study.entries.peek().length;
    ann.study.record({ type: 'chapter-removed', chapter: 'c' });
    expect(ann.study.undo(before)).toBe(true);
    await settle();
    expect(bob.study.state.peek().chapters).toHaveLength(1);
    const again = ann.study.entries.peek().length;
    ann.study.record({ type: 'chapter-removed', chapter: 'c' });
    await settle();
    bob.study.record({ type: 'titled', title: 'Bob goes on' });
    await settle();
    expect(ann.study.undo(again)).toBe(false);
  });

  it('can only be read when it is gone, and what was never sent is kept as a copy', async () => {
    await bothHere();
    server.refusal = 'SERVER_BUSY';
    bob.study.record(noted('c', 'Too late'));
    await settle();
    bob.tell({ type: 'study-gone', study: 's' });
    await settle();
    expect([bob.study.link.peek(), bob.study.isReadOnly]).toEqual(['gone', true]);
    expect(studyOf(bob.copies[0] ?? []).chapters[0]?.nodes[0]?.note).toBe('Too late');
    expect(bob.study.record(noted('c', 'x'))).toBe('MISSING');
  });

  it('stops at an event that this version cannot read, and asks for nothing to be written', async () => {
    await bothHere();
    const strange = { number: 2, atMs: 1, by: 'bob', key: 'strange-1', event: { type: 'sung' } };
    ann.tell({ type: 'study-events', study: 's', count: 2, entries: [strange], people: [] });
    expect([ann.study.link.peek(), ann.study.isReadOnly, ann.study.entries.peek().length]).toEqual([
      'outdated',
      true,
      1,
    ]);
  });

  it('shows in one tab what waits in another, and sends it once, whichever tab does', async () => {
    await bothHere();
    const tab = bob.open();
    await settle();
    for (const seat of [ann, bob]) seat.disconnect();
    bob.study.record(noted('c', 'From one tab'));
    await settle();
    expect(tab.state.peek().chapters[0]?.nodes[0]?.note).toBe('From one tab');
    tab.record({ type: 'titled', title: 'From the other' });
    await settle();
    expect(bob.study.state.peek().title).toBe('From the other');
    for (const seat of [ann, bob]) seat.connect();
    await settle();
    expect(server.entries.map(({ event }) => event.type)).toEqual(['chapter-added', 'noted', 'titled']);
    expect([bob.copies, bob.stored.waiting, tab.unsent.peek()]).toEqual([[], [], 0]);
    expect(ann.study.state.peek()).toEqual(tab.state.peek());
    tab.close();
  });

  it('keeps one copy of what no longer fits, though several tabs have it, and each of them says so', async () => {
    await bothHere();
    const tab = bob.open();
    await settle();
    bob.disconnect();
    ann.study.record({ type: 'chapter-removed', chapter: 'c' });
    bob.study.record(noted('c', 'Lost?'));
    await settle();
    expect(tab.unsent.peek()).toBe(1);
    bob.connect();
    await settle();
    expect(bob.copies).toHaveLength(1);
    for (const { apart, unsent } of [bob.study, tab]) {
      expect(apart.peek()).toEqual({ reason: 'conflict', copy: 'copy1' });
      expect(unsent.peek()).toBe(0);
    }
    expect(bob.stored.waiting).toEqual([]);
    // What is refused for good in one tab does not wait in the other.
    ann.study.record(chapter('d'));
    await settle();
    server.refusal = 'STUDY_FULL';
    tab.record(noted('d', 'Too much'));
    await settle();
    expect(bob.copies).toHaveLength(2);
    expect([bob.study.unsent.peek(), tab.unsent.peek()]).toEqual([0, 0]);
    expect(bob.study.apart.peek()).toEqual({ reason: 'STUDY_FULL', copy: 'copy2' });
    tab.close();
  });

  it('keeps a copy of what no longer fits, though the device could not store it before', async () => {
    await bothHere();
    const failures: unknown[] = [];
    const parts = bob.parts();
    const tab = new LiveStudy('s', bob.content(), {
      ...parts,
      store: { ...parts.store, wait: () => Promise.reject(new Error('the device is full')) },
      reportFailure: (error) => failures.push(error),
    });
    await settle();
    bob.disconnect();
    ann.study.record({ type: 'chapter-removed', chapter: 'c' });
    tab.record(noted('c', 'Never stored'));
    await settle();
    bob.connect();
    await settle();
    expect(failures).toHaveLength(1);
    expect(bob.copies.map((copy) => studyOf(copy).chapters[0]?.nodes[0]?.note)).toEqual(['Never stored']);
    tab.close();
  });

  it('reads on after a failure, though nothing waits to be sent', async () => {
    await bothHere();
    bob.disconnect();
    ann.study.record({ type: 'titled', title: 'Missed' });
    await settle();
    bob.fails = 2;
    bob.connect();
    await settle();
    expect(bob.study.state.peek().title).toBe('Missed');
  });

  it('is only read by whom the owner lets read', async () => {
    ann.role = 'owner';
    bob.role = 'read';
    await bothHere();
    expect(bob.study.record(noted('c', 'x'))).toBe('MISSING');
    bob.tell({ type: 'study', study: 's', role: 'edit', count: 1, people: [] });
    expect(bob.study.record(noted('c', 'y'))).toBeNull();
  });

  it('tells the others where its reader looks, again after a reconnection', async () => {
    await bothHere();
    bob.study.presence.look('c', 'n1');
    bob.study.presence.look('c', 'n2');
    await settle();
    expect(bob.places.at(-1)).toEqual({ type: 'study-place', study: 's', chapter: 'c', node: 'n2' });
    const before = bob.places.length;
    bob.disconnect();
    bob.connect();
    await settle();
    expect(bob.places.slice(before)).toEqual([bob.places[before - 1]]);
  });
});
