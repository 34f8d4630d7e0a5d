/** `docs/protocol.md` is what the schemas say, and its example is made of messages of the protocol. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from '../src/index.ts';
import { protocolDocument } from './protocol-document.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

const PATH = new URL('../../../docs/protocol.md', import.meta.url);

/** Tables without the spaces by which the formatter lines them up. */
function unaligned(text: string): string {
  return text.replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
}

describe('the document of the protocol', () => {
  test('is current (LEXIKO_WRITE_DOCS=1 writes it anew)', () => {
    if (process.env['LEXIKO_WRITE_DOCS'] === '1') writeFileSync(PATH, protocolDocument());
    expect(unaligned(readFileSync(PATH, 'utf8'))).toBe(unaligned(protocolDocument()));
  });

  test.each(WORKED_EXAMPLE)('has an example of real messages: %s', (line) => {
    const [, arrow, frame = ''] = /^\w+ (→|←) (.*)$/.exec(line) ?? [];
    // A code stands for six letters; this one stands for it.
    const text = frame.replaceAll('"code":"CODE"', '"code":"CODEXX"');
    if (arrow === '→') expect(readClientMessage(text)).toMatchObject({ ok: true });
    else expect(readServerMessage(text)).not.toBeNull();
  });
});
