/** A class that lasts: pupils with cards, further teachers, assignments, and the end of the school year. */

import {
  ARCHIVED_DAYS,
  CARD_SESSION_DAYS,
  LONGEST_YEAR_DAYS,
  MOST_ASSIGNMENTS,
  type CommandOf,
  type PupilCard,
} from '@lexiko/protocol';
import { describe, expect, test } from 'vitest';
import { Cards } from '../../src/classes/cards.ts';
import { closeSchoolYears } from '../../src/classes/school-year.ts';
import type { RequestContext } from '../../src/people/request-context.ts';
import { SESSION_MS } from '../../src/people/person.ts';
import { hashOf, personBehind } from '../../src/people/sessions.ts';
import { newGame, shownClass, TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = ['Ann', 'Amy', 'Bob', 'Ben'];
const SCHOOL = { ...newGame().config, preset: 'school' as const };
/** In the autumn. */
const SEPTEMBER_MS = Date.UTC(2026, 8, 7);

interface School {
  readonly server: TestService;
  readonly id: string;
  readonly cards: readonly PupilCard[];
}

async function account(server: TestService, person: string): Promise<void> {
  await server.store.people.createPerson({ id: person, name: person }, server.clock.nowMs);
  await server.store.accounts.signUp({
    account: { person, login: person, passwordHash: 'x', createdMs: server.clock.nowMs },
    name: null,
    passkey: null,
    session: { tokenHash: hashOf(person), person, client: '', atMs: server.clock.nowMs },
  });
}

async function school(names = NAMES): Promise<School> {
  const server = new TestService({ clock: { nowMs: SEPTEMBER_MS } });
  for (const person of ['tea', 'tom']) await account(server, person);
  await server.store.people.createPerson({ id: 'eve', name: 'eve' }, SEPTEMBER_MS);
  const { class: id } = await server.done('tea', { type: 'create-class', name: '7b' });
  const { cards } = await server.done('tea', { type: 'add-pupils', class: id, names });
  return { server, id, cards };
}

function cardsAt({ store, clock }: TestService): Cards {
  return new Cards({ store, now: () => clock.nowMs, onSessionsEnded: () => {} });
}

const FROM: RequestContext = { known: null, address: '192.0.2.1', device: null, client: '', origin: null };

/** Who is signed in by the card, or why not. */
async function comeIn(
  server: TestService,
  { code, picture }: Pick<PupilCard, 'code' | 'picture'>,
  from: Partial<RequestContext> = {},
): Promise<string> {
  const answer = await cardsAt(server).signIn({ ...FROM, ...from }, { code, picture });
  return answer.ok ? answer.value.body.person.name : answer.error.code;
}

function cardOf(cards: readonly PupilCard[], name: string): PupilCard {
  return cards.find((card) => card.name === name) ?? expect.fail(`${name} has no card`);
}

const otherPicture = ({ picture }: PupilCard): PupilCard['picture'] => (picture === 'sun' ? 'moon' : 'sun');

test('a shared device hears which of its pupils are gone, and nothing else of anybody', async () => {
  const { server, id, cards } = await school();
  const [ann, amy] = cards.map(({ person }) => person);
  if (ann === undefined || amy === undefined) throw new Error('the class has pupils');
  const gone = async (): Promise<unknown> => cardsAt(server).gone({ pupils: [ann, amy, 'nobody', ann] });
  expect(await gone()).toEqual({ ok: true, value: { body: { gone: ['nobody'] } } });
  await server.done('tea', { type: 'delete-class', class: id });
  expect(await gone()).toEqual({ ok: true, value: { body: { gone: [ann, amy, 'nobody'] } } });
});

describe('the card of a pupil', () => {
  test('lets them in with its picture, and only its hash is stored', async () => {
    const { server, id, cards } = await school();
    expect(cards.map(({ name }) => name)).toEqual(NAMES);
    const ann = cardOf(cards, 'Ann');
    expect(ann.code).toMatch(/^[A-Z]{12}$/);
    expect(await comeIn(server, ann)).toBe('Ann');
    expect(await comeIn(server, { ...ann, picture: otherPicture(ann) })).toBe('WRONG_CARD');
    expect(await comeIn(server, { ...ann, code: 'ABCDEFGHJKLM' })).toBe('WRONG_CARD');
    expect(JSON.stringify(await server.store.school.cardsOf(id))).not.toContain(ann.code);
    const { classroom } = shownClass(await server.done('tea', { type: 'show-class', class: id }));
    expect(classroom.pupils.map(({ name }) => name)).toEqual(NAMES);
  });

  test('that was found says its picture to nobody: after four guesses there is a wait', async () => {
    const { server, cards } = await school();
    const ann = cardOf(cards, 'Ann');
    const wrong = { ...ann, picture: otherPicture(ann) };
    const answers: string[] = [];
    for (let at = 0; at < 8; at++) answers.push(await comeIn(server, wrong, { address: `192.0.2.${at}` }));
    expect(answers.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'WRONG_CARD'));
    expect(answers.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'TOO_MANY_MESSAGES'));
    expect(await comeIn(server, ann, { address: '198.51.100.1' })).toBe('TOO_MANY_MESSAGES');
    server.clock.nowMs += 60 * 60 * 1000;
    expect(await comeIn(server, ann)).toBe('Ann');
  });

  test('is guessed no faster than the code of a class', async () => {
    const { server, cards } = await school();
    const ann = cardOf(cards, 'Ann');
    const codes = Array.from({ length: 61 }, (_, at) => `QQQQQQQQQQ${String.fromCharCode(65 + (at % 24))}Q`);
    for (const code of codes.slice(0, 60)) expect(await comeIn(server, { ...ann, code })).toBe('WRONG_CARD');
    expect(await comeIn(server, ann)).toBe('TOO_MANY_MESSAGES');
    expect(await comeIn(server, ann, { address: '198.51.100.1' })).toBe('Ann');
  });

  test('is void once the teacher has renewed it, and whoever came in by it is signed out', async () => {
    const { server, id, cards } = await school();
    const ann = cardOf(cards, 'Ann');
    const answer = await cardsAt(server).signIn(FROM, ann);
    const token = answer.ok ? (answer.value.token ?? '') : '';
    expect(await personBehind(server.store, token, server.clock.nowMs)).not.toBeNull();
    const renewed = await server.done('tea', { type: 'renew-cards', class: id, people: [ann.person] });
    expect(await personBehind(server.store, token, server.clock.nowMs)).toBeNull();
    expect(server.signedOut).toContain(ann.person);
    expect(await comeIn(server, ann)).toBe('WRONG_CARD');
    expect(await comeIn(server, cardOf(renewed.cards, 'Ann'))).toBe('Ann');
    expect(await server.refusal('tea', { type: 'renew-cards', class: id, people: ['eve'] })).toBe(
      'NOT_A_PUPIL',
    );
  });

  test('ends the session of the last pupil at the same device, and no other', async () => {
    const { server, cards } = await school();
    const nowMs = server.clock.nowMs;
    const first = await cardsAt(server).signIn(FROM, cardOf(cards, 'Ann'));
    const token = first.ok ? (first.value.token ?? '') : '';
    const known = await personBehind(server.store, token, nowMs);
    expect(await comeIn(server, cardOf(cards, 'Bob'), { known })).toBe('Bob');
    expect(await personBehind(server.store, token, nowMs)).toBeNull();
    const tea = { person: { id: 'tea', name: 'tea' }, tokenHash: hashOf('tea') };
    expect(await comeIn(server, cardOf(cards, 'Bob'), { known: tea })).toBe('SIGNED_IN_ALREADY');
  });

  test('outlasts the session: its pupil is no guest who cannot come back', async () => {
    const { server, cards } = await school();
    const ann = cardOf(cards, 'Ann');
    await comeIn(server, ann);
    server.clock.nowMs += SESSION_MS * 2;
    const gone = await server.store.accounts.expiredGuests(server.clock.nowMs, 1000);
    expect(gone).toContain('eve');
    expect(gone).not.toContain(ann.person);
    expect(await comeIn(server, ann)).toBe('Ann');
  });

  test('leads to the class and nowhere else', async () => {
    const { server, id, cards } = await school();
    const ann = cardOf(cards, 'Ann').person;
    for (const command of [
      { type: 'rename', name: 'Zed' },
      newGame(),
      { type: 'create-class', name: 'mine' },
      { type: 'follow', person: 'eve', following: true },
      { type: 'join-class', code: 'ABCDEFGHJK' },
    ] as const)
      expect(await server.refusal(ann, command)).toBe('PUPILS_CANNOT');
    expect(await server.refusal(ann, { type: 'leave-class', class: id })).toBe('PUPILS_CANNOT');
    expect(await server.refusal(ann, { type: 'show-school', class: id })).toBe('NO_SUCH_CLASS');
    const shown = await server.done('eve', { type: 'show-people', people: [ann] });
    expect(JSON.stringify(shown)).not.toMatch(/7b|picture/u);
  });
});

