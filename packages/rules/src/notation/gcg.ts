/**
 * GCG, the usual text format for games: `>A: HNOR 8F HORN +14 14`. This file defines a game in that format and writes
 * it; `gcg-parse.ts` reads it. Dice, colours, drawn tiles and times have no place in it: they are in the log.
 */

import type { Tile } from '../tile.ts';
import { formatWordStart, type WordStart } from './move-notation.ts';
import { joinTiles } from './tile-text.ts';

export interface GcgPlayer {
  /** One word, without a colon. */
  readonly id: string;
  readonly name: string;
}

/** A line about the whole game: `#title …`, `#lexicon …`, including names we do not know. */
export interface GcgPragma {
  readonly name: string;
  readonly text: string;
}

interface GcgLine {
  /** Index into the players. */
  readonly player: number;
  /** As far as the file gives it; may be empty. */
  readonly rack: readonly Tile[];
  readonly score: number;
  readonly total: number;
  /** Anything after the total. */
  readonly remark: string;
  /** One for each line. */
  readonly notes: readonly string[];
}

/** A letter to be laid, or a dot for one already on the board. Some files write those out as well. */
export type GcgLetter = string;

export const THROUGH: GcgLetter = '.';

export type GcgAct =
  | { readonly kind: 'play'; readonly start: WordStart; readonly letters: readonly GcgLetter[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  /** An exchange with only the number of tiles known. */
  | { readonly kind: 'exchange-count'; readonly count: number }
  /** The play before is removed from the board. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'time' }
  /** Points for tiles left on a rack at the end. */
  | { readonly kind: 'rack-points'; readonly tiles: readonly Tile[] };

export type GcgTurn = GcgLine & GcgAct;

/** Why a side lost a turn: it had challenged a valid play (S-29), or its time was up (V-09). */
export type TurnLoss = 'challenge' | 'time';

/** GCG has no line for a lost turn: it is written as a pass with one of these notes. */
export const LOSS_NOTES: Readonly<Record<TurnLoss, string>> = {
  challenge: 'turn lost',
  time: 'time ran out',
};

/** Why the turn was lost; `null` for a real pass and for any other act. */
export function turnLossOf({ kind, notes }: Pick<GcgTurn, 'kind' | 'notes'>): TurnLoss | null {
  if (kind !== 'pass') return null;
  if (notes.includes(LOSS_NOTES.challenge)) return 'challenge';
  return notes.includes(LOSS_NOTES.time) ? 'time' : null;
}

export interface GcgGame {
  readonly players: readonly GcgPlayer[];
  readonly pragmas: readonly GcgPragma[];
  readonly turns: readonly GcgTurn[];
}

/** The text of the first pragma with this name; `null` if there is none. */
export function pragmaOf({ pragmas }: GcgGame, name: string): string | null {
  return pragmas.find((pragma) => pragma.name.toLowerCase() === name)?.text ?? null;
}

export function formatGcg({ players, pragmas, turns }: GcgGame): string {
  const named = players.map(({ id, name }, at) => `#player${at + 1} ${id} ${name}`.trimEnd());
  const [first, ...rest] = pragmas.map(formatPragma);
  // Programs look for the encoding in the first line.
  const header =
    first !== undefined && pragmas[0]?.name === 'character-encoding'
      ? [first, ...named, ...rest]
      : [...named, ...(first === undefined ? [] : [first, ...rest])];
  const lines = turns.flatMap((turn) => [
    formatTurn(turn, players[turn.player]?.id ?? ''),
    ...turn.notes.map((text) => formatPragma({ name: 'note', text })),
  ]);
  return [...header, ...lines, ''].join('\n');
}

function formatPragma({ name, text }: GcgPragma): string {
  return `#${name} ${text.replaceAll(/\s*[\r\n]+\s*/g, ' ')}`.trimEnd();
}

function formatTurn(turn: GcgTurn, id: string): string {
  const sign = turn.score < 0 ? '' : '+';
  const remark = turn.remark === '' ? '' : ` ${turn.remark}`;
  return `>${id}: ${joinTiles(turn.rack)} ${formatGcgAct(turn)} ${sign}${turn.score} ${turn.total}${remark}`;
}

/** The act as written in its line: `8F HORN`, `-`, `-QVV`, `--`, `(challenge)`, `(AI)`. */
export function formatGcgAct(act: GcgAct): string {
  switch (act.kind) {
    case 'play':
      return `${formatWordStart(act.start)} ${joinTiles(act.letters)}`;
    case 'pass':
      return '-';
    case 'exchange':
      return `-${joinTiles(act.tiles)}`;
    case 'exchange-count':
      return `-${act.count}`;
    case 'withdrawn':
      return '--';
    case 'challenge':
      return '(challenge)';
    case 'time':
      return '(time)';
    case 'rack-points':
      return `(${joinTiles(act.tiles)})`;
  }
}
