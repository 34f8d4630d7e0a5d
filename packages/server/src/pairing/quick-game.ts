/** The game that a seek is for: its rules, clock and terms, and the computer of about the seeker's strength. */

import { usualTerms, type Pace, type SeekTime } from '@lexiko/protocol';
import type { GameConfig } from '@lexiko/rules';
import type { Plan } from '../games/game-making.ts';
import type { SeekRecord } from './store/seek-store.ts';

/** The rulebook of all quick games. */
export const QUICK_PRESET = 'standard-2007';

const CLOCKS: Readonly<Record<SeekTime, Readonly<Record<string, unknown>>>> = {
  '3+0': { 'clock.seconds': [180, 180] },
  '10+5': { 'clock.seconds': [600, 600], 'clock.increment': 5 },
  '25+0': { 'clock.seconds': [1500, 1500] },
  day: { 'timer.days': 1 },
};

/** Who does not come back to a live quick game loses it after this long. */
const ABSENT_SECONDS = 90;

export function paceOf(time: SeekTime): Pace {
  return time === 'day' ? 'correspondence' : 'live';
}

type Wish = Pick<SeekRecord, 'time' | 'language' | 'dictionary'>;

export function configOf({ time, language, dictionary }: Wish): GameConfig {
  const options = { ...CLOCKS[time], 'letters.language': language, 'dictionary.id': dictionary };
  return { preset: QUICK_PRESET, sides: 2, options };
}

/** `players`: whoever came first, and the other. */
export function planOf(
  wish: Wish,
  {
    players,
    isRated,
    seeks,
  }: {
    readonly players: readonly [string, string];
    readonly isRated: boolean;
    readonly seeks: readonly string[];
  },
): Plan {
  const pace = paceOf(wish.time);
  return {
    config: configOf(wish),
    seats: players.map((person, seat) => ({ seat, person, computer: null, team: null })),
    visibility: 'open',
    pace,
    terms: { ...usualTerms(pace), absentSeconds: ABSENT_SECONDS, rated: isRated },
    host: players[0],
    classroom: null,
    rematchOf: null,
    seeks,
  };
}

/** From which rating on a computer is an even opponent; estimates that keep the offer near, not a calibration. */
const LEVELS_FROM: readonly (readonly [string, number])[] = [
  ['champion', 2000],
  ['expert', 1800],
  ['hard', 1600],
  ['medium', 1400],
  ['easy', 1200],
  ['beginner', Number.NEGATIVE_INFINITY],
];

/** `null`: this server has no such computer. */
export function computerFor(rating: number, levels: readonly string[]): string | null {
  return LEVELS_FROM.find(([level, from]) => rating >= from && levels.includes(level))?.[0] ?? null;
}
