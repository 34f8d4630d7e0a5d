/**
 * A turn looked into: judged at first sight, then played out or searched to the end, with the facts that tell the best
 * move from the one made. Works in steps, so that a host can do other things in between.
 */

import { makeDeepJudge } from '../analysis/deep-judge.ts';
import type { GameTurn } from '../analysis/game-turns.ts';
import {
  analyseTurn,
  type AnalystTools,
  type DeepJudgement,
  type RatedMove,
  type TurnAnalysis,
} from '../analysis/turn-analysis.ts';
import { TurnSimulation } from '../analysis/turn-simulation.ts';
import { leaveValue } from '../leaves.ts';
import type { Move } from '../play.ts';
import { lettersOf } from '../players/letter-numbers.ts';
import { type Comparison, type Fact, factsOf, type MeasuredMove } from './facts.ts';
import { repliesTo, type Reply } from './replies.ts';
import { type TileWorth, tileWorths } from './tile-worth.ts';

export interface StudyTools extends AnalystTools {
  /** Playouts of a candidate, at most; 0: only at first sight, also with an empty bag. */
  readonly iterations: number;
  /** Racks from which each of the two moves compared is answered. */
  readonly replies: number;
  readonly seed: number;
  /** Nodes searched for each move of an endgame, at most, and when to give up. */
  readonly nodes: number;
  readonly startTurn: () => () => boolean;
}

export interface StudiedTurn {
  readonly analysis: TurnAnalysis;
  /** The move that seems better of the two that `facts` compare: the best, and the one made or else the second best. */
  readonly better: RatedMove;
  /** `null`: there is only one move. */
  readonly other: RatedMove | null;
  readonly facts: readonly Fact[];
  /** After the move made; none where the rack of the next side is known, or the own is not. */
  readonly replies: readonly Reply[];
  /** Of tiles that nobody saw, beside those that the move made kept; none once the bag is empty. */
  readonly unseen: readonly TileWorth[];
}

export class TurnStudy {
  readonly #tools: StudyTools;
  readonly #turn: GameTurn;
  readonly #first: TurnAnalysis;
  readonly #candidates: readonly Move[];
  readonly #simulation: TurnSimulation | null;
  #searched: DeepJudgement | null = null;
  #isDone: boolean;

  /** Takes the generator of `tools` over until the study is over. */
  constructor(tools: StudyTools, turn: GameTurn) {
    this.#tools = tools;
    this.#turn = turn;
    this.#first = analyseTurn(withoutJudge(tools), turn);
    const { best, made, isValid } = this.#first;
    const isListed = best.some(({ notation }) => notation === made.notation);
    this.#candidates = (isListed || !isValid ? best : [...best, made]).map(({ move }) => move);
    this.#isDone = tools.iterations === 0 || !turn.isRackWhole;
    const isPlayedOut = !this.#isDone && turn.bagSize > 0 && tools.ruleset.sides > 1;
    this.#simulation = isPlayedOut ? new TurnSimulation(tools, turn, this.#candidates) : null;
  }

  /** Playouts of each candidate still in. */
  get iterations(): number {
    return this.#simulation?.iterations ?? 0;
  }

  /** One round of playouts, or a whole search of an endgame; answers whether there is more to do. */
  step(): boolean {
    if (this.#isDone) return false;
    if (this.#simulation !== null) return this.#simulation.step();
    const made = this.#first.isValid ? this.#first.made.move : null;
    this.#searched = makeDeepJudge({ ...this.#tools, iterations: 0 })(this.#turn, this.#candidates, made);
    this.#isDone = true;
    return false;
  }

  result(): StudiedTurn {
    const judgement = this.#simulation?.judgement() ?? this.#searched;
    const analysis =
      judgement === null
        ? this.#first
        : {
            ...analyseTurn({ ...this.#tools, draws: 0, deepJudge: () => judgement }, this.#turn),
            luck: this.#first.luck,
          };
    const { best, made } = analysis;
    const isBest = best[0].notation === made.notation;
    const better = best[0];
    const other = isBest ? (best.at(1) ?? null) : made;
    const measured = [better, ...(other === null ? [] : [other])].map((move) =>
      this.#measured(move, move !== made || analysis.isValid),
    );
    const madeMeasured = measured[isBest ? 0 : 1];
    return {
      analysis,
      better,
      other,
      facts: measured.length < 2 ? [] : factsOf(this.#comparison(analysis, measured[0], measured[1])),
      replies: madeMeasured.replies ?? [],
      unseen: this.#countsLeaves ? tileWorths(this.#tools, made.leave, this.#turn.unseen) : [],
    };
  }

  get #countsLeaves(): boolean {
    return this.#turn.bagSize > 0 && this.#turn.isRackWhole;
  }

  #comparison(analysis: TurnAnalysis, better: MeasuredMove, other: MeasuredMove): Comparison {
    const { player, scores } = this.#turn;
    const others = scores.filter((_, at) => at !== player);
    const places = [better, other].map(({ rated }) => this.#placeOf(rated));
    const isPlayedOut = this.#simulation !== null && places.every((place) => place >= 0);
    return {
      layout: this.#tools.ruleset.layout,
      judgedBy: analysis.judgedBy,
      better,
      other,
      difference: isPlayedOut ? this.#simulation.difference(places[0], places[1]) : null,
      lead: scores[player] - Math.max(...others),
    };
  }

  #placeOf({ move }: RatedMove): number {
    const key = JSON.stringify(move.type === 'play' ? move.tiles : move.letters);
    return this.#candidates.findIndex(
      (one) => JSON.stringify(one.type === 'play' ? one.tiles : one.letters) === key,
    );
  }

  #measured(rated: RatedMove, isValid: boolean): MeasuredMove {
    const { leaves, alphabet, ruleset, replies } = this.#tools;
    const place = this.#placeOf(rated);
    const played = this.#simulation?.report().find(({ candidate }) => candidate === place);
    // With two sides the second turn after the move is the mover's own again.
    const next = ruleset.sides === 2 ? played?.plies.at(1) : undefined;
    const isAnswered = this.#countsLeaves && ruleset.sides > 1 && isValid;
    return {
      rated,
      isValid,
      keptWorth: this.#countsLeaves ? leaveValue(leaves, lettersOf(rated.leave, alphabet)) : null,
      replies: isAnswered ? repliesTo(this.#tools, this.#turn, rated.move, replies) : null,
      next:
        played === undefined || next === undefined
          ? null
          : { playouts: played.iterations, bonusShare: next.bonusShare },
    };
  }
}

function withoutJudge(tools: StudyTools): AnalystTools {
  const { ruleset, alphabet, generator, leaves, wins, random, draws, most } = tools;
  return { ruleset, alphabet, generator, leaves, wins, random, draws, most };
}
