/** The examples of `docs/api.md` print what it says. */

import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpProgram } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const TEXT = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const EXAMPLES = [...TEXT.matchAll(/```js\n(.*?)```\n\n```\n(.*?)```/gsu)].map(
  ([, code = '', output = '']) => ({
    name: code.split('\n').find((line) => line.includes('fetch')) ?? '',
    code,
    output,
  }),
);

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await signUpProgram(server.port, 'ann')).api.token ?? '';
});
afterAll(async () => server.close());

test('there are examples', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(4);
  expect(TEXT.match(/```js/gu)).toHaveLength(EXAMPLES.length);
});

// In order: later ones use what earlier ones have made.
test.each(EXAMPLES)('$name', async ({ code, output }) => {
  const printed: string[] = [];
  const console = { log: (...values: unknown[]) => printed.push(values.map(String).join(' ')) };
  const run = runInThisContext(`(async (SERVER, TOKEN, console) => {${code}})`) as (
    server: string,
    token: string,
    console: object,
  ) => Promise<void>;
  await run(`http://127.0.0.1:${server.port}`, token, console);
  expect(`${printed.join('\n')}\n`).toBe(output);
});
