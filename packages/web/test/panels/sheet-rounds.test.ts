/** The score sheet by rounds: a cell for each side, and sentences for what the cells leave out. */

import {
  anyWordAuthority,
  commitmentTo,
  createChance,
  createGame,
  decide,
  redact,
  replay,
  type Action,
  type GameEvent,
} from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { scoreSheet } from '@lexiko/rules/records';
import { expect, it } from 'vitest';
import { sheetRounds } from '../../src/panels/sheet-rounds.ts';

/** A game of two in which every word is good. */
function played(actions: readonly Action[]): readonly GameEvent[] {
  const secret = 'sheet';
  const created = createGame({ preset: 'deluxe', options: { 'dictionary.id': 'any' } }, commitmentTo(secret));
  if (!created.ok) throw new Error(created.error.code);
  const log: GameEvent[] = [created.value];
  const dictionary = { id: 'any', name: 'Every word', version: '1', checksum: '' };
  const chance = createChance(secret, ['ada', 'bob']);
  for (const action of actions) {
    const answer = decide(replay(log), action, { nowMs: 0, chance, words: anyWordAuthority(), dictionary });
    if (!answer.ok) throw new Error(`${action.type}: ${answer.error.code}`);
    log.push(...answer.value);
  }
  return log;
}

const BEGIN: readonly Action[] = [
  { type: 'confirm', seat: 0, nonce: 'ada' },
  { type: 'confirm', seat: 1, nonce: 'bob' },
  { type: 'begin' },
];

it('has a row for each round, a cell for each side, and every row of the sheet in one of them', () => {
  const { turn, racks, ruleset } = replay(played(BEGIN));
  const first = turn ?? 0;
  const second = 1 - first;
  const tiles = (racks[first] ?? []).filter((tile) => tile !== '?').slice(0, 2);
  const middle = tiles.map((tile, at): Placement => [7 * 15 + 7 + at, tile]);
  const log = played([
    ...BEGIN,
    { type: 'play', seat: first, tiles: middle },
    { type: 'exchange', seat: second, tiles: (racks[second] ?? []).slice(0, 1) },
    { type: 'pass', seat: first },
    { type: 'resign', seat: second },
  ]);
  const { rows } = scoreSheet(log);
  const events = log.map((event) => redact(ruleset, event, 'spectator'));
  const rounds = sheetRounds(events, rows, 2, ({ event }) => event.type);
  const kinds = rounds.map(({ cells }) => cells.map((cell) => cell.map(({ row }) => row.kind)));
  const bySeat = <T>(ofFirst: T, ofSecond: T): readonly T[] =>
    first === 0 ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  expect(kinds).toEqual([[[], []], bySeat(['play'], ['exchange']), bySeat(['pass'], ['resigned'])]);
  const kept = new Set(rounds.flatMap(({ cells }) => cells.flat().map(({ index }) => index)));
  expect(kept).toEqual(new Set(rows.keys()));
  expect(rounds.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(rounds[0]?.notes).toContain('starter-chosen');
  expect(rounds[1]?.notes).not.toContain('played');
  expect(rounds[2]?.notes).toContain('ended');
});