describe('the roster of a class', () => {
  test('is for teachers with an account, and has an end to it', async () => {
    const { server, id } = await school();
    const names = Array.from({ length: 57 }, (_, at) => `Pupil ${at}`);
    expect(await server.refusal('tea', { type: 'add-pupils', class: id, names })).toBe('CLASS_FULL');
    expect(await server.refusal('tom', { type: 'add-pupils', class: id, names })).toBe('NO_SUCH_CLASS');
    const { class: own } = await server.done('eve', { type: 'create-class', name: 'guests' });
    expect(await server.refusal('eve', { type: 'add-pupils', class: own, names: ['Ann'] })).toBe(
      'NEEDS_ACCOUNT',
    );
  });

  test('has nobody twice when the command comes again, and then the later cards are valid', async () => {
    const { server, id } = await school([...NAMES]);
    const add: CommandOf<'add-pupils'> = { type: 'add-pupils', class: id, names: ['Cid'] };
    const [first, second] = [await server.done('tea', add, 'same'), await server.done('tea', add, 'same')];
    const shown = await server.done('tea', { type: 'show-school', class: id });
    expect(shown.pupils.map(({ person }) => person.name)).toEqual([...NAMES, 'Cid']);
    expect(await comeIn(server, cardOf(first.cards, 'Cid'))).toBe('WRONG_CARD');
    expect(await comeIn(server, cardOf(second.cards, 'Cid'))).toBe('Cid');
  });

  test('deletes a pupil whom a teacher removes', async () => {
    const { server, id, cards } = await school();
    const ann = cardOf(cards, 'Ann');
    await server.done('tea', { type: 'rename-pupil', class: id, person: ann.person, name: 'Anna' });
    expect(await comeIn(server, ann)).toBe('Anna');
    await server.done('tea', { type: 'leave-class', class: id, person: ann.person });
    expect(await server.store.people.person(ann.person)).toBeNull();
    expect(await comeIn(server, ann)).toBe('WRONG_CARD');
  });
});

