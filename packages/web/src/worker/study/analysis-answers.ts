/** Answers about turns: at first sight, and by looking into them. */

import {
  analyseTable,
  analyseTableTurn,
  studiedAtSight,
  tableTurnOfView,
  TurnStudy,
  type GameTurn,
  type StudiedTurn,
} from '@lexiko/engine';
import { chanceOf, withAnalyst, type Analyst } from './analyst.ts';
import type { AnalysisQuestions } from '../../study/analysis-questions.ts';
import type { Answerer, Study } from './answerer.ts';
import { answerFinishedGame, answerFinishedGames } from './game-answers.ts';

/** Racks from which a move is answered. */
const REPLIES = 250;
const BREATH_MS = 40;

/** Luck is measured at first sight only: it does not change by looking deeper. */
async function studied(
  analyst: Analyst,
  turn: GameTurn,
  { iterations, replies = REPLIES }: { readonly iterations: number; readonly replies?: number },
  { tell, breathe }: Pick<Study<number>, 'tell' | 'breathe'>,
): Promise<StudiedTurn> {
  const draws = iterations === 0 ? analyst.draws : 0;
  const study = new TurnStudy({ ...analyst, draws, iterations, replies, random: chanceOf(turn) }, turn);
  let breathedMs = performance.now();
  while (study.step()) {
    if (performance.now() - breathedMs < BREATH_MS) continue;
    tell(study.iterations);
    await breathe();
    breathedMs = performance.now();
  }
  return study.result();
}

const answerFirstSight: Answerer<'firstSight'> = ({ config, turns }, { desk, tell, breathe }) =>
  withAnalyst(desk, config, async (analyst) => {
    for (const [at, turn] of turns.entries()) {
      const quiet = { tell: () => {}, breathe };
      tell({ at, studied: await studied(analyst, turn, { iterations: 0, replies: 0 }, quiet) });
      await breathe();
    }
    return turns.length;
  });

const answerStudyTurn: Answerer<'studyTurn'> = ({ config, turn, iterations }, study) =>
  withAnalyst(study.desk, config, (analyst) => studied(analyst, turn, { iterations }, study));

/** As many as a computer player at such a table would think about. */
const TABLE_DRAWS = 12;
const TABLE_MOVES = 8;

const answerJudgeLog: Answerer<'judgeLog'> = async (events, { desk, tell, breathe }) => {
  const tools = { desk, draws: TABLE_DRAWS, most: TABLE_MOVES, isInterrupted: () => false };
  const steps = analyseTable({ ...tools, random: chanceOf({ number: 0 }) }, events);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.turns.map(studiedAtSight);
    tell(step.value.done);
    await breathe();
  }
};

const answerJudgeView: Answerer<'judgeView'> = ({ view, seat, since }, { desk }) => {
  const at = tableTurnOfView(view, seat, since);
  const tools = { desk, draws: 0, most: TABLE_MOVES, isInterrupted: () => false };
  return studiedAtSight(analyseTableTurn({ ...tools, random: chanceOf(at.turn) }, at));
};

export const ANALYSIS_ANSWERERS: { readonly [Name in keyof AnalysisQuestions]: Answerer<Name> } = {
  finishedGames: answerFinishedGames,
  finishedGame: answerFinishedGame,
  firstSight: answerFirstSight,
  studyTurn: answerStudyTurn,
  judgeLog: answerJudgeLog,
  judgeView: answerJudgeView,
};
