/** Answers about turns: a quick static judgement, and a study with playouts or a search. */

import {
  studyOfTable,
  studyOfTurn,
  type Depth,
  type GameTurn,
  type StudiedTurn,
  type TableTurn,
  type TurnStudy,
} from '@lexiko/analysis';
import type { EngineContext } from '@lexiko/engine';
import { chanceOf, makeAnalysts, SEED, startPatientDraws, type Analyst } from './analyst.ts';
import type { AnalysisQuestions } from '../../study/analysis-questions.ts';
import type { Answerer, Study } from './answerer.ts';
import { answerFinishedGame, answerFinishedGames } from './game-answers.ts';

/** How many opponent racks reply to a move. */
const REPLIES = 250;
const YIELD_MS = 40;

/** How deep a study goes; all studies use the same seed. */
type Reach = Omit<Depth, 'seed'>;

/** Static judgement: no playouts, no replies. */
const SIGHT: Reach = { iterations: 0, replies: 0 };
/** The same without luck. */
const GLANCE: Reach = { ...SIGHT };

/** Runs a study to its end, or until its time is up; reports the number of playouts and yields about every 40 ms. */
async function finished(
  study: TurnStudy,
  { report, yieldNow }: Pick<Study<number>, 'report' | 'yieldNow'>,
  withinMs = Infinity,
): Promise<StudiedTurn> {
  let yieldedMs = performance.now();
  const untilMs = yieldedMs + withinMs;
  while (study.step() && performance.now() < untilMs) {
    if (performance.now() - yieldedMs < YIELD_MS) continue;
    report(study.iterations);
    await yieldNow();
    yieldedMs = performance.now();
  }
  return study.result();
}

/** Measures luck (by `draws`) in the static judgement only: a deeper study doesn't change it. */
function studyIn(
  analyst: Analyst,
  turn: GameTurn,
  depth: Reach,
  { isHidden }: Pick<Study<never>, 'isHidden'>,
): TurnStudy {
  const draws = depth === SIGHT ? analyst.draws : 0;
  return studyOfTurn({ ...analyst, ...depth, draws, random: chanceOf(turn), isHidden }, turn);
}

const answerFirstSight: Answerer<'firstSight'> = (
  { config, turns, luck },
  { engine, instances, report, yieldNow, isHidden },
) =>
  instances.of(makeAnalysts, null).withAnalyst(engine, config, async (analyst) => {
    for (const [at, turn] of turns.entries()) {
      const depth = luck === undefined ? SIGHT : GLANCE;
      report({ at, studied: studyIn(analyst, turn, depth, { isHidden }).result() });
      await yieldNow();
    }
    return turns.length;
  });

const answerStudyTurn: Answerer<'studyTurn'> = ({ config, turn, iterations, look, withinMs }, study) => {
  const patience = look?.mostInBag === undefined ? {} : { startDraws: startPatientDraws };
  return study.instances
    .of(makeAnalysts, null)
    .withAnalyst(study.engine, config, (analyst) =>
      finished(
        studyIn({ ...analyst, ...look, ...patience }, turn, { iterations, replies: REPLIES }, study),
        study,
        withinMs,
      ),
    );
};

/** Few, since each draw takes a whole move search at a table. */
const TABLE_DRAWS = 12;
const TABLE_MOVES = 12;
/** Few, since the rules, not the kernel, score each reply at a table. */
const TABLE_REPLIES = 120;

function studyAt(
  engine: EngineContext,
  table: TableTurn,
  depth: Reach,
  { isHidden }: Pick<Study<never>, 'isHidden'>,
): TurnStudy {
  const draws = depth === SIGHT ? TABLE_DRAWS : 0;
  const random = chanceOf(table.turn);
  return studyOfTable({ engine, ...depth, draws, most: TABLE_MOVES, random, seed: SEED, isHidden }, table);
}

const answerTableSight: Answerer<'tableSight'> = (tables, study) =>
  study.instances.of(makeAnalysts, null).withTables(study.engine, async (engine) => {
    for (const [at, table] of tables.entries()) {
      study.report({ at, studied: studyAt(engine, table, SIGHT, study).result() });
      await study.yieldNow();
    }
    return tables.length;
  });

const answerStudyTable: Answerer<'studyTable'> = ({ table, iterations, withinMs }, study) =>
  study.instances
    .of(makeAnalysts, null)
    .withTables(study.engine, (engine) =>
      finished(studyAt(engine, table, { iterations, replies: TABLE_REPLIES }, study), study, withinMs),
    );

export const ANALYSIS_ANSWERERS: { readonly [Name in keyof AnalysisQuestions]: Answerer<Name> } = {
  finishedGames: answerFinishedGames,
  finishedGame: answerFinishedGame,
  firstSight: answerFirstSight,
  studyTurn: answerStudyTurn,
  tableSight: answerTableSight,
  studyTable: answerStudyTable,
};
