/**
 * A language as data: its letters in order, the tiles that come in its box, and how what people write becomes tiles.
 * A letter is what one tile shows and may be several characters (CH, L·L).
 */

export interface Letter {
  readonly letter: string;
  /** What its tile is worth. */
  readonly points: number;
  /** How many tiles of it the box holds. */
  readonly count: number;
  readonly vowel: boolean;
}

export interface Language {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** As browsers and screen readers call it (BCP 47). */
  readonly tag: string;
  /** In alphabetical order, which also decides the draw for first play (S-02). */
  readonly letters: readonly Letter[];
  readonly blanks: number;
  /** Characters of its writing that no tile shows, by what is laid for them: É is laid as E, Œ as O and E. */
  readonly folds: Readonly<Record<string, string>>;
}

/**
 * A language in short notation. `tiles` are letter, points, `x`, count: `A1x9 CH5x1` is nine tiles A of one point and
 * one tile CH of five. `folds` are what is laid, `:`, the characters it is laid for: `E:ÉÈ OE:Œ`.
 */
export interface LanguageNotes {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly tiles: string;
  readonly vowels: string;
  readonly folds: string;
}

/** Every box of ours has two blanks. */
const BLANKS = 2;

export function languageFrom({ id, name, tag, tiles, vowels, folds }: LanguageNotes): Language {
  return { id, name, tag, blanks: BLANKS, letters: lettersFrom(tiles, vowels), folds: foldsFrom(folds) };
}

function lettersFrom(tiles: string, vowels: string): readonly Letter[] {
  return tiles.split(' ').map((tile) => {
    const [, letter = '', points, count] = /^(\D+)(\d+)x(\d+)$/u.exec(tile) ?? [];
    return { letter, points: Number(points), count: Number(count), vowel: vowels.includes(letter) };
  });
}

function foldsFrom(folds: string): Readonly<Record<string, string>> {
  const entries = folds.split(' ').filter((entry) => entry !== '');
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const [laid = '', written = ''] = entry.split(':');
      return Array.from(written, (character) => [character, laid]);
    }),
  );
}

/** What people wrote, as it would lie on the board: upper case, accents composed, folded. Strange characters stay. */
export function foldText({ folds }: Language, text: string): string {
  const upper = text.normalize('NFC').toUpperCase().normalize('NFC');
  return Array.from(upper, (character) => folds[character] ?? character).join('');
}
