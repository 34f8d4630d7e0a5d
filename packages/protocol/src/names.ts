/** What somebody, or something of theirs, may be called: text that can be seen, and that stays in its line. */

import * as z from 'zod/mini';
import { described } from './fields.ts';

const LONGEST_NAME = 40;

/** A sign behind a picture that asks for its colours; elsewhere nobody sees it. */
const COLOUR_SIGN = /(?<=\p{Extended_Pictographic})\uFE0F/gu;
/** Controls, what changes the direction of writing, and whatever is there without being seen. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** At the edge, or of another width than everybody takes it for. */
const STRAY_SPACE = /^\s|\s$|[^\S ]/u;
/** Marks that enclose letters, stand alone, or are piled up: two at a letter, and four in scripts that need them. */
const PILED_MARKS = /^\p{M}|\p{Me}|\p{M}{5}|(?:(?=\p{M})\p{Script=Inherited}){3}/u;

/** Whether it can be a name of anything. */
export function isName(text: string): boolean {
  const plain = text.replaceAll(COLOUR_SIGN, '');
  const { length } = [...text];
  return (
    length >= 1 &&
    length <= LONGEST_NAME &&
    ![UNSEEN, STRAY_SPACE, PILED_MARKS].some((fault) => fault.test(plain))
  );
}

/** As pages call the computers, and whoever has left for good: nobody is to be taken for one of them. */
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
  'Former player',
];

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES.map(lookOf));

/** Whether a person may be called so. */
export function isPersonName(text: string): boolean {
  return isName(text) && !RESERVED.has(lookOf(text));
}

/** What is left of a name at a glance: no case, no accents, no width, nothing between the letters. */
function lookOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** A name given to a thing. Those from before are read as they are (`name`). */
export const givenName = described(
  z.string().check(z.refine(isName)),
  'Up to 40 characters that can be seen, in one line.',
);
/** A name that a person takes. */
export const personName = described(
  z.string().check(z.refine(isPersonName)),
  'Up to 40 characters that can be seen, in one line; not what computers are called.',
);
