/** The rules of a quick game, as the server makes them for those it pairs. */

import type { OwnSeek, SeekTime } from '@lexiko/protocol';
import type { GameConfig } from '@lexiko/rules';

/** The rulebook of all quick games. */
export const QUICK_PRESET = 'standard-2007';

const CLOCKS: Readonly<Record<SeekTime, Readonly<Record<string, unknown>>>> = {
  '3+0': { 'clock.seconds': [180, 180] },
  '10+5': { 'clock.seconds': [600, 600], 'clock.increment': 5 },
  '25+0': { 'clock.seconds': [1500, 1500] },
  day: { 'timer.days': 1 },
};

export function quickConfig({
  time,
  language,
  dictionary,
}: Pick<OwnSeek, 'time' | 'language' | 'dictionary'>): GameConfig {
  const options = { ...CLOCKS[time], 'letters.language': language, 'dictionary.id': dictionary };
  return { preset: QUICK_PRESET, sides: 2, options };
}
