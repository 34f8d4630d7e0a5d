/** Who sits where: people by name, alone or in teams, and computers by level. The rules know seats only. */

import { LEVELS, type Level } from '@lexiko/engine';
import { err, MAX_SIDES, ok, type Result, type Seat } from '@lexiko/rules';
import { terminalSetup } from '@lexiko/texts/en/terminal/setup';
import { clip } from '../terminal/styled-text.ts';

export interface Side {
  readonly name: string;
  /** One for a side that is no team. */
  readonly members: readonly string[];
  /** `null` for people. */
  readonly computer: Level | null;
}

export type Seating = readonly Side[];

const LONGEST_NAME = 14;

export function nameOf(seating: Seating, seat: Seat): string {
  return seating[seat]?.name ?? `Seat ${seat + 1}`;
}

/** The name, and of a computer what it is: `Iris (computer, hard)`. */
export function titleOf({ name, computer }: Side): string {
  return computer === null ? name : `${name} (computer, ${computer})`;
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

/** Names for computers, which have none of their own. */
const COMPUTER_NAMES = [
  'Iris',
  'Otto',
  'Vera',
  'Emil',
  'Nora',
  'Hugo',
  'Ida',
  'Karl',
  'Lena',
  'Max',
] as const;

export const DEFAULT_LEVEL: Level = 'medium';

/**
 * `Ann,Ben`; teams as `Reds:Ann+Cy,Blues:Ben+Di` or just `Ann+Cy,Ben+Di`; a computer as `computer:hard` or just
 * `computer`. The error is a sentence.
 */
export function parseSeating(text: string): Result<Seating, string> {
  const sides: Side[] = [];
  for (const entry of text.split(',')) {
    const side = parseSide(entry);
    if (!side.ok) return side;
    sides.push(side.value);
  }
  const seating = withComputerNames(sides);
  if (seating.length > MAX_SIDES) return err(terminalSetup.tooManySides);
  const names = seating.map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length ? err(terminalSetup.sameName) : ok(seating);
}

/** A computer has no name yet. */
function parseSide(entry: string): Result<Side, string> {
  const [before = '', after] = entry.split(':');
  if (isComputerWord(before)) {
    const wanted = (after ?? DEFAULT_LEVEL).trim().toLowerCase();
    const computer = LEVELS.find((level) => level === wanted);
    if (computer !== undefined) return ok({ name: '', members: [], computer });
    return err(terminalSetup.noComputer(wanted, LEVELS));
  }
  const words = (after ?? before).split('+');
  if (words.some(isComputerWord)) return err(terminalSetup.mixedTeam);
  const members = words.map(cleanName).filter((name) => name !== '');
  const name = after === undefined ? cleanName(members.join('+')) : cleanName(before);
  return name === '' || members.length === 0
    ? err(terminalSetup.noName)
    : ok({ name, members, computer: null });
}

function isComputerWord(text: string): boolean {
  return text.trim().toLowerCase() === 'computer';
}

function withComputerNames(sides: Seating): Seating {
  const free = freeNames(sides);
  return sides.map((side) => {
    if (side.computer === null || side.name !== '') return side;
    const name = free.shift() ?? '';
    return { ...side, name, members: [name] };
  });
}

/** The same table with a computer at one more seat. */
export function withComputer(sides: Seating, computer: Level): Seating {
  return withComputerNames([...sides, { name: '', members: [], computer }]);
}

function freeNames(sides: Seating): string[] {
  const names = sides.flatMap(({ name, members }) => [name, ...members]);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return COMPUTER_NAMES.filter((name) => !taken.has(name.toLowerCase()));
}

/** In team games a computer plays for two, the fewest that a team may have (T-01). */
export function withComputerTeams(sides: Seating): Seating {
  const free = freeNames(sides);
  return sides.map((side) => {
    if (side.computer === null || side.members.length > 1) return side;
    const members = [side.name, free.shift() ?? ''];
    return { ...side, name: members.join('+'), members };
  });
}
