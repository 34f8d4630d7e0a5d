/** Seats of an online game: who acts for one, and its name. */

import type { Person, SeatStatus } from '@lexiko/protocol';
import { personName } from '../person-name.ts';
import { isLevel } from '../../setup/game-plans.ts';
import type { SeatPlan } from '../../table/snapshot.ts';
import type { Texts } from '../../texts/texts.ts';
import { onlineTexts } from '../online-texts.ts';

export interface Member {
  readonly person: Person;
  readonly present: boolean;
  /** `null` if they are present, or it is not known. */
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

/** Whether somebody can still sit down before the game starts; a team always has room. */
export function hasRoom({ occupant }: SeatStatus): boolean {
  return occupant.kind === 'nobody' || occupant.kind === 'team';
}

/** Whether this seat needs more people before the game can start. A team is two or more. */
export function needsPeople(status: SeatStatus): boolean {
  const { kind } = status.occupant;
  return kind === 'nobody' || (kind === 'team' && membersAt(status).length < 2);
}

/** The name of a seat. */
export function occupantName(words: Texts, status: SeatStatus): string {
  const { occupant } = status;
  switch (occupant.kind) {
    case 'person':
      return personName(occupant.person);
    case 'team': {
      const names = membersAt(status).map(({ person }) => personName(person));
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