describe('further teachers', () => {
  test('come by a code that is used once, and lead the class', async () => {
    const { server, id, cards } = await school();
    const { code } = await server.done('tea', { type: 'invite-teacher', class: id });
    expect(await server.refusal('eve', { type: 'teach-too', code })).toBe('NEEDS_ACCOUNT');
    await server.done('tom', { type: 'teach-too', code });
    expect(await server.refusal('tom', { type: 'teach-too', code })).toBe('NO_SUCH_CLASS');
    const teams = [NAMES.slice(0, 2), NAMES.slice(2)].map((names) =>
      names.map((name) => cardOf(cards, name).person),
    );
    const { game } = await server.done('tea', { type: 'make-table', class: id, config: SCHOOL, teams });
    await server.done('tom', { type: 'assign', game, person: cardOf(cards, 'Ben').person, seat: null });
    await server.done('tom', { type: 'assign', game, person: cardOf(cards, 'Ben').person, seat: 1 });
    expect((await server.done('tom', { type: 'begin-tables', class: id })).refused).toEqual([]);
    const { teachers } = await server.done('tom', { type: 'show-school', class: id });
    expect(teachers.map((one) => one.id)).toEqual(['tea', 'tom']);
    expect((await server.done('tom', { type: 'list-classes' })).classes).toHaveLength(1);
    expect(await server.refusal('tom', { type: 'delete-class', class: id })).toBe('NOT_THE_OWNER');
    expect(await server.refusal('tom', { type: 'invite-teacher', class: id })).toBe('NOT_THE_OWNER');
    await server.done('tea', { type: 'remove-teacher', class: id, person: 'tom' });
    expect(await server.refusal('tom', { type: 'show-school', class: id })).toBe('NO_SUCH_CLASS');
  });

  test('leave the table where they sat as pupils', async () => {
    const { server, id, cards } = await school();
    const { lesson } = shownClass(await server.done('tea', { type: 'show-class', class: id }));
    await server.done('tom', { type: 'join-class', code: lesson?.code ?? '' });
    await server.done('tea', { type: 'admit', class: id, accepted: true });
    const people = cards.map(({ person }) => person);
    const teams = [[...people.slice(0, 2), 'tom'], people.slice(2)];
    const { game } = await server.done('tea', { type: 'make-table', class: id, config: SCHOOL, teams });
    const { code } = await server.done('tea', { type: 'invite-teacher', class: id });
    await server.done('tom', { type: 'teach-too', code });
    expect(JSON.stringify(await server.store.games.seatsOf(game))).not.toContain('tom');
  });

  test('find the code void after a week', async () => {
    const { server, id } = await school();
    const { code, untilMs } = await server.done('tea', { type: 'invite-teacher', class: id });
    expect(untilMs).toBe(server.clock.nowMs + 7 * DAY_MS);
    server.clock.nowMs = untilMs;
    expect(await server.refusal('tom', { type: 'teach-too', code })).toBe('NO_SUCH_CLASS');
  });
});

