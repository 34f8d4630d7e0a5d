/**
 * Who has which shared study open in this process. Sends them its new events in order, and who is there and where they
 * look. That is never stored: each process tells the others about its own people.
 */

import { STUDY_ROLES, type Person, type StudyReader, type StudyRole } from '@lexiko/protocol';
import type { Bus, Hint, StudyPlace } from '../bus/bus.ts';
import { FORMER_PLAYER, shownPerson } from '../people/person.ts';
import type { PersonStore } from '../people/person-store.ts';
import { PUSHED_BYTES } from '../studies/study-bounds.ts';
import type { StudyStore } from '../studies/study-store.ts';
import { frameOf, type Audience } from './side-messages.ts';

/** Studies that one socket may follow. */
const MOST_FOLLOWED = 10;
/** For so many readers more, everybody is told one beat later who is there: news for all cost the square of them. */
const READERS_A_BEAT = 20;
/** People of whom the others are told. */
const MOST_SHOWN = 50;

export interface StudyRoomParts {
  readonly store: { readonly studies: StudyStore; readonly people: Pick<PersonStore, 'people'> };
  readonly bus: Bus;
  /** By which this process is known to the others. */
  readonly process: string;
  readonly onError: (error: unknown) => void;
}

interface Reading {
  readonly role: StudyRole;
  readonly chapter: string;
  readonly node: string;
}

interface StudyRoom {
  readonly readers: Map<Audience, Reading>;
  /** Those at other processes, by process. */
  readonly elsewhere: Map<string, readonly StudyPlace[]>;
  readonly isHeard: Promise<void>;
  entering: number;
  /** For how many beats nobody is told who is there. */
  quietBeats: number;
  /** The number of the last event that was sent. */
  sent: number;
  /** Sends one thing after the other. */
  tail: Promise<void>;
}

type StudyHint = Extract<Hint, { readonly study: string }>;

export class StudyRooms {
  readonly #parts: StudyRoomParts;
  readonly #rooms = new Map<string, StudyRoom>();
  readonly #followedBy = new Map<Audience, Set<string>>();
  /** Rooms in which somebody has come, gone or moved since they were last told; and those of which other processes know. */
  readonly #moved = new Map<string, 'here' | 'elsewhere'>();

  constructor(parts: StudyRoomParts) {
    this.#parts = parts;
  }

  get openStudies(): number {
    return this.#rooms.size;
  }

  /** `null`: done. */
  async watch(audience: Audience, study: string): Promise<'NO_SUCH_STUDY' | 'FOLLOWS_TOO_MANY' | null> {
    const { bus, store } = this.#parts;
    const followed = this.#followedBy.get(audience) ?? new Set<string>();
    if (followed.size >= MOST_FOLLOWED && !followed.has(study)) return 'FOLLOWS_TOO_MANY';
    // Who takes no part opens no room.
    if (!(await store.studies.rolesOf(audience.person, [study])).has(study)) return 'NO_SUCH_STUDY';
    const room = this.#rooms.get(study) ?? this.#open(study);
    room.entering++;
    try {
      await room.isHeard;
      const [roles, counts] = await Promise.all([
        store.studies.rolesOf(audience.person, [study]),
        store.studies.counts([study]),
      ]);
      const role = roles.get(study);
      if (role === undefined) return 'NO_SUCH_STUDY';
      const count = counts.get(study) ?? 0;
      if (room.readers.size === 0) room.sent = Math.max(room.sent, count);
      const before = room.readers.get(audience);
      room.readers.set(audience, { role, chapter: before?.chapter ?? '', node: before?.node ?? '' });
      this.#followedBy.set(audience, followed.add(study));
      audience.send({ type: 'study', study, role, count: Math.max(count, room.sent), people: [] });
      this.#moved.set(study, 'here');
      bus.publish({ kind: 'study-look', study });
      return null;
    } finally {
      room.entering--;
      this.#closeIfEmpty(study);
    }
  }

