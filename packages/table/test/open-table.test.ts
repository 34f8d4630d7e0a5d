import { listAuthority } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import { expect, test } from 'vitest';
import { openTable } from '../src/index.ts';

const DICTIONARY = { id: 'few', name: 'A few words', version: '1', checksum: '' };

test('A table opens with racks dealt and somebody on turn', async () => {
  const opened = await openTable({ preset: 'standard-2007', sides: 3 }, { secret: 'of the tests' });
  if (!opened.ok) throw new Error(opened.error.code);
  const game = opened.value;
  expect(game.state.phase).toBe('playing');
  expect(game.state.racks.map((rack) => rack.length)).toEqual([7, 7, 7]);
  expect(game.attention).toEqual({ kind: 'turn', seat: game.state.turn });
  expect(game.view('spectator').racks.flat().join('')).toBe('_'.repeat(21));
});

test('Equal secrets deal equal tiles, other secrets others', async () => {
  const racks = async (secret: string): Promise<string> => {
    const opened = await openTable({ preset: 'deluxe' }, { secret });
    return opened.ok ? opened.value.state.racks.flat().join('') : opened.error.code;
  };
  expect(await racks('one')).toBe(await racks('one'));
  expect(await racks('one')).not.toBe(await racks('another'));
});

test('The words of the host decide a challenge, and its storage gets every event', async () => {
  const kept: number[] = [];
  const opened = await openTable(
    { preset: 'standard-2007', options: { 'challenge.graceSeconds': 0 } },
    {
      secret: 'of the tests',
      words: listAuthority(['NO']),
      dictionary: DICTIONARY,
      keep: ({ log }) => void kept.push(log.length),
    },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const game = opened.value;
  const { turn, racks, ruleset } = game.state;
  const seat = turn ?? 0;
  expect(ruleset.dictionary.id).toBe('few');
  const laid = (racks[seat] ?? []).filter((tile) => tile !== '?').slice(0, 2);
  const tiles = laid.map((tile, at): Placement => [ruleset.layout.centre + at, tile]);
  expect((await game.act({ type: 'play', seat, tiles })).ok).toBe(true);
  const challenged = await game.act({ type: 'challenge', seat: 1 - seat });
  expect(challenged.ok && challenged.value.map(({ type }) => type)).toContain('withdrew');
  expect(game.state.scores).toEqual([0, 0]);
  expect(kept.at(-1)).toBe(game.events.length);
});

test('Options that exclude each other are refused', async () => {
  const opened = await openTable({ preset: 'standard-2007', sides: 9 }, { secret: 's' });
  expect(opened.ok).toBe(false);
});
