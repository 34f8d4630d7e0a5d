/**
 * Which move wins in most cases: what is known of every move in every case (a way the unseen tiles can lie), who is still
 * in the race, and when it is over. Knows nothing of boards.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { halfWidth } from '../judgement/confidence.ts';
import type { TreeValue } from './endgame-tree.ts';
import type { JudgedMove, Look, PreEndgameAnswer } from './pre-endgame-answer.ts';
import type { PreEndgameMove } from './pre-endgame-candidates.ts';
import type { TileDraw } from './tile-draws.ts';

export interface Contestant {
  readonly move: PreEndgameMove;
  /** Whether it leaves the bag empty, so that its outcomes can be proven. */
  readonly isEmptying: boolean;
}

/** What is known of a move in one case. */
interface Finding {
  /** The lead at the end of the game. */
  value: number;
  /** 1 wins, 0 ties, -1 loses. */
  outcome: number;
  isProven: boolean;
  /** Whether `value` is proven too. */
  isExact: boolean;
  depth: number;
}

export interface RaceEntry extends Contestant {
  /** By case. */
  readonly findings: (Finding | undefined)[];
  look: number;
}

interface Sums {
  readonly ways: number;
  readonly won: number;
  readonly tied: number;
  readonly spread: number;
  readonly draws: number;
  /** Ways whose outcome is proven. */
  readonly proven: number;
}

/** Where only some cases are considered, points tell a little about who wins the others. */
const SPREAD_SHARE = 0.0005;
/** By round: how much less often a move may win than it seems, where that is not proven. */
const DOUBTS: readonly number[] = [0.5, 0.1, 0.03, 0.01];
const REPORTED_ERROR = 0.05;
const EQUAL = 1e-9;

export class PreEndgameRace {
  readonly #entries: readonly RaceEntry[];
  #cases: readonly TileDraw[] = [];
  #isComplete = false;
  /** Of the last round. */
  #leader: RaceEntry | null = null;
  readonly #followed: 'all' | 'leaders';

  /** `all`: every one is followed to the end; `leaders`: only those that may still win most. */
  constructor(contestants: readonly Contestant[], followed: 'all' | 'leaders') {
    this.#followed = followed;
    this.#entries = contestants.map((contestant) => ({ ...contestant, findings: [], look: 0 }));
  }

  get cases(): readonly TileDraw[] {
    return this.#cases;
  }

  /** The cases to be considered; those before are among them, in the same places. */
  deal(cases: readonly TileDraw[], isComplete: boolean): void {
    this.#cases = cases;
    this.#isComplete = isComplete;
  }

