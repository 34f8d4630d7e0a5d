/** What a game is called wherever it is named: its variant and its dictionary. */

import { PRESETS, type GameConfig, type PresetId } from '@lexiko/rules';
import type { Texts } from '../texts/texts.ts';
import type { Dictionary } from './dictionaries.ts';
import { dictionaryTitle } from './dictionary-title.ts';

/** Whatever decides on the title. */
export type TitledGame = Pick<GameConfig, 'sides' | 'options'> & { readonly preset: string };

function isPreset(preset: string): preset is PresetId {
  return Object.hasOwn(PRESETS, preset);
}

/** The name of the variant. A newer server may know a rulebook that this page does not. */
export function variantTitle(
  { quick, variants }: Texts,
  { preset, sides = 2, options = {} }: TitledGame,
): string {
  const { 'solitaire.mode': mode } = options;
  if (mode === 'twoRacks' || mode === 'openPool') return quick[mode].title;
  if (mode === 'tally' || sides === 1) return quick.solo.title;
  if (options['finishLine.enabled'] === 'on') return quick.finish.title;
  if (options['help.inGame'] === 'full') return quick.learning.title;
  if (preset === 'standard-2007' && options['rack.size'] === 9) return quick.nine.title;
  return isPreset(preset) ? variants[preset] : preset;
}

/** `offered`: lists of one's own, for their names. Without a known dictionary it is the variant alone. */
export function gameTitle(words: Texts, game: TitledGame, offered?: readonly Dictionary[]): string {
  const { 'dictionary.id': dictionary } = game.options ?? {};
  const variant = variantTitle(words, game);
  return typeof dictionary === 'string'
    ? `${variant} · ${dictionaryTitle(words, dictionary, offered)}`
    : variant;
}
