/**
 * A shared study that is open. What its reader writes is applied and kept on the device at once, and sent in the background;
 * without a connection it waits. What no longer fits when it is sent is kept as a copy on the device, and said.
 */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  LARGEST_STUDY_APPEND,
  MOST_STUDY_EVENTS,
  type RequestAnswer,
  type ServerMessage,
  type StudyRole,
} from '@lexiko/protocol';
import {
  condensed,
  MOST_EVENTS,
  readStudyEvent,
  type StudyEntry,
  type StudyEvent,
  type StudyRefusal,
  type StudyState,
} from '@lexiko/analysis/studies';
import { BUSY_PAUSE_MS, isThrownAway } from '../../../online/connection/connection.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { liveName } from './live-address.ts';
import { LiveLog } from './live-log.ts';
import { LivePresence } from './live-presence.ts';
import type { LiveContent, LiveEntry, LiveSummary, WaitingEvent } from './live-store.ts';
import {
  isApartMessage,
  PASSING,
  type ApartMessage,
  type KeptApart,
  type LiveLink,
  type LiveStudyParts,
} from './live-study-parts.ts';

/** A note is sent when its writer has paused for so long: each pause would be an event otherwise. */
const NOTE_PAUSE_MS = 1500;
/** After a failure that may pass. */
const AGAIN_MS = 3000;
/** Room for keys and what else is around the events. */
const AROUND_EVENTS = 16 * 1024;

export class LiveStudy implements OpenStudy {
  readonly id: string;
  readonly role: Signal<StudyRole>;
  readonly link: Signal<LiveLink> = signal('away');
  readonly presence: LivePresence;
  readonly apart: Signal<KeptApart | null> = signal(null);
  /** How many events wait to be sent. */
  readonly unsent: ReadonlySignal<number>;
  readonly #study: string;
  readonly #parts: LiveStudyParts;
  readonly #log: LiveLog;
  /** Rises with every change of the log. */
  readonly #version = signal(0);
  readonly #entries: ReadonlySignal<readonly StudyEntry[]>;
  readonly #state: ReadonlySignal<StudyState>;
  readonly #stop: (() => void)[] = [];
  #sending: ReadonlySet<string> = new Set();
  #isReading = false;
  #isClosed = false;
  /** How many events the server has, as far as it has said. */
  #announced = 0;
  #saving: Promise<void> = Promise.resolve();
  /** What was written here and is not on the device, as when that is full: no other tab has it. */
  readonly #unstored = new Set<string>();
  #order: number;
  #title: string;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(study: string, { summary, entries, waiting }: LiveContent, parts: LiveStudyParts) {
    this.id = liveName(study);
    this.#study = study;
    this.#parts = parts;
    this.presence = new LivePresence(study, parts.connection);
    this.role = signal(summary?.role ?? 'read');
    this.#title = summary?.title ?? '';
    this.#log = new LiveLog(entries, waiting);
    this.#order = parts.nowMs();
    const read = <T>(of: () => T): ReadonlySignal<T> =>
      computed(() => {
        void this.#version.value;
        return of();
      });
    this.#entries = read(() => this.#log.shown);
    this.#state = read(() => this.#log.state);
    this.unsent = read(() => this.#log.waiting.length);
    this.#stop.push(
      parts.connection.listen((message) => this.#hear(message)),
      effect(() => this.#onLink(parts.connection.link.value === 'open')),
    );
    parts.tabs?.addEventListener('message', ({ data }) => {
      if (isApartMessage(data)) this.#hearApart(data);
      else void this.#alsoWaiting();
    });
  }

  get isReadOnly(): boolean {
    const isOpen = this.link.value === 'here' || this.link.value === 'away';
    return this.role.value === 'read' || !isOpen;
  }

  get entries(): ReadonlySignal<readonly StudyEntry[]> {
    return this.#entries;
  }

  get state(): ReadonlySignal<StudyState> {
    return this.#state;
  }

  record(event: StudyEvent): StudyRefusal | null {
    if (this.isReadOnly) return 'MISSING';
    const { nowMs, newKey, store, tabs } = this.#parts;
    if (this.#entries.peek().length >= MOST_EVENTS) return 'FULL';
    const refusal = this.#log.refuse(event);
    if (refusal !== null) return refusal;
    const added = this.#log.add(event, {
      key: newKey(),
      atMs: nowMs(),
      isOnItsWay: (key) => this.#sending.has(key),
    });
    this.#changed();
    const order = ++this.#order;
    this.#unstored.add(added.key);
    this.#save(async () => {
      await store.wait(this.#study, added, order);
      this.#unstored.delete(added.key);
      tabs?.postMessage(this.#study);
    });
    this.#sendSoon(event.type === 'noted' ? NOTE_PAUSE_MS : 0);
    return null;
  }