  unwatch(audience: Audience, study: string): void {
    if (this.#rooms.get(study)?.readers.delete(audience) !== true) return;
    const followed = this.#followedBy.get(audience);
    followed?.delete(study);
    if (followed?.size === 0) this.#followedBy.delete(audience);
    this.#moved.set(study, 'here');
    this.#closeIfEmpty(study);
  }

  drop(audience: Audience): void {
    for (const study of this.#followedBy.get(audience) ?? []) this.unwatch(audience, study);
  }

  /** Notes where somebody looks; ignored from those who do not follow the study. */
  place(
    audience: Audience,
    { study, chapter, node }: { readonly study: string; readonly chapter: string; readonly node: string },
  ): void {
    const room = this.#rooms.get(study);
    const reading = room?.readers.get(audience);
    if (room === undefined || reading === undefined) return;
    room.readers.set(audience, { ...reading, chapter, node });
    this.#moved.set(study, 'here');
  }

  hear(hint: Hint): void {
    if (hint.kind === 'lost') return void this.catchUp().catch(this.#parts.onError);
    if (hint.kind === 'person') return this.#rename(hint.person);
    if (!('study' in hint) || !this.#rooms.has(hint.study)) return;
    this.#inTurn(hint.study, (room) => this.#handle(room, hint));
  }

  /** Sends everybody in rooms where something has moved who is there, and tells the other processes. */
  tellPeople(): void {
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const [study, where] of moved) {
      const room = this.#rooms.get(study);
      if (room !== undefined && room.quietBeats > 0) {
        room.quietBeats--;
        this.#moved.set(study, where);
        continue;
      }
      if (room !== undefined) room.quietBeats = Math.floor(room.readers.size / READERS_A_BEAT);
      if (where === 'here') this.#publish(study, room);
      if (room !== undefined) this.#inTurn(study, () => this.#tell(study, room));
    }
  }

  /** Forgets the people of processes that have ended. */
  forgetProcesses(processes: readonly string[]): void {
    for (const [study, { elsewhere }] of this.#rooms)
      for (const process of processes) if (elsewhere.delete(process)) this.#moved.set(study, 'elsewhere');
  }

  /** Looks for events and deletions whose hints were lost. */
  async catchUp(): Promise<void> {
    const counts = await this.#parts.store.studies.counts([...this.#rooms.keys()]);
    for (const [study, { sent }] of this.#rooms) {
      const count = counts.get(study);
      if (count === undefined) this.#inTurn(study, (room) => this.#checkRoles(study, room));
      else if (count > sent) this.#inTurn(study, (room) => this.#send(study, room, count));
    }
  }

  #open(study: string): StudyRoom {
    const room: StudyRoom = {
      readers: new Map(),
      elsewhere: new Map(),
      isHeard: this.#parts.bus.follow(study),
      entering: 0,
      quietBeats: 0,
      sent: 0,
      tail: Promise.resolve(),
    };
    this.#rooms.set(study, room);
    return room;
  }

  #closeIfEmpty(study: string): void {
    const room = this.#rooms.get(study);
    if (room === undefined || room.readers.size > 0 || room.entering > 0) return;
    this.#rooms.delete(study);
    this.#parts.bus.unfollow(study);
  }

  #inTurn(study: string, work: (room: StudyRoom) => void | Promise<void>): void {
    const room = this.#rooms.get(study);
    if (room !== undefined) room.tail = room.tail.then(() => work(room)).catch(this.#parts.onError);
  }

  #rename(person: string): void {
    for (const [study, { readers }] of this.#rooms)
      if ([...readers.keys()].some((audience) => audience.person === person))
        this.#moved.set(study, 'elsewhere');
  }

  async #handle(room: StudyRoom, hint: StudyHint): Promise<void> {
    const { study } = hint;
    switch (hint.kind) {
      case 'study':
        return this.#send(study, room, hint.count);
      case 'study-members':
        return this.#checkRoles(study, room);
      case 'study-look':
        if (room.readers.size > 0) this.#publish(study, room);
        return;
      case 'study-people':
        if (hint.process === this.#parts.process) return;
        if (hint.people.length === 0) room.elsewhere.delete(hint.process);
        else room.elsewhere.set(hint.process, hint.people);
        this.#moved.set(study, this.#moved.get(study) ?? 'elsewhere');
    }
  }

  async #send(study: string, room: StudyRoom, count: number): Promise<void> {
    if (room.readers.size === 0) room.sent = Math.max(room.sent, count); // whoever comes in is told
    if (count <= room.sent) return;
    const { studies } = this.#parts.store;
    const stored = await studies.entriesAfter(study, room.sent, PUSHED_BYTES);
    const named = await this.#names(stored.map(({ person }) => person));
    const last = stored.at(-1)?.number ?? room.sent;
    const entries = stored.map(({ person: by, event, ...entry }) => ({
      ...entry,
      by,
      event: JSON.parse(event) as Record<string, unknown>, // an event is an object
    }));
    room.sent = Math.max(count, last);
    const frame = frameOf({
      type: 'study-events',
      study,
      count: room.sent,
      entries,
      people: [...named.values()],
    });
    for (const audience of room.readers.keys()) audience.sendFrame(frame);
  }

  async #checkRoles(study: string, room: StudyRoom): Promise<void> {
    const { studies } = this.#parts.store;
    const roles = new Map((await studies.members(study)).map(({ person, role }) => [person, role]));
    for (const [audience, reading] of room.readers) {
      const role = roles.get(audience.person);
      if (role !== undefined) room.readers.set(audience, { ...reading, role });
      else {
        this.unwatch(audience, study);
        audience.send({ type: 'study-gone', study });
      }
    }
    this.#moved.set(study, 'here');
  }

  async #names(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const known = await this.#parts.store.people.people([...new Set(ids)]);
    return new Map(known.map((one) => [one.id, shownPerson(one)]));
  }

  #publish(study: string, room: StudyRoom | undefined): void {
    const people = room === undefined ? [] : placesOf(room);
    this.#parts.bus.publish({ kind: 'study-people', study, process: this.#parts.process, people });
  }

  async #tell(study: string, room: StudyRoom): Promise<void> {
    const places = onePlaceEach([...placesOf(room), ...[...room.elsewhere.values()].flat()]);
    const known = await this.#names(places.map(({ person }) => person));
    const people: StudyReader[] = places.map(({ person: id, ...place }) => ({
      person: known.get(id) ?? { id, name: FORMER_PLAYER },
      ...place,
    }));
    const frames = new Map(
      STUDY_ROLES.map((role) => [role, frameOf({ type: 'study', study, role, count: room.sent, people })]),
    );
    for (const [audience, { role }] of room.readers) {
      const frame = frames.get(role);
      if (frame !== undefined) audience.sendFrame(frame);
    }
  }
}

function placesOf({ readers }: StudyRoom): readonly StudyPlace[] {
  return onePlaceEach([...readers].map(([{ person }, reading]) => ({ person, ...reading })));
}

/** Of somebody with several tabs, the latest. */
function onePlaceEach(places: readonly StudyPlace[]): readonly StudyPlace[] {
  return [...new Map(places.map((place) => [place.person, place])).values()].slice(0, MOST_SHOWN);
}
