/**
 * A turn looked into: judged at first sight, then played out or searched to the end, with the facts that tell the best
 * move from the one made. Works in steps, so that a host can do other things in between.
 */

import type { GameTurn } from '../analysis/game-turns.ts';
import {
  type AnalystTools,
  type DeepJudge,
  type DeepJudgement,
  openTurn,
  type OpenTurn,
  type RatedMove,
  type TurnAnalysis,
} from '../analysis/turn-analysis.ts';
import { TurnSimulation } from '../analysis/turn-simulation.ts';
import { leaveValue } from '../leaves.ts';
import type { Move } from '../play.ts';
import { lettersOf } from '../players/letter-numbers.ts';
import { type Comparison, type Fact, factsOf, type MeasuredMove, pointFacts, worthFacts } from './facts.ts';
import { repliesTo, type Reply } from './replies.ts';
import { type TileWorth, tileWorths } from './tile-worth.ts';

export interface StudyTools extends AnalystTools {
  /** Playouts of a candidate, at most; 0: only at first sight, also with an empty bag. */
  readonly iterations: number;
  /** Racks from which each of the two moves compared is answered. */
  readonly replies: number;
  readonly seed: number;
  /** Searches turns with an empty bag to the end. */
  readonly endJudge: DeepJudge;
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

/** Playouts of the two moves that are compared, at least, where so many are wanted: fewer would leave the difference vague. */
const COMPARED = 400;

export class TurnStudy {
  readonly #tools: StudyTools;
  readonly #turn: GameTurn;
  readonly #opened: OpenTurn;
  readonly #candidates: readonly Move[];
  readonly #simulation: TurnSimulation | null;
  #searched: DeepJudgement | null = null;
  /** The places of the two moves that are played on, once the simulation is over. */
  #compared: readonly number[] | null = null;
  #comparedUpTo = 0;
  #isDone: boolean;

  /** Takes the generator of `tools` over until the study is over. */
  constructor(tools: StudyTools, turn: GameTurn) {
    this.#tools = tools;
    this.#turn = turn;
    this.#opened = openTurn(tools, turn);
    this.#candidates = this.#opened.question?.candidates ?? [];
    this.#isDone = tools.iterations === 0 || this.#opened.question === null;
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
    if (this.#simulation !== null) return this.#simulation.step() || this.#compareOn(this.#simulation);
    const made = this.#opened.question?.made ?? null;
    this.#searched = this.#tools.endJudge(this.#turn, this.#candidates, made);
    this.#isDone = true;
    return false;
  }

  /** The best and the one made, or the two best, may have been told apart by a few playouts: how far, needs more. */
  #compareOn(simulation: TurnSimulation): boolean {
    if (this.#compared === null) {
      const places = pairOf(this.#analysis())
        .map((move) => (move === null ? -1 : this.#placeOf(move)))
        .filter((place) => place >= 0);
      const played = simulation.played().filter(({ candidate }) => places.includes(candidate));
      // As many of one as of the other: then what is told of both adds up.
      this.#comparedUpTo = Math.max(
        Math.min(COMPARED, this.#tools.iterations),
        ...played.map(({ iterations }) => iterations),
      );
      this.#compared = places;
    }
    return this.#compared.map((place) => simulation.goOn(place, this.#comparedUpTo)).includes(true);
  }

  #analysis(): TurnAnalysis {
    return this.#opened.conclude(this.#simulation?.judgement() ?? this.#searched);
  }

  result(): StudiedTurn {
    const analysis = this.#analysis();
    const { made } = analysis;
    const [better, other] = this.#comparedIn(analysis);
    const measured = [better, ...(other === null ? [] : [other])].map((move) =>
      this.#measured(move, move !== made || analysis.isValid),
    );
    const madeMeasured = measured[better.notation === made.notation ? 0 : 1];
    return {
      analysis,
      better,
      other,
      facts: measured.length < 2 ? [] : factsOf(this.#comparison(analysis, measured[0], measured[1])),
      replies: madeMeasured.replies ?? [],
      unseen: this.#countsLeaves ? tileWorths(this.#tools, made.leave, this.#turn.unseen) : [],
    };
  }

  /** The two moves that were played on, as long as the better of them is still the best. */
  #comparedIn(analysis: TurnAnalysis): readonly [better: RatedMove, other: RatedMove | null] {
    const [better, other] = pairOf(analysis);
    const place = this.#placeOf(better);
    const second =
      this.#compared?.includes(place) === true ? this.#compared.find((one) => one !== place) : -1;
    const rated = [analysis.made, ...analysis.best].find((one) => this.#placeOf(one) === second);
    return [better, better.notation === analysis.made.notation ? (rated ?? other) : other];
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
    const played = this.#simulation?.played().find(({ candidate }) => candidate === place);
    // With two sides the second turn after the move is the mover's own again.
    const bonusShare = ruleset.sides === 2 ? played?.bonusShares.at(1) : undefined;
    const isAnswered = this.#countsLeaves && ruleset.sides > 1 && isValid;
    return {
      rated,
      isValid,
      keptWorth: this.#countsLeaves ? leaveValue(leaves, lettersOf(rated.leave, alphabet)) : null,
      replies: isAnswered ? repliesTo(this.#tools, this.#turn, rated.move, replies) : null,
      next:
        played === undefined || bonusShare === undefined ? null : { playouts: played.iterations, bonusShare },
    };
  }
}

/** The best move, and the one made or else the second best. */
function pairOf({ best, made }: TurnAnalysis): readonly [better: RatedMove, other: RatedMove | null] {
  return [best[0], best[0].notation === made.notation ? (best.at(1) ?? null) : made];
}

/** A turn of which nothing but its analysis is known. */
export function studiedAtSight(analysis: TurnAnalysis): StudiedTurn {
  const [better, other] = pairOf(analysis);
  const facts = other === null ? [] : [...pointFacts(better, other), ...worthFacts(better, other)];
  return { analysis, better, other, facts, replies: [], unseen: [] };
}
