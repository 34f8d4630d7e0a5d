/** Studies of turns that the kernel can play on: those of classic games in which letters stay where they are. */

import { learntLeaves, type Move } from '@lexiko/engine/moves';
import type { GameTurn } from '../turns/game-turns.ts';
import { type AnalystTools, type DeepJudge, openTurn } from '../turns/turn-analysis.ts';
import type { LastDrawsJudge } from '../turns/last-draws.ts';
import { knownRack, planOfTurn, type SimulationTools } from '../turns/turn-simulation.ts';
import { repliesTo } from './replies.ts';
import { type Depth, leadOf } from './study-matter.ts';
import { TurnStudy } from './turn-study.ts';

export interface StudyTools extends AnalystTools, Depth, Pick<SimulationTools, 'plies' | 'rivalRack'> {
  /** Searches turns with an empty bag to the end. */
  readonly endJudge: DeepJudge;
  /** Follows moves over the draws of the last tiles, if given. */
  readonly lastDrawsJudge?: LastDrawsJudge;
  /** With more tiles in the bag nobody asks for their draws; absent: 1. */
  readonly mostInBag?: number;
  /** Starts the clock of these draws; returns whether time is up. Absent: there is no limit. */
  readonly startDraws?: () => () => boolean;
}

/** A study of a turn that the kernel can play on. It uses the generator exclusively until it ends. */
export function studyOfTurn(tools: StudyTools, turn: GameTurn): TurnStudy {
  const { ruleset, alphabet, leaves, iterations, replies, endJudge, lastDrawsJudge } = tools;
  const { question, conclude } = openTurn(tools, turn);
  const candidates = question?.candidates ?? [];
  const isDeep = iterations > 0 && question !== null;
  const isAlone = ruleset.sides === 1;
  const isPlayedOut = isDeep && (turn.bagSize > 0 || isAlone);
  const keys = candidates.map(keyOf);
  return new TurnStudy({
    ruleset,
    alphabet,
    turn,
    lead: leadOf(turn.scores, turn.player, () => true),
    leaveOf: learntLeaves(leaves),
    countsLeaves: turn.bagSize > 0 && turn.isRackWhole,
    ...(tools.added === undefined ? {} : { added: tools.added }),
    plan: isPlayedOut ? planOfTurn(tools, turn, candidates) : null,
    search: isDeep && !isPlayedOut ? () => endJudge(turn, candidates, question.made) : null,
    lastDraws:
      isPlayedOut &&
      turn.bagSize <= (tools.mostInBag ?? 1) &&
      lastDrawsJudge !== undefined &&
      knownRack(tools).length === 0
        ? (moves, isInterrupted) => {
            const isLate = tools.startDraws?.();
            return lastDrawsJudge(turn, moves, () => isInterrupted() || isLate?.() === true);
          }
        : null,
    conclude,
    placeOf: ({ move }) => keys.indexOf(keyOf(move)),
    repliesTo: ({ move }) => (isAlone ? null : repliesTo(tools, turn, move, replies)),
    repliesBefore: () => (isAlone ? null : repliesTo(tools, turn, PASS, replies)),
  });
}

const PASS: Move = { type: 'exchange', letters: [], equityMilli: 0 };

function keyOf(move: Move): string {
  return JSON.stringify(move.type === 'play' ? move.tiles : move.letters);
}
