/** The pledge to play fair, on a fake server: asked for once, then what was refused is done. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/online/connection/connection.ts';
import { FairPlay } from '../../src/online/fair-play/fair-play.ts';
import { FakeServer } from './fake-server.ts';

let server: FakeServer;
let connection: Connection;
let fairPlay: FairPlay;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  connection = server.connection();
  fairPlay = new FairPlay(connection);
  connection.connect();
  await vi.advanceTimersByTimeAsync(0);
  server.welcome();
});
afterEach(() => {
  fairPlay.close();
  connection.close();
  vi.useRealTimers();
});

function sent(): readonly string[] {
  return server.socket.sentOf('command').map(({ command }) => command.type);
}

async function answerLast(answer: object): Promise<void> {
  const id = server.socket.sentOf('command').at(-1)?.id;
  server.socket.say({ id, ...answer });
  await vi.advanceTimersByTimeAsync(0);
}

const REFUSED = { type: 'refused', refusal: { code: 'PLEDGE_MISSING' } };
const DONE = { type: 'done', answer: {} };

it('whoever pledges does what they wanted without asking again', async () => {
  const taken = connection.ask({ type: 'take-seat', game: 'g1', seat: 1 });
  await answerLast(REFUSED);
  expect(fairPlay.isAsked.value).toBe(true);
  void fairPlay.pledge();
  await answerLast(DONE);
  expect(fairPlay.isAsked.value).toBe(false);
  expect(sent()).toEqual(['take-seat', 'pledge-fair-play', 'take-seat']);
  await answerLast({ type: 'done', answer: { game: 'g1', seq: 2 } });
  expect((await taken).ok).toBe(true);
});

it('whoever declines is told why they cannot, and is asked again the next time', async () => {
  const taken = connection.ask({ type: 'take-seat', game: 'g1', seat: 1 });
  await answerLast(REFUSED);
  fairPlay.decline();
  expect(await taken).toMatchObject({ ok: false, error: { code: 'PLEDGE_MISSING' } });
  void connection.ask({ type: 'take-seat', game: 'g1', seat: 1 });
  await answerLast(REFUSED);
  expect(fairPlay.isAsked.value).toBe(true);
  expect(sent()).toEqual(['take-seat', 'take-seat']);
});
