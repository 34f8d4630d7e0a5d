/** What a turn cost: nothing where there was none to take, and no more than can be measured. */

import { seededNumbers } from '@lexiko/engine';
import { apply, configure, replay, type Action, type GameEvent } from '@lexiko/rules';
import { parseSquare, type Placement } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { exportGcg, replayGcg } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../rules/test/support/worlds.ts';
import {
  asGame,
  costOf,
  gameTurns,
  mistakeBeside,
  mistakesOf,
  studyOfTable,
  tableTurns,
  type TurnAnalysis,
} from '../src/index.ts';
import { analysisJson } from '../src/entries/report.ts';
import { beginningOf, engine } from '../../engine/test/support/players-support.ts';
import { ruleset, study, turns } from './study-table.ts';

const NAMES = ['Ann', 'Bob'].map((name) => ({ id: name.toLowerCase(), name }));

/** Ann plays HORN, Bob challenges it and loses his turn; Ann passes, and then Bob's time is up. */
function challengedLog(options: Readonly<Record<string, unknown>>): readonly GameEvent[] {
  const timed = {
    'timer.seconds': [60, 60],
    'timer.onExpire': 'pass',
    'challenge.failPenalty': 'loseNextTurn',
  };
  const begun = beginningOf({ racks: ['HORNAAE', 'FARMEIT'], options: { ...timed, ...options } });
  const { layout } = replay(begun).ruleset;
  const tiles = ['F8 H', 'G8 O', 'H8 R', 'I8 N'].map((one): Placement => {
    const [name = '', tile = ''] = one.split(' ');
    return [parseSquare(layout, name) ?? 0, tile];
  });
  const actions: readonly Action[] = [
    { type: 'play', seat: 0, tiles },
    { type: 'challenge', seat: 1 },
    { type: 'pass', seat: 0 },
    { type: 'expire', seat: 1 },
  ];
  const log = [...begun];
  for (const action of actions) {
    const world = testWorld({ nowMs: action.type === 'expire' ? 1e9 : 0 });
    const applied = apply(replay(log), action, world);
    if (!applied.ok) throw new Error(JSON.stringify([action, applied.error]));
    log.push(...applied.value.events);
  }
  return log;
}

describe('a turn that was lost', () => {
  it('is no pass that anybody chose, after a failed challenge and when time is up', () => {
    const log = challengedLog({});
    const game = exportGcg(log, NAMES);
    if (!game.ok) throw new Error(game.error.code);
    const config = { preset: 'standard-2007', sides: 2 } as const;
    const replayed = replayGcg({ game: game.value, lines: game.value.turns.map((_, at) => at) }, config);
    const rules = configure(config);
    if (!replayed.ok || !rules.ok) throw new Error('the game is counted');
    const played = gameTurns(game.value, replayed.value, rules.value);
    expect(played.map(({ act }) => (act.kind === 'lost' ? act.cause : act.kind))).toEqual([
      'play',
      'challenge',
      'pass',
      'time',
    ]);
    const analyses = played.map((turn) => study(turn, 8));
    for (const at of [1, 3]) {
      const { analysis, facts } = itemAt(analyses, at);
      expect(analysis).toMatchObject({ equityLoss: 0, winLoss: 0, missedBingo: null });
      expect([analysis.best.length, facts, costOf(analysis)]).toEqual([1, [], 'lost']);
    }
    // Ann could have played; that pass was hers.
    expect(itemAt(analyses, 2).analysis.equityLoss).toBeGreaterThan(5);
    const analysis = asGame(
      analyses.map((one) => one.analysis),
      2,
    );
    expect(analysis.players.map((player) => player.turns)).toEqual([2, 0]);
    const { turns: told } = JSON.parse(
      analysisJson({ game: game.value, ruleset: rules.value, replayed: replayed.value, analysis }),
    ) as { readonly turns: readonly { readonly lost: string | null }[] };
    expect(told.map(({ lost }) => lost)).toEqual([null, 'challenge', null, 'time']);
  });

  it('is told where letters move on the board, too', () => {
    const tables = tableTurns(challengedLog({ 'shift.recycle': 'on' }));
    expect(tables.map(({ turn: { act } }) => (act.kind === 'lost' ? act.cause : act.kind))).toEqual([
      'play',
      'challenge',
      'pass',
      'time',
    ]);
    for (const at of [itemAt(tables, 1), itemAt(tables, 3)]) {
      const depth = { iterations: 8, replies: 4, seed: 1, draws: 0, most: 4 };
      const one = studyOfTable({ engine, ...depth, random: seededNumbers(1) }, at);
      while (one.step());
      const { analysis, facts } = one.result();
      expect([analysis.equityLoss, analysis.winLoss, facts]).toEqual([0, 0, []]);
    }
  });
});

