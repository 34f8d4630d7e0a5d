/** The texts in the language chosen. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@lexiko/rules';
import { settings, type Language } from '../settings.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { Said, Texts } from './texts.ts';

export const CATALOGUES: Readonly<Record<Language, Texts>> = { en: ENGLISH, de: GERMAN };

export const texts: ReadonlySignal<Texts> = computed(() => CATALOGUES[settings.value.language]);

export function refusalText({ refusals }: Texts, refusal: Refusal): Said {
  // Each entry takes the refusal of its own code, which the compiler cannot see through a computed key.
  const say = refusals[refusal.code] as (refusal: Refusal) => Said;
  return say(refusal);
}
