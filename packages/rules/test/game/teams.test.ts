import { describe, expect, test } from 'vitest';
import { configure, type Action, type TeamVoice } from '@lexiko/rules';
import { after, standing, told } from '../support/at-the-table.ts';

const pass = (seat: number, team: TeamVoice): Action => ({ type: 'pass', seat, team });
const table = (commit: string): ReturnType<typeof standing> =>
  standing({ preset: 'school', teamSizes: [3, 2], options: { 'teams.commit': commit } }, { pool: 'EEEE' });

describe('who moves for a team (T-05)', () => {
  test('any member, and the second commit of the same turn is refused', () => {
    const played = after(table('anyMember'), [pass(0, { member: 2 })]);
    expect(told(played, pass(0, { member: 1 }))).toBe('NOT_YOUR_TURN');
  });

  test('a member that the team does not have moves nothing', () => {
    expect(told(table('anyMember'), pass(0, { member: 3 }))).toBe('NOT_YOUR_TURN');
    expect(told(table('anyMember'), pass(0, { member: -1 }))).toBe('NOT_YOUR_TURN');
  });

  test('the captain, and in the captain’s absence the next member', () => {
    expect(told(table('captain'), pass(0, { member: 1 }))).toBe('NOT_YOUR_TURN');
    expect(told(table('captain'), pass(0, { member: 0 }))).not.toBe('NOT_YOUR_TURN');
    expect(told(table('captain'), pass(0, { member: 1, present: [1, 2] }))).not.toBe('NOT_YOUR_TURN');
  });

  test('one after the other, turn by turn', () => {
    const second = after(table('rotate'), [pass(0, { member: 0 }), pass(1, { member: 0 })]);
    expect(told(second, pass(0, { member: 0 }))).toBe('NOT_YOUR_TURN');
    expect(told(second, pass(0, { member: 1 }))).not.toBe('NOT_YOUR_TURN');
    expect(told(second, pass(0, { member: 2, present: [0, 2] }))).not.toBe('NOT_YOUR_TURN');
  });

  test('by consensus of all who are present', () => {
    expect(told(table('consensus'), pass(0, { member: 0, approvals: [1] }))).toBe('NOT_YOUR_TURN');
    expect(told(table('consensus'), pass(0, { member: 0, approvals: [1, 2] }))).not.toBe('NOT_YOUR_TURN');
    expect(told(table('consensus'), pass(0, { member: 0, present: [0] }))).not.toBe('NOT_YOUR_TURN');
  });
});

describe('teams (T-01)', () => {
  test('have two members or more', () => {
    const answer = configure({ preset: 'school', teamSizes: [2, 1] });
    expect(answer).toMatchObject({ ok: false, error: { code: 'TEAM_TOO_SMALL', sizes: [2, 1] } });
  });

  test('are two', () => {
    expect(configure({ preset: 'school', sides: 3 })).toMatchObject({
      ok: false,
      error: { code: 'BAD_SIDE_COUNT' },
    });
  });
});
