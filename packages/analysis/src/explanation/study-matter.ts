/** The subject of a study: a turn, its static judgement, and how to play it out, whatever the game. */

import type { LeaveJudge } from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn } from '../turns/game-turns.ts';
import type { DeepJudgement, RatedMove, TurnAnalysis } from '../turns/turn-analysis.ts';
import type { LastDraws } from '../turns/last-draws.ts';
import type { TurnPlan } from '../turns/turn-simulation.ts';
import type { Reply } from './replies.ts';

export interface StudyMatter {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  readonly turn: GameTurn;
  /** The mover's points minus those of the best opponent; solo, its points. */
  readonly lead: number;
  readonly leaveOf: LeaveJudge;
  /** Whether the leave matters: there are tiles to draw, and the rack is known. */
  readonly countsLeaves: boolean;
  /** Moves that somebody wanted to be compared too; absent: none. */
  readonly added?: readonly string[];
  /** `null` if it is not played out. */
  readonly plan: TurnPlan | null;
  /** Searches the turn to the end of the game; `null` if that is not possible. */
  readonly search: (() => DeepJudgement | null) | null;
  /** For which draws of the last tiles moves win, step by step; `null` if that is not the question. */
  readonly lastDraws:
    | ((moves: readonly RatedMove[], isInterrupted: () => boolean) => Generator<void, LastDraws | null>)
    | null;
  readonly conclude: (judgement: DeepJudgement | null) => TurnAnalysis;
  /** Its index among the candidates that are played out; -1 if it is none of them. */
  readonly placeOf: (rated: RatedMove) => number;
  /** `null` if nobody replies. */
  readonly repliesTo: (rated: RatedMove) => readonly Reply[] | null;
  /** The replies if the mover had passed, from the same racks; `null` if nobody replies. */
  readonly repliesBefore: () => readonly Reply[] | null;
}

export interface Depth {
  /** The most playouts of a candidate; 0 for static judgement only, even with an empty bag. */
  readonly iterations: number;
  /** How many racks reply to each of the two compared moves. */
  readonly replies: number;
  readonly seed: number;
}

/** The player's points minus those of the best rival, or its points if there is none. */
export function leadOf(
  scores: readonly number[],
  player: number,
  isRival: (seat: number) => boolean,
): number {
  const others = scores.filter((_, seat) => seat !== player && isRival(seat));
  return itemAt(scores, player) - (others.length === 0 ? 0 : Math.max(...others));
}
