/** Letters that a language adds to words so freely that people expect them with any word. */

export interface FreeForms {
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
  /** The ending that makes plurals, which some games bar. */
  readonly plural: string;
}

const NONE: FreeForms = { beginnings: [], endings: [], plural: '' };

const BY_ALPHABET: ReadonlyMap<string, FreeForms> = new Map([
  ['english', { beginnings: ['RE', 'UN'], endings: ['S', 'ER', 'ED', 'Y'], plural: 'S' }],
  ['german', { beginnings: ['BE', 'UN'], endings: ['EN', 'ER', 'T', 'IG'], plural: 'EN' }],
  ['french', { beginnings: ['RE', 'DE'], endings: ['S', 'ER', 'E', 'EZ'], plural: 'S' }],
  ['spanish', { beginnings: ['RE', 'DES'], endings: ['S', 'AR', 'ITO', 'OSO'], plural: 'S' }],
  ['dutch', { beginnings: ['BE', 'ON'], endings: ['EN', 'JE', 'T', 'IG'], plural: 'EN' }],
  ['polish', { beginnings: ['NIE', 'PO'], endings: ['Y', 'EK', 'OWY', 'OWAĆ'], plural: 'Y' }],
  ['catalan', { beginnings: ['RE', 'DES'], endings: ['S', 'AR', 'ET', 'OS'], plural: 'S' }],
]);

/** None in an alphabet of the user's own. */
export function freeForms(alphabet: string): FreeForms {
  return BY_ALPHABET.get(alphabet) ?? NONE;
}
