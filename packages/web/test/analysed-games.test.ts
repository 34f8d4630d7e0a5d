/** Games of every kind, played by computers to the end: each is analysed and coached, or it is said why it cannot be. */

import {
  analyseTable,
  analyseTableTurn,
  classicNumbers,
  type GameTurn,
  leavesFor,
  makeEndJudge,
  makeLeaves,
  makeNodeTable,
  makeTwinKernel,
  MoveGenerator,
  playThrough,
  seededNumbers,
  type StudiedTurn,
  studiedAtSight,
  tableTurnOfView,
  tableTurns,
  TurnStudy,
  winTableFor,
} from '@lexiko/engine';
import {
  apply,
  configure,
  createGame,
  formatLog,
  type GameConfig,
  type GameEvent,
  parseLog,
  type Ruleset,
} from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { KERNELS } from '../../engine/test/kernels.ts';
import { authorityOf, desk, lexicon, PLAYERS } from '../../engine/test/players-support.ts';
import { seededChance } from '../../rules/test/support/seeded.ts';
import { testWorld } from '../../rules/test/support/worlds.ts';
import { readGameText } from '../src/learn/analysis/game-source.ts';
import { tableBefore } from '../src/learn/analysis/turn-table.ts';

const SEED = 5;
/** In WebAssembly. */
const makeKernel = KERNELS[1]?.[1] ?? makeTwinKernel;

/** The log of a game between quick computers. */
function logOf(config: GameConfig): string {
  const created = createGame(config, null);
  const ruleset = configure(config);
  if (!created.ok || !ruleset.ok) throw new Error('no such game');
  const events: GameEvent[] = [created.value];
  const world = testWorld({ chance: seededChance(SEED), words: authorityOf(ruleset.value) });
  playThrough({
    config,
    players: Array.from({ length: ruleset.value.sides }, () => PLAYERS.easy),
    world,
    random: seededNumbers(SEED),
    positions: 10,
    starter: 0,
    watch: ({ before, action, nowMs }) => {
      const applied = apply(before, action, { ...world, nowMs });
      if (applied.ok) events.push(...applied.value.events);
    },
  });
  return formatLog(events);
}

/** Turns played out, as the study worker does it. */
function playedOut(ruleset: Ruleset, turns: readonly GameTurn[]): readonly StudiedTurn[] {
  const { alphabet, graph } = lexicon;
  const leaves = leavesFor(ruleset, alphabet) ?? makeLeaves([]);
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph, leaves };
  const generator = new MoveGenerator(makeKernel(), tables, classicNumbers(ruleset, alphabet));
  const judge = { ruleset, alphabet, generator, wins: winTableFor(ruleset), seed: 1 };
  const endJudge = makeEndJudge({ ...judge, nodes: 500, startTurn: () => () => false });
  return turns.map((turn) => {
    const depth = { draws: 2, most: 4, iterations: 12, replies: 6, random: seededNumbers(turn.number) };
    const study = new TurnStudy({ ...judge, leaves, endJudge, ...depth }, turn);
    while (study.step());
    return study.result();
  });
}

const TABLE_TOOLS = { desk, draws: 1, most: 4, isInterrupted: () => false, random: seededNumbers(3) };

function judgedAtTable(events: readonly GameEvent[]): readonly StudiedTurn[] {
  let asked = 0;
  const isInterrupted = () => asked++ === 6;
  const steps = analyseTable({ ...TABLE_TOOLS, isInterrupted }, events);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.turns.map(studiedAtSight);
  }
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

const GAMES: readonly (readonly [name: string, how: 'played out' | 'at sight', config: GameConfig])[] = [
  ['the turntable edition', 'played out', two('deluxe')],
  ['the collectible edition with three sides', 'played out', two('collectible-2020', {}, 3)],
  ['a game of four sides', 'played out', two('standard-2007', {}, 4)],
  ['two teams at school', 'played out', two('school')],
  ['nine tiles', 'played out', two('standard-2007', { 'rack.size': 9 })],
  ['the Finish Line', 'played out', two('standard-2007', { 'finishLine.enabled': 'on' })],
  ['the Finish Line with four sides', 'played out', two('standard-2007', { 'finishLine.enabled': 'on' }, 4)],
  ['rearranged words', 'at sight', two('standard-2007', { 'shift.anagram': 'on' })],
  ['recycled letters', 'at sight', two('standard-2007', { 'shift.recycle': 'on' })],
  ['blanks picked up', 'at sight', two('standard-2007', { 'blank.retrieve': 'on' })],
  ['Crosswords', 'at sight', two('crosswords')],
  ['Crosswords with partners', 'at sight', two('crosswords', {}, 4)],
  ['solitaire with own tallies', 'at sight', two('standard-2007', { 'solitaire.mode': 'tally' }, 1)],
  ['solitaire with two racks', 'played out', two('standard-2007', { 'solitaire.mode': 'twoRacks' })],
];

describe('the analysis of games', () => {
  it.each(GAMES)('of %s judges turns: %s', (_game, how, config) => {
    const text = logOf(config);
    const source = readGameText(text, 'standard-2007', ['Ann', 'Bob', 'Cid', 'Dot']);
    const events = parseLog(text);
    if (!source.ok || !events.ok) throw new Error('it is a log');
    const { log, turns, ruleset } = source.value;
    expect(log === null ? 'played out' : 'at sight').toBe(how);
    // The coach sees a turn in the middle as its player does.
    const [middle] = tableTurns(events.value).slice(Math.floor(turns.length / 2));
    if (middle === undefined) throw new Error('a game has turns');
    const seen = tableTurnOfView(middle.start, middle.turn.player, []);
    const ends = turns.filter((_, at) => at === 0 || at === turns.length - 1);
    const studied =
      log === null
        ? playedOut(ruleset, [...ends, seen.turn])
        : [...judgedAtTable(log), studiedAtSight(analyseTableTurn(TABLE_TOOLS, seen))];
    for (const one of studied) {
      expect(one.analysis.best.length).toBeGreaterThan(0);
      expect(numbersIn(one).every(Number.isFinite)).toBe(true);
    }
    // Every turn has a board to be shown on.
    for (const turn of turns) expect(tableBefore(source.value, turn).view.board).toEqual(turn.board);
  });

  it('says of a game with all letters open that it has no turns to be judged', () => {
    const log = logOf(two('standard-2007', { 'solitaire.mode': 'openPool' }, 1));
    expect(readGameText(log, 'standard-2007')).toEqual({ ok: false, error: { code: 'open-letters' } });
  });
});
