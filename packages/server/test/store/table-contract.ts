/** What every store must keep of tables besides their games: part of the store contract. */

import { expect, test } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewGame } from '../../src/games/store/game-store.ts';

export function tableContract(storeOf: () => ServerStore, newGame: () => NewGame): void {
  const setUp = async (): Promise<{ readonly store: ServerStore; readonly id: string }> => {
    const store = storeOf();
    const game = newGame();
    await store.games.createGame(game);
    return { store, id: game.record.id };
  };

  test('keeps what a side shares, and lets one of many who change it at once win', async () => {
    const { store, id } = await setUp();
    const { workspaces } = store;
    expect(await workspaces.workspace(id, 0)).toBeNull();
    const workspace = { turn: 0, draft: { by: 'host', tiles: { H8: 'Q' } }, proposals: [] };
    for (const version of [1, 2, 3]) {
      const tries = Array.from({ length: 5 }, (_, turn) =>
        workspaces.putWorkspace(id, 0, { version, workspace: { ...workspace, turn } }),
      );
      expect((await Promise.all(tries)).filter((won) => won)).toHaveLength(1);
    }
    expect(await workspaces.putWorkspace(id, 0, { version: 3, workspace })).toBe(false);
    expect(await workspaces.putWorkspace(id, 0, { version: 5, workspace })).toBe(false);
    expect(await workspaces.workspace(id, 0)).toMatchObject({
      version: 3,
      workspace: { draft: workspace.draft },
    });
    expect(await workspaces.workspace(id, 1)).toBeNull();
  });

  test('numbers messages at a table without a gap, and writes the same one once', async () => {
    const { store, id } = await setUp();
    const { chat } = store;
    const write = (command: string, seat: number | null = null): Promise<number> =>
      chat.write({ game: id, person: 'host', seat, text: command, atMs: 7, command });
    const numbers = await Promise.all(['a', 'b', 'c', 'a', 'd'].map((command) => write(command)));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
    expect(await write('a')).toBe(numbers[0]);
    await write('team', 1);
    const everything = { game: id, after: 0, to: [null, 0, 1], muted: [] };
    const kept = await chat.latest({ ...everything, after: 3 }, 100);
    expect(kept.map(({ number, seat }) => [number, seat])).toEqual([
      [4, null],
      [5, 1],
    ]);
    expect((await chat.latest(everything, 2)).map(({ number }) => number)).toEqual([4, 5]);
    expect(await chat.latest({ ...everything, game: 'nowhere' }, 2)).toEqual([]);
    expect((await chat.message(id, 5))?.text).toBe('team');
    expect(await chat.message(id, 6)).toBeNull();
  });

  test('finds the latest messages that somebody reads, however many others were written since', async () => {
    const { store, id } = await setUp();
    const { chat } = store;
    const written = [
      ['host', null],
      ['host', 0],
      ['guest', 1],
      ['guest', null],
      ['guest', 1],
    ] as const;
    for (const [at, [person, seat]] of written.entries())
      await chat.write({ game: id, person, seat, text: `${at}`, atMs: 7, command: `${at}` });
    const found = async (
      to: readonly (number | null)[],
      muted: readonly string[] = [],
      limit = 2,
    ): Promise<readonly number[]> =>
      (await chat.latest({ game: id, after: 0, to, muted }, limit)).map(({ number }) => number);
    expect(await found([null, 0])).toEqual([2, 4]);
    expect(await found([null, 1])).toEqual([4, 5]);
    expect(await found([null, 0, 1], ['guest'])).toEqual([1, 2]);
    expect(await found([1], [], 9)).toEqual([3, 5]);
    expect(await found([null], ['guest', 'host'])).toEqual([]);
    expect(await found([])).toEqual([]);
  });

  test('knows how people want to be spoken to', async () => {
    const { chat } = storeOf();
    expect(await chat.listening(['guest'])).toEqual(
      new Map([['guest', { chat: 'on', filter: 'on', muted: [] }]]),
    );
    await chat.setChat('guest', { chat: 'off', filter: 'off' });
    await chat.setChat('guest', { chat: 'on', filter: 'off' });
    await chat.mute('guest', 'host', true);
    await chat.mute('guest', 'host', true);
    const listening = await chat.listening(['guest', 'host']);
    expect(listening.get('guest')).toEqual({ chat: 'on', filter: 'off', muted: ['host'] });
    expect(listening.get('host')?.muted).toEqual([]);
    await chat.mute('guest', 'ned', true);
    expect((await chat.listening(['guest'], 'host')).get('guest')?.muted).toEqual(['host']);
    await chat.mute('guest', 'ned', false);
    await chat.mute('guest', 'host', false);
    expect((await chat.listening(['guest'])).get('guest')?.muted).toEqual([]);
  });

  test('keeps a report once for each person and message', async () => {
    const { store, id } = await setUp();
    const report = { game: id, message: 3, person: 'guest', reason: 'why', atMs: 9_000_000 };
    await store.chat.report(report);
    await store.chat.report({ ...report, reason: 'again' });
    expect((await store.chat.reports(10)).filter((one) => one.game === id)).toEqual([report]);
    await store.chat.report({ ...report, person: 'host' });
    expect((await store.chat.reports(10, 'guest')).filter((one) => one.game === id)).toEqual([report]);
  });

  test('keeps the latest notice about each game until it is read', async () => {
    const { store, id } = await setUp();
    const { notices } = store;
    const notice = { person: 'ned', game: id, kind: 'invited', from: 'host', atMs: 1 } as const;
    await notices.put([notice]);
    await notices.put([{ ...notice, kind: 'your-turn', from: null, atMs: 2 }]);
    expect(await notices.of('ned', 5)).toEqual([{ ...notice, kind: 'your-turn', from: null, atMs: 2 }]);
    expect((await notices.about('ned', id))?.kind).toBe('your-turn');
    await notices.read('ned', id);
    expect(await notices.of('ned', 5)).toEqual([]);
    expect(await notices.about('ned', id)).toBeNull();
  });

  test('keeps who waits for a class until they come in or leave, and new codes of its lessons', async () => {
    const { classes } = storeOf();
    const room = {
      id: 'lesson',
      name: '8a',
      code: 'ABCDEFGHJK',
      teacher: 'lead',
      mostTables: 6,
      codeUntilMs: null,
      letsIn: false,
    };
    await classes.create(room, 1);
    await classes.create({ ...room, id: 'next', code: 'NEXTCLASSX' }, 1);
    for (const [at, person] of ['yan', 'ada', 'yan', 'uma'].entries())
      await classes.wait('lesson', person, at);
    expect(await classes.waiting('lesson')).toEqual(['yan', 'ada', 'uma']);
    expect(await classes.awaitedBy('ada')).toEqual([room]);
    expect(await classes.of('ada', 5)).not.toContainEqual(room);
    await classes.enter('lesson', 'ada');
    await classes.leave('lesson', 'uma');
    await classes.wait('lesson', 'ada', 9);
    expect(await classes.waiting('lesson')).toEqual(['yan']);
    expect(await classes.pupils('lesson')).toEqual(['ada']);
    expect(await classes.change('lesson', { code: 'NEXTCLASSX' })).toBe('code-taken');
    expect(await classes.change('lesson', { code: 'OTHERCODEX', codeUntilMs: 5 })).toBe('changed');
    expect(await classes.change('lesson', { letsIn: true })).toBe('changed');
    expect(await classes.byCode('ABCDEFGHJK')).toBeNull();
    expect(await classes.byCode('OTHERCODEX')).toEqual({
      ...room,
      code: 'OTHERCODEX',
      codeUntilMs: 5,
      letsIn: true,
    });
  });

  test('keeps classrooms with their pupils and tables', async () => {
    const store = storeOf();
    const { classes } = store;
    const record = {
      id: 'class',
      name: '7b',
      code: 'CLASSB',
      teacher: 'host',
      mostTables: 6,
      codeUntilMs: 9000,
      letsIn: false,
    };
    expect(await classes.create(record, 1)).toBe('created');
    expect(await classes.create(record, 1)).toBe('created');
    expect(await classes.create({ ...record, id: 'other' }, 1)).toBe('code-taken');
    expect(await classes.classroom('class')).toEqual(record);
    expect(await classes.byCode('CLASSB')).toEqual(record);
    expect(await classes.byCode('NOSUCH')).toBeNull();
    for (const pupil of ['zoe', 'abe', 'zoe']) await classes.enter('class', pupil);
    expect(await classes.pupils('class')).toEqual(['zoe', 'abe']);
    await classes.enter('class', 'eve');
    await classes.leave('class', 'eve');
    expect(await classes.pupils('class')).toEqual(['zoe', 'abe']);
    expect(await classes.of('eve', 5)).toEqual([]);
    expect(await classes.of('abe', 5)).toEqual([record]);
    expect(await classes.of('host', 5)).toEqual([record]);
    expect(await classes.of('nobody', 5)).toEqual([]);
    const game = newGame();
    await store.games.createGame({ ...game, record: { ...game.record, classroom: 'class' } });
    expect((await store.games.gamesOfClass('class')).map((one) => one.record.id)).toEqual([game.record.id]);
  });

  test('keeps vacations, and lets the clock of a game fall due later', async () => {
    const { vacations } = storeOf();
    await vacations.putVacation('ned', { fromMs: 10, untilMs: 20 });
    await vacations.putVacation('ned', { fromMs: 30, untilMs: 60 });
    await vacations.putVacation('ned', { fromMs: 30, untilMs: 40 });
    expect(await vacations.vacationsOf('ned', 0)).toEqual([
      { fromMs: 10, untilMs: 20 },
      { fromMs: 30, untilMs: 40 },
    ]);
    expect(await vacations.vacationsOf('ned', 20)).toEqual([{ fromMs: 30, untilMs: 40 }]);
    expect(await vacations.vacationsOf('host', 0)).toEqual([]);
  });
}
