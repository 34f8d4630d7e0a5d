/**
 * Requests about shared studies. The server gives the numbers: an append names how many events its sender knows, each
 * event must fit the study as it is then, and only afterwards is it published.
 */

import { randomBytes } from 'node:crypto';
import {
  UNUSED_STUDY_DAYS,
  type Person,
  type RequestAnswer,
  type RequestBody,
  type SanctionKind,
  type SharedStudy,
} from '@lexiko/protocol';
import {
  needsHistory,
  readStudyEvent,
  refuseStudyEvent,
  writtenIn,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import { err, ok, type Result } from '@lexiko/rules';
import type { SchoolStore } from '../classes/school-store.ts';
import { complain, type ModerationParts } from '../moderation/moderation.ts';
import { FORMER_PLAYER, shownPerson } from '../people/person.ts';
import { deny, type Answer, type RequestContext, type RequestRefusal } from '../people/request-context.ts';
import type { RateLimit } from '../rate-limit.ts';
import { HeldStudies } from './held-studies.ts';
import {
  ACCOUNT_BOUNDS,
  ANSWER_BYTES,
  BYTES_OF_A_COST,
  GUEST_BOUNDS,
  MOST_JOINED,
  MOST_MEMBERS,
  type StudyBounds,
} from './study-bounds.ts';
import type { StudyMember, StudyRecord, StudyStore } from './study-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the same person wrote before and after the words that are reported. */
const SPAN = 5;

export interface StudyParts {
  readonly store: ModerationParts['store'] & {
    readonly studies: StudyStore;
    readonly school: Pick<SchoolStore, 'cardOf'>;
  };
  readonly now: ModerationParts['now'];
  /** New studies of a network. */
  readonly perNetwork: RateLimit;
  /** By cost. */
  readonly appends: { readonly perPerson: RateLimit; readonly perNetwork: RateLimit };
  readonly mayReport: (person: string, network: string) => boolean;
  readonly onLimit: (limit: string) => void;
  readonly onReport: () => void;
  /** The study has so many events now. */
  readonly onEntries: (study: string, count: number) => void;
  /** Somebody has joined, left or got another role, or the study is deleted. */
  readonly onMembers: (study: string) => void;
}

interface Taking extends StudyMember {
  readonly study: StudyRecord;
}

/** An event that was read, with its JSON as it is stored. */
interface ReadEvent {
  readonly key: string;
  readonly event: StudyEvent;
  readonly text: string;
}

export class Studies {
  readonly #parts: StudyParts;
  readonly #held: HeldStudies;

  constructor(parts: StudyParts) {
    this.#parts = parts;
    this.#held = new HeldStudies(parts.store.studies);
  }

  async list({ known }: RequestContext): Answer<RequestAnswer<'studies'>> {
    if (known === null) return deny('NOBODY');
    const all = await this.#parts.store.studies.of(known.person.id);
    const named = await this.#names(all.map(({ study }) => study.owner));
    const studies = all.map(({ study: { id, title, owner, changedMs, count }, role }) => ({
      id,
      title,
      role,
      owner: named(owner),
      changedMs,
      count,
    }));
    return ok({ body: { studies } });
  }

  async show(request: RequestContext, { study }: RequestBody<'study'>): Answer<SharedStudy> {
    const taking = await this.#taking(request, study);
    return taking.ok ? ok({ body: await this.#shown(taking.value) }) : taking;
  }

  async share(request: RequestContext, { title }: RequestBody<'shareStudy'>): Answer<SharedStudy> {
    const { store, now, perNetwork, onLimit } = this.#parts;
    const person = await this.#mayTakePart(request, ['suspend', 'mute']);
    if (!person.ok) return person;
    if (!perNetwork.take(request.address)) {
      onLimit('studies');
      return deny('TOO_MANY_MESSAGES');
    }
    const nowMs = now();
    const owner = person.value;
    const study: StudyRecord = {
      id: randomBytes(9).toString('base64url'),
      owner,
      title,
      count: 0,
      bytes: 0,
      keys: { edit: null, read: null },
      changedMs: nowMs,
      usedMs: nowMs,
    };
    const { studies: most } = await this.#boundsOf(owner);
    if (!(await store.studies.create(study, most))) return deny('STUDY_FULL');
    return ok({ body: await this.#shown({ study, person: owner, role: 'owner' }), status: 201 });
  }

  async join(request: RequestContext, { key }: RequestBody<'joinStudy'>): Answer<SharedStudy> {
    const { store, now, onMembers } = this.#parts;
    const allowed = await this.#mayTakePart(request, ['suspend']);
    if (!allowed.ok) return allowed;
    const person = allowed.value;
    const found = await store.studies.byKey(key);
    if (found === null) return deny('NOT_FOUND');
    const { study, role } = found;
    const before = (await store.studies.rolesOf(person, [study.id])).get(study.id);
    const isMore = before === undefined || (before === 'read' && role === 'edit');
    if (!isMore) return ok({ body: await this.#shown({ study, person, role: before }) });
    if (before === undefined && (await store.studies.of(person)).length >= MOST_JOINED)
      return deny('STUDY_FULL');
    const isIn = await store.studies.addMember(study.id, { person, role, atMs: now() }, MOST_MEMBERS[role]);
    if (!isIn) return deny('STUDY_FULL');
    onMembers(study.id);
    return ok({ body: await this.#shown({ study, person, role }), status: 201 });
  }

  async entries(
    request: RequestContext,
    { study: id, after }: RequestBody<'studyEntries'>,
  ): Answer<RequestAnswer<'studyEntries'>> {
    const taking = await this.#taking(request, id);
    if (!taking.ok) return taking;
    const { store, now } = this.#parts;
    const { study } = taking.value;
    if (now() - study.usedMs > DAY_MS) await store.studies.touch(id, now());
    const stored = await store.studies.entriesAfter(id, Number(after), ANSWER_BYTES);
    const named = await this.#names(stored.map(({ person }) => person));
    const people = [...new Set(stored.map(({ person }) => person))].map(named);
    const entries = stored.map(({ person: by, event, ...entry }) => ({
      ...entry,
      by,
      event: JSON.parse(event) as Record<string, unknown>, // an event is an object
    }));
    return ok({ body: { count: Math.max(study.count, entries.at(-1)?.number ?? 0), entries, people } });
  }

  async append(
    request: RequestContext,
    { study: id, expected, events }: RequestBody<'appendStudy'>,
  ): Answer<RequestAnswer<'appendStudy'>> {
    const { store, appends, onLimit } = this.#parts;
    const taking = await this.#taking(request, id);
    if (!taking.ok) return taking;
    const { role, person } = taking.value;
    if (role === 'read') return deny('READ_ONLY');
    const sanction = await this.#sanction(person, ['suspend', 'mute']);
    if (sanction !== null) return deny(sanction);
    const read = readEvents(events);
    if (!read.ok) return read;
    const work = this.#held.workFor(
      taking.value.study,
      read.value.map(({ event }) => event),
    );
    const cost = 1 + work / BYTES_OF_A_COST;
    if (!appends.perPerson.take(person, cost) || !appends.perNetwork.take(request.address, cost)) {
      onLimit('study-events');
      return deny('TOO_MANY_MESSAGES');
    }
    const keys = read.value.map(({ key }) => key);
    const before = await store.studies.known(id, keys);
    if (before.length === new Set(keys).size)
      return ok({ body: { count: taking.value.study.count, entries: [...before] } });
    if (expected !== taking.value.study.count || before.length > 0) return deny('STUDY_MOVED_ON');
    return this.#append(taking.value, read.value);
  }

  async #append(
    { study, person }: Taking,
    events: readonly ReadEvent[],
  ): Answer<RequestAnswer<'appendStudy'>> {
    const { store, now, onEntries } = this.#parts;
    const bytes = study.bytes + events.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const count = study.count + events.length;
    const bounds = await this.#boundsOf(study.owner);
    if (count > bounds.events || bytes > bounds.bytes) return deny('STUDY_FULL');
    let state = await this.#held.state(study);
    for (const [at, { event }] of events.entries()) {
      if (refuseStudyEvent(state, study.count + at, event) !== null) return deny('DOES_NOT_FIT');
      const own = events.slice(0, at).map((one) => one.event);
      state = await this.#held.after(study, { state, event, own });
    }
    const atMs = now();
    const entries = events.map(({ key, text }) => ({ key, atMs, event: text }));
    const isDone = await store.studies.append({
      study: study.id,
      person,
      expected: study.count,
      entries,
      title: state.title,
    });
    if (!isDone) return deny('STUDY_MOVED_ON');
    this.#held.keep(study.id, { count, bytes, state });
    onEntries(study.id, count);
    const numbered = entries.map(({ key }, at) => ({ key, number: study.count + at + 1, atMs }));
    return ok({ body: { count, entries: numbered } });
  }

  async link(
    request: RequestContext,
    { study: id, role, link }: RequestBody<'linkStudy'>,
  ): Answer<SharedStudy> {
    const taking = await this.#owning(request, id);
    if (!taking.ok) return taking;
    const sanction = link === 'off' ? null : await this.#sanction(taking.value.person, ['suspend', 'mute']);
    if (sanction !== null) return deny(sanction);
    await this.#parts.store.studies.setKeys(id, { [role]: link === 'off' ? null : newKey() });
    return this.show(request, { study: id });
  }

  async setRole(
    request: RequestContext,
    { study: id, person, role }: RequestBody<'setStudyRole'>,
  ): Answer<RequestAnswer<'setStudyRole'>> {
    const { store, now, onMembers } = this.#parts;
    const taking = await this.#taking(request, id);
    if (!taking.ok) return taking;
    const { person: sender, role: own, study } = taking.value;
    const isLeaving = sender === person && role === 'none';
    if (!isLeaving && own !== 'owner') return deny('NOT_FOUND');
    if (person === study.owner) return deny('NOT_FOUND');
    if (!(await store.studies.rolesOf(person, [id])).has(id)) return deny('NOT_FOUND');
    if (role === 'none') {
      // Whoever is removed must not come back by the link they came by.
      if (!isLeaving) await store.studies.setKeys(id, renewed(study));
      await store.studies.removeMember(id, person);
    } else if (!(await store.studies.addMember(id, { person, role, atMs: now() }, MOST_MEMBERS[role])))
      return deny('STUDY_FULL');
    onMembers(id);
    if (isLeaving) return ok({ body: { study: null } });
    const shown = await this.show(request, { study: id });
    return shown.ok ? ok({ body: { study: shown.value.body } }) : shown;
  }

  async remove(
    request: RequestContext,
    { study }: RequestBody<'deleteStudy'>,
  ): Answer<RequestAnswer<'deleteStudy'>> {
    const taking = await this.#owning(request, study);
    if (!taking.ok) return taking;
    await this.#parts.store.studies.remove(study);
    this.#held.drop(study);
    this.#parts.onMembers(study);
    return ok({ body: {} });
  }

  async report(
    request: RequestContext,
    { study: id, entry: number, reason }: RequestBody<'reportStudy'>,
  ): Answer<RequestAnswer<'reportStudy'>> {
    const { store, mayReport, onReport } = this.#parts;
    const taking = await this.#taking(request, id);
    if (!taking.ok) return taking;
    const { person } = taking.value;
    const entry = await store.studies.entry(id, number);
    const quote = entry === null ? '' : wordsOf(entry.event);
    if (entry === null || entry.person === person || quote === '') return deny('NOT_FOUND');
    if (!mayReport(person, request.address)) return deny('TOO_MANY_MESSAGES');
    const around = (await store.studies.around(id, entry.person, number, SPAN))
      .map((one) => ({ number: one.number, text: wordsOf(one.event), atMs: one.atMs }))
      .filter(({ text }) => text !== '');
    const isKept = await complain(this.#parts, {
      person,
      about: entry.person,
      game: null,
      kind: 'study',
      reason,
      words: { number, quote, around },
    });
    if (!isKept) return deny('TOO_MANY_REPORTS');
    onReport();
    return ok({ body: {} });
  }

  /** Deletes studies that nobody has used for long; answers how many. */
  async forgetUnused(): Promise<number> {
    const { store, now } = this.#parts;
    return store.studies.forgetUnused(now() - UNUSED_STUDY_DAYS * DAY_MS);
  }

  async #taking({ known }: RequestContext, id: string): Promise<Result<Taking, RequestRefusal>> {
    if (known === null) return deny('NOBODY');
    const { studies } = this.#parts.store;
    const person = known.person.id;
    const [study, roles] = await Promise.all([studies.study(id), studies.rolesOf(person, [id])]);
    const role = roles.get(id);
    return study === null || role === undefined ? deny('NOT_FOUND') : ok({ study, person, role });
  }

  async #owning(request: RequestContext, id: string): Promise<Result<Taking, RequestRefusal>> {
    const taking = await this.#taking(request, id);
    return taking.ok && taking.value.role !== 'owner' ? deny('NOT_FOUND') : taking;
  }

  /** Who may begin to take part. Pupils with cards may not: a link of a study leads out of the class, to strangers. */
  async #mayTakePart(
    { known }: RequestContext,
    kinds: readonly SanctionKind[],
  ): Promise<Result<string, RequestRefusal>> {
    if (known === null) return deny('NOBODY');
    const { id } = known.person;
    if ((await this.#parts.store.school.cardOf(id)) !== null) return deny('PUPILS_CANNOT');
    const sanction = await this.#sanction(id, kinds);
    return sanction === null ? ok(id) : deny(sanction);
  }

  async #sanction(person: string, kinds: readonly SanctionKind[]): Promise<'MUTED' | 'SUSPENDED' | null> {
    const { store, now } = this.#parts;
    const [act] = await store.moderation.holding(person, kinds, now());
    if (act === undefined) return null;
    return act.kind === 'mute' ? 'MUTED' : 'SUSPENDED';
  }

  async #boundsOf(owner: string): Promise<StudyBounds> {
    return (await this.#parts.store.accounts.account(owner)) === null ? GUEST_BOUNDS : ACCOUNT_BOUNDS;
  }

  async #shown({ study, role }: Taking): Promise<SharedStudy> {
    const { id, title, owner, changedMs, count, keys } = study;
    const members = await this.#parts.store.studies.members(id);
    const named = await this.#names([owner, ...members.map(({ person }) => person)]);
    return {
      id,
      title,
      role,
      owner: named(owner),
      changedMs,
      count,
      members: members.map((member) => ({ person: named(member.person), role: member.role })),
      links: role === 'owner' ? { ...keys } : null,
    };
  }

  async #names(ids: readonly string[]): Promise<(id: string) => Person> {
    const known = await this.#parts.store.people.people([...new Set(ids)]);
    const people = new Map(known.map((one) => [one.id, shownPerson(one)]));
    return (id) => people.get(id) ?? { id, name: FORMER_PLAYER };
  }
}

function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** New keys for the links that there are. */
function renewed({ keys }: StudyRecord): StudyRecord['keys'] {
  return { edit: keys.edit === null ? null : newKey(), read: keys.read === null ? null : newKey() };
}

function readEvents(
  events: RequestBody<'appendStudy'>['events'],
): Result<readonly ReadEvent[], RequestRefusal> {
  const found: ReadEvent[] = [];
  for (const [at, { key, event }] of events.entries()) {
    const read = readStudyEvent(event, `events.${at}.event`);
    if (!read.ok) return err({ code: 'UNREADABLE', path: read.error.path });
    found.push({ key, event: read.value, text: JSON.stringify(read.value) });
  }
  // Each of them takes the whole history of the study.
  const back = found.findIndex(({ event }) => needsHistory(event));
  if (found.slice(back + 1).some(({ event }) => needsHistory(event)) && back >= 0)
    return err({ code: 'UNREADABLE', path: `events.${back}.event` });
  return ok(found);
}

/** What somebody has written in an event, one text a line. */
function wordsOf(event: string): string {
  const read = readStudyEvent(JSON.parse(event), '');
  return read.ok ? writtenIn(read.value).join('\n') : '';
}
