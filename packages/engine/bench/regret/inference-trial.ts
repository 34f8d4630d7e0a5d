/**
 * Whether guessing what the opponent kept makes better choices: at each turn playouts choose with the guess and without,
 * and where they differ, both choices are played out against what the opponent really kept. What it draws to that and
 * what comes later is as likely as in the game, so the difference is that in won games, without the scatter of games.
 */

import { ENGLISH } from '@lexiko/words';
import { itemAt } from '@lexiko/rules/item-at';
import { seededNumbers } from '../../src/index.ts';
import { lastTurnSeen } from './observed-turn.ts';
import { generatorFor, playoutStart } from '../../src/players/playout-choice.ts';
import type { SupposedRack } from '../../src/simulation/draws.ts';
import { inferLeaves } from '../../src/simulation/inference.ts';
import { CachedPlayouts, candidateName } from './cached-playouts.ts';
import { TURNS_PER_SECOND } from './measure.ts';
import { contestPolicy } from './policies.ts';
import { searchOf, type Turn } from './turns.ts';

/** Of the work, as the Champion divided it, and turns in playouts that cost as much as one rack. */
const SHARE_OF_INFERENCE = 0.08;
const TURNS_PER_RACK = 2;
const SEED = 11;
const JUDGE_SEED = 12;
const JUDGE_PLIES = 4;
const JUDGE_PLAYOUTS = 400;
const CHUNK = 16;

export interface InferenceTrial {
  readonly turn: string;
  readonly seconds: number;
  /** How many tiles were kept. */
  readonly kept: number;
  /** How much likelier than by chance the guess takes what was really kept, as a logarithm; `null` if it was not drawn. */
  readonly evidence: number | null;
  readonly withGuess: string;
  readonly without: string;
  /** Gained by the guess. */
  readonly win: number;
  readonly points: number;
}

/** `null` where the last turn tells nothing. */
export function inferenceTrial(turn: Turn, seconds: number): InferenceTrial | null {
  const { view, kept } = turn;
  const search = searchOf(view, SEED, Infinity);
  const seen = lastTurnSeen(view, search.seat, ENGLISH);
  const start = playoutStart(search, view);
  if (seen === null || start === null || kept === null || kept.length === 0) return null;
  const turns = TURNS_PER_SECOND * seconds;
  const unseen = start.unseen.letters;
  const racks = Math.floor((turns * SHARE_OF_INFERENCE) / TURNS_PER_RACK);
  const supposed = inferLeaves(
    generatorFor(search, view, search.seat),
    { ...seen, unseen },
    { racks, random: seededNumbers(SEED), isInterrupted: () => false },
  );
  if (supposed.length === 0) return null;
  const policy = contestPolicy('as played');
  const choose = (leaves: readonly SupposedRack[], work: number): number =>
    policy.choose(new CachedPlayouts(turn, SEED, leaves), work).place;
  const withGuess = choose(supposed, turns * (1 - SHARE_OF_INFERENCE));
  const without = choose([], turns);
  const truth = new CachedPlayouts(turn, JUDGE_SEED, [{ letters: kept, weight: 1 }]);
  const nameAt = (place: number): string => candidateName(itemAt(truth.options, place));
  let [win, points] = [0, 0];
  if (withGuess !== without) {
    for (let from = 0; from < JUDGE_PLAYOUTS; from += CHUNK) {
      const [a, b] = [withGuess, without].map((candidate) =>
        truth.run({ candidate, from, count: CHUNK }, JUDGE_PLIES),
      );
      if (a === undefined || b === undefined) break;
      for (let at = 0; at < CHUNK; at++) {
        win += (itemAt(a.wins, at) - itemAt(b.wins, at)) / JUDGE_PLAYOUTS;
        points += (itemAt(a.spreads, at) - itemAt(b.spreads, at)) / JUDGE_PLAYOUTS;
      }
    }
  }
  return {
    turn: turn.name,
    seconds,
    kept: kept.length,
    evidence: evidenceFor(kept, supposed, unseen),
    withGuess: nameAt(withGuess),
    without: nameAt(without),
    win,
    points,
  };
}

function evidenceFor(
  kept: readonly number[],
  supposed: readonly SupposedRack[],
  unseen: readonly number[],
): number | null {
  const all = supposed.reduce((sum, { weight }) => sum + weight, 0);
  const found = supposed.find(({ letters }) => letters.join() === kept.join());
  if (found === undefined) return null;
  return Math.log(found.weight / all / chanceToDraw(kept, unseen));
}

/** To draw just these letters. */
function chanceToDraw(letters: readonly number[], unseen: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const letter of unseen) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const wanted = new Map<number, number>();
  for (const letter of letters) wanted.set(letter, (wanted.get(letter) ?? 0) + 1);
  let chance = 1 / waysToChoose(unseen.length, letters.length);
  for (const [letter, count] of wanted) chance *= waysToChoose(counts.get(letter) ?? 0, count);
  return chance;
}

function waysToChoose(of: number, count: number): number {
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
}
