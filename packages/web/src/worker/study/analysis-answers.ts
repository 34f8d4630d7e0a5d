/** Answers about turns: at first sight, and by looking into them. */

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
import { chanceOf, makeAnalysts, SEED, type Analyst } from './analyst.ts';
import type { AnalysisQuestions } from '../../study/analysis-questions.ts';
import type { Answerer, Study } from './answerer.ts';
import { answerFinishedGame, answerFinishedGames } from './game-answers.ts';

/** Racks from which a move is answered. */
const REPLIES = 250;
const BREATH_MS = 40;

/** How far a study goes; chance is the same for all. */
type Reach = Omit<Depth, 'seed'>;

/** Where somebody looks only at first sight. */
const SIGHT: Reach = { iterations: 0, replies: 0 };

/** A study worked through. */
async function finished(
  study: TurnStudy,
  { tell, yieldNow }: Pick<Study<number>, 'tell' | 'yieldNow'>,
): Promise<StudiedTurn> {
  let breathedMs = performance.now();
  while (study.step()) {
    if (performance.now() - breathedMs < BREATH_MS) continue;
    tell(study.iterations);
    await yieldNow();
    breathedMs = performance.now();
  }
  return study.result();
}

/** Luck is measured at first sight only: it does not change by looking deeper. */
function studyIn(analyst: Analyst, turn: GameTurn, depth: Reach): TurnStudy {
  const draws = depth === SIGHT ? analyst.draws : 0;
  return studyOfTurn({ ...analyst, ...depth, draws, random: chanceOf(turn) }, turn);
}

const answerFirstSight: Answerer<'firstSight'> = ({ config, turns }, { engine, instances, tell, yieldNow }) =>
  instances.of(makeAnalysts, null).withAnalyst(engine, config, async (analyst) => {
    for (const [at, turn] of turns.entries()) {
      tell({ at, studied: studyIn(analyst, turn, SIGHT).result() });
      await yieldNow();
    }
    return turns.length;
  });

const answerStudyTurn: Answerer<'studyTurn'> = ({ config, turn, iterations }, study) =>
  study.instances
    .of(makeAnalysts, null)
    .withAnalyst(study.engine, config, (analyst) =>
      finished(studyIn(analyst, turn, { iterations, replies: REPLIES }), study),
    );

/** Each draw takes a whole search at a table. */
const TABLE_DRAWS = 12;
const TABLE_MOVES = 12;
/** Each is counted by the rules there. */
const TABLE_REPLIES = 120;

function studyAt(engine: EngineContext, table: TableTurn, depth: Reach): TurnStudy {
  const draws = depth === SIGHT ? TABLE_DRAWS : 0;
  const random = chanceOf(table.turn);
  return studyOfTable({ engine, ...depth, draws, most: TABLE_MOVES, random, seed: SEED }, table);
}

const answerTableSight: Answerer<'tableSight'> = (tables, study) =>
  study.instances.of(makeAnalysts, null).withTables(study.engine, async (engine) => {
    for (const [at, table] of tables.entries()) {
      study.tell({ at, studied: studyAt(engine, table, SIGHT).result() });
      await study.yieldNow();
    }
    return tables.length;
  });

const answerStudyTable: Answerer<'studyTable'> = ({ table, iterations }, study) =>
  study.instances
    .of(makeAnalysts, null)
    .withTables(study.engine, (engine) =>
      finished(studyAt(engine, table, { iterations, replies: TABLE_REPLIES }), study),
    );

export const ANALYSIS_ANSWERERS: { readonly [Name in keyof AnalysisQuestions]: Answerer<Name> } = {
  finishedGames: answerFinishedGames,
  finishedGame: answerFinishedGame,
  firstSight: answerFirstSight,
  studyTurn: answerStudyTurn,
  tableSight: answerTableSight,
  studyTable: answerStudyTable,
};
