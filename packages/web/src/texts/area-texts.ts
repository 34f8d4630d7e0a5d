/** The texts of screens that are loaded when somebody goes there: both languages come with the screen. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Language } from '../page/settings.ts';
import { language } from './current.ts';

/** An area in the language chosen. */
export function areaTexts<T>(languages: Readonly<Record<Language, T>>): ReadonlySignal<T> {
  return computed(() => languages[language.value]);
}
