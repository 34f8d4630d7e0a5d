/** `--alphabet`: one of those built in, or a file with another. */

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@lexiko/languages';
import { type Alphabet, type AlphabetData, makeAlphabet } from '@lexiko/words';
import { UsageError } from '../command.ts';
import { alphabetFaultText } from './import-text.ts';

const EXAMPLE =
  '{"id":"…","name":"…","blanks":2,"letters":[{"letter":"A","points":1,"count":9,"vowel":true},…]}';

export function readAlphabet(value: string): { readonly data: AlphabetData; readonly alphabet: Alphabet } {
  const data = LANGUAGES.find(({ id }) => id === value) ?? readAlphabetFile(value);
  const made = makeAlphabet(data);
  if (!made.ok) {
    const { error } = made;
    throw new UsageError(({ lexica }) => lexica.badAlphabet(value, alphabetFaultText(lexica, error)));
  }
  return { data, alphabet: made.value };
}

function readAlphabetFile(path: string): AlphabetData {
  const known = LANGUAGES.map(({ id }) => id);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(({ lexica }) => lexica.notAnAlphabet(path, known));
  }
  const data = parseAlphabetData(text);
  if (data === null) {
    throw new UsageError(({ lexica }) => lexica.badAlphabetFile(path, EXAMPLE));
  }
  return data;
}

/** `null` unless the text is JSON of the form of `AlphabetData`; a letter may also be a plain string. */
function parseAlphabetData(text: string): AlphabetData | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { id, name, letters, blanks = 0 } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(letters) || !isSmall(blanks)) {
    return null;
  }
  const read = letters.map(readLetterData);
  return read.every((letter) => letter !== null) ? { id, name, blanks, letters: read } : null;
}

function readLetterData(value: unknown): AlphabetData['letters'][number] | null {
  if (typeof value === 'string') return { letter: value };
  if (!isRecord(value)) return null;
  const { letter, points = 0, count = 0, vowel = false } = value;
  if (typeof letter !== 'string' || typeof vowel !== 'boolean' || !isSmall(points) || !isSmall(count)) {
    return null;
  }
  return { letter, points, count, vowel };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Columns of points and counts hold bytes. */
function isSmall(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;
}
