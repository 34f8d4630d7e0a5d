/** Whom a table at the server waits for, as each of its people sees it. */

import {
  anyWordAuthority,
  apply,
  commitmentTo,
  createChance,
  createGame,
  replay,
  viewFor,
  type Action,
  type GameEvent,
  type PlayerViewer,
} from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { attentionOf } from '../src/online/attention.ts';

/** A table whose people rule on words themselves, after these acts. */
function tableAfter(options: Readonly<Record<string, unknown>>, acts: readonly Action[]) {
  const config = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'table', ...options } };
  const created = createGame(config as Parameters<typeof createGame>[0], commitmentTo('s'));
  if (!created.ok) throw new Error(created.error.code);
  const events: GameEvent[] = [created.value];
  const all: readonly Action[] = [
    { type: 'confirm', seat: 0, nonce: 'a' },
    { type: 'confirm', seat: 1, nonce: 'b' },
    { type: 'begin' },
    ...acts,
  ];
  for (const action of all) {
    const state = replay(events);
    const chance = createChance('s', state.nonces);
    const world = { nowMs: 1000, chance, words: anyWordAuthority(), dictionary: null };
    const seat = state.turn ?? 0;
    // Whoever is on turn lays the first letters of their rack over the middle.
    const [a = '', b = ''] = (state.racks[seat] ?? []).filter((tile) => tile !== '?');
    const laid: Action =
      action.type === 'play'
        ? {
            ...action,
            seat,
            tiles: [
              [112, a],
              [113, b],
            ],
          }
        : action;
    const done = apply(state, laid, world);
    if (!done.ok) throw new Error(`${laid.type}: ${done.error.code}`);
    events.push(...done.value.events);
  }
  const state = replay(events);
  return {
    mover: state.window?.seat ?? 0,
    seenBy: (viewer: PlayerViewer) => attentionOf(viewFor(state, viewer), { viewer, events }, () => false),
  };
}

const PLAY: Action = { type: 'play', seat: 0, tiles: [] };

describe('a table without a dictionary', () => {
  test('asks everybody at once whether a challenged play stands', () => {
    const plain = tableAfter({}, [PLAY]);
    const challenger = 1 - plain.mover;
    const { seenBy } = tableAfter({}, [PLAY, { type: 'challenge', seat: challenger }]);
    expect(seenBy(0)).toEqual({ kind: 'vote', seat: 0 });
    expect(seenBy(1)).toEqual({ kind: 'vote', seat: 1 });
    expect(seenBy('spectator')).toMatchObject({ kind: 'answer' });
    const after = tableAfter({}, [
      PLAY,
      { type: 'challenge', seat: challenger },
      { type: 'rule', seat: challenger, stands: false },
    ]);
    expect(after.seenBy(challenger)).toEqual({ kind: 'answer', seat: plain.mover });
    expect(after.seenBy(plain.mover)).toEqual({ kind: 'vote', seat: plain.mover });
  });

  test('asks the scorekeeper, and nobody else, whether the scores are right', () => {
    const { seenBy } = tableAfter({ scorekeeper: 1 }, [PLAY]);
    expect(seenBy(1)).toEqual({ kind: 'confirm-scores', seat: 1 });
    expect(seenBy(0)).toMatchObject({ kind: 'turn' });
  });
});
