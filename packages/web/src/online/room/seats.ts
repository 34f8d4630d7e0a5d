/** Seats at a table of the server, as the page needs them: who acts for one, and what to call them. */

import type { Person, SeatStatus } from '@lexiko/protocol';
import { isLevel } from '../../setup/game-plans.ts';
import type { SeatPlan } from '../../table/snapshot.ts';
import type { Texts } from '../../texts/texts.ts';
import { onlineTexts } from '../online-texts.ts';

export interface Member {
  readonly person: Person;
  readonly present: boolean;
  /** `null`: they are there, or it is not known. */
  readonly awaySinceMs: number | null;
}

/** The people who act for a seat; those who have left a team no longer do. */
export function membersAt({ occupant }: SeatStatus): readonly Member[] {
  switch (occupant.kind) {
    case 'person':
      return [occupant];
    case 'team':
      return occupant.members.filter(({ left }) => !left);
    case 'computer':
    case 'nobody':
      return [];
  }
}

export function isOf(status: SeatStatus, person: Person | null): boolean {
  return membersAt(status).some((member) => member.person.id === person?.id);
}

/** Whether somebody could still sit down before the game begins; a team has room for more. */
export function hasRoom({ occupant }: SeatStatus): boolean {
  return occupant.kind === 'nobody' || occupant.kind === 'team';
}

/** Whether the game cannot begin for want of people here. A team is two or more. */
export function needsPeople(status: SeatStatus): boolean {
  const { kind } = status.occupant;
  return kind === 'nobody' || (kind === 'team' && membersAt(status).length < 2);
}

/** Who sits there, in a word or two. */
export function occupantName(words: Texts, status: SeatStatus): string {
  const { occupant } = status;
  switch (occupant.kind) {
    case 'person':
      return occupant.person.name;
    case 'team': {
      const names = membersAt(status).map(({ person }) => person.name);
      return names.length === 0 ? onlineTexts.peek().emptyTeam : names.join(' & ');
    }
    case 'computer':
      return isLevel(occupant.level) ? words.levels[occupant.level].name : occupant.level;
    case 'nobody':
      return onlineTexts.peek().nobody;
  }
}

/** The seat as every table shows it. */
export function planOf(words: Texts, status: SeatStatus): SeatPlan {
  const { occupant } = status;
  const name = occupantName(words, status);
  if (occupant.kind === 'computer' && isLevel(occupant.level))
    return { kind: 'computer', name, level: occupant.level };
  const members = membersAt(status);
  return { kind: 'person', name, isAway: members.every(({ present }) => !present) };
}