  undo(count: number): boolean {
    // Others have gone on: going back would take theirs away too.
    if (this.#entries.peek().length !== count + 1) return false;
    return this.record({ type: 'reverted', to: count }) === null;
  }

  saved(): Promise<void> {
    return this.#saving;
  }

  authorOf(number: number): string | null {
    const by = this.#log.authorOf(number) ?? this.#parts.connection.me.value?.id ?? null;
    return by === null ? null : this.presence.nameOf(by);
  }

  /** Whether somebody else made the entry, and so it can be reported. */
  isOfOthers(number: number): boolean {
    const by = this.#log.authorOf(number);
    return by !== null && by !== this.#parts.connection.me.value?.id;
  }

  /** Keeps the study as it is now on this device. */
  keepCopy(): Promise<string> {
    return this.#parts.keepCopy(condensed(this.#log.state, this.#parts.nowMs()));
  }

  /** Sends what waits. What cannot be sent stays on the device. */
  close(): void {
    this.#sendNow();
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    this.presence.close();
    clearTimeout(this.#soon);
    this.#parts.tabs?.close();
    this.#parts.connection.send({ type: 'unwatch-study', study: this.#study });
  }

  /** Sends at once, as when the page goes away. */
  flush(): void {
    this.#sendNow();
  }

  #onLink(isOpen: boolean): void {
    const link = this.link.peek();
    if (link === 'gone' || link === 'outdated') return;
    if (isOpen) this.#parts.connection.send({ type: 'watch-study', study: this.#study });
    else {
      this.link.value = 'away';
      this.presence.goAway();
    }
  }

  #watchSoon(): void {
    setTimeout(() => this.#onLink(this.#parts.connection.link.peek() === 'open'), BUSY_PAUSE_MS);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'study':
        if (message.study === this.#study) this.#arrive(message);
        return;
      case 'study-events':
        if (message.study !== this.#study) return;
        this.presence.learnNames(message.people);
        this.#take(message.entries);
        this.#announce(message.count);
        if (this.#isBehind) this.#sendNow();
        return;
      case 'study-gone':
        if (message.study === this.#study) void this.#lose();
        return;
      case 'refused':
        if (isThrownAway(message) && this.link.peek() === 'away') this.#watchSoon();
        if (message.refusal.code === 'NO_SUCH_STUDY' && message.refusal['study'] === this.#study)
          void this.#lose();
        return;
      default:
        return;
    }
  }

  #arrive({ role, count, people }: Extract<ServerMessage, { readonly type: 'study' }>): void {
    const isFirst = this.link.peek() === 'away';
    if (this.link.peek() === 'gone' || this.link.peek() === 'outdated') return;
    this.link.value = 'here';
    this.presence.arrive(people);
    this.#announce(count);
    if (role !== this.role.peek()) {
      this.role.value = role;
      const summary = this.#summary();
      this.#save(() => this.#parts.store.confirm(summary, []));
    }
    if (isFirst || this.#isBehind) this.#sendNow();
  }

  #announce(count: number): void {
    this.#announced = Math.max(this.#announced, count);
  }

  get #isBehind(): boolean {
    return this.#log.count < this.#announced;
  }

  /** Reads what the page lacks. Returns whether it could; if not, it is tried again. */
  async #read(): Promise<boolean> {
    if (this.#isReading) return false;
    this.#isReading = true;
    try {
      for (;;) {
        const after = String(this.#log.count);
        const answer = await this.#parts.requests.request('studyEntries', { study: this.#study, after });
        if (!answer.ok) {
          if (answer.error === 'NOT_FOUND') await this.#lose();
          else this.#sendSoon(AGAIN_MS);
          return false;
        }
        const { count, entries, people } = answer.value;
        this.presence.learnNames(people);
        this.#take(entries);
        if (this.link.peek() === 'outdated') return false;
        this.#announce(count);
        if (entries.length === 0) this.#announced = this.#log.count; // whatever was said, there is no more
        if (!this.#isBehind) return true;
      }
    } finally {
      this.#isReading = false;
    }
  }

  #sendSoon(inMs: number): void {
    clearTimeout(this.#soon);
    if (!this.#isClosed) this.#soon = setTimeout(() => this.#sendNow(), inMs);
  }

  /** Reads what the page lacks, then sends what waits. */
  #sendNow(): void {
    clearTimeout(this.#soon);
    if (this.#sending.size > 0 || this.#isReading || this.link.peek() !== 'here') return;
    const work = this.#isBehind ? this.#catchUp() : this.#log.waiting.length > 0 ? this.#send() : null;
    work?.catch(this.#parts.reportFailure);
  }

  async #catchUp(): Promise<void> {
    if (await this.#read()) this.#sendNow();
  }

  async #send(): Promise<void> {
    const events = this.#log.toSend(MOST_STUDY_EVENTS, LARGEST_STUDY_APPEND - AROUND_EVENTS);
    this.#sending = new Set(events.map(({ key }) => key));
    const answer = await this.#parts.requests.request('appendStudy', {
      study: this.#study,
      expected: this.#log.count,
      events: events.map(({ key, event }) => ({ key, event: { ...event } })),
    });
    this.#sending = new Set();
    if (answer.ok) {
      this.#confirm(events, answer.value.entries);
      this.#announce(answer.value.count);
      return this.#sendNow();
    }
    if (answer.error === 'STUDY_MOVED_ON') {
      const { count } = this.#log;
      if (!(await this.#read())) return;
      if (this.#log.count > count) return this.#sendNow();
      return this.#sendSoon(AGAIN_MS);
    }
    if (answer.error === 'NOT_FOUND') return this.#lose();
    if (PASSING.has(answer.error)) return this.#sendSoon(AGAIN_MS);
    if (answer.error === 'READ_ONLY') this.role.value = 'read';
    await this.#keepApart(answer.error, this.#log.state, this.#log.waiting);
  }

  /** Own events have their numbers, unless those of others come before them: then all are read. */
  #confirm(
    sent: readonly { readonly key: string; readonly event: StudyEvent }[],
    numbered: RequestAnswer<'appendStudy'>['entries'],
  ): void {
    const me = this.#parts.connection.me.peek();
    if (me === null) return;
    this.presence.learnNames([me]);
    const events = new Map(sent.map(({ key, event }) => [key, event]));
    this.#keep(
      numbered.flatMap(({ key, number, atMs }) => {
        const event = events.get(key);
        return event === undefined ? [] : [{ number, atMs, key, by: me.id, event }];
      }),
    );
  }

  /** Takes numbered events from the server, each of which this version must be able to read. */
  #take(entries: RequestAnswer<'studyEntries'>['entries']): void {
    const read: LiveEntry[] = [];
    for (const { event: json, ...entry } of entries) {
      const event = readStudyEvent(json, '');
      if (!event.ok) {
        this.link.value = 'outdated';
        break;
      }
      read.push({ ...entry, event: event.value });
    }
    this.#keep(read);
  }

  #keep(entries: readonly LiveEntry[]): void {
    const before = this.#log.state;
    const known = this.#log.count;
    const misfits = this.#log.take(entries);
    const fresh = entries.filter(({ number }) => number > known && number <= this.#log.count);
    if (fresh.length === 0) return;
    this.#changed();
    const summary = this.#summary();
    this.#save(() => this.#parts.store.confirm(summary, fresh));
    if (misfits.length > 0) this.#keepApart('conflict', before, misfits).catch(this.#parts.reportFailure);
  }

  /** Keeps the study as its reader saw it, with what cannot be sent; that waits no longer. */
  async #keepApart(
    reason: KeptApart['reason'],
    seen: StudyState,
    events: readonly WaitingEvent[],
  ): Promise<void> {
    if (events.length === 0) return;
    const { store, keepCopy, nowMs, tabs, alone } = this.#parts;
    const keys = events.map(({ key }) => key);
    this.#log.giveUp(keys);
    this.#changed();
    await this.#saving;
    const copied = condensed(seen, nowMs());
    await alone(async () => {
      // Another tab that had them too may have kept them already, and tells this one.
      const { waiting } = await store.read(this.#study);
      const isHere = (key: string): boolean =>
        this.#unstored.has(key) || waiting.some((one) => one.key === key);
      if (!keys.some(isHere)) return;
      const copy = await keepCopy(copied);
      await store.giveUp(this.#study, keys);
      this.apart.value = { reason, copy };
      tabs?.postMessage({ keys, apart: this.apart.value } satisfies ApartMessage);
    });
  }

  #hearApart({ keys, apart }: ApartMessage): void {
    this.#log.giveUp(keys);
    this.#changed();
    this.apart.value = apart;
  }

  async #lose(): Promise<void> {
    if (this.link.peek() === 'gone') return;
    this.link.value = 'gone';
    this.presence.goAway();
    await this.#keepApart('NOT_FOUND', this.#log.state, this.#log.waiting);
  }

  async #alsoWaiting(): Promise<void> {
    const { waiting } = await this.#parts.store.read(this.#study);
    this.#log.alsoWaiting(waiting);
    this.#changed();
    this.#sendSoon(AGAIN_MS); // that tab may be closed before it has sent it
  }

  #changed(): void {
    this.#title = this.#log.state.title;
    this.#version.value++;
  }

  #summary(): LiveSummary {
    return {
      id: this.#study,
      title: this.#title,
      role: this.role.peek(),
      chapters: this.#log.state.chapters.length,
      changedMs: this.#parts.nowMs(),
    };
  }

  #save(work: () => Promise<void>): void {
    this.#saving = this.#saving.then(work).catch(this.#parts.reportFailure);
  }
}
