/** The rows of the lobby: what there is to join at once comes first, and nothing of one's own. */

import { expect, it } from 'vitest';
import type { GameSummary, OpenSeek } from '@lexiko/protocol';
import { lobbyRows } from '../../src/online/lobby/lobby-rows.ts';
import { usualAvatar } from '../../src/online/people/avatars.ts';

const ANN = { id: 'ann', name: 'Ann' };
const BOB = { id: 'bob', name: 'Bob' };

function seek(id: string, given: Partial<OpenSeek> = {}): OpenSeek {
  return {
    seek: id,
    person: BOB,
    rating: null,
    time: '10+5',
    language: 'english',
    dictionary: 'english',
    play: 'either',
    sinceMs: 1,
    ...given,
  };
}

function game(id: string, host = BOB): GameSummary {
  return {
    game: id,
    code: 'ABCDEF',
    preset: 'deluxe',
    sides: 2,
    pace: 'live',
    stage: 'lobby',
    rated: false,
    seats: [
      {
        seat: 0,
        occupant: { kind: 'person', person: host, present: false, awaySinceMs: null, vacationUntilMs: null },
      },
      { seat: 1, occupant: { kind: 'nobody' } },
    ],
    delaySeconds: 0,
    turn: null,
    scores: [],
    updatedMs: 5,
    clock: null,
    words: null,
  };
}

it('has live seeks first, then live games, then those by correspondence, each from new to old', () => {
  const content = {
    seeks: [seek('old'), seek('slow', { time: 'day', sinceMs: 9 }), seek('new', { sinceMs: 3 })],
    games: [game('table')],
    ratings: [{ game: 'table', person: 'bob', rating: 1500, deviation: 50 }],
  };
  const rows = lobbyRows(content, ANN, {});
  expect(rows.map(({ key }) => key)).toEqual(['new', 'old', 'table', 'slow']);
  expect(rows[2]?.rating?.rating).toBe(1500);
  expect(lobbyRows(content, ANN, { preset: 'deluxe' }).map(({ key }) => key)).toEqual(['table']);
  expect(lobbyRows(content, ANN, { pace: 'correspondence' }).map(({ key }) => key)).toEqual(['slow']);
});

it('leaves out what is one’s own', () => {
  const content = { seeks: [seek('mine', { person: ANN })], games: [game('mine too', ANN)], ratings: [] };
  expect(lobbyRows(content, ANN, {})).toEqual([]);
});

it('a picture that nobody has chosen is the same everywhere, and has a letter of the name', () => {
  expect(usualAvatar(ANN)).toEqual(usualAvatar({ ...ANN }));
  expect(usualAvatar({ id: 'x', name: '♥ łucja' }).letter).toBe('Ł');
  expect(usualAvatar({ id: 'x', name: '♥♥' }).letter).toBe('?');
});