describe('an assignment', () => {
  test('shows what each pupil did, and where they stumbled', async () => {
    const { server, id, cards } = await school();
    const [ann, bob] = [cardOf(cards, 'Ann').person, cardOf(cards, 'Bob').person];
    const set = { type: 'set-assignment', class: id, title: 'Hooks', kind: 'drill', part: 'twos' } as const;
    const { assignment } = await server.done('tea', { ...set, goal: 2, dueMs: server.clock.nowMs + DAY_MS });
    const entry = (task: string, tries: number, wrong: number) => ({
      assignment,
      task,
      tries,
      wrong,
      right: tries > wrong,
    });
    const report = (person: string, ...entries: ReturnType<typeof entry>[]) =>
      server.done(person, { type: 'report-work', class: id, entries });
    await report(ann, entry('QI', 2, 1), entry('AA', 1, 0));
    // A report that comes again, or late, counts nothing twice.
    await report(ann, entry('QI', 2, 1));
    await report(ann, entry('QI', 1, 1));
    await report(bob, entry('QI', 3, 3), { ...entry('XI', 1, 0), assignment: 'other' });
    const own = await server.done(ann, { type: 'list-assignments', class: id });
    expect(own.assignments).toMatchObject([{ assignment: { id: assignment, goal: 2 }, right: 2 }]);
    const { pupils, work } = await server.done('tea', { type: 'show-work', class: id });
    expect(pupils.map(({ name }) => name)).toEqual(NAMES);
    expect(new Map(work[0]?.pupils.map(({ person, ...rest }) => [person, rest]))).toEqual(
      new Map([
        [ann, { right: 2, tries: 3, wrong: 1, lastMs: server.clock.nowMs }],
        [bob, { right: 0, tries: 3, wrong: 3, lastMs: server.clock.nowMs }],
      ]),
    );
    expect(work[0]?.hardest).toEqual([{ task: 'QI', pupils: 2, wrong: 4 }]);
    expect(await server.refusal(ann, { type: 'show-work', class: id })).toBe('NO_SUCH_CLASS');
    expect(
      await server.refusal('eve', { type: 'report-work', class: id, entries: [entry('QI', 1, 0)] }),
    ).toBe('NO_SUCH_CLASS');
    await server.done('tea', { type: 'remove-assignment', class: id, assignment });
    expect((await server.done('tea', { type: 'show-work', class: id })).work).toEqual([]);
    expect(await server.store.assignments.workOf(ann)).toEqual([]);
  });

  test('of a game counts the finished tables of the class', async () => {
    const { server, id, cards } = await school();
    const people = cards.map(({ person }) => person);
    const teams = [people.slice(0, 2), people.slice(2)];
    await server.done('tea', {
      type: 'set-assignment',
      class: id,
      title: 'Play',
      kind: 'game',
      part: 'any',
      goal: 1,
      dueMs: null,
    });
    const { game } = await server.done('tea', { type: 'make-table', class: id, config: SCHOOL, teams });
    await server.done('tea', { type: 'begin-tables', class: id });
    server.clock.nowMs += 1000;
    expect((await server.done('tea', { type: 'show-work', class: id })).work[0]?.pupils).toEqual([]);
    for (const person of people.slice(2)) await server.act(person, game, { type: 'resign' });
    const { work } = await server.done('tea', { type: 'show-work', class: id });
    expect(work[0]?.pupils.filter(({ right }) => right === 1).length).toBeGreaterThanOrEqual(2);
  });

  test('has an end to how many there are', async () => {
    const { server, id } = await school();
    const set = {
      type: 'set-assignment',
      class: id,
      kind: 'puzzle',
      part: 'any',
      goal: 1,
      dueMs: null,
    } as const;
    for (let at = 0; at < MOST_ASSIGNMENTS; at++) await server.done('tea', { ...set, title: `No ${at}` });
    expect(await server.refusal('tea', { ...set, title: 'more' })).toBe('TOO_MANY_ASSIGNMENTS');
  });
});

