/** Number classes: what a word that looks like a plural may be besides. Crosswords bars plurals by them (W-25). */

/**
 * `P` plural only (APPLES, MICE); `PVv`, `PVn` plural and verb, mostly verb (RUNS) or mostly noun (CATS); `PX` plural
 * and function word (HIS); `PS` has a singular of its own (NEWS, SPECIES); empty: does not look like a plural.
 */
export const NUMBER_CLASSES = ['', 'P', 'PVv', 'PVn', 'PX', 'PS'] as const;

export type NumberClass = (typeof NUMBER_CLASSES)[number];

/** Place in `NUMBER_CLASSES`, as the columns hold it; -1 for anything else. */
export function numberClassIndex(name: string): number {
  return (NUMBER_CLASSES as readonly string[]).indexOf(name);
}
