/**
 * Names of letters that a screen reader cannot pronounce alone, as players of the language say them. It reads all other
 * letters as written.
 */

import type { LanguageId } from '@lexiko/languages';

const NAMES: Readonly<Partial<Record<LanguageId, Readonly<Record<string, string>>>>> = {
  german: { Ä: 'A Umlaut', Ö: 'O Umlaut', Ü: 'U Umlaut' },
  spanish: { CH: 'che', LL: 'doble ele', Ñ: 'eñe', RR: 'doble erre' },
  polish: {
    Ą: 'a z ogonkiem',
    Ć: 'c z kreską',
    Ę: 'e z ogonkiem',
    Ł: 'eł',
    Ń: 'n z kreską',
    Ó: 'o z kreską',
    Ś: 's z kreską',
    Ź: 'z z kreską',
    Ż: 'z z kropką',
  },
  catalan: { Ç: 'ce trencada', L·L: 'ela geminada', NY: 'ena i grega', QU: 'cu u' },
};

/** The text that a screen reader reads for a letter. */
export function letterName(language: LanguageId, letter: string): string {
  return NAMES[language]?.[letter] ?? letter;
}
