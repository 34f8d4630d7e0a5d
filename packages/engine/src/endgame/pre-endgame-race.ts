/**
 * Which move wins in most cases: what is known of every move in every case (a way the unseen tiles can lie), who is still
 * in the race, and when it is over. Knows nothing of boards.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { evidenceAgainst, leastMean, type SeenDraws } from './draw-evidence.ts';
import type { TreeValue } from './endgame-tree.ts';
import type { JudgedMove, Look, PreEndgameAnswer, Standing, Trust } from './pre-endgame-answer.ts';
import type { PreEndgameMove } from './pre-endgame-candidates.ts';
import type { DrawSample, TileDraw } from './tile-draws.ts';

export interface Contestant {
  readonly move: PreEndgameMove;
  /** Whether it leaves the bag empty, so that its outcomes can be proven. */
  readonly isEmptying: boolean;
  /** What it promises before anything is searched. */
  readonly equity: number;
}

/** A case as it was searched. */
export interface CaseValue extends TreeValue {
  /** Whether both sides were taken to play on by equity until the bag was empty; then nothing is proven. */
  readonly isPlayedOn?: boolean;
  /** Whether what came after that is proven; absent: whether all of it is. */
  readonly isSettled?: boolean;
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
  isPlayedOn: boolean;
  isSettled: boolean;
  isSearched: boolean;
  depth: number;
}

export interface RaceEntry extends Contestant {
  /** By case. */
  readonly findings: (Finding | undefined)[];
  /** Of the error that all claims about the best move may have together, the part of those for this one. */
  readonly part: number;
  look: number;
}

interface Sums {
  readonly ways: number;
  readonly won: number;
  readonly tied: number;
  readonly spread: number;
  readonly draws: number;
  /** Ways whose outcome is proven, and those where it is at least once the bag is empty. */
  readonly proven: number;
  readonly settled: number;
  /** Ways that it can be expected to win, a tie being half of one. */
  readonly likely: number;
}

/** What a case is taken to count. */
interface Count {
  readonly least: number;
  readonly most: number;
  readonly likely: number;
}

/**
 * What searches that prove nothing are worth. Of 549 such wins 39 % were none when they were solved, of 74 ties 30 %, and of
 * 1248 losses 4 % (decision 5); the bounds allow for more than that.
 */
const UNSETTLED_WIN: Count = { least: 0.4, most: 1, likely: 0.6 };
const UNSETTLED_TIE: Count = { least: 0.2, most: 0.7, likely: 0.4 };
const UNSETTLED_LOSS: Count = { least: 0, most: 0.1, likely: 0.05 };
const UNKNOWN: Count = { least: 0, most: 1, likely: 0.5 };
/** Rounds that look so many moves ahead doubt wins that others have found. */
const DOUBTING_DEPTH = 4;

/** That the rival wins this share more of all ways than the leader, or still more. */
interface Claim {
  readonly leader: RaceEntry;
  readonly rival: RaceEntry;
  readonly more: number;
  readonly trust: Trust;
}

/** Where only some cases are considered, points tell a little about who wins the others. */
const SPREAD_SHARE = 0.0005;
/** By round: how much less often a move may win than it seems, where that is not proven. */
const DOUBTS: readonly number[] = [0.5, 0.1, 0.03, 0.01];
/** How much less often a move may win than greedy endgames say, where there is nothing else. */
const GREEDY_DOUBT = 0.25;
/** Of moves that win as many, one that can be proven to comes first. */
const SUPPOSED = 1e-6;
const REPORTED_ERROR = 0.05;
/** Who is behind with all but this probability is not followed further for its own sake. */
const DROPPING_ERROR = 0.02;
/** Above so many ways moves are refuted by some of them. */
const FEW_WAYS = 15;
const SHORTFALL_HALVINGS = 9;
const NOTHING_KNOWN: Standing = { confidence: 0, rivals: 0, shortfall: 1 };
const EQUAL = 1e-9;

export class PreEndgameRace {
  readonly #entries: readonly RaceEntry[];
  #cases: readonly TileDraw[] = [];
  /** By case: in how many ways it can happen. */
  #ways: readonly number[] = [];
  #total = 1;
  #isComplete = false;
  /** Of the last round. */
  #leader: RaceEntry | null = null;
  readonly #followed: 'all' | 'leaders';

