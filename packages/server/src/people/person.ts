/** A person as everybody may see them. */

import type { Person } from '@lexiko/protocol';

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  /** Whether a program plays in their name. */
  readonly isBot?: boolean;
}

export function shownPerson({ id, name, isBot }: PersonRecord): Person {
  return isBot === true ? { id, name, bot: true } : { id, name };
}

/** The name shown for people who have deleted their data. */
export const FORMER_PLAYER = 'Former player';

/** Replaces the text of a message whose writer deleted their data; the message keeps its number. */
export const FORGOTTEN_TEXT = '…';

/** The creation time of the stand-ins for deleted people: they never expire. */
export const FORMER_CREATED_MS = 0;

/** A session ends after this long without use. */
export const SESSION_MS: number = 90 * 24 * 60 * 60 * 1000;

/** Attempts are forgotten after this long. */
export const ATTEMPTS_MS: number = 60 * 60 * 1000;
