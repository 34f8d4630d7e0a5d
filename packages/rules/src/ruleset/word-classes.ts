/**
 * Options that bar a class of words (W-24, W-25, school) mean nothing where nobody knows which words are of that class.
 * New games cannot choose them; in games of earlier versions they were without effect, and count as off.
 */

import { knowsClass, type WordClass } from '@lexiko/languages';
import type { Preset } from '../data/presets.ts';
import type { OptionKey, Options } from '../options/option-values.ts';
import { playersDecide } from '../rule-points/dictionary.ts';
import { belongsTo, type Given } from './chosen-options.ts';
import type { ConfigRefusal } from './game-config.ts';

type ClassKey = Extract<OptionKey, 'cw.plurals' | 'cw.foreign' | 'dictionary.school'>;

const CLASS_OPTIONS: readonly (readonly [ClassKey, WordClass])[] = [
  ['cw.plurals', 'plurals'],
  ['cw.foreign', 'foreign'],
  ['dictionary.school', 'school'],
];

const OFF = 'off';

/** The options of a game of this preset that no dictionary of its language can follow. Players who decide can. */
export function unknownClassKeys(preset: Preset, options: Options): readonly ClassKey[] {
  if (playersDecide({ id: options['dictionary.id'] })) return [];
  const language = options['letters.language'];
  return CLASS_OPTIONS.flatMap(([key, words]) =>
    belongsTo(key, preset.id) && !knowsClass(language, words) ? [key] : [],
  );
}

export function withoutUnknownClasses(preset: Preset, options: Options): Options {
  const keys = unknownClassKeys(preset, options);
  return keys.length === 0 ? options : { ...options, ...Object.fromEntries(keys.map((key) => [key, OFF])) };
}

/** `options` are those of the game, in which such options are off already. */
export function refuseUnknownClass(preset: Preset, options: Options, given: Given): ConfigRefusal | null {
  const key = unknownClassKeys(preset, options).find((one) => given[one] !== undefined && given[one] !== OFF);
  return key === undefined
    ? null
    : { code: 'OPTIONS_CONFLICT', keys: [key, 'letters.language'], conflict: 'CLASS_NOT_KNOWN' };
}
