/** Boxes of other languages (C-03, S-02, W-33). */

import { LANGUAGE_IDS } from '@lexiko/languages';
import { configure, type Ruleset } from '@lexiko/rules';
import { allTiles, BLANK, textOf, type Board } from '@lexiko/rules/board';
import { deviations } from '@lexiko/rules/options';
import { describe, expect, test } from 'vitest';

function rulesetOf(preset: 'standard-2007' | 'crosswords' | 'custom', options: object): Ruleset {
  const answer = configure({ preset, options: { 'dictionary.id': 'table', ...options } });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('the language of the tiles', () => {
  test('is English where nobody says otherwise', () => {
    const { tiles } = rulesetOf('standard-2007', {});
    expect(allTiles(tiles)).toHaveLength(100);
    expect(tiles.letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test('brings its letters, their number and what they are worth', () => {
    const { tiles } = rulesetOf('standard-2007', { 'letters.language': 'german' });
    expect(allTiles(tiles)).toHaveLength(102);
    expect([tiles.counts['E'], tiles.counts['Ä'], tiles.values['Ä'], tiles.counts[BLANK]]).toEqual([
      15, 1, 6, 2,
    ]);
  });

  test('orders the draw for first play by its own alphabet', () => {
    const { tiles } = rulesetOf('standard-2007', { 'letters.language': 'spanish' });
    expect(tiles.letters.indexOf('CH')).toBe(tiles.letters.indexOf('C') + 1);
    expect(tiles.letters.indexOf('Ñ')).toBe(tiles.letters.indexOf('N') + 1);
  });

  test('is no deviation from a preset: every preset is played in any language', () => {
    expect(deviations(rulesetOf('standard-2007', { 'letters.language': 'polish' }).config)).toEqual([]);
  });

  test('must be one that is known', () => {
    const answer = configure({ preset: 'standard-2007', options: { 'letters.language': 'klingon' } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'BAD_OPTION_VALUE', key: 'letters.language' } });
  });

  test.each(LANGUAGE_IDS)('divides the 120 tiles of Crosswords in %s as its classic box', (language) => {
    const { tiles } = rulesetOf('crosswords', { 'letters.language': language });
    expect(allTiles(tiles)).toHaveLength(120);
    expect(tiles.counts[BLANK]).toBe(4);
    expect(tiles.letters.every((letter) => (tiles.counts[letter] ?? 0) > 0)).toBe(true);
  });

  test('allows a box of its own letters only', () => {
    const german = { 'letters.language': 'german' };
    const { tiles } = rulesetOf('custom', { ...german, 'custom.letters': { Ü: 9, A: 40, '?': 2 } });
    expect(tiles.letters).toEqual(['A', 'Ü']);
    for (const key of ['custom.letters', 'custom.values']) {
      const answer = configure({ preset: 'custom', options: { ...german, [key]: { A: 40, Ñ: 10 } } });
      expect(answer).toEqual({
        ok: false,
        error: {
          code: 'BAD_OPTION_VALUE',
          key,
          fault: { code: 'NOT_LETTERS_OF_THE_LANGUAGE', letters: ['Ñ'] },
        },
      });
    }
  });
});

describe('a word on the board', () => {
  const { tiles } = rulesetOf('standard-2007', { 'letters.language': 'spanish' });
  const spelt = (...board: Board): string =>
    textOf(tiles, board, { direction: 'across', squares: [...board.keys()] });

  test('is written with letters of several characters as they are', () => {
    expect(spelt('CH', 'I', 'C', 'O')).toBe('CHICO');
    expect(spelt('C', 'A', 'rr', 'O')).toBe('CARRO');
  });

  test('has brackets where it would be read as other letters', () => {
    expect(spelt('C', 'H', 'I', 'C', 'O')).toBe('[C][H][I][C][O]');
    expect(spelt('L', 'LL', 'A')).toBe('[L][LL][A]');
    expect(spelt('LL', 'L', 'A')).toBe('LLLA');
  });
});
