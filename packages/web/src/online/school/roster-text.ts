/** Names of pupils from text: one in a line, or a column of a table as spreadsheets copy and save it. Pure. */

import { isPersonName } from '@lexiko/protocol';

/** Titles of the column that has the names, in the languages of the page. */
const TITLES: ReadonlySet<string> = new Set([
  'name',
  'names',
  'pupil',
  'student',
  'first name',
  'vorname',
  'schüler',
  'prénom',
  'nom',
  'élève',
  'nombre',
  'estudiante',
  'naam',
  'voornaam',
  'leerling',
  'imię',
  'uczeń',
]);

export interface Roster {
  /** In their order; namesakes have numbers. */
  readonly names: readonly string[];
  /** What cannot be a name. */
  readonly unfit: readonly string[];
}

export function readRoster(text: string): Roster {
  const rows = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\n|\r/u)
    .map(cellsOf)
    .filter((row) => row.some((cell) => cell !== ''));
  const titles = (rows[0] ?? []).map((cell) => cell.toLowerCase());
  const titled = titles.findIndex((title) => TITLES.has(title));
  const column = Math.max(titled, 0);
  const found = rows.slice(titled === -1 ? 0 : 1).flatMap((row) => row[column] || []);
  const names: string[] = [];
  for (const name of found.filter(isPersonName)) names.push(freeName(name, new Set(names)));
  return { names, unfit: found.filter((name) => !isPersonName(name)) };
}

/** The cells of a line, between tabs, semicolons or commas; quotes hold those together. */
function cellsOf(line: string): readonly string[] {
  const mark = ['\t', ';', ','].find((one) => line.includes(one));
  if (mark === undefined) return [plain(line)];
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === mark && !isQuoted) {
      cells.push(plain(cell));
      cell = '';
    } else cell += letter;
  }
  return [...cells, plain(cell)];
}

function plain(cell: string): string {
  const trimmed = cell.trim();
  const inner = /^"(.*)"$/u.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed;
  return inner.trim().replaceAll(/\s+/gu, ' ');
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
