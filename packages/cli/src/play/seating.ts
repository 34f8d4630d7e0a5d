/** Who sits where: the names of the sides and, in team games, of their members. The rules know seats only. */

import type { Seat } from '@lexiko/rules';
import { clip } from './styled-text.ts';

export interface Side {
  readonly name: string;
  /** One for a side that is no team. */
  readonly members: readonly string[];
}

export type Seating = readonly Side[];

const LONGEST_NAME = 14;

export function nameOf(seating: Seating, seat: Seat): string {
  return seating[seat]?.name ?? `Seat ${seat + 1}`;
}

/** `Ann and Ben`, `Ann, Ben and Cy`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** A name as it may be shown: nothing that moves a terminal's cursor, and not too long for a score panel. */
export function cleanName(text: string): string {
  return clip(
    text
      .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    LONGEST_NAME,
  ).trim();
}

/** `Ann,Ben`; teams as `Reds:Ann+Cy,Blues:Ben+Di` or just `Ann+Cy,Ben+Di`. */
export function parseSeating(text: string): Seating {
  return text.split(',').map((entry) => {
    const [before = '', after] = entry.split(':');
    const members = (after ?? before)
      .split('+')
      .map(cleanName)
      .filter((name) => name !== '');
    const name = after === undefined ? cleanName(members.join('+')) : cleanName(before);
    return { name, members };
  });
}

/** What is wrong with these names; `null` if nothing. */
export function seatingFault(seating: Seating): string | null {
  if (seating.length < 1 || seating.length > 4) return 'there are one to four sides.';
  if (seating.some(({ name, members }) => name === '' || members.length === 0))
    return 'every side needs a name.';
  const names = seating.map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length ? 'two sides have the same name.' : null;
}
