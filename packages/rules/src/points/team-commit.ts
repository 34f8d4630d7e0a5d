/** Who may move for a team (T-05). */

import type { Options } from '../options.ts';

export interface TeamMoment {
  readonly size: number;
  /** Turns the team has taken so far. */
  readonly turnsTaken: number;
  readonly present: readonly number[];
  readonly member: number;
  readonly approvals: readonly number[];
}

/** An absent captain or rotating member is replaced by the next member who is there. */
export function mayCommit(rule: Options['teams.commit'], moment: TeamMoment): boolean {
  const { size, member, present } = moment;
  if (!Number.isInteger(member) || member < 0 || member >= size) return false;
  switch (rule) {
    case 'anyMember':
      return true;
    case 'captain':
      return member === firstPresent(0, size, present);
    case 'rotate':
      return member === firstPresent(moment.turnsTaken % size, size, present);
    case 'consensus':
      return present.every((other) => other === member || moment.approvals.includes(other));
  }
}

function firstPresent(from: number, size: number, present: readonly number[]): number {
  for (let step = 0; step < size; step++) {
    const member = (from + step) % size;
    if (present.includes(member)) return member;
  }
  return from;
}
