/** `docs/options.md` says what the records of the options say. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionDocument } from './option-document.ts';

const PATH = new URL('../../../docs/options.md', import.meta.url);

/** Tables without the spaces by which the formatter lines them up. */
function unaligned(text: string): string {
  return text.replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
}

test('the document of the options is current (LEXIKO_WRITE_DOCS=1 writes it anew)', () => {
  if (process.env['LEXIKO_WRITE_DOCS'] === '1') writeFileSync(PATH, optionDocument());
  expect(unaligned(readFileSync(PATH, 'utf8'))).toBe(unaligned(optionDocument()));
});
