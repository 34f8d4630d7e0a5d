/** The examples of `docs/api.md` print what it says, and the bot of the tutorial plays. */

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
/** The bot of the tutorial, which ends with its server. */
let bot: Promise<void> = Promise.resolve();

beforeAll(async () => {
  server = await startTestServer();
  token = (await signUpProgram(server.port, 'ann')).api.token ?? '';
});
afterAll(async () => {
  await server.close();
  await bot;
});

test('there are examples', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(4);
  expect(TEXT.match(/```js/gu)).toHaveLength(EXAMPLES.length);
});

// In order: later ones use what earlier ones have made.
test.each(EXAMPLES)('$name', async ({ code, output }) => {
  const printed: string[] = [];
  await run(code, token, printed);
  expect(`${printed.join('\n')}\n`).toBe(output);
});

test('The bot of the tutorial accepts a challenge and plays the game to its end', async () => {
  const bob = await signUpProgram(server.port, 'bob');
  const robot = await signUpProgram(server.port, 'robot');
  const text = readFileSync(new URL('../../../../docs/tutorials/2-first-bot.md', import.meta.url), 'utf8');
  const code = /```js\n(.*?)```/su.exec(text)?.[1] ?? '';
  const printed: string[] = [];
  bot = run(code, robot.api.token ?? '', printed).catch(() => {});
  const { game } = await bob.api.done('/games', {
    config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'any' } },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    invite: robot.person,
    nonce: 'from bob',
  });
  const path = `/games/${String(game)}`;
  for (let isOver = false; !isOver;) {
    const { body } = await bob.api.get(path);
    isOver = body['stage'] === 'over';
    if (body['stage'] === 'playing' && body['turn'] === 0)
      await bob.api.post(`${path}/moves`, { move: 'pass', at: body['seq'] });
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await robot.api.get('/account')).body).toMatchObject({ person: { bot: true } });
  await expect.poll(() => printed).toHaveLength(1);
});

/** As a program of somebody else, which has nothing of ours. */
function run(code: string, program: string, printed: string[]): Promise<void> {
  const console = { log: (...values: unknown[]) => printed.push(values.map(String).join(' ')) };
  const main = runInThisContext(`(async (SERVER, TOKEN, console) => {${code}})`) as (
    server: string,
    token: string,
    console: object,
  ) => Promise<void>;
  return main(`http://127.0.0.1:${server.port}`, program, console);
}