  /** Those to look at in a round, best first. */
  runners({ moves, wanted }: Look): readonly RaceEntry[] {
    const ranked = this.#ranked();
    const [leader] = ranked;
    this.#leader = leader ?? null;
    if (leader === undefined || wanted === 'glance') return ranked;
    if (wanted === 'outcome')
      return ranked.filter((entry) => this.#followed === 'all' || !this.#isBeaten(entry)).slice(0, moves);
    if (wanted === 'refutation') return ranked.slice(1);
    const best = share(this.#sums(leader));
    const even = ranked.filter((entry) => Math.abs(share(this.#sums(entry)) - best) < EQUAL);
    return even.length < 2 ? [] : even.slice(0, moves);
  }

  /** Whether the round can find out more about a move in a case. */
  isOpen({ findings, isEmptying }: RaceEntry, at: number, { wanted, depth }: Look): boolean {
    const finding = findings[at];
    if (finding === undefined) return true;
    if (wanted === 'refutation') return !finding.isProven && finding.outcome <= 0;
    if (!isEmptying) return !finding.isProven && finding.depth < depth;
    switch (wanted) {
      case 'glance':
        return false;
      case 'outcome':
        return !finding.isProven;
      case 'points':
        return !finding.isExact;
    }
  }

  note({ findings }: RaceEntry, at: number, { value, isProven }: TreeValue, { wanted, depth }: Look): void {
    const known = findings[at];
    const outcome = Math.sign(value);
    if (known === undefined) {
      findings[at] = {
        value,
        outcome,
        isProven,
        isExact: isProven && (wanted === 'glance' || wanted === 'points'),
        depth,
      };
      return;
    }
    known.depth = Math.max(known.depth, depth);
    // A search for the outcome looks no further than just beyond it.
    const isMeasured = wanted === 'glance' || wanted === 'points';
    if (isMeasured || Math.sign(known.value) !== outcome) known.value = value;
    if (isProven || !known.isProven) known.outcome = outcome;
    known.isExact ||= isProven && isMeasured;
    known.isProven ||= isProven;
  }

  /** The cases in the order of a round: what is to be refuted loses some of them by more than others. */
  order({ wanted }: Look): readonly number[] {
    const cases = this.#cases.map((_, at) => at);
    if (wanted !== 'refutation') return cases;
    const sums = cases.map((at) =>
      this.#entries.reduce((sum, { findings }) => sum + (findings[at]?.value ?? 0), 0),
    );
    return cases.sort((a, b) => itemAt(sums, a) - itemAt(sums, b));
  }

  /** Whether the leader of the round before is proven to win more of the cases, or as many if that is all one asks. */
  isBeatenByLeader(entry: RaceEntry): boolean {
    return this.#leader !== null && this.#bounds(entry).most <= this.#bounds(this.#leader).least + EQUAL;
  }

  /** Whether nothing that could be found out would change the choice. */
  get isOver(): boolean {
    const [leader] = this.#ranked();
    if (leader === undefined || !this.#isComplete) return false;
    if (this.#followed === 'all') return this.#entries.every((entry) => this.#judged(entry).isProven);
    const { least } = this.#bounds(leader);
    const rivals = this.#entries.filter(
      (entry) => entry !== leader && this.#bounds(entry).most >= least - EQUAL,
    );
    return (
      rivals.length === 0 ||
      (this.#isDecided(leader) && [leader, ...rivals].every((entry) => this.#isExact(entry)))
    );
  }

  markRound(entries: readonly RaceEntry[], number: number): void {
    for (const entry of entries) entry.look = number;
  }

  answer(endgames: number): PreEndgameAnswer {
    const ranked = this.#ranked();
    const [leader] = ranked;
    return {
      moves: ranked.map((entry) => this.#judged(entry)),
      isComplete: this.#isComplete,
      isDecided: leader !== undefined && this.#isComplete && this.#isDecided(leader),
      endgames,
    };
  }

  /** Whether another move is proven to win more of the cases. */
  #isBeaten(entry: RaceEntry): boolean {
    const most = this.#bounds(entry).most;
    return Math.max(...this.#entries.map((other) => this.#bounds(other).least)) > most + EQUAL;
  }

  #isExact({ findings }: RaceEntry): boolean {
    return this.#cases.every((_, at) => findings[at]?.isExact === true);
  }

  #isDecided(leader: RaceEntry): boolean {
    const { least } = this.#bounds(leader);
    return this.#entries.every((entry) => entry === leader || this.#bounds(entry).most <= least + EQUAL);
  }

  /** The best first. */
  #ranked(): readonly RaceEntry[] {
    return this.#entries
      .map((entry) => ({ entry, ...this.#worth(entry) }))
      .sort((a, b) => (Math.abs(a.wins - b.wins) > EQUAL ? b.wins - a.wins : b.spread - a.spread))
      .map(({ entry }) => entry);
  }

  /** The share of wins, less some of what is not certain, and the mean lead at the end. */
  #worth(entry: RaceEntry): { readonly wins: number; readonly spread: number } {
    const sums = this.#sums(entry);
    const spread = sums.spread / Math.max(1, sums.ways);
    const doubt = DOUBTS[Math.min(entry.look, DOUBTS.length - 1)] ?? 0;
    const wins = share(sums) - doubt * (1 - sums.proven / Math.max(1, sums.ways));
    return { wins: this.#isComplete ? wins : wins + SPREAD_SHARE * spread, spread };
  }

  #sums({ findings }: RaceEntry): Sums {
    let [ways, won, tied, spread, draws, proven] = [0, 0, 0, 0, 0, 0];
    for (const [at, { ways: more }] of this.#cases.entries()) {
      const finding = findings[at];
      if (finding === undefined) continue;
      ways += more;
      draws++;
      spread += more * finding.value;
      if (finding.outcome > 0) won += more;
      else if (finding.outcome === 0) tied += more;
      if (finding.isProven) proven += more;
    }
    return { ways, won, tied, spread, draws, proven };
  }

  /** How many of all cases it wins at least and at most, a tie being half a win. */
  #bounds({ findings }: RaceEntry): { readonly least: number; readonly most: number } {
    let [least, most] = [0, 0];
    for (const [at, { ways }] of this.#cases.entries()) {
      const finding = findings[at];
      const isProven = finding?.isProven === true;
      const won = isProven ? ((finding?.outcome ?? 0) + 1) / 2 : null;
      least += ways * (won ?? 0);
      most += ways * (won ?? 1);
    }
    return { least, most };
  }

  #judged(entry: RaceEntry): JudgedMove {
    const { ways, won, tied, spread, draws, proven } = this.#sums(entry);
    const all = Math.max(1, ways);
    const [win, tie] = [won / all, tied / all];
    // As if it had won and lost once more: a move that won all of few draws does not win all for certain.
    const likely = (won + tied / 2 + 1) / (ways + 2);
    const variance = likely * (1 - likely);
    return {
      move: entry.move,
      win,
      tie,
      spread: spread / all,
      ways,
      won,
      tied,
      margin: this.#isComplete ? 0 : Math.min(1, halfWidth(ways, variance, REPORTED_ERROR)),
      isProven: proven === ways && draws === this.#cases.length,
      isExact: this.#isExact(entry),
      draws,
      look: entry.look,
    };
  }
}

/** Of wins, a tie being half of one. */
function share({ ways, won, tied }: Sums): number {
  return (won + tied / 2) / Math.max(1, ways);
}
