/** What the tests of studies share: the game of two computers in `fixtures/games`, and tools to look into its turns. */

import { learntTables } from '@lexiko/engine/all-learnt';
import { seededNumbers } from '@lexiko/engine';
import { classicNumbers, leavesFor, makeNodeTable, MoveGenerator, winTableFor } from '@lexiko/engine/moves';
import { readFileSync } from 'node:fs';
import { configure, type Ruleset } from '@lexiko/rules';
import { exportGcg, parseLog, replayGcg } from '@lexiko/rules/notation';
import { english } from '../../words/test/english-files.ts';
import {
  type GameTurn,
  gameTurns,
  makeEndJudge,
  type StudiedTurn,
  studyOfTurn,
  type StudyTools,
} from '../src/index.ts';
import { KERNELS } from '../../engine/test/support/kernels.ts';

const [, makeKernel] = KERNELS[1];

function readTurns(): { readonly ruleset: Ruleset; readonly turns: readonly GameTurn[] } {
  const path = new URL('../../../fixtures/games/computers.json', import.meta.url);
  const events = parseLog(readFileSync(path, 'utf8'));
  const created = events.ok ? events.value[0] : undefined;
  if (!events.ok || created?.type !== 'created') throw new Error('the game cannot be read');
  const { config } = created;
  const players = ['easy', 'hard'].map((name) => ({ id: name, name }));
  const game = exportGcg(events.value, players);
  const ruleset = configure(config);
  if (!game.ok || !ruleset.ok) throw new Error('the game cannot be counted');
  const replayed = replayGcg({ game: game.value, lines: game.value.turns.map((_, at) => at) }, config);
  if (!replayed.ok) throw new Error(replayed.error.code);
  return { ruleset: ruleset.value, turns: gameTurns(game.value, replayed.value, ruleset.value) };
}

export const { ruleset, turns } = readTurns();

const lexicon = english();
const { alphabet, graph } = lexicon;
const leaves = leavesFor(learntTables('english'), ruleset, alphabet);
if (leaves === null) throw new Error('the game has learnt leaves');

const generator = new MoveGenerator(
  makeKernel(),
  { nodes: makeNodeTable(graph), wordMapOf: graph, leaves },
  classicNumbers(ruleset, alphabet),
);
const judge = { ruleset, alphabet, generator, wins: winTableFor(learntTables('english'), ruleset), seed: 7 };

export const TOOLS: Omit<StudyTools, 'iterations' | 'random'> = {
  ...judge,
  leaves,
  draws: 5,
  most: 6,
  replies: 80,
  endJudge: makeEndJudge({ ...judge, nodes: 20_000, startTurn: () => () => false }),
};

export function study(turn: GameTurn, iterations: number): StudiedTurn {
  const one = studyOfTurn({ ...TOOLS, iterations, random: seededNumbers(turn.number) }, turn);
  while (one.step());
  return one.result();
}
