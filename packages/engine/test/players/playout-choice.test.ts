import { apply, viewFor, type Action, type GameState, type PlayerView } from '@lexiko/rules';
import { inspectRearrangement, scoreOf } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, test } from 'vitest';
import { PERSONALITIES } from '../../src/index.ts';
import type { Move } from '../../src/generation/play.ts';
import { playoutCandidates } from '../../src/players/playout-candidates.ts';
import { canPlayOut, generatorFor, playoutStart } from '../../src/players/playout-choice.ts';
import { winTableFor } from '../../src/judgement/learnt-tables.ts';
import { leaveJudgeFor } from '../../src/judgement/leave-model.ts';
import { boardNumbers, lettersOf } from '../../src/generation/letter-numbers.ts';
import { makePlayer } from '../../src/players/player.ts';
import { Effort } from '../../src/players/thinking.ts';
import type { Search } from '../../src/players/turn-search.ts';
import { unseenTiles } from '../../src/positions/unseen-tiles.ts';
import { CrosswordsPlayouts } from '../../src/simulation/crosswords-playouts.ts';
import { roughWinChance } from '../../src/simulation/win-judge.ts';
import { authorityOf, calmly, engine, lexicon, stateOf, viewOf } from '../support/players-support.ts';
import { seededRandom } from '../support/random-position.ts';

const { alphabet } = lexicon;
const champion = makePlayer({ ...PERSONALITIES.champion, patience: 1 }, engine);

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

test('A Champion that is interrupted at once still takes a play it likes', () => {
  const view = viewFor(after(OPENING, PAINT), 1);
  const choice = champion.choose(view, { ...calmly(), isInterrupted: () => true });
  expect(choice?.type).toMatch(/^(?:play|exchange)$/);
});

/** All that a Champion decides with. */
function searchFor({ ruleset }: PlayerView, seat: number): Search {
  const vocabulary = engine.library.vocabulary(ruleset, null);
  return {
    personality: PERSONALITIES.champion,
    vocabulary,
    wins: winTableFor(engine.library.learnt, ruleset),
    leaveOf: leaveJudgeFor(engine.library.learnt, ruleset, vocabulary.alphabet),
    finder: engine.finder,
    generators: engine.generators,
    effort: new Effort(calmly()),
    seat,
  };
}

test('A rearranged word is played out from the board with its letters moved and the new tiles laid on it', () => {
  const words = [
    ['F8', 'across', 'STOP'],
    ['F8', 'down', 'SEA'],
  ] as const;
  const view = viewOf({ racks: ['ERNVVWW', 'AEIOUUU'], words, options: { 'shift.anagram': 'on' } });
  const rearranged = playoutCandidates(searchFor(view, 0), view).filter(({ board }) => board !== null);
  expect(rearranged.length).toBeGreaterThan(0);
  for (const { action, move, board } of rearranged) {
    if (action.type !== 'rearrange' || move.type !== 'play' || board === null) throw new Error(action.type);
    const play = inspectRearrangement(view, action);
    if (!play.ok) throw new Error(play.error.code);
    const laid = Uint8Array.from(board);
    for (const { square, letter, isBlank } of move.tiles) laid[square] = letter + (isBlank ? 64 : 0);
    expect(laid).toEqual(boardNumbers(play.value.board, alphabet));
    expect(move.score).toBe(scoreOf(view, 0, play.value, []).total);
  }
});

test('Turns are played out in games whose end cannot be solved: with three sides, in Crosswords, where letters move', () => {
  const end = { racks: ['ERN', 'AEI'], words: [['H8', 'across', 'STOP']], pool: '' } as const;
  expect(canPlayOut(viewOf(end))).toBe(false);
  expect(canPlayOut(viewOf({ ...end, racks: ['ERN', 'AEI', 'DO'] }))).toBe(true);
  expect(canPlayOut(viewOf({ ...end, options: { 'shift.recycle': 'on' } }))).toBe(true);
  expect(canPlayOut(viewOf({ ...end, preset: 'crosswords' }))).toBe(true);
});

test('Playouts are longer near the end of a game of two, where what remains is short; a race has its own length', () => {
  const pliesOf = (setting: Parameters<typeof viewOf>[0]): number | undefined => {
    const view = viewOf({ words: [['H8', 'across', 'STOP']], ...setting });
    return playoutStart(searchFor(view, 0), view)?.plies;
  };
  const racks = ['ERNAIDO', 'AEIULTR'];
  expect(pliesOf({ racks })).toBe(2);
  expect(pliesOf({ racks, pool: 'ABCDEFGHIJKLMN' })).toBe(4);
  expect(pliesOf({ racks: [...racks, 'DGHOEEN'], pool: 'ABCDEFG' })).toBe(3);
  expect(pliesOf({ racks, pool: 'ABCDEFG', options: { 'finishLine.enabled': 'on' } })).toBe(2);
});

describe('playouts of Crosswords', () => {
  const setting = {
    preset: 'crosswords',
    racks: ['PAINTERLOD', 'GRANITEMUS', 'BEACHFLOWN', 'DIVERTSUMO'],
    words: [['F8', 'across', 'TRAIN']],
    options: { 'cw.partners': 'on' },
  } as const;

  function playoutsOf(view: PlayerView, candidates: readonly Move[]): CrosswordsPlayouts {
    const search = searchFor(view, 0);
    const table = { ...view, opener: 0 };
    const seats = [0, 1, 2, 3];
    const generators = seats.map((seat) => generatorFor(search, table, seat));
    const position = {
      board: boardNumbers(view.board, alphabet),
      rack: lettersOf(itemAt(view.racks, 0), alphabet),
      unseen: { letters: lettersOf(unseenTiles(view), alphabet), rackSizes: [10, 10, 10] },
      scores: [0, 0, 0, 0],
      candidates,
      plies: 2,
      seed: 5,
    };
    return new CrosswordsPlayouts({ table, seats, generators, alphabet }, position, roughWinChance);
  }

  test('depend on their number alone, and leave the board as it was', () => {
    const view = viewOf(setting);
    const moves = playoutCandidates(searchFor(view, 0), view).map(({ move }) => move);
    const playouts = playoutsOf(view, moves);
    const whole = playouts.run({ candidate: 0, from: 0, count: 6 });
    playouts.run({ candidate: 1, from: 0, count: 6 });
    const part = playouts.run({ candidate: 0, from: 3, count: 3 });
    expect(part.spreads).toEqual(whole.spreads.slice(3));
    expect(part.wins).toEqual(whole.wins.slice(3));
  });

  test('count what a partner gains for the side, and what the others gain against it', () => {
    const view = viewOf(setting);
    const pass: Move = { type: 'exchange', letters: [], equityMilli: 0 };
    const { spreads, plies } = playoutsOf(view, [pass]).run({ candidate: 0, from: 0, count: 4 });
    const gained = plies.map(({ score }) => score / 4);
    const mean = spreads.reduce((sum, spread) => sum + spread, 0) / 4;
    // The others play first, the partner after them; leaves make up for the rest.
    expect(Math.abs(mean - (itemAt(gained, 1) - itemAt(gained, 0)))).toBeLessThan(40);
  });
});
