/** What those are called who play alone at their screen. A game keeps the name of the language in which it began. */

import type { PageLanguage } from './languages.ts';

export const YOUR_NAME: Readonly<Record<PageLanguage, string>> = {
  en: 'You',
  de: 'Du',
  fr: 'Toi',
  es: 'Tú',
  nl: 'Jij',
  pl: 'Ty',
};

const YOUR_NAMES: ReadonlySet<string> = new Set(Object.values(YOUR_NAME));

/** Whether a name stands for the reader, in whichever language the game began. */
export function isYou(name: string): boolean {
  return YOUR_NAMES.has(name);
}
