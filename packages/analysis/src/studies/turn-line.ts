/** A turn of a chapter as its line of GCG, and as it is read again. */

import { formatGcg, parseGcg, type GcgFile, type GcgTurn } from '@lexiko/rules/notation';
import type { ChapterStart } from './study-event.ts';

/** The header of the chapter in GCG, by which its lines are read. */
function header({ players }: ChapterStart): string {
  return formatGcg({ players, pragmas: [], turns: [] });
}

export function readLines(start: ChapterStart, lines: readonly string[]): GcgFile | null {
  const file = parseGcg(header(start) + lines.join('\n'));
  return file.ok && file.value.game.turns.length === lines.length ? file.value : null;
}

/** The turn that a line stands for; `null`: it cannot be read. */
export function turnOfLine(start: ChapterStart, line: string): GcgTurn | null {
  return readLines(start, [line])?.game.turns[0] ?? null;
}

/** A turn as its line, without its notes. */
export function formatTurnLine({ players }: ChapterStart, turn: GcgTurn): string {
  const text = formatGcg({ players, pragmas: [], turns: [{ ...turn, notes: [] }] });
  return text.trimEnd().split('\n').at(-1) ?? '';
}

/** Whether two lines stand for one turn: the same play from another rack is. */
export function isSamePlay(one: string, other: string): boolean {
  return withoutRack(one) === withoutRack(other);
}

function withoutRack(line: string): string {
  return line.replace(/: \S* /u, ': ');
}
