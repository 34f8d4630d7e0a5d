/** The games of a player in a study, judged by the words and the engine that the page uses. */

import { readFileSync } from 'node:fs';
import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext } from '@lexiko/engine';
import {
  leakOf,
  leakReport,
  studyOf,
  turnsOfChapter,
  type Chapter,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import { describe, expect, it } from 'vitest';
import { KERNELS } from '../../../../engine/test/support/kernels.ts';
import { english } from '../../../../words/test/english-files.ts';
import { drillable } from '../../../src/learn/studies/leaks/leak-drills.ts';
import { judgeGames, playersIn, type HuntManner } from '../../../src/learn/studies/leaks/leak-hunt.ts';
import { readGameText } from '../../../src/learn/analysis/source/game-source.ts';
import { studyEventsOf } from '../../../src/learn/studies/files/analysed-study.ts';
import { importText } from '../../../src/learn/studies/files/study-import.ts';
import { Instances } from '../../../src/page/instances.ts';
import type { Questions } from '../../../src/study/questions.ts';
import type { AskManner, Study } from '../../../src/study/study.ts';
import { ANALYSIS_ANSWERERS } from '../../../src/worker/study/analysis-answers.ts';

const LOG = readFileSync(new URL('../../../../../fixtures/games/computers.json', import.meta.url), 'utf8');
const GUIDE = readFileSync(
  new URL('../../../../../fixtures/guide-game/guide-game.gcg', import.meta.url),
  'utf8',
);

/** In WebAssembly. */
const [, makeKernel] = KERNELS[1];

const TURNS = 5;
let ids = 0;
function chapters(files: readonly (readonly [text: string, names: readonly string[]])[]): readonly Chapter[] {
  const events = files.flatMap(([text, names]): readonly StudyEvent[] => {
    const read = importText({ name: 'game', text }, { newId: () => `id${++ids}`, names, own: [] });
    if (!read.ok || read.value.kind !== 'chapters') throw new Error('the file has a game');
    return read.value.events;
  });
  return studyOf(events.map((event, at) => ({ number: at + 1, atMs: 0, event }))).chapters;
}

/** Study workers without threads: each has an engine of its own. */
function workers(count: number): {
  readonly study: Pick<Study, 'ask' | 'workers'>;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const parts = Array.from({ length: count }, () => ({
    engine: makeEngineContext(new Library(english(), learntTables('english')), makeKernel),
    isHidden: () => false,
    unfit: 'shown' as const,
    instances: new Instances<null>(),
    yieldNow: () => Promise.resolve(),
  }));
  const ask = async <Name extends 'firstSight' | 'studyTurn'>(
    question: Name,
    content: Questions[Name]['asked'],
    { worker = 0, onProgress }: AskManner<Name> = {},
  ): Promise<unknown> => {
    asked.push(question);
    const answer = ANALYSIS_ANSWERERS[question] as (asked: object, study: object) => Promise<unknown>;
    return answer(content, { ...parts[worker], report: onProgress ?? (() => undefined) });
  };
  return { study: { workers: count, ask: ask as unknown as Study['ask'] }, asked };
}

const manner = (playouts: number, done: number[] = []): HuntManner => ({
  playouts,
  signal: new AbortController().signal,
  onProgress: (count) => done.push(count),
});

const atOnce = (): Promise<void> => Promise.resolve();

describe('The games of a player', () => {
  const all = chapters([
    [LOG, ['Ann', 'Bob']],
    [LOG, ['Cid', 'ANN']],
    [GUIDE, []],
    // Once more: it counts once.
    [LOG, ['Ann', 'Bob']],
  ]);

  it('are found under the same name, whoever began, most games first', async () => {
    const players = await playersIn(all, atOnce);
    expect(players.map(({ name, games }) => [name, games.map(({ player }) => player)])).toEqual([
      ['Ann', [0, 1]],
      ['Bob', [1]],
      ['Cid', [0]],
      ['Player A', [0]],
      ['Player B', [1]],
    ]);
  });

  it('are judged turn by turn, and those turns again by playouts that lose points', async () => {
    const [found] = await playersIn(all, atOnce);
    if (found === undefined) throw new Error('Ann plays');
    // Some turns are enough, and leave time for others.
    const ann = {
      ...found,
      games: found.games.map((game) => ({ ...game, turns: game.turns.slice(3, 3 + TURNS) })),
    };
    const done: number[] = [];
    const { study, asked } = workers(1);
    const judged = await judgeGames(study, ann.games, manner(0, done));
    expect(done).toEqual([1, 2]);
    expect(asked).toEqual(['firstSight', 'firstSight']);
    for (const [game, analyses] of judged.entries())
      expect(analyses.map(({ turn }) => turn)).toEqual(ann.games[game]?.turns.map(({ turn }) => turn));
    const report = leakReport(judged);
    expect(report).toMatchObject({ games: 2, isClear: false });
    const leaking = judged.flat().filter((one) => leakOf(one) !== null).length;
    expect(leaking).toBeGreaterThan(2);
    expect(report.leaks.reduce((sum, { turns }) => sum + turns.length, 0)).toBe(leaking);

    // A card asks for a play: a turn on which an exchange was better makes none.
    for (const { turns } of report.leaks)
      for (const { analysis } of drillable(turns)) expect(analysis.best[0]?.move.type).toBe('play');

    // One of them is enough to see that it is played out.
    const first = judged.flat().find((one) => leakOf(one) !== null);
    const games = ann.games.slice(0, 1).map((game) => ({
      ...game,
      turns: game.turns.filter(({ turn }) => turn.number === first?.turn.number),
    }));
    const closer = workers(1);
    const again = await judgeGames(closer.study, games, manner(20));
    expect(closer.asked.filter((question) => question === 'studyTurn')).toHaveLength(1);
    const playedOut = again.flat().filter(({ judgedBy }) => judgedBy !== 'equity' && judgedBy !== 'score');
    expect(playedOut.length).toBeGreaterThan(0);
  });
});

describe('An analysed game', () => {
  it('is kept with its analyses at the places before their turns, and their settings', async () => {
    const source = readGameText(LOG, 'standard-2007', ['Ann', 'Bob']);
    if (!source.ok) throw new Error('the log can be read');
    const { config, turns } = source.value;
    const [, , third] = turns;
    if (third === undefined) throw new Error('the game has turns');
    const { study } = workers(1);
    const asked = { config, dictionary: null, turn: third, iterations: 20 };
    const judged = await study.ask('studyTurn', asked);
    const studied = turns.map((turn) => (turn === third ? judged : null));
    const events = studyEventsOf({ source: source.value, studied, deep: new Set([2]), playouts: 20 });
    const [chapter] = studyOf(
      (events ?? []).map((event, at) => ({ number: at + 1, atMs: 0, event })),
    ).chapters;
    if (chapter === undefined) throw new Error('the game is a chapter');
    const place = turnsOfChapter(chapter)[2]?.node;
    const kept = chapter.nodes.filter((node) => node.kept !== null);
    expect(kept.map(({ id }) => id)).toEqual([place]);
    expect(kept[0]?.kept).toMatchObject({
      rack: third.rack,
      judgedBy: 'simulated',
      playouts: 20,
      how: { playouts: 20, plies: 2, added: [] },
    });
    expect(kept[0]?.kept?.candidates[0]?.notation).toBe(judged.analysis.best[0]?.notation);
    expect(kept[0]?.kept?.candidates.map(({ notation }) => notation)).toContain(third.notation);
    // Without time for any playouts, score and leave are all there is to judge by.
    const hasty = await study.ask('studyTurn', { ...asked, withinMs: 0 });
    expect([hasty.analysis.judgedBy, hasty.analysis.settings]).toEqual(['equity', undefined]);
  });
});