it('turns are counted from one on, whatever else stands in the lines of a file', () => {
  expect(turns.map(({ number }) => number)).toEqual(turns.map((_, at) => at + 1));
  expect(ruleset.sides).toBe(2);
});

describe('what a turn cost', () => {
  const { analysis } = study(itemAt(turns, 3), 0);
  const cost = (given: Partial<TurnAnalysis>) => costOf({ ...analysis, lossMargins: null, ...given });

  it.each([
    ['best', { equityLoss: 0, winLoss: 0 }],
    ['worse', { equityLoss: 3, winLoss: 0.02 }],
    ['worse', { equityLoss: 0, winLoss: 0.02 }],
    ['worse', { equityLoss: 3, winLoss: 0.02, lossMargins: { equity: 4, win: 0.01 } }],
    ['points', { equityLoss: 6.9, winLoss: 0.004, lossMargins: { equity: 3.5, win: 0.012 } }],
    ['even', { equityLoss: 2, winLoss: 0.004, lossMargins: { equity: 3.5, win: 0.012 } }],
  ] as const)('is %s of %o', (expected, given) => {
    expect(cost(given)).toBe(expected);
  });

  it('is counted in points alone where nobody plays against it', () => {
    const turn = { ...analysis.turn, player: 0, scores: [10] };
    const alone = { turn, equityLoss: 6.9, winLoss: 0 };
    expect(cost({ ...alone, lossMargins: { equity: 3.5, win: 0 } })).toBe('worse');
    expect(cost({ ...alone, lossMargins: { equity: 9.5, win: 0 } })).toBe('even');
  });
});

describe('the mistakes of a game', () => {
  const { analysis } = study(itemAt(turns, 3), 0);
  const given = (equityLoss: number, winLoss: number, margin: number | null = null): TurnAnalysis => ({
    ...analysis,
    equityLoss,
    winLoss,
    lossMargins: margin === null ? null : { equity: 99, win: margin },
  });
  const game = [given(4, 0.03), null, given(0, 0), given(9, 0.08), given(9, 0.08, 0.1), given(2, 0.05)];

  it('leave out turns not judged yet, the best moves, and losses within the margin of error', () => {
    expect(mistakesOf(game, 'as-played')).toEqual([0, 3, 5]);
    expect(mistakesOf(game, 'worst-first')).toEqual([3, 5, 0]);
    // Equal in win chance, the points decide.
    expect(mistakesOf([given(1, 0.03), given(8, 0.03)], 'worst-first')).toEqual([1, 0]);
  });

  it.each([
    { order: 'as-played', way: 'next', steps: '0-3 1-3 3-5 5-0' },
    { order: 'as-played', way: 'previous', steps: '5-3 4-3 2-0 0-5' },
    { order: 'worst-first', way: 'next', steps: '1-3 3-5 5-0 0-3' },
    { order: 'worst-first', way: 'previous', steps: '0-5 5-3 3-0' },
  ] as const)('are gone through $order, the $way one: $steps', ({ order, way, steps }) => {
    const mistakes = mistakesOf(game, order);
    for (const step of steps.split(' ')) {
      const [from, to] = step.split('-').map(Number);
      expect(mistakeBeside(mistakes, from ?? 0, { order, way })).toBe(to);
    }
    expect(mistakeBeside([], 2, { order, way })).toBeNull();
  });
});