describe('a school year', () => {
  test('keeps what the page for parents says, for as long as it says', () => {
    // The other numbers of that page are those by which the tests below move the clock.
    expect(CARD_SESSION_DAYS * DAY_MS).toBe(SESSION_MS);
  });

  test('ends in July, or when its teacher says, but not never', async () => {
    const { server, id } = await school();
    const shown = () => server.done('tea', { type: 'show-school', class: id });
    expect((await shown()).endsMs).toBe(Date.UTC(2027, 7, 1) - 1);
    await server.done('tea', { type: 'set-class-end', class: id, endsMs: SEPTEMBER_MS * 2 });
    expect((await shown()).endsMs).toBe(SEPTEMBER_MS + LONGEST_YEAR_DAYS * DAY_MS);
  });

  test('archives the class at its end, and deletes it with its pupils ninety days later', async () => {
    const { server, id, cards } = await school();
    const people = cards.map(({ person }) => person);
    const teams = [people.slice(0, 2), people.slice(2)];
    const { game } = await server.done('tea', { type: 'make-table', class: id, config: SCHOOL, teams });
    await server.done('tea', { type: 'begin-tables', class: id });
    const { endsMs } = await server.done('tea', { type: 'show-school', class: id });
    server.clock.nowMs = (endsMs ?? 0) - 1;
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 0, deleted: 0 });
    server.clock.nowMs += 1;
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 1, deleted: 0 });
    expect(await comeIn(server, cardOf(cards, 'Ann'))).toBe('WRONG_CARD');
    expect(await server.refusal('tea', { type: 'add-pupils', class: id, names: ['Cid'] })).toBe(
      'CLASS_ARCHIVED',
    );
    expect(await server.refusal('tea', { type: 'open-lesson', class: id })).toBe('CLASS_ARCHIVED');
    const shown = await server.done('tea', { type: 'show-school', class: id });
    expect(shown.pupils).toHaveLength(4);
    expect(shown.deletedMs).toBe(server.clock.nowMs + ARCHIVED_DAYS * DAY_MS);
    server.clock.nowMs = (shown.deletedMs ?? 0) - 1;
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 0, deleted: 0 });
    expect(await server.store.accounts.expiredGuests(server.clock.nowMs, 1000)).not.toContain(people[0]);
    server.clock.nowMs += 1;
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 0, deleted: 1 });
    expect(await server.refusal('tea', { type: 'show-school', class: id })).toBe('NO_SUCH_CLASS');
    expect(await server.store.people.people(people)).toEqual([]);
    expect(await server.store.games.game(game)).toBeNull();
  });

  test('ends at once where the teacher deletes the class, and when nobody teaches it any more', async () => {
    const { server, id, cards } = await school();
    const people = cards.map(({ person }) => person);
    await server.done('tea', { type: 'delete-class', class: id });
    expect(await server.store.people.people(people)).toEqual([]);
    const { class: next } = await server.done('tea', { type: 'create-class', name: '8b' });
    const { cards: others } = await server.done('tea', { type: 'add-pupils', class: next, names: NAMES });
    const { code } = await server.done('tea', { type: 'invite-teacher', class: next });
    await server.done('tom', { type: 'teach-too', code });
    await server.store.accounts.removePerson('tea');
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 0, deleted: 0 });
    await server.done('tom', { type: 'invite-teacher', class: next });
    await server.store.accounts.removePerson('tom');
    expect(await closeSchoolYears(server.service)).toEqual({ archived: 0, deleted: 1 });
    expect(await server.store.people.people(others.map(({ person }) => person))).toEqual([]);
  });
});
