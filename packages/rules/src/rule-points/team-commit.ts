/** Who may move for a team (T-05). */

import type { Options } from '../options/option-values.ts';

export interface TeamMoment {
  readonly size: number;
  /** Turns the team has taken so far. */
  readonly turnsTaken: number;
  readonly present: readonly number[];
  readonly member: number;
  readonly approvals: readonly number[];
}

/**
 * The one member who moves; `null` where that is not one member's right. An absent captain or rotating member is replaced
 * by the next who is there.
 */
export function teamMover(
  rule: Options['teams.commit'],
  { size, turnsTaken, present }: Pick<TeamMoment, 'size' | 'turnsTaken' | 'present'>,
): number | null {
  switch (rule) {
    case 'anyMember':
    case 'consensus':
      return null;
    case 'captain':
      return firstPresent(0, size, present);
    case 'rotate':
      return firstPresent(turnsTaken % size, size, present);
  }
}

export function mayCommit(rule: Options['teams.commit'], moment: TeamMoment): boolean {
  const { size, member, present } = moment;
  if (!Number.isInteger(member) || member < 0 || member >= size) return false;
  if (rule === 'consensus') {
    return present.every((other) => other === member || moment.approvals.includes(other));
  }
  const mover = teamMover(rule, moment);
  return mover === null || mover === member;
}

function firstPresent(from: number, size: number, present: readonly number[]): number {
  for (let step = 0; step < size; step++) {
    const member = (from + step) % size;
    if (present.includes(member)) return member;
  }
  return from;
}
