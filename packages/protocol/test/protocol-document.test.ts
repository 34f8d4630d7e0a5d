/** `docs/protocol.md` and the routes in `docs/api.md` are what the schemas say; the example is made of real messages. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from '../src/index.ts';
import { BEGIN, END, routesText } from './api-document.ts';
import { protocolDocument } from './protocol-document.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

const PATH = new URL('../../../docs/protocol.md', import.meta.url);

const API_PATH = new URL('../../../docs/api.md', import.meta.url);

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

describe('the document of the API', () => {
  test('has every route as the table says (LEXIKO_WRITE_DOCS=1 writes them anew)', () => {
    const [before = '', rest = ''] = readFileSync(API_PATH, 'utf8').split(BEGIN);
    const [routes = '', after = ''] = rest.split(END);
    if (process.env['LEXIKO_WRITE_DOCS'] === '1')
      writeFileSync(API_PATH, `${before}${BEGIN}\n\n${routesText()}\n${END}${after}`);
    else expect(unaligned(routes).trim()).toBe(unaligned(routesText()).trim());
  });
});
