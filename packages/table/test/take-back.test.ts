/** Taking turns back against computers: what is left of the log, and for whom. */

import { replay, type GameEvent } from '@lexiko/rules';
import { verifyLog } from '@lexiko/rules/records';
import { anyWordAuthority } from '@lexiko/rules';
import { allowsTakeBack, LocalGame, takeBackLength, type LocalParts } from '@lexiko/table';
import { describe, expect, it } from 'vitest';

const PARTS: LocalParts = {
  secret: 's',
  isComputer: (seat) => seat === 1,
  canThink: () => true,
  asks: 'before-computers',
  hidesRacks: true,
  machineMs: () => 1_000_000,
  dictionary: () => ({ words: anyWordAuthority(), identity: null }),
  keep: () => {},
};

/** Seat 0 begins against a computer; both pass or exchange by turns. */
async function played(turns: number): Promise<LocalGame> {
  const created = await LocalGame.create(
    {
      preset: 'standard-2007',
      sides: 2,
      options: { 'dictionary.id': 'table', 'firstDraw.method': 'manual', 'challenge.graceSeconds': 0 },
    },
    PARTS,
  );
  if (!created.ok) throw new Error(created.error.code);
  const game = created.value;
  for (const seat of [0, 1]) await game.act({ type: 'confirm', seat, nonce: '' });
  await game.act({ type: 'begin', starter: 0 });
  for (let turn = 0; turn < turns; turn++) {
    const seat = turn % 2;
    const tiles = (game.state.racks[seat] ?? []).slice(0, turn + 1);
    const acted = await game.act({ type: 'exchange', seat, tiles });
    if (!acted.ok) throw new Error(acted.error.code);
  }
  return game;
}

describe('a turn taken back', () => {
  it('leaves the game as it stood when the player’s last turn began', async () => {
    const before = await played(2);
    const after = await played(4);
    const length = takeBackLength(after.events, 0);
    expect(after.events.slice(0, length ?? 0)).toEqual(before.events);
    expect(replay(after.events.slice(0, length ?? 0)).turn).toBe(0);
  });

  it('goes back while the computer thinks, and to the first turn at most', async () => {
    const first = await played(0);
    expect(takeBackLength(first.events, 0)).toBeNull();
    const thinking = await played(1);
    expect(takeBackLength(thinking.events, 0)).toBe(first.events.length);
  });

  it('is not for a finished game', async () => {
    const game = await played(2);
    await game.act({ type: 'resign', seat: 0 });
    expect(game.isOver).toBe(true);
    expect(takeBackLength(game.events, 0)).toBeNull();
  });

  it('leaves draws that are proven: another turn draws from the same secret', async () => {
    const game = await played(3);
    const events: readonly GameEvent[] = game.events.slice(0, takeBackLength(game.events, 0) ?? 0);
    const again = LocalGame.resume(events, null, PARTS);
    await again.act({ type: 'pass', seat: 0 });
    await again.act({ type: 'resign', seat: 1 });
    expect(verifyLog(again.events).kind).toBe('proven');
  });

  it('is for one person among computers only', () => {
    expect(allowsTakeBack([false, true, true])).toBe(true);
    expect(allowsTakeBack([false, false, true])).toBe(false);
    expect(allowsTakeBack([true, true])).toBe(false);
    expect(allowsTakeBack([false])).toBe(false);
  });
});
