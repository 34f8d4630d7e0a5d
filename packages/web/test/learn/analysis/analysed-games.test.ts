/** Games of every kind, played by computers to the end: each is analysed and coached, or it is said why it cannot be. */

import { learntTables } from '@lexiko/engine/all-learnt';
import {
  type GameTurn,
  makeEndJudge,
  type StudiedTurn,
  studyOfTable,
  studyOfTurn,
  type TableTurn,
  tableTurnOfView,
  tableTurns,
} from '@lexiko/analysis';
import { outlookOf } from '@lexiko/analysis/report';
import { makeTwinKernel, seededNumbers } from '@lexiko/engine';
import {
  classicNumbers,
  leavesFor,
  makeLeaves,
  makeNodeTable,
  MoveGenerator,
  winTableFor,
} from '@lexiko/engine/moves';
import type { GameConfig, Ruleset } from '@lexiko/rules';
import { formatLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { KERNELS } from '../../../../engine/test/support/kernels.ts';
import { playedLog } from '../../../../engine/test/support/played-logs.ts';
import { engine, lexicon } from '../../../../engine/test/support/players-support.ts';
import { readGameText } from '../../../src/learn/analysis/source/game-source.ts';
import { tableBefore } from '../../../src/learn/analysis/shown/turn-table.ts';

const SEED = 5;
/** In WebAssembly. */
const makeKernel = KERNELS[1]?.[1] ?? makeTwinKernel;

/** Turns played out, as the study worker does it. */
function playedOut(ruleset: Ruleset, turns: readonly GameTurn[]): readonly StudiedTurn[] {
  const { alphabet, graph } = lexicon;
  const leaves = leavesFor(learntTables('english'), ruleset, alphabet) ?? makeLeaves([]);
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph, leaves };
  const generator = new MoveGenerator(makeKernel(), tables, classicNumbers(ruleset, alphabet));
  const judge = {
    ruleset,
    alphabet,
    generator,
    wins: winTableFor(learntTables('english'), ruleset),
    seed: 1,
  };
  const endJudge = makeEndJudge({ ...judge, nodes: 500, startTurn: () => () => false });
  return turns.map((turn) => {
    const depth = { draws: 2, most: 4, iterations: 12, replies: 6, random: seededNumbers(turn.number) };
    const study = studyOfTurn({ ...judge, leaves, endJudge, ...depth }, turn);
    while (study.step());
    return study.result();
  });
}

/** Turns at their tables, as the study worker does it. */
function playedAtTable(tables: readonly TableTurn[]): readonly StudiedTurn[] {
  return tables.map((at) => {
    const depth = { draws: 1, most: 4, iterations: 8, replies: 4, random: seededNumbers(3) };
    const study = studyOfTable({ engine, seed: 1, ...depth }, at);
    while (study.step());
    return study.result();
  });
}

/** `NaN` and infinity would be shown as such. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const two = (preset: GameConfig['preset'], options: Readonly<Record<string, unknown>> = {}, sides = 2) => ({
  preset,
  sides,
  options: { 'dictionary.id': 'test', ...options },
});

const GAMES: readonly (readonly [name: string, how: 'by the kernel' | 'at the table', config: GameConfig])[] =
  [
    ['the turntable edition', 'by the kernel', two('deluxe')],
    ['the collectible edition with three sides', 'by the kernel', two('collectible-2020', {}, 3)],
    ['a game of four sides', 'by the kernel', two('standard-2007', {}, 4)],
    ['two teams at school', 'by the kernel', two('school')],
    ['nine tiles', 'by the kernel', two('standard-2007', { 'rack.size': 9 })],
    ['the Finish Line', 'by the kernel', two('standard-2007', { 'finishLine.enabled': 'on' })],
    [
      'the Finish Line with four sides',
      'by the kernel',
      two('standard-2007', { 'finishLine.enabled': 'on' }, 4),
    ],
    ['rearranged words', 'at the table', two('standard-2007', { 'shift.anagram': 'on' })],
    ['recycled letters', 'at the table', two('standard-2007', { 'shift.recycle': 'on' })],
    ['blanks picked up', 'at the table', two('standard-2007', { 'blank.retrieve': 'on' })],
    ['Crosswords', 'at the table', two('crosswords')],
    ['Crosswords with partners', 'at the table', two('crosswords', {}, 4)],
    ['solitaire with own tallies', 'by the kernel', two('standard-2007', { 'solitaire.mode': 'tally' }, 1)],
    [
      'solitaire with recycled letters',
      'at the table',
      two('standard-2007', { 'solitaire.mode': 'tally', 'shift.recycle': 'on' }, 1),
    ],
    ['solitaire with two racks', 'by the kernel', two('standard-2007', { 'solitaire.mode': 'twoRacks' })],
  ];

describe('the analysis of games', () => {
  it.each(GAMES)('of %s judges turns %s', (_game, how, config) => {
    const events = playedLog(config, SEED);
    const source = readGameText(formatLog(events), 'standard-2007', ['Ann', 'Bob', 'Cid', 'Dot']);
    if (!source.ok) throw new Error('it is a log');
    const { atTable, turns, ruleset } = source.value;
    expect(atTable === null ? 'by the kernel' : 'at the table').toBe(how);
    const tables = tableTurns(events);
    // The coach sees a turn in the middle as its player does.
    const [middle] = tables.slice(Math.floor(tables.length / 2));
    if (middle === undefined) throw new Error('a game has turns');
    const seen = tableTurnOfView(middle.start, middle.turn.player, []);
    const isEnd = (_: unknown, at: number) => at === 0 || at === turns.length - 1;
    const studied =
      atTable === null
        ? playedOut(ruleset, [...turns.filter(isEnd), seen.turn])
        : playedAtTable([...atTable.tables.filter(isEnd), seen]);
    for (const one of studied) {
      expect(one.analysis.best.length).toBeGreaterThan(0);
      expect(numbersIn(one).every(Number.isFinite)).toBe(true);
      if (ruleset.sides === 1) expect(outlookOf(one.analysis, one.analysis.made).win).toBeNull();
    }
    expect(studied[0]?.analysis.judgedBy).toBe('simulated');
    // Every turn has a board to be shown on.
    for (const turn of turns) expect(tableBefore(source.value, turn).view.board).toEqual(turn.board);
  });

  it('reads a file of a game alone', () => {
    const source = readGameText('#player1 a Ann\n>a: AEINRST 8H TA +4 4\n', 'standard-2007');
    if (!source.ok) throw new Error(source.error.code);
    expect(source.value.ruleset.solitaire.kind).toBe('tally');
    const [studied] = playedOut(source.value.ruleset, source.value.turns);
    expect(studied?.analysis.judgedBy).toBe('simulated');
    expect(studied?.facts.some(({ kind }) => kind === 'scores' || kind === 'even-scores')).toBe(true);
    expect(studied?.replies).toEqual([]);
  });

  it('says of a game with all letters open that it has no turns to be judged', () => {
    const log = playedLog(two('standard-2007', { 'solitaire.mode': 'openPool' }, 1), SEED);
    expect(readGameText(formatLog(log), 'standard-2007')).toEqual({
      ok: false,
      error: { code: 'open-letters' },
    });
  });
});
