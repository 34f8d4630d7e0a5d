/** QR codes of cards: as another program draws them. `uqr` 0.1.3 drew these, and `jsqr` 1.4.0 read them and 62 others. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from '../../../src/online/school/qr-code.ts';

function drawn(text: string): readonly string[] {
  return qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
}

/** Digests of what `uqr` draws with correction M, by the text. */
const DRAWN: readonly (readonly [text: string, side: number, digest: string])[] = [
  ['https://lexiko.example/#/online/card/ABCDEFGHJKLM', 33, '6b3084e4aee80d2d'],
  ['kart '.repeat(18), 41, '9903d037a0c3e72d'],
  ['Lexiko '.repeat(19).slice(0, 130), 49, '4a66195386ef99c8'],
  ['kart '.repeat(30), 49, 'e8a1595fc02393ec'],
  ['x'.repeat(170), 53, '9a7ec475070f29b7'],
];

test.each(DRAWN)('%s is drawn as another program draws it', (text, side, digest) => {
  const rows = drawn(text);
  expect(rows).toHaveLength(side);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
});

test('a code has its three corners and takes no text of more than 180 bytes', () => {
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const rows = drawn('LEXIKO');
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(drawn('x'.repeat(180))).toHaveLength(53);
  expect(() => qrCode('x'.repeat(181))).toThrow('too long');
});
