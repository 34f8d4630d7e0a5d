/** What the line below the board says of whom the table waits for, and of what was last done. */

import {
  anyWordAuthority,
  apply,
  commitmentTo,
  createChance,
  createGame,
  redact,
  replay,
  viewFor,
  type Action,
  type GameEvent,
  type PlayerViewer,
} from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import type { TableNews } from '../src/messages.ts';
import { attentionOf } from '../src/online/attention.ts';
import { ENGLISH } from '../src/texts/english.ts';
import { headOf, lastDeed } from '../src/texts/turn-text.ts';

const NAMES = ['Ann', 'Ben', 'Cy'];
const LAY: Action = { type: 'play', seat: 0, tiles: [] };

/** A table of Ann, Ben and Cy after these acts; `LAY`: whoever is on turn lays two letters over the middle. */
function tableAfter(options: Readonly<Record<string, unknown>>, acts: readonly Action[]) {
  const config = { preset: 'standard-2007', sides: 3, options: { 'dictionary.id': 'table', ...options } };
  const created = createGame(config as Parameters<typeof createGame>[0], commitmentTo('s'));
  if (!created.ok) throw new Error(created.error.code);
  const events: GameEvent[] = [created.value];
  const all: readonly Action[] = [
    { type: 'confirm', seat: 0, nonce: 'a' },
    { type: 'confirm', seat: 1, nonce: 'b' },
    { type: 'confirm', seat: 2, nonce: 'c' },
    { type: 'begin' },
    ...acts,
  ];
  for (const action of all) {
    const state = replay(events);
    const world = {
      nowMs: 1000,
      chance: createChance('s', state.nonces),
      words: anyWordAuthority(),
      dictionary: null,
    };
    const seat = state.turn ?? 0;
    const [a = '', b = ''] = (state.racks[seat] ?? []).filter((tile) => tile !== '?');
    const laid: Action =
      action === LAY
        ? {
            type: 'play',
            seat,
            tiles: [
              [112, a],
              [113, b],
            ],
          }
        : action;
    const done = apply(state, laid, world);
    if (!done.ok) throw new Error(`${laid.type}: ${done.error.code}`);
    events.push(...done.value.events);
  }
  const state = replay(events);
  const newsFor = (viewer: PlayerViewer): TableNews => ({
    game: 'g',
    seats: NAMES.map((name) => ({ kind: 'person', name })),
    dealCode: '',
    viewer,
    view: viewFor(state, viewer),
    events: events.map((event) => redact(state.ruleset, event, viewer)),
    attention: attentionOf(viewFor(state, viewer), { viewer, events }, () => false),
    draft: null,
    place: 'server',
  });
  return { mover: state.window?.seat ?? 0, newsFor };
}

const ASKS = { 'challenge.window': 'untilAllAccept' };

describe('the line below the board', () => {
  test('says that somebody may challenge, and asks whoever may', () => {
    const { mover, newsFor } = tableAfter(ASKS, [LAY]);
    // The next to play answers by playing; the third is asked first.
    const asked = (mover + 2) % 3;
    expect(headOf(ENGLISH, newsFor(mover))).toBe(`${NAMES[asked]} may challenge`);
    expect(headOf(ENGLISH, newsFor(asked))).toBe('Accept or challenge?');
    expect(headOf(ENGLISH, newsFor('spectator'))).toBe(`${NAMES[asked]} may challenge`);
  });

  test('tells the play, not that it was accepted', () => {
    const { mover } = tableAfter(ASKS, [LAY]);
    const [next, asked] = [(mover + 1) % 3, (mover + 2) % 3];
    const news = tableAfter(ASKS, [LAY, { type: 'accept', seat: asked }]).newsFor(next);
    expect(headOf(ENGLISH, news)).toBe('Your turn');
    const deed = lastDeed(ENGLISH, news, next);
    expect(deed).toMatch(new RegExp(`^${NAMES[mover]}: .* for \\d+ points?\\.$`, 'u'));
  });

  test('says who rules on a challenged play', () => {
    const { mover } = tableAfter({}, [LAY]);
    const { newsFor } = tableAfter({}, [LAY, { type: 'challenge', seat: (mover + 1) % 3 }]);
    expect(headOf(ENGLISH, newsFor('spectator'))).toMatch(/rules on the play$/u);
  });

  test('says why the game is over, and nothing of laying letters', () => {
    const { newsFor } = tableAfter({}, [
      { type: 'resign', seat: 0 },
      { type: 'resign', seat: 2 },
    ]);
    expect(headOf(ENGLISH, newsFor(1))).toBe('The game is over: only one side is left.');
  });
});
