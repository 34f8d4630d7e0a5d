/** Number classes: the other readings of a word that looks like a plural. Crosswords bars plurals by them (W-25). */

/**
 * `P` plural only (APPLES, MICE); `PVv`, `PVn` plural and verb, mostly verb (RUNS) or mostly noun (CATS); `PX` plural
 * and function word (HIS); `PS` has a singular of its own (NEWS, SPECIES); empty: does not look like a plural.
 */
export const NUMBER_CLASSES = ['', 'P', 'PVv', 'PVn', 'PX', 'PS'] as const;

export type NumberClass = (typeof NUMBER_CLASSES)[number];

/** The index in `NUMBER_CLASSES`, as stored in the columns; -1 for anything else. */
export function numberClassIndex(name: string): number {
  return (NUMBER_CLASSES as readonly string[]).indexOf(name);
}
