/** Whom a table waits for, and for what, as it is told at each kind of screen. */

import { viewFor, type Action, type PlayerViewer, type Seat } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';
import { actsFromMs, attentionOf, challengeableWords, mayChallenge, seatsToAgree } from '@lexiko/table';
import { gameAfter, LAY } from './game-after.ts';
import type { Screen } from '../src/attention.ts';

/** Lowest seats: people; the others are computers. */
function tableAfter(
  options: Readonly<Record<string, unknown>>,
  acts: readonly Action[],
  { sides = 2, people = 3 }: { readonly sides?: number; readonly people?: number } = {},
) {
  const { events, state } = gameAfter(sides, options, acts);
  const isComputer = (seat: Seat): boolean => seat >= people;
  const at = (screen: Screen) => attentionOf(state, { events, isComputer, screen });
  return {
    state,
    mover: state.window?.seat ?? 0,
    turn: state.turn ?? 0,
    page: () => at({ kind: 'shared', asks: 'before-computers' }),
    terminal: () => at({ kind: 'shared', asks: 'everybody' }),
    seenBy: (viewer: PlayerViewer) =>
      attentionOf(viewFor(state, viewer), { events, isComputer, screen: { kind: 'own', viewer } }),
  };
}

/** The seat that neither played nor is on turn, in a game of three after the first play. */
function third({ mover, turn }: { readonly mover: Seat; readonly turn: Seat }): Seat {
  return 3 - mover - turn;
}

describe('a table without a dictionary', () => {
  test('asks everybody at once whether a challenged play stands', () => {
    const plain = tableAfter({}, [LAY]);
    const challenger = 1 - plain.mover;
    const { seenBy, page } = tableAfter({}, [LAY, { type: 'challenge', seat: challenger }]);
    expect(seenBy(0)).toEqual({ kind: 'vote', seat: 0 });
    expect(seenBy(1)).toEqual({ kind: 'vote', seat: 1 });
    expect(seenBy('spectator')).toMatchObject({ kind: 'answer' });
    expect(page()).toEqual({ kind: 'vote', seat: 0 });
    const after = tableAfter({}, [
      LAY,
      { type: 'challenge', seat: challenger },
      { type: 'rule', seat: challenger, stands: false },
    ]);
    expect(after.seenBy(challenger)).toEqual({ kind: 'answer', seat: plain.mover });
    expect(after.seenBy(plain.mover)).toEqual({ kind: 'vote', seat: plain.mover });
    expect(after.page()).toEqual({ kind: 'vote', seat: plain.mover });
  });

  test('asks the scorekeeper, and nobody else, whether a challenged play stands', () => {
    const plain = tableAfter({ scorekeeper: 1 }, [LAY]);
    const { seenBy, state } = tableAfter({ scorekeeper: 1 }, [
      LAY,
      { type: 'challenge', seat: 1 - plain.mover },
    ]);
    expect(seenBy(1)).toEqual({ kind: 'vote', seat: 1 });
    expect(seenBy(0)).toEqual({ kind: 'answer', seat: 1 });
    expect([0, 1].map((seat) => actsFromMs(state, seat, 5))).toEqual([null, 5]);
  });

  test('asks the scorekeeper whether the scores are right; only at one screen the others wait for that', () => {
    const { seenBy, page } = tableAfter({ scorekeeper: 1 }, [LAY]);
    expect(seenBy(1)).toEqual({ kind: 'confirm-scores', seat: 1 });
    expect(seenBy(0)).toMatchObject({ kind: 'turn' });
    expect(page()).toEqual({ kind: 'confirm-scores', seat: 1 });
    const asked = tableAfter({ scorekeeper: 1 }, [LAY], { people: 1 });
    expect(asked.page()).toEqual({ kind: 'computer', seat: 1, asked: 'confirm-scores' });
  });
});

