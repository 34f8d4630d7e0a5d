/** Fetching one's own games from a server that does not hand all of them out. */

import { afterEach, expect, test, vi } from 'vitest';
import { fetchOwnGames } from '../../src/learn/statistics/server-games.ts';
import type { StudyRequest } from '../../src/study/questions.ts';
import { Study } from '../../src/study/study.ts';

/** Answers for the study worker: knows no game yet, and keeps what it is given. */
class KeepingWorker {
  static readonly kept: string[] = [];
  #hear: (event: never) => void = () => {};

  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === 'message') this.#hear = listener;
  }

  postMessage(message: StudyRequest): void {
    if (message.type !== 'ask') return;
    const { number, question, asked } = message;
    if (question === 'keepOnline') KeepingWorker.kept.push((asked as { game: string }).game);
    const answered = question === 'keepOnline' ? true : [];
    queueMicrotask(() => this.#hear({ data: { type: 'answered', number, answered } } as never));
  }

  terminate(): void {}
}

function result(game: string, finishedMs: number): object {
  return {
    game,
    seat: 0,
    finishedMs,
    preset: 'school',
    mode: 'off',
    sides: 2,
    options: {},
    dictionary: 'any',
    rated: false,
    reason: 'OUT',
    outcome: 'lost',
    score: 1,
    combined: 3,
    against: 2,
    turns: 1,
    bestTurn: 1,
    bestMove: '8H AA',
    fifties: 0,
    rating: null,
  };
}

/** A server that refuses the game which its player has left. */
function answerTo(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'http://here');
  switch (pathname) {
    case '/api/me':
      return Response.json({ person: { id: 'ann', name: 'Ann' }, account: null });
    case '/api/history':
      return Response.json({ results: [result('left', 2), result('played', 1)], next: null });
    case '/api/game-file':
      if (searchParams.get('game') === 'left') return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
      return Response.json({ players: ['Ann', 'Bob'] });
    default:
      return Response.json({}, { status: 404 });
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a game that the server does not hand out does not keep the older ones away', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'yes', setItem: () => {} });
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answerTo(address)));
  expect(
    await fetchOwnGames(new Study(() => new KeepingWorker(), 1), new AbortController().signal, () => {}),
  ).toBe('all');
  expect(KeepingWorker.kept).toEqual(['played']);
});
