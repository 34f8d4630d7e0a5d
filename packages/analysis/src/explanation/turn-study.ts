/**
 * The study of a turn: a static judgement, then playouts or a search to the end, and the facts that distinguish the
 * best move from the one made. It works in steps, so that a host can do other things in between or run playouts on
 * threads. Its subject (study-matter.ts) knows where the turn comes from and by which rules it is played out.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { lettersOf } from '@lexiko/engine/moves';
import type { PlayoutBatch, PlayoutJob, SimulatedPosition } from '@lexiko/engine/simulation';
import type { LastDraws } from '../turns/last-draws.ts';
import type { DeepJudgement, RatedMove, TurnAnalysis } from '../turns/turn-analysis.ts';
import { TurnSimulation } from '../turns/turn-simulation.ts';
import { type Comparison, type Fact, factsOf, type MeasuredMove } from './facts.ts';
import type { Reply } from './replies.ts';
import type { StudyMatter } from './study-matter.ts';
import { type TileWorth, tileWorths } from './tile-worth.ts';

export interface StudiedTurn {
  readonly analysis: TurnAnalysis;
  /** The better of the two moves that `facts` compare: the best, and the one made or else the second best. */
  readonly better: RatedMove;
  /** `null` if there is only one move. */
  readonly other: RatedMove | null;
  readonly facts: readonly Fact[];
  /** After the move made; empty if the next rack is known, the mover's own is not, or nobody is next. */
  readonly replies: readonly Reply[];
  /** Unseen tiles with their worth besides those that the move kept; empty once the bag is empty. */
  readonly unseen: readonly TileWorth[];
}

/**
 * The least number of playouts for the two compared moves, if that many are wanted: fewer would leave the difference
 * vague.
 */
const COMPARED = 400;

/** So many moves are followed over the draws of the last tiles. */
const DRAWN_MOVES = 5;

interface Round {
  readonly jobs: readonly PlayoutJob[];
  readonly batches: PlayoutBatch[];
}

const NOTHING: Round = { jobs: [], batches: [] };

export class TurnStudy {
  readonly #matter: StudyMatter;
  readonly #simulation: TurnSimulation | null;
  #searched: DeepJudgement | null = null;
  /** The indices of the two moves that are played on once the simulation is over. */
  #compared: readonly number[] | null = null;
  #isSearchDone: boolean;
  /** The draws of the last tiles, once the playouts are over. */
  #drawSteps: Generator<void, LastDraws | null> | null = null;
  #lastDraws: LastDraws | null = null;
  #isHalted = false;
  /** The jobs in progress, and their results so far. */
  #round: Round = NOTHING;

  constructor(matter: StudyMatter) {
    this.#matter = matter;
    this.#simulation = matter.plan === null ? null : new TurnSimulation(matter.plan);
    this.#isSearchDone = matter.search === null;
  }

  /** Playouts of each candidate still in. */
  get iterations(): number {
    return this.#simulation?.iterations ?? 0;
  }

  /** The start position of the wanted playouts; `null` if none are wanted. */
  get position(): SimulatedPosition | null {
    return this.#simulation?.plan.position ?? null;
  }

