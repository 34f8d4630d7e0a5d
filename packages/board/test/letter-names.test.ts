/** Letters as they are read aloud. */

import { LANGUAGE_IDS, languageOf } from '@lexiko/languages';
import { configure } from '@lexiko/rules';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { describe, expect, it } from 'vitest';
import { letterName } from '../src/squares/letter-names.ts';
import { squareText } from '../src/squares/square-marks.ts';

function spokenAt(language: string, laid: string): string {
  const configured = configure({ preset: 'standard-2007', options: { 'letters.language': language } });
  if (!configured.ok) throw new Error(configured.error.code);
  return squareText(ENGLISH, { ruleset: configured.value }, { square: 112, laid, marks: [], notes: [] });
}

describe('letters read aloud', () => {
  it('that no voice can pronounce go by their names in the language of the game', () => {
    expect(spokenAt('spanish', 'LL')).toBe('H8, doble ele, 8 points');
    expect(spokenAt('spanish', 'ch')).toContain('che');
    expect(spokenAt('polish', 'Ą')).toBe('H8, a z ogonkiem, 5 points');
    expect(spokenAt('german', 'Ä')).toBe('H8, A Umlaut, 6 points');
    expect(spokenAt('english', 'A')).toBe('H8, A, 1 point');
  });

  it('of several characters or with marks all have a name', () => {
    for (const id of LANGUAGE_IDS)
      for (const { letter } of languageOf(id).letters)
        if (!/^[A-Z]$/u.test(letter)) expect(letterName(id, letter), `${id} ${letter}`).not.toBe(letter);
  });
});
