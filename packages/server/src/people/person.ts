/** A person, as far as everybody may know them. */

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
}

/** The name of those who have had their data deleted. */
export const FORMER_PLAYER = 'Former player';

/** What is left of a message whose writer had their data deleted; its number stays taken. */
export const FORGOTTEN_TEXT = '…';

/** When those came who stand for them: before everybody else, and they never expire. */
export const FORMER_CREATED_MS = 0;

/** A session that nobody has used for so long is over. */
export const SESSION_MS: number = 90 * 24 * 60 * 60 * 1000;

/** Whoever has not tried to come in for so long may do it as if they never had. */
export const ATTEMPTS_MS: number = 60 * 60 * 1000;
