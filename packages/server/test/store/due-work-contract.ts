/** What every store must do with work that falls due. Part of the contract of stores. */

import { describe, expect, test } from 'vitest';
import type { Append, NewGame } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

const NOTHING_DUE = { clock: null, computer: null, record: null };

interface Makes {
  newGame(given?: Partial<NewGame> & { readonly id?: string }): NewGame;
  appendTo(game: string, after: number, given?: Partial<Append>): Append;
}

export function dueWorkContract(storeOf: () => ServerStore, { newGame, appendTo }: Makes): void {
  describe('what has fallen due', () => {
    test('is postponed by the clock, and a seat is replaced as its host wants it', async () => {
      const game = newGame();
      const { id } = game.record;
      await storeOf().games.createGame(game);
      const plans = { seat: 1, person: null, computer: 'Hard', team: null };
      const due = { ...NOTHING_DUE, clock: 50 };
      const seatEvents = [{ type: 'planned', seat: 1, computer: 'Hard', isTeam: false }] as const;
      await storeOf().games.append(appendTo(id, 1, { stage: 'lobby', seatsAfter: 3, seatEvents, due }));
      expect((await storeOf().games.seatsOf(id))[1]).toEqual(plans);
      await storeOf().games.postpone(id, 90);
      expect(await storeOf().games.takeDue(89, 1000, 10)).toEqual([]);
      expect(await storeOf().games.takeDue(90, 1000, 10)).toEqual([{ game: id, kind: 'clock', dueMs: 1090 }]);
      await storeOf().games.append(appendTo(id, 2));
    });

    test('is handed out once, and again if it was not finished', async () => {
      const { record } = newGame();
      await storeOf().games.createGame(newGame({ id: record.id }));
      await storeOf().games.append(
        appendTo(record.id, 1, { due: { clock: 100, computer: 200, record: null } }),
      );
      expect(await storeOf().games.takeDue(99, 1000, 10)).toEqual([]);
      const taken = await Promise.all([
        storeOf().games.takeDue(250, 1000, 10),
        storeOf().games.takeDue(250, 1000, 10),
      ]);
      expect(
        taken
          .flat()
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['clock', 'computer']);
      expect(await storeOf().games.takeDue(1249, 1000, 10)).toEqual([]);
      expect(await storeOf().games.takeDue(1250, 1000, 10)).toHaveLength(2);
      await storeOf().games.append(
        appendTo(record.id, 2, { due: { clock: null, computer: 3000, record: null } }),
      );
      expect(await storeOf().games.takeDue(9999, 1000, 10)).toEqual([
        { game: record.id, kind: 'computer', dueMs: 10_999 },
      ]);
      await storeOf().games.append(appendTo(record.id, 3));
      expect(await storeOf().games.takeDue(99_999, 1000, 10)).toEqual([]);
    });

    test('is different for those who ask at the same moment, as many pieces as they want, the oldest first', async () => {
      const games = await Promise.all(
        Array.from({ length: 30 }, async (_, at) => {
          const game = newGame();
          await storeOf().games.createGame(game);
          const due = { ...NOTHING_DUE, clock: 100 + at };
          await storeOf().games.append(appendTo(game.record.id, 1, { due }));
          return game.record.id;
        }),
      );
      const oldest = await storeOf().games.takeDue(500, 1000, 5);
      expect(oldest.map(({ game }) => game).sort()).toEqual(games.slice(0, 5).sort());
      const taken = await Promise.all(Array.from({ length: 5 }, () => storeOf().games.takeDue(500, 1000, 5)));
      // Nobody waits for what another is taking, and nobody goes away with nothing while there is enough.
      expect(taken.map((pieces) => pieces.length)).toEqual([5, 5, 5, 5, 5]);
      const all = [...oldest, ...taken.flat()].map(({ game }) => game);
      expect(all.sort()).toEqual([...games].sort());
      for (const game of games) await storeOf().games.append(appendTo(game, 2));
    });
  });
}