describe('the last play, with a third side that may challenge it', () => {
  test('holds up nobody until the next side starts, but a terminal asks and a computer waits', () => {
    const table = tableAfter({ 'challenge.graceSeconds': 0 }, [LAY], { sides: 3 });
    const { turn, page, terminal, seenBy } = table;
    expect(page()).toEqual({ kind: 'turn', seat: turn });
    expect(seenBy(third(table))).toEqual({ kind: 'turn', seat: turn });
    expect(terminal()).toEqual({ kind: 'answer', seat: third(table) });
  });

  test('waits for a person before a computer goes on', () => {
    const all = tableAfter({}, [LAY], { sides: 3 });
    const { events, state } = gameAfter(3, {}, [LAY]);
    const at = (computers: readonly Seat[]) =>
      attentionOf(state, {
        events,
        isComputer: (seat) => computers.includes(seat),
        screen: { kind: 'shared', asks: 'before-computers' },
      });
    expect(at([all.turn])).toEqual({ kind: 'answer', seat: third(all) });
    expect(at([third(all)])).toEqual({ kind: 'computer', seat: third(all), asked: 'answer' });
  });

  test('waits for everybody where all must accept, for viewers themselves first', () => {
    const table = tableAfter({ 'challenge.window': 'untilAllAccept' }, [LAY], { sides: 3 });
    const { page, seenBy, state, turn } = table;
    expect(page()).toEqual({ kind: 'answer', seat: third(table) });
    expect(seenBy('spectator')).toEqual({ kind: 'answer', seat: third(table) });
    expect(actsFromMs(state, turn, 5)).toBe(5);
    const accepted = tableAfter(
      { 'challenge.window': 'untilAllAccept' },
      [LAY, { type: 'accept', seat: turn }],
      { sides: 3 },
    );
    // It has answered; now it waits for the third side, however long that takes.
    expect(actsFromMs(accepted.state, turn, 5)).toBeNull();
  });

  test('leaves the next side its time to wait for, and no longer once all have answered', () => {
    const options = { 'challenge.window': 'timed', 'challenge.graceSeconds': 10 };
    const table = tableAfter(options, [LAY], { sides: 3 });
    const { turn } = table;
    const refusing = tableAfter(options, [LAY, { type: 'accept', seat: turn }], { sides: 3 });
    expect(actsFromMs(refusing.state, turn, 5)).toBe(11_001);
    const answered = tableAfter(
      options,
      [LAY, { type: 'accept', seat: third(table) }, { type: 'accept', seat: turn }],
      { sides: 3 },
    );
    expect(actsFromMs(answered.state, turn, 5)).toBe(5);
    expect(answered.page()).toEqual({ kind: 'turn', seat: turn });
  });
});

describe('a challenge', () => {
  const challengers = ({ state }: { readonly state: Parameters<typeof mayChallenge>[0] }): readonly Seat[] =>
    [0, 1, 2, 3].filter((seat) => mayChallenge(state, seat));

  test('is for everybody but the player, until they have answered', () => {
    const table = tableAfter({}, [LAY], { sides: 3 });
    expect(challengers(table)).toEqual([0, 1, 2].filter((seat) => seat !== table.mover));
    const answered = tableAfter({}, [LAY, { type: 'accept', seat: third(table) }], { sides: 3 });
    expect(challengers(answered)).toEqual([table.turn]);
    expect(challengers(tableAfter({}, [], { sides: 3 }))).toEqual([]);
  });

  test('is about the words of the play', () => {
    const { state } = tableAfter({}, [LAY]);
    const [, laid = ''] = [112, 113].map((square) => state.board[square]);
    expect(challengeableWords(state)).toEqual([`${state.board[112] ?? ''}${laid}`]);
    expect(challengeableWords(tableAfter({}, []).state)).toEqual([]);
  });
});

describe('an offer to end the game', () => {
  test('is for everybody who has not agreed, and holds up nobody', () => {
    const before = tableAfter({}, []);
    expect(seatsToAgree(before.state)).toEqual([]);
    const other = 1 - before.turn;
    const { state, page } = tableAfter({}, [{ type: 'agree', seat: before.turn }]);
    expect(seatsToAgree(state)).toEqual([other]);
    expect(page()).toEqual({ kind: 'turn', seat: before.turn });
    expect(actsFromMs(state, other, 5)).toBe(5);
    const declined = tableAfter({}, [
      { type: 'agree', seat: before.turn },
      { type: 'decline', seat: other },
    ]);
    expect(seatsToAgree(declined.state)).toEqual([]);
  });
});
