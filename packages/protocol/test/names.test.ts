/** What people and their things may be called. */

import { describe, expect, test } from 'vitest';
import {
  Command,
  isName,
  isPersonName,
  Person,
  readClientMessage,
  REQUESTS,
  RESERVED_NAMES,
} from '../src/index.ts';

const GOOD = [
  'Ann',
  'x',
  'Jean-Luc O’Neill',
  'Zoë',
  'Zoe\u0308',
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'ゆき',
  'เก่ง',
  'मिलिन्द',
  'יוֹסֵף',
  'Müller & Söhne',
  '🐙',
  '❤\uFE0F',
  '7b',
  "Robert'); drop table person;--",
  'x'.repeat(40),
  '🐙'.repeat(40),
];

const BAD: readonly (readonly [about: string, name: string])[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', '\uFFA0'],
  ['a Hangul jamo filler', '\u115F'],
  ['an empty Braille pattern', '\u2800'],
  ['a filler among letters', 'An\u3164n'],
  ['a space of no width', 'An\u200Bn'],
  ['a joiner of graphemes', 'Ann\u034F'],
  ['a mark for colours behind a letter', 'Ann\uFE0F'],
  ['a note head without a note', '\u{1D159}'],
  ['a hyphen that is not shown', 'An\u00ADn'],
  ['an override of direction', 'Ann\u202Enna'],
  ['an isolate', '\u2066Ann\u2069'],
  ['a mark of direction', '\u200FAnn'],
  ['a tag', 'Ann\u{E0041}'],
  ['a line separator', 'Ann\u2028Bob'],
  ['a tabulator', 'Ann\tBob'],
  ['a space that does not break', 'Ann\u00A0Bob'],
  ['an ideographic space', 'Ann\u3000Bob'],
  ['a space before it', ' Ann'],
  ['a space after it', 'Ann '],
  ['a mark that stands alone', '\u0301'],
  ['marks piled up', `e${'\u0301'.repeat(3)}`],
  ['different marks piled up', 'a\u0300\u0316\u0334\u0360n'],
  ['marks of a script piled up', `\u0E01${'\u0E47'.repeat(5)}`],
  ['an enclosing mark', 'A\u20DD'],
  ['too many letters', 'x'.repeat(41)],
  ['half a pair', '\uD83D'],
];

describe('a name', () => {
  test.each(GOOD)('may be %j', (name) => {
    expect(isName(name)).toBe(true);
    expect(isPersonName(name)).toBe(true);
  });

  test.each(BAD)('is not %s', (_, name) => {
    expect(isName(name)).toBe(false);
    expect(isPersonName(name)).toBe(false);
  });

  test.each([
    ...RESERVED_NAMES,
    'champion',
    'CHAMPION',
    'C h a m p i o n',
    'Champion.',
    'Chämpion',
    'Ｃｈａｍｐｉｏｎ',
    'Anfanger',
  ])('of a person is not %j', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(isName(name)).toBe(true); // a class may be called so
  });

  test.each(['Championship', 'Meister Eder', 'Easy Rider'])('of a person may be %j', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  test('is held to it wherever one is given', () => {
    const rename = (name: string): boolean =>
      readClientMessage(JSON.stringify({ type: 'command', id: 'a', command: { type: 'rename', name } })).ok;
    expect(rename('Ann')).toBe(true);
    for (const name of ['\u3164', 'Champion']) {
      expect(rename(name)).toBe(false);
      expect(REQUESTS.guest.body.safeParse({ name }).success).toBe(false);
      const account = { login: 'ann', password: 'correct horse', name };
      expect(REQUESTS.signUp.body.safeParse(account).success).toBe(false);
      expect(REQUESTS.passkeySignUp.body.safeParse({ login: 'ann', name }).success).toBe(false);
    }
    expect(Command.safeParse({ type: 'create-class', name: '\u2800' }).success).toBe(false);
    const added = { ceremony: 'c'.repeat(43), response: {} };
    expect(REQUESTS.passkeyAddFinish.body.safeParse({ ...added, label: 'Phone' }).success).toBe(true);
    expect(REQUESTS.passkeyAddFinish.body.safeParse({ ...added, label: '\u3164' }).success).toBe(false);
  });

  test('from before is still read', () => {
    for (const name of ['\u3164', 'Champion', `e${'\u0301'.repeat(20)}`])
      expect(Person.safeParse({ id: 'old', name }).success).toBe(true);
  });
});
