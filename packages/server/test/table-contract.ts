/** What every store must keep of tables besides their games: part of the store contract. */

import { expect, test } from 'vitest';
import type { GameStore, NewGame } from '../src/store/game-store.ts';

export function tableContract(storeOf: () => GameStore, newGame: () => NewGame): void {
  const setUp = async (): Promise<{ readonly store: GameStore; readonly id: string }> => {
    const store = storeOf();
    const game = newGame();
    await store.createGame(game);
    return { store, id: game.record.id };
  };

  test('keeps what a side shares, and lets one of many who change it at once win', async () => {
    const { store, id } = await setUp();
    const { tables } = store;
    expect(await tables.desk(id, 0)).toBeNull();
    const desk = { turn: 0, draft: { by: 'host', tiles: { H8: 'Q' } }, proposals: [] };
    for (const version of [1, 2, 3]) {
      const tries = Array.from({ length: 5 }, (_, turn) =>
        tables.putDesk(id, 0, { version, desk: { ...desk, turn } }),
      );
      expect((await Promise.all(tries)).filter((won) => won)).toHaveLength(1);
    }
    expect(await tables.putDesk(id, 0, { version: 3, desk })).toBe(false);
    expect(await tables.putDesk(id, 0, { version: 5, desk })).toBe(false);
    expect(await tables.desk(id, 0)).toMatchObject({ version: 3, desk: { draft: desk.draft } });
    expect(await tables.desk(id, 1)).toBeNull();
  });
}
