/** The title of a rulebook; its id if only a newer server knows it. */

import type { Texts } from '../../texts/texts.ts';

function isRulebook(words: Texts, preset: string): preset is keyof Texts['presets'] {
  return Object.hasOwn(words.presets, preset);
}

export function presetTitle(words: Texts, preset: string): string {
  return isRulebook(words, preset) ? words.presets[preset].title : preset;
}