  /** `all`: every one is followed to the end; `leaders`: only those that may still win most. */
  constructor(contestants: readonly Contestant[], followed: 'all' | 'leaders') {
    this.#followed = followed;
    const places = contestants.toSorted((a, b) => b.equity - a.equity);
    const all = places.reduce((sum, _, place) => sum + 1 / (place + 1), 0);
    this.#entries = contestants.map((contestant) => ({
      ...contestant,
      findings: [],
      part: 1 / ((places.indexOf(contestant) + 1) * all),
      look: 0,
    }));
  }

  get cases(): readonly TileDraw[] {
    return this.#cases;
  }

  /** The cases to be considered; those before are among them, in the same places. */
  deal({ draws, isComplete, total }: DrawSample): void {
    this.#cases = draws;
    this.#ways = draws.map(({ allWays }) => allWays);
    this.#isComplete = isComplete;
    this.#total = total;
  }

  /** Those to look at in a round, best first. */
  runners({ moves, wanted }: Look): readonly RaceEntry[] {
    const ranked = this.#ranked();
    const [leader] = ranked;
    this.#leader = leader ?? null;
    if (leader === undefined || wanted === 'glance') return ranked.slice(0, moves);
    const isForAll = this.#followed === 'all';
    if (wanted === 'outcome')
      return isForAll ? ranked : ranked.filter((entry) => !this.#isBehind(entry, leader)).slice(0, moves);
    if (wanted === 'refutation') return isForAll || this.#hasOnlyWon(leader) ? [] : ranked.slice(1);
    const best = foundShare(this.#sums(leader));
    const even = ranked.filter((entry) => Math.abs(foundShare(this.#sums(entry)) - best) < EQUAL);
    return even.length < 2 ? [] : even.slice(0, moves);
  }

  /** Whether the round can find out more about a move in a case. */
  isOpen({ findings, isEmptying }: RaceEntry, at: number, { wanted, depth }: Look): boolean {
    const finding = findings[at];
    if (finding === undefined) return true;
    if (wanted === 'refutation' && finding.outcome > 0 && depth < DOUBTING_DEPTH) return false;
    if (!isEmptying) return !finding.isSettled && finding.depth < depth;
    switch (wanted) {
      case 'glance':
        return false;
      case 'outcome':
      case 'refutation':
        return !finding.isProven;
      case 'points':
        return !finding.isExact;
    }
  }

  note({ findings }: RaceEntry, at: number, found: CaseValue, { wanted, depth }: Look): void {
    const { value, isProven, isPlayedOn = false, isSettled = isProven } = found;
    const known = findings[at];
    const outcome = Math.sign(value);
    const isMeasured = wanted === 'glance' || wanted === 'points';
    if (known === undefined) {
      const isExact = isProven && isMeasured;
      const isSearched = wanted !== 'glance';
      findings[at] = { value, outcome, isProven, isExact, isPlayedOn, isSettled, isSearched, depth };
      return;
    }
    known.depth = Math.max(known.depth, depth);
    // A search for the outcome looks no further than just beyond it.
    if (isMeasured || Math.sign(known.value) !== outcome) known.value = value;
    if (isSettled || !known.isSettled) known.outcome = outcome;
    known.isExact ||= isProven && isMeasured;
    known.isProven ||= isProven;
    known.isSettled ||= isSettled;
    known.isSearched ||= wanted !== 'glance';
  }

  /** Then only cases to come tell whether anybody can win as many, and the leader has soon seen them all. */
  #hasOnlyWon({ findings }: RaceEntry): boolean {
    return !this.#isComplete && findings.every((finding) => finding?.outcome === 1);
  }

  /**
   * The cases in the order of a round. What is to be refuted loses some of them by more than others; where chance decides
   * it is refuted by the first ones.
   */
  order({ wanted }: Look): readonly number[] {
    const cases = this.#cases.map((_, at) => at);
    if (wanted !== 'refutation' || this.#total > FEW_WAYS) return cases;
    const sums = cases.map((at) =>
      this.#entries.reduce((sum, { findings }) => sum + (findings[at]?.value ?? 0), 0),
    );
    return cases.sort((a, b) => itemAt(sums, a) - itemAt(sums, b));
  }

  /** Whether the leader of the round before wins more of the cases, or as many if that is all one asks. */
  isBeatenByLeader(entry: RaceEntry, { trust = 'settled', doubt = 0 }: Look): boolean {
    const leader = this.#leader;
    if (leader === null) return false;
    if (this.#bounds(entry).most <= this.#bounds(leader).least + EQUAL) return true;
    return this.#isRefuted({ leader, rival: entry, more: this.#leastDifference, trust }, doubt);
  }

  /** Whether nothing that could be found out would change the choice. */
  get isOver(): boolean {
    const [leader] = this.#ranked();
    if (leader === undefined || !this.#isComplete) return false;
    if (this.#followed === 'all') return this.#entries.every((entry) => this.#isSettled(entry));
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
      isDecided: leader !== undefined && this.#isDecided(leader),
      found: leader === undefined ? NOTHING_KNOWN : this.#standing(leader, 'found'),
      settled: leader === undefined ? NOTHING_KNOWN : this.#standing(leader, 'settled'),
      endgames,
    };
  }

  /** Whether the leader wins more of all ways, for certain or with next to no doubt. */
  #isBehind(rival: RaceEntry, leader: RaceEntry): boolean {
    if (this.#bounds(rival).most < this.#bounds(leader).least - EQUAL) return true;
    return (
      this.#total > FEW_WAYS && this.#isRefuted({ leader, rival, more: 0, trust: 'found' }, DROPPING_ERROR)
    );
  }

  /** Whether a claim is refuted but for this probability; 0: for certain. */
  #isRefuted(claim: Claim, error: number): boolean {
    const evidence = this.#evidence(claim);
    return evidence === Infinity || evidence * claim.leader.part * error >= 1;
  }

  /** Half a way: a tie that one wins and another loses would be one. */
  get #leastDifference(): number {
    return 0.5 / this.#total;
  }

  #standing(leader: RaceEntry, trust: Trust): Standing {
    const more = this.#leastDifference;
    let least = Infinity;
    const rivals: RaceEntry[] = [];
    for (const rival of this.#entries) {
      if (rival === leader) continue;
      const evidence = this.#evidence({ leader, rival, more, trust });
      least = Math.min(least, evidence);
      if (evidence * leader.part * REPORTED_ERROR < 1) rivals.push(rival);
    }
    return {
      confidence: Math.max(0, 1 - 1 / (least * leader.part)),
      rivals: rivals.length,
      shortfall: this.#shortfall(leader, rivals, trust),
    };
  }

  #shortfall(leader: RaceEntry, rivals: readonly RaceEntry[], trust: Trust): number {
    let [low, high] = [0, 1];
    if (rivals.length === 0) return 0;
    for (let halving = 0; halving < SHORTFALL_HALVINGS; halving++) {
      const more = (low + high) / 2;
      if (rivals.every((rival) => this.#isRefuted({ leader, rival, more, trust }, REPORTED_ERROR)))
        high = more;
      else low = more;
    }
    return high;
  }

  #evidence({ leader, rival, more, trust }: Claim): number {
    const seen = Math.min(this.#cases.length, Math.max(leader.findings.length, rival.findings.length));
    const values: number[] = [];
    for (let at = 0; at < seen; at++)
      values.push(
        (1 + countOf(leader.findings[at], trust, 'least') - countOf(rival.findings[at], trust, 'most')) / 2,
      );
    return evidenceAgainst((1 - more) / 2, { values, ways: this.#ways, total: this.#total });
  }

  /** What the move wins of all ways, at least and at most. */
  #interval({ findings, part }: RaceEntry): { readonly least: number; readonly most: number } {
    const { length } = findings;
    const error = (REPORTED_ERROR * part) / 2;
    const boundOf = (values: readonly number[]): number => {
      const draws: SeenDraws = { values, ways: this.#ways, total: this.#total };
      const sure = values.reduce((sum, value, at) => sum + value * itemAt(this.#ways, at), 0) / this.#total;
      return Math.max(sure, leastMean(draws, error));
    };
    const places = Array.from({ length: Math.min(length, this.#cases.length) }, (_, at) => at);
    return {
      least: boundOf(places.map((at) => countOf(findings[at], 'found', 'least'))),
      most: 1 - boundOf(places.map((at) => 1 - countOf(findings[at], 'found', 'most'))),
    };
  }

  #isSettled({ findings }: RaceEntry): boolean {
    return this.#cases.every((_, at) => findings[at]?.isSettled === true);
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
    const seen = this.#entries.reduce((sum, { findings }) => Math.max(sum, findings.length), 0);
    const guide = this.#entries.find(({ findings }) => findings.length === seen);
    return this.#entries
      .map((entry) => ({ entry, ...this.#worth(entry, guide ?? entry) }))
      .sort((a, b) => (Math.abs(a.wins - b.wins) > EQUAL ? b.wins - a.wins : b.spread - a.spread))
      .map(({ entry }) => entry);
  }

  /**
   * The share of wins, less some of what is not certain, and the mean lead at the end. Who has seen fewer cases than the
   * guide is told by it how hard they were.
   */
  #worth(entry: RaceEntry, guide: RaceEntry): { readonly wins: number; readonly spread: number } {
    const sums = this.#sums(entry);
    const spread = sums.spread / Math.max(1, sums.ways);
    const isBehind = entry.findings.length < guide.findings.length;
    const ease = isBehind ? share(this.#sums(guide, entry.findings.length)) - share(this.#sums(guide)) : 0;
    const doubt = DOUBTS[Math.min(entry.look, DOUBTS.length - 1)] ?? 0;
    const wins =
      this.#total <= FEW_WAYS
        ? foundShare(sums) - doubt * (1 - sums.proven / Math.max(1, sums.ways))
        : share(sums) -
          ease -
          (entry.isEmptying ? 0 : SUPPOSED) -
          (entry.findings.some((one) => one?.isSearched) ? 0 : GREEDY_DOUBT);
    return { wins: this.#isComplete ? wins : wins + SPREAD_SHARE * spread, spread };
  }

  /** Of the first cases, or of all. */
  #sums({ findings }: RaceEntry, first: number = findings.length): Sums {
    let [ways, won, tied, spread, draws, proven, settled, likely] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const [at, { ways: more }] of this.#cases.entries()) {
      if (at >= first) break;
      const finding = findings[at];
      if (finding === undefined) continue;
      ways += more;
      draws++;
      spread += more * finding.value;
      if (finding.outcome > 0) won += more;
      else if (finding.outcome === 0) tied += more;
      if (finding.isProven) proven += more;
      if (finding.isSettled) settled += more;
      likely += more * (finding.isSearched ? countOf(finding, 'found', 'likely') : (finding.outcome + 1) / 2);
    }
    return { ways, won, tied, spread, draws, proven, settled, likely };
  }

  /** How many of all ways it wins at least and at most, a tie being half a win. */
  #bounds({ findings }: RaceEntry): { readonly least: number; readonly most: number } {
    let least = 0;
    let most = this.#total - this.#ways.reduce((sum, ways) => sum + ways, 0);
    for (const [at, ways] of this.#ways.entries()) {
      const finding = findings[at];
      const isProven = finding?.isProven === true;
      const won = isProven ? ((finding?.outcome ?? 0) + 1) / 2 : null;
      least += ways * (won ?? 0);
      most += ways * (won ?? 1);
    }
    return { least, most };
  }

  #judged(entry: RaceEntry): JudgedMove {
    const sums = this.#sums(entry);
    const { ways, won, tied, spread, draws, proven, settled } = sums;
    const all = Math.max(1, ways);
    const { least, most } = this.#interval(entry);
    const found = foundShare(sums);
    return {
      move: entry.move,
      win: won / all,
      tie: tied / all,
      spread: spread / all,
      ways,
      won,
      tied,
      least,
      most,
      margin: ways === 0 ? 1 : Math.max(0, most - found, found - least),
      isProven: proven === ways && draws === this.#cases.length,
      settled: settled / all,
      isPlayedOn: entry.findings.some((finding) => finding?.isPlayedOn === true),
      isExact: this.#isExact(entry),
      draws,
      look: entry.look,
    };
  }
}

/** Of wins, a tie being half of one, as they were found. */
function foundShare({ ways, won, tied }: Sums): number {
  return (won + tied / 2) / Math.max(1, ways);
}

/** Of wins that can be expected. */
function share({ ways, likely }: Sums): number {
  return likely / Math.max(1, ways);
}

/** What a case counts, from 0 to 1: at least, at most, or as may be expected. */
function countOf(finding: Finding | undefined, trust: Trust, wanted: keyof Count): number {
  if (finding === undefined) return UNKNOWN[wanted];
  const { outcome, isSettled, isSearched } = finding;
  if (isSettled) return (outcome + 1) / 2;
  if (trust === 'settled' || !isSearched) return UNKNOWN[wanted];
  return (outcome > 0 ? UNSETTLED_WIN : outcome < 0 ? UNSETTLED_LOSS : UNSETTLED_TIE)[wanted];
}
