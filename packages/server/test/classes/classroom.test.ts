/** A teacher, her pupils, and their tables (T-07). */

import { describe, expect, test } from 'vitest';
import { newGame, shownClass, TestService } from '../support/test-service.ts';

const PUPILS = ['ann', 'amy', 'bob', 'ben'];
const SCHOOL = { ...newGame().config, preset: 'school' as const };

async function classOf(server: TestService, tables?: number): Promise<string> {
  for (const person of ['tea', ...PUPILS, 'eve'])
    await server.store.people.createPerson({ id: person, name: person }, 1);
  const made = await server.done('tea', {
    type: 'create-class',
    name: '7b',
    ...(tables === undefined ? {} : { tables }),
  });
  for (const pupil of PUPILS) {
    server.clock.nowMs++;
    await server.done(pupil, { type: 'join-class', code: made.code ?? '' });
  }
  await server.done('tea', { type: 'admit', class: made.class ?? '', accepted: true });
  return made.class ?? '';
}

async function tableOf(server: TestService, id: string, teams: string[][]): Promise<string> {
  const { game } = await server.done('tea', { type: 'make-table', class: id, config: SCHOOL, teams });
  return game;
}

describe('a classroom', () => {
  test('is made once, and entered by its code', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const again = { type: 'create-class', name: '8a' } as const;
    expect(await server.done('tea', again, 'same')).toEqual(await server.done('tea', again, 'same'));
    const { classes } = await server.done('ann', { type: 'list-classes' });
    expect(
      classes.map(({ class: one, teacher, pupils }) => [one, teacher.id, pupils.map((p) => p.id)]),
    ).toEqual([[id, 'tea', PUPILS]]);
    expect(await server.refusal('eve', { type: 'join-class', code: 'QQQQQQ' })).toBe('NO_SUCH_CLASS');
  });

  test('has tables at which the teacher says who plays, and begins and stops all of them', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const game = await tableOf(server, id, [['ann', 'amy'], ['bob']]);
    const early = await server.done('tea', { type: 'begin-tables', class: id });
    expect(early.refused).toEqual([{ game, refusal: { code: 'TEAM_TOO_SMALL', sizes: [2, 1] } }]);
    expect((await server.state(game)).phase).toBe('lobby');
    await server.done('tea', { type: 'assign', game, person: 'ben', seat: 0 });
    await server.done('tea', { type: 'assign', game, person: 'ben', seat: 1 });
    const second = await tableOf(server, id, []);
    const begun = await server.done('tea', { type: 'begin-tables', class: id });
    expect(begun.refused).toEqual([{ game: second, refusal: { code: 'TEAM_TOO_SMALL', sizes: [0, 0] } }]);
    expect((await server.state(game)).phase).toBe('playing');
    expect((await server.state(game)).config.teamSizes).toEqual([2, 2]);
    expect((await server.state(second)).phase).toBe('lobby');
    const paused = await server.done('tea', { type: 'pause-tables', class: id, paused: true });
    expect(paused.refused).toEqual([]);
    const [mover = ''] = (await server.state(game)).turn === 0 ? ['ann'] : ['bob'];
    expect(await server.act(mover, game, { type: 'pass' })).toEqual({ code: 'PAUSED' });
    await server.done('tea', { type: 'pause-tables', class: id, paused: false });
    expect(await server.act(mover, game, { type: 'pass' })).toHaveProperty('outcome');
  });

  test('moves no pupil out of a team for one that does not take them', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const game = await tableOf(server, id, [['ann', 'amy'], ['bob']]);
    expect(await server.refusal('tea', { type: 'assign', game, person: 'ann', seat: 3 })).toBe('SEAT_TAKEN');
    const [first] = await server.store.games.seatsOf(game);
    expect(first?.team?.map(({ person }) => person)).toEqual(['ann', 'amy']);
  });

  test('lets pupils out of a team that is full', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const many = Array.from({ length: 20 }, (_, at) => `pupil-${at}`);
    for (const pupil of many) {
      await server.store.people.createPerson({ id: pupil, name: pupil }, 1);
      await server.store.classes.enter(id, pupil);
    }
    const game = await tableOf(server, id, [many, ['bob']]);
    expect(await server.refusal('tea', { type: 'assign', game, person: 'ann', seat: 0 })).toBe('SEAT_TAKEN');
    await server.done('tea', { type: 'assign', game, person: 'pupil-7', seat: 1 });
    const seats = await server.store.games.seatsOf(game);
    expect(seats.map(({ team }) => team?.length)).toEqual([19, 2]);
  });

  test('shows all tables to the teacher, and pupils their own', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const mine = await tableOf(server, id, [['ann'], ['bob']]);
    const other = await tableOf(server, id, [['amy'], ['ben']]);
    const seen = async (person: string): Promise<readonly string[]> =>
      shownClass(await server.done(person, { type: 'show-class', class: id }))
        .games.map(({ game }) => game)
        .sort();
    expect(await seen('tea')).toEqual([mine, other].sort());
    expect(await seen('ann')).toEqual([mine]);
    expect(await server.refusal('eve', { type: 'show-class', class: id })).toBe('NO_SUCH_CLASS');
  });

  test('has no more tables than it may, and only pupils of its own at them', async () => {
    const server = new TestService();
    const id = await classOf(server, 1);
    const make = (teams: string[][], config = SCHOOL): Promise<string> =>
      server.refusal('tea', { type: 'make-table', class: id, config, teams });
    expect(await make([['eve']])).toBe('NOT_A_PUPIL');
    expect(await make([['ann'], ['ann']])).toBe('NOT_A_PUPIL');
    expect(await make([], newGame().config as typeof SCHOOL)).toBe('SEATS_DO_NOT_FIT');
    const game = await tableOf(server, id, []);
    expect(await make([])).toBe('TOO_MANY_TABLES');
    expect(await server.refusal('tea', { type: 'assign', game, person: 'eve', seat: 0 })).toBe('NOT_A_PUPIL');
  });

  test('lets pupils go, or its teacher send them, also out of their teams', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const played = await tableOf(server, id, [
      ['ann', 'amy'],
      ['bob', 'ben'],
    ]);
    await server.done('tea', { type: 'begin-tables', class: id });
    const waiting = await tableOf(server, id, [['amy'], []]);
    const leave = (person?: string) =>
      ({ type: 'leave-class', class: id, ...(person && { person }) }) as const;
    expect(await server.refusal('bob', leave('amy'))).toBe('NOT_THE_TEACHER');
    expect(await server.refusal('eve', leave('amy'))).toBe('NO_SUCH_CLASS');
    expect(await server.refusal('eve', leave())).toBe('NO_SUCH_CLASS');
    expect(await server.refusal('tea', leave('eve'))).toBe('NOT_A_PUPIL');
    await server.done('tea', leave('amy'));
    await server.done('bob', leave());
    const { classroom } = shownClass(await server.done('tea', { type: 'show-class', class: id }));
    expect(classroom.pupils.map((pupil) => pupil.id)).toEqual(['ann', 'ben']);
    expect((await server.store.games.seatsOf(waiting))[0]?.team).toEqual([]);
    expect(await server.act('amy', played, { type: 'pass' })).toEqual({ code: 'NO_SUCH_GAME' });
    expect((await server.state(played)).phase).toBe('playing');
    // With its last member a side has resigned (S-54).
    await server.done('ben', leave());
    expect((await server.state(played)).outcome?.winners).toEqual([0]);
    expect(await server.refusal('ben', leave())).toBe('NO_SUCH_CLASS');
  });

  test('is led by its teacher only', async () => {
    const server = new TestService();
    const id = await classOf(server);
    const game = await tableOf(server, id, [
      ['ann', 'amy'],
      ['bob', 'ben'],
    ]);
    for (const person of ['ann', 'eve']) {
      for (const command of [
        { type: 'make-table', class: id, config: SCHOOL, teams: [] as string[][] },
        { type: 'begin-tables', class: id },
        { type: 'pause-tables', class: id, paused: true },
      ] as const)
        expect(await server.refusal(person, command)).toBe('NO_SUCH_CLASS');
      expect(await server.refusal(person, { type: 'assign', game, person: 'bob', seat: 0 })).toBe(
        'NO_SUCH_GAME',
      );
    }
    // Nobody sits down by themselves, the teacher least of all.
    expect(await server.refusal('eve', { type: 'take-seat', game, seat: 0 })).toBe('NO_SUCH_GAME');
    expect(await server.refusal('tea', { type: 'take-seat', game, seat: 0 })).toBe('NOT_THE_TEACHER');
    for (const action of [{ type: 'pause' }, { type: 'confirm', nonce: 'n' }] as const)
      expect(await server.act('ann', game, action)).toEqual({ code: 'NOT_THE_TEACHER' });
    await server.done('tea', { type: 'begin-tables', class: id });
    expect(await server.act('tea', game, { type: 'pass' })).toEqual({ code: 'NOT_AT_THIS_TABLE' });
    expect(await server.act('ann', game, { type: 'abort' })).toEqual({ code: 'NOT_THE_TEACHER' });
    const ordinary = await server.begin();
    expect(await server.refusal('tea', { type: 'assign', game: ordinary, person: 'ann', seat: 0 })).toBe(
      'NO_SUCH_GAME',
    );
  });
});
