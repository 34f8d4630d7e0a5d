/** A player's look at one position: the plays it notices, each with its value to the player, best first. */

import type { PlayerView, Seat } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { WordGraph } from '@lexiko/words';
import { solveAtTable } from './endgame.ts';
import { exposureOf } from './exposure.ts';
import type { GeneratorCache } from '../positions/generator-cache.ts';
import type { LeaveJudge } from '../judgement/leave-model.ts';
import { lendingAt, worthOfLent } from './lent-blanks.ts';
import type { Personality, Sight } from './personality.ts';
import { lettersOf } from '../generation/letter-numbers.ts';
import type { FoundPlay, PlayFinder, PlayList } from '../positions/play-finder.ts';
import { chanceToNotice, looksOf, missesNothing } from './sight.ts';
import type { Effort } from './thinking.ts';
import { Valuation } from './valuation.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { WinTable } from '../judgement/win-chance.ts';

/** Everything a player needs to choose its turn. */
export interface Search {
  readonly personality: Personality;
  readonly vocabulary: Vocabulary;
  readonly leaveOf: LeaveJudge;
  readonly wins: WinTable;
  readonly finder: PlayFinder;
  readonly generators: GeneratorCache;
  readonly effort: Effort;
  readonly seat: Seat;
}

export interface ValuedPlay extends FoundPlay {
  readonly value: number;
  /** How much of the value comes from blanks that can be picked up again. */
  readonly lent: number;
}

/** How the plays of a position are looked for. */
export interface Look {
  readonly table: PlayerView;
  readonly graph: WordGraph;
  readonly sight: Sight;
}

export const SEES_ALL: Sight = { plain: 1, longer: 1, crossing: 1, farther: 1 };

export function valuationOf(
  { personality, vocabulary, leaveOf, seat }: Search,
  table: PlayerView,
): Valuation {
  return new Valuation({ table, seat, personality, leaveOf, alphabet: vocabulary.alphabet });
}

/** The plays noticed, best first; at most as many as the player considers. */
export function noticedPlays(search: Search, { table, graph, sight }: Look): readonly ValuedPlay[] {
  const { seat, vocabulary, personality, finder, effort } = search;
  const { alphabet } = vocabulary;
  if (personality.endgame === 'solve') {
    const solved = solvedPlays(search, table, graph);
    if (solved !== null) return solved;
  }
  const valuation = valuationOf(search, table);
  const list = finder.plays({ table, seat, graph, alphabet });
  const found = missesNothing(sight)
    ? bestOf(list, valuation, {
        most: personality.attention,
        rack: lettersOf(itemAt(table.racks, seat), alphabet),
        isExact: table.ruleset.scoring.kind === 'premiums',
      })
    : glancedOver(list, valuation, { table, sight, most: personality.attention, random: effort.random });
  return considered(search, table, valuation, found);
}

/** The value of the best play of a position if the player notices everything; minus infinity if there is none. */
export function bestValue(search: Search, table: PlayerView): number {
  const { seat, vocabulary, finder } = search;
  const { alphabet, graph } = vocabulary;
  const list = finder.plays({ table, seat, graph, alphabet });
  const rack = lettersOf(itemAt(table.racks, seat), alphabet);
  const isExact = table.ruleset.scoring.kind === 'premiums';
  return bestOf(list, valuationOf(search, table), { most: 1, rack, isExact })[0]?.value ?? -Infinity;
}

/** How many more plays are scored by the rules where generation only estimates the score. */
const ESTIMATED_EXTRA = 200;

/** Goes down the list by score until nothing further can be among the best. */
function bestOf(
  list: PlayList,
  valuation: Valuation,
  {
    most,
    rack,
    isExact,
  }: { readonly most: number; readonly rack: readonly number[]; readonly isExact: boolean },
): readonly ValuedPlay[] {
  const beyond = list.count > 0 && isExact ? valuation.mostBeyondScore(rack) : 0;
  const best: ValuedPlay[] = [];
  for (let place = 0; place < list.count; place++) {
    const worst = best[most - 1]?.value ?? -Infinity;
    if (isExact ? list.scoreAt(place) + beyond < worst : place > most + ESTIMATED_EXTRA) break;
    const placement = list.placementAt(place);
    if (isExact) {
      const rough = { score: placement.score, kept: list.keptAfter(placement), used: placement.tiles.length };
      if (valuation.valueOf(rough) <= worst) continue;
    }
    const found = list.take(placement);
    if (found !== null) insert(best, valued(found, valuation), most);
  }
  return best;
}

function valued(found: FoundPlay, valuation: Valuation): ValuedPlay {
  const { score, kept, tiles } = found;
  return { ...found, value: valuation.valueOf({ score, kept, used: tiles.length }), lent: 0 };
}

/** Inserts a play into a list of the best, which keeps its maximum length. */
function insert(best: ValuedPlay[], play: ValuedPlay, most: number): void {
  let at = best.length;
  while (at > 0 && itemAt(best, at - 1).value < play.value) at--;
  best.splice(at, 0, play);
  if (best.length > most) best.pop();
}

/** Notices some of the plays at random, the eye-catching scores first. */
function glancedOver(
  list: PlayList,
  valuation: Valuation,
  glance: {
    readonly table: PlayerView;
    readonly sight: Sight;
    readonly most: number;
    readonly random: () => number;
  },
): readonly ValuedPlay[] {
  const { table, sight, most, random } = glance;
  const { layout } = table.ruleset;
  const isTaken = (square: number): boolean => table.board[square] !== '';
  const noticed: ValuedPlay[] = [];
  for (let place = 0; place < list.count && noticed.length < most; place++) {
    const placement = list.placementAt(place);
    if (random() >= chanceToNotice(sight, looksOf(placement, layout, isTaken))) continue;
    const found = list.take(placement);
    if (found !== null) insert(noticed, valued(found, valuation), most);
  }
  // Nobody overlooks everything: a player that notices nothing keeps looking until it finds a play.
  for (let place = list.count - 1; place >= 0 && noticed.length === 0; place--) {
    const found = list.take(list.placementAt(place));
    if (found !== null) noticed.push(valued(found, valuation));
  }
  return noticed;
}

/** The play that the solved endgame starts with; empty if passing is best; `null` if it cannot be solved. */
function solvedPlays(
  { seat, vocabulary, finder, effort }: Search,
  table: PlayerView,
  graph: WordGraph,
): readonly ValuedPlay[] | null {
  const { alphabet } = vocabulary;
  const answer = solveAtTable({ table, seat, finder, graph, alphabet, effort });
  if (answer === null) return null;
  const { best, value } = answer;
  if (best.type === 'pass') return [];
  const found = finder.plays({ table, seat, graph, alphabet }).take({ ...best, equityMilli: 0 });
  return found === null ? null : [{ ...found, value, lent: 0 }];
}

/** Revalues the plays by what they open for the next side. */
function considered(
  search: Search,
  table: PlayerView,
  valuation: Valuation,
  found: readonly ValuedPlay[],
): readonly ValuedPlay[] {
  const { ruleset } = table;
  const { personality, seat, leaveOf, vocabulary } = search;
  const caution = personality.defence * valuation.caution;
  if (caution === 0 || ruleset.scoring.kind !== 'premiums' || table.pool.length === 0) return found;
  const lending = lendingAt({ table, seat, leaveOf, vocabulary });
  const cautious: ValuedPlay[] = [];
  for (const play of found) {
    const lent = lending === null ? 0 : worthOfLent(lending, play);
    const value = play.value - caution * exposureOf(table, play.play) + lent;
    insert(cautious, { ...play, value, lent }, found.length);
  }
  return cautious;
}
