/** Teams: who may move for one, and whether its members can chat (T-01, T-05). */

import type { Options } from '../options/option-values.ts';

export type TeamRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'teams';
      /** By side; `null` until the teams are known. */
      readonly sizes: readonly number[] | null;
      readonly commit: TeamCommit;
      readonly chat: 'on' | 'off';
    };

export type TeamCommit = Options['teams.commit'];

export function teamRule(
  options: Options,
  { teams, sizes }: { readonly teams: boolean; readonly sizes: readonly number[] | null },
): TeamRule {
  if (!teams) return { kind: 'none' };
  return { kind: 'teams', sizes, commit: options['teams.commit'], chat: options['teams.chat'] };
}

/** Who may move for a side; a side of one person counts as a team. */
export function commitOf(rule: TeamRule): TeamCommit {
  return rule.kind === 'teams' ? rule.commit : 'anyMember';
}

/** Whether members of a team can chat. */
export function teamsMayChat(rule: TeamRule): boolean {
  return rule.kind === 'teams' && rule.chat === 'on';
}

/** How many members a side has, as far as known. */
export function teamSize(rule: TeamRule, side: number): number {
  return (rule.kind === 'teams' ? rule.sizes?.[side] : undefined) ?? 1;
}

export interface TeamMoment {
  readonly size: number;
  /** Turns the team has taken so far. */
  readonly turnsTaken: number;
  readonly present: readonly number[];
  readonly member: number;
  readonly approvals: readonly number[];
}

/**
 * The one member who may move; `null` where several may. The next present member stands in for an absent captain or
 * rotating member.
 */
export function teamMover(
  rule: TeamCommit,
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

export function mayCommit(rule: TeamCommit, moment: TeamMoment): boolean {
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
