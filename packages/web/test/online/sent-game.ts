/** A finished game, and what a server says of it as it goes on. */

import { readFileSync } from 'node:fs';
import { usualTerms, type GameSummary } from '@lexiko/protocol';
import { redact, replay, type PlayerViewer } from '@lexiko/rules';
import { parseLog } from '@lexiko/rules/notation';
import { ANN } from './fake-server.ts';

const log = parseLog(
  readFileSync(new URL('../../../../fixtures/logs/standard-2007.json', import.meta.url), 'utf8'),
);
if (!log.ok) throw new Error('the fixture is a game');
export const EVENTS = log.value;
const { ruleset } = replay(EVENTS);
/** After so many events the first play lies on the board. */
export const PLAYED = EVENTS.findIndex(({ type }) => type === 'played') + 1;

/** A game by the name of `game` that goes as the fixture does, for `viewer`. Ann and Bob play unless it says otherwise. */
export function sentGame(game: string, viewer: PlayerViewer, players = [ANN, { id: 'bob', name: 'Bob' }]) {
  const seats: GameSummary['seats'] = players.map((person, seat) => ({
    seat,
    occupant: { kind: 'person', person, present: true, awaySinceMs: null, vacationUntilMs: null },
  }));
  /** The events from one number to another, both included. */
  const numbered = (first: number, last: number): readonly object[] =>
    EVENTS.slice(first - 1, last).map((event, at) => ({
      seq: first + at,
      atMs: 0,
      event: redact(ruleset, event, viewer).event,
    }));
  return {
    /** Its line in a list of games that go on. */
    summary: {
      game,
      code: 'ABCDEF',
      preset: 'standard-2007',
      sides: 2,
      pace: 'live',
      stage: 'playing',
      rated: false,
      delaySeconds: 0,
      clock: null,
      words: null,
      seats,
      scores: [0, 0],
      turn: 0,
      updatedMs: 0,
    } satisfies GameSummary,
    /** What is said after so many events to whoever knows the first `since`. */
    tableAfter: (count: number, since = 0): object => ({
      type: 'table',
      game,
      code: 'ABCDEF',
      seq: count,
      viewer,
      mine: typeof viewer === 'number' ? [viewer] : [],
      host: ANN.id,
      visibility: 'private',
      pace: 'live',
      terms: usualTerms('live'),
      silenceFromMs: 0,
      classroom: null,
      seats,
      nowMs: Date.now(),
      events: numbered(since + 1, count),
    }),
    eventsFrom: (first: number, last: number): object => ({
      type: 'events',
      game,
      viewer,
      events: numbered(first, last),
    }),
  };
}
