/** What alerts say, in every language of the page. */

import { configure, redact, type GameEvent } from '@lexiko/rules';
import type { AlertFact } from '@lexiko/server';
import { PAGE_LANGUAGES } from '@lexiko/texts';
import { describe, expect, test } from 'vitest';
import { alertWording } from '../../src/serve/alert-wording.ts';

const wording = alertWording();
const made = configure({ preset: 'standard-2007', sides: 2, options: {} });
if (!made.ok) throw new Error(made.error.code);
const ruleset = made.value;

const PASSED: GameEvent = { type: 'passed', seat: 0, cause: 'chosen', window: null };
const EXCHANGED: GameEvent = { type: 'exchanged', seat: 0, tiles: ['Q', 'V'], window: null };

type StateFact = Extract<AlertFact, { readonly players: unknown }>;

/** As Bob, at the second seat, may know it. */
function afterEvent(event: GameEvent | null, given: Partial<StateFact> = {}): StateFact {
  const history = event === null ? [] : [redact(ruleset, event, 1)];
  const [seen] = history;
  return {
    kind: 'your-turn',
    players: [
      { names: ['Ann'], computer: null },
      { names: ['Bob'], computer: null },
    ],
    mine: [1],
    latest: seen === undefined ? null : { seen, history, ruleset },
    outcome: null,
    ...given,
  };
}

describe('an alert says', () => {
  test.each<readonly [string, AlertFact, string, string]>([
    ['a turn', afterEvent(PASSED), 'Ann', 'Ann passed. It’s your turn.'],
    ['nothing of hidden tiles', afterEvent(EXCHANGED), 'Ann', 'Ann exchanged 2 tiles. It’s your turn.'],
    ['the first turn', afterEvent(null), 'Ann', 'It’s your turn.'],
    [
      'a question',
      afterEvent({ type: 'agreed', seat: 0 }, { kind: 'your-answer' }),
      'Ann',
      'Ann agrees to end the game. Your game is waiting for your answer.',
    ],
    [
      'a computer by its level',
      afterEvent(PASSED, {
        players: [
          { names: [], computer: 'champion' },
          { names: ['Bob'], computer: null },
        ],
      }),
      'Champion',
      'Champion passed. It’s your turn.',
    ],
    [
      'the end',
      afterEvent(PASSED, { kind: 'finished', outcome: 'won', latest: null }),
      'Ann',
      'Your game ended. You won.',
    ],
    ['the beginning', afterEvent(null, { kind: 'begun' }), 'Ann', 'Your game against Ann has started.'],
    [
      'an invitation',
      { kind: 'invited', from: 'Ann', isRematch: false },
      'Ann',
      'Ann invites you to a game.',
    ],
    ['a rematch', { kind: 'invited', from: 'Ann', isRematch: true }, 'Ann', 'Ann wants a rematch.'],
    ['a message', { kind: 'said', from: 'Ann', text: 'Good game!' }, 'Ann', 'Good game!'],
    ['a summary', { kind: 'summary', games: 3 }, 'Lexiko', 'There’s news in 3 games.'],
  ])('%s', async (_, fact, title, body) => {
    expect(await wording.write('en', fact)).toEqual({ title, body });
  });

  test('it in the language of the page, and in English where that is not known', async () => {
    expect((await wording.write('de', afterEvent(PASSED))).body).toBe('Ann hat gepasst. Du bist dran.');
    expect((await wording.write('xx', afterEvent(PASSED))).body).toBe('Ann passed. It’s your turn.');
    const all = await Promise.all(
      PAGE_LANGUAGES.map(async (language) => (await wording.write(language, afterEvent(PASSED))).body),
    );
    expect(new Set(all).size).toBe(PAGE_LANGUAGES.length);
    for (const body of all) expect(body).toContain('Ann');
  });
});
