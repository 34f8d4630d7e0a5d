/** Which names people and things may have: visible text on one line. */

import * as z from 'zod/mini';
import { described } from './fields.ts';

const LONGEST_NAME = 40;

/** The variation selector after a pictograph, which requests the colour emoji; invisible elsewhere. */
const COLOUR_SIGN = /(?<=\p{Extended_Pictographic})\uFE0F/gu;
/** Control characters, direction marks and other invisible characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** Leading, trailing or non-standard spaces. */
const STRAY_SPACE = /^\s|\s$|[^\S ]/u;
/** Combining marks that enclose letters, have no letter, or exceed two per letter (four in scripts that need them). */
const PILED_MARKS = /^\p{M}|\p{Me}|\p{M}{5}|(?:(?=\p{M})\p{Script=Inherited}){3}/u;

/** Whether the text is a valid name for anything. */
export function isName(text: string): boolean {
  const plain = text.replaceAll(COLOUR_SIGN, '');
  const { length } = [...text];
  return (
    length >= 1 &&
    length <= LONGEST_NAME &&
    ![UNSEEN, STRAY_SPACE, PILED_MARKS].some((fault) => fault.test(plain))
  );
}

/** The names of computers and former players on pages, which nobody may take. */
export const RESERVED_NAMES: readonly string[] = [
  'Beginner',
  'Easy',
  'Medium',
  'Hard',
  'Expert',
  'Champion',
  'Computer',
  'Anfänger',
  'Leicht',
  'Mittel',
  'Schwer',
  'Experte',
  'Meister',
  'Débutant',
  'Facile',
  'Moyen',
  'Difficile',
  'Principiante',
  'Fácil',
  'Medio',
  'Difícil',
  'Experto',
  'Campeón',
  'Makkelijk',
  'Gemiddeld',
  'Moeilijk',
  'Kampioen',
  'Początkujący',
  'Łatwy',
  'Średni',
  'Trudny',
  'Ekspert',
  'Mistrz',
  'Former player',
];

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES.map(lookOf));

/** Whether the text is a valid name for a person. */
export function isPersonName(text: string): boolean {
  return isName(text) && !RESERVED.has(lookOf(text));
}

/** Reduces a name to its letters without case, accents, width and separators, to compare how it looks. */
function lookOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** A new name for a thing. Stored names are not checked again (`name`). */
export const givenName = described(
  z.string().check(z.refine(isName)),
  'Up to 40 visible characters on one line.',
);
/** A name that a person takes. */
export const personName = described(
  z.string().check(z.refine(isPersonName)),
  'Up to 40 visible characters on one line; not the name of a computer.',
);
