/** `lexiko bot` as a process of its own: it is challenged, accepts, plays a whole game with our engine, and ends. */

import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ApiGame } from '@lexiko/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnTied } from '../../../../scripts/processes/tied-process.mjs';
import { signUpProgram } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/lexiko.mjs', import.meta.url));
const PATIENCE_MS = 300_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

test(
  'plays a rated game to its end against somebody who only passes, and is known as a bot',
  async () => {
    const ann = await signUpProgram(server.port, 'ann');
    const robot = await signUpProgram(server.port, 'robot');
    const args = ['bot', '--server', `http://127.0.0.1:${server.port}`, '--token', robot.api.token ?? ''];
    // The server finds every word good; the engine plays those of our lexicon, the best at first sight.
    args.push('--lexicon', 'english', '--go', 'static', '--games', '1');
    const bot = spawnTied(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = once(bot, 'close');
    let printed = '';
    bot.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
    bot.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
    // Its program may have to be built first.
    while (!printed.includes('robot')) await Promise.race([once(bot.stdout, 'data'), closed]);
    const created = await ann.api.done('/games', {
      config: { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'any' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      terms: { rated: true },
      invite: robot.person,
      nonce: 'from ann',
    });
    const id = String(created['game']);
    const look = async () => ApiGame.parse((await ann.api.patiently(() => ann.api.get(`/games/${id}`))).body);
    const lines = await ann.api.lines(`/games/${id}/stream`);
    for (let heard = 0; ; heard++) {
      const game = await look();
      if (game.stage === 'over') break;
      if (game.stage === 'playing' && (game.turn === 0 || game.turn === null)) {
        const move = game.turn === null ? 'accept' : 'pass';
        const answer = await ann.api.patiently(() =>
          ann.api.post(`/games/${id}/moves`, { move, at: game.seq }),
        );
        if (answer.status >= 300) expect.fail(`${move} was refused: ${answer.text}`);
      }
      // Whatever has happened since is already there; otherwise it comes.
      const { seq } = game;
      await lines.when(() => printed.includes('lexiko bot:') || lastSeq(lines.texts) > seq || lines.isOver);
      if (printed.includes('lexiko bot:')) expect.fail(printed);
    }
    const over = await look();
    expect(over.scores[1]).toBeGreaterThan(100);
    expect(over.seats[1]?.occupant).toMatchObject({ person: { id: robot.person, bot: true } });
    const plays = over.events.filter(({ event }) => event['type'] === 'played' && event['seat'] === 1);
    expect(plays.length).toBeGreaterThan(5);
    expect(over.events.some(({ event }) => event['type'] === 'resigned')).toBe(false);
    expect(await closed).toEqual([0, null]);
    expect(printed).toContain(id);
  },
  PATIENCE_MS,
);

/** The number of the last event in the lines of a stream. */
function lastSeq(texts: readonly string[]): number {
  const events = texts.flatMap(
    (text) => (JSON.parse(text) as { readonly events?: readonly { readonly seq: number }[] }).events ?? [],
  );
  return events.at(-1)?.seq ?? 0;
}