  /** The playouts wanted next; empty when done. Pass their results to `take` before asking again. */
  wanted(): readonly PlayoutJob[] {
    const simulation = this.#simulation;
    if (simulation === null) return [];
    const jobs = simulation.wanted();
    if (jobs.length > 0 || this.#compared !== null) return jobs;
    this.#compareOn(simulation);
    return simulation.wanted();
  }

  /** Takes the results of all wanted playouts, in their order. */
  take(batches: readonly PlayoutBatch[]): void {
    this.#simulation?.take(batches);
  }

  /** Runs some playouts of one candidate, a whole endgame search, or an endgame after a draw; returns whether there may be more to do. */
  step(): boolean {
    if (!this.#isSearchDone) {
      this.#searched = this.#matter.search?.() ?? null;
      this.#isSearchDone = true;
    }
    if (this.#simulation === null) return false;
    if (this.#round.jobs.length === 0) this.#round = { jobs: this.wanted(), batches: [] };
    const { jobs, batches } = this.#round;
    if (jobs.length === 0) return this.#stepDraws();
    batches.push(this.#simulation.plan.run(itemAt(jobs, batches.length)));
    if (batches.length === jobs.length) {
      this.take(batches);
      this.#round = NOTHING;
    }
    return true;
  }

  /** For the moves that matter most. */
  #stepDraws(): boolean {
    const { lastDraws } = this.#matter;
    if (lastDraws === null) return false;
    if (this.#drawSteps === null) {
      const analysis = this.#analysis();
      const [better, other] = this.#comparedIn(analysis);
      const wanted = [better, ...(other === null ? [] : [other]), analysis.made, ...analysis.best];
      const moves = new Map(wanted.map((move) => [move.notation, move]));
      this.#drawSteps = lastDraws([...moves.values()].slice(0, DRAWN_MOVES), () => this.#isHalted);
    }
    const { done, value } = this.#drawSteps.next();
    if (done === true && value !== undefined) this.#lastDraws = value;
    return done !== true;
  }

  /** What the draws have shown so far. */
  #finishDraws(): void {
    if (this.#drawSteps === null) return;
    this.#isHalted = true;
    while (this.#stepDraws());
  }

  /** A few playouts may show which of two moves is better; measuring by how much takes more. */
  #compareOn(simulation: TurnSimulation): void {
    const places = pairOf(this.#analysis())
      .map((move) => (move === null ? -1 : this.#matter.placeOf(move)))
      .filter((place) => place >= 0);
    const played = simulation.played().filter(({ candidate }) => places.includes(candidate));
    // Both get the same number of playouts, so that their figures are comparable.
    const upTo = Math.max(
      Math.min(COMPARED, simulation.plan.iterations),
      ...played.map(({ iterations }) => iterations),
    );
    this.#compared = places;
    simulation.lookCloser(places, upTo);
  }

  #analysis(): TurnAnalysis {
    return this.#matter.conclude(this.#simulation?.judgement() ?? this.#searched);
  }

  result(): StudiedTurn {
    this.#finishDraws();
    const { turn, countsLeaves } = this.#matter;
    const analysis = this.#withDraws(this.#withSettings(this.#withMargins(this.#analysis())));
    const { made } = analysis;
    const [better, other] = this.#comparedIn(analysis);
    const measured = [better, ...(other === null ? [] : [other])].map((move) =>
      this.#measured(move, move !== made || analysis.isValid),
    );
    const madeMeasured = itemAt(measured, better.notation === made.notation ? 0 : 1);
    return {
      analysis,
      better,
      other,
      facts:
        measured.length < 2
          ? []
          : factsOf(this.#comparison(analysis, itemAt(measured, 0), itemAt(measured, 1))),
      replies: madeMeasured.replies ?? [],
      unseen: countsLeaves ? tileWorths(this.#matter, made.leave, turn.unseen) : [],
    };
  }

  /** Adds the margins of error of the loss. */
  #withMargins(analysis: TurnAnalysis): TurnAnalysis {
    const { best, made, judgedBy } = analysis;
    const places = [itemAt(best, 0), made].map((move) => this.#matter.placeOf(move));
    const isApart = places[0] !== places[1] && places.every((place) => place >= 0);
    if (this.#simulation === null || judgedBy !== 'simulated' || !isApart) return analysis;
    const { spreadMargin, winMargin, draws } = this.#simulation.difference(
      itemAt(places, 0),
      itemAt(places, 1),
    );
    return draws < 2 ? analysis : { ...analysis, lossMargins: { equity: spreadMargin, win: winMargin } };
  }

  #withSettings(analysis: TurnAnalysis): TurnAnalysis {
    if (this.#simulation === null || analysis.judgedBy !== 'simulated') return analysis;
    const { position, rivalRack = 'any' } = this.#simulation.plan;
    const playouts = Math.max(...this.#simulation.played().map(({ iterations }) => iterations));
    const plies = this.#matter.ruleset.sides === 1 ? null : position.plies;
    const judged = new Set([...analysis.best, analysis.made].map(({ notation }) => notation));
    const added = (this.#matter.added ?? []).filter((notation) => judged.has(notation));
    return { ...analysis, settings: { playouts, plies, rivalRack, added } };
  }

  #withDraws(analysis: TurnAnalysis): TurnAnalysis {
    const lastDraws = this.#lastDraws;
    return lastDraws === null || lastDraws.draws.length === 0 ? analysis : { ...analysis, lastDraws };
  }

  /** The two moves that were played on, while the better of them is still the best. */
  #comparedIn(analysis: TurnAnalysis): readonly [better: RatedMove, other: RatedMove | null] {
    const [better, other] = pairOf(analysis);
    const { placeOf } = this.#matter;
    const place = placeOf(better);
    const second =
      this.#compared?.includes(place) === true ? this.#compared.find((one) => one !== place) : -1;
    const rated = [analysis.made, ...analysis.best].find((one) => placeOf(one) === second);
    return [better, better.notation === analysis.made.notation ? (rated ?? other) : other];
  }

  #comparison(analysis: TurnAnalysis, better: MeasuredMove, other: MeasuredMove): Comparison {
    const { ruleset, lead, placeOf } = this.#matter;
    const places = [better, other].map(({ rated }) => placeOf(rated));
    const isPlayedOut = this.#simulation !== null && places.every((place) => place >= 0);
    return {
      layout: ruleset.layout,
      judgedBy: analysis.judgedBy,
      better,
      other,
      difference: isPlayedOut ? this.#simulation.difference(itemAt(places, 0), itemAt(places, 1)) : null,
      // Moves without replies are not compared by them.
      repliesBefore: better.replies === null || other.replies === null ? null : this.#matter.repliesBefore(),
      lastDraws: this.#lastDraws,
      lead,
      isAlone: ruleset.sides === 1,
    };
  }

  /** Playouts to the end of the game count the bonuses of all later turns as one. */
  get #knowsNext(): boolean {
    const { ruleset, turn } = this.#matter;
    const { sides, rack } = ruleset;
    return sides === 1 || (sides === 2 && turn.bagSize > 3 * rack.size);
  }

  #measured(rated: RatedMove, isValid: boolean): MeasuredMove {
    const { ruleset, leaveOf, alphabet, countsLeaves, repliesTo, placeOf } = this.#matter;
    const place = placeOf(rated);
    const played = this.#simulation?.played().find(({ candidate }) => candidate === place);
    // With two sides the mover is next on the second turn after the move, solo on the first.
    const bonusShare = this.#knowsNext ? played?.bonusShares.at(ruleset.sides - 1) : undefined;
    return {
      rated,
      isValid,
      keptWorth: countsLeaves ? leaveOf(lettersOf(rated.leave, alphabet)) : null,
      replies: countsLeaves && isValid ? repliesTo(rated) : null,
      next:
        played === undefined || bonusShare === undefined ? null : { playouts: played.iterations, bonusShare },
    };
  }
}

/** The best move, and the one made or else the second best. */
function pairOf({ best, made }: TurnAnalysis): readonly [better: RatedMove, other: RatedMove | null] {
  return [itemAt(best, 0), itemAt(best, 0).notation === made.notation ? (best.at(1) ?? null) : made];
}
