import { describe, expect, it } from 'vitest';
import { LANGUAGES, LANGUAGE_IDS, foldText, languageOf, type LanguageId } from '@lexiko/languages';

const total = (id: LanguageId): number => {
  const { letters, blanks } = languageOf(id);
  return letters.reduce((sum, { count }) => sum + count, blanks);
};

const written = (id: LanguageId): string =>
  languageOf(id)
    .letters.map(({ letter }) => letter)
    .join(' ');

describe('the languages a game can be played in', () => {
  it.each([
    ['english', 100],
    ['german', 102],
    ['french', 102],
    ['spanish', 100],
    ['dutch', 102],
    ['polish', 100],
    ['catalan', 100],
  ] as const)('the %s box holds %i tiles', (id, tiles) => {
    expect(total(id)).toBe(tiles);
  });

  it('each has its letters once, each with a tile that counts, and vowels among them', () => {
    for (const { id, letters, blanks } of LANGUAGES) {
      expect(new Set(letters.map(({ letter }) => letter)).size, id).toBe(letters.length);
      expect(blanks, id).toBe(2);
      for (const { letter, points, count } of letters) {
        expect(points, `${id} ${letter}`).toBeGreaterThan(0);
        expect(count, `${id} ${letter}`).toBeGreaterThan(0);
        expect(letter, id).toBe(letter.normalize('NFC').toUpperCase());
      }
      expect(letters.filter(({ vowel }) => vowel).length, id).toBeGreaterThanOrEqual(5);
    }
  });

  it('their letters stand in the order of their alphabets', () => {
    expect(written('german')).toBe('A Ä B C D E F G H I J K L M N O Ö P Q R S T U Ü V W X Y Z');
    expect(written('spanish')).toBe('A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z');
    expect(written('polish')).toBe('A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż');
  });

  it('are found by their ids', () => {
    expect(LANGUAGES.map(({ id }) => id)).toEqual(LANGUAGE_IDS);
    expect(languageOf('polish').name).toBe('Polski');
  });
});

describe('writing that becomes tiles', () => {
  it.each([
    ['german', 'Straße', 'STRASSE'],
    ['german', 'Öl', 'ÖL'],
    ['german', 'Café', 'CAFE'],
    ['french', 'cœur', 'COEUR'],
    ['french', 'Noël', 'NOEL'],
    ['spanish', 'pingüino', 'PINGUINO'],
    ['spanish', 'año', 'AÑO'],
    ['dutch', 'ĳs', 'IJS'],
    ['dutch', 'één', 'EEN'],
    ['polish', 'źdźbło', 'ŹDŹBŁO'],
    ['english', 'naïve', 'NAIVE'],
  ] as const)('in %s, %s is laid as %s', (id, text, laid) => {
    expect(foldText(languageOf(id), text)).toBe(laid);
    expect(foldText(languageOf(id), text.normalize('NFD'))).toBe(laid);
  });

  it('folds only into letters of the language, and never a letter of it', () => {
    for (const { id, letters, folds } of LANGUAGES) {
      const known = new Set(letters.map(({ letter }) => letter));
      for (const [character, laid] of Object.entries(folds)) {
        expect(known.has(character), `${id} ${character}`).toBe(false);
        expect(
          [...laid].every((letter) => known.has(letter)),
          `${id} ${laid}`,
        ).toBe(true);
      }
    }
  });

  it('leaves what is no letter for others to judge', () => {
    expect(foldText(languageOf('spanish'), 'kilo 7')).toBe('KILO 7');
  });
});
