/** Who plays whom: the nearest ratings first, among more and more as time passes. Pure. */

import type { Pace } from '@lexiko/protocol';
import type { Candidate } from './store/seek-store.ts';

export interface Pair {
  /** In the order in which they came. */
  readonly seeks: readonly [Candidate, Candidate];
  readonly isRated: boolean;
}

interface Widening {
  /** How far apart ratings may be at first. */
  readonly from: number;
  readonly perSecond: number;
}

/** A live seeker meets anybody after about a minute, one by correspondence after a day. */
const WIDENING: Readonly<Record<Pace, Widening>> = {
  live: { from: 150, perSecond: 15 },
  correspondence: { from: 400, perSecond: 0.02 },
};

/** How far from the seeker's rating an opponent may be by now. */
export function reachOf({ pace, createdMs }: Candidate, nowMs: number): number {
  const { from, perSecond } = WIDENING[pace];
  return from + (Math.max(0, nowMs - createdMs) / 1000) * perSecond;
}

/** Whether the two would have a rated game; `null`: they want different things. */
export function ratedBetween(
  one: Pick<Candidate, 'play' | 'hasAccount'>,
  other: Pick<Candidate, 'play' | 'hasAccount'>,
): boolean | null {
  const canBeRated = one.hasAccount && other.hasAccount;
  if (canBeRated && one.play !== 'casual' && other.play !== 'casual') return true;
  return one.play === 'rated' || other.play === 'rated' ? null : false;
}

/** Whether both look for such a game, and for such an opponent, whatever the ratings. */
export function areFit(one: Candidate, other: Candidate): boolean {
  return (
    one.person !== other.person &&
    one.time === other.time &&
    one.language === other.language &&
    one.dictionary === other.dictionary &&
    (one.withBots || !other.isBot) &&
    (other.withBots || !one.isBot) &&
    ratedBetween(one, other) !== null
  );
}

/** `mayMeet`: whether neither has muted the other. */
export function pairUp(
  candidates: readonly Candidate[],
  mayMeet: (one: string, other: string) => boolean,
  nowMs: number,
): readonly Pair[] {
  const possible = candidates.flatMap((one, at) =>
    candidates.slice(at + 1).flatMap((other) => {
      const distance = Math.abs(one.rating - other.rating);
      const isNear = distance <= Math.min(reachOf(one, nowMs), reachOf(other, nowMs));
      return isNear && areFit(one, other) && mayMeet(one.person, other.person)
        ? [{ one, other, distance }]
        : [];
    }),
  );
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  // Of equal distances the pair that has waited longer comes first: the candidates are in that order.
  for (const { one, other } of possible.toSorted((a, b) => a.distance - b.distance)) {
    if (taken.has(one.person) || taken.has(other.person)) continue;
    taken.add(one.person).add(other.person);
    pairs.push({ seeks: [one, other], isRated: ratedBetween(one, other) === true });
  }
  return pairs;
}
