/** Racks in queries: letters in any order, `?` for a blank. */

import { letterAt, normalise, type Alphabet } from '../alphabet.ts';
import { err, ok, type Result } from '../result.ts';

/** How many of each letter, by number; entry 0 counts the blanks. */
export type Rack = Uint8Array;

/** The characters in `text` are not a letter of the alphabet. */
export interface RackFault {
  readonly code: 'not-a-letter';
  readonly text: string;
}

export function parseRack(alphabet: Alphabet, text: string): Result<Rack, RackFault> {
  const rack = new Uint8Array(alphabet.size + 1);
  const letters = normalise(text);
  for (let at = 0; at < letters.length;) {
    if (letters[at] === '?') {
      rack[0] = (rack[0] ?? 0) + 1;
      at++;
      continue;
    }
    const { number, width } = letterAt(alphabet, letters, at);
    if (number === 0) return err({ code: 'not-a-letter', text: letters.slice(at, at + width) });
    rack[number] = (rack[number] ?? 0) + 1;
    at += width;
  }
  return ok(rack);
}

/** Letters and blanks together. */
export function rackSize(rack: Rack): number {
  return rack.reduce((sum, count) => sum + count, 0);
}
