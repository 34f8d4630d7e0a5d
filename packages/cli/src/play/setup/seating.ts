/** Who sits where: people and teams by name, computers by level. The rules know only seats. */

import { LEVELS, type Level } from '@lexiko/engine';
import { err, ok, type Result, type Seat } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { MAX_SIDES } from '@lexiko/rules/options';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Saying } from '../../command.ts';
import { clip } from '../terminal/styled-text.ts';

export interface Side {
  readonly name: string;
  /** One member unless it is a team. */
  readonly members: readonly string[];
  /** `null` for people. */
  readonly computer: Level | null;
}

export type Seating = readonly Side[];

const LONGEST_NAME = 14;

export function nameOf(seating: Seating, seat: Seat): string {
  return itemAt(seating, seat).name;
}

/** The name, with the level of a computer: `Iris (computer, hard)`. */
export function titleOf({ terminalSetup }: TerminalTexts, { name, computer }: Side): string {
  return computer === null ? name : terminalSetup.withLevel(name, terminalSetup.levelNames[computer]);
}

/** A name without control characters, short enough for the score panel. */
export function cleanName(text: string): string {
  return clip(
    text
      .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    LONGEST_NAME,
  ).trim();
}

/** Names for computers. */
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
 * `computer`.
 */
export function parseSeating(text: string): Result<Seating, Saying> {
  const sides: Side[] = [];
  for (const entry of text.split(',')) {
    const side = parseSide(entry);
    if (!side.ok) return side;
    sides.push(side.value);
  }
  const seating = withComputerNames(sides);
  if (seating.length > MAX_SIDES) return err(({ terminalSetup }) => terminalSetup.tooManySides);
  const names = seating.map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length
    ? err(({ terminalSetup }) => terminalSetup.sameName)
    : ok(seating);
}

/** Computers get their names later. */
function parseSide(entry: string): Result<Side, Saying> {
  const [before = '', after] = entry.split(':');
  if (isComputerWord(before)) {
    const wanted = (after ?? DEFAULT_LEVEL).trim().toLowerCase();
    const computer = LEVELS.find((level) => level === wanted);
    if (computer !== undefined) return ok({ name: '', members: [], computer });
    return err(({ terminalSetup }) => terminalSetup.noComputer(wanted, LEVELS));
  }
  const words = (after ?? before).split('+');
  if (words.some(isComputerWord)) return err(({ terminalSetup }) => terminalSetup.mixedTeam);
  const members = words.map(cleanName).filter((name) => name !== '');
  const name = after === undefined ? cleanName(members.join('+')) : cleanName(before);
  return name === '' || members.length === 0
    ? err(({ terminalSetup }) => terminalSetup.noName)
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

/** The seating with one more computer. */
export function withComputer(sides: Seating, computer: Level): Seating {
  return withComputerNames([...sides, { name: '', members: [], computer }]);
}

function freeNames(sides: Seating): string[] {
  const names = sides.flatMap(({ name, members }) => [name, ...members]);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return COMPUTER_NAMES.filter((name) => !taken.has(name.toLowerCase()));
}

/** In team games a computer plays as a team of two, the smallest allowed (T-01). */
export function withComputerTeams(sides: Seating): Seating {
  const free = freeNames(sides);
  return sides.map((side) => {
    if (side.computer === null || side.members.length > 1) return side;
    const members = [side.name, free.shift() ?? ''];
    return { ...side, name: members.join('+'), members };
  });
}
