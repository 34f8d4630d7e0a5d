import { apply, viewFor, type Action, type GameState } from '@lexiko/rules';
import { expect, test } from 'vitest';
import { PERSONALITIES } from '../src/index.ts';
import { lastTurnSeen } from '../src/players/observed-turn.ts';
import { makePlayer } from '../src/players/player.ts';
import { authorityOf, calmly, desk, lexicon, stateOf, viewOf } from './players-support.ts';
import { seededRandom } from './random-position.ts';

const { alphabet } = lexicon;
const champion = makePlayer({ ...PERSONALITIES.champion, patience: 1 }, desk);

function after(state: GameState, action: Action): GameState {
  const random = seededRandom(1);
  const applied = apply(state, action, {
    nowMs: 0,
    words: authorityOf(state.ruleset),
    dictionary: lexicon.identity,
    chance: {
      draw: (pool, count) => pool.slice(0, count),
      roll: (dice) => Array.from({ length: dice }, () => 1 + random(6)),
      pick: random,
      secret: null,
    },
  });
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
}

const OPENING = stateOf({ racks: ['PAINTER', 'AEIOUUU'] });
const PAINT: Action = {
  type: 'play',
  seat: 0,
  tiles: [...'PAINT'].map((letter, at) => [111 + at, letter] as const),
};

test('The next side sees what was played, from which board, and out of how many tiles', () => {
  const seen = lastTurnSeen(viewFor(after(OPENING, PAINT), 1), 1, alphabet);
  expect(seen).toMatchObject({ rackSize: 7 });
  expect(seen?.turn).toMatchObject({ type: 'play', letters: [16, 1, 9, 14, 20] });
  expect(Array.from(seen?.board ?? []).every((laid) => laid === 0)).toBe(true);
});

test('After an exchange the next side sees of how many tiles it was, and the board it was made on', () => {
  const state = after(OPENING, { type: 'exchange', seat: 0, tiles: ['P', 'A', 'I'] });
  const seen = lastTurnSeen(viewFor(state, 1), 1, alphabet);
  expect(seen).toMatchObject({
    turn: { type: 'exchange', count: 3 },
    rackSize: 7,
    bagSize: state.pool.length,
  });
});

test('Of a game that starts with this turn nothing can be told', () => {
  expect(lastTurnSeen(viewOf({ racks: ['PAINTER', 'AEIOUUU'] }), 0, alphabet)).toBeNull();
});

test('A Champion that is interrupted at once still takes a play it likes', () => {
  const view = viewFor(after(OPENING, PAINT), 1);
  const choice = champion.choose(view, { ...calmly(), isInterrupted: () => true });
  expect(choice?.type).toMatch(/^(?:play|exchange)$/);
});
