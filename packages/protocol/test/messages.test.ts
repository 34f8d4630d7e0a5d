/** Messages survive the way there and back; whatever else comes is refused, and never thrown on. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameConfig } from '@lexiko/rules';
import type { ActionRequest } from '@lexiko/rules/notation';
import { readClientMessage, readServerMessage, type ClientMessage, type Command } from '../src/index.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
const seat = fc.integer({ min: 0, max: 3 });
const sequence = fc.integer({ min: 0, max: 1_000_000 });
const name = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,30}[a-z]$/);
const json = fc
  .dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.jsonValue(),
  )
  .map(
    // JSON knows no negative zero.
    (value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>,
  );
const config: fc.Arbitrary<GameConfig> = fc.record(
  { preset: fc.constantFrom('deluxe' as const, 'school' as const), options: json, sides: fc.constant(2) },
  { requiredKeys: ['preset'] },
);
const square = fc.stringMatching(/^[A-O](?:[1-9]|1[0-5])$/);
const tile = fc.constantFrom('Q', 'e', '?', 'É');
const action: fc.Arbitrary<ActionRequest> = fc.oneof(
  fc.record({
    type: fc.constant('play' as const),
    tiles: fc.dictionary(square, tile, { noNullPrototype: true }),
  }),
  fc.record({
    type: fc.constant('exchange' as const),
    seat,
    tiles: fc.array(tile).map((all) => all.join('')),
  }),
  fc.record({ type: fc.constant('recycle' as const), square, tile }),
  fc.record({ type: fc.constant('configure' as const), config }),
  fc.record({ type: fc.constantFrom('pass' as const, 'accept' as const, 'resign' as const) }),
);

const seatPlan = fc.oneof(
  fc.constant({ kind: 'me' as const }),
  fc.constant({ kind: 'open' as const }),
  name.map((level) => ({ kind: 'computer' as const, level })),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  name.map((wanted) => ({ type: 'rename' as const, name: wanted })),
  fc.record({
    type: fc.constant('create-game' as const),
    config,
    seats: fc.array(seatPlan, { minLength: 1, maxLength: 4 }),
    visibility: fc.constantFrom('private' as const, 'open' as const),
  }),
  fc.stringMatching(/^[A-Z]{6}$/).map((code) => ({ type: 'find-game' as const, code })),
  fc.constant({ type: 'list-open-games' as const }),
  fc.constant({ type: 'list-my-games' as const }),
  fc.record({ type: fc.constantFrom('take-seat' as const, 'give-up-seat' as const), game: id, seat }),
  fc.record({ type: fc.constant('act' as const), game: id, action }),
  fc.record({ type: fc.constant('act' as const), game: id, action, at: sequence }),
  fc.record({ type: fc.constant('rematch' as const), game: id }),
);

const message: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), version: fc.integer() }),
  fc.record({ type: fc.constant('command' as const), id, command }),
  fc.record({ type: fc.constant('watch' as const), game: id, since: fc.option(sequence) }),
  fc.record({ type: fc.constant('unwatch' as const), game: id }),
  fc.constant({ type: 'ping' as const }),
);

describe('a message', () => {
  test('is read as what was sent', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(readClientMessage(JSON.stringify(sent))).toEqual({ ok: true, value: sent });
      }),
    );
  });

  test('with anything more in it is refused', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(readClientMessage(JSON.stringify({ ...sent, more: 1 }))).toMatchObject({ ok: false });
      }),
    );
  });

  test('with anything less in it is refused', () => {
    fc.assert(
      fc.property(message, fc.nat(), (sent, at) => {
        const fields = Object.entries(sent);
        const less = Object.fromEntries(fields.filter((_, index) => index !== at % fields.length));
        expect(readClientMessage(JSON.stringify(less))).toMatchObject({ ok: false });
      }),
    );
  });

  test('that is junk is refused, by either side', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          message.map((sent) => JSON.stringify(sent).slice(1)),
        ),
        (junk) => {
          expect(readClientMessage(junk)).toMatchObject({ ok: false, error: { command: null } });
          expect(readServerMessage(junk)).toBeNull();
        },
      ),
    );
  });

  test.each(['', ' x', 'x ', 'a\u0000b', 'a\u202eb', 'a\nb', 'x'.repeat(41)])(
    'does not take %j for a name',
    (wanted) => {
      const sent = { type: 'command', id: 'c', command: { type: 'rename', name: wanted } };
      expect(readClientMessage(JSON.stringify(sent))).toEqual({
        ok: false,
        error: { command: 'c', path: 'name' },
      });
    },
  );

  test.each(['Ann', 'Zoë Müller', '李小龙', 'O’Neill', '🦊'])('takes %j for a name', (wanted) => {
    const sent = { type: 'command', id: 'c', command: { type: 'rename', name: wanted } };
    expect(readClientMessage(JSON.stringify(sent))).toEqual({ ok: true, value: sent });
  });
});

describe('a command that cannot be read', () => {
  const act = (asked: unknown): unknown => ({ type: 'act', game: 'g', action: asked });
  test.each([
    ['no action', act(null), 'action'],
    ['an unknown action', act({ type: 'dance' }), 'action.type'],
    ['an action with anything more in it', act({ type: 'pass', loudly: true }), 'action.loudly'],
    ['an action with anything less in it', act({ type: 'play' }), 'action.tiles'],
    ['a seat that no game has', act({ type: 'pass', seat: 4 }), 'action.seat'],
    ['a word on behalf of a team', act({ type: 'pass', team: { member: 0 } }), 'action.team'],
    ['a tile on no square', act({ type: 'play', tiles: { '8H': 'Q' } }), 'action.tiles.8H'],
    ['a square without a tile', act({ type: 'play', tiles: { H8: '1' } }), 'action.tiles.H8'],
    ['options that are none', act({ type: 'configure', config: { preset: 'x' } }), 'action.config.preset'],
    ['a proposal of nothing', { type: 'propose', game: 'g', action: {} }, 'action.type'],
    [
      'a game of no rulebook',
      { type: 'create-game', config: { preset: 'x' }, seats: [{ kind: 'me' }], visibility: 'open' },
      'config.preset',
    ],
    ['a table of no rulebook', { type: 'make-table', class: 'c', config: {}, teams: [] }, 'config.preset'],
    ['an unknown command', { type: 'reveal-racks' }, 'type'],
    ['nothing', undefined, ''],
  ])('names itself and what is wrong: %s', (_, body, path) => {
    const text = JSON.stringify({ type: 'command', id: 'x1', command: body });
    expect(readClientMessage(text)).toEqual({ ok: false, error: { command: 'x1', path } });
  });

  test('has no name where its id is none', () => {
    const text = JSON.stringify({ type: 'command', id: 'a b', command: act({ type: 'dance' }) });
    expect(readClientMessage(text)).toMatchObject({ ok: false, error: { command: null } });
  });
});

test('A draft is tiles on squares, as many as a rack may hold', () => {
  const draft = (tiles: unknown): boolean =>
    readClientMessage(JSON.stringify({ type: 'draft', game: 'g', tiles })).ok;
  expect(draft({})).toBe(true);
  expect(draft({ H8: 'Q', I8: 'u' })).toBe(true);
  expect(draft({ nonsense: '!' })).toBe(false);
  expect(draft({ H8: '!' })).toBe(false);
  const many = Array.from({ length: 21 }, (_, at) => [`A${at + 1}`, 'E']);
  expect(draft(Object.fromEntries(many))).toBe(false);
});
