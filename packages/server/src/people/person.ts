/** A person, as far as everybody may know them. */

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
}

/** The name of those who have had their data deleted. */
export const FORMER_PLAYER = 'Former player';

/** A session that nobody has used for so long is over. */
export const SESSION_MS: number = 90 * 24 * 60 * 60 * 1000;
