/** The texts in the language chosen. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { sayRefusal, type Refusal, type RefusalSaid } from '@lexiko/rules';
import { settings, type Language } from '../settings.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { Texts } from './texts.ts';

export const CATALOGUES: Readonly<Record<Language, Texts>> = { en: ENGLISH, de: GERMAN };

export const texts: ReadonlySignal<Texts> = computed(() => CATALOGUES[settings.value.language]);

export function refusalText({ refusals }: Texts, refusal: Refusal): RefusalSaid {
  return sayRefusal(refusals, refusal);
}
