/** Messages survive the way there and back; whatever else comes is refused, and never thrown on. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

const seatPlan = fc.oneof(
  fc.constant({ kind: 'me' as const }),
  fc.constant({ kind: 'open' as const }),
  name.map((level) => ({ kind: 'computer' as const, level })),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  name.map((wanted) => ({ type: 'rename' as const, name: wanted })),
  fc.record({
    type: fc.constant('create-game' as const),
    config: json,
    seats: fc.array(seatPlan, { minLength: 1, maxLength: 4 }),
    visibility: fc.constantFrom('private' as const, 'open' as const),
  }),
  fc.stringMatching(/^[A-Z]{6}$/).map((code) => ({ type: 'find-game' as const, code })),
  fc.constant({ type: 'list-open-games' as const }),
  fc.constant({ type: 'list-my-games' as const }),
  fc.record({ type: fc.constantFrom('take-seat' as const, 'give-up-seat' as const), game: id, seat }),
  fc.record({ type: fc.constant('act' as const), game: id, action: json }),
  fc.record({ type: fc.constant('act' as const), game: id, action: json, at: sequence }),
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
        expect(readClientMessage(JSON.stringify(sent))).toEqual(sent);
      }),
    );
  });

  test('with anything more in it is refused', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(readClientMessage(JSON.stringify({ ...sent, more: 1 }))).toBeNull();
      }),
    );
  });

  test('with anything less in it is refused', () => {
    fc.assert(
      fc.property(message, fc.nat(), (sent, at) => {
        const fields = Object.entries(sent);
        const less = Object.fromEntries(fields.filter((_, index) => index !== at % fields.length));
        expect(readClientMessage(JSON.stringify(less))).toBeNull();
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
          expect(readClientMessage(junk)).toBeNull();
          expect(readServerMessage(junk)).toBeNull();
        },
      ),
    );
  });

  test.each(['', ' x', 'x ', 'a\u0000b', 'a\u202eb', 'a\nb', 'x'.repeat(41)])(
    'does not take %j for a name',
    (wanted) => {
      const sent = { type: 'command', id: 'c', command: { type: 'rename', name: wanted } };
      expect(readClientMessage(JSON.stringify(sent))).toBeNull();
    },
  );

  test.each(['Ann', 'Zoë Müller', '李小龙', 'O’Neill', '🦊'])('takes %j for a name', (wanted) => {
    const sent = { type: 'command', id: 'c', command: { type: 'rename', name: wanted } };
    expect(readClientMessage(JSON.stringify(sent))).toEqual(sent);
  });
});
