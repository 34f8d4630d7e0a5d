/** The history of seats: what its events do, and that seats and events say the same. */

import { describe, expect, test } from 'vitest';
import { evolveSeats, foldSeats, seatEventsOf, type SeatEvent } from '../../src/games/seat-events.ts';
import type { SeatRecord } from '../../src/games/seat-record.ts';
import { numbersFrom } from '../support/table-play.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dee'];
const EMPTY: SeatRecord = { seat: 0, person: null, computer: null, team: null };
const TEAM: SeatRecord = { ...EMPTY, seat: 1, team: [] };

const member = (person: string, left = false, agreedTo = 0): object => ({ person, left, agreedTo });

describe('a seat', () => {
  test.each<[string, readonly SeatEvent[], Partial<SeatRecord>]>([
    ['is taken', [{ type: 'taken', seat: 0, person: 'ann' }], { person: 'ann' }],
    [
      'is given up',
      [
        { type: 'taken', seat: 0, person: 'ann' },
        { type: 'given-up', seat: 0, person: 'ann' },
      ],
      { person: null },
    ],
    [
      'goes to a computer, whoever sat there',
      [
        { type: 'taken', seat: 0, person: 'ann' },
        { type: 'planned', seat: 0, computer: 'hard', isTeam: false },
      ],
      { person: null, computer: 'hard' },
    ],
    [
      'has no members where it is not for a team',
      [{ type: 'joined', seat: 0, person: 'ann' }],
      { team: null },
    ],
    [
      'is left alone by what happens elsewhere',
      [{ type: 'taken', seat: 1, person: 'ann' }],
      { person: null },
    ],
  ])('%s', (_, events, expected) => {
    expect(events.reduce<readonly SeatRecord[]>(evolveSeats, [EMPTY, TEAM])[0]).toMatchObject(expected);
  });
});

describe('a team', () => {
  test('has its members in the order in which they joined, each once', () => {
    const events = ['bob', 'ann', 'bob'].map((person) => ({ type: 'joined', seat: 1, person }) as const);
    expect(events.reduce<readonly SeatRecord[]>(evolveSeats, [EMPTY, TEAM])[1]?.team).toEqual([
      member('bob'),
      member('ann'),
    ]);
  });

  test('knows who agreed to what, who left, and forgets who withdrew', () => {
    const events: readonly SeatEvent[] = [
      ...['ann', 'bob', 'cid'].map((person) => ({ type: 'joined', seat: 1, person }) as const),
      { type: 'agreed', seat: 1, person: 'ann', to: 7 },
      { type: 'left', seat: 1, person: 'bob' },
      { type: 'withdrew', seat: 1, person: 'cid' },
    ];
    expect(events.reduce<readonly SeatRecord[]>(evolveSeats, [EMPTY, TEAM])[1]?.team).toEqual([
      member('ann', false, 7),
      member('bob', true),
    ]);
  });
});

/** Any events at all, whether or not they make sense. */
function someEvents(random: () => number, count: number): readonly SeatEvent[] {
  const any = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const types = ['planned', 'taken', 'given-up', 'joined', 'joined', 'withdrew', 'left', 'agreed'] as const;
  return Array.from({ length: count }, (): SeatEvent => {
    const [type, seat, person] = [any(types), any([0, 1, 2]), any(PEOPLE)];
    if (type === 'planned') return { type, seat, computer: any([null, 'hard']), isTeam: any([true, false]) };
    return type === 'agreed' ? { type, seat, person, to: any([1, 2, 3]) } : { type, seat, person };
  });
}

/** Seats that can be: a computer's is nobody else's, and a team's has members instead of a person. */
function sensible(seats: readonly SeatRecord[]): readonly SeatRecord[] {
  return seats.map((one) => (one.computer === null && one.team === null ? one : { ...one, person: null }));
}

describe.each(Array.from({ length: 50 }, (_, seed) => seed))('history %i', (seed) => {
  const plans = [0, 1, 2].map(
    (seat) => ({ type: 'planned', seat, computer: null, isTeam: seat > 0 }) as const,
  );
  const events = [...plans, ...someEvents(numbersFrom(seed), 40)];

  test('seats are what their own statement says', () => {
    const seats = sensible(foldSeats(events));
    expect(foldSeats(seatEventsOf(seats))).toEqual(seats);
    expect([...events, ...seatEventsOf(seats)].reduce<readonly SeatRecord[]>(evolveSeats, [])).toEqual(seats);
  });
});
